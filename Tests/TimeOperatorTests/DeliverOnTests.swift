import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct DeliverOnTests {
  let scheduler = TestScheduler()
  let subject = TickSubject<Int, StubFailure>()
  private let seen = Log<Int>()

  @Test func eventsComeAsynchronouslyOnTheScheduler() {
    let seen = Log<Bool>()
    let subscription = subject.signal.deliver(on: scheduler).observe { [scheduler] _ in seen.append(scheduler.isCurrent) }
    subject.send(1, completing: true)
    expectEmpty(seen.entries)
    scheduler.advance(by: .zero)
    expectEqual(seen.entries, [true, true])
    subscription.dispose()
  }

  @Test func orderIsKept() {
    let recording = scheduler.record(subject.signal.deliver(on: scheduler))
    for value in 1...100 { subject.next(value) }
    subject.completed()
    scheduler.advance(by: .zero)
    expectEqual(recording.values, Array(1...100))
    #expect(recording.isFinished)
    expectEmpty(scheduler.pending)
  }

  @Test func valuesThatAreSentDuringDeliveriesWhileOthersWaitAreDeliveredInOrder() {
    let sent = [1: [2, 3], 2: [4]]
    let subscription = subject.signal.deliver(on: scheduler)
      .observe { [subject] event in
        guard case .next(let value) = event else { return }
        seen.append(value)
        for next in sent[value] ?? [] { subject.next(next) }
      }
    subject.next(1)
    scheduler.advance(by: .zero)
    subject.next(5)
    scheduler.advance(by: .zero)
    expectEqual(seen.entries, [1, 2, 3, 4, 5])
    subscription.dispose()
  }

  @Test func aFailureKeepsItsPlaceBehindTheValues() {
    let recording = scheduler.record(subject.signal.deliver(on: scheduler))
    subject.send(1, 2)
    subject.failed(StubFailure())
    scheduler.advance(by: .zero)
    expectEqual(recording.events, [.next(1, at: .zero), .next(2, at: .zero), .failed(StubFailure(), at: .zero)])
  }

  @Test func eachEventHasThePlaceOfItsArrivalAmongOtherWork() {
    let seen = Log<String>()
    let subscription = subject.signal.deliver(on: scheduler).observe { seen.append("\($0)") }
    subject.next(1)
    scheduler.schedule { seen.append("work") }
    subject.send(2, 3)
    scheduler.schedule { seen.append("later work") }
    scheduler.advance(by: .zero)
    expectEqual(seen.entries, ["next(1)", "work", "next(2)", "next(3)", "later work"])
    subscription.dispose()
  }

  @Test func whatFollowsADroppedValueTakesItsPlaceAmongOtherWork() {
    let seen = Log<String>()
    let subscription = subject.signal.deliver(on: scheduler, buffering: .newest(2)).observe { seen.append("\($0)") }
    scheduler.schedule { seen.append("before") }
    subject.next(1)
    scheduler.schedule { seen.append("between 1 and 2") }
    subject.next(2)
    scheduler.schedule { seen.append("between 2 and 3") }
    subject.next(3)
    scheduler.schedule { seen.append("after") }
    scheduler.advance(by: .zero)
    expectEqual(seen.entries, ["before", "next(2)", "between 1 and 2", "between 2 and 3", "next(3)", "after"])
    subscription.dispose()
  }

  @Test func aSenderThatIsAlwaysFasterDoesNotPutOffTheDelivery() {
    let subscription = subject.signal.deliver(on: scheduler, buffering: .newest(1))
      .observe { if case .next(let value) = $0 { seen.append(value) } }
    for turn in 1...3 { scheduler.schedule { [subject] in for value in 1...10 { subject.next(turn * 10 + value) } } }
    scheduler.advance(by: .zero)
    expectEqual(seen.entries.first, 40, "the newest, at the place of the first, which was sent in the first turn")
    expectEqual(seen.count, 1)
    subscription.dispose()
  }

  @Test func disposalDropsWhatIsQueued() {
    let recording = scheduler.record(subject.signal.deliver(on: scheduler))
    subject.send(1, 2)
    recording.dispose()
    expectEmpty(scheduler.pending)
    #expect(!subject.hasSubscribers)
    scheduler.advance(by: .seconds(1))
    expectEmpty(recording.events)
  }

  @Test func disposalInsideADeliveryDropsWhatIsQueued() {
    let handle = SerialDisposable()
    handle.inner = subject.signal.deliver(on: scheduler)
      .observe { event in
        if case .next(let value) = event { seen.append(value) }
        handle.dispose()
      }
    subject.send(1, 2)
    scheduler.advance(by: .zero)
    expectEqual(seen.entries, [1])
    expectEmpty(scheduler.pending)
  }

  @Test func onTheSchedulerItselfItIsStillAsynchronous() {
    let seen = Log<String>()
    let subscription = subject.signal.deliver(on: scheduler).observe { seen.append("\($0)") }
    scheduler.schedule { [subject] in
      subject.next(1)
      seen.append("sent")
    }
    scheduler.advance(by: .zero)
    expectEqual(seen.entries, ["sent", "next(1)"])
    subscription.dispose()
  }

  @Test func timeIsThatOfTheDelivery() {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler).map(\.index).deliver(on: scheduler).take(2))
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.events, [.next(0, at: .seconds(1)), .next(1, at: .seconds(2)), .completed(at: .seconds(2))])
    expectEmpty(scheduler.pending)
  }

  @Test func anEventThatArrivesInTheContextOfTheSchedulerWaitsForItsTurnToo() {
    let scheduler = TestScheduler()
    let subject = TickSubject<Int, Never>()
    let seen = Log<String>()
    let subscription = subject.signal.deliver(on: scheduler).subscribe(onNext: { seen.append("\($0)") })
    scheduler.schedule {
      subject.next(1)
      seen.append("sent")
    }
    scheduler.advance(by: .zero)
    expectEqual(seen.entries, ["sent", "1"])
    subscription.dispose()
  }

  @Test func operatorsBehindItDoNotSeeWhatIsQueuedAfterADisposal() {
    let scheduler = TestScheduler()
    let subject = TickSubject<Int, Never>()
    let subscription = subject.signal.deliver(on: scheduler).handleEvents(onNext: { seen.append($0) }).subscribe(onNext: { _ in })
    let plain = subject.signal.deliver(on: scheduler)
      .map { value in
        seen.append(value)
        return value
      }
      .subscribe(onNext: { _ in })
    subject.next(1)
    subscription.dispose()
    plain.dispose()
    scheduler.advance(by: .seconds(1))
    expectEmpty(seen.entries)
    expectEmpty(scheduler.pending)
  }

  @Test func closuresAreReleasedWithTheDeliveredEnd() {
    let (recording, witness) = holding { captured in scheduler.record(subject.signal.deliver(on: scheduler).map { captured.pass($0) }) }
    subject.completed()
    #expect(witness.isHeld)
    scheduler.advance(by: .zero)
    #expect(recording.isFinished)
    #expect(!witness.isHeld)
  }

  @Test @MainActor func onMainItWaitsWhileTimeStandsStill() {
    let source = TickSubject<Int, Never>()
    let paused = MainScheduler.shared.paused(while: TickValue(true).signal)
    let subscription = source.signal.deliver(on: paused).subscribe(onNext: { [seen] in seen.append($0) })
    source.next(1)
    expectEmpty(seen.entries)
    subscription.dispose()
  }
}

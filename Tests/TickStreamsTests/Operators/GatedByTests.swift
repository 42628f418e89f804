import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct GatedByTests {
  let scheduler = TestScheduler()
  let isOpen = TickSubject<Bool, Never>()

  @Test func theUpstreamRunsOnlyWhileTheGateIsOpen() {
    let source = TestSource(on: scheduler, "a---b---c---d")
    let recording = scheduler.record(source.signal.gated(by: isOpen.signal))
    scheduler.play(until: 20, [2: { isOpen.next(true) }, 8: { isOpen.next(false) }, 15: { isOpen.next(true) }])
    #expect(recording.line == "a at 2, b at 6, a at 15, b at 19")
    #expect(
      source.subscriptions == [
        SubscriptionWindow(from: .seconds(2), until: .seconds(8)), SubscriptionWindow(from: .seconds(15), until: nil),
      ])
    recording.dispose()
    #expect(scheduler.pending.isEmpty)
    #expect(!isOpen.hasSubscribers)
  }

  @Test func nothingIsSubscribedBeforeTheGateOpens() {
    let source = TestSource(on: scheduler, "a")
    let recording = scheduler.record(source.signal.gated(by: isOpen.signal))
    isOpen.next(false)
    #expect(source.subscriptions.isEmpty)
    isOpen.next(true)
    scheduler.advance(by: .zero)
    #expect(recording.line == "a at 0")
  }

  @Test func aRepeatedValueOfTheGateChangesNothing() {
    let source = TestSource(on: scheduler, "a---b")
    let recording = scheduler.record(source.signal.gated(by: isOpen.signal))
    scheduler.play(until: 9, [0: { isOpen.next(true) }, 2: { isOpen.next(true) }, 3: { isOpen.next(true) }])
    #expect(recording.line == "a at 0, b at 4")
    #expect(source.subscriptions.count == 1)
  }

  @Test func aValueOneNanosecondBeforeTheGateClosesPassesAndOneBehindItDoesNot() {
    let subject = TickSubject<Int, Never>()
    let recording = scheduler.record(subject.signal.gated(by: isOpen.signal))
    isOpen.next(true)
    scheduler.advance(by: .seconds(5) - .nanosecond)
    subject.next(1)
    scheduler.advance(by: .nanosecond)
    isOpen.next(false)
    subject.next(2)
    #expect(recording.events == [.next(1, at: .seconds(5) - .nanosecond)])
    #expect(!subject.hasSubscribers)
  }

  @Test func anEndOfTheUpstreamEndsTheResult() {
    let completed = scheduler.record(TestSource(on: scheduler, "a|").signal.gated(by: isOpen.signal))
    let failed = scheduler.record(TestSource(on: scheduler, "a#").signal.gated(by: isOpen.signal))
    isOpen.next(true)
    scheduler.advance(by: .seconds(2))
    #expect(completed.line == "a at 0, | at 1")
    #expect(failed.line == "a at 0, # at 1")
    #expect(!isOpen.hasSubscribers)
  }

  @Test func aGateThatIsLeftClosedCompletesTheResult() {
    let never = scheduler.record(TickSignal<Int, Never>.never.gated(by: isOpen.signal))
    let closed = scheduler.record(TickSignal<Int, Never>.never.gated(by: isOpen.signal))
    isOpen.next(true)
    isOpen.next(false)
    #expect(!never.isFinished)
    isOpen.completed()
    #expect(never.isFinished && closed.isFinished)
    #expect(scheduler.record(TickSignal<Int, Never>.just(1).gated(by: .empty)).line == "| at 0")
  }

  @Test func aGateThatIsLeftOpenStaysOpen() {
    let recording = scheduler.record(TestSource(on: scheduler, "a--b|").signal.gated(by: .just(true)))
    scheduler.advance(by: .seconds(60))
    #expect(recording.line == "a at 0, b at 3, | at 4")
  }

  @Test func closingFromInsideADeliveryWorks() {
    let seen = Log<Int>()
    let subscription = TickSignal.interval(.seconds(1), on: scheduler).map(\.index).gated(by: isOpen.signal)
      .subscribe(onNext: { [isOpen] value in
        seen.append(value)
        if value == 2 { isOpen.next(false) }
      })
    isOpen.next(true)
    scheduler.advance(by: .seconds(60))
    #expect(seen.entries == [0, 1, 2])
    #expect(scheduler.pending.isEmpty)
    subscription.dispose()
  }

  @Test func aCountdownToADeadlineNeedsNoCorrection() {
    let deadline = TickInstant.origin.advanced(by: .seconds(10))
    let left = TickSignal.countdown(to: deadline, on: scheduler).map { Int($0 / .seconds(1)) }
    let recording = scheduler.record(left.gated(by: isOpen.signal))
    scheduler.play(until: 60, [0: { isOpen.next(true) }, 2: { isOpen.next(false) }, 8: { isOpen.next(true) }])
    #expect(recording.line == "10 at 0, 9 at 1, 8 at 2, 2 at 8, 1 at 9, 0 at 10, | at 10")
  }

  @Test func closuresAreReleasedAtTheEnd() {
    expectCaptureReleased { source, witness in
      source.gated(by: TickSignal.never.startWith(true).map { witness.pass($0) }).map { witness.pass($0) }
    }
  }
}

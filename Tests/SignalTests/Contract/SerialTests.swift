import Foundation
import TestSupport
import Testing
import TickStreams

@Suite("Contract 2: a subscriber is never called concurrently", .serialized) struct SerialTests {
  private let subject = TickSubject<Int, Never>()

  @Test func reentrantSendsQueueInOrder() {
    let log = Log<String>()
    let subscription = subject.signal.subscribe(onNext: { value in
      log.append("begin \(value)")
      if value == 1 { subject.send(2, 3) }
      log.append("end \(value)")
    })
    subject.next(1)
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
    subscription.dispose()
  }

  @Test func aReentrantEndComesAfterTheQueuedValues() {
    let log = Log<Event<Int, Never>>()
    let subscription = subject.signal.observe { event in
      log.append(event)
      if event == .next(1) {
        subject.send(2, completing: true)
        subject.next(3)
      }
    }
    subject.next(1)
    expectEqual(log.entries, [.next(1), .next(2), .completed])
    subscription.dispose()
  }

  @Test func theClosureInitializerQueuesReentrantSends() {
    let log = Log<Int>()
    let outlet = Log<Subscriber<Int, Never>>()
    let signal = TickSignal<Int, Never> { subscriber in
      outlet.append(subscriber)
      return Disposables.none
    }
    let subscription = signal.subscribe(onNext: { value in
      if value < 3 { outlet.entries[0].next(value + 1) }
      log.append(value)
    })
    outlet.entries[0].next(1)
    expectEqual(log.entries, [1, 2, 3])
    subscription.dispose()
    outlet.removeAll()
  }

  @Test func sendsFromTwoThreadsAreDeliveredOneAtATimeAndNoneIsLost() {
    struct Seen: Sendable {
      var inside = 0
      var overlaps = 0
      var values: [Int] = []
    }
    let seen = Lock(Seen())
    let subscription = subject.signal.map { $0 }
      .subscribe(onNext: { value in
        seen.withLock { seen in
          seen.inside += 1
          if seen.inside > 1 { seen.overlaps += 1 }
          seen.values.append(value)
        }
        seen.withLock { $0.inside -= 1 }
      })
    together({ for value in 0..<20_000 { subject.next(value) } }, { for value in 20_000..<40_000 { subject.next(value) } })
    let result = seen.withLock { $0 }
    expectEqual(result.overlaps, 0)
    expectEqual(result.values.count, 40_000)
    expectEqual(result.values.filter { $0 < 20_000 }, Array(0..<20_000), "the order of each thread is kept")
    subscription.dispose()
  }

  @Test func allSubscribersOfASubjectSeeOneOrder() {
    let first = Log<Int>()
    let second = Log<Int>()
    let bag = DisposeBag()
    subject.signal.subscribe(onNext: { first.append($0) }).store(in: bag)
    subject.signal.subscribe(onNext: { second.append($0) }).store(in: bag)
    together({ for value in 0..<5_000 { subject.next(value) } }, { for value in 5_000..<10_000 { subject.next(value) } })
    expectEqual(first.count, 10_000)
    expectEqual(first.entries, second.entries)
  }

  @Test func aSubscriberGetsExactlyWhatIsSentAfterItSubscribed() {
    let late = Log<Int>()
    let second = SerialDisposable()
    let first = subject.signal.subscribe(onNext: { value in
      guard value == 1 else { return }
      subject.next(2)
      second.inner = subject.signal.subscribe(onNext: { late.append($0) })
    })
    subject.send(1, 3)
    expectEqual(late.entries, [3])
    first.dispose()
    second.dispose()
  }

  @Test func rememberedValuesComeBeforeThoseSentMeanwhile() {
    for _ in 0..<200 {
      let value = TickValue(0)
      let seen = Log<Int>()
      let bag = DisposeBag()
      together(
        { value.signal.subscribe(onNext: { seen.append($0) }).store(in: bag) },
        { for next in 1...300 { value.current = next } })
      let entries = seen.entries
      expectEqual(entries, Array((entries.first ?? 0)...300), "nothing twice, nothing left out, in order")
    }
  }
}

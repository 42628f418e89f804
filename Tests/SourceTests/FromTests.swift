import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct FromTests {
  let scheduler = TestScheduler()

  @Test func everyElementInOrderThenCompletionOnSubscription() {
    let recording = scheduler.record(TickSignal<Int, Never>.from([3, 1, 2]))
    expectEqual(recording.line, "3 at 0, 1 at 0, 2 at 0, | at 0")
  }

  @Test func anEmptySequenceIsAnEmptySignal() {
    expectEqual(scheduler.record(TickSignal<Int, Never>.from([])).events, [.completed(at: .zero)])
  }

  @Test func everySubscriptionIteratesFromTheStart() {
    let signal = TickSignal<Int, Never>.from(1...3)
    expectEqual(scheduler.record(signal).values, [1, 2, 3])
    expectEqual(scheduler.record(signal).values, [1, 2, 3])
  }

  @Test func noElementIsMadeAfterTheEnd() {
    let numbers = CountedNumbers()
    expectEqual(scheduler.record(TickSignal<Int, Never>.from(numbers).take(3)).values, [1, 2, 3])
    expectEqual(numbers.made.count, 3)
  }

  @Test func disposalStopsTheIteration() {
    let handle = SerialDisposable()
    let started = TickSubject<Void, Never>()
    let seen = Log<Int>()
    handle.inner = started.signal.flatMap { TickSignal<Int, Never>.from(Naturals()) }
      .subscribe(onNext: { value in
        seen.append(value)
        if value == 4 { handle.dispose() }
      })
    started.next()
    expectEqual(seen.entries, [0, 1, 2, 3, 4])
  }

  @Test func aLongSequenceNeedsNoStack() {
    let count = Lock(0)
    let subscription = TickSignal<Int, Never>.from(1...100_000).subscribe(onNext: { _ in count.withLock { $0 += 1 } })
    expectEqual(count.withLock { $0 }, 100_000)
    #expect(subscription.isDisposed)
  }
}

/// The numbers from one on, and how many have been made.
private struct CountedNumbers: Sequence, IteratorProtocol, Sendable {
  let made = Counter()
  private var last = 0

  mutating func next() -> Int? {
    made.increment()
    last += 1
    return last
  }
}

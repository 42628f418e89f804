import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Faults 9 to 12: handles and owners that disappear inside their own callback.
@Suite("Faults: handles") struct HandleFaultTests {
  private let scheduler = TestScheduler()
  private let log = Log<Int>()

  private final class Holder: Sendable { let subscription = Lock<Subscription?>(nil) }

  @Test func aSubscriberThatThrowsItsHandleAwayInItsCallbackGetsNothingMore() throws {
    let holder = Holder()
    holder.subscription.withLock {
      $0 = TickSignal.interval(.seconds(1), missedTicks: .burst, on: scheduler)
        .subscribe(onNext: { tick in
          log.append(tick.index)
          if tick.index == 2 {
            let over = holder.subscription.withLock { $0.take() }
            withExtendedLifetime(over) {}
          }
        })
    }
    scheduler.sleepDevice(for: .seconds(10))
    expectEqual(log.entries, [0, 1, 2])
    try scheduler.expectIdle()
  }

  @Test func aSubscriberThatSendsInItsCallbackNeedsNoStackForIt() {
    let subject = TickSubject<Int, Never>()
    let subscription = subject.signal.subscribe(onNext: { value in
      log.append(value)
      if value < 100_000 { subject.next(value + 1) }
    })
    subject.next(0)
    expectEqual(log.count, 100_001)
    expectEqual(log.entries.last, 100_000)
    subscription.dispose()
  }

  @Test func aSubjectThatIsDeallocatedInADeliveryEndsItQuietly() {
    let box = Lock<TickSubject<Int, Never>?>(TickSubject())
    let log = Log<String>()
    // The signal is not kept, since it would keep the subscribers of the subject.
    let subscription = box.withLock { $0 }.map { subject in
      subject.signal.subscribe(
        onNext: { value in
          log.append("\(value)")
          let over = box.withLock { $0.take() }
          over?.next(value + 1)
        },
        onCompleted: { log.append("completed") }
      )
    }
    box.withLock { $0 }?.next(1)
    expectEqual(log.entries, ["1", "2"])
    expectEqual(subscription?.isDisposed, true)
  }

  @Test func anOwnerThatIsReleasedInItsCallbackGetsNothingMore() throws {
    final class Owner: Sendable {}
    let owner = Lock<Owner?>(Owner())
    let subscription = owner.withLock { $0 }.map { owned in
      TickSignal.interval(.seconds(1), on: scheduler)
        .subscribe(
          with: owned,
          onNext: { _, tick in
            log.append(tick.index)
            let over = owner.withLock { $0.take() }
            withExtendedLifetime(over) {}
          })
    }
    scheduler.advance(by: .seconds(3))
    expectEqual(log.entries, [0])
    expectEqual(subscription?.isDisposed, true)
    try scheduler.expectIdle()
  }
}

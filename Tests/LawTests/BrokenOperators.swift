import Foundation
import Laws
import TickStreams
import TickStreamsTesting

/// Incorrect operators: each breaks the law with which it is listed.
///
/// Most are made with the public closure initializer. It protects its subscribers, so operators that break grammar, silence or order bypass
/// it.
extension TickSignal where Value == LawValue, Failure == LawFailure {
  /// A correct operator, for comparison and as a base for the incorrect ones.
  func forwarded(_ change: @escaping @Sendable (Event<Value, Failure>, Subscriber<Value, Failure>) -> Void) -> TickSignal {
    TickSignal { subscriber in
      // A synchronous source that never stops by itself has to find that the subscription has ended, before there is a handle.
      self.take(while: { _ in !subscriber.isEnded }).observe { change($0, subscriber) }
    }
  }

  /// The same without protection.
  func unguarded(_ change: @escaping @Sendable (Event<Value, Failure>, Subscriber<Value, Failure>) -> Void) -> TickSignal {
    TickSignal(source: { subscriber in
      subscriber.scope.setFeeder(self.take(while: { _ in !subscriber.isEnded }).observe { change($0, subscriber) })
    })
  }

  func everyOther() -> TickSignal {
    TickSignal { subscriber in
      let turns = Turns()
      return self.take(while: { _ in !subscriber.isEnded }).observe { event in
        if event.isTerminal || turns.next() % 2 == 1 { subscriber.send(event) }
      }
    }
  }

  // MARK: - Threads

  func sendingUnderALock() -> TickSignal {
    TickSignal { subscriber in
      let lock = NSRecursiveLock()
      let subscription = self.take(while: { _ in !subscriber.isEnded }).observe { event in lock.withLock { subscriber.send(event) } }
      return AnyDisposable { lock.withLock { subscription.dispose() } }
    }
  }

  func waitingForItself() -> TickSignal {
    TickSignal { subscriber in
      let lock = NSLock()
      let subscription = self.take(while: { _ in !subscriber.isEnded }).observe { event in lock.withLock { subscriber.send(event) } }
      return AnyDisposable { lock.withLock { subscription.dispose() } }
    }
  }

  func lookingUnderALock() -> TickSignal {
    let lock = NSLock()
    return TickSignal { subscriber in
      lock.withLock {}
      return self.take(while: { _ in !subscriber.isEnded }).observe { event in
        if lock.withLock({ event.value?.number != 2 }) { subscriber.send(event) }
      }
    }
  }

  func mergedWithoutAGate(_ other: TickSignal) -> TickSignal {
    TickSignal(source: { subscriber in
      let ends = Turns()
      let take: @Sendable (Event<Value, Failure>) -> Void = { event in
        guard case .completed = event else { return subscriber.isEnded ? () : subscriber.send(event) }
        if ends.next() == 2 { subscriber.completed() }
      }
      let legs = CompositeDisposable()
      subscriber.scope.setFeeder(legs)
      legs.add(self.take(while: { _ in !subscriber.isEnded }).observe(take))
      legs.add(other.observe(take))
    })
  }

  func deafWhileSending(on scheduler: TestScheduler) -> TickSignal {
    TickSignal { subscriber in
      let isSending = Lock(false)
      let timers = CompositeDisposable()
      timers.add(
        self.take(while: { _ in !subscriber.isEnded }).observe { event in
          guard !event.isTerminal else { return subscriber.send(event) }
          guard !isSending.withLock({ $0 }) else { return }
          let timer = scheduler.schedule(after: .milliseconds(100)) {
            isSending.withLock { $0 = true }
            subscriber.send(event)
            isSending.withLock { $0 = false }
          }
          timers.add(timer)
        }
      )
      return timers
    }
  }

  // MARK: - Grammar

  func completingTwice() -> TickSignal {
    unguarded { event, subscriber in
      subscriber.send(event)
      if event.isTerminal { subscriber.completed() }
    }
  }

  func goingOnAfterTheEnd() -> TickSignal {
    TickSignal(source: { subscriber in
      self.observe { event in
        subscriber.send(event)
        if event.value?.number == 1 { subscriber.completed() }
      }
      .keepUntilFinished()
    })
  }

  func deafToDisposal() -> TickSignal { TickSignal(source: { subscriber in self.observe { subscriber.send($0) }.keepUntilFinished() }) }

  func sendingTwice() -> TickSignal {
    unguarded { event, subscriber in
      subscriber.send(event)
      if !event.isTerminal { subscriber.send(event) }
    }
  }

  // MARK: - Upstream

  func forgettingItsUpstream() -> TickSignal {
    TickSignal { subscriber in
      self.take(while: { _ in !subscriber.isEnded }).observe { subscriber.send($0) }.keepUntilFinished()
      return Disposables.none
    }
  }

  func forgettingItsTimers(on scheduler: TestScheduler) -> TickSignal {
    forwarded { event, subscriber in
      if event.isTerminal {
        subscriber.send(event)
      } else {
        scheduler.schedule(after: .seconds(1), file: "Shop/Postponed.swift", line: 7) { subscriber.send(event) }
      }
    }
  }

  func subscribingTwice() -> TickSignal {
    TickSignal { subscriber in
      let look = self.observe { _ in }
      let subscription = self.take(while: { _ in !subscriber.isEnded }).observe { subscriber.send($0) }
      return CompositeDisposable([look, subscription])
    }
  }

  func subscribingBeforehand() -> TickSignal {
    let look = self.observe { _ in }
    return forwarded { event, subscriber in withExtendedLifetime(look) { subscriber.send(event) } }
  }

  func sharingItsState() -> TickSignal {
    let turns = Turns()
    return forwarded { event, subscriber in if event.isTerminal || turns.next() % 2 == 1 { subscriber.send(event) } }
  }

  func swallowingFailures() -> TickSignal {
    forwarded { event, subscriber in if case .failed = event { subscriber.completed() } else { subscriber.send(event) } }
  }

  func ignoringFailures(of other: TickSignal) -> TickSignal { merge(other.catch { _ in TickSignal.empty }) }

  func failingLate(on scheduler: TestScheduler) -> TickSignal {
    TickSignal { subscriber in
      let timers = CompositeDisposable()
      timers.add(
        self.take(while: { _ in !subscriber.isEnded }).observe { event in
          guard case .failed = event else { return subscriber.send(event) }
          timers.add(scheduler.schedule(after: .seconds(1)) { subscriber.send(event) })
        }
      )
      return timers
    }
  }

  // MARK: - Shutdown

  /// Sends each value a second later.
  ///
  /// - Parameters:
  ///   - scheduler: Where.
  ///   - late: Handles events after a shutdown.
  ///   - fire: Sends a value.
  /// - Returns: The values, a second later.
  private func postponed(
    on scheduler: TestScheduler, late: @escaping @Sendable (Event<Value, Failure>, Subscriber<Value, Failure>) -> Void = { _, _ in },
    fire: @escaping @Sendable (LawValue, Subscriber<Value, Failure>) -> Void = { $1.next($0) }
  ) -> TickSignal {
    TickSignal { subscriber in
      let parts = CompositeDisposable()
      parts.add(
        self.take(while: { _ in !subscriber.isEnded }).observe { event in
          guard !scheduler.isShutDown else { return late(event, subscriber) }
          guard let value = event.value else { return subscriber.send(event) }
          parts.add(scheduler.schedule(after: .seconds(1)) { fire(value, subscriber) })
        }
      )
      return parts
    }
  }

  func silentAfterAShutdown(on scheduler: TestScheduler) -> TickSignal { postponed(on: scheduler) }

  func endingAfterAShutdown(on scheduler: TestScheduler) -> TickSignal {
    postponed(on: scheduler, late: { event, subscriber in if event.isTerminal { subscriber.send(event) } })
  }

  func sendingAfterAShutdown(on scheduler: TestScheduler) -> TickSignal {
    postponed(on: scheduler, late: { event, subscriber in if !event.isTerminal { subscriber.send(event) } })
  }

  func keepingValuesAfterAShutdown(on scheduler: TestScheduler) -> TickSignal {
    .deferred {
      let kept = Lock<[LawValue]>([])
      return postponed(on: scheduler, late: { event, _ in kept.withLock { $0 += event.value.map { [$0] } ?? [] } })
    }
  }

  func finishingItsWorkAfterAShutdown(on scheduler: TestScheduler) -> TickSignal {
    postponed(
      on: scheduler,
      fire: { value, subscriber in
        subscriber.next(value)
        subscriber.next(value)
      })
  }

  // MARK: - Release

  func holdingItself() -> TickSignal {
    TickSignal { subscriber in
      let memory = Memory()
      return self.take(while: { _ in !subscriber.isEnded }).observe { event in
        memory.remember.withLock { $0 }?.run(event.value)
        subscriber.send(event)
      }
    }
  }

  func unstoppable() -> TickSignal { TickSignal { subscriber in self.observe { subscriber.send($0) } } }
}

/// A reference cycle: it holds a closure that holds it.
private final class Memory: Sendable {
  let values = Lock<[LawValue]>([])
  let remember = Lock<Remember?>(nil)

  struct Remember: Sendable {
    let run: @Sendable (LawValue?) -> Void

    init(_ run: @escaping @Sendable (LawValue?) -> Void) { self.run = run }
  }

  init() { remember.withLock { $0 = Remember { value in self.values.withLock { $0 += value.map { [$0] } ?? [] } } } }
}

/// Counts from one.
final class Turns: Sendable {
  private let count = Lock(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

import Synchronization

extension TickSignal {
  /// Passes on the values of all `signals` as they come, and completes when all have completed.
  ///
  /// They are subscribed in order. The first failure ends the result, and disposes the others. Values that arrive at once from several
  /// contexts are delivered one at a time, by whichever context is delivering.
  public static func merge(_ signals: [TickSignal]) -> TickSignal {
    TickSignal(source: { downstream in
      guard !signals.isEmpty else { return downstream.completed() }
      let junction = Junction(downstream)
      let gate = junction.gate
      let running = AtomicCounter(signals.count)
      for signal in signals {
        junction.run(
          signal,
          onNext: { gate.next($0, from: $1) },
          onEnd: { outcome in
            if case .completed = outcome, running.decrement() > 0 { return }
            gate.finish(outcome)
          }
        )
      }
    })
  }

  /// Passes on the values of all `signals` as they come.
  ///
  /// See ``merge(_:)-([TickSignal<Value,Failure>])``.
  public static func merge(_ signals: TickSignal...) -> TickSignal {
    merge(signals)
  }

  /// Passes on the values of this signal and of `others` as they come, and completes when all have completed.
  public func merge(_ others: TickSignal...) -> TickSignal {
    .merge([self] + others)
  }

  /// Merges with a signal that cannot fail.
  @_disfavoredOverload
  public func merge(_ other: TickSignal<Value, Never>) -> TickSignal {
    merge(other.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Failure == Never {
  /// Merges with a signal that can fail.
  @_disfavoredOverload
  public func merge<OtherFailure>(_ other: TickSignal<Value, OtherFailure>) -> TickSignal<Value, OtherFailure> {
    promoteFailure(to: OtherFailure.self).merge(other)
  }
}

/// A count that several contexts change.
final class AtomicCounter: Sendable {
  private let count: Atomic<Int>

  init(_ count: Int) {
    self.count = Atomic(count)
  }

  func decrement() -> Int {
    count.subtract(1, ordering: .acquiringAndReleasing).newValue
  }
}

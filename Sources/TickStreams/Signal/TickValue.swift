public import Observation

/// A value that changes over time: read it, set it, subscribe to it, observe it from SwiftUI.
///
/// Setting takes effect at once, on any thread: ``current`` reads the new value when the setter returns. Subscribers get the current value
/// at once and then every later one, in the same order as all others, by the rules of ``TickSubject``. The signal completes when the
/// `TickValue` is deallocated.
///
/// A SwiftUI view that reads ``current`` is updated when it changes; set the value on the main actor in that case, as with any observable
/// object.
public final class TickValue<Value: Sendable>: Sendable, Observable {
  private let broadcaster: Broadcaster
  private let registrar = ObservationRegistrar()

  /// Creates a value that starts as `initial`.
  public init(_ initial: Value) {
    broadcaster = Broadcaster(Boxing(Value.self), memory: 1)
    ValueInFlight.lending(initial) { broadcaster.next($0) }
  }

  deinit {
    broadcaster.finish(.completed)
  }

  /// The current value.
  ///
  /// Reading and setting are safe on any thread, but `current += 1` reads and then sets: if several threads do this at once, updates can be
  /// lost.
  public var current: Value {
    get {
      registrar.access(self, keyPath: \.current)
      guard let latest = broadcaster.latest else { preconditionFailure("a TickValue always has a latest value") }
      return latest.value(as: Value.self)
    }
    set {
      registrar.withMutation(of: self, keyPath: \.current) { ValueInFlight.lending(newValue) { broadcaster.next($0) } }
    }
  }

  /// The current value at once, and every later one.
  ///
  /// Completes when the `TickValue` is deallocated.
  public var signal: TickSignal<Value, Never> {
    TickSignal(raw: { [broadcaster] in broadcaster.subscribe($0) })
  }
}

public import Observation

/// A value that changes over time: read it, set it, subscribe to it, observe it from SwiftUI.
///
/// Setting takes effect immediately, on any thread: ``current`` reads the new value when the setter returns. Subscribers get the current value
/// synchronously and then every later one, in the same order as all others, by the rules of ``TickSubject``. The signal completes when the
/// `TickValue` is deallocated.
///
/// A SwiftUI view that reads ``current`` is updated when it changes; set the value on the main actor in that case, as with any observable
/// object.
public final class TickValue<Value: Sendable>: Sendable, Observation.Observable {
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
  /// Reading and setting are safe on any thread, but `current += 1` reads and then sets: if several threads do this concurrently, updates can be
  /// lost. ``modify(_:)`` loses none.
  public var current: Value {
    get {
      registrar.access(self, keyPath: \.current)
      return Boxing.value(latest, as: Value.self)
    }
    set {
      registrar.withMutation(of: self, keyPath: \.current) { ValueInFlight.lending(newValue) { broadcaster.next($0) } }
    }
  }

  private var latest: any ValueBox {
    guard let latest = broadcaster.latest else { preconditionFailure("a TickValue always has a latest value") }
    return latest
  }

  /// Changes the value by a closure, so that no change that other threads make at the same time is lost.
  ///
  /// ```swift
  /// let requests = TickValue(0)
  /// requests.modify { $0 += 1 }
  /// ```
  ///
  /// The closure gets a copy of the value, and runs with no lock held. **It may run again**: if the value was set since the copy was made,
  /// the result is dropped, and the closure runs with the new value. So it should compute the new value and do nothing else, and be short.
  /// It may use this `TickValue`; a closure that sets it in every run never ends.
  ///
  /// Subscribers get the values in the order in which they were set, each before this returns, or by the thread that is already delivering.
  /// A value is sent even if it equals the one before. If the closure throws, nothing is set and nothing is sent.
  ///
  /// - Parameter change: Changes the value in place. The result belongs to the call whose value was set.
  /// - Returns: The result of `change`.
  /// - Throws: The error that `change` throws.
  /// - Complexity: One run of the closure without contention; at most one more for each time another thread sets the value meanwhile. A
  ///   collection that is changed is copied once for each run.
  public func modify<Result, Problem: Error>(_ change: (inout Value) throws(Problem) -> Result) throws(Problem) -> Result {
    while true {
      let before = latest
      var value = Boxing.value(before, as: Value.self)
      let result = try change(&value)
      let isSet = registrar.withMutation(of: self, keyPath: \.current) {
        ValueInFlight.lending(value) { broadcaster.next($0, replacing: before) }
      }
      if isSet { return result }
    }
  }

  /// Sends the current value synchronously, and every later one.
  ///
  /// Completes when the `TickValue` is deallocated.
  public var signal: TickSignal<Value, Never> {
    TickSignal(raw: { [broadcaster] in broadcaster.subscribe($0) })
  }

  /// Every value that is set from the subscription on, without the current one.
  ///
  /// ```text
  /// signal     a-b--c-|
  /// changes    --b--c-|
  /// ```
  ///
  /// A value is sent even if it equals the one before. Completes when the `TickValue` is deallocated.
  public var changes: TickSignal<Value, Never> { signal.skip(1) }
}

extension TickValue {
  /// Creates a value that is set by a signal.
  ///
  /// ```swift
  /// let left = TickValue(
  ///   following: countdown.deliver(on: .main), initially: .zero)
  /// ```
  ///
  /// The subscription starts immediately, and ends when the value is deallocated. For a SwiftUI view the signal has to deliver on main.
  ///
  /// - Parameters:
  ///   - signal: The signal that sets the value. When it completes, the value stays as it is.
  ///   - initial: The value until the signal sends its first one.
  public convenience init(following signal: TickSignal<Value, Never>, initially initial: Value) {
    self.init(initial)
    let end = self.signal.filter { _ in false }  // completes when this value is deallocated
    signal.take(until: end).subscribe(onNext: { [weak self] in self?.current = $0 }).keepUntilFinished()
  }

  /// A view of this value that can be read, subscribed to and observed, and not set.
  ///
  /// It shows each change immediately, and keeps the value alive.
  public var readOnly: ReadOnly { ReadOnly(self) }

  /// A ``TickValue`` without its setter, for a view model that exposes a value that only it may set.
  ///
  /// ```swift
  /// final class SearchModel {
  ///   private let count = TickValue(0)
  ///   var resultCount: TickValue<Int>.ReadOnly { count.readOnly }
  ///
  ///   func show(_ results: [String]) {
  ///     count.current = results.count
  ///   }
  /// }
  /// ```
  ///
  /// A SwiftUI view that reads ``current`` is updated when the value changes. The view keeps the value alive, so while it exists the signal
  /// does not complete.
  public struct ReadOnly: Sendable {
    private let source: TickValue

    /// Creates a view of `value`.
    public init(_ value: TickValue) {
      source = value
    }

    /// The current value; safe on any thread.
    public var current: Value { source.current }

    /// Sends the current value synchronously, and every later one, as ``TickValue/signal`` sends them.
    public var signal: TickSignal<Value, Never> { source.signal }

    /// Every later value, without the current one, as ``TickValue/changes`` sends them.
    public var changes: TickSignal<Value, Never> { signal.skip(1) }
  }
}

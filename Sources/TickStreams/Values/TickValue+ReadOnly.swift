extension TickValue {
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
  }
}

/// The text of a label for a remaining or an elapsed time.
///
/// It also determines when the label changes: a label of days need not wake each second.
///
/// ```swift
/// let text = CountdownText { left in
///   left > .seconds(86_400) ? "\(left.parts.days) days" : left.countdownLabel()
/// }
/// let label = TickSignal.countdown(to: offer.end, text: text, on: scheduler)
/// ```
///
/// ``label(hours:padded:)`` is the library's own text. With Foundation, `.format(style)` makes a text from a format style for durations.
public struct CountdownText: Sendable {
  private let text: @Sendable (Duration) -> String

  /// Creates a text from a closure, which is also called with later times, to find when the text changes next.
  ///
  /// The library finds the next change by calling the closure with later times: about forty times for each change of a label of days, and
  /// twice for a label of seconds. This is exact if all times with the same text follow each other, as for any text that names a time. For a
  /// text that returns, such as one that blinks, use a countdown with those steps, and `map`.
  ///
  /// - Parameter text: Returns the text of a time. Called in any context, more often than the text changes, and also with future times.
  public init(_ text: @escaping @Sendable (Duration) -> String) {
    self.text = text
  }

  /// The text of a time.
  public func callAsFunction(_ time: Duration) -> String { text(time) }

  /// The values from this one on, in the direction of time, that have its text.
  func values(from value: Nanoseconds, _ direction: CounterStyle.Direction, every step: Nanoseconds) -> ClosedRange<Nanoseconds> {
    switch direction {
    case .down: value - (steps(from: value, by: -step, atMost: value / step) - 1).multiplied(by: step)...value
    case .up: value...value.adding((steps(from: value, by: step, atMost: 1 << 40) - 1).multiplied(by: step))
    }
  }

  /// The number of steps from a value to the first one with another text, at least one and at most `limit`.
  ///
  /// It doubles the distance until the text differs, and then halves it to find the first.
  ///
  /// - Parameters:
  ///   - value: The value, a multiple of the step.
  ///   - step: The step to the next value, less than zero if values fall.
  ///   - limit: The maximum number of steps.
  /// - Returns: The number of steps.
  private func steps(from value: Nanoseconds, by step: Nanoseconds, atMost limit: Int64) -> Int64 {
    let shown = text(Duration(nanoseconds: value))
    func changes(after steps: Int64) -> Bool { text(Duration(nanoseconds: value.adding(step.multiplied(by: steps)))) != shown }
    var known: Int64 = 0
    var end: Int64 = 1
    while end < limit, !changes(after: end) {
      known = end
      end = Swift.min(limit, end.multiplied(by: 2))
    }
    while end - known > 1 {
      let middle = known + (end - known) / 2
      if changes(after: middle) { end = middle } else { known = middle }
    }
    return end
  }
}

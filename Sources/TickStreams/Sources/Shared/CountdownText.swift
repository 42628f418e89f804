/// The text of a label that shows a remaining or an elapsed time, and when it changes: a label of days need not wake each second.
///
/// ```swift
/// let text = CountdownText { left in
///   left > .seconds(86_400) ? "\(left.parts.days) days" : left.countdownLabel()
/// }
/// let label = TickSignal.countdown(to: offer.end, text: text, on: scheduler)
/// ```
///
/// The library has ``label(hours:padded:)``; with Foundation, each of its format styles for a duration is one: `.format(style)`.
public struct CountdownText: Sendable {
  private let text: @Sendable (Duration) -> String

  /// Creates a text of a closure.
  ///
  /// When the text changes is found by asking for it, some forty times for each change of a label of days, and twice for one of seconds. That is exact if
  /// times with one text lie together, as with each text that names a time. A text that comes back, such as one that blinks, needs a countdown with those
  /// steps, and `map`.
  ///
  /// - Parameter text: The text of a time. Called in any context, more often than the text changes, and with times to come.
  public init(_ text: @escaping @Sendable (Duration) -> String) {
    self.text = text
  }

  /// The text of a time.
  public func callAsFunction(_ time: Duration) -> String { text(time) }

  /// The figures from this one on, in the direction of time, that have its text.
  func figures(from figure: Nanoseconds, _ direction: CounterStyle.Direction, every step: Nanoseconds) -> ClosedRange<Nanoseconds> {
    switch direction {
    case .down: figure - (steps(from: figure, by: -step, atMost: figure / step) - 1).multiplied(by: step)...figure
    case .up: figure...figure.adding((steps(from: figure, by: step, atMost: 1 << 40) - 1).multiplied(by: step))
    }
  }

  /// How many steps it takes from a figure to the first one with another text, at least one and at most `limit`: doubles the distance until the text is
  /// another one, and halves it to find the first.
  ///
  /// - Parameters:
  ///   - figure: The figure, a multiple of the step.
  ///   - step: The step to the next figure, less than zero if figures fall.
  ///   - limit: How far to look.
  /// - Returns: The number of steps.
  private func steps(from figure: Nanoseconds, by step: Nanoseconds, atMost limit: Int64) -> Int64 {
    let shown = text(Duration(nanoseconds: figure))
    func changes(after steps: Int64) -> Bool { text(Duration(nanoseconds: figure.adding(step.multiplied(by: steps)))) != shown }
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

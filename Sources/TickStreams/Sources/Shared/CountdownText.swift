/// The text of a label that shows a remaining or an elapsed time, and when it changes: a label of days need not wake each second.
///
/// ```swift
/// let text = CountdownText { left in
///   left > .seconds(86_400) ? "\(left.parts.days) days" : left.countdownLabel()
/// }
/// let label = TickSignal.countdown(to: offer.end, text: text, on: scheduler)
/// ```
///
/// The library has ``label(hours:padded:)``; with Foundation, each of its discrete format styles is one: `.format(style)`.
public struct CountdownText: Sendable {
  private let text: @Sendable (Duration) -> String
  /// From a figure, and whether figures rise: where the text may change next; `nil` if it does not.
  private let border: (@Sendable (_ figure: Duration, _ isRising: Bool) -> Duration?)?

  /// Creates a text of a closure.
  ///
  /// When the text changes is found by asking for it, some forty times for each change. That is exact if figures with one text lie together, as with each
  /// text that names a time. A text that comes back, such as one that blinks, needs a countdown with those steps, and `map`.
  ///
  /// - Parameter text: The text of a time. Called in any context, more often than the text changes, and with times to come.
  public init(_ text: @escaping @Sendable (Duration) -> String) {
    self.init(text: text, border: nil)
  }

  @usableFromInline
  init(text: @escaping @Sendable (Duration) -> String, border: (@Sendable (Duration, Bool) -> Duration?)?) {
    self.text = text
    self.border = border
  }

  /// The text of a time.
  public func callAsFunction(_ time: Duration) -> String { text(time) }

  /// How many steps it takes from a figure to the first one with another text, at least one and at most `limit`.
  ///
  /// - Parameters:
  ///   - figure: The figure, a multiple of the step.
  ///   - step: The step to the next figure, less than zero if figures fall.
  ///   - limit: How far to look.
  /// - Returns: The number of steps.
  func steps(from figure: Nanoseconds, by step: Nanoseconds, atMost limit: Int64) -> Int64 {
    guard limit > 1 else { return 1 }
    let shown = text(Duration(nanoseconds: figure))
    func changes(after steps: Int64) -> Bool { text(Duration(nanoseconds: figure.adding(step.multiplied(by: steps)))) != shown }
    return if let border { search(border, from: figure, by: step, atMost: limit, changes) } else { search(atMost: limit, changes) }
  }

  /// Goes from border to border.
  private func search(
    _ border: @Sendable (Duration, Bool) -> Duration?, from figure: Nanoseconds, by step: Nanoseconds, atMost limit: Int64,
    _ changes: (Int64) -> Bool
  ) -> Int64 {
    let size = abs(step)
    var steps: Int64 = 0
    while steps < limit, let next = border(Duration(nanoseconds: figure.adding(step.multiplied(by: steps))), step > 0) {
      let distance = step > 0 ? next.nanoseconds.subtracting(figure) : figure.subtracting(next.nanoseconds)
      steps = Swift.min(limit, Swift.max(steps + 1, distance.roundedUp(to: size) / size))
      if changes(steps) { return steps }
    }
    return limit
  }

  /// Doubles the distance until the text is another one, and halves it to find the first.
  private func search(atMost limit: Int64, _ changes: (Int64) -> Bool) -> Int64 {
    var known: Int64 = 0
    var end: Int64 = 1
    while !changes(end) {
      guard end < limit else { return limit }
      known = end
      end = Swift.min(limit, end.multiplied(by: 2))
    }
    while end - known > 1 {
      let middle = known + (end - known) / 2
      if changes(middle) { end = middle } else { known = middle }
    }
    return end
  }
}

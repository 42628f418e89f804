// Whether the figures of the board are right, computed without the hub, without the date, and without timers.
//
//   swift run countdown-board --virtual --background 2
import TickStreams

/// Checks the figures of a board by the clock: the deadline of a row is its span after the start.
struct Check {
  /// The time since the start.
  var time: Duration
  /// How long the code has been frozen by then.
  var frozen: Duration

  func result(of rows: [Row]) -> String {
    let wrong = rows.filter { !isRight($0) }.map(\.name)
    let result = "\(rows.count - wrong.count) of \(rows.count) rows right"
    return wrong.isEmpty ? result : "\(result), wrong: \(wrong.joined(separator: ", "))"
  }

  /// Whether a figure is the time that is left, rounded up, and zero from the deadline on; a row without a span counts up and is rounded down.
  ///
  /// A rounded figure is at most half a second from the middle of its second. To flip with the others, it changes up to half a second early or
  /// late.
  private func isRight(_ row: Row) -> Bool {
    let middle = Duration.seconds(0.5)
    guard let span = row.span else { return row.figure.isWithinASecond(of: time - middle) }
    let left = span - time + (row.name == "code" ? frozen : .zero)
    guard left > .zero else { return row.figure == .zero }
    return row.figure > .zero && row.figure.isWithinASecond(of: left + middle)
  }
}

extension Duration {
  fileprivate func isWithinASecond(of other: Duration) -> Bool {
    max(self, other) - min(self, other) < .seconds(1)
  }
}

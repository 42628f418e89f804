// How a frame is laid out on a screen of any size.
//
//   swift run countdown-board
import TickStreams

/// The size of a screen, and whether it may have a color.
struct Screen {
  var columns: Int
  var lines: Int
  var hasColor: Bool

  /// The lines of a frame, none of which wraps.
  ///
  /// Where room is short, the title, the keys and the note are left out first, then rows, which is said.
  func layout(_ frame: Frame) -> [String] {
    let rows = frame.rows.map(line)
    let spare = lines - rows.count
    guard spare >= 0 else { return rows.prefix(lines - 1) + [fitted("… \(1 - spare) more")] }
    let note = frame.note.map { "\($0.time.onAClock)  \($0.text)" } ?? ""
    return (spare > 2 ? [fitted("Countdowns that stay right")] : []) + rows
      + (spare > 0 ? [fitted(note)] : [])
      + (spare > 1 ? [fitted("s stall  b background  d date  Control-C ends")] : [])
  }

  /// The name, the figure, and a bar of the time that is left.
  private func line(_ row: Row) -> String {
    let text = row.name.padded(to: 9) + row.figure.onAClock.padded(to: 9)
    let width = min(40, columns - text.count)
    guard let span = row.span, span > .zero, width > 0 else { return fitted(text) }
    let filled = Int((min(1, row.figure / span) * Double(width)).rounded(.up))
    let bar = String(repeating: "█", count: filled)
    return text + (hasColor ? "\u{1B}[32m\(bar)\u{1B}[0m" : bar) + String(repeating: "░", count: width - filled)
  }

  /// The text, or what fits of it and an ellipsis.
  private func fitted(_ text: String) -> String {
    text.count <= columns ? text : text.prefix(columns - 1) + "…"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}

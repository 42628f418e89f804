// How frames are written: on the same lines, or as a line per change.
//
//   swift run countdown-board
//   swift run countdown-board --plain
import ExampleCommandLine

/// Writes frames to standard output.
struct Display {
  private let isPlain: Bool
  private var shown = Frame()

  init(isPlain: Bool) {
    self.isPlain = isPlain
  }

  mutating func show(_ frame: Frame) throws {
    try Output.write(isPlain ? changes(in: frame) : drawing(of: frame))
    shown = frame
  }

  /// A line `t=SECONDS NAME REMAINING`, in whole seconds, for each row that differs from the frame before.
  private func changes(in frame: Frame) -> String {
    frame.rows.filter { !shown.rows.contains($0) }
      .map { "t=\(frame.time.inSeconds) \($0.name) \($0.figure.components.seconds)\n" }
      .joined()
  }

  /// The rows from the first line of the screen on, as far as there is room: no row wraps, so a screen of any size can be drawn over.
  private func drawing(of frame: Frame) -> String {
    let (columns, lines) = Terminal.size
    let rows = frame.rows.prefix(lines - 1).map { "\($0.line.prefix(columns))\u{1B}[K\r\n" }
    return "\u{1B}[H" + rows.joined() + "\u{1B}[J"
  }
}

extension Row {
  /// The row of a board: its name and its figure.
  var line: String {
    name + String(repeating: " ", count: max(1, 9 - name.count)) + figure.onAClock
  }
}

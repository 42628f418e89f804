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

  /// A line `t=SECONDS NAME REMAINING`, in whole seconds, for each row that differs from the frame before, and a new note.
  private func changes(in frame: Frame) -> String {
    let rows = frame.rows.filter { !shown.rows.contains($0) }.map { "\($0.name) \($0.figure.components.seconds)" }
    let note = frame.note == shown.note ? nil : frame.note?.text
    return (rows + [note].compactMap(\.self)).map { "t=\(frame.time.inSeconds) \($0)\n" }.joined()
  }

  /// The screen from its first line on, erased before it is written: after a full line, erasing would remove its last character.
  private func drawing(of frame: Frame) -> String {
    "\u{1B}[H\u{1B}[J" + Terminal.screen.layout(frame).joined(separator: "\r\n")
  }

  /// The last frame, all of it, without the keys.
  var last: String {
    var screen = Terminal.screen
    screen.lines = shown.rows.count + 1
    return screen.layout(shown).joined(separator: "\r\n") + "\r\n"
  }
}

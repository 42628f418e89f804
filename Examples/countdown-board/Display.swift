// How frames are written: in place, or as a line per change.
//
//   swift run countdown-board
//   swift run countdown-board --plain
import Foundation

/// Writes frames to standard output.
struct Display {
  private let isPlain: Bool
  private var shown = Frame()

  init(isPlain: Bool) {
    self.isPlain = isPlain
  }

  mutating func show(_ frame: Frame) {
    FileHandle.standardOutput.write(Data((isPlain ? changes(in: frame) : drawing(of: frame)).utf8))
    shown = frame
  }

  /// A line `t=SECONDS NAME REMAINING`, in whole seconds, for each row that differs from the frame before.
  private func changes(in frame: Frame) -> String {
    frame.rows.filter { !shown.rows.contains($0) }
      .map { "t=\(frame.time.inSeconds) \($0.name) \($0.figure.components.seconds)\n" }
      .joined()
  }

  /// The rows, written over those of the frame before.
  private func drawing(of frame: Frame) -> String {
    let up = shown.rows.isEmpty ? "" : "\u{1B}[\(shown.rows.count)A"
    return up + frame.rows.map { "\u{1B}[2K\($0.name.padded(to: 8)) \($0.figure.onAClock)\n" }.joined()
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    padding(toLength: Swift.max(width, count), withPad: " ", startingAt: 0)
  }
}

// The content of the board at one instant.
//
//   swift run countdown-board --plain
import TickStreams

/// One row of the board.
struct Row: Sendable, Hashable {
  var name: String
  var figure: Duration
  /// What the figure is a part of; a row that counts up has none.
  var span: Duration?
}

/// All rows at one instant.
struct Frame: Sendable, Hashable {
  /// When it is shown, since the start.
  private(set) var time = Duration.zero
  private(set) var rows: [Row] = []
  /// How often rows changed since the latest interruption.
  private var redraws = 0
  /// What the latest interruption was, and whether the rows were right after it.
  private(set) var note: Note?

  struct Note: Sendable, Hashable {
    var time: Duration
    var text: String
  }

  mutating func apply(_ change: Change, _ check: Check) {
    time = check.time
    switch change {
    case .redraw(let rows):
      self.rows = rows
      redraws += 1
    case .interruption:
      redraws = 0
    case .check(let interruption):
      let text = "\(interruption): \(redraws) redraw\(redraws == 1 ? "" : "s"), \(check.result(of: rows))"
      note = Note(time: time, text: text)
    case .end: break
    }
  }
}

/// What changes a frame.
enum Change: Sendable, Equatable {
  case redraw([Row])
  case interruption
  /// The check after an interruption, of which the text tells.
  case check(String)
  /// No change: the board ends.
  case end
}

// The content of the board at one instant.
//
//   swift run countdown-board --plain
import TickStreams

/// One row of the board.
struct Row: Sendable, Hashable {
  var name: String
  var figure: Duration
}

/// All rows at one instant.
struct Frame: Sendable, Hashable {
  /// When it is shown, since the start.
  private(set) var time = Duration.zero
  private(set) var rows: [Row] = []

  /// Sets the figure of a row, and adds the row if it is new.
  mutating func set(_ row: Row) {
    if let index = rows.firstIndex(where: { $0.name == row.name }) {
      rows[index] = row
    } else {
      rows.append(row)
    }
  }

  func shown(at time: Duration) -> Frame {
    var frame = self
    frame.time = time
    return frame
  }
}

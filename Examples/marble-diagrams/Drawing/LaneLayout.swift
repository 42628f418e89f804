import TickStreams

/// Where the marbles of a lane are.
struct LaneLayout {
  /// A marble: its label, its middle, its width, and in which row below the line it hangs.
  struct Marble {
    let label: String
    let x: Double
    let width: Double
    let row: Int
  }

  static let marbleHeight = 26.0
  static let rowHeight = 30.0
  private static let mostRows = 5

  let marbles: [Marble]
  /// Whether there are too many for labels, so that each is a dot on the line.
  let isDense: Bool
  /// How many rows there are, at least one.
  let rows: Int
  let hasTitle: Bool

  /// Puts each marble into the first row in which it touches no other.
  init(_ lane: MarblePicture.Lane, on axis: TimeAxis, from origin: Nanoseconds) {
    var ends: [Double] = []
    var marbles: [Marble] = []
    for value in lane.values {
      let width = Swift.max(Self.marbleHeight, 14 + 7.3 * Double(value.label.count))
      let x = Swift.max(axis.x(value.time.subtracting(origin)), 1 + width / 2)  // a wide one at time zero stays in the picture
      let row = ends.firstIndex { $0 + 2 <= x - width / 2 } ?? ends.count
      if row == ends.count { ends.append(0) }
      ends[row] = x + width / 2
      marbles.append(Marble(label: value.label, x: x, width: width, row: row))
    }
    self.marbles = marbles
    isDense = ends.count > Self.mostRows
    rows = isDense ? 1 : Swift.max(1, ends.count)
    hasTitle = !lane.title.isEmpty
  }

  /// The line of the lane, measured from its top.
  var line: Double { (hasTitle ? 26 : 4) + Self.rowHeight / 2 }
  /// The height of the lane with its rows.
  var height: Double { line + Self.rowHeight * (Double(rows) - 0.5) + 10 }
}

import TickStreams

/// Lines of marbles below one another, on one axis of time.
///
/// One lane alone is the text of a recording; a mismatch shows several. Each text can be read again.
struct MarbleLanes {
  /// A moment at which some lane has marks.
  private struct Column {
    let time: Nanoseconds
    /// One for each lane.
    var cells: [Cell]
    /// The time that the moment takes in all lanes.
    var frames: Int64 { cells.map(\.frames).max() ?? 0 }
    /// The characters that it takes in all lanes.
    var width: Int {
      let frames = frames
      return cells.map { $0.text.count + ($0.isOver ? 0 : Int(frames - $0.frames)) }.max() ?? 0
    }
  }

  /// The part of a lane at one moment.
  private struct Cell {
    var text = ""
    /// The characters of the text.
    var width = 0
    var frames: Int64 = 0
    /// Which marks of the lane it has, and where in the text each begins.
    var offsets: [(mark: Int, offset: Int)] = []
    /// Whether the lane has ended, before or here.
    var isOver = false
  }

  /// The lanes as they are written.
  private(set) var texts: [String]
  /// Where in its text each mark of each lane begins; -1 for those that were left out.
  private(set) var offsets: [[Int]]
  /// The moments, and where they are in all texts.
  private(set) var columns: [(time: Nanoseconds, offset: Int)] = []

  /// Draws lanes.
  ///
  /// - Parameters:
  ///   - lanes: The lanes to draw.
  ///   - frame: The span of a character.
  ///   - center: If given, only events near this moment are drawn.
  init(_ lanes: [MarbleLane], frame: Nanoseconds, near center: Nanoseconds? = nil) {
    let all = Self.columns(of: lanes, frame)
    let shown = Self.window(of: all, near: center)
    let isCut = shown.lowerBound > 0
    var isOver = lanes.map { _ in false }
    var now: Nanoseconds = 0
    var length = isCut ? 2 : 0
    texts = lanes.map { _ in isCut ? "… " : "" }
    offsets = lanes.map { Array(repeating: -1, count: $0.marks.count) }

    for (number, column) in all.enumerated() {
      guard shown.contains(number) else {
        isOver = column.cells.map(\.isOver)
        continue
      }
      var gap = Self.gap(from: now, to: column.time, frame)
      if number == shown.lowerBound { gap = isCut ? "@\(MarbleSpan.text(column.time)) " : String(gap.drop { $0 == " " }) }
      length += gap.count
      columns.append((column.time, length))
      let (frames, width) = (column.frames, column.width)
      for lane in lanes.indices {
        let cell = column.cells[lane]
        for (mark, offset) in cell.offsets { offsets[lane][mark] = offset + length }
        let waiting = cell.isOver ? "" : String(repeating: "-", count: Int(frames - cell.frames))
        let text = cell.text + waiting
        texts[lane] += (isOver[lane] ? spaces(gap.count) : gap) + text + spaces(width - text.count)
        isOver[lane] = cell.isOver
      }
      length += width
      now = column.time.adding(frame.multiplied(by: frames))
    }
    let more = shown.upperBound < all.count ? " …" : ""
    texts = zip(texts, isOver).map { ($1 ? $0 : $0 + more).trimming(" ") }
  }

  /// The columns that are drawn: all, or six on either side of a moment.
  private static func window(of columns: [Column], near center: Nanoseconds?) -> Range<Int> {
    guard let center else { return columns.indices }
    let middle = columns.firstIndex { $0.time >= center } ?? columns.count
    return (middle - 6..<middle + 7).clamped(to: columns.indices)
  }

  /// The text between two moments: dashes, a span of time, or the time itself if nothing else fits.
  private static func gap(from now: Nanoseconds, to next: Nanoseconds, _ frame: Nanoseconds) -> String {
    let gap = next.subtracting(now)
    if gap < 0 { return " @\(MarbleSpan.text(next)) " }
    if gap % frame == 0, gap / frame < 10 { return String(repeating: "-", count: Int(gap / frame)) }
    return " \(MarbleSpan.text(gap)) "
  }

  // MARK: - Columns

  private static func columns(of lanes: [MarbleLane], _ frame: Nanoseconds) -> [Column] {
    var columns = Set(lanes.flatMap { $0.marks.map(\.time) }).sorted()
      .map { Column(time: $0, cells: lanes.map { _ in Cell() }) }
    for (number, lane) in lanes.enumerated() {
      let quoted = quotedDigits(lane, frame)
      // A mark that is drawn at the time of another lane may come before the mark in front of it.
      let marks = Dictionary(grouping: lane.marks.indices) { lane.marks[$0].time }
      var hasEnded = false
      for index in columns.indices {
        let marks = marks[columns[index].time] ?? []
        var cell = Cell()
        for mark in marks {
          if marks.count > 1, mark == marks.first { (cell.text, cell.width) = ("(", 1) }
          let symbol = lane.marks[mark].symbol.text(quoted: quoted.contains(mark))
          // To count the text again for each symbol would be quadratic.
          cell.offsets.append((mark, cell.width))
          cell.text += symbol
          cell.width += symbol.count
          hasEnded = lane.marks[mark].symbol.isLast
        }
        if marks.count > 1 { cell.text += ")" }
        cell.frames = Int64(marks.count > 1 ? marks.count + 2 : marks.count)
        cell.isOver = hasEnded
        columns[index].cells[number] = cell
      }
    }
    return columns
  }

  /// The digits that could be taken for the beginning of a time, such as 5 and s one after the other.
  private static func quotedDigits(_ lane: MarbleLane, _ frame: Nanoseconds) -> Set<Int> {
    let marks = lane.marks
    func isWithNext(_ index: Int) -> Bool {
      marks.indices.contains(index) && marks.indices.contains(index + 1) && marks[index].time == marks[index + 1].time
    }

    var quoted: Set<Int> = []
    var leadsToUnit = false
    for index in marks.indices.reversed() {
      let isGrouped = isWithNext(index - 1) || isWithNext(index) || isWithNext(index + 1)
      let touchesNext =
        isWithNext(index) || index + 1 < marks.count && !isGrouped && marks[index + 1].time == marks[index].time.adding(frame)
      guard let character = marks[index].symbol.bare else {
        leadsToUnit = false
        continue
      }
      leadsToUnit = "hmsun".contains(character) || (character.isNumber || character == ".") && touchesNext && leadsToUnit
      if character.isNumber, leadsToUnit { quoted.insert(index) }
    }
    return quoted
  }
}

extension String {
  /// The string without these characters at its end.
  package func trimming(_ end: Character) -> String {
    var text = self
    while text.last == end { text.removeLast() }
    return text
  }
}

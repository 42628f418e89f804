import TickStreams

/// Looks for the first difference between the expected and the actual events, and draws it.
struct MarbleComparison {
  typealias Mark = (symbol: MarbleLane.Symbol, time: Nanoseconds)

  /// One expected event, and the actual one.
  struct Pair {
    let title: (expected: String, recorded: String)
    var expected: [Mark]
    var recorded: [Mark]
    /// The expected event, in the words of the message: `completion`, `subscription 1 to end`.
    var expectedWords: (Int) -> String
    /// The actual event: `3 came`, `subscription 1 ended`.
    var recordedWords: (Int) -> String
    /// The text for an instant without an event.
    var nothing: String
    /// Whether marks at the same time are equal.
    var isEqual: (_ expected: Int, _ recorded: Int) -> Bool
  }

  /// The values, and the windows of subscriptions if they are compared.
  let pairs: [Pair]
  let frame: Nanoseconds
  /// When time zero of the lanes was, on the scheduler's clock.
  let start: TickInstant

  /// The first difference in the first pair that has one.
  func mismatch(file: StaticString, line: UInt) -> TestFailure? {
    for (number, pair) in pairs.enumerated() {
      guard let index = pair.firstDifference else { continue }
      let time = pair.time(of: index)
      return .mismatch(
        "At \(Self.words(time, since: start)): \(pair.difference(index)).", diagram(pair: number, difference: index, time),
        CallSite(file, line))
    }
    return nil
  }

  /// A time since the start, and on the scheduler's clock if that is another one.
  static func words(_ time: Nanoseconds, since start: TickInstant) -> String {
    let onClock = MarbleSpan.text(start.nanoseconds.adding(time))
    return MarbleSpan.text(time) + (start == .origin ? "" : " (\(onClock) on the clock)")
  }

  /// The lanes below the times, and the caret below the lanes.
  private func diagram(pair: Int, difference: Int, _ time: Nanoseconds) -> [String] {
    // Of many subscriptions, those near the difference.
    let shown = max(0, pair - 2)..<min(pairs.count, pair + 3)
    let lanes = pairs[shown].flatMap { pair in
      [MarbleLane(title: pair.title.expected, marks: pair.expected), MarbleLane(title: pair.title.recorded, marks: pair.recorded)]
    }
    return Self.draw(lanes, frame: frame, pointingAt: time) { drawn in
      let lane = 2 * (pair - shown.lowerBound)
      let candidates = [(lane, pairs[pair].expected), (lane + 1, pairs[pair].recorded)]
      let isThere = candidates.first { difference < $1.count && $1[difference].time == time }
      return isThere.map { drawn.offsets[$0.0][difference] }
    }
  }

  /// Draws lanes with titles, times above, and a caret below.
  ///
  /// - Parameters:
  ///   - lanes: The lanes.
  ///   - frame: The span of a character.
  ///   - time: The time to which the caret points.
  ///   - caret: Where exactly the caret belongs, if not at the column of that time.
  /// - Returns: The lines.
  static func draw(
    _ lanes: [MarbleLane], frame: Nanoseconds, pointingAt time: Nanoseconds, caret: (MarbleLanes) -> Int? = { _ in nil }
  ) -> [String] {
    let drawn = MarbleLanes(lanes, frame: frame, near: time)
    let margin = (lanes.map(\.title.count).max() ?? 0) + 2
    let column = drawn.columns.first { $0.time >= time } ?? (time, drawn.texts.map(\.count).max() ?? 0)
    let times = ruler([(time, column.offset)] + drawn.columns)
    let lines = zip(lanes, drawn.texts).map { lane, text in lane.title + spaces(margin - lane.title.count) + text }
    let pointer = spaces(margin + (caret(drawn) ?? column.offset)) + "^"
    return ([spaces(margin) + times] + lines + [pointer]).map { $0.trimming(" ") }
  }

  /// The times above the columns, as far as there is room; the first one is the most important.
  private static func ruler(_ columns: [(time: Nanoseconds, offset: Int)]) -> String {
    var labels: [(start: Int, text: String)] = []
    for column in columns {
      let text = MarbleSpan.text(column.time)
      let collides = labels.contains { $0.start <= column.offset + text.count && column.offset <= $0.start + $0.text.count }
      if !collides { labels.append((column.offset, text)) }
    }
    return labels.sorted { $0.start < $1.start }.reduce(into: "") { $0 += spaces($1.start - $0.count) + $1.text }
  }
}

extension MarbleComparison.Pair {
  /// The number of the first mark that is not the same on both sides.
  fileprivate var firstDifference: Int? {
    let common = Swift.min(expected.count, recorded.count)
    return (0..<common).first { expected[$0].time != recorded[$0].time || !isEqual($0, $0) }
      ?? (expected.count != recorded.count ? common : nil)
  }

  /// When a difference shows.
  fileprivate func time(of index: Int) -> Nanoseconds {
    Swift.min(
      index < expected.count ? expected[index].time : .never,
      index < recorded.count ? recorded[index].time : .never
    )
  }

  fileprivate func difference(_ index: Int) -> String {
    let time = time(of: index)
    let isExpected = index < expected.count && expected[index].time == time
    let isRecorded = index < recorded.count && recorded[index].time == time
    return switch (isExpected, isRecorded) {
    case (true, true): "expected \(expectedWords(index)), but \(recordedWords(index))"
    case (true, false): "expected \(expectedWords(index)), but \(nothing)"
    default: "\(recordedWords(index)), but nothing was expected"
    }
  }
}

extension MarbleComparison.Pair {
  /// Windows of subscriptions, either of which may be missing.
  static func windows(_ expected: SubscriptionWindow?, _ recorded: SubscriptionWindow?, title: String) -> Self {
    let expected = expected?.marbleLane.marks ?? []
    let recorded = recorded?.marbleLane.marks ?? []
    return Self(
      title: ("\(title), expected", "\(title), recorded"), expected: expected, recorded: recorded,
      expectedWords: { expected[$0].symbol == .subscribed ? "\(title) to begin" : "\(title) to end" },
      recordedWords: { recorded[$0].symbol == .subscribed ? "\(title) began" : "\(title) ended" },
      nothing: "it did not",
      isEqual: { expected[$0].symbol == recorded[$1].symbol }
    )
  }
}

public import TickStreams

/// A marble diagram: events and their times, drawn with characters.
///
/// ```text
/// --a--b--|          a after 2 ms, b after 5 ms, completion after 8 ms
/// 0 @1s 1 @2s |      at 0 s, 1 s and 2 s
/// (ab)--#            two values at 0 ms, a failure after 6 ms
/// ```
///
/// <doc:MarbleDiagrams> is the legend. A diagram can be played with ``TestScheduler/hot(_:values:failing:frame:file:line:)``, compared
/// with ``Recording/expect(_:values:subscription:frame:file:line:)``, and turned into events with ``events(values:failing:)``.
public struct Marbles: Sendable {
  /// A character for an event.
  public enum Mark: Sendable, Hashable {
    /// A value, by its name.
    case value(String)
    /// A failure: `#`.
    case failed
    /// Completion: `|`.
    case completed
  }

  /// The marks in order, each with the time since the start, which is at `^` if there is one.
  public let marks: [Recorded<Mark>]

  /// The diagram as it was given.
  let diagram: String
  /// The position of each mark in the diagram.
  let indices: [Int]
  /// The position of `^`, if there is one.
  let startIndex: Int?
  /// Until when the diagram expects silence at its end; a final `-` counts up to its beginning.
  let silentUntil: Duration

  /// Reads a diagram.
  ///
  /// - Parameters:
  ///   - diagram: The diagram. It may contain one `^`, which marks time zero. Events before it have negative times.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the call, for the message about a bad frame.
  ///   - line: The line of the call.
  /// - Throws: ``TestFailure`` that describes the problem in the diagram, and its column.
  public init(
    _ diagram: String, frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    var reader = Reader(diagram: diagram, frame: frame.checkedPositive("frame", file: file, line: line))
    for token in try MarbleToken.all(in: diagram) { try reader.take(token) }
    self = try reader.marbles()
  }

  fileprivate init(_ reader: Reader) {
    let zero = reader.start?.time ?? 0
    marks = reader.marks.map { Recorded($0.mark, at: .nanoseconds($0.time.subtracting(zero))) }
    diagram = reader.diagram
    indices = reader.marks.map(\.index)
    startIndex = reader.start?.index
    silentUntil = .nanoseconds(reader.silentUntil.subtracting(zero))
  }

  /// An error about the mark with a number.
  func error(_ message: String, at mark: Int) -> TestFailure {
    TestFailure(message, in: diagram, at: indices[mark])
  }
}

/// Adds up the time that tokens take.
private struct Reader {
  let diagram: String
  let frame: Nanoseconds
  var marks: [(mark: Marbles.Mark, time: Nanoseconds, index: Int)] = []
  var start: (time: Nanoseconds, index: Int)?
  var silentUntil: Nanoseconds = 0
  var time: Nanoseconds = 0
  var group: (time: Nanoseconds, index: Int, marks: Int)?
  var hasTimes = false

  func marbles() throws(TestFailure) -> Marbles {
    if let group { throw TestFailure("the group is not closed", in: diagram, at: group.index) }
    return Marbles(self)
  }

  mutating func take(_ token: MarbleToken) throws(TestFailure) {
    func error(_ message: String) -> TestFailure { TestFailure(message, in: diagram, at: token.index) }
    if group != nil { try checkInGroup(token) }
    switch token.kind {
    case .frame:
      silentUntil = time
      time = time.adding(frame)
    case .span(let length):
      time = time.adding(length)
      silentUntil = time
    case .time(let time):
      hasTimes = true
      let new = time.adding(start?.time ?? 0)
      if let last = marks.last?.time, new < last {
        throw error("time goes back: the mark before is at \(MarbleSpan.text(last.subtracting(start?.time ?? 0)))")
      }
      self.time = new
      silentUntil = new
    case .value(let name): try add(.value(name), at: token.index)
    case .failed: try add(.failed, at: token.index)
    case .completed: try add(.completed, at: token.index)
    case .open:
      group = (time, token.index, marks.count)
      time = time.adding(frame)
    case .close:
      guard let group else { throw error("no group is open here; the value is written ')'") }
      guard group.marks < marks.count else { throw error("the group is empty") }
      self.group = nil
      time = time.adding(frame)
    case .subscribed:
      if start != nil { throw error("a second ^: time can start only once") }
      if hasTimes { throw error("times with @ count from ^, so they must follow it") }
      if marks.last?.mark.isTerminal == true { throw error("the end is before the start") }
      start = (time, token.index)
      time = time.adding(frame)
    case .unsubscribed:
      throw error("! belongs into diagrams of subscriptions; the value is written '!'")
    }
  }

  /// Throws if a token is not allowed in a group.
  private func checkInGroup(_ token: MarbleToken) throws(TestFailure) {
    func error(_ message: String) -> TestFailure { TestFailure(message, in: diagram, at: token.index) }
    switch token.kind {
    case .open: throw error("a group cannot contain a group")
    case .frame, .span, .time: throw error("no time passes in a group: all of it is at the time of its (")
    case .subscribed: throw error("a group cannot contain ^")
    default: break
    }
  }

  private mutating func add(_ mark: Marbles.Mark, at index: Int) throws(TestFailure) {
    if marks.last?.mark.isTerminal == true { throw TestFailure("nothing comes after the end", in: diagram, at: index) }
    marks.append((mark, group?.time ?? time, index))
    time = time.adding(frame)
  }
}

extension Marbles.Mark {
  /// Whether nothing can follow.
  var isTerminal: Bool {
    if case .value = self { false } else { true }
  }
}

extension Marbles {
  /// The events of the marks.
  ///
  /// - Parameters:
  ///   - values: The values of the names; by default the names themselves.
  ///   - error: The failure that `#` represents; by default the signal cannot fail.
  /// - Returns: The events, with the times of their marks.
  /// - Throws: ``TestFailure`` with the mark that is a name without a value, or a failure that is not given.
  public func events<Value, Failure>(
    values: [String: Value] = [String: String](), failing error: Failure? = Never?.none
  ) throws(TestFailure) -> [Recorded<Event<Value, Failure>>] {
    var events: [Recorded<Event<Value, Failure>>] = []
    for (number, mark) in marks.enumerated() {
      switch mark.event {
      case .completed: events.append(.completed(at: mark.time))
      case .failed:
        guard let error else { throw self.error("# wants a failure: give it as `failing:`", at: number) }
        events.append(.failed(error, at: mark.time))
      case .value(let name):
        guard let value = values[name] ?? (values.isEmpty ? name as? Value : nil) else {
          throw self.error(values.complaint(about: name), at: number)
        }
        events.append(.next(value, at: mark.time))
      }
    }
    return events
  }
}

extension Dictionary where Key == String {
  /// The problem with a name in a diagram that has no value here.
  func complaint(about name: String) -> String {
    let known = keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return "`values:` has no '\(name)'" + (known.isEmpty ? "" : ", only \(known)")
  }
}

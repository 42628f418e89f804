import TickStreams

/// One subscription: from when until when, counted from the making of its source or the start of its recording.
///
/// It can be written with marbles, `^` for the subscription and `!` for its end:
///
/// ```swift
/// let source = scheduler.hot("--a--|", values: ["a": 1])
/// #expect(source.subscriptions == ["^----!", "--^ 1s !"])
/// ```
///
/// In such a literal a frame is a millisecond. One that cannot be read is a programmer error; ``init(_:frame:file:line:)`` throws.
public struct SubscriptionWindow: Sendable, Hashable {
  /// When the subscription began, measured from the making of its source or the start of its recording.
  public var start: Duration
  /// When it ended, measured from there too; `nil` means that it lasts.
  public var end: Duration?

  /// Creates a window from its bounds, two times since the making of the source or the start of the recording.
  public init(from start: Duration, until end: Duration?) {
    self.start = start
    self.end = end
  }

  /// Reads a window from marbles.
  ///
  /// - Parameters:
  ///   - diagram: One `^`, and after it at most one `!`, between frames and times. `!` takes no time itself.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the call, for the message about a bad frame.
  ///   - line: The line of the call.
  /// - Throws: ``TestFailure`` that describes the problem in the diagram, and its column.
  public init(
    _ diagram: String, frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    self = try Self.read(diagram, frame.checkedPositive("frame", file: file, line: line)).window
  }

  /// Reads a window, and until when a subscription without an end has to last.
  static func read(_ diagram: String, _ frame: Nanoseconds) throws(TestFailure) -> (window: SubscriptionWindow, lasts: Nanoseconds) {
    var start: Nanoseconds?
    var end: Nanoseconds?
    var lasts: Nanoseconds = 0
    var time: Nanoseconds = 0
    var group: Nanoseconds?
    for token in try MarbleToken.all(in: diagram) {
      func error(_ message: String) -> TestFailure { TestFailure(message, in: diagram, at: token.index) }
      switch token.kind {
      case .frame where group == nil: (lasts, time) = (time, time.adding(frame))
      case .span(let length) where group == nil:
        time = time.adding(length)
        lasts = time
      case .time(let new) where group == nil && new >= start ?? 0: (lasts, time) = (new, new)
      case .time where group == nil: throw error("time goes back")
      case .frame, .span, .time: throw error("no time passes in a group: all of it is at the time of its (")
      case .open:
        if group != nil { throw error("a group cannot contain a group") }
        group = time
        time = time.adding(frame)
      case .close:
        if group == nil { throw error("no group is open here") }
        group = nil
        time = time.adding(frame)
      case .subscribed:
        if start != nil { throw error("a second ^: write each subscription as a separate diagram") }
        start = group ?? time
        time = time.adding(frame)
      case .unsubscribed:
        if start == nil { throw error("! without a ^ before it") }
        if end != nil { throw error("a second !: a subscription ends once") }
        end = group ?? time
      case .value, .completed, .failed:
        throw error("a diagram of a subscription has only ^, !, -, groups and times")
      }
    }
    guard let start else { throw TestFailure("^ is missing: where does the subscription begin?", in: diagram, at: diagram.count) }
    if group != nil { throw TestFailure("the group is not closed", in: diagram, at: diagram.count) }
    return (SubscriptionWindow(from: .nanoseconds(start), until: end.map { .nanoseconds($0) }), end == nil ? lasts : 0)
  }
}

extension SubscriptionWindow: ExpressibleByStringLiteral {
  /// Reads a window from marbles with a frame of a millisecond; one that cannot be read is a programmer error.
  public init(stringLiteral diagram: String) {
    do throws(TestFailure) {
      try self.init(diagram)
    } catch {
      programmerError("\(error)", file: #fileID, line: #line)
    }
  }
}

extension SubscriptionWindow: CustomStringConvertible {
  /// The window in marbles with a frame of a millisecond.
  public var description: String {
    MarbleLanes([marbleLane], frame: 1_000_000).texts[0]
  }
}

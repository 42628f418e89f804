import TickStreams

extension FlightLog {
  /// Reads the text form.
  init(text: String) throws(TestFailure) {
    let root = try JSONNode(text)
    guard root.members["format"]?.string == "tickstreams-flight" else { throw .unreadable("its format is not tickstreams-flight") }
    let version = root.members["version"]?.text ?? "none"
    guard version == "\(Self.version)" else { throw .unreadable("its version is \(version), and this library reads \(Self.version)") }
    let code = root.members["timebase"]?.string
    guard let timebase = Timebase.allCases.first(where: { $0.code == code }) else {
      throw root.error("there is no timebase")
    }
    var sources: [Source] = []
    for node in root.members["signals"]?.list ?? [] { sources.append(try Source(node, sources.count)) }
    let start = root.members["start"] ?? root
    let clocks = Clocks(time: try start.number("time"), slept: try start.number("slept"), wall: try start.number("wall"))
    var events: [FlightEvent] = []
    var last = clocks.time
    for node in root.members["events"]?.list ?? [] {
      let event = try FlightEvent(node) { sources.indices.contains($0) ? sources[$0].form : nil }
      guard event.time >= last else { throw node.error("an event that comes before the one before it") }
      last = event.time
      events.append(event)
    }
    let end = try root.number("end")
    guard end >= last else { throw root.error("an end before the last event") }
    self.init(
      timebase: timebase, start: clocks, end: end, lost: Int(clamping: try root.number("lost")), sources: sources, events: events)
  }
}

extension FlightLog.Source {
  fileprivate init(_ node: JSONNode, _ place: Int) throws(TestFailure) {
    guard let name = node.members["name"]?.string, let form = node.members["values"]?.string.flatMap(PayloadForm.init(rawValue:)) else {
      throw node.error("a signal without a name and values")
    }
    self.init(name, form)
    subscriptions = try node.number("subscriptions")
    for pair in node.members["open"]?.list ?? [] {
      guard pair.list.count == 2, let number = pair.list[0].integer, let time = pair.list[1].integer else {
        throw pair.error("no subscription")
      }
      open[number] = time
    }
    wakeUps = try node.members["wakeUps"].map { node throws(TestFailure) in try WakeUpReport(node) }
    guard let last = node.members["last"] else { return }
    let event = try FlightEvent(last) { $0 == place ? form : nil }
    guard event.kind == (form == .timers ? .pending : .next) else { throw last.error("no last value") }
    self.last = event
  }
}

extension WakeUpReport {
  fileprivate init(_ node: JSONNode) throws(TestFailure) {
    let duration = try node.number("during")
    guard duration >= 0 else { throw node.error("a negative time") }
    self.init(duration: Duration(nanoseconds: duration), wakeUps: try node.count("count"), idleWakeUps: try node.count("idle"))
    for place in node.members["places"]?.list ?? [] { rows.append(try Row(place)) }
  }
}

extension WakeUpReport.Row {
  fileprivate init(_ node: JSONNode) throws(TestFailure) {
    guard let name = node.members["name"]?.string else { throw node.error("a place without a name") }
    self.init(name: name, site: node.members["site"]?.string)
    wakeUps = try node.count("count")
    lateness = LatenessHistogram(try node.counts("late", atMost: 64))
    let counts = try node.counts("saved", atMost: 3)
    guard counts.count == 3 else { throw node.error("no three savings") }
    saved = WakeUpReport.Savings(byTenth: counts[0], by100Milliseconds: counts[1], bySecond: counts[2])
  }
}

extension FlightEvent {
  fileprivate init(_ node: JSONNode, form: (Int) -> PayloadForm?) throws(TestFailure) {
    var rest = node.list[...]
    guard let time = rest.popFirst()?.integer, let kind = rest.popFirst()?.string.flatMap(Kind.init(rawValue:)) else {
      throw node.error("no event")
    }
    self.init(kind, at: time)
    if kind.hasSource {
      guard let source = rest.popFirst()?.integer.flatMap({ Int(exactly: $0) }), form(source) != nil else { throw node.error("no signal") }
      self.source = source
    }
    if kind.hasNumber {
      guard let number = rest.popFirst()?.integer else { throw node.error("no number") }
      self.number = number
    }
    guard let value = rest.popFirst() else { return }
    let isCoded = kind == .next && form(source) == .coded
    guard let text = isCoded ? value.text : value.string else { throw node.error("no text") }
    self.text = text
  }
}

extension JSONNode {
  fileprivate func number(_ name: String) throws(TestFailure) -> Int64 {
    guard let number = members[name]?.integer else { throw error("there is no number '\(name)'") }
    return number
  }

  fileprivate func count(_ name: String) throws(TestFailure) -> Int {
    guard let count = members[name]?.count else { throw error("there is no count '\(name)'") }
    return count
  }

  fileprivate func counts(_ name: String, atMost limit: Int) throws(TestFailure) -> [Int] {
    let counts = (members[name]?.list ?? []).compactMap(\.count)
    guard counts.count <= limit, counts.count == members[name]?.list.count else { throw error("there are no counts '\(name)'") }
    return counts
  }

  /// The number, if it counts something: not negative, and so small that sums of a million do not overflow.
  private var count: Int? { integer.flatMap { (0...Int64(1) << 40).contains($0) ? Int(exactly: $0) : nil } }
}

// Why a recording cannot be replayed in the way that a test requests.

extension TestFailure {
  /// The text is not a recording, or one of another version.
  static func unreadable(_ reason: String) -> TestFailure { replay("this is not a flight recording: \(reason)") }

  /// No signal was recorded under this name; `recorded` lists the names.
  static func unknown(_ name: String, recorded: [String]) -> TestFailure {
    replay("no signal was recorded as '\(name)'; these were: \(recorded.isEmpty ? "none" : recorded.joined(separator: ", "))")
  }

  /// The recording does not have the values of the signal: none, or descriptions only.
  static func noValues(_ name: String, recorded form: PayloadForm) -> TestFailure {
    replay(
      "the values of '\(name)' are not in the recording, which has values: .\(form.rawValue) for them; record them with values: .coded")
  }

  /// A recorded value, given as JSON, is not of the type that the test requests.
  static func value(_ json: String, of name: String, isNo type: Any.Type) -> TestFailure {
    replay("a value of '\(name)' is not of type \(type): \(json)")
  }

  /// The signal failed in the recording, and the test does not pass the failure.
  static func failed(_ name: String) -> TestFailure { replay("'\(name)' failed in the recording: pass failure: to make its failures") }

  /// No scheduler replays the recording.
  static var noScheduler: TestFailure { replay("make TestScheduler(replaying: replay) first: inputs are armed on it") }

  private static func replay(_ message: String) -> TestFailure { TestFailure("replay", message) }
}

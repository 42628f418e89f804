/// A flight recording: the state before the first event, and the events.
package struct FlightLog: Sendable, Hashable {
  /// The readings of all clocks at one moment.
  package struct Clocks: Sendable, Hashable {
    package var time: Nanoseconds
    /// How long the device has slept in total.
    package var slept: Nanoseconds
    /// How far the wall clock is ahead of the recorder's.
    package var wall: Nanoseconds

    package init(time: Nanoseconds, slept: Nanoseconds, wall: Nanoseconds) {
      self.time = time
      self.slept = slept
      self.wall = wall
    }
  }

  /// The state of a signal or a scheduler before the first event.
  package struct Source: Sendable, Hashable {
    package let name: String
    package let form: PayloadForm
    /// How often the signal has been subscribed.
    package var subscriptions: Int64 = 0
    /// The subscriptions that have not ended, and when they began.
    package var open: [Int64: Nanoseconds] = [:]
    /// The latest value, or the latest number of timers.
    package var last: FlightEvent?
    /// Who woke the scheduler, if that is known; not a state before the first event, but of the whole time until the log was taken.
    package var wakeUps: WakeUpReport?

    package init(_ name: String, _ form: PayloadForm) {
      self.name = name
      self.form = form
    }
  }

  package var timebase: Timebase
  /// The clocks before the first event.
  package var start: Clocks
  /// When the log was taken.
  package var end: Nanoseconds
  /// How many events were overwritten, all of them before the first one here.
  package var lost: Int
  package var sources: [Source]
  package var events: [FlightEvent]

  package init(timebase: Timebase, start: Clocks, end: Nanoseconds, lost: Int, sources: [Source], events: [FlightEvent]) {
    self.timebase = timebase
    self.start = start
    self.end = end
    self.lost = lost
    self.sources = sources
    self.events = events
  }
}

extension FlightLog.Clocks {
  /// Updates the readings by an event.
  package mutating func follow(_ event: FlightEvent) {
    time = event.time
    switch event.kind {
    case .slept: slept = event.number
    case .wall: wall = event.number
    default: break
    }
  }
}

extension FlightLog.Source {
  /// Updates the state of this source by an event.
  package mutating func follow(_ event: FlightEvent) {
    switch event.kind {
    case .next, .pending: last = event
    case .subscribed:
      // If two threads subscribe concurrently, the higher number may be recorded first.
      subscriptions = Swift.max(subscriptions, event.number.adding(1))
      open[event.number] = event.time
    case .completed, .failed, .disposed: open[event.number] = nil
    case .late, .slept, .wall, .mark: break
    }
  }
}

extension FlightLog {
  /// The version of the text form, which is described on the page "Flight recordings".
  package static let version = 1

  /// The log as JSON: one line for each signal and each event.
  package var text: String {
    let clocks = "{\"time\":\(start.time),\"slept\":\(start.slept),\"wall\":\(start.wall)}"
    return """
      {"format":"tickstreams-flight","version":\(Self.version),"timebase":"\(timebase.code)",
      "start":\(clocks),"end":\(end),"lost":\(lost),
      "signals":\(Self.list(sources.map(text))),
      "events":\(Self.list(events.map(text)))}

      """
  }

  private static func list(_ lines: [String]) -> String {
    lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "]"
  }

  private func text(_ source: Source) -> String {
    let open = Array(source.open).ordered { $0.key }.map { "[\($0.key),\($0.value)]" }.joined(separator: ",")
    let last = source.last.map { ",\"last\":\(text($0))" } ?? ""
    let wakeUps = source.wakeUps.map { ",\"wakeUps\":\(text($0))" } ?? ""
    let name = "\"name\":\(source.name.json),\"values\":\"\(source.form.rawValue)\""
    return "{\(name),\"subscriptions\":\(source.subscriptions),\"open\":[\(open)]\(last)\(wakeUps)}"
  }

  private func text(_ report: WakeUpReport) -> String {
    let places = Self.list(report.rows.map(text))
    return "{\"during\":\(report.duration.nanoseconds),\"count\":\(report.wakeUps),\"idle\":\(report.idleWakeUps),\"places\":\(places)}"
  }

  private func text(_ row: WakeUpReport.Row) -> String {
    let place = "\"name\":\(row.name.json)" + (row.site.map { ",\"site\":\($0.json)" } ?? "")
    let saved = [row.saved.byTenth, row.saved.by100Milliseconds, row.saved.bySecond]
    return "{\(place),\"count\":\(row.wakeUps),\"late\":\(row.lateness.used),\"saved\":\(saved)}"
  }

  private func text(_ event: FlightEvent) -> String {
    var parts = ["\(event.time)", "\"\(event.kind.rawValue)\""]
    if event.kind.hasSource { parts.append("\(event.source)") }
    if event.kind.hasNumber { parts.append("\(event.number)") }
    if !event.text.isEmpty { parts.append(isCoded(event) ? event.text : event.text.json) }
    return "[" + parts.joined(separator: ",") + "]"
  }

  /// Whether the text of an event is JSON already.
  package func isCoded(_ event: FlightEvent) -> Bool {
    event.kind == .next && sources[event.source].form == .coded
  }
}

extension Timebase {
  /// How a recording names it, whatever its name in the code.
  package var code: String { self == .continuous ? "continuous" : "suspending" }
}

extension String {
  /// The text in quotes, as JSON has it.
  package var json: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 32:
        quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

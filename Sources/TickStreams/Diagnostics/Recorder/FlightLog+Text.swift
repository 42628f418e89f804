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

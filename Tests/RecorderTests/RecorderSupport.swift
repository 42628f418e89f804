import TickStreams
import TickStreamsTesting

extension FlightRecorder {
  /// The events of the recording, without their times.
  var story: [String] {
    log.events.map { event in
      let source = event.kind.hasSource ? " \(log.sources[event.source].name)" : ""
      let number = event.kind.hasNumber ? " \(event.number)" : ""
      return "\(event.kind.rawValue)\(source)\(number)" + (event.text.isEmpty ? "" : " \(event.text)")
    }
  }

  /// When the events came.
  var times: [Duration] { log.events.map { .nanoseconds($0.time) } }
}

struct Lost: Error, CustomStringConvertible {
  var description: String { "lost" }
}

/// The text of a recording: signals with their forms, then events.
func flight(
  _ signals: [String], _ events: [String], start: String = #"{"time":0,"slept":0,"wall":0}"#, end: Duration = .seconds(100),
  timebase: String = "continuous"
) -> String {
  let signals = signals.map { signal in
    let parts = signal.split(separator: ":", maxSplits: 2)
    let rest = parts.count > 2 ? String(parts[2]) : #""subscriptions":0,"open":[]"#
    return #"{"name":\#(String(parts[0]).json),"values":"\#(parts[1])",\#(rest)}"#
  }
  return """
    {"format":"tickstreams-flight","version":1,"timebase":"\(timebase)","start":\(start),"end":\(end.nanoseconds),"lost":0,
    "signals":[\(signals.joined(separator: ",\n"))],
    "events":[\(events.joined(separator: ",\n"))]}
    """
}

/// A moment in seconds, as a recording has it.
func s(_ seconds: Double) -> Int64 { Int64((seconds * 1e9).rounded()) }

struct Refused: Error, Equatable, CustomStringConvertible {
  let description: String
}

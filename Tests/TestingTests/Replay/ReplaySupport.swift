import TickStreams
import TickStreamsTesting

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

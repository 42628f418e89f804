import Foundation

/// The rules of the trace event format, as its description has them: which of them a text breaks.
struct TraceRules {
  private struct Event {
    let phase: String
    let time: Double
    let track: String
    let members: [String: Any]

    var key: String { "\(members["cat"] ?? "") \(members["id"] ?? "")" }
    var end: Double { time + (members["dur"] as? Double ?? 0) }
  }

  private(set) var defects: [String] = []
  private var events: [Event] = []

  init(_ text: String) throws {
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    for members in root?["traceEvents"] as? [[String: Any]] ?? [] {
      guard let phase = members["ph"] as? String, let process = members["pid"] as? Int, let thread = members["tid"] as? Int,
        members["name"] is String, phase == "M" || members["ts"] is Double
      else {
        defects.append("an event without ph, pid, tid, name or ts: \(members)")
        continue
      }
      events.append(Event(phase: phase, time: members["ts"] as? Double ?? -.infinity, track: "\(process) \(thread)", members: members))
    }
    if events.isEmpty { defects.append("there are no events") }
    for match in text.matches(of: /"(ts|dur)":([^,}]+)/) where match.2.wholeMatch(of: /-?\d+\.\d{3}/) == nil {
      defects.append("not three decimals: \(match.0)")
    }
    if zip(events, events.dropFirst()).contains(where: { $0.time > $1.time }) { defects.append("times go back") }
    if !text.contains(#""process_name","args":{"name":"flight recording"}"#) { defects.append("the process has no name") }
    checkMembers()
    checkSubscriptions()
    checkArrows()
    checkSlices()
  }

  private mutating func checkMembers() {
    for event in events {
      let args = event.members["args"] as? [String: Any]
      let isRight =
        switch event.phase {
        case "X": (event.members["dur"] as? Double ?? -1) >= 0
        case "b", "e", "s", "f": event.members["id"] != nil && event.members["cat"] is String
        case "i": ["g", "p", "t"].contains(event.members["s"] as? String)
        case "C": args?.isEmpty == false && args?.values.allSatisfy { $0 is Double && !($0 is String) } == true
        case "M": ["process_name", "thread_name"].contains(event.members["name"] as? String) && args?["name"] is String
        default: false
        }
      if !isRight { defects.append("not what \(event.phase) needs: \(event.members)") }
    }
  }

  /// Each `b` has one `e` of its category and identity after it.
  private mutating func checkSubscriptions() {
    var open: Set<String> = []
    for event in events where event.phase == "b" || event.phase == "e" {
      let isRight = event.phase == "b" ? open.insert(event.key).inserted : open.remove(event.key) != nil
      if !isRight { defects.append("an unpaired \(event.phase): \(event.key)") }
    }
    for key in open { defects.append("a b without an e: \(key)") }
  }

  /// Each `s` has one `f` of its category and identity, not before it, and each lies in a slice of its track.
  private mutating func checkArrows() {
    var open: [String: Double] = [:]
    for event in events where event.phase == "s" || event.phase == "f" {
      if event.phase == "s" {
        if open.updateValue(event.time, forKey: event.key) != nil { defects.append("two s: \(event.key)") }
      } else if (open.removeValue(forKey: event.key) ?? .infinity) > event.time {
        defects.append("an f without an s before it: \(event.key)")
      }
      let slices = events.filter { $0.phase == "X" && $0.track == event.track && $0.time <= event.time && event.time <= $0.end }
      if slices.isEmpty { defects.append("an \(event.phase) in no slice: \(event.key)") }
    }
    for key in open.keys { defects.append("an s without an f: \(key)") }
  }

  /// Slices of one track follow each other or are nested.
  private mutating func checkSlices() {
    for (track, slices) in Dictionary(grouping: events.filter { $0.phase == "X" }, by: \.track) {
      for (number, first) in slices.enumerated() {
        for second in slices[(number + 1)...]
        where first.time < second.time && second.time < first.end - 0.0005 && first.end < second.end - 0.0005 {
          defects.append("slices of track \(track) overlap in part at \(second.time)")
        }
      }
    }
  }
}

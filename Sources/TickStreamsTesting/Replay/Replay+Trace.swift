import TickStreams

extension Replay {
  /// The recording in the trace event format, which Perfetto and `chrome://tracing` open.
  ///
  /// Each signal, scheduler and kind of pause has a track. A subscription is a pair of `b` and `e` events. Values and late firings are `X`
  /// events; an arrow, of an `s` and an `f` event, leads from a firing to the value that came within a millisecond after it. Marks are `i`
  /// events, and the number of armed timers is a counter, `C`. Times are microseconds with three decimals, on the continuous clock of the
  /// recording, and the events are in their order.
  public var trace: String {
    let trace = TraceText(log)
    return "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n" + trace.lines.joined(separator: ",\n") + "\n]}\n"
  }
}

/// The events of a trace, line by line.
private struct TraceText {
  private let log: FlightLog
  private var events: [(time: Nanoseconds, line: String)] = []

  /// The lines in the order of their times; those without a time are first.
  var lines: [String] {
    events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element.line)
  }

  private static let marks = 1
  private static let sleeps = 2
  private static let suspensions = 3
  private static let firstSource = 4

  init(_ log: FlightLog) {
    self.log = log
    add("M", nil, Self.marks, "process_name", "\"args\":{\"name\":\"flight recording\"}")
    let names = ["marks", "asleep", "suspended"] + log.sources.map(\.name)
    for (track, name) in names.enumerated() {
      add("M", nil, track + 1, "thread_name", "\"args\":{\"name\":\(name.json)}")
    }
    for span in log.spans {
      let name = span.isSleep ? "asleep" : "suspended"
      add("X", span.start, span.isSleep ? Self.sleeps : Self.suspensions, name, "\"dur\":\(Self.time(span.end.subtracting(span.start)))")
    }
    for (number, source) in log.sources.enumerated() {
      for open in source.open.keys.sorted() { subscription("b", open, of: number, at: log.start.time) }
    }
    addEvents()
  }

  private mutating func addEvents() {
    var open = Set(log.sources.enumerated().flatMap { number, source in source.open.keys.map { [Int64(number), $0] } })
    var firing: (index: Int, event: FlightEvent)?
    for (index, event) in log.events.enumerated() {
      let track = Self.firstSource + event.source
      switch event.kind {
      case .subscribed:
        open.insert([Int64(event.source), event.number])
        subscription("b", event.number, of: event.source, at: event.time)
      case .completed, .failed, .disposed:
        if open.remove([Int64(event.source), event.number]) != nil { subscription("e", event.number, of: event.source, at: event.time) }
      case .next:
        let value = event.text.isEmpty ? "value" : event.text
        add("X", event.time, track, value, "\"dur\":\(Self.time(length(index))),\"args\":{\"subscription\":\(event.number)}")
        if let last = firing, event.time.subtracting(last.event.time) <= 1_000_000 {
          add("s", last.event.time, Self.firstSource + last.event.source, "fires", "\"cat\":\"firing\",\"id\":\(last.index)")
          add("f", event.time, track, "fires", "\"cat\":\"firing\",\"id\":\(last.index),\"bp\":\"e\"")
        }
        firing = nil
      case .late:
        add("X", event.time, track, "late firing", "\"dur\":\(Self.time(length(index))),\"args\":{\"late_us\":\(Self.time(event.number))}")
        firing = (index, event)
      case .pending: add("C", event.time, track, "timers of \(log.sources[event.source].name)", "\"args\":{\"armed\":\(event.number)}")
      case .mark: add("i", event.time, Self.marks, event.text, "\"s\":\"p\"")
      case .slept, .wall: break
      }
    }
    for pair in open.sorted(by: { $0.lexicographicallyPrecedes($1) }) { subscription("e", pair[1], of: Int(pair[0]), at: log.end) }
  }

  /// How long the bar of a value is: a microsecond, or until the next one on its track.
  private func length(_ index: Int) -> Nanoseconds {
    let event = log.events[index]
    let next = log.events[(index + 1)...].prefix { $0.time.subtracting(event.time) < 1_000 }
      .first { ($0.kind == .next || $0.kind == .late) && $0.source == event.source }
    return next.map { $0.time.subtracting(event.time) } ?? 1_000
  }

  private mutating func subscription(_ phase: String, _ number: Int64, of source: Int, at time: Nanoseconds) {
    add(phase, time, Self.firstSource + source, log.sources[source].name, "\"cat\":\"subscription\",\"id\":\"\(source).\(number)\"")
  }

  private mutating func add(_ phase: String, _ time: Nanoseconds?, _ track: Int, _ name: String, _ rest: String) {
    let stamp = time.map { ",\"ts\":\(Self.time($0))" } ?? ""
    events.append((time ?? .min, "{\"ph\":\"\(phase)\"\(stamp),\"pid\":1,\"tid\":\(track),\"name\":\(name.json),\(rest)}"))
  }

  /// Microseconds with three decimals.
  private static func time(_ nanoseconds: Nanoseconds) -> String {
    let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000)
    return (nanoseconds < 0 ? "-" : "") + "\(whole)." + "\(1_000 + rest)".dropFirst()
  }
}

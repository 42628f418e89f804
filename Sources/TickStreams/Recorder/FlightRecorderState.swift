/// The ring of a flight recorder, and the state before its first event.
struct FlightRecorderState: Sendable {
  /// A scheduler whose late firings are recorded.
  struct Watched: Sendable {
    let engine: TimerEngine
    let source: Int
  }

  private var ring: [FlightEvent]
  /// Where the next event goes.
  private var next = 0
  private var lost = 0
  private var isFull = false
  /// The clocks and the sources before the first event in the ring.
  private var start: FlightLog.Clocks
  private var sources: [FlightLog.Source] = []

  /// The clocks as they were last looked at.
  private var clocks: FlightLog.Clocks
  /// When the last event was.
  private var last: Nanoseconds
  /// How often each source has been subscribed, or how many timers it was seen to have.
  private var counts: [Int64] = []
  var watched: [Watched] = []

  init(capacity: Int, _ clocks: FlightLog.Clocks) {
    ring = Array(repeating: FlightEvent(.mark, at: 0), count: capacity)
    start = clocks
    self.clocks = clocks
    last = clocks.time
  }

  /// The place of a name in the list.
  mutating func source(_ name: String, _ form: PayloadForm) -> Int {
    if let source = sources.firstIndex(where: { $0.name == name && $0.form == form }) { return source }
    sources.append(FlightLog.Source(name, form))
    counts.append(0)
    return sources.count - 1
  }

  mutating func nextSubscription(_ source: Int) -> Int64 {
    defer { counts[source] += 1 }
    return counts[source]
  }

  // MARK: - Events

  /// Appends an event, unless so much time has passed that the other clocks have to be looked at first.
  ///
  /// After a gap, so that a sleep lies in it; and once a second.
  mutating func append(_ event: FlightEvent) -> Bool {
    if event.time.subtracting(last) >= Self.gap || event.time.subtracting(clocks.time) >= .second { return false }
    put(event)
    return true
  }

  private static let gap: Nanoseconds = 100_000_000

  /// Appends an event, and before it what has changed.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - now: What the clocks show.
  ///   - pending: How many timers the watched schedulers have.
  mutating func append(_ event: FlightEvent, after now: FlightLog.Clocks, _ pending: [(source: Int, count: Int)]) {
    if now.time > clocks.time {
      if now.slept.subtracting(clocks.slept).magnitude >= Self.leastJump {
        put(FlightEvent(.slept, at: event.time, number: now.slept))
        clocks.slept = now.slept
      }
      if now.wall.subtracting(clocks.wall).magnitude >= Self.leastJump {
        put(FlightEvent(.wall, at: event.time, number: now.wall))
        clocks.wall = now.wall
      }
      for (source, count) in pending where counts[source] != count {
        put(FlightEvent(.pending, at: event.time, source: source, number: Int64(count)))
        counts[source] = Int64(count)
      }
      clocks.time = now.time
    }
    put(event)
  }

  /// Less can be the time between reading two clocks.
  private static let leastJump: Nanoseconds = 10_000_000

  /// Puts an event into the ring, not before the last one.
  private mutating func put(_ event: FlightEvent) {
    if isFull { forget(ring[next]) }
    last = Swift.max(last, event.time)
    ring[next] = event
    ring[next].time = last
    next += 1
    guard next == ring.count else { return }
    next = 0
    isFull = true
  }

  /// Keeps what the oldest event says about the state.
  private mutating func forget(_ event: FlightEvent) {
    lost += 1
    start.follow(event)
    if event.kind.hasSource { sources[event.source].follow(event) }
  }

  func log(timebase: Timebase, now: Nanoseconds) -> FlightLog {
    FlightLog(
      timebase: timebase, start: start, end: Swift.max(now, last), lost: lost, sources: sources,
      events: Array((isFull ? ring[next...] : []) + ring[..<next])
    )
  }
}

/// The ring of a flight recorder, and the state before its first event.
struct FlightRecorderState: Sendable {
  /// An event in the ring, without its text, so that most events are written and overwritten without counting references.
  private struct Slot {
    var time: Nanoseconds
    var number: Int64
    var source: Int32
    var kind: FlightEvent.Kind
    var hasText: Bool
  }

  private var ring: [Slot]
  /// The texts of the events, each at the index of its event; empty until there is one.
  private var texts: [String] = []
  /// The index of the next event.
  private var next = 0
  private(set) var lost = 0
  private var isFull = false
  /// The clocks and the sources before the first event in the ring.
  private var start: FlightLog.Clocks
  private var sources: [FlightLog.Source] = []
  /// The latest value of each source, or its latest number of timers, before the first event in the ring; a slot of kind `mark` if there is
  /// none.
  private var latest: [Slot] = []
  /// The texts of these slots.
  private var latestTexts: [String] = []

  /// The latest reading of all clocks.
  private var clocks: FlightLog.Clocks
  /// The time of the latest event.
  private var last: Nanoseconds
  /// How often each source has been subscribed, or how many timers it had at the latest reading.
  private var counts: [Int64] = []
  private(set) var watched: [(engine: TimerEngine, source: Int)] = []

  init(capacity: Int, _ clocks: FlightLog.Clocks) {
    ring = Array(repeating: Self.none, count: capacity)
    start = clocks
    self.clocks = clocks
    last = clocks.time
  }

  private static let none = Slot(time: 0, number: 0, source: 0, kind: .mark, hasText: false)

  /// The index of the source with a name and a form, which is added if there is none.
  mutating func source(_ name: String, _ form: PayloadForm) -> Int {
    sources.firstIndex { $0.name == name && $0.form == form } ?? add(name, form)
  }

  private mutating func add(_ name: String, _ form: PayloadForm) -> Int {
    sources.append(FlightLog.Source(name, form))
    latest.append(Self.none)
    latestTexts.append("")
    counts.append(0)
    return sources.count - 1
  }

  /// Watches the timers of an engine, as its own source even if another engine has the same name: one of that name that is no longer
  /// watched, or a new one.
  mutating func watch(_ engine: TimerEngine, as name: String) -> Int {
    let taken = Set(watched.map(\.source))
    let free = sources.indices.first { sources[$0].form == .timers && sources[$0].name == name && !taken.contains($0) }
    let source = free ?? add(name, .timers)
    watched.append((engine, source))
    return source
  }

  /// Ends the watch of a source; the result is to be released with no lock held.
  mutating func unwatch(_ source: Int) -> TimerEngine? {
    watched.firstIndex { $0.source == source }.map { watched.remove(at: $0).engine }
  }

  mutating func nextSubscription(_ source: Int) -> Int64 {
    defer { counts[source] += 1 }
    return counts[source]
  }

  // MARK: - Events

  /// Whether the other clocks have to be read: after a gap, in which the device may have slept, and once a second.
  @inline(__always)
  func hasToRead(at time: Nanoseconds) -> Bool {
    time.subtracting(last) >= Self.gap || time.subtracting(clocks.time) >= .second
  }

  /// Appends an event, unless the other clocks have to be read first.
  ///
  /// - Parameters:
  ///   - kind: The kind of the event.
  ///   - time: When.
  ///   - source: The index of its signal or scheduler.
  ///   - number: The number that belongs to the kind.
  ///   - text: The value, failure or name; empty if there is none.
  /// - Returns: Whether it was appended.
  @inline(__always)
  mutating func append(_ kind: FlightEvent.Kind, at time: Nanoseconds, source: Int, number: Int64, text: String) -> Bool {
    if hasToRead(at: time) { return false }
    put(kind, at: time, source: source, number: number, text: text)
    return true
  }

  private static let gap: Nanoseconds = 100_000_000

  /// Appends an event for each change that the clocks and the schedulers show.
  ///
  /// - Parameters:
  ///   - now: The reading of the clocks.
  ///   - pending: How many timers the watched schedulers have.
  ///   - time: When.
  mutating func read(_ now: FlightLog.Clocks, _ pending: [(source: Int, count: Int)], at time: Nanoseconds) {
    guard now.time > clocks.time else { return }
    if now.slept.subtracting(clocks.slept).magnitude >= ClockReading.leastJump {
      put(.slept, at: time, number: now.slept)
      clocks.slept = now.slept
    }
    if now.wall.subtracting(clocks.wall).magnitude >= ClockReading.leastJump {
      put(.wall, at: time, number: now.wall)
      clocks.wall = now.wall
    }
    for (source, count) in pending where counts[source] != count {
      put(.pending, at: time, source: source, number: Int64(count))
      counts[source] = Int64(count)
    }
    clocks.time = now.time
  }

  /// Puts an event into the ring, at the time of the latest one if it is earlier.
  @inline(__always)
  mutating func put(_ kind: FlightEvent.Kind, at time: Nanoseconds, source: Int = 0, number: Int64, text: String = "") {
    if isFull { forget() }
    last = Swift.max(last, time)
    let hasText = !text.isEmpty
    ring[next] = Slot(time: last, number: number, source: Int32(truncatingIfNeeded: source), kind: kind, hasText: hasText)
    if hasText { keep(text) }
    next += 1
    guard next == ring.count else { return }
    next = 0
    isFull = true
  }

  /// Keeps the text of the event that is put into the ring.
  private mutating func keep(_ text: String) {
    if texts.isEmpty { texts = Array(repeating: "", count: ring.count) }
    texts[next] = text
  }

  /// Updates the state before the first event by the oldest event, which is overwritten.
  private mutating func forget() {
    let slot = ring[next]
    let source = Int(slot.source)
    lost += 1
    start.time = slot.time
    switch slot.kind {
    case .next, .pending:
      if slot.hasText || latest[source].hasText { latestTexts[source] = slot.hasText ? texts[next] : "" }
      latest[source] = slot
    case .late, .mark: break
    case .slept, .wall: start.follow(event(slot))
    case .subscribed, .completed, .failed, .disposed: sources[source].follow(event(slot))
    }
  }

  // MARK: - The log

  /// How many events there have been.
  var count: Int { lost + (isFull ? ring.count : next) }

  /// Appends the events before the `first` one to `events`, the latest ones first, at most as many as one turn of the lock allows.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - first: The number of earlier events. Those that have been overwritten meanwhile are removed.
  ///   - timebase: The clock.
  ///   - end: When the log was requested.
  /// - Returns: The log without its events, as of the first one; `nil` if there are more.
  func copy(into events: inout [FlightEvent], before first: inout Int, timebase: Timebase, end: Nanoseconds) -> FlightLog? {
    let from = Swift.max(lost, first - Self.eventsInOneTurn)
    for number in stride(from: first - 1, through: from, by: -1) {
      let slot = ring[number % ring.count]
      events.append(event(slot, slot.hasText ? texts[number % ring.count] : ""))
    }
    if from > lost {
      first = from
      return nil
    }
    events.removeLast(Swift.min(events.count, Swift.max(0, lost - first)))
    var sources = sources
    for (source, slot) in latest.enumerated() where slot.kind != .mark { sources[source].last = event(slot, latestTexts[source]) }
    return FlightLog(timebase: timebase, start: start, end: Swift.max(end, last), lost: lost, sources: sources, events: [])
  }

  static let eventsInOneTurn = 256

  private func event(_ slot: Slot, _ text: String = "") -> FlightEvent {
    FlightEvent(slot.kind, at: slot.time, source: Int(slot.source), number: slot.number, text: text)
  }
}

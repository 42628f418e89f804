/// Collects the wake-ups of a scheduler for a ``WakeUpReport``.
///
/// The reason of a wake-up is the timer, of those that fire, whose window ends first. The savings of a leeway are computed with each
/// wake-up, by the rule of the engine. A wake-up in which one place fires alone is kept open until its windows, with that leeway added, would have ended; the
/// next one could have served it if its latest deadline is not after that.
struct WakeUpLedger: Sendable {
  /// The facts about an armed timer.
  struct Armed: Sendable {
    var leeway: Nanoseconds = 0
    /// How long it waits.
    var wait: Nanoseconds = 0

    /// The end of its window if it had a leeway of `span`.
    func end(of due: TickInstant, with span: Nanoseconds) -> TickInstant { due.adding(Swift.max(leeway, Swift.min(span, wait / 2))) }
  }

  /// A wake-up under way.
  private struct WakeUp: Sendable {
    /// The latest deadline of all that fires.
    var deadline: TickInstant
    var reason: (place: WakeUpPlace, end: TickInstant)
    /// Whether all that has fired is of one place.
    var isAlone = true
    /// Until when it could wait with each leeway that is tried.
    var ends: [TickInstant]

    mutating func add(_ place: WakeUpPlace, _ due: TickInstant, _ end: TickInstant, _ ends: [TickInstant]) {
      deadline = Swift.max(deadline, due)
      if reason.place != place { isAlone = false }
      if end < reason.end { reason = (place, end) }
      self.ends = zip(self.ends, ends).map { Swift.min($0, $1) }
    }
  }

  private typealias Counter = WritableKeyPath<WakeUpReport.Savings, Int> & Sendable

  /// The leeways that are tried, and where the wake-ups that each saves are counted.
  private static let trials: [(leeway: @Sendable (Armed) -> Nanoseconds, saved: any Counter)] = [
    ({ $0.wait / 10 }, \.byTenth), ({ _ in 100_000_000 }, \.by100Milliseconds), ({ _ in .second }, \.bySecond),
  ]

  private var rows: [WakeUpPlace: WakeUpReport.Row] = [:]
  private var current: WakeUp?
  /// By the leeway that is tried: until when the last wake-up of each place could have waited.
  private var open = [[WakeUpPlace: TickInstant]](repeating: [:], count: trials.count)

  /// Takes note of a timer that fires; a wake-up begins with it, or it fires in the last one.
  mutating func note(_ place: WakeUpPlace, _ armed: Armed, _ tick: Tick, isWakeUp: Bool) {
    rows[place, default: WakeUpReport.Row(name: place.name, site: place.site)].lateness.add(tick.fired.subtracting(tick.scheduled))
    let end = tick.scheduled.adding(armed.leeway)
    let ends = Self.trials.map { armed.end(of: tick.scheduled, with: $0.leeway(armed)) }
    if isWakeUp { close() }
    // Of a wake-up that began before the first note only the fires count.
    if isWakeUp {
      current = WakeUp(deadline: tick.scheduled, reason: (place, end), ends: ends)
    } else {
      current?.add(place, tick.scheduled, end, ends)
    }
  }

  /// Ends the wake-up under way.
  private mutating func close() {
    guard let wakeUp = current.take() else { return }
    rows[wakeUp.reason.place]?.wakeUps += 1
    for trial in open.indices {
      for (place, end) in open[trial] {
        let isServed = wakeUp.deadline <= end
        if isServed { rows[place]?.saved[keyPath: Self.trials[trial].saved] += 1 }
        if !isServed || !wakeUp.isAlone || wakeUp.reason.place != place { open[trial][place] = nil }
      }
      let place = wakeUp.reason.place
      if wakeUp.isAlone, open[trial][place] == nil { open[trial][place] = wakeUp.ends[trial] }
    }
  }

  /// The rows so far, in no particular order; the current wake-up counts.
  func sums() -> [WakeUpReport.Row] {
    var ledger = self
    ledger.close()
    return Array(ledger.rows.values)
  }
}

extension WakeUpLedger.Armed {
  /// The facts about a timer that is armed at `now`; called with the lock of its engine held.
  init(_ timer: TickTimer, at now: TickInstant) {
    leeway = timer.leeway
    wait = timer.interval > 0 ? timer.interval : Swift.max(0, timer.due.subtracting(now))
  }
}

/// Keeps which timers wake an engine, and for which calls they were made, from when it is made.
final class WakeUpAttribution: EngineProbe {
  let interest = ProbeInterest(timers: true, armings: true, lateness: 0)
  private typealias Entry = (place: WakeUpPlace?, armed: WakeUpLedger.Armed)

  private struct State: Sendable {
    var timers: [ObjectIdentifier: Entry] = [:]
    var ledger = WakeUpLedger()
    /// When it was made, and the statistics of the engine by then.
    let start: TickInstant
    let before: SchedulerStatistics

    mutating func note(_ firing: Firing, of known: WakeUpPlace?, kind: WakeUpPlace) {
      let entry = timers[ObjectIdentifier(firing.timer)] ?? (nil, WakeUpLedger.Armed())
      ledger.note(known ?? entry.place ?? kind, entry.armed, firing.tick, isWakeUp: firing.isWakeUp)
    }
  }

  private let state: Lock<State>

  /// - Parameters:
  ///   - now: The time.
  ///   - statistics: The statistics of the engine so far.
  ///   - armed: Its armed timers.
  init(at now: TickInstant, _ statistics: SchedulerStatistics, _ armed: [(timer: TickTimer, armed: WakeUpLedger.Armed)]) {
    let timers = Dictionary(uniqueKeysWithValues: armed.map { (ObjectIdentifier($0.timer), (nil, $0.armed) as Entry) })
    state = Lock(State(timers: timers, start: now, before: statistics))
  }

  func didMake(_ timer: TickTimer, for origin: CallOrigin?) {
    let entry: Entry = (WakeUpPlace(origin, of: timer), WakeUpLedger.Armed())
    state.withLock { $0.timers[ObjectIdentifier(timer)] = entry }
  }

  func willDrop(_ timer: TickTimer) {
    let entry = state.withLock { $0.timers.removeValue(forKey: ObjectIdentifier(timer)) }
    withExtendedLifetime(entry) {}
  }

  func didArm(_ timer: TickTimer, at now: TickInstant) {
    state.withLock { $0.timers[ObjectIdentifier(timer), default: (nil, WakeUpLedger.Armed())].armed = WakeUpLedger.Armed(timer, at: now) }
  }

  func willFire(_ firing: Firing) {
    let timer = firing.timer
    let known = timer.engine.probes.first?.place(of: timer).map { WakeUpPlace($0) }
    let kind = WakeUpPlace(nil, of: timer)
    state.withLock { $0.note(firing, of: known, kind: kind) }
  }

  func place(of timer: TickTimer) -> (name: String, site: String?)? {
    state.withLock { $0.timers[ObjectIdentifier(timer)]?.place }.map { ($0.name, $0.site) }
  }

  /// The report so far.
  func report(at now: TickInstant, _ statistics: SchedulerStatistics) -> WakeUpReport {
    // Not the timers, a table that the next one would have to copy.
    let (ledger, start, before) = state.withLock { ($0.ledger, $0.start, $0.before) }
    return WakeUpReport(
      duration: Duration(nanoseconds: now.subtracting(start)), wakeUps: Swift.max(0, statistics.wakeUps - before.wakeUps),
      idleWakeUps: Swift.max(0, statistics.idleWakeUps - before.idleWakeUps), rows: ledger.sums()
    ).sorted()
  }
}

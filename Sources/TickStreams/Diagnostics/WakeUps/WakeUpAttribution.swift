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

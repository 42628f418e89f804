import Synchronization

/// Knows, while it is on, which timers wake an engine, and for which calls they were made.
///
/// While it is off, making, arming and firing a timer cost a comparison each. A view of an engine shares that of the engine: so the timers of the view are
/// the reasons of wake-ups, and not the one that the view keeps armed.
package final class WakeUpAttribution: Sendable {
  private struct Entry: Sendable {
    var place: WakeUpPlace?
    /// Whether it is there to let the timers of a view fire, which are noted themselves.
    var isPassage = false
    var armed = WakeUpLedger.Armed()
  }

  private struct State: Sendable {
    var timers: [ObjectIdentifier: Entry] = [:]
    var ledger = WakeUpLedger()
    /// When it was switched on, and what the engine had done by then.
    let start: TickInstant
    let before: SchedulerStatistics
    /// When a timer was last fired by hand, and whether one that is a passage has begun the wake-up.
    var instant: TickInstant?
    var isOpened = false

    mutating func note(_ firing: Firing, of observed: WakeUpPlace?, kind: WakeUpPlace, isWakeUp: Bool?) {
      let entry = timers[ObjectIdentifier(firing.timer)] ?? Entry()
      let begins = isOpened || (isWakeUp ?? (instant != firing.instant))
      instant = firing.instant
      isOpened = begins && entry.isPassage
      if !entry.isPassage { ledger.note(observed ?? entry.place ?? kind, entry.armed, firing.tick, isWakeUp: begins) }
    }
  }

  private let flag = Synchronization.Atomic<Bool>(false)
  private let state = Lock<State?>(nil)

  @inline(__always)
  var isOn: Bool { flag.load(ordering: .relaxed) }

  func start(at now: TickInstant, _ statistics: SchedulerStatistics, _ armed: [(timer: TickTimer, armed: WakeUpLedger.Armed)]) {
    let timers = Dictionary(uniqueKeysWithValues: armed.map { (ObjectIdentifier($0.timer), Entry(armed: $0.armed)) })
    state.withLock { $0 = State(timers: timers, start: now, before: statistics) }
    flag.store(true, ordering: .relaxed)
  }

  func stop() {
    flag.store(false, ordering: .relaxed)
    let old = state.withLock { $0.take() }
    withExtendedLifetime(old) {}
  }

  func didMake(_ timer: TickTimer, for origin: CallOrigin?) {
    let entry = Entry(place: WakeUpPlace(origin, of: timer), isPassage: origin?.isPassage == true)
    state.withLock { $0?.timers[ObjectIdentifier(timer)] = entry }
  }

  func willDrop(_ timer: TickTimer) {
    let entry = state.withLock { $0?.timers.removeValue(forKey: ObjectIdentifier(timer)) }
    withExtendedLifetime(entry) {}
  }

  /// Takes note of how long a timer waits; called with the lock of its engine held.
  func didArm(_ timer: TickTimer, wait: Nanoseconds, leeway: Nanoseconds) {
    state.withLock { $0?.timers[ObjectIdentifier(timer), default: Entry()].armed = WakeUpLedger.Armed(leeway: leeway, wait: wait) }
  }

  /// Takes note of a firing, before its action.
  ///
  /// - Parameters:
  ///   - firing: The firing.
  ///   - engine: Its engine.
  ///   - isWakeUp: Whether it is the first one since the engine was woken; `nil` if that is for the clock to say, as for an owner that drives the engine by
  ///     hand.
  func note(_ firing: Firing, of engine: TimerEngine, isWakeUp: Bool?) {
    let timer = firing.timer
    let observed = engine.observer?.place(of: timer)
    let kind = WakeUpPlace(nil, of: timer)
    state.withLock { $0?.note(firing, of: observed, kind: kind, isWakeUp: isWakeUp) }
  }

  /// The report so far; an empty one while it is off.
  func report(at now: TickInstant, _ statistics: SchedulerStatistics) -> WakeUpReport {
    guard let state = state.withLock({ $0 }) else { return WakeUpReport(duration: .zero, wakeUps: 0, idleWakeUps: 0, rows: []) }
    return WakeUpReport(
      duration: Duration(nanoseconds: now.subtracting(state.start)), wakeUps: statistics.wakeUps - state.before.wakeUps,
      idleWakeUps: statistics.idleWakeUps - state.before.idleWakeUps, rows: state.ledger.sums()
    ).sorted()
  }
}

import Foundation
import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

/// Random programs of the features that meet in a hub: keys by three clocks, shown, hidden and asked for; a wall clock that is set and
/// slewed; samples; a hub that runs at another speed, or is frozen; a cell that is bound again by what it shows;
/// ticks on the wall clock; stalls.
///
/// They check sentences of the documentation, each by a few lines that read the clocks: see ``HubSeam``.
@Suite("Seams: hub, clocks and schedulers") struct HubSeamTests {
  @MainActor @Test func everyFigureKeepsToTheRules() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["TICKSTREAMS_MODEL_PROGRAMS"].flatMap { UInt64($0) } ?? 150
    let first = environment["TICKSTREAMS_MODEL_SEED"].flatMap { UInt64($0) } ?? 1
    for seed in first..<first + count {
      let seam = HubSeam(seed: seed)
      seam.run()
      guard let mistake = seam.mistakes.entries.first else { continue }
      Issue.record("seed \(seed): \(mistake)\n\(seam.log.entries.joined(separator: "\n"))")
      return
    }
  }
}

/// One program, and its rules.
@MainActor final class HubSeam {
  enum Clock: CaseIterable { case monotonic, wall, server }
  enum Speed: CaseIterable { case plain, scaled, frozen }

  private struct Key {
    var clock: Clock
    var isUp: Bool
    var isOwn: Bool
    /// The moment on its clock, in nanoseconds.
    var moment: Int64
    var isPaused = false
    /// The hub's time at which the key was started or resumed.
    var startedAt: TickInstant
    var hasEnded = false
  }

  private static let keys = 3
  private static let second: Int64 = 1_000_000_000

  let log = Log<String>()
  let mistakes = Log<String>()
  private let alarm = HandAlarm(reportsWallClockChanges: false)
  private let base: AlarmScheduler
  private let scheduler: any TickScheduler
  private let rate: Double
  private let server: ReferenceClock
  private let hub: CountdownHub<Int>
  private var random: SplitMix
  private var state = [Key?](repeating: nil, count: keys)
  /// The latest figure that each key has shown.
  private var shown = [Duration?](repeating: nil, count: keys)
  private var subscriptions = [Subscription?](repeating: nil, count: keys)
  /// When a clock was last set, on the clock of the hub, and the instant until which that may be noticed.
  private var setting = (at: TickInstant.distantPast, until: TickInstant.distantPast)
  /// Whether a call of the program is being made, or a stall ends.
  private var isCalling = false
  private let isFrozen = TickValue(false)
  private let cell = Cell()
  /// The key that the cell was bound to last.
  private var boundKey: Int?
  /// The next multiple of half a minute on the wall clock that has to have a tick, or be counted as missed; `nil` after the clock was set.
  private var nextHalfMinute: Int64?
  private var ticks: Subscription?

  init(seed: UInt64) {
    var random = SplitMix(state: seed)
    base = AlarmScheduler(alarm)
    let speed = Speed.allCases[Int.random(in: 0...2, using: &random)]
    let rate = speed == .scaled ? [60, 2, 0.5][Int.random(in: 0...2, using: &random)] : 1
    self.rate = rate
    scheduler =
      switch speed {
      case .frozen: base.paused(while: isFrozen.signal)
      case .scaled: ScaledScheduler(rate: rate, on: base)
      default: base
      }
    server = ReferenceClock(tolerance: .zero, on: base)
    hub = CountdownHub(every: .seconds(1), on: scheduler)
    self.random = random
    log.append("\(speed) \(rate)")
  }

  private func draw(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  func run() {
    alarm.jump(.seconds(1_000_000_000))
    alarm.slew(partsPerMillion: [0, 100, -100, 500, -500][draw(0...4)])
    if draw(0...1) == 0 { server.synchronize(to: base.wallNow.advanced(by: .milliseconds(draw(-5_000...5_000)))) }
    for key in 0..<Self.keys where draw(0...2) > 0 { show(key) }
    let halfMinute = 30 * Self.second
    ticks = TickSignal.interval(.seconds(30), alignedTo: .wall(.seconds(30)), on: base).subscribe(onNext: { [unowned self] tick in
      MainActor.assumeIsolated {
        let last = (alarm.wallNow.nanosecondsSince1970 + 1_000) / halfMinute
        if let next = nextHalfMinute, next + Int64(tick.missed) != last {
          mistakes.append(
            "the tick at \(alarm.wallNow) counts \(tick.missed) as missed; the first one without a tick is \(next) of \(last)")
        }
        nextHalfMinute = last + 1
      }
    })
    for _ in 0..<25 {
      step()
      check()
      if mistakes.entries.count > 0 { break }
    }
    ticks?.dispose()
    for subscription in subscriptions { subscription?.dispose() }
    hub.unbind(cell)
  }

  private func step() {
    let key = draw(0...Self.keys - 1)
    switch draw(0...19) {
    case 0...3: start(key)
    case 4:
      call("pause \(key)") {
        hub.pause(key)
        if state[key]?.hasEnded == false { state[key]?.isPaused = true }
      }
    case 5:
      call("resume \(key)") {
        state[key]?.isPaused = false
        state[key]?.startedAt = scheduler.now
        hub.resume(key)
      }
    case 6: call("hide \(key)") { subscriptions[key].take()?.dispose() }
    case 7: call("show \(key)") { show(key) }
    case 8:
      let date = server.wallNow.advanced(by: .milliseconds(draw(-20_000...20_000)))
      call("sample \(date)") {
        noteSetting()
        server.synchronize(to: date)
      }
    case 9:
      let jump = Duration.milliseconds([-30_000, -1_500, 900, 45_000][draw(0...3)])
      call("jump \(jump)") {
        noteSetting()
        nextHalfMinute = nil
        alarm.jump(jump)
      }
    case 10:
      let slew = Int64([0, 100, -100, 500, -500][draw(0...4)])
      call("slew \(slew)") { alarm.slew(partsPerMillion: slew) }
    case 11 where scheduler is PausableScheduler:
      call("frozen \(!isFrozen.current)") {
        if isFrozen.current { noteSetting() }
        isFrozen.current.toggle()
      }
    case 12: call("bind \(key)") { bind(key) }
    case 13 where state[key] != nil:
      call("stop \(key)") {
        hub.stop(key)
        state[key] = nil
      }
    case 14...15:
      let span = Duration.milliseconds(draw(1...60_000))
      call("stall \(span)") { alarm.pass(span) }
    default:
      let span = Duration.milliseconds([draw(1...3_000), draw(1...40) * 1_000, 250][draw(0...2)])
      log.append("advance \(span) from \(alarm.now)")
      alarm.run(until: TickInstant.origin.duration(to: alarm.now) + span)
    }
  }

  private func call(_ name: String, _ body: () -> Void) {
    log.append("\(name) at \(scheduler.now)")
    isCalling = true
    body()
    // Work that is due now, and a reading of the clocks.
    alarm.wake()
    isCalling = false
  }

  private func noteSetting() {
    // Noticed within a second of the base, in which the hub may take many steps.
    setting = (scheduler.now, scheduler.now.advanced(by: .seconds(Swift.max(1, rate) * 1.01)))
  }

  private func bind(_ key: Int) {
    boundKey = key
    hub.bind(cell, to: key) { [unowned self] (_: Cell, _: Duration?) in
      if boundKey != key { mistakes.append("the cell that was bound to \(boundKey ?? -1) is shown key \(key)") }
    }
  }

  private func start(_ key: Int) {
    let clock = Clock.allCases[draw(0...2)]
    let isUp = draw(0...4) == 0
    let span = Duration.milliseconds(isUp ? -draw(0...20_000) : draw(1...40_000))
    let phase = draw(0...2) == 0 ? TickPhase.own : .shared
    let (instant, wall, date) = (scheduler.now.advanced(by: span), scheduler.wallNow.advanced(by: span), server.wallNow.advanced(by: span))
    let target: HubTarget =
      switch (clock, isUp) {
      case (.monotonic, false): .to(instant, phase: phase)
      case (.monotonic, true): .since(instant, phase: phase)
      case (.wall, false): .to(wall, phase: phase)
      case (.wall, true): .since(wall, phase: phase)
      case (.server, false): .to(date, by: server, phase: phase)
      case (.server, true): .since(date, by: server, phase: phase)
      }
    let moment = clock == .monotonic ? instant.nanoseconds : (clock == .wall ? wall : date).nanosecondsSince1970
    call("start \(key) \(target) \(phase)") {
      state[key] = Key(clock: clock, isUp: isUp, isOwn: phase == .own, moment: moment, startedAt: scheduler.now)
      hub.start(key, target)
    }
  }

  private func show(_ key: Int) {
    guard subscriptions[key] == nil else { return }
    subscriptions[key] = hub.signal(for: key).subscribe(onNext: { [unowned self] figure in
      MainActor.assumeIsolated {
        see(key, figure)
        // A key that is over hands the cell to the next one.
        if figure == nil, boundKey == key { bind((key + 1) % Self.keys) }
      }
    })
  }

  /// The time until the moment of a key by its clock, as that reads now.
  private func distance(_ key: Key) -> Int64 {
    switch key.clock {
    case .monotonic: key.moment - scheduler.now.nanoseconds
    case .wall: key.moment - scheduler.wallNow.nanosecondsSince1970
    case .server: key.moment - (server.isSynchronized ? server.wallNow : scheduler.wallNow).nanosecondsSince1970
    }
  }

  /// The figures of a shared phase at a flip, up to an error of the distance.
  private func figures(_ distance: Int64, within error: Int64) -> [Duration] {
    [distance - error, distance + error].map { .seconds(Swift.max(1, ($0 + Self.second / 2) / Self.second)) }
  }

  private func see(_ number: Int, _ figure: Duration?) {
    shown[number] = figure
    guard let key = state[number], let figure else { return }
    let (distance, now) = (distance(key), scheduler.now)
    // Zero is never early on its clock.
    if figure == .zero, !key.isUp {
      if distance > 0 { mistakes.append("zero of key \(number) at \(now), \(distance) ns early") }
      state[number]?.hasEnded = true
      return
    }
    let isSet = now >= setting.at && now <= setting.until
    let isAtFlip = now.nanoseconds % Self.second <= 1_000
    // Figures of a shared phase change at flips, or when a call or a set clock changes them.
    if !key.isOwn, !isCalling, !isSet, !isAtFlip { mistakes.append("key \(number) shows \(figure) at \(now), between two flips") }
    // When the value changes, it is the one that follows from the clock.
    if !key.isOwn, !isCalling, isAtFlip, !key.isUp, distance > 0, key.clock != .server || rate == 1 {
      if !figures(distance, within: 1_000).contains(figure) {
        mistakes.append("key \(number) shows \(figure) at the flip \(now), and \(distance) ns remain")
      }
    }
  }

  private func check() {
    let now = scheduler.now
    for (number, key) in state.enumerated() {
      guard let key else { continue }
      let (current, distance) = (hub[number], distance(key))
      // A look changes nothing.
      if hub[number] != current { mistakes.append("key \(number) reads another figure when it is asked again") }
      if key.isPaused {
        if !key.isUp, distance <= 0, let current { mistakes.append("key \(number) is paused, and over, and reads \(current)") }
        continue
      }
      let isSet = now <= setting.until
      // From the deadline on a key reads nil, and not before.
      if !key.isUp, !key.hasEnded, !isSet, (current == nil) != (distance <= 0) {
        mistakes.append("key \(number) reads \(current as Any) at \(now), and \(distance) ns remain")
      }
      // A hidden key ends unnoticed.
      if !key.isUp, current == nil { state[number]?.hasEnded = true }
      let isOfOtherSpeed = key.clock == .server && rate != 1 || isFrozen.current
      // A figure of a shared phase is that of the last flip, shown or not; a slewed clock was off by less than a millisecond there.
      let flip = now.nanoseconds - now.nanoseconds % Self.second
      if !key.isUp, !key.isOwn, !isOfOtherSpeed, distance > 0, !key.hasEnded, flip >= key.startedAt.nanoseconds,
        flip > setting.until.nanoseconds
      {
        let atFlip = distance + now.nanoseconds - flip
        if let current, !figures(atFlip, within: 1_000_000).contains(current) {
          mistakes.append("key \(number) reads \(current) at \(now), and \(atFlip) ns remained at the last flip")
        }
      }
      // A value that is read equals the one that is shown, unless a slewed clock makes the timer of a key with the phase `.own` late.
      let isLate = key.isOwn && key.clock != .monotonic || isOfOtherSpeed
      if subscriptions[number] != nil, !isLate, !isSet, current != shown[number] {
        mistakes.append("key \(number) reads \(current as Any) at \(now), and shows \(shown[number] as Any)")
      }
    }
  }
}

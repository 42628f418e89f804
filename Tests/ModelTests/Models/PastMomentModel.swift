import Testing
import TickStreams
import TickStreamsTesting

/// Timers for moments that are past when they are armed, or that a clock which is set makes past, beside a beat that a replay has to repeat.
struct PastMomentModel: Model {
  static let sentence = """
    A timer is late from the moment for which it is armed, or from when it is armed, if that moment is past then; or from when a clock is \
    set, if that makes it past. So timers are late only where the app was suspended, the device slept, or a thread was busy; in a replay \
    the app is suspended there, and otherwise sends what it sent.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.unit] }

  enum Operation: String, ProgramOperation {
    case tap = "taps.next(1)"
    case atInstant = "TickSignal.at(clock.now - $, on: clock)"
    case atDate = "TickSignal.at(clock.wallNow - $, on: clock)"
    case schedule = "clock.schedule(at: clock.now - $)"
    case reset = "clock.schedule(every: .seconds(1)).reschedule(at: clock.now - $)"
    case burstOfInstants = "TickSignal.at(each: [clock.now + $, clock.now - $, clock.now - 2 * $], missedTicks: .burst, on: clock)"
    case burstOfDates = "TickSignal.at(each: [clock.wallNow + $, + 2 * $ …], missedTicks: .burst, on: clock)"
    case dates = "TickSignal.at(each: [clock.wallNow - $, + $], on: clock)"
    case token = "TickSignal.at(server.wallNow + 3 * $, by: server, on: clock)"
    case sample = "server.synchronize(to: server.wallNow + 2 * $)"
    case offer = "TickSignal.after($, on: preview)"
    case jump = "preview.advance(by: 2 * $)"
    case rate = "preview.rate = #"
    case hub = "hub.start(#, to: server.wallNow + $, by: server)"
  }

  enum Seen: Sendable, CustomStringConvertible {
    case late(Time)
    case tick(lateness: Time)
    case problem(String)

    var description: String {
      switch self {
      case .late(let time): "late \(time.text)"
      case .tick(let lateness): "tick, late \(lateness.text)"
      case .problem(let text): text
      }
    }
  }

  final class Live: Sendable {
    let recorder: FlightRecorder
    let taps = TickSubject<Int, Never>()
    let server: ReferenceClock
    let preview: ScaledScheduler
    let hub: CountdownHub<Int>
    let bag = DisposeBag()

    init(_ clock: any TickScheduler) {
      recorder = FlightRecorder(capacity: 100_000, on: clock)
      server = ReferenceClock(on: clock)
      preview = ScaledScheduler(rate: 1, on: clock)
      hub = CountdownHub(every: .seconds(1), on: clock)
    }
  }

  var unit: Time

  init(_ draws: inout Draws) { unit = draws.unit() }

  /// Shorter beats would make long recordings.
  var isValid: Bool { unit >= 100 * .millisecond }

  /// A setting of the wall clock by less than 10 ms is none.
  func allows(_ step: Step<Operation>) -> Bool { step.kind == .jumpWallClock ? abs(step.time) > 10 * .millisecond : step.time >= 0 }

  var code: [String] { ["let beats = taps.flatMap { _ in TickSignal.interval(\(unit.code), on: clock) }, recorded"] }

  /// All values are equal: beats of one instant may come in another order in a replay, where an input may come before the timers of its instant.
  private func beats(_ taps: TickSignal<Int, Never>, on clock: any TickScheduler) -> TickSignal<Int, Never> {
    taps.flatMap { [unit] _ in TickSignal<Tick, Never>.interval(unit.span, on: clock).map { _ in 0 } }
  }

  func start(_ run: Run<Seen>) -> Live {
    let live = Live(run.clock)
    live.server.synchronize(to: run.clock.wallNow)
    live.hub.signal(for: 0).observe { _ in }.store(in: live.bag)
    live.recorder.watch(run.clock, lateness: .nanoseconds(1)).store(in: live.bag)
    live.recorder.watch(live.preview, as: "preview", lateness: .nanoseconds(1)).store(in: live.bag)
    for clock in [run.clock, live.preview] as [any TickScheduler] {
      clock.engine.core.watchLateness(from: 1) { [weak run] in run?.note(.late($0)) }.store(in: live.bag)
    }
    beats(live.taps.signal.recorded("taps", in: live.recorder, values: .coded), on: run.clock)
      .recorded("beats", in: live.recorder, values: .coded).observe { _ in }.store(in: live.bag)
    live.taps.next(0)
    return live
  }

  func perform(_ operation: Operation, _ step: Step<Operation>, on live: Live, _ run: Run<Seen>) {
    let (clock, span) = (run.clock, step.time.span)
    func keep(_ ticks: TickSignal<Tick, Never>) {
      ticks.subscribe(onNext: { [weak run] in run?.note(.tick(lateness: $0.lateness.time)) }).store(in: live.bag)
    }
    switch operation {
    case .tap: live.taps.next(1)
    case .atInstant: keep(.at(clock.now.advanced(by: .zero - span), on: clock))
    case .atDate: keep(.at(clock.wallNow.advanced(by: .zero - span), on: clock))
    case .schedule: clock.schedule(at: clock.now.advanced(by: .zero - span)) {}.store(in: live.bag)
    case .reset:
      let timer = clock.schedule(every: .seconds(1)) { [weak run] in run?.note(.tick(lateness: $0.lateness.time)) }
      timer.reschedule(at: clock.now.advanced(by: .zero - span))
      timer.store(in: live.bag)
    case .burstOfInstants:
      let instants = [1, -1, -2].map { clock.now.advanced(by: span * $0) }
      keep(.at(each: instants, missedTicks: .burst, on: clock))
    case .burstOfDates:
      let dates = (1...4).map { clock.wallNow.advanced(by: span * $0) }
      keep(.at(each: dates, missedTicks: .burst, on: clock))
    case .dates: keep(.at(each: [-1, 1].map { clock.wallNow.advanced(by: span * $0) }, on: clock))
    case .token: keep(.at(live.server.wallNow.advanced(by: span * 3), by: live.server, on: clock))
    case .sample: live.server.synchronize(to: live.server.wallNow.advanced(by: span * 2))
    case .offer: TickSignal.after(span, on: live.preview).observe { _ in }.store(in: live.bag)
    case .jump: live.preview.advance(by: span * 2)
    case .rate: live.preview.rate = [1, 3_600, 0.1][step.number]
    case .hub: live.hub.start(0, to: live.server.wallNow.advanced(by: span), by: live.server)
    }
  }

  func finish(_ live: Live, _ run: Run<Seen>) {
    guard run.world.firing == .exact else { return }
    do {
      let replay = try Replay(live.recorder.export())
      guard !replay.log.events.contains(where: { $0.kind == .late || $0.kind == .slept }) else { return }
      let scheduler = TestScheduler(replaying: replay)
      let clock: any TickScheduler = run.world.timebase == .continuous ? scheduler : scheduler.sibling(timebase: .suspending)
      let replayed = scheduler.record(beats(try replay.hot("taps", as: Int.self), on: clock))
      scheduler.advance(to: replay.end)
      try replay.compare("beats", replayed, values: .coded, tolerance: .zero)
    } catch { run.note(.problem("\(error)")) }
  }

  func disagreement(_ observed: [Observed<Seen>], _ history: History<Operation>) -> String? {
    let world = history.world
    for (number, step) in ([nil] + history.stretches.map(\.step)).enumerated() {
      let seen = observed.filter { $0.step == number - 1 }
      var pause: Time = 0
      if let step, step.kind == .suspendApp || step.kind == .sleepDevice { pause = step.time }
      for observation in seen {
        switch observation.value {
        case .problem(let text): return text
        case .late(let time), .tick(let time):
          if time > pause + world.slack() { return "late by \(time.text), but nothing was longer than \((pause + world.slack()).text)" }
        }
      }
      let worst: Time = seen.compactMap { if case .late(let time) = $0.value { time } else { nil } }.max() ?? 0
      let isSeen = step?.kind == .suspendApp && world.firing == .exact
      if isSeen, worst < pause - unit { return "the app was suspended for \(pause.text), and late by \(worst.text) only" }
    }
    return nil
  }
}

@Test func timersAreLateOnlyWhereTheAppWasSuspended() { check(PastMomentModel.self) }

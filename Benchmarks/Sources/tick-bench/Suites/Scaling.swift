import TickStreams

/// The cost of one more timer as their number grows: one scheduler whose clock is moved by hand, compared with a heap and a wheel without
/// locks and lifetimes.
let scaling: [Experiment] =
  [10, 100, 1_000, 10_000, 100_000, 1_000_000, 3_000_000].map { count in
    Experiment(
      suite: "scaling", name: "\(grouped(count)) timers",
      figures: [Figure("create", "ns"), Figure("fire", "ns"), Figure("reset", "ns"), Figure("cancel", "ns")],
      runs: count > 100_000 ? 3 : 7,
      contenders: [
        Contender("TickStreams") { Scaling.measure(count) { ScaledEngine() } },
        Contender("FLOOR heap") { Scaling.measure(count) { ScaledHeap() } },
        Contender("FLOOR wheel of 1 ms") { Scaling.measure(count) { ScaledWheel() } },
      ])
  }

/// Timers of one second whose time is moved by hand.
private protocol ScaledTimers {
  associatedtype Handle

  init()
  mutating func start(after delay: Int64) -> Handle
  /// Fires everything that is due in the next second.
  mutating func passSecond()
  mutating func reset(_ handle: Handle, after delay: Int64)
  mutating func cancel(_ handle: Handle)
}

private enum Scaling {
  /// Creates `count` timers with deadlines in any order, lets each fire, moves each later and cancels each, both in any order.
  ///
  /// Repeated, so that about 200,000 timers are measured; a round with few goes before, to warm up.
  static func measure<Timers: ScaledTimers>(_ count: Int, _ make: () -> Timers) -> [Double] {
    _ = round(min(count, 1_000), make)
    let rounds = max(1, 200_000 / count)
    let figures = (0..<rounds).map { _ in round(count, make) }
    return (0..<4).map { index in figures.reduce(0) { $0 + $1[index] } / Double(rounds * count) }
  }

  private static func round<Timers: ScaledTimers>(_ count: Int, _ make: () -> Timers) -> [Double] {
    var random = SteadyRandom()
    var timers = make()
    let delays = (0..<count).map { _ in Int64.random(in: 1..<Int64.second, using: &random) }
    let order = (0..<count).shuffled(using: &random)
    var handles: [Timers.Handle] = []
    handles.reserveCapacity(count)
    let create = Clock.threadTime { for delay in delays { handles.append(timers.start(after: delay)) } }
    // The first firing of each brings the timers into the order in which they repeat.
    timers.passSecond()
    let fired = Fires.count
    let fire = Clock.threadTime { timers.passSecond() }
    check(abs(Fires.count - fired - count) <= count / 100 + 1, "\(Fires.count - fired) of \(count) timers fired")
    let reset = Clock.threadTime { for index in order { timers.reset(handles[index], after: .hour + delays[index]) } }
    let cancel = Clock.threadTime { for index in order { timers.cancel(handles[index]) } }
    return [create, fire, reset, cancel]
  }
}

/// The engine, on an alarm whose clock is moved by hand.
private struct ScaledEngine: ScaledTimers {
  private let alarm = HandAlarm()
  private let scheduler: AlarmScheduler

  init() {
    scheduler = AlarmScheduler(alarm)
  }

  func start(after delay: Int64) -> TickTimer {
    do {
      return try scheduler.schedule(TickSchedule(every: .seconds(1), delay: .nanoseconds(delay))) { _ in Fires.happened() }
    } catch {
      fatalError("\(error)")
    }
  }

  func passSecond() {
    alarm.pass(for: .second)
  }

  func reset(_ timer: TickTimer, after delay: Int64) {
    timer.reschedule(after: .nanoseconds(delay))
  }

  func cancel(_ timer: TickTimer) {
    timer.dispose()
  }
}

/// The heap that is written by hand.
private struct ScaledHeap: ScaledTimers {
  private var heap = TimerHeap()
  private var now: Int64 = 0

  mutating func start(after delay: Int64) -> Int {
    heap.insert(due: now + delay, period: .second, TimerAction { Fires.happened() })
  }

  mutating func passSecond() {
    now += .second
    while let action = heap.popDue(now: now) { action.run() }
  }

  mutating func reset(_ id: Int, after delay: Int64) {
    heap.postpone(id, to: now + delay)
  }

  mutating func cancel(_ id: Int) {
    heap.remove(id)
  }
}

/// The handwritten timer wheel.
///
/// A reset removes the timer and inserts it again, with the identifier that this has freed.
private struct ScaledWheel: ScaledTimers {
  private var wheel = TimerWheel(now: 0)
  private var now: Int64 = 0

  mutating func start(after delay: Int64) -> Int {
    wheel.insert(due: now + delay, period: .second, TimerAction { Fires.happened() })
  }

  mutating func passSecond() {
    now += .second
    while wheel.nextTurn <= now { wheel.turn { $0.run() } }
  }

  mutating func reset(_ id: Int, after delay: Int64) {
    wheel.remove(id)
    let new = wheel.insert(due: now + delay, period: .second, TimerAction { Fires.happened() })
    check(new == id, "the identifier has changed")
  }

  mutating func cancel(_ id: Int) {
    wheel.remove(id)
  }
}

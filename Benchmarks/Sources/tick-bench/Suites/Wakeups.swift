import NIOPosix
import Synchronization
import TickStreams
import TickStreamsNIO

/// A thousand staggered intervals of one second: how often somebody has to wake up, by the leeway they are given.
let wakeups: [Experiment] = [0, 10, 100].map { milliseconds in
  let leeway = Int64(milliseconds) * .millisecond
  return Experiment(
    suite: "wakeups", name: "1,000 staggered, leeway \(milliseconds) ms",
    figures: [Figure("wake-ups", "per s"), Figure("context switches", "per s"), Figure("CPU", "% of a core")], runs: 3,
    contenders: [
      Contender("TickStreams") { Wakeups.measure(TickStreamsTimers(), leeway) },
      Contender("TickStreams on NIO") {
        let alarm = CountingAlarm(NIOAlarm(NIOTimers.group.next()))
        return Wakeups.measure(TickStreamsTimers(scheduler: AlarmScheduler(alarm)), leeway) { alarm.count }
      },
      Contender("Dispatch source") { Wakeups.measure(DispatchTimers(), leeway) },
      Contender("OpenCombine") { Wakeups.measure(OpenCombineTimers(), leeway) },
      Contender("NIO") { Wakeups.measure(NIOTimers(), leeway) },
      Contender("Task loop") { Wakeups.measure(TaskTimers(), leeway) },
      Contender("AsyncTimerSequence") { Wakeups.measure(AsyncTimerSequenceTimers(), leeway) },
      Contender("FLOOR fewest that serve all windows") { [Wakeups.fewest(leeway), .nan, .nan] },
    ])
}

private enum Wakeups {
  private static let count = 1_000
  private static let seconds: Int64 = 3

  static func measure<Host: TimerHost>(_ host: Host, _ leeway: Int64, wakes: () -> Int? = { nil }) -> [Double] {
    let first = Clock.now + 300 * .millisecond
    let handles = host.start((0..<count).map { Beat(first: first + phase($0), period: .second, leeway: leeway) })
    Clock.wait(until: first + .second)
    let (wakesBefore, firesBefore, before) = (wakes(), Fires.count, Usage.now)
    Clock.wait(until: first + (1 + seconds) * .second)
    let used = Usage.now - before
    let woken = wakes().map { Double($0 - (wakesBefore ?? 0)) } ?? .nan
    check(Fires.count - firesBefore > count * Int(seconds) * 8 / 10, "too few timers fired")
    withExtendedLifetime(handles) {}
    return [woken / Double(seconds), used.switches / Double(seconds), used.cpu / Double(seconds * .second) * 100]
  }

  /// The smallest number of instants that has one in every window: always the end of the first window that has none yet.
  ///
  /// A repeating timer's next window begins a period after its deadline.
  static func fewest(_ leeway: Int64) -> Double {
    let span = 100
    var wakes = 0
    var last = Int64.min
    for period in 0..<Int64(span) {
      for index in 0..<count where period * .second + phase(index) > last {
        last = period * .second + phase(index) + leeway
        wakes += 1
      }
    }
    return Double(wakes) / Double(span)
  }

  private static func phase(_ index: Int) -> Int64 {
    Int64(index) * .second / Int64(count)
  }
}

/// Counts how often another alarm wakes.
final class CountingAlarm<Base: Alarm>: Alarm {
  private let base: Base
  private let wakes = Atomic<Int>(0)

  init(_ base: Base) {
    self.base = base
  }

  var count: Int { wakes.load(ordering: .relaxed) }
  var timebase: Timebase { base.timebase }
  var now: TickInstant { base.now }
  var wallNow: WallInstant { base.wallNow }
  var isCurrent: Bool { base.isCurrent }
  var reportsWallClockChanges: Bool { base.reportsWallClockChanges }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    base.arm(at: instant) { [self] in
      wakes.wrappingAdd(1, ordering: .relaxed)
      wake()
    }
  }

  func disarm() {
    base.disarm()
  }
}

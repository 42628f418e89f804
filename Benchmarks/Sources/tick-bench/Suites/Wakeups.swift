import NIOPosix
import TickStreams
import TickStreamsNIO

/// A thousand staggered intervals of one second: how often a thread wakes up, by the leeway they are given.
let wakeups: [Experiment] = [0, 10, 100].map { milliseconds in
  let leeway = Int64(milliseconds) * .millisecond
  return Experiment(
    suite: "wakeups", name: "1,000 staggered, leeway \(milliseconds) ms",
    figures: [
      Figure("wake-ups", "per s"), Figure("fired after the window", "%", isCompared: false), Figure("context switches", "per s"),
      Figure("CPU", "% of a core"),
    ], runs: 3,
    contenders: [
      Contender("TickStreams") { Wakeups.measure(TickStreamsTimers(), leeway) },
      Contender("TickStreams, not waiting on the thread") { Wakeups.measure(TickStreamsTimers(waitsOnThread: false), leeway) },
      Contender("TickStreams on NIO") {
        Wakeups.measure(TickStreamsTimers(scheduler: AlarmScheduler(NIOAlarm(NIOTimers.group.next()))), leeway)
      },
      Contender("Dispatch source") { Wakeups.measure(DispatchTimers(), leeway) },
      Contender("OpenCombine") { Wakeups.measure(OpenCombineTimers(), leeway) },
      Contender("NIO") { Wakeups.measure(NIOTimers(), leeway) },
      Contender("Task loop") { Wakeups.measure(TaskTimers(), leeway) },
      Contender("AsyncTimerSequence") { Wakeups.measure(AsyncTimerSequenceTimers(), leeway) },
      Contender("FLOOR fewest that serve all windows") { [Wakeups.fewest(leeway), 0, .nan, .nan] },
    ])
}

private enum Wakeups {
  private static let count = 1_000
  private static let seconds: Int64 = 3

  /// Ours counts its own wake-ups.
  static func measure<Scheduler: TickScheduler>(_ host: TickStreamsTimers<Scheduler>, _ leeway: Int64) -> [Double] {
    measure(host, leeway) { Double(host.scheduler.statistics.wakeUps) }
  }

  static func measure<Host: TimerHost>(_ host: Host, _ leeway: Int64, wakes: () -> Double = { .nan }) -> [Double] {
    let first = Clock.now + 300 * .millisecond
    let beats = (0..<count).map { Beat(first: first + phase($0), period: .second, leeway: leeway, isTimed: true) }
    Fires.lateness.watch(period: .second, window: 1..<1 + seconds)
    let handles = host.perform { host.start(beats) }
    Clock.wait(until: first + .second)
    let (wakesBefore, before) = (wakes(), Usage.now)
    Clock.wait(until: first + (1 + seconds) * .second)
    let used = Usage.now - before
    let woken = wakes() - wakesBefore
    // The last windows.
    Clock.wait(200 * .millisecond)
    let lateness = Fires.lateness
    check(lateness.count > count * Int(seconds) * 8 / 10, "too few timers fired")
    withExtendedLifetime(handles) {}
    // Notifications at the end of a window arrive some microseconds later.
    let late = lateness.share(laterThan: leeway + .millisecond)
    return [woken / Double(seconds), late * 100, used.switches / Double(seconds), used.cpu / Double(seconds * .second) * 100]
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

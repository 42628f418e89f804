import TickStreams

/// Repeating timers of one second that fire: the CPU time of a million firings, all threads together.
let firingTimers: [Experiment] = [
  firing(10_000, leeway: 0),
  firing(10_000, leeway: 100 * .millisecond),
  firing(100_000, leeway: 0),
  firing(100_000, leeway: 100 * .millisecond),
  firing(100_000, leeway: 0, isStaggered: false),
]

private func firing(_ count: Int, leeway: Int64, isStaggered: Bool = true) -> Experiment {
  let phase = isStaggered ? "staggered" : "one phase"
  let crowd = Crowd(count: count, leeway: leeway, isStaggered: isStaggered)
  return Experiment(
    suite: "timers", name: "\(grouped(count)) firing, \(phase), leeway \(leeway / .millisecond) ms",
    figures: [Figure("CPU per million fires", "s")], runs: 3,
    contenders: crowd.contenders { $0.cpuPerMillionFires() })
}

/// A million timers for five seconds: whether they keep up at all.
let millionTimers: [Experiment] = [0, 100 * Int64.millisecond].map { leeway in
  let crowd = Crowd(count: 1_000_000, leeway: leeway, isStaggered: true)
  return Experiment(
    suite: "timers", name: "1,000,000 firing, staggered, leeway \(leeway / .millisecond) ms",
    figures: [
      Figure("CPU", "% of a core"), Figure("missed", "%", isCompared: false), Figure("lateness p50", "ms"), Figure("lateness p99", "ms"),
    ], runs: 3,
    contenders: crowd.contenders { $0.sustained() })
}

/// Many timers of one second.
struct Crowd: Sendable {
  let count: Int
  let leeway: Int64
  /// Whether each timer fires at a different instant within the second, rather than all at the same one.
  let isStaggered: Bool

  private static let period = Int64.second

  /// The hosts that such a crowd can be measured on.
  func contenders(_ measure: @escaping @Sendable (Run) -> [Double]) -> [Contender] {
    func contender<Host: TimerHost>(_ who: String, _ make: @escaping @Sendable () -> Host) -> Contender {
      Contender(who) {
        let host = make()
        return measure(
          Run(crowd: self) { beats in
            let handles = host.perform { host.start(beats) }
            host.begin()
            return handles
          })
      }
    }
    var contenders = [
      contender("TickStreams") { TickStreamsTimers() },
      contender("TickStreams, not waiting on the thread") { TickStreamsTimers(waitsOnThread: false) },
      contender("Dispatch source") { DispatchTimers() },
      contender("Task loop") { TaskTimers() },
      contender("FLOOR wheel of 1 ms") { WheelTimers() },
    ]
    // The others cannot be given any leeway.
    if leeway == 0 {
      contenders += [
        contender("NIO") { NIOTimers() },
        contender("AsyncTimerSequence") { AsyncTimerSequenceTimers() },
        contender("FLOOR heap") { HeapTimers() },
      ]
    }
    // A million of these is the same as of the sources that they are made of.
    if count < 1_000_000 { contenders.append(contender("OpenCombine") { OpenCombineTimers() }) }
    return contenders
  }

  /// The timers, and when the first of them is due: late enough that all have been created by then.
  fileprivate func beats(isTimed: Bool) -> (start: Int64, beats: [Beat]) {
    let start = Clock.now + 500 * .millisecond + Int64(count) * 6 * .microsecond
    let beats = (0..<count).map { index in
      let phase = isStaggered ? Int64(index) * Self.period / Int64(count) : 0
      return Beat(first: start + phase, period: Self.period, leeway: leeway, isTimed: isTimed)
    }
    return (start, beats)
  }

  /// One contender's turn.
  struct Run {
    let crowd: Crowd
    /// Starts timers and returns the object that keeps them running.
    let start: ([Beat]) -> any Sendable

    /// Over three seconds, after a first one to warm up.
    func cpuPerMillionFires() -> [Double] {
      let (start, beats) = crowd.beats(isTimed: false)
      let handles = self.start(beats)
      Clock.wait(until: start + period * 3 / 2)
      let (count, usage) = (Fires.count, Usage.now)
      Clock.wait(until: start + period * 9 / 2)
      let fires = Double(Fires.count - count)
      let cpu = (Usage.now - usage).cpu
      withExtendedLifetime(handles) {}
      return [fires > 0 ? cpu / fires / 1e9 * 1e6 : .nan]
    }

    /// Over five seconds, after a first one to warm up.
    ///
    /// A contender whose timers take longer to create than the time before the first tick has missed everything. The cost of a contender
    /// that misses most of the ticks means nothing.
    func sustained() -> [Double] {
      let (start, beats) = crowd.beats(isTimed: true)
      Fires.lateness.watch(period: period, window: 1..<6)
      let handles = self.start(beats)
      guard Clock.now < start + period else { return [.nan, 100, .nan, .nan] }
      Clock.wait(until: start + period)
      let usage = Usage.now
      Clock.wait(until: start + 6 * period)
      let cpu = (Usage.now - usage).cpu
      // The last periods of the last timers.
      Clock.wait(until: start + 7 * period)
      withExtendedLifetime(handles) {}
      let lateness = Fires.lateness
      let missed = 1 - Double(lateness.count) / Double(5 * crowd.count)
      let milliseconds = [0.5, 0.99].map { lateness.percentile($0) / 1e6 }
      guard missed < 0.5 else { return [.nan, missed * 100, .nan, .nan] }
      return [cpu / Double(5 * period) * 100, max(0, missed) * 100] + milliseconds
    }

    private var period: Int64 { Crowd.period }
  }
}

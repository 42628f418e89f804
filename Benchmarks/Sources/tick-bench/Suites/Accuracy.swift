import CProbes
import Foundation
import NIOPosix
import Synchronization
import TickStreams
import TickStreamsNIO

/// One interval of 10 ms for 10 s: how punctual it is, and the cost of a tick.
let accuracy: [Experiment] = [
  accuracy(
    "10 ms for 10 s",
    [
      accuracy("TickStreams") { TickStreamsTimers() },
      accuracy("TickStreams on NIO") { TickStreamsTimers(scheduler: AlarmScheduler(NIOAlarm(NIOTimers.group.next()))) },
      accuracy("Dispatch source") { DispatchTimers() },
      accuracy("OpenCombine") { OpenCombineTimers() },
      accuracy("NIO") { NIOTimers() },
      accuracy("Task loop") { TaskTimers() },
      accuracy("AsyncTimerSequence") { AsyncTimerSequenceTimers() },
      accuracy("FLOOR clock_nanosleep") { NanosleepTimer() },
      accuracy("FLOOR timerfd") { TimerfdTimer() },
    ]),
  // A thread that waits for the beat has to wake the one that serves the queue.
  accuracy(
    "10 ms for 10 s, on main",
    [
      accuracy("TickStreams", onMain: true) { TickStreamsTimers(scheduler: MainScheduler.shared) },
      accuracy("Dispatch source", onMain: true) { DispatchTimers(queue: .main) },
      accuracy("FLOOR clock_nanosleep, async", onMain: true) { PostingTimer(queue: .main) },
    ]),
  accuracy(
    "10 ms for 10 s, on a queue of the user's",
    [
      accuracy("TickStreams") { TickStreamsTimers(scheduler: QueueScheduler(queue: DispatchQueue(label: "tick-bench"))) },
      accuracy("Dispatch source") { DispatchTimers() },
      // A library has to be serial on a concurrent queue too, so it needs its own queue.
      accuracy("FLOOR Dispatch source, own queue with that target") {
        DispatchTimers(queue: DispatchQueue(label: "own", target: DispatchQueue(label: "tick-bench")))
      },
      accuracy("FLOOR clock_nanosleep, async") { PostingTimer(queue: DispatchQueue(label: "tick-bench")) },
    ]),
  // Alone on its scheduler, a beat has nothing to share a wake-up with.
  accuracy(
    "50 ms with a leeway of 10 ms, for 10 s",
    [
      accuracy("TickStreams", period: 50 * .millisecond, leeway: 10 * .millisecond) { TickStreamsTimers() },
      accuracy("Dispatch source", period: 50 * .millisecond, leeway: 10 * .millisecond) { DispatchTimers() },
      accuracy("OpenCombine", period: 50 * .millisecond, leeway: 10 * .millisecond) { OpenCombineTimers() },
      accuracy("Task loop", period: 50 * .millisecond, leeway: 10 * .millisecond) { TaskTimers() },
    ]),
]

private func accuracy(_ name: String, _ contenders: [Contender]) -> Experiment {
  Experiment(suite: "accuracy", name: name, figures: Accuracy.figures, runs: 3, contenders: contenders)
}

private func accuracy<Host: TimerHost>(
  _ who: String, period: Int64 = 10 * .millisecond, leeway: Int64 = 0, onMain: Bool = false, _ make: @escaping @Sendable () -> Host
) -> Contender {
  Contender(who) {
    let host = make()
    let first = Clock.now + 200 * .millisecond
    let beat = Beat(first: first, period: period, leeway: leeway, isTimed: true)
    Fires.moments.expect(first: first, period: period)
    let handles = host.perform { host.start([beat]) }
    host.begin()
    defer { withExtendedLifetime(handles) {} }
    return Accuracy.measure(from: first + .second, seconds: 10) { instant in
      if onMain { Clock.serveMain(until: instant) } else { Clock.wait(until: instant) }
    }
  }
}

enum Accuracy {
  static let figures = [
    Figure("lateness p50", "µs"), Figure("lateness p99", "µs"), Figure("drift", "ms", isCompared: false), Figure("CPU per tick", "µs"),
  ]

  /// The figures of the ticks that come from an instant on, before which the timer warms up.
  static func measure(from start: Int64, seconds: Int64, wait: (Int64) -> Void) -> [Double] {
    wait(start)
    let usage = Usage.now
    wait(start + seconds * .second)
    let cpu = (Usage.now - usage).cpu
    let late = Fires.moments.lateness(from: start, to: start + seconds * .second)
    guard late.count > 100 else { return [.nan, .nan, .nan, .nan] }
    let sorted = late.sorted()
    // How much later the ticks of the last second are than those of the first, by the median.
    func middle(_ some: ArraySlice<Double>) -> Double { some.sorted()[some.count / 2] }
    let drift = middle(late.suffix(late.count / 10)) - middle(late.prefix(late.count / 10))
    return [
      sorted[sorted.count / 2] / 1e3, sorted[sorted.count * 99 / 100] / 1e3, abs(drift) / 1e6, cpu / Double(late.count) / 1e3,
    ]
  }
}

/// The moments at which one timer fired.
final class FiringMoments: Sendable {
  private struct State {
    var first: Int64 = 0
    var period: Int64 = 0
    var moments: [Int64] = []
  }

  private let state = Mutex(State())

  func expect(first: Int64, period: Int64) {
    state.withLock { state in
      state = State(first: first, period: period)
      state.moments.reserveCapacity(10_000)
    }
  }

  func add(_ moment: Int64) {
    state.withLock { if $0.period > 0 { $0.moments.append(moment) } }
  }

  /// How late the firings in a span were, each against the instant that it was due at.
  ///
  /// A firing is given the instant that makes it about as late as those before: so what was left out does not count, and what comes a little later
  /// each time shows as drift.
  func lateness(from start: Int64, to end: Int64) -> [Double] {
    state.withLock { state in
      let period = Double(state.period)
      var due = 0.0
      var usual = 0.0
      var late: [Double] = []
      for moment in state.moments {
        let elapsed = Double(moment - state.first)
        due += ((elapsed - usual - due) / period).rounded() * period
        usual += (elapsed - due - usual) / 16
        if start <= moment, moment < end { late.append(elapsed - due) }
      }
      return late
    }
  }
}

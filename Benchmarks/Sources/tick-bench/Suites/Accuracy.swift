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
]

private func accuracy(_ name: String, _ contenders: [Contender]) -> Experiment {
  Experiment(
    suite: "accuracy", name: name,
    figures: [
      Figure("lateness p50", "µs"), Figure("lateness p99", "µs"), Figure("drift", "ms", isCompared: false), Figure("CPU per tick", "µs"),
    ], runs: 3, contenders: contenders)
}

private func accuracy<Host: TimerHost>(_ who: String, onMain: Bool = false, _ make: @escaping @Sendable () -> Host) -> Contender {
  Contender(who) {
    func wait(until instant: Int64) {
      if onMain { Clock.serveMain(until: instant) } else { Clock.wait(until: instant) }
    }
    let host = make()
    let first = Clock.now + 200 * .millisecond
    let beat = Beat(first: first, period: 10 * .millisecond, isTimed: true)
    Fires.moments.expect(first: first, period: beat.period)
    let handles = host.perform { host.start([beat]) }
    host.begin()
    // The first second warms up.
    wait(until: first + .second)
    let usage = Usage.now
    wait(until: first + 11 * .second)
    let cpu = (Usage.now - usage).cpu
    let late = Fires.moments.lateness(from: first + .second, to: first + 11 * .second)
    withExtendedLifetime(handles) {}
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

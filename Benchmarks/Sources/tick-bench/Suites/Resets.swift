@preconcurrency import Dispatch
import NIOCore
import NIOPosix
import TickStreams

/// An idle timer that is moved later at every sign of life, while 100,000 are live.
let resets: [Experiment] = [false, true].map { takesTurns in
  Experiment(
    suite: "reset", name: takesTurns ? "each of 100,000 in turn" : "one of 100,000",
    figures: [
      Figure("time of the caller", "ns"), Figure("CPU, all threads", "ns"), Figure("allocations", "each"),
      Figure("switches per 1,000", "each"),
    ],
    contenders: [
      Contender("TickStreams") {
        let scheduler = QueueScheduler(label: "tick-bench")
        let timers = idleDeadlines.map { deadline in
          scheduler.schedule(at: scheduler.now.advanced(by: .nanoseconds(deadline)), leeway: .zero) { Fires.happened() }
        }
        let moved = Resets.measure(timers, takesTurns) { $0.reschedule(after: .nanoseconds($1)) }
        return moved
      },
      Contender("TickStreams, reschedule(at:)") {
        let scheduler = QueueScheduler(label: "tick-bench")
        let start = scheduler.now
        let timers = idleDeadlines.map { deadline in
          scheduler.schedule(at: start.advanced(by: .nanoseconds(deadline)), leeway: .zero) { Fires.happened() }
        }
        return Resets.measure(timers, takesTurns) { $0.reschedule(at: start.advanced(by: .nanoseconds($1))) }
      },
      Contender("Dispatch source, schedule") {
        let timers = DispatchTimers().start(idleDeadlines.map { Beat(first: Clock.now + $0, period: .hour) })
        return Resets.measure(timers, takesTurns) { $0.source.schedule(deadline: .now() + .nanoseconds(Int($1))) }
      },
      Contender("NIO, cancel + schedule") {
        let loop = NIOTimers.group.next()
        do {
          return try loop.submit {
            let timers = idleDeadlines.map { IdleTask(loop.scheduleTask(in: .nanoseconds($0)) { Fires.happened() }) }
            return Resets.measure(timers, takesTurns, rounds: 1_000) { timer, deadline in
              timer.task.cancel()
              timer.task = loop.scheduleTask(in: .nanoseconds(deadline)) { Fires.happened() }
            }
          }.wait()
        } catch {
          fatalError("the event loop is gone: \(error)")
        }
      },
      Contender("FLOOR heap with a lock") {
        let host = HeapTimers()
        let start = Clock.now
        let timers = host.start(idleDeadlines.map { Beat(first: start + $0, period: .hour) })
        return Resets.measure(timers, takesTurns) { host.postpone($0, to: start + $1) }
      },
    ])
}

/// In an hour to two.
private let idleDeadlines: [Int64] = {
  var random = SteadyRandom()
  return (0..<100_000).map { _ in .hour + Int64.random(in: 0..<Int64.hour, using: &random) }
}()

private final class IdleTask: @unchecked Sendable {
  // Unchecked: used on the event loop alone.
  var task: Scheduled<Void>

  init(_ task: Scheduled<Void>) {
    self.task = task
  }
}

private enum Resets {
  /// Moves one timer, or each in turn in any order, later and later, by a nanosecond more each time.
  static func measure<Timer>(
    _ timers: [Timer], _ takesTurns: Bool, rounds: Int = 300_000, _ move: (Timer, Int64) -> Void
  ) -> [Double] {
    var random = SteadyRandom(2)
    let order = takesTurns ? timers.indices.shuffled(using: &random) : [timers.count / 2]
    var deadline = 3 * Int64.hour
    var turn = 0
    func moveSome(_ number: Int) {
      for _ in 0..<number {
        move(timers[order[turn]], deadline)
        turn = turn + 1 == order.count ? 0 : turn + 1
        deadline += 1
      }
    }
    Clock.wait(200 * .millisecond)
    moveSome(rounds / 3)
    Clock.wait(50 * .millisecond)
    let before = Usage.now
    let nanoseconds = Clock.threadTime { moveSome(rounds) }
    Clock.wait(10 * .millisecond)
    let used = Usage.now - before
    let allocations = Heap.allocations { moveSome(1_000) }
    check(Fires.count == 0, "an idle timer fired")
    return [nanoseconds / Double(rounds), used.cpu / Double(rounds), allocations / 1_000, used.switches / Double(rounds) * 1_000]
  }
}

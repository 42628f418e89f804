import AsyncAlgorithms
import CProbes
import Dispatch
import Foundation
import NIOCore
import NIOPosix
import OpenCombine
import OpenCombineDispatch
import Synchronization
import TickStreams

/// The first timer of a process, of one millisecond: what is made and loaded only once.
let firstTick: [Experiment] = [
  Experiment(
    suite: "first", name: "timer of a process, of 1 ms", figures: [Figure("late, elapsed", "µs"), Figure("CPU", "µs")], runs: 21,
    contenders: [
      contender("TickStreams") {
        TickSignal.interval(.hour, delay: .milliseconds(1), on: QueueScheduler(label: "tick-bench")).subscribe(onNext: { _ in
          FirstTick.came()
        })
      },
      contender("TickStreams, schedule") {
        QueueScheduler(label: "tick-bench").schedule(after: .milliseconds(1)) { FirstTick.came() }
      },
      contender("Dispatch source") {
        let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "tick-bench"))
        source.schedule(deadline: .now() + .milliseconds(1), leeway: .nanoseconds(0))
        source.setEventHandler { FirstTick.came() }
        source.activate()
        return source
      },
      contender("Dispatch asyncAfter") {
        DispatchQueue(label: "tick-bench").asyncAfter(deadline: .now() + .milliseconds(1)) { FirstTick.came() }
      },
      contender("OpenCombine") {
        let scheduler = DispatchQueue(label: "tick-bench").ocombine
        scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(1))) { FirstTick.came() }
      },
      contender("NIO") { NIOTimers.group.next().scheduleTask(in: .milliseconds(1)) { FirstTick.came() } },
      contender("Task.sleep") {
        Task.detached {
          try? await Task.sleep(for: .milliseconds(1))
          FirstTick.came()
        }
      },
      contender("AsyncTimerSequence") {
        Task.detached {
          for await _ in AsyncTimerSequence(interval: .milliseconds(1), clock: .continuous) { return FirstTick.came() }
        }
      },
      contender("FLOOR clock_nanosleep") {
        let due = Clock.now + .millisecond
        Thread.detachNewThread {
          Clock.wait(until: due)
          FirstTick.came()
        }
      },
      contender("FLOOR timerfd") {
        let file = probe_timerfd(Clock.now + .millisecond, 0)
        Thread.detachNewThread {
          var expirations: UInt64 = 0
          if read(file, &expirations, 8) == 8 { FirstTick.came() }
        }
      },
    ])
]

/// From just before the first call until the tick, how much longer than the millisecond; and the processor time of the process meanwhile.
///
/// Nothing is warmed up: a worker has loaded its libraries, but has called none of them.
private func contender<Handle>(_ who: String, _ start: @escaping @Sendable () -> Handle) -> Contender {
  Contender(who) {
    let (began, usage) = (Clock.now, Usage.now)
    let handle = start()
    // On a busy machine a thread may wait for long.
    repeat { Clock.wait(50 * .millisecond) } while FirstTick.moment == 0 && Clock.now < began + 5 * .second
    let cpu = (Usage.now - usage).cpu
    check(FirstTick.moment > 0, "there was no tick")
    withExtendedLifetime(handle) {}
    return [Double(FirstTick.moment - began - .millisecond) / 1e3, cpu / 1e3]
  }
}

private enum FirstTick {
  private static let instant = Atomic<Int64>(0)

  static var moment: Int64 { instant.load(ordering: .acquiring) }

  static func came() { instant.store(Clock.now, ordering: .releasing) }
}

extension Duration {
  fileprivate static let hour = Duration.seconds(3_600)
}

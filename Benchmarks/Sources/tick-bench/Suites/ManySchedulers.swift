import Dispatch
import Foundation
import TickStreams

/// A thousand schedulers with a queue and an interval each, as an app has them whose every object makes its own.
let manySchedulers: [Experiment] = [
  Experiment(
    suite: "schedulers", name: "1,000 with an interval of 1 s each",
    figures: [
      Figure("create", "ns"), Figure("heap, each", "B"), Figure("threads", "each", isCompared: false), Figure("CPU per tick", "µs"),
      Figure("context switches per tick", "each"),
    ], runs: 3,
    contenders: [
      Contender("TickStreams") {
        ManySchedulers.measure { beat in
          let scheduler = QueueScheduler(label: "tick-bench")
          return TickSignal.interval(.seconds(1), delay: .nanoseconds(beat.first - Clock.now), on: scheduler)
            .subscribe(onNext: { _ in Fires.happened() })
        }
      },
      Contender("Dispatch source") {
        ManySchedulers.measure { beat in
          let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "tick-bench"))
          source.schedule(deadline: DispatchTime(uptimeNanoseconds: UInt64(beat.first)), repeating: .seconds(1), leeway: .nanoseconds(0))
          source.setEventHandler { Fires.happened() }
          source.activate()
          return source
        }
      },
      Contender("FLOOR queue, source, lock, heap") {
        ManySchedulers.measure { beat in SmallestScheduler().start(beat) { Fires.happened() } }
      },
    ])
]

private enum ManySchedulers {
  private static let count = 1_000
  private static let seconds: Int64 = 3
  /// Ours set their source to repeat after the second tick.
  private static let warmUp: Int64 = 2

  /// Staggered intervals, for three seconds once they beat evenly.
  static func measure<Handle>(_ start: (Beat) -> Handle) -> [Double] {
    let first = Clock.now + 500 * .millisecond
    let beats = (0..<count).map { Beat(first: first + Int64($0) * .second / Int64(count), period: .second) }
    let before = Heap.bytes
    var handles: [Handle] = []
    handles.reserveCapacity(count)
    let create = Clock.threadTime { for beat in beats { handles.append(start(beat)) } }
    let bytes = Heap.bytes - before
    Clock.wait(until: first + warmUp * .second)
    let (fires, usage) = (Fires.count, Usage.now)
    Clock.wait(until: first + (warmUp + seconds) * .second)
    let used = Usage.now - usage
    let ticks = Double(Fires.count - fires)
    check(ticks > Double(count) * Double(seconds) * 0.8, "too few timers fired")
    let threads = Double((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0)
    withExtendedLifetime(handles) {}
    return [create / Double(count), bytes / Double(count), threads > 0 ? threads : .nan, used.cpu / ticks / 1e3, used.switches / ticks]
  }
}

import Foundation
import NIOCore
import NIOPosix
import Synchronization
import TickStreams

/// Threads that create, reset and cancel timers on one scheduler, on which 10,000 are live.
let contention: [Experiment] =
  [1, 2, 16].map { threads in
    Experiment(
      suite: "contention", name: "\(threads) thread\(threads == 1 ? "" : "s"): create, reset, cancel",
      figures: [Figure("CPU per round", "ns"), Figure("elapsed per round", "ns")],
      contenders: [
        Contender("TickStreams") {
          let scheduler = QueueScheduler(label: "tick-bench")
          let live = Contention.delays().map { scheduler.schedule(after: .nanoseconds($0)) { Fires.happened() } }
          defer { for timer in live { timer.dispose() } }
          return Contention.measure(threads) { delay in
            let timer = scheduler.schedule(after: .nanoseconds(delay)) { Fires.happened() }
            timer.reschedule(after: .nanoseconds(delay + .second))
            timer.dispose()
          }
        },
        Contender("Dispatch source") {
          let queue = DispatchQueue(label: "tick-bench")
          @Sendable
          func start(_ delay: Int64) -> any DispatchSourceTimer {
            let source = DispatchSource.makeTimerSource(queue: queue)
            source.schedule(deadline: .now() + .nanoseconds(Int(delay)))
            source.setEventHandler { Fires.happened() }
            source.activate()
            return source
          }
          let live = Contention.delays().map { start($0) }
          defer { for source in live { source.cancel() } }
          return Contention.measure(threads) { delay in
            let source = start(delay)
            source.schedule(deadline: .now() + .nanoseconds(Int(delay + .second)))
            source.cancel()
          }
        },
        Contender("NIO") {
          let loop = NIOTimers.group.next()
          for delay in Contention.delays() { loop.scheduleTask(in: .nanoseconds(delay)) { Fires.happened() } }
          return Contention.measure(threads) { delay in
            loop.scheduleTask(in: .nanoseconds(delay)) { Fires.happened() }.cancel()
            loop.scheduleTask(in: .nanoseconds(delay + .second)) { Fires.happened() }.cancel()
          }
        },
        Contender("FLOOR heap with a Mutex") {
          let host = HeapTimers()
          let start = Clock.now
          _ = host.start(Contention.delays().map { Beat(first: start + $0, period: .hour) })
          return Contention.measure(threads) { delay in
            let handles = host.start([Beat(first: start + delay, period: .hour)])
            host.postpone(handles[0], to: start + delay + .second)
            host.cancel(handles[...])
          }
        },
        Contender("FLOOR heap with a pthread mutex") {
          let heap = PthreadLocked(TimerHeap())
          let start = Clock.now
          let action = TimerAction { Fires.happened() }
          for delay in Contention.delays() { _ = heap.withLock { $0.insert(due: start + delay, period: .hour, action) } }
          return Contention.measure(threads) { delay in
            let id = heap.withLock { $0.insert(due: start + delay, period: .hour, action) }
            heap.withLock { $0.postpone(id, to: start + delay + .second) }
            heap.withLock { $0.remove(id) }
          }
        },
      ])
  } + [
    Experiment(
      suite: "contention", name: "schedule, while 100,000 fire",
      figures: [Figure("p50", "µs"), Figure("p99", "µs"), Figure("longest", "µs")],
      contenders: [
        Contender("TickStreams") {
          let scheduler = QueueScheduler(label: "tick-bench")
          let burst = scheduler.now.advanced(by: .milliseconds(300))
          let live = (0..<100_000).map { _ in scheduler.schedule(at: burst, leeway: .zero) { Fires.happened() } }
          Clock.wait(until: Clock.now + .nanoseconds(scheduler.now.duration(to: burst)))
          defer { for timer in live { timer.dispose() } }
          return Contention.measureDuringBurst { scheduler.schedule(after: .seconds(3_600)) { Fires.happened() }.dispose() }
        },
        Contender("Dispatch source") {
          let queue = DispatchQueue(label: "tick-bench")
          let burst = Clock.now + .second
          let live = DispatchTimers().start((0..<100_000).map { _ in Beat(first: burst, period: .hour) })
          Clock.wait(until: burst)
          defer { for handle in live { handle.source.cancel() } }
          return Contention.measureDuringBurst {
            let source = DispatchSource.makeTimerSource(queue: queue)
            source.schedule(deadline: .now() + .seconds(3_600))
            source.activate()
            source.cancel()
          }
        },
      ])
  ]

private enum Contention {
  /// In one to two hours.
  static func delays(_ count: Int = 10_000) -> [Int64] {
    var random = SteadyRandom()
    return (0..<count).map { _ in .hour + Int64.random(in: 0..<Int64.hour, using: &random) }
  }

  /// Runs rounds on `threads` threads, which begin together, for half a second, after some rounds to warm up.
  static func measure(_ threads: Int, _ round: @escaping @Sendable (Int64) -> Void) -> [Double] {
    let delays = delays(1_024)
    for delay in delays { round(delay) }
    let (ready, go, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let total = Mutex(0)
    let end = Mutex(Int64(0))
    for _ in 0..<threads {
      Thread.detachNewThread {
        ready.signal()
        go.wait()
        let end = end.withLock { $0 }
        var rounds = 0
        while Clock.now < end {
          for offset in 0..<16 { round(delays[(rounds + offset) % delays.count]) }
          rounds += 16
        }
        total.withLock { $0 += rounds }
        done.signal()
      }
    }
    for _ in 0..<threads { ready.wait() }
    Clock.wait(50 * .millisecond)
    let before = Usage.now
    end.withLock { $0 = Clock.now + 500 * .millisecond }
    let elapsed = Clock.time {
      for _ in 0..<threads { go.signal() }
      for _ in 0..<threads { done.wait() }
    }
    let used = Usage.now - before
    let rounds = Double(total.withLock { $0 })
    return [used.cpu / rounds, elapsed / rounds]
  }

  /// Times single calls while a burst of 100,000 runs, and until it is over.
  static func measureDuringBurst(_ call: () -> Void) -> [Double] {
    var microseconds: [Double] = []
    microseconds.reserveCapacity(1_000_000)
    let end = Clock.now + 2 * .second
    while Fires.count < 100_000, Clock.now < end { microseconds.append(Clock.time(call) / 1_000) }
    microseconds.sort()
    guard let longest = microseconds.last else { return [.nan, .nan, .nan] }
    let count = microseconds.count
    return [microseconds[count / 2], microseconds[min(count - 1, count * 99 / 100)], longest]
  }
}

extension Int64 {
  fileprivate static func nanoseconds(_ duration: Duration) -> Int64 {
    duration.components.seconds * .second + duration.components.attoseconds / 1_000_000_000
  }
}

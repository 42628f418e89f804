import Foundation
import TestSupport
import Testing
import TickStreams

/// Resets racing fires; also run under the thread sanitizer.
@Suite("Safe timers: stress", .serialized) struct SafeTimerStressTests {
  #if TICKSTREAMS_TSAN
    static let rounds = 60_000
  #else
    static let rounds = Thorough.rounds(250_000, otherwise: 10_000)
  #endif

  /// A generation expires at most once, and only if it was the current one at its deadline; so none comes after a later one.
  @Test("Stress: millions of resets racing fires from several threads") func stressResetsRacingFires() async {
    let idle = IdleTimer(after: .microseconds(20), on: QueueScheduler())
    let log = Log<Int>()
    let subscription = idle.expirations.subscribe(onNext: { log.append($0) })
    together(4) { thread in
      for round in 0..<Self.rounds {
        idle.restart()
        if round % 997 == thread { idle.cancel() }
        if round % 64 == 0 { _ = idle.remaining }
      }
    }
    idle.cancel()
    let entries = log.entries
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0 < $1 }, "each generation once, in order")
    try? await Task.sleep(for: .milliseconds(50))
    let count = log.count
    try? await Task.sleep(for: .milliseconds(50))
    expectEqual(log.count, count, "after the cancel what had expired is sent, and no other")
    idle.restart()
    #expect(await becomesTrue { log.entries.last == idle.generation })
    subscription.dispose()
  }

  @Test("Stress: a stopwatch never goes back, whichever threads read and pause it") func stressReadingsRacingPauses() {
    let watch = Stopwatch(on: QueueScheduler())
    let isOver = Lock(false)
    let backward = Log<Duration>()
    let ticks = Log<Duration>()
    let label = watch.elapsed(every: .microseconds(10)).subscribe(onNext: { ticks.append($0) })
    together(4) { thread in
      var last = Duration.zero
      while thread > 0, !isOver.withLock({ $0 }) {
        let reading = thread == 1 ? watch.currentLap : watch.elapsed
        if reading < last { backward.append(last - reading) }
        last = reading
      }
      guard thread == 0 else { return }
      for _ in 0..<Thorough.rounds(20_000) {
        watch.start()
        usleep(20)
        watch.pause()
      }
      isOver.withLock { $0 = true }
    }
    label.dispose()
    expectEmpty(backward.entries)
    #expect(zip(ticks.entries, ticks.entries.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("Stress: an expired value never comes back, whichever thread extends it") func stressExtensionsRacingTheEnd() {
    for _ in 0..<Thorough.rounds(300) {
      let code = ExpiringValue(1, for: .microseconds(50), on: QueueScheduler())
      let isGone = Lock(false)
      let log = Log<String>()
      together(3) { _ in
        for step in 0..<20 {
          let wasGone = isGone.withLock { $0 }
          if code.value == nil { isGone.withLock { $0 = true } } else if wasGone { log.append("back") }
          // It ends in each round, now and then while it is extended.
          if code.extend(for: .microseconds((step + 1) % 4)), wasGone { log.append("extended") }
        }
      }
      expectEmpty(log.entries)
    }
  }
}

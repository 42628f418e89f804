import Dispatch
import TestSupport
import Testing

@testable import TickStreams

/// The timer sources of a queue, in real time; how long anything takes is not asserted, but that nothing is early.
@Suite("Sources that wake", .serialized) struct DispatchWakeSourceTests {
  private let fired = DispatchSemaphore(value: 0)
  private let queue = DispatchQueue(label: "wakes")

  private func source(_ timebase: Timebase) -> DispatchWakeSource {
    let source = DispatchWakeSource(SerialQueue(queue), timebase: timebase)
    source.activate { [fired] in fired.signal() }
    return source
  }

  /// Holds up the queue until the timers of `arm` are due for certain, and then changes them: however busy the machine is, nothing fires before that.
  private func whileTheQueueIsHeldUp(_ arm: () -> Void, then change: () -> Void) {
    queue.sync {
      arm()
      SystemClock.sleep(for: 5_000_000)
      change()
    }
  }

  @Test func theSourceOfTheWallClockWakesEachTimeItIsAsked() {
    let source = source(.continuous)
    for _ in 0..<2 {
      let start = ContinuousClock.now
      source.wakeByWallClock(after: 5_000_000, leeway: 0)
      #expect(fired.comes())
      #expect(start.duration(to: .now) >= .milliseconds(4))
    }
    source.cancel()
  }

  @Test(arguments: [false, true]) func itRestsOnceItIsToldSoOrCanceled(isCanceled: Bool) {
    let source = source(.continuous)
    whileTheQueueIsHeldUp {
      source.wake(at: source.uptime + 1_000_000, every: 0, leeway: 0)
      source.wakeByWallClock(after: 1_000_000, leeway: 0)
    } then: {
      if isCanceled { return source.cancel() }
      source.wake(at: .never, every: 0, leeway: 0)
      source.wakeByWallClock(after: .never, leeway: 0)
    }
    expectEqual(fired.wait(timeout: .now() + .milliseconds(60)), .timedOut)
    source.cancel()
  }

  @Test func aSuspendingTimebaseDoesNotFollowTheWallClock() {
    let source = source(.suspending)
    source.wakeByWallClock(after: 1_000_000, leeway: 0)
    expectEqual(fired.wait(timeout: .now() + .milliseconds(60)), .timedOut)
    source.cancel()
  }

  @Test func aCanceledSourceCannotBeArmed() {
    let source = source(.continuous)
    source.cancel()
    source.wake(at: source.uptime + 1_000_000, every: 0, leeway: 0)
    source.wakeByWallClock(after: 1_000_000, leeway: 0)
    expectEqual(fired.wait(timeout: .now() + .milliseconds(60)), .timedOut)
  }

  @Test func aCanceledSourceReleasesWhatItCalls() {
    final class Held: Sendable {}
    weak var held: Held?
    let source = DispatchWakeSource(SerialQueue(DispatchQueue(label: "releases")), timebase: .continuous)
    do {
      let new = Held()
      held = new
      source.activate { [fired] in withExtendedLifetime(new) { _ = fired.signal() } }
    }
    source.wake(at: source.uptime, every: 0, leeway: 0)
    #expect(fired.comes())
    #expect(held != nil)
    source.cancel()
    #expect(eventually { held == nil })
  }
}

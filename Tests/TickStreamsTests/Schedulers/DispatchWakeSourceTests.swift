import Dispatch
import Testing

@testable import TickStreams

/// The timer sources of a queue, in real time; how long anything takes is not asserted, but that nothing is early.
@Suite("Sources that wake", .serialized)
struct DispatchWakeSourceTests {
  private let fired = DispatchSemaphore(value: 0)

  private func source(_ timebase: Timebase) -> DispatchWakeSource {
    let source = DispatchWakeSource(SerialQueue(DispatchQueue(label: "wakes")), timebase: timebase)
    source.activate { [fired] in fired.signal() }
    return source
  }

  @Test func theSourceOfTheWallClockWakesEachTimeItIsAsked() {
    let source = source(.continuous)
    for _ in 0..<2 {
      let start = ContinuousClock.now
      source.wakeByWallClock(after: 5_000_000)
      #expect(fired.wait(timeout: .now() + 300) == .success)
      #expect(start.duration(to: .now) >= .milliseconds(4))
    }
    source.cancel()
  }

  @Test func itRestsOnceItIsToldSo() {
    let source = source(.continuous)
    source.wakeByWallClock(after: 400_000_000)
    source.wakeByWallClock(after: .never)
    #expect(fired.wait(timeout: .now() + .milliseconds(700)) == .timedOut)
    source.cancel()
  }

  @Test func aSuspendingTimebaseDoesNotFollowTheWallClock() {
    let source = source(.suspending)
    source.wakeByWallClock(after: 1_000_000)
    #expect(fired.wait(timeout: .now() + .milliseconds(60)) == .timedOut)
    source.cancel()
  }

  @Test func aCanceledSourceDoesNotWake() {
    let source = source(.continuous)
    source.wakeByWallClock(after: 400_000_000)
    source.cancel()
    #expect(fired.wait(timeout: .now() + .milliseconds(700)) == .timedOut)
  }

  @Test func aCanceledSourceCannotBeArmed() {
    let source = source(.continuous)
    source.cancel()
    source.wake(at: source.uptime + 1_000_000, every: 0)
    source.wakeByWallClock(after: 1_000_000)
    #expect(fired.wait(timeout: .now() + .milliseconds(60)) == .timedOut)
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
    source.wake(at: source.uptime, every: 0)
    #expect(fired.wait(timeout: .now() + 300) == .success)
    #expect(held != nil)
    source.cancel()
    let end = ContinuousClock.now + .seconds(300)
    while held != nil, ContinuousClock.now < end { SystemClock.sleep(for: 1_000_000) }
    #expect(held == nil)
  }
}

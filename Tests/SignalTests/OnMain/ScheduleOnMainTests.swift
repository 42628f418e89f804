import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

/// Moves each timer that is fired between the check whether it was moved and its action, as another thread may.
private final class MovingProbe: EngineProbe {
  let interest = ProbeInterest(lateness: 0)

  func willFire(_ firing: Firing) { firing.timer.reschedule(after: .seconds(9)) }
}

@MainActor private final class Screen { var shown: [String] = [] }

@Suite("Timers whose closures are on the main actor") @MainActor struct ScheduleOnMainTests {
  private let scheduler = TestScheduler()
  private let screen = Screen()

  @Test func itRunsOnceInPlaceOnMain() {
    scheduler.onMain.schedule(after: .seconds(3)) { [screen] in screen.shown.append("over") }
    scheduler.advance(by: .milliseconds(2_999))
    expectEmpty(screen.shown)
    scheduler.advance(by: .milliseconds(1))
    expectEqual(screen.shown, ["over"])
    scheduler.advance(by: .seconds(60))
    expectEqual(screen.shown, ["over"])
  }

  @Test func zeroComesWithTheNextAdvance() {
    scheduler.onMain.schedule(after: .zero) { [screen] in screen.shown.append("over") }
    expectEmpty(screen.shown)
    scheduler.advance(by: .zero)
    expectEqual(screen.shown, ["over"])
  }

  @Test func ticksComeUntilTheTimerIsDisposed() {
    let timer = scheduler.onMain.schedule(every: .seconds(1), delay: .zero) { [screen] in screen.shown.append("\($0.index)") }
    scheduler.advance(by: .seconds(2))
    timer.dispose()
    scheduler.advance(by: .seconds(2))
    expectEqual(screen.shown, ["0", "1", "2"])
    expectEmpty(scheduler.pending)
  }

  @Test func aResetMovesIt() {
    let timer = scheduler.onMain.schedule(after: .seconds(3)) { [screen] in screen.shown.append("over") }
    scheduler.advance(by: .seconds(2))
    timer.reschedule(after: .seconds(3))
    scheduler.advance(by: .seconds(2))
    expectEmpty(screen.shown)
    scheduler.advance(by: .seconds(1))
    expectEqual(screen.shown, ["over"])
  }

  @Test func norDoesAFiringRunThatWaitsForMainDuringAShutdown() async {
    let (screen, scheduler) = (screen, scheduler)
    scheduler.onMain.schedule(after: .seconds(1)) { screen.shown.append("over") }
    _ = onThread { scheduler.advance(by: .seconds(1)) }
    scheduler.shutdown()
    await mainIsIdle()
    expectEmpty(screen.shown)
  }

  @Test func aFiringThatWaitsForMainIsDroppedByADisposal() async {
    let screen = screen
    let scheduler = scheduler
    let stale = scheduler.onMain.schedule(after: .seconds(1)) { screen.shown.append("stale") }
    let moved = scheduler.onMain.schedule(after: .seconds(1)) { screen.shown.append("moved") }
    scheduler.onMain.schedule(after: .seconds(1)) { screen.shown.append("live") }
    _ = onThread { scheduler.advance(by: .seconds(1)) }
    #expect(screen.shown.isEmpty, "what fired on another thread waits for main")
    stale.dispose()
    moved.reschedule(after: .seconds(9))
    await mainIsIdle()
    expectEqual(screen.shown, ["live"])
  }

  @Test func norDoesItRunIfItWasMovedBeforeItBeganToWait() async {
    let (screen, scheduler) = (screen, scheduler)
    let timer = scheduler.onMain.schedule(after: .seconds(1)) { screen.shown.append("moved") }
    scheduler.engine.core.probes.add(MovingProbe())
    _ = onThread { scheduler.advance(by: .seconds(1)) }
    await mainIsIdle()
    expectEmpty(screen.shown)
    timer.dispose()
  }

  @Test(arguments: [(MissedTicks.skip, ["1999 missed 1999"]), (.burst, (0..<2_000).map { "\($0) missed 0" })])
  func aMainThatIsBusyIsGivenOneTickUnlessAllAreToCome(missedTicks: MissedTicks, shown: [String]) async {
    let (screen, scheduler) = (screen, scheduler)
    let timer = scheduler.onMain.schedule(every: .seconds(1), missedTicks: missedTicks) {
      screen.shown.append("\($0.index) missed \($0.missed)")
    }
    let queued = MainScheduler.shared.statistics.pending
    _ = onThread { scheduler.advance(by: .seconds(2_000)) }
    expectEqual((MainScheduler.shared.statistics.pending - queued > 1_000), (missedTicks == .burst))
    await mainIsIdle()
    expectEqual(screen.shown, shown)
    scheduler.advance(by: .seconds(1))
    expectEqual(screen.shown.last, "2000 missed 0")
    timer.dispose()
  }

  @Test func theClosureIsReleasedByTheDisposal() {
    weak var released: Screen?
    let timer: TickTimer
    do {
      let captured = Screen()
      released = captured
      timer = scheduler.onMain.schedule(every: .seconds(1)) { _ in captured.shown.append("tick") }
    }
    #expect(released != nil)
    timer.dispose()
    #expect(released == nil)
  }

  @Test func theTimerSaysWhereItWasMade() {
    scheduler.onMain.schedule(after: .seconds(1)) {}
    let line = #line - 1
    expectEqual(scheduler.pending.map(\.name), ["schedule"])
    expectEqual(scheduler.pending.first?.site?.hasSuffix(":\(line)"), true)
  }

  @Test func aPlainRepeatingTimerRunsInTheContextOfItsScheduler() {
    let log = Log<Int>()
    let timer = scheduler.schedule(every: .seconds(2)) { log.append($0.index) }
    scheduler.advance(by: .seconds(5))
    timer.dispose()
    expectEqual(log.entries, [0, 1])
  }

  @Test func anInstantAndOneThatIsPast() {
    scheduler.advance(by: .seconds(2))
    scheduler.onMain.schedule(at: .origin.advanced(by: .seconds(5))) { [screen] in screen.shown.append("five") }
    scheduler.onMain.schedule(at: .origin) { [screen] in screen.shown.append("past") }
    expectEmpty(screen.shown)
    scheduler.advance(by: .zero)
    expectEqual(screen.shown, ["past"])
    scheduler.advance(by: .seconds(3) - .nanosecond)
    expectEqual(screen.shown, ["past"])
    scheduler.advance(by: .nanosecond)
    expectEqual(screen.shown, ["past", "five"])
  }

  @Test func oneThatIsPastComesAfterWhatIsDue() {
    scheduler.advance(by: .seconds(2))
    scheduler.onMain.schedule(after: .zero) { [screen] in screen.shown.append("due") }
    let past = scheduler.onMain.schedule(at: .origin) { [screen] in screen.shown.append("past") }
    expectEqual(past.deadline, .origin.advanced(by: .seconds(2)))
    scheduler.advance(by: .zero)
    expectEqual(screen.shown, ["due", "past"])
  }
}

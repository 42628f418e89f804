import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct CountdownTests {
  let scheduler = TestScheduler()

  /// `from, from - 1, … 0` seconds, the first at zero and the others from `second` on, each a second after the one before; then completion.
  private func figures(from first: Int, secondAt second: Duration = .seconds(1)) -> [Recorded<Event<Duration, Never>>] {
    let later = (1...first).map { step in Recorded<Event<Duration, Never>>.next(.seconds(first - step), at: second + .seconds(step - 1)) }
    return [.next(.seconds(first), at: .zero)] + later + [.completed(at: second + .seconds(first - 1))]
  }

  // MARK: - Figures

  @Test func sixtySecondsAreSixtyOneFiguresAndCompletion() {
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(60), on: scheduler), for: .seconds(120))
    expectEqual(recording.events, figures(from: 60))
    expectEmpty(scheduler.pending)
  }

  @Test func aPartialStepIsRoundedUpAndShownFirst() {
    let deadline = TickInstant.origin.advanced(by: .milliseconds(9_400))
    let recording = scheduler.record(TickSignal.countdown(to: deadline, on: scheduler), for: .seconds(20))
    expectEqual(recording.events, figures(from: 10, secondAt: .milliseconds(400)))
  }

  @Test func theFirstFigureIsAsynchronous() {
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(60), on: scheduler))
    expectEmpty(recording.events)
    scheduler.advance(by: .zero)
    expectEqual(recording.events, [.next(.seconds(60), at: .zero)])
  }

  @Test func aFigureDoesNotChangeEarly() {
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(3), on: scheduler), for: .seconds(1) - .nanosecond)
    expectEqual(recording.values, [.seconds(3)])
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.values, [.seconds(3), .seconds(2)])
  }

  @Test func zeroComesOnTheDeadlineWithCompletion() {
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(1), on: scheduler), for: .seconds(1) - .nanosecond)
    expectEqual(recording.events, [.next(.seconds(1), at: .zero)])
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next(.seconds(1), at: .zero), .next(.zero, at: .seconds(1)), .completed(at: .seconds(1))])
  }

  @Test func theStepIsChosenByTheCaller() {
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(1), every: .milliseconds(400), on: scheduler), for: .seconds(2))
    expectEqual(recording.line, "1.2 seconds at 0, 0.8 seconds at 0.2, 0.4 seconds at 0.6, 0.0 seconds at 1, | at 1")
  }

  @Test func aStepLongerThanTheCountdownIsShownOnce() {
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(5), every: .seconds(60), on: scheduler), for: .seconds(60))
    expectEqual(recording.events, [.next(.seconds(60), at: .zero), .next(.zero, at: .seconds(5)), .completed(at: .seconds(5))])
  }

  @Test(arguments: [(1_000, [2, 1, 0]), (1_001, [3, 2, 1, 0])])
  func aRemainderOfAMicrosecondIsNoStepAndOneOfMoreIs(nanoseconds: Int, expected: [Int]) {
    let span = Duration.seconds(2) + .nanoseconds(nanoseconds)
    let recording = scheduler.record(TickSignal.countdown(for: span, on: scheduler), for: .seconds(10))
    expectEqual(recording.values, expected.map { Duration.seconds($0) })
    expectEqual(recording.events.last?.time, span)
  }

  @Test func lessThanAMicrosecondIsNotZeroYet() {
    let recording = scheduler.record(TickSignal.countdown(for: .nanoseconds(500), on: scheduler), for: .seconds(1))
    expectEqual(recording.events, [.next(.seconds(1), at: .zero), .next(.zero, at: .nanoseconds(500)), .completed(at: .nanoseconds(500))])
  }

  // MARK: - Deadlines of all kinds

  @Test(arguments: TickPhase.allCases) func aPastDeadlineIsZeroAndCompletion(phase: TickPhase) {
    scheduler.advance(by: .seconds(10))
    let deadline = TickInstant.origin.advanced(by: .seconds(9))
    let recording = scheduler.record(TickSignal.countdown(to: deadline, phase: phase, on: scheduler))
    expectEmpty(recording.events)
    scheduler.advance(by: .seconds(5))
    expectEqual(recording.events, [.next(.zero, at: .zero), .completed(at: .zero)])
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: [Duration.zero, .seconds(-5), .seconds(Int64.min)], TickPhase.allCases)
  func noTimeLeftIsZeroAndCompletion(duration: Duration, phase: TickPhase) {
    scheduler.advance(by: .milliseconds(300))
    let recording = scheduler.record(TickSignal.countdown(for: duration, phase: phase, on: scheduler), for: .seconds(5))
    expectEqual(recording.events, [.next(.zero, at: .zero), .completed(at: .zero)])
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: TickPhase.allCases) func theLongestCountdownNeverChanges(phase: TickPhase) {
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(Int64.max), phase: phase, on: scheduler), for: .seconds(100))
    expectEqual(recording.events.count, 1)
    expectEqual(recording.values.first?.nanoseconds, .never)
    recording.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: TickPhase.allCases) func theDistantFutureNeverComesNearer(phase: TickPhase) {
    scheduler.advance(by: .milliseconds(300))
    let recording = scheduler.record(TickSignal.countdown(to: .distantFuture, phase: phase, on: scheduler), for: .seconds(100))
    expectEqual(recording.events.count, 1)
    expectEqual(recording.values.first?.nanoseconds, .never)
  }

  @Test func aCountdownRunsFromItsSubscription() {
    let signal = TickSignal.countdown(for: .seconds(2), on: scheduler)
    scheduler.advance(by: .milliseconds(1_700))
    expectEqual(scheduler.record(signal, for: .seconds(10)).events, figures(from: 2))
  }

  @Test func aCountdownToAnInstantIsTheSameForALateSubscriber() {
    let signal = TickSignal.countdown(to: .origin.advanced(by: .seconds(5)), on: scheduler)
    scheduler.advance(by: .milliseconds(2_500))
    expectEqual(scheduler.record(signal, for: .seconds(10)).events, figures(from: 3, secondAt: .milliseconds(500)))
  }

  // MARK: - Late wake-ups

  @Test func afterAStallThereIsOneFigureTheRightOne() {
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(60), on: scheduler), for: .seconds(2))
    scheduler.sleepDevice(for: .milliseconds(5_500))
    scheduler.advance(by: .milliseconds(500))
    expectEqual(recording.line, "60.0 seconds at 0, 59.0 seconds at 1, 58.0 seconds at 2, 53.0 seconds at 7.5, 52.0 seconds at 8")
  }

  @Test func aSleepBeyondTheDeadlineGivesZeroOnce() {
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(60), on: scheduler), for: .zero)
    scheduler.sleepDevice(for: .seconds(36_000))
    expectEqual(recording.events, [.next(.seconds(60), at: .zero), .next(.zero, at: .seconds(36_000)), .completed(at: .seconds(36_000))])
    expectEmpty(scheduler.pending)
  }

  @Test func aSuspendingClockStopsInSleep() {
    let suspending = scheduler.sibling(timebase: .suspending)
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(2), on: suspending), for: .milliseconds(500))
    scheduler.sleepDevice(for: .seconds(100))
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.line, "2.0 seconds at 0, 1.0 seconds at 101, 0.0 seconds at 102, | at 102")
  }

  @Test(arguments: [Duration.seconds(-3_600), .seconds(3_600)])
  func aJumpOfTheWallClockDoesNotTouchAMonotonicDeadline(jump: Duration) {
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(5), on: scheduler), for: .seconds(2))
    scheduler.jumpWallClock(by: jump)
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.events, figures(from: 5))
  }

  // MARK: - Leeway

  @Test func leewayDelaysFiguresButNeverZero() {
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(3), leeway: .milliseconds(400), on: scheduler))
    for wait in [1_400, 2_400, 3_100] { scheduler.schedule(after: .milliseconds(wait), leeway: .zero) {} }
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.line, "3.0 seconds at 0, 2.0 seconds at 1.4, 1.0 seconds at 2.4, 0.0 seconds at 3, | at 3")
  }

  @Test func halfTheStepAtMostIsUsedOfTheLeeway() {
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(3), leeway: .seconds(60), on: scheduler))
    for wait in [1_500, 2_500, 3_100] { scheduler.schedule(after: .milliseconds(wait), leeway: .zero) {} }
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.events.map(\.time), [.zero, .milliseconds(1_500), .milliseconds(2_500), .seconds(3), .seconds(3)])
  }

  @Test func leewayNeverDelaysZeroWithTheSharedPhase() {
    for wait in [1_400, 2_300, 2_610] { scheduler.schedule(after: .milliseconds(wait), leeway: .zero) {} }
    let recording = scheduler.record(
      TickSignal.countdown(for: .milliseconds(2_600), leeway: .milliseconds(400), phase: .shared, on: scheduler), for: .seconds(10))
    expectEqual(
      recording.events,
      [
        // Without the deadline, the figure 1 could be as late as 2.4 s.
        .next(.seconds(3), at: .zero), .next(.seconds(2), at: .milliseconds(1_400)), .next(.seconds(1), at: .milliseconds(2_300)),
        .next(.zero, at: .milliseconds(2_600)),
        .completed(at: .milliseconds(2_600)),
      ])
  }

  // MARK: - Ends

  @Test func disposalDisarmsTheTimer() {
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(60), on: scheduler), for: .seconds(2) - .nanosecond)
    recording.dispose()
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(100))
    expectEqual(recording.values, [.seconds(60), .seconds(59)])
  }

  @Test func disposalAtZeroSuppressesCompletion() {
    let handle = SerialDisposable()
    let seen = Log<String>()
    handle.inner = TickSignal.countdown(for: .seconds(1), on: scheduler)
      .observe { event in
        seen.append("\(event.map(\.components.seconds))")
        if event == .next(.zero) { handle.dispose() }
      }
    scheduler.advance(by: .seconds(5))
    expectEqual(seen.entries, ["next(1)", "next(0)"])
    expectEmpty(scheduler.pending)
  }

  @Test func takeOneGivesTheTimeLeftAndDisarms() {
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(60), on: scheduler).take(1), for: .zero)
    expectEqual(recording.events, [.next(.seconds(60), at: .zero), .completed(at: .zero)])
    expectEmpty(scheduler.pending)
  }
}

import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct WindowTests {
  let scheduler = TestScheduler()
  private let subject = TickSubject<String, Never>()

  /// Every event of every window, with the number of the window.
  private func flat<Failure>(_ windows: TickSignal<TickSignal<String, Failure>, Failure>) -> TickSignal<String, Failure> {
    let count = Log<Void>()
    return windows.flatMap { window in
      count.append(())
      let number = count.count - 1
      return window.materialize().map { "\(number) \($0)" }
    }
  }

  @Test func eachWindowSendsWhatComesWhileItIsOpen() {
    let source = TestSource(on: scheduler, "-a-b---c---|")
    let recording = scheduler.record(flat(source.signal.window(every: .seconds(5), on: scheduler)), for: .seconds(20))
    expectEqual(
      recording.line,
      "0 next(a) at 1, 0 next(b) at 3, 0 completed at 5, 1 next(c) at 7, 1 completed at 10, "
        + "2 completed at 11, | at 11")
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(11))])
    expectEmpty(scheduler.pending)
  }

  @Test func theFirstWindowIsOpenOnSubscription() {
    let recording = scheduler.record(flat(TickSignal<String, Never>.from(["a", "b"]).window(every: .seconds(5), on: scheduler)))
    expectEqual(recording.line, "0 next(a) at 0, 0 next(b) at 0, 0 completed at 0, | at 0")
  }

  @Test func windowsThatLastLongerOverlap() {
    let source = TestSource(on: scheduler, "-a-b-c---d--|")
    let recording = scheduler.record(flat(source.signal.window(every: .seconds(5), for: .seconds(7), on: scheduler)), for: .seconds(20))
    expectEqual(
      recording.line,
      "0 next(a) at 1, 0 next(b) at 3, 0 next(c) at 5, 1 next(c) at 5, 0 completed at 7, 1 next(d) at 9, "
        + "1 completed at 12, 2 completed at 12, | at 12")
  }

  @Test func shorterOnesLeaveGaps() {
    let source = TestSource(on: scheduler, "-a-b--c-|")
    let recording = scheduler.record(flat(source.signal.window(every: .seconds(5), for: .seconds(2), on: scheduler)), for: .seconds(20))
    expectEqual(recording.line, "0 next(a) at 1, 0 completed at 2, 1 next(c) at 6, 1 completed at 7, | at 8")
  }

  @Test func aFullWindowEndsAndStartsTheGridAnew() {
    let source = TestSource(on: scheduler, "-ab-c-----d---|")
    let recording = scheduler.record(flat(source.signal.window(every: .seconds(5), maxCount: 2, on: scheduler)), for: .seconds(20))
    expectEqual(
      recording.line,
      "0 next(a) at 1, 0 next(b) at 2, 0 completed at 2, 1 next(c) at 4, 1 completed at 7, 2 next(d) at 10, "
        + "2 completed at 12, 3 completed at 14, | at 14")
    expectEmpty(scheduler.pending)
  }

  @Test func theValueThatFillsAWindowAtItsEndFillsTheOneThatIsOpen() {
    // The value was scheduled after the timer of the window, which therefore ends first, and is followed by a full one.
    let recording = scheduler.record(flat(subject.signal.window(every: .seconds(5), maxCount: 1, on: scheduler)))
    let timer = scheduler.schedule(after: .seconds(5)) { subject.next("a") }
    scheduler.advance(by: .seconds(9))
    expectEqual(recording.line, "0 completed at 5, 1 next(a) at 5, 1 completed at 5")
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.line, "0 completed at 5, 1 next(a) at 5, 1 completed at 5, 2 completed at 10")
    withExtendedLifetime(timer) {}
  }

  @Test func aValueBeforeTheEndOfItsInstantLeavesTheTimerNothingToEnd() {
    let timer = scheduler.schedule(after: .seconds(5)) { subject.next("a") }
    let recording = scheduler.record(flat(subject.signal.window(every: .seconds(5), maxCount: 1, on: scheduler)), for: .seconds(9))
    expectEqual(recording.line, "0 next(a) at 5, 0 completed at 5")
    withExtendedLifetime(timer) {}
  }

  /// When the count is reached at the end of a window, by a value that was scheduled before the timer of the window, and by one after it.
  @Test(arguments: [true, false]) func theCountIsReachedAtTheEndOfAWindow(before: Bool) {
    let sendsTwo: @Sendable () -> Void = { for value in ["b", "c"] { subject.next(value) } }
    if before { scheduler.schedule(after: .seconds(5), sendsTwo) }
    let recording = scheduler.record(flat(subject.signal.window(every: .seconds(5), maxCount: 2, on: scheduler)))
    if !before { scheduler.schedule(after: .seconds(5), sendsTwo) }
    scheduler.schedule(after: .seconds(1)) { subject.next("a") }
    scheduler.advance(by: .seconds(10))
    let rest =
      before
      ? "0 next(b) at 5, 0 completed at 5, 1 next(c) at 5, 1 completed at 10"
      : "0 completed at 5, 1 next(b) at 5, 1 next(c) at 5, 1 completed at 5, 2 completed at 10"
    expectEqual(recording.line, "0 next(a) at 1, \(rest)")
  }

  /// The end of a window is under way while the last value of the window is delivered, which takes until its instant, or longer.
  @Test(arguments: [1, 2]) func anEndThatIsUnderWayWhileTheWindowFillsDoesNotEndTheNextOne(seconds: Int) {
    let windows = subject.signal.window(every: .seconds(5), maxCount: 1, on: scheduler).map { [scheduler] window in
      window.handleEvents(onNext: { _ in scheduler.advance(by: .seconds(seconds)) })
    }
    let recording = scheduler.record(flat(windows), for: .seconds(4))
    subject.next("a")
    let full = 4 + seconds
    expectEqual(recording.line, "0 next(a) at \(full), 0 completed at \(full)")
    scheduler.advance(by: .seconds(5) - .nanosecond)
    expectEqual(recording.line, "0 next(a) at \(full), 0 completed at \(full)")
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.line, "0 next(a) at \(full), 0 completed at \(full), 1 completed at \(full + 5)")
  }

  @Test func aWindowWithADurationEndsWithItsLastValueAndKeepsTheGrid() {
    let source = TestSource(on: scheduler, "-ab-cd-----|")
    let recording = scheduler.record(
      flat(source.signal.window(every: .seconds(3), for: .seconds(5), maxCount: 2, on: scheduler)), for: .seconds(20))
    expectEqual(
      recording.line,
      "0 next(a) at 1, 0 next(b) at 2, 0 completed at 2, 1 next(c) at 4, 1 next(d) at 5, 1 completed at 5, "
        + "2 completed at 11, 3 completed at 11, | at 11")
  }

  @Test func aWindowEndsBeforeAnotherOpensAtTheSameInstant() {
    let order = Log<String>()
    let windows = subject.signal.window(every: .seconds(2), for: .seconds(4), on: scheduler)
    let count = Log<Void>()
    let subscription = windows.subscribe(onNext: { window in
      count.append(())
      let number = count.count - 1
      order.append("\(number) opens")
      window.subscribe(onNext: { _ in }, onCompleted: { order.append("\(number) ends") }).keepUntilFinished()
    })
    scheduler.advance(by: .seconds(6))
    expectEqual(order.entries, ["0 opens", "1 opens", "0 ends", "2 opens", "1 ends", "3 opens"])
    subscription.dispose()
    scheduler.advance(by: .seconds(4))
  }

  @Test func ofAValueAndAnEdgeAtOneInstantTheOneScheduledFirstComesFirst() {
    scheduler.schedule(after: .seconds(5)) { subject.next("before") }
    let recording = scheduler.record(flat(subject.signal.window(every: .seconds(5), on: scheduler)))
    scheduler.schedule(after: .seconds(5)) { subject.next("behind") }
    scheduler.advance(by: .seconds(5))
    expectEqual(recording.values, ["0 next(before)", "0 completed", "1 next(behind)"])
  }

  @Test func oneNanosecondDecides() {
    let source = TestSource<String, StubFailure>(
      on: scheduler, .next("in", at: .seconds(5) - .nanosecond), .next("out", at: .seconds(5) + .nanosecond))
    let recording = scheduler.record(flat(source.signal.window(every: .seconds(5), on: scheduler)), for: .seconds(6))
    expectEqual(recording.values, ["0 next(in)", "0 completed", "1 next(out)"])
  }

  @Test func aValueSentAtTheEdgeOfAWindowIsNotLost() {
    let windows = subject.signal.window(every: .seconds(5), on: scheduler)
    let seen = Log<String>()
    let subscription = windows.flatMap { $0.handleEvents(onCompleted: { subject.next("sent from inside") }) }
      .subscribe(onNext: seen.append)
    scheduler.advance(by: .seconds(6))
    expectEqual(seen.entries, ["sent from inside"])
    subscription.dispose()
  }

  @Test func afterAStallThereIsOneWindowForAllThatWasMissedAndTheGridIsKept() {
    let recording = scheduler.record(flat(subject.signal.window(every: .seconds(5), on: scheduler)), for: .seconds(3))
    scheduler.sleepDevice(for: .seconds(20))
    subject.next("awake")
    scheduler.advance(by: .seconds(3))
    expectEqual(recording.line, "0 completed at 23, 1 next(awake) at 23, 1 completed at 25")
  }

  @Test func atAFailureTheOpenWindowsFailAndThenTheResult() {
    let source = TestSource(on: scheduler, "-a----#")
    let recording = scheduler.record(flat(source.signal.window(every: .seconds(3), for: .seconds(5), on: scheduler)), for: .seconds(10))
    expectEqual(recording.line, "0 next(a) at 1, 0 completed at 5, 1 failed(StubFailure(code: 0)) at 6, # at 6")
    expectEmpty(scheduler.pending)
  }

  @Test func takeOfOneGivesOneWholeWindow() {
    let source = TestSource(on: scheduler, "-a-b---c---|")
    let recording = scheduler.record(flat(source.signal.window(every: .seconds(5), on: scheduler).take(1)), for: .seconds(20))
    expectEqual(recording.line, "0 next(a) at 1, 0 next(b) at 3, 0 completed at 5, | at 5")
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(5))])
    expectEmpty(scheduler.pending)
  }

  @Test func aLateSubscriberGetsTheRestOrTheEnd() throws {
    let source = TestSource(on: scheduler, "-a-b---c---|")
    let windows = scheduler.record(source.signal.window(every: .seconds(5), on: scheduler), for: .seconds(2))
    let first = try #require(windows.values.first)
    let late = scheduler.record(first, for: .seconds(4))
    expectEqual(late.line, "b at 1, | at 3")
    expectEqual(scheduler.record(first).line, "| at 0")
  }

  @Test func aWindowIsCompletedForASubscriberThatComesAfterAllHaveLeft() throws {
    let source = TestSource(on: scheduler, "-a-b---c---|")
    let windows = scheduler.record(source.signal.window(every: .seconds(5), on: scheduler))
    let first = try #require(windows.values.first)
    scheduler.advance(by: .seconds(2))
    windows.dispose()
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(2))])
    expectEqual(scheduler.record(first).line, "| at 0")
  }

  @Test func afterAStallNoValueIsInTwoWindowsAndNoneIsLonger() {
    let ticks = TickSignal.interval(.seconds(1), on: scheduler).map(\.index)
    let windows = scheduler.record(ticks.window(every: .seconds(5), for: .seconds(2), on: scheduler).flatMap { $0.collect() })
    scheduler.advance(by: .seconds(1))
    scheduler.suspendApp(for: .seconds(22))
    scheduler.advance(by: .seconds(15))
    let line = "[0] at 23, [24, 25] at 27, [29, 30] at 32, [34, 35] at 37"
    expectEqual(windows.line, line)
  }

  @Test func aWindowThatOpensLateEndsWhenItWouldHaveEnded() {
    let subject = TickSubject<Int, Never>()
    let windows = scheduler.record(subject.signal.window(every: .seconds(10), for: .seconds(4), on: scheduler).flatMap { $0.collect() })
    scheduler.advance(by: .seconds(5))
    scheduler.suspendApp(for: .seconds(7))
    subject.next(1)
    scheduler.advance(by: .seconds(2) - .nanosecond)
    expectEqual(windows.line, "[] at 4")
    scheduler.advance(by: .nanosecond)
    expectEqual(windows.line, "[] at 4, [1] at 14")
  }
}

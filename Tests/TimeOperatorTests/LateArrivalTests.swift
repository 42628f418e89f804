import TestSupport
import Testing
import TickStreams

/// A deadline decides, not its timer: strictly after the deadline an arrival is late, at it the order of scheduling decides.
///
/// In these tests an arrival comes before the timer.
@Suite("An arrival after a deadline, before its timer") struct LateArrivalTests {
  private static let span = Duration.seconds(10)
  private static let after = LateStep.pass(span + .nanosecond)
  private static let at = LateStep.pass(span)
  private var after: LateStep { Self.after }
  private var at: LateStep { Self.at }
  private var span: Duration { Self.span }

  private func trailing(_ signal: TickSignal<Int, StubFailure>, _ scheduler: AlarmScheduler) -> TickSignal<Int, StubFailure> {
    signal.throttle(for: span, edges: .trailing, on: scheduler)
  }

  // MARK: - Debounce

  @Test func debounceSendsTheValueWhosePauseIsOver() {
    expectEqual(
      late({ $0.debounce(for: span, on: $1) }, .next(1), at, .next(2), .fire, at, .fire), ["2 at 20, timer"],
      "at the deadline the newer value is first")
    expectEqual(
      late({ $0.debounce(for: span, on: $1) }, .next(1), after, .next(2), .pass(.seconds(1)), .fire, .pass(.seconds(9)), .fire),
      ["1 at 11+1ns, timer", "2 at 20+1ns, timer"])
  }

  @Test func debounceKeepsOneEndedValueTheNewest() {
    expectEqual(
      late({ $0.debounce(for: span, on: $1) }, .next(1), after, .next(2), after, .next(3), .fire, at, .fire),
      ["2 at 20+2ns, timer", "3 at 30+2ns, timer"])
  }

  @Test func debounceMeasuresTheLimitOfTheNextValuesFromTheFirstOfThem() {
    expectEqual(
      late(
        { $0.debounce(for: .seconds(8), atMost: span, on: $1) }, .next(1), .pass(.seconds(6)), .next(2), .pass(.seconds(5)), .next(3),
        .pass(.seconds(6)), .next(4), .fire, .pass(.seconds(4)), .fire), ["2 at 17, timer", "4 at 21, timer"])
  }

  @Test func aValueThatDebouncePassesImmediatelyReplacesAnEndedOne() {
    expectEqual(
      late({ $0.debounce(for: span, where: { $0 < 10 }, on: $1) }, .next(1), after, .next(2), .next(11), .fire, at, .fire), ["11 at 10+1ns"]
    )
    expectEqual(
      late({ $0.debounce(for: span, where: { $0 < 10 }, on: $1) }, .next(1), after, .next(2), .next(11), .next(3), .fire, at, .fire),
      ["11 at 10+1ns", "3 at 20+1ns, timer"])
  }

  @Test func atCompletionDebounceSendsWhatHasEnded() {
    expectEqual(
      late({ $0.debounce(for: span, on: $1) }, .next(1), after, .next(2), .completed, .fire, at, .fire),
      ["1 at 10+1ns", "2 at 10+1ns", "| at 10+1ns"])
    expectEqual(
      late({ $0.debounce(for: span, discardWhenCompleted: true, on: $1) }, .next(1), after, .completed, .fire),
      ["1 at 10+1ns", "| at 10+1ns"])
    expectEqual(late({ $0.debounce(for: span, discardWhenCompleted: true, on: $1) }, .next(1), at, .completed, .fire), ["| at 10"])
    expectEqual(late({ $0.debounce(for: span, on: $1) }, .next(1), after, .next(2), .failed, .fire, at, .fire), ["# at 10+1ns"])
  }

  @Test func withoutAPauseTheTurnDecides() {
    let moment = LateStep.pass(.nanosecond)
    expectEqual(
      late({ $0.debounce(for: .zero, on: $1) }, .next(1), moment, .next(2), moment, .next(3), .fire, at, .fire), ["3 at 0+2ns, timer"])
    expectEqual(
      late({ $0.throttle(for: .zero, edges: .trailing, on: $1) }, .next(1), moment, .next(2), moment, .next(3), .fire, at, .fire),
      ["3 at 0+2ns, timer"])
    expectEqual(late({ $0.throttle(for: .zero, latest: false, on: $1) }, .next(1), moment, .next(2), .fire, at, .fire), ["1 at 0"])
    expectEqual(
      late({ $0.timeout(afterSilence: .zero, failing: StubFailure(), on: $1) }, .pass(.nanosecond), .next(1), .fire),
      ["1 at 0+1ns", "# at 0+1ns, timer"])
    expectEqual(
      late({ $0.timeout(after: .zero, failing: StubFailure(), on: $1) }, .pass(.nanosecond), .next(1), .fire),
      ["1 at 0+1ns", "# at 0+1ns, timer"])
  }

  // MARK: - Throttle

  @Test func throttleBeginsAnotherPeriod() {
    expectEqual(
      late({ $0.throttle(for: span, latest: false, on: $1) }, .next(1), at, .next(2), .fire, .next(3)), ["1 at 0", "3 at 10"],
      "at the deadline the value is first")
    expectEqual(
      late({ $0.throttle(for: span, latest: false, on: $1) }, .next(1), after, .next(2), .fire, .pass(.seconds(9)), .next(3), .fire),
      ["1 at 0", "2 at 10+1ns"])
    expectEqual(late({ $0.throttle(for: span, on: $1) }, .next(1), after, .next(2), .fire, at, .fire), ["1 at 0", "2 at 10+1ns"])
  }

  @Test func throttleSendsTheValueOfThePeriodAndTheNextOneAPeriodLater() {
    expectEqual(
      late({ $0.throttle(for: span, on: $1) }, .next(1), .next(2), at, .next(3), .fire, at, .fire), ["1 at 0", "3 at 10, timer"],
      "at the deadline the value is first")
    expectEqual(
      late({ $0.throttle(for: span, on: $1) }, .next(1), .next(2), after, .next(3), .next(4), .fire, at, .next(5), .fire, at, .fire),
      ["1 at 0", "2 at 10+1ns, timer", "5 at 20+1ns, timer"])
    expectEqual(late(trailing, .next(1), after, .next(2), .fire, at, .fire), ["1 at 10+1ns, timer", "2 at 20+1ns, timer"])
  }

  @Test func aCompletionThatThrottleHoldsFollowsTheLastValue() {
    expectEqual(
      late({ $0.throttle(for: span, on: $1) }, .next(1), .next(2), after, .next(3), .completed, .fire, at, .fire),
      ["1 at 0", "2 at 10+1ns, timer", "3 at 20+1ns, timer", "| at 20+1ns, timer"])
    expectEqual(
      late(trailing, .next(1), after, .next(2), .completed, .fire, at, .fire),
      ["1 at 10+1ns, timer", "2 at 20+1ns, timer", "| at 20+1ns, timer"])
    expectEqual(late(trailing, .next(1), after, .next(2), .failed, .fire, at, .fire), ["# at 10+1ns"])
  }

  @Test func aTrailingThrottleMeasuresTheNextPeriodFromTheLateDelivery() {
    expectEqual(late(trailing, .next(1), at, .next(2), .fire, at, .fire), ["2 at 10, timer"], "at the deadline the value is first")
    expectEqual(
      late(trailing, .next(1), after, .next(2), .pass(.seconds(1)), .next(3), .fire, .pass(.seconds(9)), .fire, .pass(.seconds(1)), .fire),
      ["1 at 11+1ns, timer", "3 at 21+1ns, timer"])
    expectEqual(
      late(trailing, .next(1), after, .next(2), after, .next(3), .fire, at, .fire), ["1 at 20+2ns, timer", "3 at 30+2ns, timer"],
      "the ended value and the newest are kept")
  }

  // MARK: - Collections

  @Test func collectWithinKeepsEveryEndedWindow() {
    expectEqual(
      late({ $0.collect(within: span, on: $1) }, .next(1), at, .next(2), .fire, at, .fire), ["[1, 2] at 10, timer"],
      "at the deadline the value is first")
    expectEqual(
      late({ $0.collect(within: span, on: $1) }, .next(1), after, .next(2), after, .next(3), .fire, at, .fire),
      ["[1] at 20+2ns, timer", "[2] at 20+2ns, timer", "[3] at 30+2ns, timer"])
    expectEqual(
      late({ $0.collect(within: span, on: $1) }, .next(1), after, .next(2), .completed, .fire),
      ["[1] at 10+1ns", "[2] at 10+1ns", "| at 10+1ns"])
    expectEqual(late({ $0.collect(within: span, on: $1) }, .next(1), after, .next(2), .failed, .fire), ["# at 10+1ns"])
  }

  @Test func aFullWindowIsNotSentBeforeAnEndedOne() {
    expectEqual(
      late({ $0.collect(within: span, maxCount: 2, on: $1) }, .next(1), after, .next(2), .next(3), .next(4), .fire, at, .fire),
      ["[1] at 10+1ns, timer", "[2, 3] at 10+1ns, timer", "[4] at 20+1ns, timer"])
    expectEqual(
      late({ $0.collect(every: span, maxCount: 2, on: $1) }, .next(1), after, .next(2), .next(3), .next(4), .fire, at, .fire),
      ["[1] at 10+1ns, timer", "[2, 3] at 10+1ns, timer", "[4] at 20+1ns, timer"])
  }

  @Test func collectEveryPutsALateValueIntoItsWindowOfTheGrid() {
    expectEqual(
      late({ $0.collect(every: span, on: $1) }, .next(1), at, .next(2), .fire, at, .fire), ["[1, 2] at 10, timer", "[] at 20, timer"],
      "at the deadline the value is first")
    expectEqual(
      late(
        { $0.collect(every: span, on: $1) }, .next(1), .pass(.seconds(12)), .next(2), .pass(.seconds(3)), .fire, .pass(.seconds(5)), .fire),
      ["[1] at 15, timer", "[2] at 20, timer"])
    expectEqual(
      late({ $0.collect(every: span, skipEmpty: true, on: $1) }, .pass(.seconds(12)), .next(2), .fire, .pass(.seconds(8)), .fire),
      ["[2] at 20, timer"])
    expectEqual(
      late({ $0.collect(every: span, on: $1) }, .pass(.seconds(12)), .next(2), .fire, .pass(.seconds(8)), .fire),
      ["[] at 12, timer", "[2] at 20, timer"])
    expectEqual(
      late({ $0.collect(every: span, on: $1) }, .next(1), .pass(.seconds(12)), .completed, .fire), ["[1] at 12", "[] at 12", "| at 12"])
  }

  // MARK: - Windows

  private func windows(_ signal: TickSignal<TickSignal<Int, StubFailure>, StubFailure>) -> TickSignal<String, StubFailure> {
    signal.enumerated().flatMap { window in window.element.materialize().map { "\(window.offset) \($0)" } }
  }

  @Test func aLateValueWaitsForItsWindow() {
    expectEqual(
      late({ windows($0.window(every: span, on: $1)) }, .next(1), at, .next(2), .fire),
      ["0 next(1) at 0", "0 next(2) at 10", "0 completed at 10, timer"], "at the deadline the value is first")
    expectEqual(
      late({ windows($0.window(every: span, on: $1)) }, .next(1), after, .next(2), .pass(.seconds(1)), .fire, .next(3)),
      ["0 next(1) at 0", "0 completed at 11+1ns, timer", "1 next(2) at 11+1ns, timer", "1 next(3) at 11+1ns"])
  }

  @Test func aCompletionFollowsTheValuesThatWaitForTheirWindow() {
    expectEqual(
      late({ windows($0.window(every: span, on: $1)) }, after, .next(2), .completed, .fire),
      ["0 completed at 10+1ns, timer", "1 next(2) at 10+1ns, timer", "1 completed at 10+1ns, timer", "| at 10+1ns, timer"])
    expectEqual(
      late({ windows($0.window(every: span, on: $1)) }, after, .next(2), .failed, .fire),
      ["0 failed(StubFailure(code: 0)) at 10+1ns", "# at 10+1ns"])
  }

  @Test func lateValuesFillTheirWindow() {
    expectEqual(
      late({ windows($0.window(every: span, maxCount: 2, on: $1)) }, .next(1), after, .next(2), .next(3), .next(4), .fire, at, .fire),
      [
        "0 next(1) at 0", "0 completed at 10+1ns, timer", "1 next(2) at 10+1ns, timer", "1 next(3) at 10+1ns, timer",
        "1 completed at 10+1ns, timer", "2 next(4) at 10+1ns, timer", "2 completed at 20+1ns, timer",
      ])
  }

  @Test func aLateValueIsInTheWindowsThatAreOpenAtItsInstantOnly() {
    // Windows from 0 to 4 and from 10 to 14: a value between two of them is dropped.
    expectEqual(
      late(
        { windows($0.window(every: span, for: .seconds(4), on: $1)) }, .next(1), .pass(.seconds(5)), .next(2), .pass(.seconds(6)),
        .next(3), .fire, .pass(.seconds(4)), .next(4), .fire),
      ["0 next(1) at 0", "0 completed at 11, timer", "1 next(3) at 11, timer", "1 completed at 15, timer"])
    // Windows from 0 to 14 and from 10 to 24 overlap.
    expectEqual(
      late(
        { windows($0.window(every: span, for: .seconds(14), on: $1)) }, .pass(.seconds(12)), .next(1), .fire, .pass(.seconds(3)),
        .next(2), .fire), ["0 next(1) at 12", "1 next(1) at 12, timer", "1 next(2) at 15", "0 completed at 15, timer"])
  }

  @Test func whereWindowsFollowOneAnotherNoLateValueIsLost() {
    for duration in [span, nil] {
      expectEqual(
        late(
          { windows($0.window(every: span, for: duration, on: $1)) }, .next(1), .pass(.seconds(14)), .next(2), .pass(.seconds(9)), .next(3),
          .fire), ["0 next(1) at 0", "0 completed at 23, timer", "1 next(2) at 23, timer", "1 next(3) at 23, timer"])
    }
  }

  @Test func aLateValueOfAWindowThatNeverOpensIsDropped() {
    expectEqual(
      late(
        { windows($0.window(every: span, for: .seconds(4), on: $1)) }, .pass(.seconds(12)), .next(1), .completed, .pass(.seconds(3)),
        .fire), ["0 completed at 15, timer", "| at 15, timer"])
  }

  // MARK: - Limits

  @Test func timeoutBetweenFailsForALateValue() {
    let make: (TickSignal<Int, StubFailure>, AlarmScheduler) -> TickSignal<Int, StubFailure> = { [span] in
      $0.timeout(afterSilence: span, failing: StubFailure(), on: $1)
    }
    expectEqual(late(make, .next(1), at, .next(2), .fire, at, .fire), ["1 at 0", "2 at 10", "# at 20, timer"])
    expectEqual(late(make, .next(1), after, .next(2), .next(3), .pass(.seconds(1)), .fire, at, .fire), ["1 at 0", "# at 11+1ns, timer"])
    expectEqual(late(make, .next(1), after, .completed, .fire), ["1 at 0", "# at 10+1ns, timer"])
    expectEqual(late(make, .next(1), at, .completed, .fire), ["1 at 0", "| at 10"])
    expectEqual(late(make, after, .next(1), .fire), ["# at 10+1ns, timer"], "the first value, too")
  }

  @Test func aLateValueEndsTheUpstreamOfATimeout() {
    let between = LateTimers { $0.timeout(afterSilence: span, or: .just(7), on: $1) }
    between.run([.next(1), after, .next(2)])
    #expect(!between.isSubscribed)
    expectEqual(between.log.entries, ["1 at 0"])
    between.run([.fire])
    expectEqual(between.log.entries, ["1 at 0", "7 at 10+1ns, timer", "| at 10+1ns, timer"])
    let whole = LateTimers { $0.timeout(after: span, failing: StubFailure(), on: $1) }
    whole.run([.next(1), after, .next(2)])
    #expect(!whole.isSubscribed)
  }

  @Test func timeoutAfterFailsForALateEvent() {
    let make: (TickSignal<Int, StubFailure>, AlarmScheduler) -> TickSignal<Int, StubFailure> = { [span] in
      $0.timeout(after: span, failing: StubFailure(), on: $1)
    }
    expectEqual(late(make, .next(1), at, .next(2), .completed, .fire), ["1 at 0", "2 at 10", "| at 10"])
    expectEqual(late(make, .next(1), after, .next(2), .completed, .fire), ["1 at 0", "# at 10+1ns, timer"])
    expectEqual(late(make, .next(1), after, .completed, .fire), ["1 at 0", "# at 10+1ns, timer"])
  }

  @Test func takeForDropsALateEvent() {
    let make: (TickSignal<Int, StubFailure>, AlarmScheduler) -> TickSignal<Int, StubFailure> = { [span] in $0.take(for: span, on: $1) }
    expectEqual(late(make, .next(1), at, .next(2), .fire), ["1 at 0", "2 at 10", "| at 10, timer"])
    expectEqual(late(make, .next(1), after, .next(2), .fire), ["1 at 0", "| at 10+1ns, timer"])
    expectEqual(late(make, .next(1), after, .failed, .fire), ["1 at 0", "| at 10+1ns, timer"])
  }

  @Test func skipForPassesALateValue() {
    let make: (TickSignal<Int, StubFailure>, AlarmScheduler) -> TickSignal<Int, StubFailure> = { [span] in $0.skip(for: span, on: $1) }
    expectEqual(late(make, .next(1), at, .next(2)), ["2 at 10"])
    expectEqual(late(make, .next(1), after, .next(2)), ["2 at 10+1ns"])
  }

  @Test func afterAShutdownALimitNeverArrives() {
    for make: (TickSignal<Int, StubFailure>, AlarmScheduler) -> TickSignal<Int, StubFailure> in [
      { $0.timeout(afterSilence: span, failing: StubFailure(), on: $1) }, { $0.timeout(after: span, failing: StubFailure(), on: $1) },
      { $0.take(for: span, on: $1) },
    ] {
      expectEqual(
        late(make, .next(1), .shutdown, after, .next(2), after, .next(3), .completed),
        [
          "1 at 0", "2 at 10+1ns", "3 at 20+2ns", "| at 20+2ns",
        ])
    }
  }

  // MARK: - Groups and shared signals

  @Test func aGroupEndsOnItsSchedulerAlsoIfItsNextValueIsFirst() {
    let make: (TickSignal<Int, StubFailure>, AlarmScheduler) -> TickSignal<String, StubFailure> = { [span] in
      $0.grouped(by: { $0 % 2 }, endingAfter: span, on: $1).enumerated()
        .flatMap { group in group.element.signal.materialize().map { "\(group.offset) \($0)" } }
    }
    expectEqual(
      late(make, .next(1), .pass(span - .nanosecond), .next(3), .fire, at, .fire),
      ["0 next(1) at 0", "0 next(3) at 9+999999999ns", "0 completed at 19+999999999ns, timer"])
    expectEqual(
      late(make, .next(1), after, .next(3), .fire, at, .fire),
      ["0 next(1) at 0", "1 next(3) at 10+1ns", "0 completed at 10+1ns, timer", "1 completed at 20+1ns, timer"])
    expectEqual(
      late(make, .next(1), .shutdown, after, .next(3)), ["0 next(1) at 0", "0 completed at 10+1ns", "1 next(3) at 10+1ns"],
      "after a shutdown there is no timer")
  }

  @Test(arguments: [true, false]) func aSubscriberAfterTheGracePeriodFindsANewRun(isLate: Bool) {
    let (alarm, scheduler) = HandAlarm.scheduler()
    let log = Log<String>()
    let shared = TickSignal<Int, Never> { subscriber in
      log.append("start")
      subscriber.next(log.count)
      return AnyDisposable { log.append("end") }
    }
    .share(replay: 1, grace: span, on: scheduler)
    shared.subscribe(onNext: { log.append("\($0)") }).dispose()
    alarm.pass(isLate ? span + .nanosecond : span)
    let second = shared.subscribe(onNext: { log.append("\($0)") })
    expectEqual(log.entries, (isLate ? ["start", "1", "end", "start", "4"] : ["start", "1", "1"]))
    alarm.run(until: .seconds(60))
    expectEqual(log.count, (isLate ? 5 : 3))
    second.dispose()
    alarm.run(until: .seconds(120))
    expectEqual(log.entries.last, "end")
    #expect(alarm.armed == nil)
    scheduler.shutdown()
  }
}

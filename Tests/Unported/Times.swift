// swift-format-ignore-file
// Code with old names, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them with
// `--update`.

import TickStreams

func times(
  _ numbers: TickSignal<Int, TickTimeout>, _ isPaused: TickSignal<Bool, Never>, _ trigger: TickSignal<Void, TickTimeout>,
  _ scheduler: QueueScheduler
) {
  _ = numbers.throttle(0.3)
  // error: conformance of 'ThrottleOfRAC' to 'TickStreamsAPI' is unavailable: RAC's throttle is `debounce(for:on:)`; for the first and the latest value, `throttle(for:on:)`
  _ = numbers.throttle(0.3, valuesPassingTest: { $0 > 0 })
  // error: conformance of 'ThrottleWhereElsewhere' to 'TickStreamsAPI' is unavailable: RAC's throttle is `debounce(for:where:on:)`
  _ = numbers.throttle(.seconds(1), valuesPassingTest: { $0 > 0 })
  // error: conformance of 'ThrottleWhereElsewhere' to 'TickStreamsAPI' is unavailable: RAC's throttle is `debounce(for:where:on:)`
  _ = numbers.throttle(0.3, on: scheduler)
  // error: conformance of 'ThrottleElsewhere' to 'TickStreamsAPI' is unavailable: use `throttle(for:on:)`, which sends what waits at completion; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.throttle(.seconds(1), on: scheduler)
  // error: conformance of 'ThrottleElsewhere' to 'TickStreamsAPI' is unavailable: use `throttle(for:on:)`, which sends what waits at completion; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.throttle(while: isPaused, on: scheduler)
  // error: conformance of 'ThrottleWhileElsewhere' to 'TickStreamsAPI' is unavailable: use `filter(while: isPaused.not())`, which drops what comes meanwhile
  _ = numbers.throttle(.milliseconds(300), scheduler: scheduler)
  // warning: 'throttle(_:scheduler:)' is deprecated: renamed to 'throttle(for:on:)' [#DeprecatedDeclaration]
  _ = numbers.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
  // warning: 'throttle(_:latest:scheduler:)' is deprecated: renamed to 'throttle(for:latest:on:)' [#DeprecatedDeclaration]
  _ = numbers.throttle(for: .milliseconds(300), scheduler: scheduler, latest: true)
  // error: conformance of 'ThrottleForElsewhere' to 'TickStreamsAPI' is unavailable: use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.debounce(0.3, on: scheduler)
  // warning: 'debounce(_:on:)' is deprecated: use `debounce(for:on:)`; a span is a `Duration`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)` [#DeprecatedDeclaration]
  _ = numbers.debounce(.seconds(1), on: scheduler)
  // warning: 'debounce(_:on:)' is deprecated: use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)` [#DeprecatedDeclaration]
  _ = numbers.debounce(0.3, on: scheduler, discardWhenCompleted: false)
  // warning: 'debounce(_:on:discardWhenCompleted:)' is deprecated: use `debounce(for:discardWhenCompleted:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  _ = numbers.debounce(.seconds(1), on: scheduler, discardWhenCompleted: false)
  // warning: 'debounce(_:on:discardWhenCompleted:)' is deprecated: use `debounce(for:discardWhenCompleted:on:)` [#DeprecatedDeclaration]
  _ = numbers.debounce(.milliseconds(300), scheduler: scheduler)
  // warning: 'debounce(_:scheduler:)' is deprecated: renamed to 'debounce(for:on:)' [#DeprecatedDeclaration]
  _ = numbers.debounce(for: .milliseconds(300), scheduler: scheduler)
  // warning: 'debounce(for:scheduler:)' is deprecated: use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)` [#DeprecatedDeclaration]
  _ = numbers.delay(1.5, on: scheduler)
  // warning: 'delay(_:on:)' is deprecated: a span is a `Duration`, as in `.seconds(1)`: use `delay(.seconds(1), on: …)` [#DeprecatedDeclaration]
  _ = numbers.delay(.seconds(1), scheduler: scheduler)
  // warning: 'delay(_:scheduler:)' is deprecated: renamed to 'delay(_:on:)' [#DeprecatedDeclaration]
  _ = numbers.delay(for: .seconds(1), scheduler: scheduler)
  // error: conformance of 'DelayForElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, in which a failure is not delayed; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  _ = numbers.delaySubscription(.seconds(1), scheduler: scheduler)
  // warning: 'delaySubscription(_:scheduler:)' is deprecated: renamed to 'delaySubscription(_:on:)' [#DeprecatedDeclaration]
  _ = numbers.timeout(20, on: scheduler)
  // error: conformance of 'TimeoutOfRAC' to 'TickStreamsAPI' is unavailable: use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.timeout(.seconds(20), on: scheduler)
  // error: conformance of 'TimeoutOfRAC' to 'TickStreamsAPI' is unavailable: use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.timeout(after: 20, raising: TickTimeout(after: .seconds(20)), on: scheduler)
  // warning: 'timeout(after:raising:on:)' is deprecated: use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  _ = numbers.timeout(after: .seconds(20), raising: TickTimeout(after: .seconds(20)), on: scheduler)
  // warning: 'timeout(after:raising:on:)' is deprecated: renamed to 'timeout(after:failing:on:)' [#DeprecatedDeclaration]
  _ = numbers.timeout(.seconds(20), scheduler: scheduler)
  // error: conformance of 'TimeoutElsewhere' to 'TickStreamsAPI' is unavailable: use `timeout(afterSilence:failing:on:)`; to complete, as Combine does, `timeout(afterSilence:or:on:)` with `.empty`
  _ = numbers.timeout(.seconds(20), other: .just(0), scheduler: scheduler)
  // warning: 'timeout(_:other:scheduler:)' is deprecated: renamed to 'timeout(afterSilence:or:on:)' [#DeprecatedDeclaration]
  _ = numbers.timeout(.seconds(20), scheduler: scheduler, customError: { TickTimeout(after: .seconds(20)) })
  // warning: 'timeout(_:scheduler:customError:)' is deprecated: use `timeout(afterSilence:failing:on:)` [#DeprecatedDeclaration]
  _ = numbers.sample(on: isPaused)
  // error: conformance of 'SampleElsewhere' to 'TickStreamsAPI' is unavailable: use `sample(when:)`, which sends a value once
  _ = numbers.sample(trigger)
  // error: conformance of 'SampleElsewhere' to 'TickStreamsAPI' is unavailable: use `sample(when:)`, which sends a value once
  _ = numbers.buffer(withTime: 1, on: scheduler)
  // error: conformance of 'BufferElsewhere' to 'TickStreamsAPI' is unavailable: use `collect(every:on:)`, whose windows are a grid; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.buffer(withTime: .seconds(1), on: scheduler)
  // error: conformance of 'BufferElsewhere' to 'TickStreamsAPI' is unavailable: use `collect(every:on:)`, whose windows are a grid; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.bufferWithTime(.seconds(1), onScheduler: scheduler)
  // error: 'bufferWithTime(_:onScheduler:)' is unavailable: use `collect(every:on:)`, whose windows are a grid
  _ = numbers.buffer(timeSpan: .seconds(1), count: 10, scheduler: scheduler)
  // warning: 'buffer(timeSpan:count:scheduler:)' is deprecated: renamed to 'collect(every:maxCount:on:)' [#DeprecatedDeclaration]
  _ = numbers.collect(10)
  // warning: 'collect' is deprecated: renamed to 'collect(count:)' [#DeprecatedDeclaration]
  _ = numbers.measureInterval(using: scheduler)
  // warning: 'measureInterval(using:)' is deprecated: renamed to 'measureInterval(on:)' [#DeprecatedDeclaration]
  _ = TickSignal.paused(by: isPaused, phase: .freeze, on: scheduler) { clock in TickSignal.interval(.seconds(1), on: clock) }
  // error: conformance of 'PausedElsewhere' to 'TickStreamsAPI' is unavailable: use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`
  _ = TickSignal.paused(by: isPaused, timing: .freeze, on: scheduler) { clock in TickSignal.countdown(for: .seconds(90), on: clock) }
  // error: conformance of 'PausedElsewhere' to 'TickStreamsAPI' is unavailable: use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`
  _ = TickSignal.paused(by: isPaused, timing: .restart, on: scheduler) { clock in
  // error: conformance of 'PausedElsewhere' to 'TickStreamsAPI' is unavailable: use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`
    let left = TickSignal.countdown(for: .seconds(90), on: clock)
    return left.removeDuplicates()
  }
  _ = TickSignal.countdown(for: .seconds(90), on: scheduler).paused(by: isPaused)
  // error: conformance of 'PausedElsewhere' to 'TickStreamsAPI' is unavailable: use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`
  _ = TickSignal.countdown(for: .seconds(90), on: scheduler).paused(while: isPaused)
  // error: conformance of 'PausedElsewhere' to 'TickStreamsAPI' is unavailable: use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`
  _ = TickSignal.countdown(for: .seconds(90), pausedBy: isPaused, on: scheduler)
  // error: conformance of 'PausedElsewhere' to 'TickStreamsAPI' is unavailable: use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`
  _ = TickSignal.countdown(for: .seconds(90), pausedBy: isPaused, timing: .freeze, on: scheduler)
  // error: conformance of 'PausedElsewhere' to 'TickStreamsAPI' is unavailable: use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`
  _ = TickSignal.interval(.seconds(60), pausedBy: isPaused, on: scheduler)
  // error: conformance of 'PausedElsewhere' to 'TickStreamsAPI' is unavailable: use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`
  _ = TickSignal.interval(.seconds(60), delay: .zero, pausedBy: isPaused, timing: .keepGrid, on: scheduler)
  // error: conformance of 'PausedElsewhere' to 'TickStreamsAPI' is unavailable: use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`
  _ = numbers.paused(by: isPaused)
  // error: conformance of 'PausedElsewhere' to 'TickStreamsAPI' is unavailable: use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`
  _ = numbers.paused(while: isPaused).map { $0 + 1 }
  // error: conformance of 'PausedElsewhere' to 'TickStreamsAPI' is unavailable: use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`
  _ = numbers.gated(by: isPaused)
  // error: 'gated(by:)' is unavailable: use `isOpen.flatMapLatest { $0 ? signal : .empty }`, which subscribes again each time it opens
  CountdownHub<Int>(every: .seconds(1), on: scheduler).paused(by: isPaused)
  // warning: 'paused(by:)' is deprecated: renamed to 'pause(while:)' [#DeprecatedDeclaration]
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func timesElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.delay(1)
  // error: conformance of 'DelayElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, with a scheduler and a `Duration`, as in `.seconds(1)`
  _ = numbers.delay(.seconds(1))
  // error: conformance of 'DelayElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, with a scheduler and a `Duration`, as in `.seconds(1)`
  _ = numbers.throttle(.seconds(1))
  // error: conformance of 'ThrottleOfRAC' to 'TickStreamsAPI' is unavailable: RAC's throttle is `debounce(for:on:)`; for the first and the latest value, `throttle(for:on:)`
  _ = numbers.debounce(for: 0.3, scheduler: scheduler)
  // error: conformance of 'DebounceForElsewhere' to 'TickStreamsAPI' is unavailable: use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  _ = numbers.throttle(for: 0.3, scheduler: scheduler, latest: true)
  // error: conformance of 'ThrottleForElsewhere' to 'TickStreamsAPI' is unavailable: use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.delay(for: 0.3, scheduler: scheduler)
  // error: conformance of 'DelayForElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, in which a failure is not delayed; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  _ = numbers.timeout(20, scheduler: scheduler)
  // error: conformance of 'TimeoutElsewhere' to 'TickStreamsAPI' is unavailable: use `timeout(afterSilence:failing:on:)`; to complete, as Combine does, `timeout(afterSilence:or:on:)` with `.empty`
  _ = numbers.collect(.byTime(scheduler, .seconds(1)))
  // error: conformance of 'CollectElsewhere' to 'TickStreamsAPI' is unavailable: use `collect(every:maxCount:skipEmpty:on:)`, with `skipEmpty: true`
}

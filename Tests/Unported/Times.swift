// swift-format-ignore-file
// Code in the old spellings, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares, and
// `.ci/porting-diagnostics --update` writes them anew.

import TickStreams

func times(
  _ numbers: TickSignal<Int, TickTimeout>, _ isPaused: TickSignal<Bool, Never>, _ trigger: TickSignal<Void, TickTimeout>,
  _ scheduler: QueueScheduler
) {
  _ = numbers.throttle(0.3)
  // error: 'throttle' is unavailable: RAC's throttle is `debounce(for:on:)`
  _ = numbers.throttle(0.3, valuesPassingTest: { $0 > 0 })
  // error: 'throttle(_:valuesPassingTest:)' is unavailable: RAC's throttle is `debounce(for:where:on:)`
  _ = numbers.throttle(.seconds(1), valuesPassingTest: { $0 > 0 })
  // error: 'throttle(_:valuesPassingTest:)' is unavailable: RAC's throttle is `debounce(for:where:on:)`
  _ = numbers.throttle(0.3, on: scheduler)
  // error: 'throttle(_:on:)' has been renamed to 'throttle(for:on:)': a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.throttle(.seconds(1), on: scheduler)
  // error: 'throttle(_:on:)' has been renamed to 'throttle(for:on:)'
  _ = numbers.throttle(while: isPaused, on: scheduler)
  // error: 'throttle(while:on:)' is unavailable: use `paused(by:)`, which drops what comes meanwhile, or `gated(by:)`
  _ = numbers.throttle(.milliseconds(300), scheduler: scheduler)
  // error: 'throttle(_:scheduler:)' has been renamed to 'throttle(for:on:)'
  _ = numbers.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
  // error: 'throttle(_:latest:scheduler:)' has been renamed to 'throttle(for:latest:on:)'
  _ = numbers.throttle(for: .milliseconds(300), scheduler: scheduler, latest: true)
  // error: 'throttle(for:scheduler:latest:)' is unavailable: use `throttle(for:latest:on:)`
  _ = numbers.debounce(0.3, on: scheduler)
  // error: 'debounce(_:on:)' has been renamed to 'debounce(for:on:)': a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.debounce(.seconds(1), on: scheduler)
  // error: 'debounce(_:on:)' has been renamed to 'debounce(for:on:)'
  _ = numbers.debounce(0.3, on: scheduler, discardWhenCompleted: false)
  // error: 'debounce(_:on:discardWhenCompleted:)' is unavailable: use `debounce(for:discardWhenCompleted:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.debounce(.seconds(1), on: scheduler, discardWhenCompleted: false)
  // error: 'debounce(_:on:discardWhenCompleted:)' is unavailable: use `debounce(for:discardWhenCompleted:on:)`
  _ = numbers.debounce(.milliseconds(300), scheduler: scheduler)
  // error: 'debounce(_:scheduler:)' has been renamed to 'debounce(for:on:)'
  _ = numbers.debounce(for: .milliseconds(300), scheduler: scheduler)
  // error: 'debounce(for:scheduler:)' has been renamed to 'debounce(for:on:)'
  _ = numbers.delay(1.5, on: scheduler)
  // error: 'delay(_:on:)' is unavailable: a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.delay(.seconds(1), scheduler: scheduler)
  // error: 'delay(_:scheduler:)' has been renamed to 'delay(_:on:)'
  _ = numbers.delay(for: .seconds(1), scheduler: scheduler)
  // error: 'delay(for:scheduler:)' has been renamed to 'delay(_:on:)'
  _ = numbers.delaySubscription(.seconds(1), scheduler: scheduler)
  // error: 'delaySubscription(_:scheduler:)' has been renamed to 'delaySubscription(_:on:)'
  _ = numbers.timeout(20, on: scheduler)
  // error: 'timeout(_:on:)' has been renamed to 'timeout(after:on:)': a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.timeout(.seconds(20), on: scheduler)
  // error: 'timeout(_:on:)' has been renamed to 'timeout(after:on:)'
  _ = numbers.timeout(after: 20, raising: TickTimeout(after: .seconds(20)), on: scheduler)
  // error: 'timeout(after:raising:on:)' has been renamed to 'timeout(after:failing:on:)': a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.timeout(after: .seconds(20), raising: TickTimeout(after: .seconds(20)), on: scheduler)
  // error: 'timeout(after:raising:on:)' has been renamed to 'timeout(after:failing:on:)'
  _ = numbers.timeout(.seconds(20), scheduler: scheduler)
  // error: 'timeout(_:scheduler:)' has been renamed to 'timeout(between:on:)'
  _ = numbers.timeout(.seconds(20), other: .just(0), scheduler: scheduler)
  // error: 'timeout(_:other:scheduler:)' has been renamed to 'timeout(between:or:on:)'
  _ = numbers.timeout(.seconds(20), scheduler: scheduler, customError: { TickTimeout(after: .seconds(20)) })
  // error: 'timeout(_:scheduler:customError:)' is unavailable: use `timeout(between:failing:on:)`
  _ = numbers.sample(on: isPaused)
  // error: 'sample(on:)' has been renamed to 'sample(when:)'
  _ = numbers.sample(trigger)
  // error: 'sample' has been renamed to 'sample(when:)'
  _ = numbers.buffer(withTime: 1, on: scheduler)
  // error: 'buffer(withTime:on:)' has been renamed to 'collect(every:on:)': a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.buffer(withTime: .seconds(1), on: scheduler)
  // error: 'buffer(withTime:on:)' has been renamed to 'collect(every:on:)'
  _ = numbers.bufferWithTime(.seconds(1), onScheduler: scheduler)
  // error: 'bufferWithTime(_:onScheduler:)' is unavailable: use `collect(every:on:)`
  _ = numbers.buffer(timeSpan: .seconds(1), count: 10, scheduler: scheduler)
  // error: 'buffer(timeSpan:count:scheduler:)' has been renamed to 'collect(every:orCount:on:)'
  _ = numbers.collect(10)
  // error: 'collect' has been renamed to 'collect(count:)'
  _ = numbers.measureInterval(using: scheduler)
  // error: 'measureInterval(using:)' has been renamed to 'measureInterval(on:)'
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func timesElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.delay(1)
  // error: 'delay' is unavailable: use `delay(_:on:)`, with a `Duration`, as in `.seconds(1)`
  _ = numbers.delay(.seconds(1))
  // error: 'delay' is unavailable: use `delay(_:on:)`
  _ = numbers.throttle(.seconds(1))
  // error: 'throttle' is unavailable: use `throttle(for:on:)`; RAC's throttle is `debounce(for:on:)`
  _ = numbers.debounce(for: 0.3, scheduler: scheduler)
  // error: 'debounce(for:scheduler:)' is unavailable: use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.throttle(for: 0.3, scheduler: scheduler, latest: true)
  // error: 'throttle(for:scheduler:latest:)' is unavailable: use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.delay(for: 0.3, scheduler: scheduler)
  // error: 'delay(for:scheduler:)' is unavailable: use `delay(_:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.timeout(20, scheduler: scheduler)
  // error: 'timeout(_:scheduler:)' is unavailable: use `timeout(between:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.collect(.byTime(scheduler, .seconds(1)))
  // error: 'collect' is unavailable: use `collect(every:orCount:on:)`
  _ = numbers.delaySubscription(0.3, on: scheduler)
  // error: 'delaySubscription(_:on:)' is unavailable: use `delay(_:on:)` and `startWith(_:)`
  _ = numbers.buffer(count: 3)
  // error: 'buffer(count:)' is unavailable: use `collect(count:)`
}

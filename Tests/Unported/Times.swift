// swift-format-ignore-file
// Code with old names. The compiler's messages are in `messages.txt`.

import TickStreams

func times(
  _ numbers: TickSignal<Int, TickTimeout>, _ isPaused: TickSignal<Bool, Never>, _ trigger: TickSignal<Void, TickTimeout>,
  _ scheduler: QueueScheduler
) {
  _ = numbers.throttle(0.3)
  _ = numbers.throttle(0.3, valuesPassingTest: { $0 > 0 })
  _ = numbers.throttle(.seconds(1), valuesPassingTest: { $0 > 0 })
  _ = numbers.throttle(0.3, on: scheduler)
  _ = numbers.throttle(.seconds(1), on: scheduler)
  _ = numbers.throttle(while: isPaused, on: scheduler)
  _ = numbers.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
  _ = numbers.throttle(for: .milliseconds(300), scheduler: scheduler, latest: true)
  _ = numbers.debounce(0.3, on: scheduler)
  _ = numbers.debounce(.seconds(1), on: scheduler)
  _ = numbers.debounce(0.3, on: scheduler, discardWhenCompleted: false)
  _ = numbers.debounce(.seconds(1), on: scheduler, discardWhenCompleted: false)
  _ = numbers.debounce(.milliseconds(300), scheduler: scheduler)
  _ = numbers.debounce(for: .milliseconds(300), scheduler: scheduler)
  _ = numbers.delay(1.5, on: scheduler)
  _ = numbers.delay(.seconds(1), scheduler: scheduler)
  _ = numbers.delay(for: .seconds(1), scheduler: scheduler)
  _ = numbers.timeout(20, on: scheduler)
  _ = numbers.timeout(.seconds(20), on: scheduler)
  _ = numbers.timeout(after: 20, raising: TickTimeout(after: .seconds(20)), on: scheduler)
  _ = numbers.timeout(after: .seconds(20), raising: TickTimeout(after: .seconds(20)), on: scheduler)
  _ = numbers.timeout(.seconds(20), scheduler: scheduler)
  _ = numbers.timeout(.seconds(20), other: .just(0), scheduler: scheduler)
  _ = numbers.timeout(.seconds(20), scheduler: scheduler, customError: { TickTimeout(after: .seconds(20)) })
  _ = numbers.sample(on: isPaused)
  _ = numbers.buffer(withTime: .seconds(1), on: scheduler)
  _ = numbers.bufferWithTime(.seconds(1), onScheduler: scheduler)
  _ = numbers.buffer(timeSpan: .seconds(1), count: 10, scheduler: scheduler)
  _ = numbers.collect(10)
  _ = numbers.measureInterval(using: scheduler)
  _ = TickSignal.paused(by: isPaused, phase: .freeze, on: scheduler) { clock in TickSignal.interval(.seconds(1), on: clock) }
  _ = TickSignal.paused(by: isPaused, timing: .freeze, on: scheduler) { clock in TickSignal.countdown(for: .seconds(90), on: clock) }
  _ = TickSignal.paused(by: isPaused, timing: .restart, on: scheduler) { clock in
    let left = TickSignal.countdown(for: .seconds(90), on: clock)
    return left.removeDuplicates()
  }
  _ = TickSignal.countdown(for: .seconds(90), on: scheduler).paused(by: isPaused)
  _ = TickSignal.countdown(for: .seconds(90), on: scheduler).paused(while: isPaused)
  _ = TickSignal.countdown(for: .seconds(90), on: scheduler, paused: isPaused)
  _ = TickSignal.interval(.seconds(60), on: scheduler, paused: isPaused)
  _ = numbers.paused(by: isPaused)
  _ = numbers.paused(while: isPaused).map { $0 + 1 }
  _ = numbers.gated(by: isPaused)
  CountdownHub<Int>(every: .seconds(1), on: scheduler).paused(by: isPaused)
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func timesElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.delay(1)
  _ = numbers.throttle(.seconds(1))
  _ = numbers.debounce(for: 0.3, scheduler: scheduler)
  _ = numbers.throttle(for: 0.3, scheduler: scheduler, latest: true)
  _ = numbers.delay(for: 0.3, scheduler: scheduler)
  _ = numbers.timeout(20, scheduler: scheduler)
  _ = numbers.collect(.byTime(scheduler, .seconds(1)))
}

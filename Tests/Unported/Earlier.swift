// swift-format-ignore-file
// Names that this library had before its first version, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and
// updates them with `--update`.

import TickStreams
import TickStreamsTesting

@MainActor
func earlier(
  _ numbers: TickSignal<Int, Never>, _ scheduler: TestScheduler, _ owner: Cell, _ hub: CountdownHub<String>, _ idle: IdleTimer, _ server: ReferenceClock,
  _ table: ExpiringTable<String, Int>, _ code: ExpiringValue<Int>, _ watch: Stopwatch, _ timer: TickTimer, _ command: TickCommand<Int, Int, Never>
) async throws {
  _ = numbers.timeout(between: .seconds(1), on: scheduler)
  // error: 'timeout(between:first:on:)' has been renamed to 'timeout(afterSilence:first:on:)'
  _ = numbers.timeout(between: .seconds(1), failing: TickTimeout(after: .zero), on: scheduler)
  // error: 'timeout(between:first:failing:on:)' has been renamed to 'timeout(afterSilence:first:failing:on:)'
  _ = numbers.timeout(between: .seconds(1), or: .empty, on: scheduler)
  // error: 'timeout(between:first:or:on:)' has been renamed to 'timeout(afterSilence:first:or:on:)'
  _ = numbers.window(every: .seconds(1), lasting: .seconds(2), on: scheduler)
  // error: 'window(every:lasting:orCount:on:)' has been renamed to 'window(every:for:maxCount:on:)'
  _ = numbers.window(every: .seconds(1), orCount: 2, on: scheduler)
  // error: 'window(every:orCount:on:)' has been renamed to 'window(every:maxCount:on:)'
  _ = numbers.collect(every: .seconds(1), orCount: 2, on: scheduler)
  // error: 'collect(every:orCount:skipEmpty:on:)' has been renamed to 'collect(every:maxCount:skipEmpty:on:)'
  _ = numbers.collect(within: .seconds(1), orCount: 2, on: scheduler)
  // error: 'collect(within:orCount:on:)' has been renamed to 'collect(within:maxCount:on:)'
  _ = numbers.grouped(by: { $0 }, idle: .seconds(1), on: scheduler)
  // error: 'grouped(by:idle:on:)' has been renamed to 'grouped(by:endingAfter:on:)'
  _ = TickSignal<Int, Never>.sequence([1, 2], every: .seconds(1), on: scheduler)
  // error: 'sequence(_:every:delay:leeway:missedTicks:on:)' has been renamed to 'from(_:every:delay:leeway:missedTicks:on:)'
  _ = TickSignal<Int, Never>.range(start: 0, count: 3)
  // error: 'range(start:count:)' is unavailable: use `.from(start..<start + count)`
  _ = numbers.take(untilReplacement: numbers)
  // error: 'take(untilReplacement:)' is unavailable: share the replacement: `let next = replacement.share()`, and then `signal.take(until: next).merge(next)`
  _ = numbers.takeUntilReplacement(numbers)
  // error: 'takeUntilReplacement' is unavailable: share the replacement: `let next = replacement.share()`, and then `signal.take(until: next).merge(next)`
  _ = numbers.subscribe(onMain: { print($0) })
  // error: conformance of 'OnMainIsAView' to 'TickStreamsAPI' is unavailable: write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`
  _ = numbers.subscribe(with: owner, onMain: { owner, value in owner.show(value) })
  // error: conformance of 'OnMainIsAView' to 'TickStreamsAPI' is unavailable: write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`
  _ = scheduler.schedule(after: .seconds(1), onMain: { print("over") })
  // error: conformance of 'OnMainIsAView' to 'TickStreamsAPI' is unavailable: write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`
  _ = scheduler.schedule(every: .seconds(1), onMain: { print($0) })
  // error: conformance of 'OnMainIsAView' to 'TickStreamsAPI' is unavailable: write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`
  timer.reset(to: .origin)
  // error: 'reset(to:)' has been renamed to 'reschedule(at:)'
  timer.reset(after: .seconds(1))
  // error: 'reset(after:)' has been renamed to 'reschedule(after:)'
  _ = TickAlignment.shared(.seconds(1))
  // error: 'shared' has been renamed to 'grid(_:)'
  _ = Backoff.constant(.seconds(1)).delay(0)
  // error: 'delay' has been renamed to 'delay(at:)'
  _ = RetryWait?.none?.due
  // error: 'due' has been renamed to 'deadline'
  _ = Disposables.create { print("over") }
  // error: 'create' is unavailable: use `AnyDisposable { … }`
  _ = TickCommandPolicy.ignoreWhileExecuting
  // error: 'ignoreWhileExecuting' has been renamed to 'first'
  _ = command.values
  // error: 'values' has been renamed to 'outputs'
  _ = command.errors
  // error: 'errors' has been renamed to 'failures'
  server.sample(date: scheduler.date)
  // error: 'sample(date:roundTrip:)' has been renamed to 'synchronize(to:roundTrip:)'
  _ = server.drift
  // error: 'drift' has been renamed to 'driftChanges'
  _ = server.now
  // error: 'now' is unavailable: use `wallNow`, whose `date` is a `Date`
  _ = WallInstant(scheduler.date)
  // error: 'init(_:)' is unavailable: use the `wallInstant` of the date
  hub.start("a", to: scheduler.now)
  // error: 'start(_:to:phase:)' is unavailable: use `start(key, .to(instant))`
  hub.start("a", since: scheduler.date)
  // error: 'start(_:since:by:phase:)' is unavailable: use `start(key, .since(start))`, with `by:` for a reference clock
  hub.start("a", .for(.seconds(1)), during: owner)
  // error: 'start(_:_:during:)' is unavailable: stop it with a lifetime: `lifetime.add(AnyDisposable { hub.stop(key) })`
  _ = hub.current("a")
  // error: 'current' is unavailable: use `hub[key]`
  _ = hub.signal("a")
  // error: 'signal' has been renamed to 'signal(for:)'
  _ = hub.value("a")
  // error: 'value' has been renamed to 'value(for:)'
  _ = hub.deadline("a")
  // error: 'deadline' is unavailable: use `deadline(for:)`, a `WallInstant`, whose `date` is a `Date`
  _ = hub.fractionLeft("a")
  // error: 'fractionLeft' has been renamed to 'fractionLeft(for:)'
  _ = hub.ended
  // error: 'ended' has been renamed to 'ends'
  _ = watch.ticks(every: .seconds(1))
  // error: 'ticks(every:leeway:)' has been renamed to 'elapsed(every:leeway:)'
  _ = IdleTimer(.seconds(1), on: scheduler)
  // error: 'init(_:on:)' has been renamed to 'init(after:on:)'
  _ = idle.reset()
  // error: 'reset()' has been renamed to 'restart()'
  _ = idle.expired
  // error: 'expired' has been renamed to 'expirations'
  _ = code.extend(to: .seconds(1))
  // error: 'extend(to:)' has been renamed to 'extend(for:)'
  _ = table.set(1, for: "a", lasting: .seconds(1))
  // error: 'set(_:for:lasting:)' has been renamed to 'updateValue(_:forKey:for:)'
  _ = table.extend("a", to: .seconds(1))
  // error: 'extend(_:to:)' has been renamed to 'extend(_:for:)'
  _ = table.remove("a")
  // error: 'remove' has been renamed to 'removeValue(forKey:)'
  _ = table.remaining("a")
  // error: 'remaining' has been renamed to 'remaining(forKey:)'
  _ = table.expired
  // error: 'expired' has been renamed to 'expirations'
  _ = try await withTimeout(.seconds(1), on: scheduler) { 1 }
  // error: 'withTimeout(_:on:_:)' has been renamed to 'withTimeout(after:on:_:)'
  _ = scheduler.scheduler(timebase: .suspending, name: "uptime")
  // error: 'scheduler(timebase:name:)' has been renamed to 'sibling(timebase:name:)'
  _ = scheduler.run(limit: .events(1))
  // error: 'run(limit:)' has been renamed to 'advanceUntilIdle(limit:)'
  _ = scheduler.expectWakeUps(atMost: 1, during: .seconds(1)) {}
  // error: 'expectWakeUps(atMost:during:_:)' has been renamed to 'expectWakeUps(max:during:_:)'
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = scheduler.hot("-#", error: TickTimeout(after: .zero))
  // error: 'hot(_:values:error:frame:)' has been renamed to 'hot(_:values:failing:frame:)'
  _ = scheduler.cold("-#", error: TickTimeout(after: .zero))
  // error: 'cold(_:values:error:frame:)' has been renamed to 'cold(_:values:failing:frame:)'
  _ = scheduler.pending.first?.due
  // error: 'due' has been renamed to 'deadline'
  expectNoRealTime {}
  // error: 'expectNoRealTime' has been renamed to 'expectNoRealTimers(_:)'
  explore(seeds: 10) { _ in }
  // error: 'explore(seeds:lateness:_:)' has been renamed to 'explore(seedCount:lateness:_:)'
  explore(replaying: 10) { _ in }
  // error: 'explore(replaying:_:)' has been renamed to 'explore(onlySeed:_:)'
}

final class Cell: Sendable { func show(_ value: Int) {} }

// swift-format-ignore-file
// Names that this library had before its first version. The compiler's messages are in `messages.txt`.

import TickStreams
import TickStreamsTesting

@MainActor
func earlier(
  _ numbers: TickSignal<Int, Never>, _ scheduler: TestScheduler, _ owner: Cell, _ hub: CountdownHub<String>, _ idle: IdleTimer, _ server: ReferenceClock,
  _ alarm: any Alarm,
  _ table: ExpiringTable<String, Int>, _ code: ExpiringValue<Int>, _ watch: Stopwatch, _ timer: TickTimer, _ command: TickCommand<Int, Int, Never>
) async throws {
  _ = numbers.combineLatest(numbers, numbers, numbers, numbers).map { $0.4 }
  _ = numbers.zip(numbers, numbers, numbers, numbers, numbers).map { $0.4 }
  _ = numbers.withLatest(from: numbers, numbers, numbers).map { _, a, b, c in a + b + c }
  _ = numbers.retry(3, backoff: .constant(.seconds(1)), soonerWhen: numbers, showing: TickValue(nil), on: scheduler)
  _ = numbers.timeout(between: .seconds(1), on: scheduler)
  _ = numbers.timeout(between: .seconds(1), failing: TickTimeout(after: .zero), on: scheduler)
  _ = numbers.timeout(between: .seconds(1), or: .empty, on: scheduler)
  _ = numbers.window(every: .seconds(1), lasting: .seconds(2), on: scheduler)
  _ = numbers.window(every: .seconds(1), orCount: 2, on: scheduler)
  _ = numbers.collect(every: .seconds(1), orCount: 2, on: scheduler)
  _ = numbers.collect(within: .seconds(1), orCount: 2, on: scheduler)
  _ = numbers.collect(when: numbers, skipEmpty: true)
  _ = numbers.name
  _ = numbers.audit(for: .seconds(1), on: scheduler)
  _ = numbers.grouped(by: { $0 }, idle: .seconds(1), on: scheduler)
  _ = TickSignal<Int, Never>.sequence([1, 2], every: .seconds(1), on: scheduler)
  _ = TickSignal<Int, Never>.range(start: 0, count: 3)
  _ = numbers.take(untilReplacement: numbers)
  _ = numbers.takeUntilReplacement(numbers)
  _ = numbers.subscribe(onMain: { print($0) })
  _ = numbers.subscribe(with: owner, onMain: { owner, value in owner.show(value) })
  _ = scheduler.schedule(after: .seconds(1), onMain: { print("over") })
  _ = scheduler.schedule(every: .seconds(1), onMain: { print($0) })
  _ = numbers.map(onMain: { $0 + 1 })
  _ = numbers.compactMap(onMain: { Optional($0) })
  _ = numbers.filter(onMain: { $0 > 1 })
  _ = numbers.catch(onMain: { _ in numbers })
  _ = numbers.handleEvents(onMain: { owner.show($0) }, onMainCompleted: { print("over") })
  _ = numbers.retry(now: numbers, on: scheduler, after: { _, _ in nil })
  _ = alarm.lingers
  alarm.linger(until: .origin)
  timer.reset(to: .origin)
  timer.reset(after: .seconds(1))
  _ = TickAlignment.shared(.seconds(1))
  _ = Backoff.constant(.seconds(1)).delay(0)
  _ = RetryWait?.none?.due
  _ = Disposables.create { print("over") }
  _ = TickCommandPolicy.ignoreWhileExecuting
  _ = command.values
  _ = command.errors
  server.sample(date: scheduler.date)
  _ = server.drift
  _ = server.now
  _ = WallInstant(scheduler.date)
  hub.start("a", to: scheduler.now)
  hub.start("a", since: scheduler.date)
  hub.start("a", .for(.seconds(1)), during: owner)
  _ = hub.current("a")
  _ = hub.signal("a")
  _ = hub.value("a")
  _ = hub.deadline("a")
  _ = hub.fractionLeft("a")
  _ = hub.ended
  _ = watch.ticks(every: .seconds(1))
  _ = IdleTimer(.seconds(1), on: scheduler)
  _ = idle.reset()
  _ = idle.expired
  _ = code.extend(to: .seconds(1))
  _ = table.set(1, for: "a", lasting: .seconds(1))
  _ = table.extend("a", to: .seconds(1))
  _ = table.remove("a")
  _ = table.remaining("a")
  _ = table.expired
  _ = FlightRecorder(on: scheduler).watch(scheduler, lateBy: .seconds(1))
  _ = try await retrying(3, backoff: .constant(.seconds(1)), on: scheduler) { 1 }
  _ = try await withTimeout(.seconds(1), on: scheduler) { 1 }
  _ = scheduler.scheduler(timebase: .suspending, name: "uptime")
  _ = scheduler.run(limit: .events(1))
  _ = scheduler.expectWakeUps(atMost: 1, during: .seconds(1)) {}
  _ = scheduler.hot("-#", error: TickTimeout(after: .zero))
  _ = scheduler.cold("-#", error: TickTimeout(after: .zero))
  scheduler.record(numbers.promoteFailure(to: TickTimeout.self)).expect("-#", error: TickTimeout(after: .zero))
  _ = scheduler.pending.first?.due
  expectNoRealTime {}
  explore(seeds: 10) { _ in }
  explore(replaying: 10) { _ in }
}

final class Cell: Sendable { func show(_ value: Int) {} }

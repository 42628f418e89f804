// swift-format-ignore-file
// Names that no library has, and that people try. The compiler's messages are in `messages.txt`.

import Foundation
import TickStreams
import TickStreamsTesting

enum Answer: Sendable { case loading }

@MainActor
func guesses(
  _ numbers: TickSignal<Int, Never>, _ failing: TickSignal<Int, any Error>, _ isOpen: TickSignal<Bool, Never>, _ scheduler: TestScheduler,
  _ idle: IdleTimer, _ watch: Stopwatch, _ recorder: FlightRecorder, _ replay: Replay, _ bag: DisposeBag, _ date: Date,
  _ recording: Recording<Int, any Error>, _ subject: TickSubject<Int, any Error>,
  _ hub: CountdownHub<String>, _ answers: TickSignal<Answer, Never>, _ table: ExpiringTable<String, Int>,
  _ failingFlags: TickSignal<Bool, any Error>
) async throws {
  _ = TickSignal.every(.seconds(1), on: scheduler)
  _ = TickSignal.interval(.seconds(1))
  _ = TickSignal.interval(every: .seconds(1), on: scheduler)
  _ = TickSignal.timer(every: .seconds(1), on: scheduler)
  _ = TickSignal.heartbeat(every: .seconds(1), on: scheduler)
  _ = TickSignal.timer(.seconds(1), on: scheduler)
  _ = TickSignal.timer(after: .seconds(1), on: scheduler)
  _ = TickSignal.timer(at: date, on: scheduler)
  _ = TickSignal.poll(every: .seconds(1), on: scheduler)
  _ = TickSignal.cron("0 9 * * 1-5", on: scheduler)
  _ = TickSignal.daily(at: 9, on: scheduler)
  _ = TickSignal.countdown(60, interval: 1, on: scheduler)
  _ = TickSignal.countdown(until: date, on: scheduler)
  _ = TickSignal.countdown(from: .seconds(60), on: scheduler)
  _ = TickSignal.async { 1 }
  _ = TickSignal.future { 1 }
  _ = TickSignal(async: { 1 })
  _ = TickSignal<Int, any Error>.failed(CancellationError())
  _ = numbers.value
  numbers.store(in: bag)
  _ = numbers.gate(by: isOpen)
  _ = numbers.take(through: { $0 > 1 })
  _ = numbers.delay(for: .seconds(1), on: scheduler)
  _ = numbers.timeout(.seconds(1), error: CancellationError(), on: scheduler)
  _ = failing.timeout(after: .seconds(1), on: scheduler)
  _ = failing.timeout(afterSilence: .seconds(1), on: scheduler)
  _ = failing.retry(times: 3)
  _ = numbers.switchMap { TickSignal.just($0) }
  _ = numbers.record(on: scheduler)
  _ = numbers.buffer(timeSpan: .seconds(1), count: 5, on: scheduler)
  _ = numbers.buffer(for: .seconds(1), count: 5, on: scheduler)
  _ = numbers.buffer(within: .seconds(1), count: 5, on: scheduler)
  _ = numbers.buffer(every: .seconds(1), count: 5, on: scheduler)
  _ = numbers.buffer(for: .seconds(1), on: scheduler)
  _ = numbers.buffer(count: 5)
  _ = numbers.batch(within: .seconds(1), maxCount: 5, on: scheduler)
  _ = numbers.dropFirst()
  _ = numbers.onMain.sample(every: .seconds(1), on: scheduler)
  _ = numbers.onMain.debounce(for: .seconds(1), on: scheduler)
  _ = numbers.onMain.throttle(for: .seconds(1), latest: false, on: scheduler)
  _ = numbers.onMain.delay(.seconds(1), on: scheduler)
  _ = numbers.onMain.removeDuplicates()
  _ = numbers.onMain.take(1)
  _ = numbers.onMain.share()
  _ = numbers.onMain.startWith(1)
  _ = answers.prepend(.loading)
  _ = numbers.takeWhile({ $0 > 1 }, inclusive: true)
  _ = numbers.handleEvents(onNext: { print($0) }, onDispose: { print("end") })
  _ = numbers.distinct()
  _ = numbers.endWith(1)
  _ = numbers.rateLimit(5, per: .seconds(1), on: scheduler)
  _ = numbers.throttle(5, per: .seconds(1), on: scheduler)
  _ = table.signal
  _ = try await withRetries(3, backoff: .constant(.seconds(1)), when: { _ in true }, on: scheduler) { 1 }
  _ = TestScheduler(date: date)
  hub.cancel("cake")
  hub.remove("cake")
  hub.end("cake")
  _ = failing.retry(with: .constant(.seconds(1)), on: scheduler)
  _ = failing.retry(backoff: .constant(.seconds(1)), resetAfter: .seconds(1), on: scheduler)
  _ = numbers.record(to: recorder)
  _ = numbers.recorded(by: recorder, as: "numbers")
  _ = numbers.flatMap(maxConcurrent: 2) { _ in numbers }
  _ = numbers.repeat(backoff: .exponential(from: .seconds(1)), on: scheduler)
  _ = numbers.repeated(backoff: .exponential(from: .seconds(1)), on: scheduler)
  _ = numbers.repeat(after: .seconds(1), on: scheduler)
  _ = numbers.onNext { print($0) }
  _ = numbers.tap { print($0) }
  _ = TickSignal.amb(numbers, numbers)
  _ = numbers.setFailureType(to: CancellationError.self)
  _ = numbers.promoteError(CancellationError.self)
  _ = recording.error
  _ = scheduler.record(numbers.onMain)
  subject.complete()
  subject.finish()
  subject.fail(CancellationError())
  subject.finish(throwing: CancellationError())
  _ = TickSignal<Int, any Error> { subscriber in
    subscriber.complete()
    subscriber.finish()
    subscriber.fail(CancellationError())
    return AnyDisposable {}
  }
  _ = idle.signal
  _ = idle.isIdle
  _ = IdleTimer(timeout: .seconds(1), on: scheduler) {}
  _ = IdleTimer(timeout: .seconds(1), on: scheduler)
  _ = watch.signal(every: .seconds(1))
  _ = watch.values
  _ = Backoff.exponential(initial: .seconds(1), max: .seconds(9), jitter: 0.2)
  bag.removeAll()
  _ = TickProperty(1)
  scheduler.advance(to: .seconds(5))
  _ = scheduler.now == .milliseconds(5)
  watch.stop()
  _ = NSObject().rx
  _ = NSObject().reactive
  watch.resume()
  _ = numbers.append(.just(1))
  _ = numbers.append(1)
  _ = isOpen.and(failingFlags)
  _ = isOpen.or(failingFlags)
  _ = failing.timeout(after: .seconds(1), or: numbers, on: scheduler)
  _ = failing.timeout(afterSilence: .seconds(1), or: numbers, on: scheduler)
  _ = QueueScheduler(DispatchQueue(label: "queue"))
  scheduler.assertIdle()
  scheduler.checkSuspension()
  _ = scheduler.isIdle
  _ = scheduler.pendingTimers
  _ = scheduler.scheduledCount
  _ = replay["numbers"]
  _ = replay.signal("numbers")
  _ = replay.events
  _ = TimeoutError(after: .seconds(1))
  _ = TickSignal.interval(.seconds(1), tolerance: .seconds(1), on: scheduler)
  _ = TickSignal.interval(.seconds(1), startImmediately: true, on: scheduler)
  _ = TickSignal.frames(on: scheduler)
  _ = TickSignal.stopwatch(every: .seconds(1), on: scheduler)
  _ = TickSignal.daily(at: DateComponents(hour: 9), on: scheduler)
  _ = failing.retry(3, delay: .seconds(1), on: scheduler)
  _ = failing.retry(3, backoff: .constant(.seconds(1)), resetOnSuccess: true, on: scheduler)
  _ = numbers.timestamp(on: scheduler)
  _ = numbers.asyncMap { $0 + 1 }
  _ = Backoff.exponential(from: .seconds(1), cap: .seconds(30), jitter: 0.2)
  _ = Backoff.exponential(from: .seconds(1), max: .seconds(30))
  _ = TickSignal.interval(.seconds(1), on: scheduler).map { $0.time }
  _ = TickSignal.interval(.seconds(1), on: scheduler).map { $0.elapsed }
  _ = scheduler.now.addingTimeInterval(1)
  _ = scheduler.now.date
  _ = TestScheduler(startingAt: scheduler.wallNow)
  scheduler.setWallClock(to: scheduler.wallNow)
  _ = numbers.concat(failing.ignoreValues())
  // Without a waiting signal that ends it, `retry` has no type parameter with a default, in which an error of a closure stopped the compiler.
  let _: TickSignal<Int, Never> = TickSignal.task { try await g() }.retry(3, backoff: .constant(.seconds(1)), on: scheduler)
  _ = numbers.map { "\($0)" }.onMain.bind(to: \Row.title, on: Row())
  try scheduler.record(numbers).expect(1, at: .seconds(2))
  _ = Backoff.exponential(from: .seconds(1), multiplier: 2)
  _ = TickSignal.interval(.seconds(1), initialDelay: .zero, on: scheduler)
  _ = numbers.withLatest(from: isOpen) { "\($0) \($1)" }
  scheduler.schedule(at: date) {}
  _ = QueueScheduler(label: "a", qos: .utility)
  _ = TickSignal.combineLatest(failing, isOpen)
  _ = TickSignal.zip(numbers, failing, isOpen)
  // The types in a closure are known.
  _ = TickSignal.combineLatest(answers, isOpen).map { $0 == .loading && $1 }
}

@MainActor final class Row {
  var title = ""
}

func g() async throws -> Int { 1 }

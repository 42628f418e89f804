import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Every row of the porting dictionary exists under its name, and sends the expected events within a minute.
@Suite("The porting dictionary") struct DictionaryTests {
  private typealias Ticks = TickSignal<Tick, Never>
  private typealias Numbers = TickSignal<Int, Never>
  private typealias Risky = TickSignal<Int, StubFailure>

  private let scheduler = TestScheduler()

  /// Checks the events of a signal within a minute.
  private func sends<Value, Failure>(
    _ expected: String, _ signal: TickSignal<Value, Failure>, _ location: SourceLocation = #_sourceLocation
  ) {
    let scheduler = scheduler
    let recording = scheduler.record(signal, for: .seconds(60))
    recording.dispose()
    #expect(recording.line == expected, sourceLocation: location)
  }

  private func numbers(_ range: ClosedRange<Int>, every seconds: Int = 1) -> Numbers {
    .from(range, every: .seconds(seconds), on: scheduler)
  }

  @Test func rows1To7TimeSources() {
    sends("0 at 30, 1 at 60", Ticks.interval(.seconds(30), on: scheduler).map(\.index))
    sends("0 at 30, 1 at 60", Ticks.interval(.seconds(30), leeway: .seconds(1), on: scheduler).map(\.index))
    sends("0 at 0, 1 at 40", Ticks.interval(.seconds(40), delay: .zero, leeway: .zero, on: scheduler).map(\.index))
    sends("0 at 5, | at 5", Ticks.after(.seconds(5), on: scheduler).map(\.index))
    sends("7 at 5, | at 5", Numbers.after(.seconds(5), value: 7, on: scheduler))
    sends("1 at 1, 2 at 2, | at 2", numbers(1...2))
    let now = scheduler.now
    sends(
      "2.0 seconds at 0, 1.0 seconds at 1, 0.0 seconds at 2, | at 2",
      TickSignal.countdown(to: now.advanced(by: .seconds(2)), every: .seconds(1), on: scheduler))
    sends("20.0 seconds at 0, 0.0 seconds at 20, | at 20", TickSignal.countdown(for: .seconds(20), every: .seconds(20), on: scheduler))
    sends("0.0 seconds at 0, 40.0 seconds at 40", TickSignal.elapsed(since: scheduler.now, every: .seconds(40), on: scheduler))
  }

  @Test func rows8To13PlainSources() {
    sends(
      "1 at 0, | at 0",
      Numbers { subscriber in
        subscriber.next(1)
        subscriber.completed()
        return Disposables.none
      }
    )
    sends("1 at 0, | at 0", Numbers.just(1))
    sends("| at 0", Numbers.empty)
    sends("", Numbers.never)
    sends("# at 0", Risky.fail(StubFailure()))
    sends("1 at 0, 2 at 0, | at 0", Numbers.from([1, 2]))
    sends("1 at 0, | at 0", Numbers.deferred { .just(1) })
  }

  @Test func rows19To34Values() {
    let two = Numbers.from([1, 2])
    sends("2 at 0, 4 at 0, | at 0", two.map { $0 * 2 })
    sends("7 at 0, 7 at 0, | at 0", two.replaceValues(with: 7))
    sends("2 at 0, | at 0", two.filter { $0 != 1 })
    sends("3 at 0, | at 0", TickSignal<String, Never>.from(["x", "3"]).compactMap { Int($0) })
    sends("1 at 0, 2 at 0, | at 0", two.flatMap { .just($0) })
    sends("20 at 1, | at 1", two.flatMapLatest { [scheduler] in .after(.seconds(1), value: $0 * 10, on: scheduler) })
    sends("2 at 0, | at 0", two.map { _ in Numbers.just(2) }.take(1).switchToLatest())
    sends("10 at 1, 20 at 2, | at 2", two.concatMap { [scheduler] in .after(.seconds(1), value: $0 * 10, on: scheduler) })
    sends("10 at 1, | at 1", two.flatMapFirst { [scheduler] in .after(.seconds(1), value: $0 * 10, on: scheduler) })
    sends("1 at 0, 2 at 0, | at 0", two.map { Numbers.just($0) }.flatten(maxConcurrent: 1))
    sends("1 at 0, 3 at 0, | at 0", two.scan(0, +))
    sends("1 at 0, 3 at 0, | at 0", two.scan(into: 0) { $0 += $1 })
    sends("3 at 0, | at 0", two.reduce(0, +))
    sends("3 at 0, | at 0", two.reduce(into: 0) { $0 += $1 })
    sends("[1, 2] at 0, | at 0", two.collect())
    sends("[1] at 2, [2, 3] at 3, | at 3", numbers(1...3).collect(every: .seconds(2), maxCount: 2, skipEmpty: true, on: scheduler))
    sends("[1, 2] at 2, [3] at 3, | at 3", numbers(1...3).collect(count: 2))
    sends("[1] at 2, [2, 3] at 3, | at 3", numbers(1...3).window(every: .seconds(2), on: scheduler).flatMap { $0.collect() })
  }

  @Test func rows35To50Parts() {
    let three = numbers(1...3)
    let beat = Ticks.after(.seconds(2), on: scheduler)
    sends("1 at 1, 2 at 2, | at 2", three.take(2))
    sends("3 at 3, | at 3", three.takeLast(1))
    sends("1 at 1, | at 2", three.take(until: beat))
    sends("1 at 1, | at 2", three.take(while: { $0 < 2 }))
    sends("1 at 1, 2 at 2, | at 2", three.take(while: { $0 < 2 }, inclusive: true))
    let owner = Witness()
    sends("1 at 1, 2 at 2, 3 at 3, | at 3", three.take(during: owner))
    withExtendedLifetime(owner) {}
    sends("1 at 1, | at 2", three.take(for: .seconds(2), on: scheduler))
    sends("2 at 2, 3 at 3, | at 3", three.skip(1))
    sends("2 at 2, 3 at 3, | at 3", three.skip(while: { $0 < 2 }))
    sends("2 at 2, 3 at 3, | at 3", three.skip(until: beat))
    sends("2 at 2, 3 at 3, | at 3", three.skip(for: .seconds(2), on: scheduler))
    sends("1 at 0, | at 0", Numbers.from([1, 1]).removeDuplicates())
    sends("(1, 2) at 2, (2, 3) at 3, | at 3", three.pairwise())
    sends("0 at 0, 1 at 0, | at 0", Numbers.just(1).startWith(0))
    sends("1 at 0, 2 at 0, | at 0", Numbers.just(1).concat(.just(2)))
    sends("2 at 0, | at 0", Numbers.just(1).then(Numbers.just(2)))
  }

  @Test func rows51To56Several() {
    let (one, other) = (numbers(1...2), numbers(8...8, every: 2))
    sends("1 at 1, 8 at 2, 2 at 2, | at 2", other.merge(one))
    sends("(8, 1) at 2, (8, 2) at 2, | at 2", other.combineLatest(one))
    sends("(1, 8) at 2, | at 2", one.zip(other))
    sends("(2, 8) at 2, | at 2", one.withLatest(from: other))
    sends("1 at 1, 2 at 2, | at 2", other.race(one))
    sends("1 at 2, | at 2", one.sample(when: Ticks.after(.seconds(2), on: scheduler)))
    sends("2 at 3, | at 3", numbers(1...3).sample(every: .seconds(3), on: scheduler))
  }

  @Test func rows57To65Time() {
    let three = numbers(1...3)
    sends("1 at 6, 2 at 7, 3 at 8, | at 8", three.delay(.seconds(5), on: scheduler))
    sends("1 at 6, 2 at 7, 3 at 8, | at 8", three.delaySubscription(.seconds(5), on: scheduler))
    sends("3 at 3, | at 3", three.debounce(for: .seconds(5), on: scheduler))
    sends("1 at 1, 3 at 6, | at 6", three.throttle(for: .seconds(5), latest: true, on: scheduler))
    sends("2 at 2, 3 at 3, | at 3", three.debounce(for: .seconds(5), where: { $0 == 1 }, on: scheduler))
    sends("1 at 1, 2 at 2, # at 2", three.timeout(after: .seconds(2), on: scheduler))
    sends("# at 1", numbers(1...3, every: 2).timeout(afterSilence: .seconds(1), on: scheduler))
    sends("9 at 1, | at 1", numbers(1...3, every: 2).timeout(afterSilence: .seconds(1), or: .just(9), on: scheduler))
    sends("2.0 seconds at 2, 2.0 seconds at 4, | at 4", numbers(1...2, every: 2).measureInterval(on: scheduler))
    let start = scheduler.now
    sends("1.0 seconds at 1, | at 1", numbers(1...1).timestamped(on: scheduler).map { start.duration(to: $0.instant) })
  }

  @Test func rows66To75FailuresAndSideEffects() {
    let failing = Risky.fail(StubFailure())
    sends("7 at 0, | at 0", failing.catch { _ in Numbers.just(7) })
    sends("# at 0", failing.mapFailure { _ in TickTimeout(after: .zero) })
    sends("# at 0", Numbers.just(1).tryMap { (_: Int) throws(StubFailure) -> Int in throw StubFailure() })
    sends("1 at 0, 1 at 0, # at 0", Risky.just(1).concat(failing).retry(1))
    sends("1 at 0, 1 at 5, # at 5", Risky.just(1).concat(failing).retry(1, backoff: .exponential(from: .seconds(5)), on: scheduler))
    sends("1 at 0, 1 at 0, | at 0", Numbers.just(1).repeated(2))
    sends("1 at 0, 1 at 5, | at 5", Numbers.just(1).repeated(2, every: .seconds(5), on: scheduler))
    sends("failed(StubFailure(code: 0)) at 0, | at 0", failing.materialize())
    sends("# at 0", failing.materialize().dematerialize())
    let lines = Log<String>()
    sends("1 at 0, | at 0", Numbers.just(1).handleEvents(onNext: { lines.append("\($0)") }))
    sends("1 at 0, | at 0", Numbers.just(1).named("one").log(to: lines.append))
    expectEqual(lines.entries, ["1", "one: subscribed", "one: next(1)", "one: completed"])
  }

  @Test func rows76To83ContextAndSharing() {
    sends("1 at 0, | at 0", Numbers.just(1).deliver(on: scheduler))
    sends("1 at 0, | at 0", Numbers.just(1).delaySubscription(.zero, on: scheduler))
    let published = numbers(1...1).multicast()
    let connection = published.connect()
    sends("1 at 1, | at 1", published.signal)
    connection.dispose()
    sends("1 at 1, | at 1", numbers(1...1).share(replay: 1))
    sends("1 at 1, | at 1", numbers(1...1).share(replay: 1, grace: .seconds(1), on: scheduler))
    sends("[1, 3] at 3, [2] at 3, | at 3", numbers(1...3).grouped { $0 % 2 }.flatMap { $0.signal.collect() })
    sends("true at 2, | at 2", numbers(1...3).contains(2))
    sends("false at 2, | at 2", numbers(1...3).allSatisfy { $0 < 2 })
    let yes = TickSignal<Bool, Never>.just(true)
    sends("false at 0, | at 0", yes.not())
    sends("true at 0, | at 0", yes.and(yes))
    sends("true at 0, | at 0", yes.or(yes.not()))
    sends("1 at 1, | at 1", yes.flatMapLatest { [one = numbers(1...1)] in $0 ? one : .empty })
  }

  @Test func rows84To85Concurrency() async {
    await expectEqual(Numbers.just(1).firstValue(), 1)
    await expectEqual(Numbers.task { 2 }.firstValue(), 2)
    var seen: [Int] = []
    for await value in TickSignal(Numbers.from([1, 2]).values).values { seen.append(value) }
    expectEqual(seen, [1, 2])
  }
}

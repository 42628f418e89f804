import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// An endless synchronous source stops as soon as the subscription has ended, through any operator.
struct EndlessSourceTests {
  typealias Numbers = TickSignal<Int, Never>

  let scheduler = TestScheduler()
  let sent = Log<Int>()

  /// The natural numbers, logged as they are sent; a thousand of them, so that a defect does not loop forever.
  private var numbers: Numbers { Numbers.from(Naturals()).handleEvents(onNext: { [sent] in sent.append($0) }) }

  private func expectOneOnly(_ signal: Numbers, sourceLocation: SourceLocation = #_sourceLocation) {
    let recording = scheduler.record(signal.take(1))
    #expect(recording.events == [.next(0, at: .zero), .completed(at: .zero)], sourceLocation: sourceLocation)
    #expect(sent.entries == [0], sourceLocation: sourceLocation)
  }

  @Test func ofARangeWithoutEnd() {
    let recording = scheduler.record(Numbers.from(0...).take(3))
    expectEqual(recording.values, [0, 1, 2])
    #expect(recording.isFinished)
  }

  @Test func directly() { expectOneOnly(numbers) }
  @Test func throughMerge() { expectOneOnly(numbers.merge(.never)) }

  @Test func throughMergeTheOthersAreNotSubscribed() {
    let source = TestSource<Int, Never>(on: scheduler)
    expectOneOnly(numbers.merge(source.signal))
    expectEmpty(source.subscriptions)
  }

  @Test func throughMergeWithAFailingOne() {
    let recording = scheduler.record(numbers.merge(TickSignal<Int, StubFailure>.never).take(1))
    #expect(recording.isFinished)
    expectEqual(sent.entries, [0])
  }

  @Test func throughFlatMapAsTheOuterSignal() { expectOneOnly(numbers.flatMap { .just($0) }) }
  @Test func throughFlatMapAsTheInnerSignal() { expectOneOnly(Numbers.just(9).flatMap { [numbers] _ in numbers }) }
  @Test func throughFlatMapLatestAsTheOuterSignal() { expectOneOnly(numbers.flatMapLatest { .just($0) }) }
  @Test func throughFlatMapLatestAsTheInnerSignal() { expectOneOnly(Numbers.just(9).flatMapLatest { [numbers] _ in numbers }) }
  @Test func throughFlatMapFirstAsTheOuterSignal() { expectOneOnly(numbers.flatMapFirst { .just($0) }) }
  @Test func throughFlatMapFirstAsTheInnerSignal() { expectOneOnly(Numbers.just(9).flatMapFirst { [numbers] _ in numbers }) }
  @Test func throughConcatAsTheFirst() { expectOneOnly(numbers.concat(.never)) }
  @Test func throughConcatAsTheSecond() { expectOneOnly(Numbers.empty.concat(numbers)) }
  @Test func throughShare() { expectOneOnly(numbers.share()) }
  @Test func throughShareWithAReplay() { expectOneOnly(numbers.share(replay: 1)) }
  @Test func throughCatch() { expectOneOnly(TickSignal<Int, StubFailure>.fail(StubFailure()).catch { [numbers] _ in numbers }) }
  @Test func throughRetry() { expectOneOnly(numbers.retry(1)) }
  @Test func throughTakeUntil() { expectOneOnly(numbers.take(until: Numbers.never)) }

  @Test func throughTakeDuring() {
    let lifetime = Lifetime()
    expectOneOnly(numbers.take(during: lifetime))
    lifetime.dispose()
  }

  @Test func throughTimeout() {
    let recording = scheduler.record(numbers.timeout(after: .seconds(1), on: scheduler).take(1))
    #expect(recording.isFinished)
    expectEqual(sent.entries, [0])
    expectEmpty(scheduler.pending)
  }

  @Test func throughThrottle() { expectOneOnly(numbers.throttle(for: .seconds(1), on: scheduler)) }

  @Test func throughAChain() {
    let chain = numbers.map { $0 }.filter { _ in true }.compactMap { $0 }.scan(0, +).removeDuplicates().skip(0)
    expectOneOnly(.deferred { chain.take(while: { _ in true }).handleEvents() })
  }

  @Test func behindStartWithItIsNotEvenSubscribed() {
    let recording = scheduler.record(numbers.startWith(7).take(1))
    expectEqual(recording.events, [.next(7, at: .zero), .completed(at: .zero)])
    expectEmpty(sent.entries)
  }

  @Test func throughStartWithAfterItsValues() {
    let recording = scheduler.record(numbers.startWith(7).take(2))
    expectEqual(recording.values, [7, 0])
    expectEqual(sent.entries, [0])
  }
}

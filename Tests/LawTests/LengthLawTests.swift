import Laws
import OperatorCases
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Length: any number of signals one after the other, without stack for each") struct LengthLawTests {
  private typealias Numbers = TickSignal<Int, LawFailure>

  private static let many = Thorough.rounds(100_000)

  /// As much as a few signals would need.
  private static let littleStack = 64 << 10

  /// Subscribes, runs to the end and releases the signal, on one stack.
  private func expectLittleStack(of count: Int, _ make: @escaping @Sendable (TestScheduler) -> Numbers) {
    let values = Lock(0)
    let used = stackUsed(of: 16 << 20) {
      let scheduler = TestScheduler()
      let subscription = make(scheduler).observe { if !$0.isTerminal { values.withLock { $0 += 1 } } }
      scheduler.advanceUntilIdle(limit: .events(1_000_000))
      #expect(subscription.isDisposed)
    }
    expectEqual(values.withLock { $0 }, count)
    #expect(used < Self.littleStack)
  }

  @Test func concatenatedInAList() { expectLittleStack(of: Self.many) { _ in .concat(Array(repeating: .just(1), count: Self.many)) } }

  @Test func concatenatedOneByOne() {
    expectLittleStack(of: Self.many + 1) { _ in (0..<Self.many).reduce(Numbers.just(0)) { signal, _ in signal.concat(.just(1)) } }
  }

  @Test func concatenatedFromTheBack() {
    expectLittleStack(of: Self.many + 1) { _ in (0..<Self.many).reduce(Numbers.just(0)) { signal, _ in Numbers.just(1).concat(signal) } }
  }

  @Test func retried() {
    expectLittleStack(of: Self.many) { _ in
      let attempts = Lock(0)
      return Numbers.deferred {
        let isLast = attempts.withLock { attempts in
          attempts += 1
          return attempts == Self.many
        }
        return Numbers.just(1).concat(isLast ? .empty : .fail(LawFailure()))
      }
      .retry()
    }
  }

  @Test func repeated() { expectLittleStack(of: Self.many) { _ in Numbers.just(1).repeated(Self.many) } }
  @Test func repeatedInTime() { expectLittleStack(of: Self.many) { Numbers.just(1).repeated(Self.many, every: .seconds(1), on: $0) } }

  @Test func mappedToSignalsInTurn() {
    expectLittleStack(of: Self.many) { _ in Numbers.from(0..<Self.many).concatMap { Numbers.just($0) } }
  }

  @Test func mappedToSignals() { expectLittleStack(of: Self.many) { _ in Numbers.from(0..<Self.many).flatMap { Numbers.just($0) } } }

  @Test(arguments: OperatorCase.all.filter { !$0.traits.exceptions.contains(.lingers) })
  func noMoreValuesAreAskedForThanAreWanted(operators: OperatorCase) {
    let asked = Counter()
    let untilTheFirst = Lock<Int?>(nil)
    let scheduler = TestScheduler()
    let subscription = LongRow(operators: operators).apply(.from(Counted(limit: 10_000, counter: asked)), scheduler).take(1)
      .observe { if !$0.isTerminal { untilTheFirst.withLock { $0 = $0 ?? asked.count } } }
    defer {
      subscription.dispose()
      scheduler.shutdown()
    }
    guard let untilTheFirst = untilTheFirst.withLock({ $0 }) else { return }
    #expect(asked.count <= untilTheFirst + 1)
  }

  @Test func ofAMillionValuesOneIsAskedFor() {
    let asked = Counter()
    OperatorCase.Source.from(Counted(limit: 1_000_000, counter: asked)).map { $0 }.take(1).observe { _ in }.keepUntilFinished()
    #expect(asked.count <= 2)
  }
}

/// The numbers from one on, with a count of those that were taken.
private struct Counted: Sequence, IteratorProtocol, Sendable {
  let limit: Int
  let counter: Counter

  func next() -> LawValue? {
    guard counter.count < limit else { return nil }
    counter.increment()
    return LawValue(counter.count)
  }
}

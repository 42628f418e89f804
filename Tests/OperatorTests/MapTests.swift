import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct MapTests {
  let scheduler = TestScheduler()

  @Test func everyValueIsTransformedAndTheEndPasses() {
    let source = TestSource<Int, StubFailure>(
      on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .failed(StubFailure(), at: .seconds(3)))
    let recording = scheduler.record(source.signal.map { "<\($0)>" }, for: .seconds(10))
    expectEqual(recording.events, [.next("<1>", at: .seconds(1)), .next("<2>", at: .seconds(2)), .failed(StubFailure(), at: .seconds(3))])
  }

  @Test func theTransformIsCalledOncePerValue() {
    let calls = Log<Int>()
    let recording = scheduler.record(
      TickSignal<Int, Never>.from(1...3)
        .map { value -> Int in
          calls.append(value)
          return value
        }
    )
    expectEqual(recording.values, [1, 2, 3])
    expectEqual(calls.entries, [1, 2, 3])
  }

  @Test func aConstantReplacesEveryValue() {
    let recording = scheduler.record(TickSignal<Int, Never>.from(1...3).replaceValues(with: "beat"))
    expectEqual(recording.values, ["beat", "beat", "beat"])
    #expect(recording.isFinished)
  }
}

struct CompactMapTests {
  let scheduler = TestScheduler()

  @Test func nilIsDroppedAndTheRestIsUnwrapped() {
    let source = TestSource<String, StubFailure>(
      on: scheduler, .next("1", at: .seconds(1)), .next("one", at: .seconds(2)), .next("3", at: .seconds(3)),
      .failed(StubFailure(), at: .seconds(4)))
    let recording = scheduler.record(source.signal.compactMap { Int($0) }, for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .next(3, at: .seconds(3)), .failed(StubFailure(), at: .seconds(4))])
  }

  @Test func completionPassesWithoutAnyValue() {
    let recording = scheduler.record(TickSignal<Int, Never>.from(1...3).compactMap { _ in Int?.none })
    expectEqual(recording.events, [.completed(at: .zero)])
  }
}

struct TryMapTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)), .completed(at: .seconds(4)))
  }

  private static func halved(_ value: Int) throws(StubFailure) -> Int {
    guard value.isMultiple(of: 2) else { throw StubFailure(code: value) }
    return value / 2
  }

  @Test func valuesAreTransformed() {
    let recording = scheduler.record(source().signal.map { $0 * 4 }.tryMap(Self.halved), for: .seconds(10))
    expectEqual(recording.line, "2 at 1, 4 at 2, 6 at 3, | at 4")
  }

  @Test func aThrownErrorIsTheFailureAndDisposesTheSource() {
    let source = source()
    let recording = scheduler.record(source.signal.skip(1).tryMap(Self.halved), for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(2)), .failed(StubFailure(code: 3), at: .seconds(3))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
    expectEmpty(scheduler.pending)
  }

  @Test func theTransformIsNotCalledAgainOnceItHasThrown() {
    let calls = Log<Int>()
    let subject = TickSubject<Int, StubFailure>()
    let subscription = subject.signal
      .tryMap { value throws(StubFailure) -> Int in
        calls.append(value)
        subject.next(value + 1)
        throw StubFailure(code: value)
      }
      .observe { _ in }
    subject.next(1)
    expectEqual(calls.entries, [1])
    withExtendedLifetime(subscription) {}
  }

  @Test func aSynchronousSourceStopsAtTheThrow() {
    let calls = Log<Int>()
    let recording = scheduler.record(
      TickSignal<Int, Never>.from(Naturals())
        .tryMap { value throws(StubFailure) -> Int in
          calls.append(value)
          throw StubFailure(code: value)
        }
    )
    expectEqual(recording.events, [.failed(StubFailure(code: 0), at: .zero)])
    expectEqual(calls.entries, [0])
  }

  @Test func aFailureOfTheSourcePasses() {
    let recording = scheduler.record(TickSignal<Int, StubFailure>.fail(StubFailure(code: 9)).tryMap(Self.halved))
    expectEqual(recording.events, [.failed(StubFailure(code: 9), at: .zero)])
  }

  @Test func aSignalThatCannotFailTakesOnTheTypeThatIsThrown() {
    let signal: TickSignal<Int, StubFailure> = TickSignal<Int, Never>.from([4, 5]).tryMap(Self.halved)
    expectEqual(scheduler.record(signal).events, [.next(2, at: .zero), .failed(StubFailure(code: 5), at: .zero)])
  }

  @Test func aClosureThatThrowsAnythingMakesASignalThatFailsWithAnything() {
    let signal: TickSignal<Int, any Error> = TickSignal<Int, Never>.just(1).tryMap { _ in throw StubFailure(code: 1) }
    let recording = scheduler.record(signal.mapFailure { $0 as? StubFailure ?? StubFailure(code: -1) })
    expectEqual(recording.events, [.failed(StubFailure(code: 1), at: .zero)])
  }

  @Test func aClosureThatCannotThrowLeavesTheSignalUnableToFail() {
    let signal: TickSignal<Int, Never> = TickSignal<Int, Never>.just(1).tryMap { $0 + 1 }
    expectEqual(scheduler.record(signal).values, [2])
  }
}

struct MapFailureTests {
  private struct Described: Error, Equatable {
    let text: String
  }

  let scheduler = TestScheduler()

  @Test func theFailureIsTransformedAndValuesPass() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(code: 7), at: .seconds(2)))
    let recording = scheduler.record(source.signal.mapFailure { Described(text: "code \($0.code)") }, for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .failed(Described(text: "code 7"), at: .seconds(2))])
  }

  @Test func completionPassesWithoutACall() {
    let calls = Log<Int>()
    let recording = scheduler.record(
      TickSignal<Int, StubFailure>.just(1)
        .mapFailure { failure -> Described in
          calls.append(failure.code)
          return Described(text: "")
        }
    )
    expectEqual(recording.events, [.next(1, at: .zero), .completed(at: .zero)])
    expectEmpty(calls.entries)
  }
}

struct PromoteFailureTests {
  let scheduler = TestScheduler()

  @Test func valuesAndCompletionPass() {
    let source = TestSource<Int, Never>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
    let promoted: TickSignal<Int, StubFailure> = source.signal.promoteFailure(to: StubFailure.self)
    let recording = scheduler.record(promoted, for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(2))])
  }

  @Test func theTypeOfTheFailureCanBeInferred() {
    func failing(_ signal: TickSignal<Int, StubFailure>) -> TickSignal<Int, StubFailure> { signal }
    expectEqual(scheduler.record(failing(TickSignal<Int, Never>.just(1).promoteFailure())).values, [1])
  }
}

import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Signals that cannot fail combine with signals that can, without a conversion: the failure type of the result is that of the signal that
/// can fail.
struct TypedFailureTests {
  private struct OtherFailure: Error, Equatable {}

  let scheduler = TestScheduler()
  let sure = TickSubject<Int, Never>()
  let risky = TickSubject<Int, StubFailure>()

  /// Sends 1 through one subject and 2 through the other, then the failure.
  private func play<Failure: Equatable>(_ signals: [TickSignal<Int, Failure>]) -> [[Event<Int, Failure>]] {
    let recordings = signals.map { scheduler.record($0) }
    sure.next(1)
    risky.next(2)
    risky.failed(StubFailure())
    return recordings.map { $0.events.map(\.event) }
  }

  private func play<Failure: Equatable>(_ signal: TickSignal<Int, Failure>) -> [Event<Int, Failure>] { play([signal])[0] }

  @Test func mergeOfNeverAndAFailure() {
    let merged = sure.signal.merge(risky.signal)
    #expect(type(of: merged) == TickSignal<Int, StubFailure>.self)
    expectEqual(play(merged), [.next(1), .next(2), .failed(StubFailure())])
  }

  @Test func mergeOfAFailureAndNever() {
    let merged = risky.signal.merge(sure.signal)
    #expect(type(of: merged) == TickSignal<Int, StubFailure>.self)
    expectEqual(play(merged), [.next(1), .next(2), .failed(StubFailure())])
  }

  @Test func mergeOfTheSameFailureStaysWhatItIs() {
    let never = sure.signal.merge(sure.signal)
    let failing = risky.signal.merge(risky.signal, risky.signal)
    #expect(type(of: never) == TickSignal<Int, Never>.self)
    #expect(type(of: failing) == TickSignal<Int, StubFailure>.self)
    expectEqual(play(never), [.next(1), .next(1)])
  }

  @Test func concatOfNeverAndAFailure() {
    let joined = sure.signal.take(1).concat(risky.signal)
    #expect(type(of: joined) == TickSignal<Int, StubFailure>.self)
    expectEqual(play(joined), [.next(1), .next(2), .failed(StubFailure())])
  }

  @Test func concatOfAFailureAndNever() {
    let joined = risky.signal.concat(sure.signal)
    #expect(type(of: joined) == TickSignal<Int, StubFailure>.self)
    expectEqual(play(joined), [.next(2), .failed(StubFailure())])
  }

  @Test func concatOfTheSameFailureStaysWhatItIs() {
    let never = sure.signal.take(1).concat(.just(3))
    let failing = risky.signal.take(1).concat(.just(3))
    #expect(type(of: never) == TickSignal<Int, Never>.self)
    #expect(type(of: failing) == TickSignal<Int, StubFailure>.self)
    #expect(scheduler.record(never).events.isEmpty)
    expectEqual(play(failing), [.next(2), .next(3), .completed])
  }

  @Test func flatMapFromNeverToAFailure() {
    let signals = [
      sure.signal.flatMap { [risky] _ in risky.signal },
      sure.signal.flatMapLatest { [risky] _ in risky.signal },
      sure.signal.flatMapFirst { [risky] _ in risky.signal },
    ]
    #expect(type(of: signals) == [TickSignal<Int, StubFailure>].self)
    expectEqual(play(signals), Array(repeating: [.next(2), .failed(StubFailure())], count: 3))
  }

  @Test func flatMapFromAFailureToNever() {
    let signals = [
      risky.signal.flatMap { TickSignal<Int, Never>.just($0 * 10) },
      risky.signal.flatMapLatest { TickSignal<Int, Never>.just($0 * 10) },
      risky.signal.flatMapFirst { TickSignal<Int, Never>.just($0 * 10) },
    ]
    #expect(type(of: signals) == [TickSignal<Int, StubFailure>].self)
    expectEqual(play(signals), Array(repeating: [.next(20), .failed(StubFailure())], count: 3))
  }

  @Test func flatMapFromNeverToNever() {
    let signals = [
      sure.signal.flatMap { .just($0 * 10) }, sure.signal.flatMapLatest { .just($0 * 10) }, sure.signal.flatMapFirst { .just($0 * 10) },
    ]
    #expect(type(of: signals) == [TickSignal<Int, Never>].self)
    expectEqual(play(signals), [[.next(10)], [.next(10)], [.next(10)]])
  }

  @Test func flatMapFromAFailureToTheSameFailure() {
    let signals = [
      risky.signal.flatMap { .just($0 * 10) }, risky.signal.flatMapLatest { .just($0 * 10) }, risky.signal.flatMapFirst { .just($0 * 10) },
    ]
    #expect(type(of: signals) == [TickSignal<Int, StubFailure>].self)
    expectEqual(play(signals), Array(repeating: [.next(20), .failed(StubFailure())], count: 3))
  }

  @Test func catchPrefersNever() {
    let caught = risky.signal.catch { _ in .just(9) }
    #expect(type(of: caught) == TickSignal<Int, Never>.self)
    expectEqual(play(caught), [.next(2), .next(9), .completed])
  }

  @Test func catchWithASignalThatCannotFail() {
    let caught = risky.signal.catch { [sure] _ in sure.signal }
    #expect(type(of: caught) == TickSignal<Int, Never>.self)
    expectEqual(play(caught), [.next(2)])
  }

  @Test func catchWithTheSameFailure() {
    let caught = risky.signal.catch { TickSignal<Int, StubFailure>.fail(StubFailure(code: $0.code + 1)) }
    #expect(type(of: caught) == TickSignal<Int, StubFailure>.self)
    expectEqual(play(caught), [.next(2), .failed(StubFailure(code: 1))])
  }

  @Test func catchWithAnotherFailure() {
    let caught = risky.signal.catch { _ in TickSignal<Int, OtherFailure>.fail(OtherFailure()) }
    #expect(type(of: caught) == TickSignal<Int, OtherFailure>.self)
    expectEqual(play(caught), [.next(2), .failed(OtherFailure())])
  }

  @Test func timeoutGivesASignalThatCannotFailAFailure() {
    let plain = sure.signal.timeout(after: .seconds(1), on: scheduler)
    let chosen = sure.signal.timeout(after: .seconds(1), failing: StubFailure(), on: scheduler)
    #expect(type(of: plain) == TickSignal<Int, TickTimeout>.self)
    #expect(type(of: chosen) == TickSignal<Int, StubFailure>.self)
    let (first, second) = (scheduler.record(plain), scheduler.record(chosen))
    scheduler.advance(by: .seconds(1))
    expectEqual(first.events.map(\.event), [.failed(TickTimeout(after: .seconds(1)))])
    expectEqual(second.events.map(\.event), [.failed(StubFailure())])
  }

  @Test func timeoutKeepsTheFailureThatIsThere() {
    let bounded = risky.signal.timeout(after: .seconds(1), failing: StubFailure(code: 1), on: scheduler)
    #expect(type(of: bounded) == TickSignal<Int, StubFailure>.self)
    expectEqual(play(bounded), [.next(2), .failed(StubFailure())])
  }

  @Test func theFailureOfATriggerIsNoFailureOfTheResult() {
    let bounded = sure.signal.take(until: risky.signal)
    #expect(type(of: bounded) == TickSignal<Int, Never>.self)
    expectEqual(play(bounded), [.next(1), .completed])
  }
}

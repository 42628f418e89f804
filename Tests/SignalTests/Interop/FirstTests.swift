import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct FirstTests {
  let scheduler = TestScheduler()

  @Test func theFirstValueIsReturnedAndTheSourceDisposed() async throws {
    let source = TickSubject<Int, StubFailure>()
    let signal = source.signal.handleEvents(onNext: { _ in }).startWith(1)
    try await expectEqual(signal.firstValue(), 1)
    #expect(!source.hasSubscribers)
  }

  @Test func itWaitsForTheValue() async {
    let subject = TickSubject<Int, Never>()
    let signal = TickSignal<Int, Never> { subscriber in
      Task {
        subscriber.next(5)
        subscriber.next(6)
      }
      return subject.signal.observe { _ in }
    }
    await expectEqual(signal.firstValue(), 5)
    #expect(!subject.hasSubscribers)
  }

  @Test func withoutAValueItReturnsNil() async { #expect(await TickSignal<Int, Never>.empty.firstValue() == nil) }

  @Test func aFailureIsThrownWithItsType() async {
    do throws(StubFailure) {
      _ = try await TickSignal<Int, StubFailure>.fail(StubFailure(code: 4)).firstValue()
      Issue.record("it did not throw")
    } catch {
      expectEqual(error.code, 4)
    }
  }

  @Test func cancellationEndsTheWaitWithNilAndDisposesTheSource() async {
    let source = TickSubject<Int, Never>()
    let task = Task { await source.signal.firstValue() }
    while !source.hasSubscribers { await Task.yield() }
    task.cancel()
    #expect(await task.value == nil)
    #expect(!source.hasSubscribers)
  }

  @Test(arguments: [(value: 4_999, isInTime: true), (5_000, true), (5_001, false)])
  func withinALimit(value: Int, isInTime: Bool) async throws {
    let outcome = try await scheduler.run { [scheduler] () -> String in
      do {
        let source = TickSignal<Int, Never>.after(.milliseconds(value), value: 7, on: scheduler)
        return try await source.firstValue(within: .seconds(5), on: scheduler).map { "\($0)" } ?? "nil"
      } catch { return "\(error) at \(scheduler.elapsed)" }
    }
    expectEqual(outcome, (isInTime ? "7" : "\(TickTimeout(after: .seconds(5))) at 5.0 seconds"))
    expectEmpty(scheduler.pending)
  }

  @Test func withinALimitAFailureAndAnEndComeAsTheyAre() async throws {
    do {
      _ = try await TickSignal<Int, StubFailure>.fail(StubFailure(code: 4)).firstValue(within: .seconds(5), on: scheduler)
      Issue.record("it did not throw")
    } catch { expectEqual((error as? StubFailure)?.code, 4) }
    let value = try await TickSignal<Int, Never>.empty.firstValue(within: .seconds(5), on: scheduler)
    #expect(value == nil)
    expectEmpty(scheduler.pending)
  }
}

/// `last()` and `collect()` as asynchronous functions.
struct LastTests {
  private let scheduler = TestScheduler()
  private let log = Log<String>()

  @Test func theyReturnAtTheEndOfTheSignal() {
    let ticks = TickSignal.interval(.seconds(1), on: scheduler).map(\.index).take(3)
    scheduler.spawn { [scheduler, log] in log.append("\(await ticks.lastValue() ?? -1) at \(scheduler.now)") }
    scheduler.spawn { [scheduler, log] in log.append("\(await ticks.allValues()) at \(scheduler.now)") }
    scheduler.advance(by: .seconds(3) - .nanoseconds(1))
    expectEqual(log.entries, [])
    scheduler.advance(by: .nanoseconds(1))
    expectEqual(log.entries, ["2 at 3.0 seconds", "[0, 1, 2] at 3.0 seconds"])
  }

  @Test func withoutAValueTheyReturnNilAndNoValues() async {
    #expect(await TickSignal<Int, Never>.empty.lastValue() == nil)
    #expect(await TickSignal<Int, Never>.empty.allValues() == [])
  }

  @Test func allOfManyValuesAreCollected() async {
    #expect(await TickSignal<Int, Never>.from(1...1_000).allValues() == Array(1...1_000))
    #expect(await TickSignal<Int, Never>.from(1...1_000).lastValue() == 1_000)
  }

  @Test func aFailureIsThrownWithItsType() async {
    let signal = TickSignal<Int, StubFailure>.just(1).concat(.fail(StubFailure(code: 4)))
    do throws(StubFailure) {
      _ = try await signal.lastValue()
      Issue.record("last() did not throw")
    } catch {
      expectEqual(error.code, 4)
    }
    do throws(StubFailure) {
      _ = try await signal.allValues()
      Issue.record("collect() did not throw")
    } catch {
      expectEqual(error.code, 4)
    }
  }

  @Test func cancellationEndsTheSubscriptionAndReturnsNothing() {
    let source = TickSubject<Int, Never>()
    let last = scheduler.spawn { [log] in log.append("\(String(describing: await source.signal.lastValue()))") }
    let all = scheduler.spawn { [log] in log.append("\(await source.signal.allValues())") }
    scheduler.advance(by: .zero)
    source.next(1)
    #expect(source.hasSubscribers)
    last.cancel()
    all.cancel()
    scheduler.advance(by: .zero)
    expectEqual(log.entries, ["nil", "[]"])
    #expect(!source.hasSubscribers)
  }

  @Test func theOperatorOfThatNameIsThereWhereItsTypeIsWanted() async {
    let collected: TickSignal<[Int], Never> = TickSignal<Int, Never>.from([1, 2]).collect()
    await expectEqual(collected.map(\.count).firstValue(), 2)
    expectEqual(scheduler.record(TickSignal<Int, Never>.from([1, 2]).collect()).values, [[1, 2]])
  }
}

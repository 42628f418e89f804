import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// `last()` and `collect()` as asynchronous functions.
struct LastTests {
  private let scheduler = TestScheduler()
  private let log = Log<String>()

  @Test func theyReturnAtTheEndOfTheSignal() {
    let ticks = TickSignal.interval(.seconds(1), on: scheduler).map(\.index).take(3)
    scheduler.spawn { [scheduler, log] in log.append("\(await ticks.lastValue() ?? -1) at \(scheduler.now)") }
    scheduler.spawn { [scheduler, log] in log.append("\(await ticks.allValues()) at \(scheduler.now)") }
    scheduler.advance(by: .seconds(3) - .nanoseconds(1))
    #expect(log.entries == [])
    scheduler.advance(by: .nanoseconds(1))
    #expect(log.entries == ["2 at 3.0 seconds", "[0, 1, 2] at 3.0 seconds"])
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
      #expect(error.code == 4)
    }
    do throws(StubFailure) {
      _ = try await signal.allValues()
      Issue.record("collect() did not throw")
    } catch {
      #expect(error.code == 4)
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
    #expect(log.entries == ["nil", "[]"])
    #expect(!source.hasSubscribers)
  }

  @Test func theOperatorOfThatNameIsThereWhereItsTypeIsWanted() async {
    let collected: TickSignal<[Int], Never> = TickSignal<Int, Never>.from([1, 2]).collect()
    #expect(await collected.map(\.count).firstValue() == 2)
    #expect(scheduler.record(TickSignal<Int, Never>.from([1, 2]).collect()).values == [[1, 2]])
  }
}

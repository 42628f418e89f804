import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct TaskTests {
  @Test func theResultOfTheWorkIsSentAndCompletes() async {
    var events: [Event<Int, Never>] = []
    for await event in TickSignal<Int, Never>.task({ 5 }).materialize().values { events.append(event) }
    expectEqual(events, [.next(5), .completed])
  }

  @Test func itsErrorIsTheFailureWithItsType() async {
    let signal = TickSignal<Int, StubFailure>.task { () async throws(StubFailure) in throw StubFailure(code: 7) }
    var events: [Event<Int, StubFailure>] = []
    for await event in signal.materialize().values { events.append(event) }
    expectEqual(events, [.failed(StubFailure(code: 7))])
  }

  @Test func nothingRunsBeforeASubscriptionAndEachRunsTheWorkAgain() async {
    let runs = Log<Void>()
    let signal = TickSignal<Int, Never>.task {
      runs.append(())
      return runs.count
    }
    expectEqual(runs.count, 0)
    await expectEqual(signal.firstValue(), 1)
    await expectEqual(signal.firstValue(), 2)
  }

  @Test func disposalCancelsTheTask() async {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    let signal = TickSignal<Int, Never>.task {
      start.finish()
      let (never, input) = AsyncStream.makeStream(of: Void.self)
      for await _ in never {}  // ends with the cancellation
      withExtendedLifetime(input) {}
      end.yield(Task.isCancelled)
      return 1
    }
    let seen = Log<Int>()
    let subscription = signal.subscribe(onNext: seen.append)
    for await _ in started {}
    subscription.dispose()
    for await isCancelled in ended {
      #expect(isCancelled)
      break
    }
    expectEmpty(seen.entries)
  }

  @Test func disposalReleasesTheSubscriberEvenIfTheWorkIgnoresIt() async {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let (release, input) = AsyncStream.makeStream(of: Void.self)
    let signal = TickSignal<Int, Never>.task {
      start.finish()
      await Task { for await _ in release {} }.value
      return 1
    }
    let (subscription, witness) = holding { captured in signal.subscribe(onNext: { _ = captured.pass($0) }) }
    for await _ in started {}
    #expect(witness.isHeld)
    subscription.dispose()
    #expect(!witness.isHeld)
    input.finish()
  }
}

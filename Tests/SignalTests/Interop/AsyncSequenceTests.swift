import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct AsyncSequenceTests {
  @Test func theElementsOfTheSequenceAreSentAndItsEndIsCompletion() async {
    let (stream, input) = AsyncStream.makeStream(of: Int.self)
    for value in 1...3 { input.yield(value) }
    input.finish()
    var events: [Event<Int, Never>] = []
    for await event in TickSignal(stream).materialize().values { events.append(event) }
    expectEqual(events, [.next(1), .next(2), .next(3), .completed])
  }

  @Test func itsErrorIsTheFailure() async {
    var events: [Event<Int, StubFailure>] = []
    for await event in TickSignal(Failing()).materialize().values { events.append(event) }
    expectEqual(events, [.next(1), .failed(StubFailure(code: 2))])
  }

  @Test func everySubscriptionIteratesFromTheStart() async throws {
    let signal = TickSignal(Failing())
    try await expectEqual(signal.firstValue(), 1)
    try await expectEqual(signal.firstValue(), 1)
  }

  @Test func theNextValueIsRequestedAfterThePreviousOneIsDelivered() async {
    let log = Log<String>()
    let signal = TickSignal(Counting(log: log)).take(2)
    for await value in signal.handleEvents(onNext: { log.append("deliver \($0)") }).values { _ = value }
    expectEqual(log.entries, ["ask 1", "deliver 1", "ask 2", "deliver 2"])
  }

  @Test func disposalCancelsTheTask() async {
    let (ended, ending) = AsyncStream.makeStream(of: Void.self)
    let (asked, asking) = AsyncStream.makeStream(of: Void.self)
    let stream = AsyncStream<Int>(
      unfolding: {
        asking.yield()
        try? await Task.sleep(for: .seconds(3_600))
        return nil
      }, onCancel: { ending.finish() })
    let subscription = TickSignal(stream).observe { _ in }
    for await _ in asked { break }
    subscription.dispose()
    for await _ in ended {}
    #expect(subscription.isDisposed)
  }

  @Test func noElementIsAskedForAfterADisposal() {
    let (scheduler, log) = (TestScheduler(), Log<String>())
    scheduler.perform { TickSignal(Counting(log: log)).observe { _ in }.dispose() }
    scheduler.advance(by: .zero)
    expectEqual(log.entries, [])
  }

  @Test func disposalReleasesTheSubscriberEvenIfTheSequenceIgnoresIt() async {
    let (stream, asked) = AsyncStream.makeStream(of: Void.self)
    let deaf = Deaf(asked: asked)
    let (subscription, witness) = holding { captured in TickSignal(deaf).subscribe(onNext: { _ = captured.pass($0) }) }
    for await _ in stream { break }
    #expect(witness.isHeld)
    subscription.dispose()
    #expect(!witness.isHeld)
    deaf.wakeUp()
  }
}

private struct Failing: AsyncSequence, Sendable {
  struct Iterator: AsyncIteratorProtocol {
    var count = 0

    mutating func next(isolation actor: isolated (any Actor)?) async throws(StubFailure) -> Int? {
      count += 1
      if count == 2 { throw StubFailure(code: count) }
      return count
    }

    mutating func next() async throws(StubFailure) -> Int? { try await next(isolation: nil) }
  }

  func makeAsyncIterator() -> Iterator { Iterator() }
}

private struct Counting: AsyncSequence, Sendable {
  let log: Log<String>

  struct Iterator: AsyncIteratorProtocol {
    let log: Log<String>
    var count = 0

    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
      count += 1
      log.append("ask \(count)")
      return count
    }

    mutating func next() async -> Int? { await next(isolation: nil) }
  }

  func makeAsyncIterator() -> Iterator { Iterator(log: log) }
}

/// A sequence that yields nothing until it is woken up, and ignores cancellation.
private final class Deaf: AsyncSequence, Sendable {
  typealias Element = Int
  typealias Failure = Never

  private let asked: AsyncStream<Void>.Continuation
  private let waiter = Lock<CheckedContinuation<Int?, Never>?>(nil)

  init(asked: AsyncStream<Void>.Continuation) { self.asked = asked }

  func wakeUp() { waiter.withLock { $0.take() }?.resume(returning: nil) }

  fileprivate func wait() async -> Int? {
    await withCheckedContinuation { continuation in
      waiter.withLock { $0 = continuation }
      asked.yield()
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }

  struct Iterator: AsyncIteratorProtocol {
    let sequence: Deaf

    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? { await sequence.wait() }

    mutating func next() async -> Int? { await next(isolation: nil) }
  }
}

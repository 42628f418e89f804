import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// `for await value in signal.values`.
struct ValuesTests {
  let scheduler = TestScheduler()
  private let subject = TickSubject<Int, Never>()

  /// The values of an iterator until its end.
  private func rest<Value>(_ iterator: inout TickSignal<Value, Never>.AsyncValues.Iterator) async -> [Value] {
    var values: [Value] = []
    while let value = await iterator.next() { values.append(value) }
    return values
  }

  // MARK: - Events

  @Test func valuesInOrderUntilCompletion() async {
    var seen: [Int] = []
    for await value in TickSignal<Int, Never>.from(1...5).values { seen.append(value) }
    expectEqual(seen, [1, 2, 3, 4, 5])
  }

  @Test func anEmptySignalIsAnEmptySequence() async {
    var iterator = TickSignal<Int, Never>.empty.values.makeAsyncIterator()
    #expect(await iterator.next() == nil)
    #expect(await iterator.next() == nil)
  }

  @Test func aFailureIsThrownWithItsTypeAfterTheValues() async {
    let signal = TickSignal<Int, StubFailure>.just(1).concat(.fail(StubFailure(code: 7)))
    var seen: [Int] = []
    do throws(StubFailure) {
      for try await value in signal.values { seen.append(value) }
      Issue.record("nothing was thrown")
    } catch {
      expectEqual(error.code, 7)
    }
    expectEqual(seen, [1])
  }

  @Test func afterAFailureTheSequenceIsOver() async throws {
    var iterator = TickSignal<Int, StubFailure>.fail(StubFailure()).values.makeAsyncIterator()
    await #expect(throws: StubFailure()) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  /// On the main actor the task runs to its first suspension, inside `next()`, before the test goes on.
  @MainActor @Test func aTaskThatAwaitsIsWokenByAValue() async {
    let subject = TickSubject<Int, Never>()
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task { @MainActor in
      var seen: [Int] = []
      start.finish()
      for await value in subject.signal.values { seen.append(value) }
      return seen
    }
    for await _ in started {}
    #expect(subject.hasSubscribers)
    subject.send(1, 2, completing: true)
    await expectEqual(task.value, [1, 2])
  }

  @MainActor @Test func aTaskThatAwaitsIsWokenByAFailure() async {
    let subject = TickSubject<Int, StubFailure>()
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task { @MainActor in
      start.finish()
      var iterator = subject.signal.values.makeAsyncIterator()
      do throws(StubFailure) {
        return try await iterator.next()
      } catch { return error.code }
    }
    for await _ in started {}
    #expect(subject.hasSubscribers)
    subject.failed(StubFailure(code: 7))
    await expectEqual(task.value, 7)
  }

  // MARK: - Subscriptions

  @Test func everyIteratorIsASubscription() async {
    let source = TestSource<Int, Never>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
    let values = source.signal.values
    expectEmpty(source.subscriptions)
    var first = values.makeAsyncIterator()
    scheduler.advance(by: .seconds(1))
    var second = values.makeAsyncIterator()
    scheduler.advance(by: .seconds(10))
    expectEqual(source.windows, "0–2, 1–3")
    await expectEqual(rest(&first), [1])
    await expectEqual(rest(&second), [1])
  }

  @Test func leavingTheLoopEndsTheSubscription() async {
    let cancelled = Log<Void>()
    let signal = subject.signal.startWith(1, 2).handleEvents(onCancel: { cancelled.append(()) })
    for await value in signal.values where value == 2 { break }
    expectEqual(cancelled.count, 1)
    #expect(!subject.hasSubscribers)
  }

  // MARK: - Buffering

  @Test func theNewestAreKept() async {
    var iterator = subject.signal.values(buffering: .newest(2)).makeAsyncIterator()
    for value in 1...5 { subject.next(value) }
    await expectEqual(iterator.next(), 4)
    subject.send(6, 7, completing: true)
    await expectEqual(rest(&iterator), [6, 7])
  }

  @Test func theOldestAreKept() async {
    var iterator = subject.signal.values(buffering: .oldest(2)).makeAsyncIterator()
    for value in 1...5 { subject.next(value) }
    await expectEqual(iterator.next(), 1)
    subject.send(6, 7, completing: true)
    await expectEqual(rest(&iterator), [2, 6])
  }

  @Test func withoutABoundAllAreKept() async {
    var iterator = TickSignal<Int, Never>.from(1...1_000).values(buffering: .unbounded).makeAsyncIterator()
    await expectEqual(rest(&iterator), Array(1...1_000))
  }

  @Test func byDefaultTheNewest256AreKept() async {
    var iterator = TickSignal<Int, Never>.from(1...1_000).values.makeAsyncIterator()
    await expectEqual(rest(&iterator), Array(745...1_000))
  }

  @Test(arguments: [TickBuffering.newest(0), .oldest(0), .newest(1), .oldest(1)])
  func atLeastOneIsKept(buffering: TickBuffering) async {
    var iterator = TickSignal<Int, Never>.just(1).values(buffering: buffering).makeAsyncIterator()
    await expectEqual(rest(&iterator), [1])
  }

  @Test func theEndIsNeverDropped() async throws {
    let signal = TickSignal<Int, StubFailure>.from([1, 2, 3]).concat(.fail(StubFailure()))
    var iterator = signal.values(buffering: .oldest(1)).makeAsyncIterator()
    try await expectEqual(iterator.next(), 1)
    await #expect(throws: StubFailure()) { try await iterator.next() }
  }

  @Test func aLateLoopGetsTheLatestTick() async {
    let ticks = TickSignal.interval(.seconds(1), on: scheduler).values(buffering: .newest(1))
    var iterator = ticks.makeAsyncIterator()
    scheduler.advance(by: .seconds(10))
    await expectEqual(iterator.next()?.index, 9)
  }

  // MARK: - Several tasks

  /// Tasks that await the next value with copies of one iterator, and the values they received.
  @MainActor private final class Readers: Sendable {
    private let iterator: TickSignal<Int, StubFailure>.AsyncValues.Iterator
    private(set) var received: [String] = []
    /// By reader: who gets which value is decided, not which of the tasks the runtime resumes first.
    var seen: [String] { received.sorted() }

    init(_ signal: TickSignal<Int, StubFailure>) { iterator = signal.values.makeAsyncIterator() }

    func read(_ name: String) -> Task<Void, Never> {
      Task { @MainActor in
        var copy = iterator
        do throws(StubFailure) {
          let value = try await copy.next(isolation: MainActor.shared)
          received.append("\(name): \(value.map { "\($0)" } ?? "nil")")
        } catch { received.append("\(name): failure \(error.code)") }
      }
    }
  }

  @MainActor @Test func copiesOfAnIteratorGetOneValueEachInTheOrderInWhichTheyWait() async {
    let subject = TickSubject<Int, StubFailure>()
    let readers = Readers(subject.signal)
    let tasks = ["a", "b", "c"].map { readers.read($0) }
    await mainIsIdle()
    for value in 1...3 { subject.next(value) }
    await mainIsIdle()
    expectEqual(readers.seen, ["a: 1", "b: 2", "c: 3"])
    for task in tasks { task.cancel() }
  }

  @MainActor @Test(arguments: [true, false]) func theEndOfTheSignalEndsAllTasksThatWait(hasFailed: Bool) async {
    let subject = TickSubject<Int, StubFailure>()
    let readers = Readers(subject.signal)
    let tasks = ["a", "b"].map { readers.read($0) }
    await mainIsIdle()
    if hasFailed { subject.failed(StubFailure(code: 7)) } else { subject.completed() }
    await mainIsIdle()
    expectEqual(readers.seen, [hasFailed ? "a: failure 7" : "a: nil", "b: nil"])
    for task in tasks { task.cancel() }
  }

  @MainActor @Test func theCancellationOfOneTaskEndsAllThatWait() async {
    let subject = TickSubject<Int, StubFailure>()
    let readers = Readers(subject.signal)
    let tasks = ["a", "b"].map { readers.read($0) }
    await mainIsIdle()
    tasks[1].cancel()
    await mainIsIdle()
    expectEqual(readers.seen, ["a: nil", "b: nil"])
    #expect(!subject.hasSubscribers)
    tasks[0].cancel()
  }

  // MARK: - Cancellation

  @MainActor @Test func cancellationEndsAWaitingLoopAndTheSubscription() async {
    let subject = TickSubject<Int, Never>()
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task { @MainActor in
      start.finish()
      for await _ in subject.signal.values {}
      return subject.hasSubscribers
    }
    for await _ in started {}
    #expect(subject.hasSubscribers)
    task.cancel()
    await expectEqual(task.value, false)
  }

  @Test func aCancelledTaskGetsNothingOfWhatIsBuffered() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var iterator = TickSignal<Int, Never>.from(1...3).values.makeAsyncIterator()
      return await iterator.next()
    }
    #expect(await task.value == nil)
  }

  @Test func aTaskThatIsCancelledBeforeItsFirstValueIsNotSubscribedAfterwards() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var iterator = subject.signal.values.makeAsyncIterator()
      let before = subject.hasSubscribers
      let value = await iterator.next()
      let result = (before, value, subject.hasSubscribers)
      withExtendedLifetime(iterator) {}
      return result
    }
    let (before, value, after) = await task.value
    #expect(before)
    #expect(value == nil)
    #expect(!after)
  }

  // MARK: - Release

  @Test func bufferedValuesAndClosuresAreReleasedWithTheIterator() async {
    let subject = TickSubject<Witness, Never>()
    weak var value: Witness?
    weak var captured: Witness?
    func iterate() {
      let witness = Witness()
      captured = witness
      let iterator = subject.signal.map { witness.pass($0) }.values.makeAsyncIterator()
      let sent = Witness()
      value = sent
      subject.next(sent)
      #expect(subject.hasSubscribers)
      withExtendedLifetime(iterator) {}
    }
    iterate()
    #expect(value == nil)
    #expect(captured == nil)
    #expect(!subject.hasSubscribers)
  }
}

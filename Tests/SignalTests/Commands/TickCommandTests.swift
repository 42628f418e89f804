import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A command whose work sends its input after a second, and ends after two, with a failure if the input is a multiple of three.
@MainActor final class CommandHarness: Sendable {
  typealias Command = TickCommand<Int, Int, StubFailure>

  let scheduler = TestScheduler()
  let log = Log<String>()
  let isEnabled = TickValue(true)
  var command: Command?
  private let bag = DisposeBag()

  init(_ policy: TickCommandPolicy = .first, work: (@Sendable (Int) -> TickSignal<Int, StubFailure>)? = nil) {
    let command = Command(policy, enabledIf: isEnabled.signal, work ?? { [scheduler, log] in Self.work($0, scheduler, log) })
    self.command = command
    command.isExecuting.signal.subscribe(onNext: { [log] in log.append("executing \($0)") }).store(in: bag)
    command.isEnabled.signal.subscribe(onNext: { [log] in log.append("enabled \($0)") }).store(in: bag)
    command.outputs.observe { [log] in log.append("value \($0)") }.store(in: bag)
    command.failures.observe { [log] in log.append("error \($0)") }.store(in: bag)
  }

  nonisolated static func work(_ input: Int, _ scheduler: TestScheduler, _ log: Log<String>) -> TickSignal<Int, StubFailure> {
    let value = TickSignal.after(.seconds(1), value: input, on: scheduler).promoteFailure(to: StubFailure.self)
    let end = TickSignal.after(.seconds(1), on: scheduler).promoteFailure(to: StubFailure.self)
      .flatMap { _ in input.isMultiple(of: 3) ? TickSignal<Int, StubFailure>.fail(StubFailure(code: input)) : .empty }
    return value.concat(end).handleEvents(onSubscribe: { log.append("start \(input)") }, onCancel: { log.append("cancel \(input)") })
  }

  /// Advances the time, and returns the log since the last call.
  func entries(after seconds: Int = 0) -> [String] {
    scheduler.advance(by: .seconds(seconds))
    defer { seen = log.count }
    return Array(log.entries[seen...])
  }
  private var seen = 0
}

@Suite("TickCommand") @MainActor struct TickCommandTests {
  private let harness = CommandHarness()

  @Test func anExecutionSendsItsValuesAndTheFlagFallsAfterTheLastEvent() {
    expectEqual(harness.entries(), ["executing false", "enabled true"])
    expectEqual(harness.command?.execute(1), true)
    expectEqual(harness.entries(), ["executing true", "enabled false", "start 1"])
    expectEqual(harness.entries(after: 1), ["value next(1)"])
    expectEqual(harness.entries(after: 1), ["executing false", "enabled true"])
    #expect(harness.entries(after: 9).isEmpty)
  }

  @Test func aFailureIsSentBeforeTheFlagFallsAndEndsNothing() {
    harness.command?.execute(3)
    _ = harness.entries(after: 1)
    expectEqual(harness.entries(after: 1), ["error next(StubFailure(code: 3))", "executing false", "enabled true"])
    expectEqual(harness.command?.execute(4), true)
    expectEqual(harness.entries(after: 1), ["executing true", "enabled false", "start 4", "value next(4)"])
  }

  @Test func whileExecutingAnInputIsRefused() {
    harness.command?.execute(1)
    expectEqual(harness.command?.execute(2), false)
    _ = harness.entries(after: 1)
    expectEqual(harness.command?.execute(2), false)
    expectEqual(harness.entries(after: 1), ["executing false", "enabled true"])
    expectEqual(harness.command?.execute(2), true)
  }

  @Test func upToTheLimitInputsWaitAndAreExecutedInOrder() {
    let harness = CommandHarness(.queue(limit: 2))
    let accepted = [1, 2, 4, 5].map { harness.command?.execute($0) }
    expectEqual(accepted, [true, true, true, false])
    expectEqual(harness.entries().suffix(3), ["executing true", "start 1", "enabled false"])
    expectEqual(harness.entries(after: 1), ["value next(1)"])
    expectEqual(harness.entries(after: 1), ["enabled true", "start 2"])
    expectEqual(harness.entries(after: 4), ["value next(2)", "start 4", "value next(4)", "executing false"])
  }

  @Test func aFailureDoesNotDropWhatWaits() {
    let harness = CommandHarness(.queue(limit: 1))
    harness.command?.execute(3)
    harness.command?.execute(1)
    _ = harness.entries(after: 1)
    expectEqual(harness.entries(after: 2), ["error next(StubFailure(code: 3))", "enabled true", "start 1", "value next(1)"])
  }

  @Test func aQueueOfZeroRefusesWhileExecuting() {
    let harness = CommandHarness(.queue(limit: 0))
    expectEqual(harness.command?.execute(1), true)
    expectEqual(harness.command?.execute(2), false)
  }

  @Test func theLatestInputCancelsTheRunningExecution() {
    let harness = CommandHarness(.latest)
    harness.command?.execute(1)
    _ = harness.entries()
    expectEqual(harness.command?.execute(2), true)
    expectEqual(harness.entries(), ["cancel 1", "start 2"])
    expectEqual(harness.entries(after: 2), ["value next(2)", "executing false"])
  }

  @Test func cancelDisposesTheWorkAndTheFlagFalls() {
    let harness = CommandHarness(.queue(limit: 5))
    harness.command?.execute(1)
    harness.command?.execute(2)
    _ = harness.entries()
    harness.command?.cancel()
    expectEqual(harness.entries(), ["executing false", "cancel 1"])
    #expect(harness.entries(after: 9).isEmpty)
    harness.command?.cancel()
    #expect(harness.entries().isEmpty)
    expectEqual(harness.command?.execute(4), true)
  }

  @Test func aDisabledCommandRefusesAndLetsTheRunningExecutionGoOn() {
    harness.command?.execute(1)
    _ = harness.entries()
    harness.isEnabled.current = false
    expectEqual(harness.entries(after: 2), ["value next(1)", "executing false"])
    expectEqual(harness.command?.execute(2), false)
    harness.isEnabled.current = true
    expectEqual(harness.entries(), ["enabled true"])
    expectEqual(harness.command?.execute(2), true)
  }

  @Test func itsReleaseCancelsAndCompletesValuesAndErrors() {
    harness.command?.execute(1)
    let isExecuting = harness.command?.isExecuting
    _ = harness.entries()
    harness.command = nil
    expectEqual(harness.entries(), ["executing false", "value completed", "error completed", "cancel 1"])
    expectEqual(isExecuting?.current, false)
    #expect(harness.entries(after: 9).isEmpty)
    expectEmpty(harness.scheduler.pending)
  }

  @Test func aCommandWithoutInputIsExecutedWithoutOne() {
    let command = TickCommand<Void, Int, Never> { .just(1) }
    let log = Log<Int>()
    let subscription = command.outputs.subscribe(onNext: { log.append($0) })
    #expect(command.execute())
    expectEqual(log.entries, [1])
    subscription.dispose()
  }

  @Test func workOnMainIsStartedInPlace() {
    final class Screen {
      var inputs: [Int] = []
      func fetch(_ input: Int) -> TickSignal<Int, Never> {
        inputs.append(input)
        return .just(input * 10)
      }
    }
    let screen = Screen()
    let command = TickCommand<Int, Int, Never>(onMain: { [weak screen] in screen?.fetch($0) ?? .empty })
    let log = Log<Int>()
    let subscription = command.outputs.subscribe(onNext: { log.append($0) })
    command.execute(1)
    expectEqual(screen.inputs, [1])
    expectEqual(log.entries, [10])
    subscription.dispose()
  }

  @Test func executedElsewhereTheFlagsAreSetOnMain() async {
    let scheduler = TestScheduler()
    let command = TickCommand<Int, Tick, Never> { _ in .after(.seconds(1), on: scheduler) }
    let answers = Log<Bool>()
    _ = onThread { answers.append(command.execute(1)) }
    expectEqual(answers.entries, [true])
    #expect(!command.isExecuting.current, "it is set in a turn of main")
    #expect(!command.execute(2), "decided by the state, not by the flag")
    await mainIsIdle()
    #expect(command.isExecuting.current)
    #expect(!command.isEnabled.current)
    scheduler.advance(by: .seconds(1))
    #expect(!command.isExecuting.current)
  }
}

@Suite("TickCommand, while other threads use it") @MainActor struct TickCommandThreadTests {
  @Test func onMainTheFlagsAreRightAlthoughAnotherThreadIsDelivering() {
    let source = TickSubject<Int, StubFailure>()
    let command = TickCommand<Int, Int, StubFailure> { _ in source.signal }
    let (isDelivering, mayReturn) = (Gate(), Gate())
    let subscription = command.outputs.subscribe(onNext: { _ in
      isDelivering.open()
      mayReturn.wait()
    })
    command.execute(1)
    let done = Gate()
    Thread.detachNewThread {
      source.next(1)
      done.open()
    }
    isDelivering.wait()
    command.cancel()
    expectEqual([command.isExecuting.current, command.isEnabled.current], [false, true])
    #expect(command.execute(2))
    expectEqual([command.isExecuting.current, command.isEnabled.current], [true, false])
    mayReturn.open()
    done.wait()
    subscription.dispose()
  }

  @Test func onMainTheFlagsAreRightBeforeTheTurnThatWasToSetThem() async {
    let command = TickCommand<Int, Int, Never> { _ in .never }
    _ = onThread { command.execute(1) }
    #expect(!command.isExecuting.current)
    #expect(!command.execute(2))
    expectEqual([command.isExecuting.current, command.isEnabled.current], [true, false])
    command.cancel()
    await mainIsIdle()
    expectEqual([command.isExecuting.current, command.isEnabled.current], [false, true])
  }

  @Test func theFlagFallsAfterAnEventThatAnotherThreadIsDelivering() async {
    let source = TickSubject<Int, Never>()
    let command = TickCommand<Int, Int, Never>(.latest) { $0 == 1 ? source.signal : .just($0) }
    let (isDelivering, mayReturn, done) = (Gate(), Gate(), Gate())
    let seen = Log<Int>()
    let subscription = command.outputs.subscribe(onNext: { value in
      if value == 10 {
        isDelivering.open()
        mayReturn.wait()
      }
      seen.append(value)
    })
    command.execute(1)
    Thread.detachNewThread {
      source.next(10)
      done.open()
    }
    isDelivering.wait()
    command.execute(2)
    #expect(seen.entries.isEmpty, "the value of the second execution waits behind the first")
    #expect(command.isExecuting.current)
    mayReturn.open()
    done.wait()
    expectEqual(seen.entries, [10, 2])
    #expect(command.isExecuting.current, "it is set in a turn of main")
    await mainIsIdle()
    #expect(!command.isExecuting.current)
    subscription.dispose()
  }

  @Test func cancelOnMainDropsWhatTheWorkHasQueuedForMain() async {
    let source = TickSubject<Int, Never>()
    let command = TickCommand<Int, Int, Never> { _ in source.signal.deliver(on: .main) }
    let seen = Log<Int>()
    let subscription = command.outputs.onMain.subscribe { seen.append($0) }
    command.execute(1)
    _ = onThread { source.next(1) }
    command.cancel()
    await mainIsIdle()
    expectEmpty(seen.entries)
    #expect(command.execute(2))
    _ = onThread { source.next(2) }
    await mainIsIdle()
    expectEqual(seen.entries, [2])
    subscription.dispose()
  }
}

/// The event that threads wait for.
private final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() { semaphore.signal() }

  /// Waits; fails a test that would hang.
  func wait() { if !semaphore.comes() { Issue.record("the gate was not opened") } }
}

@Suite("TickCommand used inside its own deliveries") @MainActor struct TickCommandReentrancyTests {
  @Test func executeInsideAValueIsRefusedWhileTheWorkRuns() {
    let harness = CommandHarness { .just($0) }
    let answers = Log<Bool?>()
    let subscription = harness.command?.outputs.subscribe(onNext: { [weak command = harness.command] _ in
      answers.append(command?.execute(2))
    })
    harness.command?.execute(1)
    expectEqual(answers.entries, [false])
    expectEqual(harness.entries().suffix(5), ["executing true", "enabled false", "value next(1)", "executing false", "enabled true"])
    withExtendedLifetime(subscription) {}
  }

  @Test func executeInsideAValueReplacesTheRunningWork() {
    let harness = CommandHarness(.latest) { .from([$0, $0 + 1]) }
    let subscription = harness.command?.outputs.subscribe(onNext: { [weak command = harness.command] value in
      if value == 1 { command?.execute(10) }
    })
    harness.command?.execute(1)
    expectEqual(
      harness.entries().suffix(5), ["executing true", "value next(1)", "value next(10)", "value next(11)", "executing false"],
      "the second value of the first execution is dropped, and the flag falls after the last event")
    withExtendedLifetime(subscription) {}
  }

  @Test func executeInsideAValueWaits() {
    let harness = CommandHarness(.queue(limit: 1)) { .from([$0, $0 + 1]) }
    let subscription = harness.command?.outputs.subscribe(onNext: { [weak command = harness.command] value in
      if value == 1 { command?.execute(10) }
    })
    harness.command?.execute(1)
    let values = harness.entries().filter { $0.hasPrefix("value") || $0.hasPrefix("executing") }.dropFirst()
    expectEqual(Array(values), ["executing true", "value next(1)", "value next(2)", "value next(10)", "value next(11)", "executing false"])
    withExtendedLifetime(subscription) {}
  }

  @Test func executeWhenTheFlagFallsStartsAnew() {
    let harness = CommandHarness { .just($0) }
    let count = Log<Int>()
    let subscription = harness.command?.isExecuting.signal.subscribe(onNext: { [weak command = harness.command] isExecuting in
      if !isExecuting, count.count < 3 {
        count.append(count.count)
        expectEqual(command?.execute(count.count), true)
      }
    })
    let values = harness.entries().filter { $0.hasPrefix("value") }
    expectEqual(values, ["value next(1)", "value next(2)", "value next(3)"])
    withExtendedLifetime(subscription) {}
  }

  @Test func cancelInsideAValueDropsTheOthersOfABurst() {
    let harness = CommandHarness { .from([$0, $0 + 1, $0 + 2]) }
    let subscription = harness.command?.outputs.subscribe(onNext: { [weak command = harness.command] value in
      if value == 2 { command?.cancel() }
    })
    harness.command?.execute(1)
    let values = harness.entries().filter { $0.hasPrefix("value") || $0.hasPrefix("executing") }
    expectEqual(values.suffix(4), ["executing true", "value next(1)", "value next(2)", "executing false"])
    withExtendedLifetime(subscription) {}
  }

  @Test func cancelDropsAValueThatIsQueuedBehindAnother() {
    let source = TickSubject<Int, StubFailure>()
    let harness = CommandHarness(.latest) { _ in source.signal }
    let subscription = harness.command?.outputs.subscribe(onNext: { [weak command = harness.command] value in
      guard value == 1 else { return }
      _ = onThread { source.next(2) }
      command?.cancel()
    })
    harness.command?.execute(1)
    source.next(1)
    expectEqual(harness.entries().suffix(3), ["executing true", "value next(1)", "executing false"])
    withExtendedLifetime(subscription) {}
  }

  @Test func aValueThatIsSentWhileAFlagIsShownIsDeliveredInItsOwnContext() {
    let source = TickSubject<Int, StubFailure>()
    let harness = CommandHarness(.latest) { _ in source.signal }
    let log = harness.log
    let subscriptions = [
      harness.command?.outputs.subscribe(onNext: { _ in log.append("on main: \(MainScheduler.shared.isCurrent)") }),
      harness.command?.isEnabled.signal.subscribe(onNext: { isEnabled in
        if !isEnabled { _ = onThread { source.next(1) } }
      }),
    ]
    harness.command?.execute(1)
    harness.isEnabled.current = false
    expectEqual(harness.entries().suffix(3), ["enabled false", "value next(1)", "on main: false"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func cancelWhenTheFlagRisesStartsNothing() {
    let harness = CommandHarness()
    let subscription = harness.command?.isExecuting.signal.subscribe(onNext: { [weak command = harness.command] in
      if $0 { command?.cancel() }
    })
    _ = harness.entries()
    expectEqual(harness.command?.execute(1), true)
    expectEqual(harness.entries().filter { $0.hasPrefix("start") || $0.hasPrefix("executing") }, ["executing true", "executing false"])
    withExtendedLifetime(subscription) {}
  }

  @Test(arguments: [TickSignal.never, .empty] as [TickSignal<Int, StubFailure>])
  func cancelDropsAValueThatIsQueuedBehindOneOfAnotherExecution(rest: TickSignal<Int, StubFailure>) {
    let first = TickSubject<Int, StubFailure>()
    let harness = CommandHarness(.latest) { $0 == 0 ? first.signal : rest.startWith($0) }
    let subscription = harness.command?.outputs.subscribe(onNext: { [weak command = harness.command] value in
      guard value == 7 else { return }
      command?.execute(1)
      command?.execute(2)
      command?.cancel()
      expectEqual(command?.isExecuting.current, false)
    })
    harness.command?.execute(0)
    first.next(7)
    expectEqual(harness.entries().filter { $0.hasPrefix("value") }, ["value next(7)"])
    expectEqual(harness.command?.isExecuting.current, false)
    withExtendedLifetime(subscription) {}
  }

  @Test func cancelWhenTheFlagRisesDoesNotAskForTheWork() {
    let asked = Log<Int>()
    let harness = CommandHarness { input in
      asked.append(input)
      return .never
    }
    let subscription = harness.command?.isExecuting.signal.subscribe(onNext: { [weak command = harness.command] in
      if $0 { command?.cancel() }
    })
    expectEqual(harness.command?.execute(1), true)
    expectEmpty(asked.entries)
    withExtendedLifetime(subscription) {}
  }

  @Test func workThatCancelsItsCommandIsNotSubscribed() {
    let subscribed = Log<Int>()
    let command = Lock<CommandHarness.Command?>(nil)
    let harness = CommandHarness { input in
      command.withLock { $0 }?.cancel()
      return TickSignal { _ in
        subscribed.append(input)
        return AnyDisposable {}
      }
    }
    command.withLock { $0 = harness.command }
    expectEqual(harness.command?.execute(1), true)
    expectEmpty(subscribed.entries)
    expectEqual(harness.command?.isExecuting.current, false)
    command.withLock { $0 = nil }
  }

  @Test func aFailureOfACanceledExecutionDoesNotEndTheOneThatRuns() {
    let sources = [TickSubject<Int, StubFailure>(), TickSubject<Int, StubFailure>()]
    let harness = CommandHarness { sources[$0].signal }
    let subscription = harness.command?.isExecuting.signal.skip(1).subscribe(onNext: { [weak command = harness.command] isExecuting in
      guard !isExecuting, sources[0].hasSubscribers else { return }
      expectEqual(command?.execute(1), true)
      sources[0].failed(StubFailure(code: 7))
    })
    harness.command?.execute(0)
    harness.command?.cancel()
    expectEqual(harness.command?.isExecuting.current, true)
    sources[1].next(5)
    expectEqual(harness.entries().filter { $0.hasPrefix("value") || $0.hasPrefix("error") }, ["value next(5)"])
    withExtendedLifetime(subscription) {}
  }

  @Test func theLastReferenceMayBeReleasedInsideAValue() {
    let source = TickSubject<Int, StubFailure>()
    let harness = CommandHarness { _ in source.signal }
    let subscription = harness.command?.outputs.subscribe(onNext: { _ in MainActor.assumeIsolated { harness.command = nil } })
    harness.command?.execute(1)
    source.send(1, 2)
    let entries = harness.entries().suffix(4)
    expectEqual(entries, ["value next(1)", "executing false", "value completed", "error completed"])
    #expect(!source.hasSubscribers)
    withExtendedLifetime(subscription) {}
  }

  @Test func tenThousandInputsThatWaitNeedNoStack() {
    let gate = TickSubject<Int, StubFailure>()
    let harness = CommandHarness(.queue(limit: .max)) { $0 == 0 ? gate.signal : .just($0) }
    let command = harness.command
    for input in 0...10_000 { command?.execute(input) }
    let answers = Log<Bool>()
    answers.append(onThread(stackSize: 512 << 10) { gate.completed() })
    expectEqual(answers.entries, [true])
    expectEqual(harness.entries().filter { $0.hasPrefix("value") }.count, 10_000)
  }
}

import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("TickCommand, Stress", .serialized) struct TickCommandStressTests {
  /// How many executions run, and how many were started and sent.
  private struct Counts: Sendable {
    var running = 0
    var most = 0
    var started = 0
    var accepted = 0
  }

  private func command(_ policy: TickCommandPolicy, _ counts: Shared<Counts>) -> TickCommand<Int, Int, Never> {
    TickCommand(policy) { input in
      TickSignal { subscriber in
        counts.update {
          $0.running += 1
          $0.started += 1
          $0.most = max($0.most, $0.running)
        }
        subscriber.next(input)
        counts.update { $0.running -= 1 }
        subscriber.completed()
        return Disposables.none
      }
    }
  }

  @Test(arguments: [TickCommandPolicy.first, .queue(limit: 3)])
  func twoExecutionsNeverOverlapAndEachAcceptedOneIsSentOnce(policy: TickCommandPolicy) async {
    let counts = Shared<Counts>(Counts())
    let command = command(policy, counts)
    let seen = Log<Int>()
    let subscription = command.outputs.subscribe(onNext: { seen.append($0) })
    let run: @Sendable (Int) -> Void = { thread in
      for index in 0..<1_000 where command.execute(thread * 1_000 + index) { counts.update { $0.accepted += 1 } }
    }
    together({ run(0) }, { run(1) }, { run(2) }, { run(3) })
    let result = counts.value
    expectEqual(result.most, 1)
    expectEqual(result.started, result.accepted)
    expectEqual(seen.count, result.accepted)
    expectEqual(Set(seen.entries).count, seen.count)
    await mainIsIdle()
    #expect(!command.isExecuting.current)
    #expect(command.isEnabled.current)
    subscription.dispose()
  }

  @Test(arguments: [TickCommandPolicy.first, .queue(limit: 3), .latest])
  func afterExecutionsAndCancellationsFromFourThreadsTheCommandIsIdle(policy: TickCommandPolicy) async {
    let queue = QueueScheduler(label: "work")
    let command = TickCommand<Int, Int, StubFailure>(policy) { input in
      let value = TickSignal<Int, StubFailure>.just(input).deliver(on: queue)
      return input.isMultiple(of: 3) ? value.concat(.fail(StubFailure(code: input))) : value
    }
    let run: @Sendable (Int) -> Void = { thread in
      for index in 0..<500 {
        command.execute(thread * 500 + index)
        if index.isMultiple(of: 7) { command.cancel() }
      }
    }
    together({ run(0) }, { run(1) }, { run(2) }, { run(3) })
    command.cancel()
    await mainIsIdle()
    #expect(!command.isExecuting.current)
    #expect(command.isEnabled.current)
    let values = Log<Int>()
    let subscription = command.outputs.subscribe(onNext: { values.append($0) })
    #expect(command.execute(-1))
    for _ in 0..<1_000 where values.count == 0 { await mainIsIdle() }
    expectEqual(values.entries, [-1])
    subscription.dispose()
  }

  @Test func aReleaseWhileOthersExecuteLeavesNothing() async {
    for _ in 0..<100 {
      weak var witness: Witness?
      do {
        let captured = Witness()
        witness = captured
        let command = TickCommand<Int, Int, Never>(.latest) { [captured] input in withExtendedLifetime(captured) { .never } }
        together({ command.execute(1) }, { command.execute(2) }, { command.cancel() })
      }
      // A thread releases its closure after it has reported its end.
      for _ in 0..<10_000 where witness != nil { await mainIsIdle() }
      #expect(witness == nil)
    }
    await mainIsIdle()
  }
}

/// State that closures share.
private final class Shared<State: Sendable>: Sendable {
  private let lock: Lock<State>

  init(_ state: State) { lock = Lock(state) }

  var value: State { lock.withLock { $0 } }
  func update(_ body: (inout State) -> Void) { lock.withLock { body(&$0) } }
}

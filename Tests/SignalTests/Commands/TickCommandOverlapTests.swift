import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("TickCommand, whose executions do not overlap") @MainActor struct TickCommandOverlapTests {
  /// Work that logs its start, and the beginning and the end of its disposal, during which `interlude` is called.
  private func command(
    _ policy: TickCommandPolicy, _ log: Log<String>, endingWith ends: TickSignal<Void, Never> = .never,
    _ interlude: @escaping @Sendable (Int) -> Void
  ) -> TickCommand<Int, Int, Never> {
    TickCommand(policy) { input in
      TickSignal<Int, Never> { _ in
        log.append("start \(input)")
        return AnyDisposable {
          log.append("dispose \(input)")
          interlude(input)
          log.append("disposed \(input)")
        }
      }
      .take(until: ends)
    }
  }

  @Test(arguments: [TickCommandPolicy.first, .latest, .queue(limit: 1)])
  func executedWhileTheCanceledWorkIsDisposedItStartsAfterwards(policy: TickCommandPolicy) {
    let (log, again) = (Log<String>(), Log<Bool?>())
    let target = CommandBox()
    let command = command(policy, log) { input in if input == 1 { again.append(target.command?.execute(2)) } }
    target.command = command
    defer { target.command = nil }
    command.execute(1)
    command.cancel()
    expectEqual(again.entries, [true])
    expectEqual(log.entries, ["start 1", "dispose 1", "disposed 1", "start 2"])
    #expect(command.isExecuting.current)
    command.cancel()
    expectEqual(log.entries.suffix(2), ["dispose 2", "disposed 2"])
  }

  @Test func executedWhileTheReplacedWorkIsDisposedTheLastInputStarts() {
    let (log, target) = (Log<String>(), CommandBox())
    let command = command(.latest, log) { input in if input == 1 { target.command?.execute(3) } }
    target.command = command
    defer { target.command = nil }
    command.execute(1)
    command.execute(2)
    expectEqual(log.entries, ["start 1", "dispose 1", "disposed 1", "start 3"])
    command.cancel()
  }

  @Test func executedWhileWorkThatEndedIsDisposedItStartsAfterwards() {
    let (log, target, ends) = (Log<String>(), CommandBox(), TickSubject<Void, Never>())
    let command = command(.latest, log, endingWith: ends.signal) { input in if input == 1 { target.command?.execute(2) } }
    target.command = command
    defer { target.command = nil }
    command.execute(1)
    ends.next()
    expectEqual(log.entries, ["start 1", "dispose 1", "disposed 1", "start 2"])
    #expect(command.isExecuting.current)
    command.cancel()
  }

  @Test func executedWhileAnotherThreadDisposesTheCanceledWorkThatThreadStartsIt() {
    let log = Log<String>()
    let (isDisposing, mayReturn, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let command = command(.first, log) { input in
      guard input == 1 else { return }
      isDisposing.signal()
      #expect(mayReturn.comes())
    }
    command.execute(1)
    Thread.detachNewThread {
      command.cancel()
      log.append("canceled")
      done.signal()
    }
    #expect(isDisposing.comes())
    #expect(command.execute(2))
    expectEqual(log.entries, ["start 1", "dispose 1"])
    #expect(command.isExecuting.current)
    mayReturn.signal()
    #expect(done.comes())
    expectEqual(log.entries, ["start 1", "dispose 1", "disposed 1", "start 2", "canceled"])
    command.cancel()
  }

  @Test func whatIsCanceledBeforeItsTurnIsNotStarted() {
    let (log, target) = (Log<String>(), CommandBox())
    let command = command(.first, log) { input in
      guard input == 1 else { return }
      target.command?.execute(2)
      target.command?.cancel()
    }
    target.command = command
    defer { target.command = nil }
    command.execute(1)
    command.cancel()
    expectEqual(log.entries, ["start 1", "dispose 1", "disposed 1"])
    #expect(!command.isExecuting.current)
  }
}

/// A command whose own work refers to it, until this is emptied.
private final class CommandBox: Sendable {
  private let held = Lock<TickCommand<Int, Int, Never>?>(nil)

  var command: TickCommand<Int, Int, Never>? {
    get { held.withLock { $0 } }
    set { withExtendedLifetime(held.withLock { $0.exchange(newValue) }) {} }
  }
}

extension Optional where Wrapped: Sendable {
  fileprivate mutating func exchange(_ new: Wrapped?) -> Wrapped? {
    defer { self = new }
    return self
  }
}

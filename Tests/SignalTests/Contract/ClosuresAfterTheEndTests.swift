import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Whoever has ended a subscription is asked nothing more for it, also in the turn in which it ends.
@Suite("No closure is called after the end") struct ClosuresAfterTheEndTests {
  private let scheduler = TestScheduler()
  private let subject = TickSubject<Int, StubFailure>()
  private let handle = SerialDisposable()
  private let log = Log<String>()

  /// Disposes the subscription as a value passes.
  private var disposing: TickSignal<Int, StubFailure> { subject.signal.filter { [handle] _ in handle.dispose() == () } }

  private func follow<Value, Failure>(_ signal: TickSignal<Value, Failure>) {
    handle.inner = signal.subscribe(onNext: { [log] _ in log.append("value") }, onFailed: { _ in }, onCompleted: {})
  }

  @Test(arguments: ["debounce", "grouped", "grouped until idle", "violations"]) func ofAnOperatorBelowTheOneThatEndsIt(name: String) {
    let asked: @Sendable (Int) -> Bool = { [log] _ in log.append("asked") == () }
    switch name {
    case "debounce": follow(disposing.debounce(for: .seconds(1), where: asked, on: scheduler))
    case "grouped": follow(disposing.grouped(by: asked))
    case "grouped until idle": follow(disposing.grouped(by: asked, endingAfter: .seconds(1), on: scheduler))
    default: follow(disposing.violations(of: .first(asked, within: .seconds(1)), on: scheduler))
    }
    subject.next(1)
    expectEqual(log.entries, [])
  }

  @Test func ofAFailure() {
    let disposing = subject.signal.handleEvents(onFailed: { [handle] _ in handle.dispose() })
    follow(disposing.mapFailure { [log] failure in log.append("mapped") == () ? failure : failure })
    subject.failed(StubFailure())
    expectEqual(log.entries, [])
  }

  @Test func ofASignalThatIsMadeForIt() {
    let signal = TickSignal<Int, StubFailure>.deferred { [handle, log] in
      handle.dispose()
      return .just(1).handleEvents(onSubscribe: { log.append("subscribed") })
    }
    follow(subject.signal.flatMap { _ in signal })
    subject.next(1)
    expectEqual(log.entries, [])
  }

  @Test func ofTheTextOfACountdown() {
    let text = CountdownText { [log] left in
      log.append("text")
      return "\(left)"
    }
    handle.inner = TickSignal.countdown(for: .seconds(90), text: text, on: scheduler).subscribe(onNext: { [handle, log] _ in
      handle.dispose()
      log.append("disposed")
    })
    scheduler.advance(by: .zero)
    expectEqual(log.entries, ["text", "disposed"])
  }

  @Test func ofATaskThatHasNotBegun() {
    let signal = TickSignal<Int, Never>.task { [log] in
      log.append("work")
      return 1
    }
    scheduler.perform { signal.subscribe(onNext: { _ in }).dispose() }
    scheduler.advance(by: .zero)
    expectEqual(log.entries, [])
  }

  @Test func aConnectionThatIsDisposedSendsNoValue() {
    let shared = disposing.multicast()
    let subscription = shared.signal.observe { [log] in log.append("\($0)") }
    handle.inner = shared.connect()
    subject.next(1)
    expectEqual(log.entries, [])
    subscription.dispose()
  }
}

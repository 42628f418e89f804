import Testing
import TickStreams
import TickStreamsTesting

/// What the trait `virtualTime` gives a test.
@Suite(.virtualTime)
nonisolated struct VirtualTimeTests {
  private func searches(_ typed: TickSignal<String, Never>, on scheduler: any TickScheduler) -> TickSignal<String, Never> {
    typed.debounce(for: .milliseconds(300), on: scheduler).filter { $0.count > 1 }
  }

  @Test func aSearchWaitsForAPause() {
    let time = VirtualTime.current
    let typed = TickSubject<String, Never>()
    let recording = time.record(searches(typed.signal, on: time.scheduler))
    typed.next("sw")
    time.scheduler.advance(by: .milliseconds(299))
    #expect(recording.values.isEmpty)
    time.scheduler.advance(by: .milliseconds(1))
    #expect(recording.values == ["sw"])
  }

  @Test(arguments: [1, 60]) func timePassesByItselfWhileATestWaits(seconds: Int) async {
    let scheduler = VirtualTime.current.scheduler
    #expect(scheduler.now == .origin)
    _ = await TickSignal.after(.seconds(seconds), on: scheduler).firstValue()
    #expect(scheduler.now == .origin.advanced(by: .seconds(seconds)))
  }

  @MainActor
  @Test func aTestOfTheMainActorRunsThere() {
    let time = VirtualTime.current
    let recording = time.record(TickSignal.interval(.seconds(1), on: time.scheduler))
    time.scheduler.advance(by: .seconds(3))
    #expect(recording.values.count == 3)
  }

  @Test func aRecordingIsNotLeftRunning() {
    let time = VirtualTime.current
    _ = time.record(TickSignal.interval(.seconds(1), on: time.scheduler))
    #expect(!time.scheduler.pending.isEmpty)
  }
}

/// What the trait finds at the end of a test.
nonisolated struct VirtualTimeFindingsTests {
  /// The messages of the issues that a test with this body has.
  private func issues(_ body: @escaping @concurrent @Sendable () async throws -> Void) async throws -> [String] {
    let log = Messages()
    try await withKnownIssue {
      let trait = VirtualTimeTrait(patience: .milliseconds(200))
      try await trait.provideScope(for: #require(Test.current), testCase: Test.Case.current, performing: body)
    } matching: { issue in
      log.append("\(issue.error.map { "\($0)" } ?? "\(issue)")")
      return true
    }
    return log.all
  }

  @Test func aTimerThatIsLeftArmedIsAnIssue() async throws {
    let bag = DisposeBag()
    let issues = try await issues {
      TickSignal.interval(.seconds(1), on: VirtualTime.current.scheduler).subscribe(onNext: { _ in }).store(in: bag)
    }
    #expect(issues.count == 1 && issues[0].contains("no timer should be armed"))
  }

  @Test func aTrackedObjectThatIsLeftIsAnIssue() async throws {
    let kept = Messages()
    let issues = try await issues { _ = VirtualTime.current.scheduler.track(kept) }
    #expect(issues.count == 1 && issues[0].contains("Messages"))
    kept.append("alive")
  }

  @Test func aTimerInRealTimeIsAnIssue() async throws {
    let issues = try await issues {
      TickSignal.after(.seconds(60), on: .main).subscribe(onNext: { _ in }).dispose()
    }
    #expect(issues.count == 1 && issues[0].contains("real time"))
  }

  @Test func anErrorOfTheTestIsAnIssueOnce() async throws {
    struct Refused: Error {}
    let issues = try await issues { throw Refused() }
    #expect(issues.count == 1 && issues[0].contains("Refused"))
  }

  @Test func recordingsAreAttachedIfAnIssueWasRecorded() async throws {
    let issues = try await issues {
      let time = VirtualTime.current
      let recording = time.record(TickSignal.interval(.seconds(1), on: time.scheduler))
      time.scheduler.advance(by: .seconds(2))
      Issue.record("\(recording.values.count) ticks: \(time.texts)")
    }
    #expect(issues.count == 1 && issues[0].contains("2 ticks: [\""))
  }

  @Test func aBodyThatWaitsForeverIsAnIssue() async throws {
    let never = TickSubject<Int, Never>()
    let issues = try await issues { _ = await never.signal.firstValue() }
    #expect(issues.count == 1 && issues[0].contains("nothing will wake it"))
  }
}

/// Messages, in order.
nonisolated final class Messages: Sendable {
  private let messages = TickValue<[String]>([])

  var all: [String] { messages.current }

  func append(_ message: String) {
    messages.modify { $0.append(message) }
  }
}

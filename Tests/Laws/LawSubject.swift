import TickStreams
import TickStreamsTesting

/// The operator under test, with the types of its result erased.
final class LawSubject: Sendable {
  /// The result on one bench, ready to be subscribed.
  struct Result: Sendable {
    /// Subscribes, with `take(1)` appended if only the first value is wanted.
    let subscribe: @Sendable (_ toFirst: Bool, LawObserver, LawWitness) -> Subscription

    init<Value, Failure>(_ signal: TickSignal<Value, Failure>) {
      subscribe = { toFirst, observer, witness in
        (toFirst ? signal.take(1) : signal)
          .tapped { event in withExtendedLifetime(witness) { observer.sees(LawEvent(event)) } }
          .observe { event in withExtendedLifetime(witness) { observer.receives(LawEvent(event)) } }
      }
    }
  }

  let exceptions: LawExceptions
  let patience: Duration
  /// Decides how late timers are, unless they are on time.
  let late: UInt64?
  let usesOther: Bool
  let canFail: Bool
  let build: @Sendable (LawBench) -> Result
  /// Whether it has made a timer: only then it can notice that its scheduler is shut down.
  let makesTimers = Lock(false)
  /// The log of the running trial, for the case that it never ends.
  let latestLog = Lock<EventLog?>(nil)
  /// What was found in every script, once it has been looked for.
  private let inScripts = Lock<[String: LawTrial.Finding]?>(nil)
  /// The first mistake that the test scheduler of a trial has reported.
  private let mistake = Lock<LawTrial.Finding?>(nil)

  init<Output, OutputFailure>(
    _ exceptions: LawExceptions,
    _ patience: Duration,
    late: UInt64? = nil,
    usesOther: Bool = false,
    canFail: Bool = true,
    _ build: @escaping @Sendable (LawBench) -> TickSignal<Output, OutputFailure>
  ) {
    self.exceptions = exceptions
    self.patience = patience
    self.late = late
    self.usesOther = usesOther
    self.canFail = canFail
    self.build = { Result(build($0)) }
  }

  /// Checks all laws.
  func check(_ name: String, file: StaticString, line: UInt) throws {
    var broken: [LawError.Finding] = []
    // A second subscription has other timers, which are late in another way.
    for law in Law.all where late == nil || law.name != Law.ownState.name {
      let found = find(law)
      if let found { broken.append(found) }
      if found?.endsCheckSince != nil { break }
    }
    if !broken.isEmpty { throw LawError(name: name, findings: broken, file: file, line: line) }
  }

  /// Checks a law on its own thread, since a broken operator may block that thread forever.
  private func find(_ law: Law) -> LawError.Finding? {
    let result = Lock<LawTrial.Finding?>(nil)
    let isBack = SecondThread().finishes(within: patience * 6) {
      let found = law.find(self)
      result.withLock { $0 = found }
    }
    guard isBack else {
      let story = latestLog.withLock { $0 }?.text ?? ""
      return LawError.Finding(
        law: .noLockHeld, what: "The last step did not come back within \(patience * 6).", story: story, endsCheckSince: Self.blocked)
    }
    if let mistake = mistake.withLock({ $0.take() }) {
      return LawError.Finding(law: law, what: mistake.what, story: mistake.story, endsCheckSince: "time cannot pass as they require")
    }
    return result.withLock { $0 }
      .map { LawError.Finding(law: law, what: $0.what, story: $0.story, endsCheckSince: law.endsCheckSince) }
  }

  /// Why nothing more is checked after a thread did not come back.
  static let blocked = "a blocked thread would block them"

  /// Keeps the first mistake that the test scheduler of a trial reports.
  func note(_ mistake: TestFailure, _ log: EventLog) {
    let finding = LawTrial.Finding(what: "The scheduler was misused: \(mistake.message).", story: log.text)
    self.mistake.withLock { $0 = $0 ?? finding }
  }

  /// The first fault that a law finds after any step of any script, or after the late events that follow it.
  ///
  /// The scripts run for the first law that asks, and all laws look at them then.
  func findingInScripts(of name: String) -> LawTrial.Finding? {
    let found = inScripts.withLock { $0 } ?? findInScripts()
    inScripts.withLock { $0 = found }
    return found[name]
  }

  /// The first faults that the laws about every script find, by the names of the laws.
  private func findInScripts() -> [String: LawTrial.Finding] {
    var kept = Law.all.filter { $0.inspect != nil }
    var found: [String: LawTrial.Finding] = [:]
    for script in EventScript.all(withOther: usesOther) where !kept.isEmpty {
      let trial = LawTrial(self, opening: script.opening, sendsAfterDisposal: true)
      trial.run(script + EventScript.late + [.dispose] + EventScript.late) { trial in
        kept.removeAll { law in
          guard let what = law.inspect?(trial, script) else { return false }
          found[law.name] = trial.finding(what)
          return true
        }
        return kept.isEmpty ? "No law is kept." : nil
      }
    }
    return found
  }
}

/// The sources and the clock of one trial.
struct LawBench: Sendable {
  let scheduler: TestScheduler
  let source: LawSource
  let other: LawSource

  /// Releases subscriptions and timers that remain.
  func close() {
    source.close()
    other.close()
    scheduler.world.close()
  }

  var openSource: String? { source.isOpen ? source.name : other.isOpen ? other.name : nil }
}

import TickStreams

/// The operator under test, with the types of its result erased.
final class LawSubject: Sendable {
  /// The result on one bench, ready to be subscribed.
  struct Result: Sendable {
    let subscribe: @Sendable (LawObserver, LawWitness) -> Subscription
    /// The same with `take(1)` behind.
    let subscribeToFirst: @Sendable (LawObserver, LawWitness) -> Subscription

    init<Value, Failure>(_ signal: TickSignal<Value, Failure>) {
      subscribe = { observer, witness in
        signal
          .tapped { event in withExtendedLifetime(witness) { observer.sees(LawEvent(event)) } }
          .observe { event in withExtendedLifetime(witness) { observer.receives(LawEvent(event)) } }
      }
      subscribeToFirst = { observer, witness in
        signal.take(1)
          .tapped { event in withExtendedLifetime(witness) { observer.sees(LawEvent(event)) } }
          .observe { event in withExtendedLifetime(witness) { observer.receives(LawEvent(event)) } }
      }
    }
  }

  let exceptions: LawExceptions
  let patience: Duration
  let usesOther: Bool
  let canFail: Bool
  let build: @Sendable (LawBench) -> Result
  /// The story of the trial that runs, for the case that it never ends.
  let latest = Lock<EventLog?>(nil)
  /// What the test scheduler of a trial complained about, and the story that led there.
  private let mistake = Lock<LawRun.Finding?>(nil)

  init<Output, OutputFailure>(
    _ exceptions: LawExceptions,
    _ patience: Duration,
    usesOther: Bool = false,
    canFail: Bool = true,
    _ build: @escaping @Sendable (LawBench) -> TickSignal<Output, OutputFailure>
  ) {
    self.exceptions = exceptions
    self.patience = patience
    self.usesOther = usesOther
    self.canFail = canFail
    self.build = { Result(build($0)) }
  }

  /// Checks all laws.
  func check(_ name: String, file: StaticString, line: UInt) throws {
    var broken: [LawError.Finding] = []
    for law in Law.all {
      let found = find(law)
      if let found { broken.append(found) }
      if found?.endsCheckSince != nil { break }
    }
    if !broken.isEmpty { throw LawError(name: name, findings: broken, file: file, line: line) }
  }

  /// Checks a law on a thread of its own, since a broken operator may block it for ever.
  private func find(_ law: Law) -> LawError.Finding? {
    let result = Lock<LawRun.Finding?>(nil)
    let isBack = SecondThread().finishes(within: patience * 6) {
      let found = law.find(self)
      result.withLock { $0 = found }
    }
    guard isBack else {
      let story = latest.withLock { $0 }?.text ?? ""
      return LawError.Finding(
        law: .noLockHeld, what: "The last step did not come back within \(patience * 6).", story: story, endsCheckSince: Self.blocked)
    }
    if let mistake = mistake.withLock({ $0.take() }) {
      return LawError.Finding(law: law, what: mistake.what, story: mistake.story, endsCheckSince: "time cannot be let pass as they need")
    }
    return result.withLock { $0 }
      .map { LawError.Finding(law: law, what: $0.what, story: $0.story, endsCheckSince: law.endsCheckSince) }
  }

  /// Why nothing more is checked after a thread did not come back.
  static let blocked = "a blocked thread would block them"

  /// Takes note of what the test scheduler of a trial complains about, the first time.
  func note(_ mistake: SchedulerMistakeError, _ story: EventLog) {
    let finding = LawRun.Finding(what: "The scheduler was misused: \(mistake.reason).", story: story.text)
    self.mistake.withLock { $0 = $0 ?? finding }
  }

  /// The first thing that `inspect` finds after any step of any course, and after what comes too late.
  func inEveryCourse(_ inspect: (LawRun, EventScript) -> String?) -> LawRun.Finding? {
    for course in EventScript.all(withOther: usesOther) {
      let trial = LawRun(self, opening: course.opening, isStubborn: true)
      let found = trial.run(course + EventScript.late + [.dispose] + EventScript.late) { inspect($0, course) }
      if let found { return found }
    }
    return nil
  }
}

/// The sources and the clock of one trial.
struct LawBench: Sendable {
  let scheduler: TestScheduler
  let source: LawSource
  let other: LawSource

  /// Lets go of what is still subscribed or armed.
  func close() {
    source.close()
    other.close()
    scheduler.world.close()
  }

  var openSource: String? {
    source.isOpen ? source.name : other.isOpen ? other.name : nil
  }
}

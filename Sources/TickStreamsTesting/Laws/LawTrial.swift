import TickStreams

/// One run of the operator under test through a course, under observation.
final class LawRun: Sendable {
  /// Something that must not be, and the story that leads to it.
  struct Finding: Sendable {
    let what: String
    let story: String
  }

  /// One moment of a course: a step, or one instant of the time that passes in it.
  struct Moment: Sendable {
    /// How many events had come by the end of it.
    var events: Int
    /// Whether not more than one timer fired in it.
    var isSingle: Bool
  }

  private struct State: Sendable {
    var result: LawSubject.Result?
    var handle: Subscription?
    var guests: [Subscription] = []
    var moments: [Moment] = []
  }

  let subject: LawSubject
  let bench: LawBench
  let story = EventLog()
  let observer: LawObserver
  private let state: Lock<State>
  private let subscriber = Lock<WeakWitness?>(nil)
  /// What runs after a moment: in a struct, since a closure by itself would be wrapped once more at each look.
  private struct Interlude: Sendable {
    let moment: Int
    let run: @Sendable () -> Void
  }

  private let interlude = Lock<Interlude?>(nil)

  var scheduler: TestScheduler { bench.scheduler }
  var source: LawSource { bench.source }
  var other: LawSource { bench.other }
  var moments: [Moment] { state.withLock { $0.moments } }
  var hasHandle: Bool { state.withLock { $0.handle != nil } }

  init(
    _ subject: LawSubject,
    opening: [LawFeed] = [],
    isStubborn: Bool = false,
    probe: (@Sendable (LawPlace) -> Void)? = nil
  ) {
    let sends: LawSource.Opening = opening.isEmpty ? .quiet : .sends(opening)
    let bench = LawBench(
      scheduler: Self.scheduler(subject, story),
      source: LawSource("source", opening: sends, isStubborn: isStubborn, probe: probe),
      other: LawSource("other", isStubborn: isStubborn, probe: probe)
    )
    self.subject = subject
    self.bench = bench
    if !opening.isEmpty { story.tell("(source, while it is subscribed, \(opening.map(\.description).joined(separator: ", ")))") }
    observer = LawObserver(story, openSources: { bench.openSource })
    state = Lock(State(result: subject.build(bench)))
    subject.latest.withLock { $0 = story }
  }

  /// A trial with an endless source.
  init(_ subject: LawSubject, endless limit: Int, other: [LawFeed]) {
    let bench = LawBench(
      scheduler: Self.scheduler(subject, story),
      source: LawSource("source", opening: .endless(limit: limit)), other: LawSource("other", opening: .sends(other))
    )
    self.subject = subject
    self.bench = bench
    observer = LawObserver(story, openSources: { nil })
    state = Lock(State(result: subject.build(bench)))
    subject.latest.withLock { $0 = story }
  }

  private static func scheduler(_ subject: LawSubject, _ story: EventLog) -> TestScheduler {
    TestScheduler { [weak subject, story] mistake in subject?.note(mistake, story) }
  }

  /// Leaves nothing behind: the sources hold the operator, which may hold the sources, and an armed timer holds both.
  ///
  /// The subscriptions end first, since their disposal may arm a timer, such as that of a grace period.
  deinit {
    observer.onEvent(nil)
    endSubscriptions()
    bench.close()
  }

  // MARK: - Steps

  /// Subscribes, and runs through the course.
  ///
  /// - Parameters:
  ///   - course: What happens.
  ///   - inspect: Asked after the subscription and after each step; the first complaint ends the run.
  /// - Returns: The complaint, with the story up to it.
  @discardableResult
  func run(_ course: EventScript, _ inspect: (LawRun) -> String? = { _ in nil }) -> Finding? {
    subscribe()
    if let what = inspect(self) { return finding(what) }
    for step in course.steps where subject.usesOther || !step.isOfOther {
      perform(step)
      if let what = inspect(self) { return finding(what) }
    }
    return nil
  }

  func finding(_ what: String) -> Finding { Finding(what: what, story: story.text) }

  func subscribe(toFirst: Bool = false) {
    story.tell(toFirst ? "subscribe with take(1)" : "subscribe")
    let witness = LawWitness()
    subscriber.withLock { $0 = WeakWitness(witness, "the subscriber") }
    guard let result = state.withLock({ $0.result }) else { return }
    let handle = toFirst ? result.subscribeToFirst(observer, witness) : result.subscribe(observer, witness)
    state.withLock { $0.handle = handle }
    endMoment()
  }

  func perform(_ step: EventScript.Step) {
    story.tell("\(step)")
    switch step {
    case .source(let feed): source.feed(feed)
    case .other(let feed): other.feed(feed)
    case .pass(let duration): pass(duration)
    case .dispose: dispose()
    }
    endMoment()
  }

  /// Instant by instant, so that each is a moment.
  private func pass(_ duration: Duration) {
    let end = scheduler.now.advanced(by: duration)
    while let next = scheduler.pending.first?.due, next <= end {
      let isSingle = scheduler.pending.prefix { $0.due <= next }.count == 1
      scheduler.advance(to: Swift.max(next, scheduler.now))
      endMoment(isSingle: isSingle)
    }
    scheduler.advance(to: end)
  }

  private func endMoment(isSingle: Bool = true) {
    let count = observer.events.count
    let number = state.withLock { state in
      state.moments.append(Moment(events: count, isSingle: isSingle))
      return state.moments.count - 1
    }
    if let interlude = interlude.withLock({ $0 }), interlude.moment == number { interlude.run() }
  }

  /// Runs `body` between two moments.
  func afterMoment(_ number: Int, _ body: @escaping @Sendable () -> Void) {
    interlude.withLock { $0 = Interlude(moment: number, run: body) }
  }

  func dispose() {
    state.withLock { $0.handle }?.dispose()
    observer.isDisposed()
  }

  /// Adds another subscriber to the same signal.
  func join(_ guest: LawObserver) {
    let subscription = state.withLock { $0.result }?.subscribe(guest, LawWitness())
    if let subscription { state.withLock { $0.guests.append(subscription) } }
  }

  /// Adds another subscriber, and disposes it at once.
  func visit() {
    let guest = LawObserver(EventLog(), openSources: { nil })
    state.withLock { $0.result }?.subscribe(guest, LawWitness()).dispose()
  }

  // MARK: - Looking

  /// Lets go of the signal.
  func release() {
    let over = state.withLock { ($0.result.take(), $0.guests) }
    withExtendedLifetime(over) {}
  }

  private func endSubscriptions() {
    let over = state.withLock { state in
      defer { state.guests = [] }
      return (state.handle.take(), state.guests)
    }
    withExtendedLifetime(over) {}
  }

  /// What is still held.
  var retained: [String] {
    let capture = subscriber.withLock { $0 }
    return source.retained + other.retained + (capture?.object == nil ? [] : [capture?.name ?? ""])
  }
}

extension EventScript.Step {
  fileprivate var isOfOther: Bool {
    if case .other = self { true } else { false }
  }
}

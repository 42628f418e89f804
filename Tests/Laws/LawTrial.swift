import TickStreams
import TickStreamsTesting

/// One run of the operator under test through a script of events, with an observer of its result.
final class LawTrial: Sendable {
  /// The violation of a law, and the story: the steps that lead to it, with their events.
  struct Finding: Sendable {
    let what: String
    let story: String
  }

  /// A step of a script, or one instant of the time that passes in it.
  struct Moment: Sendable {
    /// The number of events by the end of it.
    var events: Int
    /// Whether at most one timer fired in it.
    var isSingle: Bool
  }

  private struct State: Sendable {
    var result: LawSubject.Result?
    var handle: Subscription?
    var otherSubscriptions: [Subscription] = []
    var moments: [Moment] = []
  }

  let subject: LawSubject
  let bench: LawBench
  let log = EventLog()
  let observer: LawObserver
  private let state: Lock<State>
  private let subscriber = Lock<WeakWitness?>(nil)
  /// Work that runs after a moment.
  private struct Interruption: Sendable {
    let moment: Int
    let run: @Sendable () -> Void
  }

  private let interruption = Lock<Interruption?>(nil)

  var scheduler: TestScheduler { bench.scheduler }
  var source: LawSource { bench.source }
  var other: LawSource { bench.other }
  var moments: [Moment] { state.withLock { $0.moments } }
  var hasHandle: Bool { state.withLock { $0.handle != nil } }

  init(
    _ subject: LawSubject,
    opening: [LawFeed] = [],
    sendsAfterDisposal: Bool = false,
    probe: (@Sendable (LawPlace) -> Void)? = nil
  ) {
    let sends: LawSource.Opening = opening.isEmpty ? .quiet : .sends(opening)
    let bench = LawBench(
      scheduler: Self.scheduler(subject, log),
      source: LawSource("source", opening: sends, sendsAfterDisposal: sendsAfterDisposal, probe: probe),
      other: LawSource("other", sendsAfterDisposal: sendsAfterDisposal, probe: probe)
    )
    self.subject = subject
    self.bench = bench
    if !opening.isEmpty { log.begin("(source, while it is subscribed, \(opening.map(\.description).joined(separator: ", ")))") }
    observer = LawObserver(log, openSources: { bench.openSource })
    state = Lock(State(result: subject.build(bench)))
    subject.latestLog.withLock { $0 = log }
  }

  /// A trial with an endless source.
  init(_ subject: LawSubject, endless limit: Int, other: [LawFeed]) {
    let bench = LawBench(
      scheduler: Self.scheduler(subject, log),
      source: LawSource("source", opening: .endless(limit: limit)), other: LawSource("other", opening: .sends(other)))
    self.subject = subject
    self.bench = bench
    observer = LawObserver(log, openSources: { nil })
    state = Lock(State(result: subject.build(bench)))
    subject.latestLog.withLock { $0 = log }
  }

  private static func scheduler(_ subject: LawSubject, _ log: EventLog) -> TestScheduler {
    let note: @Sendable (TestFailure) -> Void = { [weak subject, log] mistake in subject?.note(mistake, log) }
    guard let seed = subject.late else { return TestScheduler(onMistake: note) }
    return TestScheduler(seed: seed, lateness: .milliseconds(900), onMistake: note)
  }

  /// Breaks the retain cycles: the sources hold the operator, which may hold the sources, and an armed timer holds both.
  ///
  /// The subscriptions end first, since their disposal may arm a timer, such as that of a grace period.
  deinit {
    observer.onEvent(nil)
    endSubscriptions()
    bench.close()
  }

  /// Subscribes, and performs the steps of a script.
  ///
  /// - Parameters:
  ///   - script: The steps.
  ///   - inspect: Called after the subscription and after each step; the first complaint ends the run.
  /// - Returns: The complaint, with the story up to it.
  @discardableResult func run(_ script: EventScript, _ inspect: (LawTrial) -> String? = { _ in nil }) -> Finding? {
    subscribe()
    if let what = inspect(self) { return finding(what) }
    for step in script.steps where subject.usesOther || !step.isOfOther {
      perform(step)
      if let what = inspect(self) { return finding(what) }
    }
    return nil
  }

  func finding(_ what: String) -> Finding { Finding(what: what, story: log.text) }

  func subscribe(toFirst: Bool = false) {
    log.begin(toFirst ? "subscribe with take(1)" : "subscribe")
    let witness = LawWitness()
    subscriber.withLock { $0 = WeakWitness(witness, "the subscriber") }
    guard let result = state.withLock({ $0.result }) else { return }
    let handle = result.subscribe(toFirst, observer, witness)
    state.withLock { $0.handle = handle }
    endMoment()
  }

  func perform(_ step: EventScript.Step) {
    log.begin("\(step)")
    switch step {
    case .source(let feed): source.feed(feed)
    case .other(let feed): other.feed(feed)
    case .pass(let duration): pass(duration)
    case .dispose: dispose()
    case .shutdown: shutdown()
    }
    endMoment()
  }

  /// Lets time pass instant by instant, so that each is a moment.
  private func pass(_ duration: Duration) {
    let end = scheduler.now.advanced(by: duration)
    // A timer that is late still waits at its deadline.
    let least = subject.late == nil ? Duration.zero : .milliseconds(50)
    while let next = scheduler.pending.first?.deadline, next <= end, least == .zero || scheduler.now < end {
      let isSingle = least == .zero && scheduler.pending.prefix { $0.deadline <= next }.count == 1
      scheduler.advance(to: Swift.min(end, Swift.max(next, scheduler.now.advanced(by: least))))
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
    if let interruption = interruption.withLock({ $0 }), interruption.moment == number { interruption.run() }
  }

  /// Runs `body` between two moments.
  func afterMoment(_ number: Int, _ body: @escaping @Sendable () -> Void) {
    interruption.withLock { $0 = Interruption(moment: number, run: body) }
  }

  func dispose() {
    state.withLock { $0.handle }?.dispose()
    observer.markDisposed()
  }

  func shutdown() {
    scheduler.shutdown()
    observer.markShutDown()
  }

  /// Adds another subscriber to the same signal.
  func addSubscriber(_ observer: LawObserver) {
    let subscription = state.withLock { $0.result }?.subscribe(false, observer, LawWitness())
    if let subscription { state.withLock { $0.otherSubscriptions.append(subscription) } }
  }

  /// Adds another subscriber, and disposes it immediately.
  func subscribeAndDispose() {
    let observer = LawObserver(EventLog(), openSources: { nil })
    state.withLock { $0.result }?.subscribe(false, observer, LawWitness()).dispose()
  }

  /// Releases the signal.
  func release() {
    let released = state.withLock { ($0.result.take(), $0.otherSubscriptions) }
    withExtendedLifetime(released) {}
  }

  private func endSubscriptions() {
    let released = state.withLock { ($0.handle.take(), exchange(&$0.otherSubscriptions, with: [])) }
    withExtendedLifetime(released) {}
  }

  /// The values that are still retained.
  var retained: [String] {
    let capture = subscriber.withLock { $0 }
    return source.retained + other.retained + (capture?.object == nil ? [] : [capture?.name ?? ""])
  }
}

extension EventScript.Step { var isOfOther: Bool { if case .other = self { true } else { false } } }

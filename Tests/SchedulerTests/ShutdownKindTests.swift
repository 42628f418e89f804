import Dispatch
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The meaning of "silent after a shutdown" on every kind of scheduler.
@Suite("Shutdown, on every kind of scheduler") struct ShutdownKindTests {
  /// An operator of values that tests can watch.
  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (TickSignal<Witness, Failure>, any TickScheduler) -> TickSignal<String, Failure>

    init<Output>(
      _ name: String, _ apply: @escaping @Sendable (TickSignal<Witness, Failure>, any TickScheduler) -> TickSignal<Output, Failure>
    ) {
      testDescription = name
      self.apply = { apply($0, $1).map { _ in name } }
    }
  }

  struct Failure: Error, Equatable {}

  /// The operators that hold values or an end back.
  static let holding: [Form] = [
    Form("deliver") { $0.deliver(on: $1) },
    Form("deliver, buffering") { $0.deliver(on: $1, buffering: .newest(1)) },
    Form("delay") { $0.delay(.seconds(1), on: $1) },
    Form("debounce") { $0.debounce(for: .seconds(1), on: $1) },
    Form("debounce, where nothing waits") { $0.debounce(for: .seconds(1), where: { _ in false }, on: $1) },
    Form("throttle") { $0.throttle(for: .seconds(1), on: $1) },
    Form("throttle, leading") { $0.throttle(for: .seconds(1), edges: .leading, on: $1) },
    Form("throttle, trailing") { $0.throttle(for: .seconds(1), edges: .trailing, on: $1) },
    Form("sample") { $0.sample(every: .seconds(1), on: $1) },
    Form("collect") { $0.collect(every: .seconds(1), on: $1) },
    Form("collect, counting") { $0.collect(every: .seconds(1), maxCount: 3, on: $1) },
    Form("collect, within") { $0.collect(within: .seconds(1), maxCount: 3, on: $1) },
    Form("window") { $0.window(every: .seconds(1), on: $1).flatMap { $0 } },
    Form("window, lasting") { $0.window(every: .seconds(1), for: .seconds(3), on: $1).flatMap { $0.collect() } },
  ]

  private let base = TestScheduler()
  private let log = Log<String>()

  /// The courses before a shutdown: nothing, values that wait, values that have been delivered.
  static let courses = ["", "v", "vv", "v.", "v.v", "v.vv."]
  static let ends: [Event<Int, Failure>] = [.completed, .failed(Failure())]

  private func play(_ course: String, _ source: TickSubject<Witness, Failure>) {
    for step in course { if step == "v" { source.next(Witness()) } else { base.advance(by: .milliseconds(1_500)) } }
  }

  private func end(_ event: Event<Int, Failure>, _ source: TickSubject<Witness, Failure>) {
    if case .failed(let failure) = event { source.failed(failure) } else { source.completed() }
  }

  @Test(arguments: SchedulerKind.running + [.frozen], holding) func whatHoldsBackIsSilent(kind: SchedulerKind, form: Form) {
    for course in Self.courses {
      for end in Self.ends {
        for later in ["", "v", ".v."] {
          let test = ShutdownKindTests()
          let made = kind.make(test.base)
          let source = TickSubject<Witness, Failure>()
          let subscription = form.apply(source.signal, made.scheduler).observe { [log = test.log] in log.append("\($0)") }
          test.play(course, source)
          let before = test.log.count
          made.shutdown()
          test.play(later, source)
          #expect(!source.hasSubscribers || later.isEmpty, "\(course), then \(later)")
          test.end(end, source)
          test.base.advance(by: .seconds(10))
          expectEqual(test.log.entries.dropFirst(before), [], "\(course), then \(later), then \(end)")
          #expect(!subscription.isDisposed)
          withExtendedLifetime(made) {}
        }
      }
    }
  }

  @Test(arguments: SchedulerKind.running, holding) func aCompletionThatWaitsNeverComes(kind: SchedulerKind, form: Form) {
    for course in Self.courses {
      let test = ShutdownKindTests()
      let made = kind.make(test.base)
      let source = TickSubject<Witness, Failure>()
      let subscription = form.apply(source.signal, made.scheduler).observe { [log = test.log] in log.append("\($0)") }
      test.play(course, source)
      source.completed()
      let before = test.log.count
      made.shutdown()
      test.base.advance(by: .seconds(10))
      expectEqual(test.log.count, before, "\(course)")
      withExtendedLifetime((made, subscription)) {}
    }
  }

  @Test(arguments: SchedulerKind.running + [.frozen], holding) func nothingThatWaitsIsKept(kind: SchedulerKind, form: Form) {
    let made = kind.make(base)
    let source = TickSubject<Witness, Failure>()
    let subscription = form.apply(source.signal, made.scheduler).observe { _ in }
    weak var waiting: Witness?
    weak var late: Witness?
    func send(_ number: Int) {
      let value = Witness()
      if number == 0 { waiting = value } else { late = value }
      source.next(value)
    }
    send(0)
    made.shutdown()
    #expect(waiting == nil)
    send(1)
    #expect(late == nil)
    expectEqual(made.scheduler.statistics.pending, 0)
    expectEqual(made.scheduler.statistics.queuedValues, 0)
    expectEmpty(base.pending)
    withExtendedLifetime((made, subscription)) {}
  }

  @Test(arguments: SchedulerKind.running, holding) func theSubscriberMayShutDown(kind: SchedulerKind, form: Form) {
    let made = kind.make(base)
    let source = TickSubject<Witness, Failure>()
    let subscription = form.apply(source.signal, made.scheduler).observe { [log] event in
      log.append("\(event)")
      made.shutdown()
    }
    for _ in 1...2 { source.next(Witness()) }
    source.completed()
    base.advance(by: .seconds(10))
    for _ in 1...2 { source.next(Witness()) }
    base.advance(by: .seconds(10))
    expectEqual(log.count, 1)
    withExtendedLifetime(subscription) {}
  }

  /// Operators that pass values on, and use the scheduler only to start, limit, repeat or measure time.
  static let passing: [Form] = [
    Form("timeout(after:)") { $0.timeout(after: .seconds(1), failing: Failure(), on: $1) },
    Form("timeout(afterSilence:)") { $0.timeout(afterSilence: .seconds(1), failing: Failure(), on: $1) },
    Form("timeout(afterSilence:or:)") { $0.timeout(afterSilence: .seconds(1), or: .empty, on: $1) },
    Form("take(for:)") { $0.take(for: .seconds(1), on: $1) },
    Form("skip(for:)") { $0.skip(for: .zero, on: $1) },
    Form("share(grace:)") { $0.share(grace: .seconds(1), on: $1) },
    Form("retry") { $0.retry(1, where: { _ in false }, backoff: .constant(.seconds(1)), on: $1) },
    Form("repeated(every:)") { $0.repeated(1, every: .seconds(1), on: $1) },
    Form("repeated(after:)") { $0.repeated(1, after: .seconds(1), on: $1) },
    Form("measureInterval") { $0.measureInterval(on: $1) },
    Form("timestamped") { $0.timestamped(on: $1) },
  ]

  @Test(arguments: SchedulerKind.running, passing) func whatNeedNotWaitPasses(kind: SchedulerKind, form: Form) {
    for end in Self.ends {
      let test = ShutdownKindTests()
      let made = kind.make(test.base)
      let source = TickSubject<Witness, Failure>()
      let subscription = form.apply(source.signal, made.scheduler).observe { [log = test.log] in log.append("\($0)") }
      source.next(Witness())
      made.shutdown()
      test.base.advance(by: .seconds(10))
      source.next(Witness())
      test.end(end, source)
      let value = "next(\(form.testDescription))"
      expectEqual(test.log.entries, [value, value, "\(end)"])
      withExtendedLifetime((made, subscription)) {}
    }
  }

  /// Signals that wait to begin, or to begin again.
  static let starting: [Form] = [
    Form("delaySubscription") { $0.delaySubscription(.seconds(1), on: $1) },
    Form("retry") { .fail(Failure()).concat($0).retry(backoff: .constant(.seconds(1)), on: $1) },
    Form("repeated(every:)") { TickSignal.empty.repeated(every: .seconds(1), on: $1).concat($0) },
    Form("repeated(after:)") { TickSignal.empty.repeated(after: .seconds(1), on: $1).concat($0) },
  ]

  @Test(arguments: SchedulerKind.running + [.frozen], starting) func whatWaitsToBeginDoesNotBegin(kind: SchedulerKind, form: Form) {
    let made = kind.make(base)
    let source = TickSubject<Witness, Failure>()
    let subscription = form.apply(source.signal, made.scheduler).observe { [log] in log.append("\($0)") }
    made.shutdown()
    base.advance(by: .seconds(10))
    #expect(!source.hasSubscribers)
    expectEqual(log.entries, [])
    #expect(!subscription.isDisposed)
    withExtendedLifetime(made) {}
  }

  static let sources: [(name: String, make: @Sendable (any TickScheduler) -> TickSignal<Int, Never>)] = [
    ("interval", { TickSignal<Tick, Never>.interval(.seconds(1), on: $0).map(\.index) }),
    (
      "interval aligned to the wall clock",
      { TickSignal<Tick, Never>.interval(.seconds(1), alignedTo: .wall(.seconds(1)), on: $0).map(\.index) }
    ),
    ("after", { TickSignal<Tick, Never>.after(.seconds(1), on: $0).map(\.index) }),
    ("at a moment of the wall clock", { TickSignal<Tick, Never>.at($0.wallNow.advanced(by: .seconds(1)), on: $0).map(\.index) }),
    ("countdown", { TickSignal<Duration, Never>.countdown(for: .zero, on: $0).map { _ in 0 } }),
    ("elapsed", { TickSignal<Duration, Never>.elapsed(since: $0.now, on: $0).map { _ in 0 } }),
    ("from", { .from([1], every: .seconds(1), on: $0) }),
  ]

  @Test(arguments: SchedulerKind.running, sources.indices) func aSourceIsSilent(kind: SchedulerKind, number: Int) {
    for isInside in [false, true] {
      let test = ShutdownKindTests()
      let made = kind.make(test.base)
      // The required members have no wall clock: such a scheduler shows that of the system.
      if Self.sources[number].name.hasSuffix("wall clock"), made.scheduler.wallNow != test.base.wallNow { continue }
      let subscription = Self.sources[number].make(made.scheduler).observe { [log = test.log] event in
        log.append("\(event)")
        if isInside { made.shutdown() }
      }
      if !isInside { made.shutdown() }
      test.base.advance(by: .seconds(10))
      expectEqual(test.log.count, (isInside ? 1 : 0), "\(Self.sources[number].name)")
      expectEqual(made.scheduler.statistics.pending, 0)
      withExtendedLifetime((made, subscription)) {}
    }
  }

  @Test(arguments: SchedulerKind.running + [.frozen]) func whatSleepsIsTold(kind: SchedulerKind) {
    let made = kind.make(base)
    base.spawn { [log] in do { try await made.scheduler.sleep(for: .seconds(5)) } catch { log.append("\(error)") } }
    base.advance(by: .seconds(1))
    made.shutdown()
    base.advance(by: .zero)
    expectEqual(log.entries, ["CancellationError()"])
    #expect(made.scheduler.isShutDown)
    withExtendedLifetime(made) {}
  }

  @Test(arguments: SchedulerKind.running + [.frozen]) func newWorkIsRefused(kind: SchedulerKind) {
    let made = kind.make(base)
    made.shutdown()
    let timer = made.scheduler.schedule(after: .seconds(1)) { [log] in log.append("fired") }
    base.advance(by: .seconds(5))
    #expect(timer.isDisposed)
    expectEqual(log.entries, [])
    withExtendedLifetime(made) {}
  }

  @Test func whatIsMadeOnASchedulerThatWasShutDownIsShutDown() {
    base.shutdown()
    #expect(ScaledScheduler(rate: 1, on: base).isShutDown)
    #expect(base.delivering(on: .global()).isShutDown)
    let plain = PlainScheduler(base)
    let timer = plain.schedule(after: .seconds(1)) {}
    #expect(timer.isDisposed)
    #expect(plain.isShutDown)
  }

  @Test func whatWasReleasedIsForgotten() {
    weak var engine: EngineCore?
    do {
      let scaled = ScaledScheduler(rate: 1, on: base)
      engine = scaled.engine.core
    }
    #expect(engine == nil)
    base.shutdown()
    #expect(base.isShutDown)
  }

  @MainActor @Test func aDeliveryInPlaceIsSilent() {
    let scaled = ScaledScheduler(rate: 1, on: .main)
    let source = TickSubject<Int, Never>()
    let subscription = source.signal.deliver(on: scaled).observe { [log] in log.append("\($0)") }
    source.next(1)
    scaled.shutdown()
    source.next(2)
    #expect(!source.hasSubscribers)
    source.completed()
    expectEqual(log.entries, ["next(1)"])
    #expect(!MainScheduler.shared.isShutDown)
    subscription.dispose()
  }
}

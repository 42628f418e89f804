import Testing
import TickStreams
import TickStreamsTesting

// The samples of the DocC page on requests and searches, word for word; `SamplesInSync` compares them.

nonisolated enum Trace {
  @TaskLocal static var id = "none"
}

struct RequestSamples {
  private let scheduler = TestScheduler()

  enum LoadError: Error { case timedOut }

  func answer(
    to ask: @escaping @Sendable () async throws -> String,
    on scheduler: any TickScheduler
  ) -> TickSignal<String, any Error> {
    TickSignal.task { try await ask() }
      .timeout(after: .seconds(20), failing: LoadError.timedOut, on: scheduler)
      .retry(2, backoff: .exponential(from: .seconds(1)), on: scheduler)
  }

  func results(
    for typed: TickSignal<String, Never>,
    find: @escaping @Sendable (String) async throws -> [String],
    on scheduler: any TickScheduler
  ) -> TickSignal<[String], Never> {
    typed.debounce(for: .milliseconds(300), on: scheduler)
      .removeDuplicates()
      .flatMapLatest { text in
        TickSignal.task { try await find(text) }.catch { _ in .just([]) }
      }
  }

  func payment(
    _ state: TickSignal<String, Never>, on scheduler: any TickScheduler
  ) -> TickSignal<String, Never> {
    state.repeated(every: .seconds(5), on: scheduler)
      .take(while: { $0 == "pending" }, inclusive: true)
      .take(for: .seconds(120), on: scheduler)
  }

  func traced(
    _ load: @escaping @Sendable () async throws -> String,
    on scheduler: any TickScheduler
  ) -> TickSignal<String, any Error> {
    .deferred {
      let id = Trace.id
      return .task { try await Trace.$id.withValue(id) { try await load() } }
        .retry(2, backoff: .constant(.seconds(1)), on: scheduler)
    }
  }

  @Test func everyAttemptHasTheTraceOfTheCall() {
    let scheduler = TestScheduler()
    let seen = TickSubject<String, Never>()
    let ids = scheduler.record(seen.signal)
    let reply = Trace.$id.withValue("req-7") {
      scheduler.record(
        traced(
          {
            seen.next(Trace.id)
            throw LoadError.timedOut
          }, on: scheduler))
    }
    scheduler.advance(by: .seconds(5))
    #expect(ids.values == ["req-7", "req-7", "req-7"])
    #expect(reply.isFinished)
  }

  /// What the page says about the ends of task-local values.
  @Test func aTaskLocalValueEndsAtTheFirstTimer() {
    let scheduler = TestScheduler()
    let seen = TickSubject<String, Never>()
    let ids = scheduler.record(seen.signal)
    let work = TickSignal<String, any Error>.task {
      seen.next(Trace.id)
      throw LoadError.timedOut
    }
    let typed = TickSubject<Void, Never>()
    let recordings = Trace.$id.withValue("req-7") {
      let recordings = [
        scheduler.record(work.retry(2, backoff: .constant(.seconds(1)), on: scheduler)),
        scheduler.record(work.delaySubscription(.milliseconds(1_500), on: scheduler)),
        scheduler.record(typed.signal.debounce(for: .milliseconds(2_500), on: scheduler).flatMapLatest { work }),
      ]
      typed.next()
      return recordings
    }
    scheduler.advance(by: .seconds(5))
    #expect(ids.values == ["req-7", "none", "none", "none", "none"])
    withExtendedLifetime(recordings) {}
  }

  @Test func aRequestThatHangs() {
    let attempts = TickValue(0)
    let recording = scheduler.record(
      answer(
        to: {
          attempts.modify { $0 += 1 }
          try await scheduler.sleep(for: .seconds(attempts.current < 3 ? 60 : 2))
          return "here"
        }, on: scheduler))
    scheduler.advance(by: .seconds(60))
    #expect(attempts.current == 3)
    #expect(recording.events.map(\.time) == [.seconds(45), .seconds(45)])
    #expect(recording.values == ["here"])
  }

  @Test func aSearch() {
    let scheduler = TestScheduler()
    let typed = TickSubject<String, Never>()
    let recording = scheduler.record(
      results(
        for: typed.signal,
        find: { text in
          try await scheduler.sleep(for: .seconds(1))
          return [text]
        }, on: scheduler))
    typed.next("s")
    scheduler.advance(by: .milliseconds(299))
    typed.next("sw")
    scheduler.advance(by: .milliseconds(300))
    #expect(recording.values.isEmpty)
    scheduler.advance(by: .milliseconds(500))
    typed.next("swift")
    scheduler.advance(by: .seconds(5))
    #expect(recording.values == [["swift"]], "the request for the text before was canceled")
  }

  @Test func aPoll() {
    let states = TickValue(["pending", "pending", "paid"])
    let state = TickSignal<String, Never>.deferred { .just(states.modify { $0.removeFirst() }) }
    let recording = scheduler.record(payment(state, on: scheduler))
    scheduler.advance(by: .seconds(60))
    #expect(recording.values == ["pending", "pending", "paid"])
    #expect(recording.events.last?.time == .seconds(10))
    let endless = scheduler.record(payment(.just("pending"), on: scheduler))
    scheduler.advance(by: .seconds(200))
    #expect(endless.events.last == .completed(at: .seconds(120)))
  }

  @Test func oneSubscriptionForTwoScreens() {
    let source = scheduler.cold("-a")
    let prices = source.signal
    let shared = prices.share(replay: 1, grace: .seconds(30), on: scheduler)
    let first = scheduler.record(shared)
    scheduler.advance(by: .seconds(1))
    first.dispose()
    scheduler.advance(by: .seconds(29))
    let second = scheduler.record(shared)
    #expect(second.values == ["a"])
    #expect(source.subscriptions.count == 1)
    second.dispose()
    scheduler.advance(by: .seconds(30))
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(60))])
  }

  @Test func aSharedRequestIsNotStartedAgain() {
    let source = scheduler.cold("-a|")
    let shared = source.signal.share(replay: 1, grace: .seconds(30), on: scheduler)
    let first = scheduler.record(shared)
    scheduler.advance(by: .seconds(1))
    first.dispose()
    scheduler.advance(by: .seconds(100))
    let second = scheduler.record(shared)
    #expect(second.events == [.next("a", at: .zero), .completed(at: .zero)])
    #expect(source.subscriptions.count == 1)
  }
}

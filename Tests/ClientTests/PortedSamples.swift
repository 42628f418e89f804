import Testing
import TickStreams
import TickStreamsTesting

// The samples of the page on porting, word for word, and their behavior in virtual time; `SamplesInSync` compares them with the page.

// MARK: - RAC

func replies(
  to post: TickSignal<String, PostError>,
  until loggedOut: TickSignal<Void, Never>, on scheduler: some TickScheduler
) -> TickSignal<String, Never> {
  TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
    .flatMapFirst { _ in
      post
        .timeout(after: .seconds(20), failing: .timedOut, on: scheduler)
        .retry(2, backoff: .exponential(from: .seconds(1)), on: scheduler)
        .catch { _ in .empty }
    }
    .take(until: loggedOut)
}

// MARK: - ReactiveSwift

func results(
  for query: TickSignal<String, Never>,
  from search:
    @escaping @Sendable (String) -> TickSignal<[String], PostError>,
  on scheduler: some TickScheduler
) -> TickSignal<[String], Never> {
  query
    .debounce(for: .milliseconds(300), on: scheduler)
    .removeDuplicates()
    .flatMapLatest { search($0).catch { _ in .empty } }
}

// MARK: - RxSwift

func label(for duration: Duration, on scheduler: some TickScheduler)
  -> TickSignal<String, Never>
{
  TickSignal.countdown(for: duration, on: scheduler)
    .map { "\($0.components.seconds) s" }
}

// MARK: - Combine

func saved(_ text: TickValue<String>, on scheduler: some TickScheduler)
  -> TickSignal<String, Never>
{
  text.signal
    .debounce(for: .seconds(2), on: scheduler)
    .removeDuplicates()
}

// MARK: - Tests

struct PortedSamples {
  let scheduler = TestScheduler()

  @Test func aHeartbeatAnswersAtOnceAndThenOnceAMinuteUntilTheLogout() {
    let loggedOut = TickSubject<Void, Never>()
    let post = TickSignal<String, Never>.after(.seconds(1), value: "pong", on: scheduler).promoteFailure(to: PostError.self)
    let recording = scheduler.record(replies(to: post, until: loggedOut.signal, on: scheduler))
    scheduler.advance(by: .seconds(150))
    loggedOut.next()
    #expect(
      recording.events == [
        .next("pong", at: .seconds(1)), .next("pong", at: .seconds(61)), .next("pong", at: .seconds(121)), .completed(at: .seconds(150)),
      ]
    )
    scheduler.advance(by: .seconds(3_600))
    #expect(recording.events.count == 4)
    #expect(scheduler.pending.isEmpty)
  }

  @Test func aHangingHeartbeatTimesOutAndTheNextOneIsNotDelayed() {
    let attempts = TickValue(0)
    let post = TickSignal<String, PostError>.deferred {
      attempts.current += 1
      return .never
    }
    let recording = scheduler.record(replies(to: post, until: .never, on: scheduler))
    scheduler.advance(by: .milliseconds(62_999))
    #expect(attempts.current == 3)  // at 0 s, 21 s and 43 s; the beat of 60 s is ignored, and the last attempt gives up at 63 s
    scheduler.advance(by: .seconds(57))
    #expect(attempts.current == 3)
    scheduler.advance(by: .milliseconds(1))
    #expect(attempts.current == 4)
    #expect(recording.events.isEmpty)
  }

  @Test func aSearchStartsAfterAPauseAndTheLatestWins() {
    let query = TickSubject<String, Never>()
    let slow = scheduler
    let recording = scheduler.record(
      results(
        for: query.signal,
        from: { text in
          TickSignal<[String], Never>.after(.seconds(text == "s" ? 5 : 1), value: ["found \(text)"], on: slow).promoteFailure()
        },
        on: scheduler
      )
    )
    query.next("s")
    scheduler.advance(by: .milliseconds(400))  // the search for "s" is under way since 0.3 s
    query.next("sw")
    scheduler.advance(by: .milliseconds(100))
    query.next("swi")
    scheduler.advance(by: .seconds(10))
    #expect(recording.events == [.next(["found swi"], at: .milliseconds(1_800))])
  }

  @Test func aSearchThatFailsDoesNotEndTheField() {
    let query = TickSubject<String, Never>()
    let recording = scheduler.record(
      results(for: query.signal, from: { $0 == "bad" ? .fail(.timedOut) : .just([$0]) }, on: scheduler)
    )
    query.next("bad")
    scheduler.advance(by: .seconds(1))
    query.next("good")
    scheduler.advance(by: .seconds(1))
    #expect(recording.events == [.next(["good"], at: .milliseconds(1_300))])
  }

  @Test func aCountdownIsRightAfterAStall() {
    let recording = scheduler.record(label(for: .seconds(5), on: scheduler))
    scheduler.advance(by: .seconds(1))
    scheduler.sleepDevice(for: .milliseconds(2_500))
    scheduler.advance(by: .seconds(10))
    #expect(recording.values == ["5 s", "4 s", "2 s", "1 s", "0 s"])
    #expect(recording.events.last == .completed(at: .seconds(5)))
  }

  @Test func typedTextIsSavedAfterAPauseOfTwoSeconds() {
    let text = TickValue("")
    let recording = scheduler.record(saved(text, on: scheduler))
    text.current = "a"
    scheduler.advance(by: .milliseconds(1_999))
    text.current = "ab"
    scheduler.advance(by: .milliseconds(1_999))
    #expect(recording.events.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    text.current = "abc"
    text.current = "ab"
    scheduler.advance(by: .seconds(10))
    #expect(recording.events == [.next("ab", at: .milliseconds(3_999))])
  }
}

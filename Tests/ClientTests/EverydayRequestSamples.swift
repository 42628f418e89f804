import Observation
import Testing
import TickStreams
import TickStreamsTesting

// Features that apps have, each as short as an app would write it, and a test that shows that it works: the four with requests. Those that
// count time are in `EverydaySamples`. Pages quote some of them word for word; `SamplesInSync` compares them.

nonisolated struct EverydayRequestSamples {
  struct ApiError: Error {
    var retryAfter: Duration?
  }

  // MARK: 4. A poll that stops in the background, and slows down while nothing changes

  func poll(
    _ quote: TickSignal<Int, Never>, into price: TickValue<Int>,
    on scheduler: any TickScheduler
  ) -> TickSignal<Int, Never> {
    let pace = Backoff.exponential(from: .seconds(15), cap: .seconds(240))
    return TickSignal.after(each: pace, on: scheduler)
      .restarted(by: price.changes)
      .replaceValues(with: ()).startWith(())
      .flatMapFirst { quote }
      .filter { $0 != price.current }
      .handleEvents(onNext: { price.current = $0 })
  }

  @Test func aPollSlowsDownAndStopsInTheBackground() {
    let scheduler = TestScheduler()
    let (asked, server, price) = (TickValue(0), TickValue(1), TickValue(0))
    let phases = TickValue(AppPhase.active)
    let quote = TickSignal<Int, Never>.deferred {
      asked.modify { $0 += 1 }
      return .just(server.current)
    }
    let polls = phases.signal.isForeground.flatMapLatest { isForeground in
      isForeground ? poll(quote, into: price, on: scheduler) : .empty
    }
    let recording = scheduler.record(polls)
    #expect(price.current == 1)
    scheduler.advance(by: .seconds(15 + 30 + 60))
    #expect(asked.current == 4)
    server.current = 2
    scheduler.advance(by: .seconds(120))
    #expect(price.current == 2)
    scheduler.advance(by: .seconds(15))
    #expect(asked.current == 6, "a change makes it fast again")
    phases.current = .background
    scheduler.advance(by: .seconds(3_600))
    #expect(asked.current == 6)
    phases.current = .inactive
    #expect(asked.current == 7, "it asks on the return")
    #expect(recording.values == [1, 2])
    #expect(recording.events.map(\.time) == [.zero, .seconds(225)])
  }

  // MARK: 5. A search while somebody types on and on

  @MainActor @Observable final class SearchModel {
    var query = ""
  }

  func results(
    _ typed: TickSignal<String, Never>,
    find: @escaping @Sendable (String) async throws -> [String],
    on scheduler: any TickScheduler
  ) -> TickSignal<[String], Never> {
    typed
      .debounce(
        for: .milliseconds(300), atMost: .seconds(2), on: scheduler
      )
      .removeDuplicates()
      .flatMapLatest { text in
        TickSignal.task { try await find(text) }.catch { _ in .just([]) }
      }
  }

  @Test func aSearchGoesOnWhileSomebodyTypes() {
    let scheduler = TestScheduler()
    let typed = TickSubject<String, Never>()
    let recording = scheduler.record(results(typed.signal, find: { [$0] }, on: scheduler))
    for count in 1...20 {
      typed.next(String(repeating: "a", count: count))
      scheduler.advance(by: .milliseconds(250))
    }
    scheduler.advance(by: .milliseconds(50))
    #expect(recording.values.map { $0[0].count } == [8, 16, 20])
  }

  @MainActor @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func whatIsTypedIntoAModelIsASignal() async throws {
    let model = SearchModel()
    let typed = TickSignal(Observations { model.query })
    model.query = "swift"
    #expect(await typed.firstValue() == "swift")
  }

  // MARK: 6. A socket that pings while it is silent, and reconnects when it is worthwhile

  struct Connection: Sendable {
    let lines: TickSignal<String, ApiError>
    let ping: TickSignal<String, Never>
  }

  func messages(
    _ connecting: TickSignal<Connection, ApiError>,
    online: TickSignal<Void, Never>, showing next: TickValue<RetryWait?>,
    on scheduler: any TickScheduler
  ) -> TickSignal<String, ApiError> {
    let backoff = Backoff.exponential(from: .seconds(1), cap: .seconds(60))
    return connecting.flatMapLatest { socket in
      let lines = socket.lines.share()
      let pings = TickSignal.interval(.seconds(30), on: scheduler)
        .restarted(by: lines).flatMapLatest { _ in socket.ping }
      return lines.merge(pings.ignoreValues(as: String.self))
        .timeout(afterSilence: .seconds(40), failing: ApiError(), on: scheduler)
    }
    .retry(
      resetting: .onValue, soonerWhen: online, showing: next, on: scheduler
    ) { failure, retry in failure.retryAfter ?? backoff.delay(at: retry) }
  }

  @Test func aSocketPingsWhileItIsSilentAndReconnectsEarly() {
    let scheduler = TestScheduler()
    let (pings, connections) = (TickValue(0), TickValue(0))
    let (lines, online) = (TickSubject<String, ApiError>(), TickSubject<Void, Never>())
    let next = TickValue<RetryWait?>(nil)
    let connecting = TickSignal<Connection, ApiError>.deferred {
      connections.modify { $0 += 1 }
      guard connections.current != 2 else { return .fail(ApiError(retryAfter: .seconds(14))) }
      let ping = TickSignal<String, Never>.deferred {
        pings.modify { $0 += 1 }
        return .empty
      }
      return .just(Connection(lines: lines.signal, ping: ping)).concat(.never)
    }
    let recording = scheduler.record(messages(connecting, online: online.signal, showing: next, on: scheduler))
    for _ in 1...4 {
      scheduler.advance(by: .seconds(20))
      lines.next("news")
    }
    #expect(pings.current == 0)
    scheduler.advance(by: .seconds(30))
    #expect(pings.current == 1)
    scheduler.advance(by: .seconds(10 + 1))
    #expect(next.current?.attempt == 3)
    #expect(next.current.map { scheduler.now.duration(to: $0.deadline) } == .seconds(14), "as long as the server says")
    online.next()
    #expect(connections.current == 3)
    #expect(next.current == nil)
    #expect(recording.values.count == 4)
  }

  // MARK: 10. An upload that waits as long as the server says, or until the network returns

  func uploads(
    _ put: @escaping @Sendable (Int) async throws -> Void,
    online: TickSignal<Void, Never>, showing next: TickValue<RetryWait?>,
    on scheduler: any TickScheduler
  ) -> TickCommand<Int, Void, any Error> {
    let backoff = Backoff.exponential(from: .seconds(2), cap: .seconds(60))
      .jittered()
    return TickCommand(.queue(limit: 100)) { chunk in
      TickSignal.task { try await put(chunk) }
        .timeout(after: .seconds(60), failing: ApiError(), on: scheduler)
        .retry(
          soonerWhen: online, showing: next, on: scheduler
        ) { failure, retry in
          let wait = (failure as? ApiError)?.retryAfter
          return retry < 5 ? wait ?? backoff.delay(at: retry) : nil
        }
    }
  }

  @Test func anUploadWaitsAsLongAsTheServerSays() {
    let scheduler = TestScheduler()
    let (asked, online) = (TickValue<[Int]>([]), TickSubject<Void, Never>())
    let next = TickValue<RetryWait?>(nil)
    let upload = uploads(
      { chunk in
        asked.modify { $0.append(chunk) }
        if asked.current.count < 3 { throw ApiError(retryAfter: .seconds(30)) }
      }, online: online.signal, showing: next, on: scheduler)
    scheduler.perform {
      upload.execute(1)
      upload.execute(2)
    }
    scheduler.advance(by: .seconds(29))
    #expect(asked.current == [1])
    #expect(next.current?.attempt == 2)
    scheduler.advance(by: .seconds(2))
    #expect(asked.current == [1, 1])
    scheduler.perform { online.next() }
    scheduler.advance(by: .zero)
    #expect(asked.current == [1, 1, 1, 2], "the network is back, and the second chunk follows")
    #expect(next.current == nil)
  }

  // MARK: Limits, rates, and values with a time to live

  func limited(
    _ requests: TickSignal<Int, Never>, to count: Int,
    per span: Duration, on scheduler: any TickScheduler
  ) -> TickSignal<Int, Never> {
    requests.map { request in
      let rest = TickSignal.after(span, on: scheduler)
      return TickSignal.just(request).concat(rest.ignoreValues(as: Int.self))
    }
    .flatten(maxConcurrent: count)
  }

  @Test func atMostTwoRequestsASecondAndNoneIsLost() throws {
    let scheduler = TestScheduler()
    let requests = TickSubject<Int, Never>()
    let recording = scheduler.record(limited(requests.signal, to: 2, per: .seconds(1), on: scheduler))
    for number in 0..<5 { requests.next(number) }
    scheduler.advance(by: .milliseconds(2_500))
    requests.next(5)
    requests.completed()
    scheduler.advance(by: .seconds(10))
    #expect(recording.values == [0, 1, 2, 3, 4, 5])
    try recording.expect(TimeRule<Int>.never({ _ in true }, moreThan: 2, within: .seconds(1)))
    #expect(recording.events.dropLast().map(\.time) == [0, 0, 1, 1, 2, 2.5].map { .seconds($0) })
    #expect(recording.isFinished)
  }

  @Test func aRateThatFallsToZeroInASilence() {
    let scheduler = TestScheduler()
    let messages = TickSubject<Void, Never>()
    let perSecond = messages.signal
      .collect(every: .seconds(1), on: scheduler).map(\.count)
    let lastMinute = messages.signal
      .window(every: .seconds(1), for: .seconds(60), on: scheduler)
      .flatMap { $0.count() }
    let (rate, sum) = (scheduler.record(perSecond), scheduler.record(lastMinute))
    for _ in 0..<90 {
      scheduler.advance(by: .milliseconds(500))
      messages.next()
    }
    scheduler.advance(by: .milliseconds(3_500))
    #expect(rate.values.suffix(4) == [2, 1, 0, 0])
    scheduler.advance(by: .seconds(60))
    #expect(rate.values.last == 0)
    #expect(sum.values.max() == 90)
  }

  func cached(
    _ fetch: @escaping @Sendable (String) -> TickSignal<Int, ApiError>,
    on scheduler: any TickScheduler
  ) -> @Sendable (String) -> TickSignal<Int, ApiError> {
    let known = ExpiringTable<String, TickSignal<Int, ApiError>>(on: scheduler)
    return { id in
      .deferred {
        if let shared = known[id] { return shared }
        let shared = fetch(id).share(replay: 1)
        known.updateValue(shared, forKey: id, for: .seconds(60))
        return shared
      }
    }
  }

  @Test func anAnswerIsUsedForAMinute() {
    let scheduler = TestScheduler()
    let asked = TickValue(0)
    let price = cached(
      { _ in
        .deferred {
          asked.modify { $0 += 1 }
          return asked.current == 1
            ? .fail(ApiError()) : TickSignal.after(.seconds(2), value: asked.current, on: scheduler).promoteFailure(to: ApiError.self)
        }
      }, on: scheduler)
    #expect(scheduler.record(price("a")).values.isEmpty, "a failure is not kept")
    let (first, second) = (scheduler.record(price("a")), scheduler.record(price("a")))
    scheduler.advance(by: .seconds(59))
    let third = scheduler.record(price("a"))
    #expect([first, second, third].map(\.values) == [[2], [2], [2]], "one request for three")
    scheduler.advance(by: .seconds(1))
    let fourth = scheduler.record(price("a"))
    scheduler.advance(by: .seconds(2))
    #expect(fourth.values == [3])
    #expect(asked.current == 3)
  }

  @Test func valuesAreReplayedWhileTheyAreFresh() {
    let scheduler = TestScheduler()
    let prices = TickSubject<Int, Never>()
    let recent = prices.signal
      .timestamped(on: scheduler).share(replay: 100)
      .filter { $0.instant.duration(to: scheduler.now) <= .seconds(60) }
      .map(\.value)
    let first = scheduler.record(recent)
    for price in 1...5 {
      prices.next(price)
      scheduler.advance(by: .seconds(30))
    }
    #expect(scheduler.record(recent).values == [4, 5])
    #expect(first.values == [1, 2, 3, 4, 5])
  }
}

import Foundation
import Testing
import TickStreams
import TickStreamsTesting

// The samples of the READMEs, word for word; `SamplesInSync` compares them. `.ci/newcomer` builds and runs them in a package of their own.

private final class Cell {
  var text = ""

  func show(_ sale: (id: String, end: Date), in hub: CountdownHub<String>, by server: ReferenceClock) {
    let cell = self
    // hub, one for the app: CountdownHub<String>(every: .seconds(1), on: .main)
    // server, one too: ReferenceClock(on: .main), which samples the server's date
    hub.start(sale.id, to: sale.end, by: server)
    hub.bind(cell, to: sale.id) { cell, left in
      cell.text = left.map { "\($0.components.seconds) s left" } ?? "over"
    }
  }
}

struct ReadmeSamples {
  final class CodeButton {
    var title = ""
  }

  // Of these two the samples have the attribute, which the default isolation of this target makes superfluous.
  @MainActor final class Connection {
    private let idle: IdleTimer
    private let bag = DisposeBag()
    private(set) var isOpen = true

    init(on scheduler: any TickScheduler = .main) {
      idle = IdleTimer(.seconds(30), on: scheduler)
      idle.expired.subscribe(
        with: self,
        onMain: { me, expired in
          if expired == me.idle.generation { me.isOpen = false }
        }
      ).store(in: bag)
    }

    func received() { idle.reset() }
  }

  enum LoginError: Error { case offline }

  @MainActor final class LoginModel {
    let login: TickCommand<String, Int, LoginError>
    var isBusy: Bool { login.isExecuting.current }  // for a spinner

    init(send: @escaping @Sendable (String) -> TickSignal<Int, LoginError>) {
      login = TickCommand { send($0).deliver(on: .main) }
    }

    func tap() { login.execute("ann") }  // refused while it executes
  }

  enum SocketError: Error { case silent }

  nonisolated struct Socket: Sendable {
    let lines: TickSignal<String, SocketError>
  }

  @Test func aHeartbeat() {
    func start(_ phases: TickSignal<AppPhase, Never>) -> TickSignal<Tick, Never> {
      // phases: AppPhase.signal(.uiKit)
      let beats = phases.isForeground.flatMapLatest { isForeground in
        isForeground ? TickSignal.interval(.seconds(60), delay: .zero, on: .main) : .empty
      }
      return beats
    }
    let scheduler = TestScheduler()
    #expect(scheduler.record(start(.just(.background))).isFinished)
  }

  @Test func aCellThatCountsDown() {
    let scheduler = TestScheduler()
    let (cell, end) = (Cell(), scheduler.date.addingTimeInterval(90))
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let server = ReferenceClock(on: scheduler)
    server.sample(date: scheduler.date)
    cell.show((id: "shoes", end: end), in: hub, by: server)
    scheduler.advance(by: .seconds(30))
    #expect(cell.text == "60 s left")
    #expect(scheduler.pending.count == 1)
    scheduler.jumpWallClock(by: .seconds(3_600))  // the user sets the clock
    scheduler.advance(by: .seconds(59))
    #expect(cell.text == "1 s left")
    scheduler.advance(by: .seconds(1))
    #expect(cell.text == "over")
  }

  @Test func aTestOfAnHour() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal.interval(.seconds(60), delay: .zero, on: scheduler))
    scheduler.advance(by: .seconds(3_600))  // recording.values has 61 ticks, the last at 3600 s
    #expect(recording.values.count == 61)
    #expect(recording.events.last?.time == .seconds(3_600))
  }

  @Test func aProgram() async {
    let printed = await Transcript.awaiting {
      let beats = TickSignal.interval(.seconds(1), delay: .zero, on: .main).take(3)
      for await tick in beats.values {
        print("beat", tick.index)
      }
    }
    let expected = """
      beat 0
      beat 1
      beat 2
      """
    // Main runs other tests, too: beats that it misses meanwhile are skipped.
    let numbers = printed.compactMap { Int($0.dropFirst("beat ".count)) }
    #expect(numbers.count == 3 && numbers == numbers.sorted())
    if numbers.last == 2 { #expect(printed.joined(separator: "\n") == expected) }
  }

  @Test func itBeatsThreeTimes() throws {
    let scheduler = TestScheduler()
    let beats = scheduler.record(TickSignal.interval(.seconds(1), delay: .zero, on: scheduler).take(3))
    scheduler.advance(by: .seconds(2))
    #expect(beats.events.map(\.time) == [.zero, .seconds(1), .seconds(2), .seconds(2)])  // and the end
    try scheduler.expectIdle()
  }

  @Test func aRequestThatHangs() {
    func reply(to request: TickSignal<Int, PostError>, on scheduler: any TickScheduler) -> TickSignal<Int, Never> {
      request
        .timeout(after: .seconds(20), failing: .timedOut, on: scheduler)  // each attempt
        .retry(2, backoff: .exponential(from: .seconds(1)), on: scheduler)  // after 1 s, then after 2 s
        .catch { _ in .empty }  // the type says that it cannot fail any more
    }
    let scheduler = TestScheduler()
    let recording = scheduler.record(reply(to: .never, on: scheduler))
    scheduler.advance(by: .seconds(63) - .nanoseconds(1))
    #expect(recording.events.isEmpty)
    scheduler.advance(by: .nanoseconds(1))
    #expect(recording.events == [.completed(at: .seconds(63))])
  }

  @Test func aSearch() {
    func search(
      _ typed: TickSignal<String, Never>, find: @escaping @Sendable (String) async throws -> [String]
    ) -> TickSignal<[String], Never> {
      let results = typed.debounce(for: .milliseconds(300), on: .main).removeDuplicates()
        .flatMapLatest { text in TickSignal.task { try await find(text) }.catch { _ in .empty } }
      return results
    }
    let recording = TestScheduler().record(search(.empty, find: { [$0] }))
    #expect(recording.isFinished)
  }

  @Test func aCodeThatCanBeSentAgain() {
    func show(_ button: CodeButton, _ taps: TickSignal<Void, Never>, in hub: CountdownHub<String>) -> Subscription {
      hub.bind(button, to: "code") { button, left in
        button.title = left.map { "again in \($0.components.seconds) s" } ?? "send code"
      }
      let subscription = taps.subscribe(onMain: {
        if hub.current("code") == nil { hub.start("code", for: .seconds(60), phase: .own) }
      })
      return subscription
    }
    let (scheduler, taps) = (TestScheduler(), TickSubject<Void, Never>())
    let (hub, button, again) = (CountdownHub<String>(every: .seconds(1), on: scheduler), CodeButton(), CodeButton())
    let subscription = show(button, taps.signal, in: hub)
    #expect(button.title == "send code")
    taps.next()
    scheduler.advance(by: .seconds(20))
    taps.next()
    #expect(button.title == "again in 40 s")
    let second = show(again, taps.signal, in: hub)
    #expect(again.title == "again in 40 s")
    scheduler.advance(by: .seconds(40))
    #expect(button.title == "send code")
    withExtendedLifetime((subscription, second)) {}
  }

  @Test func anIdleTimer() {
    let scheduler = TestScheduler()
    let connection = Connection(on: scheduler)
    scheduler.advance(by: .seconds(20))
    connection.received()
    scheduler.advance(by: .milliseconds(29_999))
    #expect(connection.isOpen)
    scheduler.advance(by: .milliseconds(1))
    #expect(!connection.isOpen)
  }

  @Test func anExpirationThatReachesMainAfterAResetIsIgnored() async {
    let scheduler = TestScheduler()
    let connection = Connection(on: scheduler)
    func expireElsewhere() {
      let expired = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        scheduler.advance(by: .seconds(30))
        expired.signal()
      }
      expired.wait()  // main is blocked, so the expiration waits in its queue
    }
    expireElsewhere()
    connection.received()
    await withCheckedContinuation { later in DispatchQueue.main.async { later.resume() } }
    #expect(connection.isOpen)
  }

  @Test func aCommand() {
    let (names, answers) = (TickValue<[String]>([]), TickSubject<Int, LoginError>())
    let model = LoginModel { name in
      names.modify { $0.append(name) }
      return answers.signal
    }
    model.tap()
    model.tap()
    #expect(names.current == ["ann"])
    #expect(model.isBusy)
    answers.completed()
    #expect(!model.isBusy)
  }

  @Test func aSocketThatReconnects() {
    func run(_ connecting: TickSignal<Socket, SocketError>) -> TickSignal<String, SocketError> {
      let messages = connecting.flatMapLatest { $0.lines.timeout(between: .seconds(40), failing: .silent, on: .main) }
        .retry(backoff: .exponential(from: .seconds(1), cap: .seconds(60)).jittered(), resetting: .onValue, on: .main)
      return messages
    }
    let recording = TestScheduler().record(run(.just(Socket(lines: .just("hello")))))
    #expect(recording.values == ["hello"])
    #expect(recording.isFinished)
  }

  private nonisolated static func poll(
    _ fetch: @escaping @Sendable () async throws -> Int, on scheduler: any TickScheduler
  ) async throws {
    for await _ in TickSignal.interval(.seconds(60), delay: .zero, on: scheduler).values(buffering: .newest(1)) {
      let price = try await withTimeout(.seconds(20), on: scheduler) { try await fetch() }
      print(price)
    }
  }

  @Test func aLoop() async throws {
    let scheduler = TestScheduler()
    let requests = TickValue(0)
    await #expect(throws: TickTimeout.self) {
      try await scheduler.run {
        let fetch: @Sendable () async throws -> Int = {
          let number = requests.modify {
            $0 += 1
            return $0
          }
          try await scheduler.sleep(for: .seconds(number < 3 ? 10 : 21))
          return number
        }
        try await Self.poll(fetch, on: scheduler)
      }
    }
    #expect(requests.current == 3)
    #expect(scheduler.now == .origin.advanced(by: .seconds(140)))
  }

  @Test func aReplay() throws {
    func check(_ text: String, _ heartbeat: (TickSignal<Bool, Never>, any TickScheduler) -> TickSignal<Tick, Never>) throws {
      let replay = try Replay(text)  // recorder.export(), from the bug report
      let scheduler = TestScheduler(replaying: replay)
      let beats = scheduler.record(heartbeat(try replay.hot("foreground", as: Bool.self), scheduler))
      scheduler.advance(to: replay.end)
      try replay.compare("beat", beats)
    }
    func heartbeat(_ isForeground: TickSignal<Bool, Never>, on scheduler: any TickScheduler) -> TickSignal<Tick, Never> {
      isForeground.flatMapLatest { $0 ? .interval(.seconds(60), delay: .zero, on: scheduler) : .empty }
    }
    let (scheduler, foreground) = (TestScheduler(), TickSubject<Bool, Never>())
    let recorder = FlightRecorder(on: scheduler)
    let recording = scheduler.record(
      heartbeat(foreground.signal.recorded("foreground", in: recorder, values: .coded), on: scheduler).recorded("beat", in: recorder))
    foreground.next(true)
    scheduler.advance(by: .seconds(150))
    #expect(recording.values.count == 3)
    try check(recorder.export()) { heartbeat($0, on: $1) }
    #expect(throws: MarbleMismatch.self) { try check(recorder.export()) { heartbeat($0.not(), on: $1) } }
  }
}

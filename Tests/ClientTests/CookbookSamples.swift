import Foundation
import Testing
import TickStreams
import TickStreamsTesting

// The samples of the page Cookbook, word for word; `SamplesInSync` compares them.

struct CookbookSamples {
  private let scheduler = TestScheduler()

  // Of these two the samples have the attribute, which the default isolation of this target makes superfluous.
  @MainActor final class Connection {
    private let idle: IdleTimer
    private let bag = DisposeBag()
    private(set) var isOpen = true

    init(on scheduler: any TickScheduler = .main) {
      idle = IdleTimer(after: .seconds(30), on: scheduler)
      idle.expirations.onMain.subscribe(with: self) { me, _ in
        me.isOpen = false
      }.store(in: bag)
    }

    func received() { idle.restart() }
  }

  enum LoginError: Error { case offline }

  @MainActor final class LoginModel {
    let login: TickCommand<String, Int, LoginError>
    var isBusy: Bool { login.isExecuting.current }  // for a spinner

    init(send: @escaping @Sendable (String) -> TickSignal<Int, LoginError>) {
      login = TickCommand { send($0).deliver(on: .main) }
    }

    func tap() { login.execute("ann") }  // ignored while it executes
  }

  @Test func aDraftThatSavesItself() async throws {
    let (draft, saved) = (TickValue(""), TickValue<[String]>([]))
    let save: @Sendable (String) async -> Void = { [scheduler] text in
      saved.modify { $0.append("\(text) at \(scheduler.now)") }
      try? await scheduler.sleep(for: .seconds(30))
    }
    let task = scheduler.spawn { [scheduler] in
      let drafts = draft.signal.skip(1)
        .debounce(for: .seconds(2), on: scheduler)
        .removeDuplicates()
      for await text in drafts.values(buffering: .newest(1)) { await save(text) }
    }
    scheduler.advance(by: .zero)
    for text in ["H", "Hello", "Hello, ", "Hello, you"] {
      draft.current = text
      scheduler.advance(by: text == "H" ? .seconds(1) : .seconds(5))
    }
    scheduler.advance(by: .seconds(60))
    // While the first save ran, two more drafts came; the newest was saved.
    #expect(saved.current == ["Hello at 3.0 seconds", "Hello, you at 33.0 seconds"])
    task.cancel()
  }

  @Test func aPause() {
    let background = TickValue(false)
    let prices = TickSignal.interval(.seconds(50), on: scheduler)
    func pauses(_ inBackground: TickSignal<Bool, Never>) -> [Recording<String, Never>] {
      // Counts 90 s of the foreground.
      let left = TickSignal.countdown(
        for: .seconds(90), on: scheduler.paused(while: inBackground))
      // Keeps its connection, and shows nothing meanwhile.
      let shown = prices.filter(while: inBackground.not())
      // Beats on every return.
      let beats = inBackground.removeDuplicates().flatMapLatest {
        $0 ? .empty : TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
      }
      return [left.map { "\($0)" }, shown.map { "\($0.index)" }, beats.map { "\($0.index)" }].map { scheduler.record($0) }
    }
    let recordings = pauses(background.signal)
    for (span, isBackground) in [(70, true), (80, true), (50, false), (20, false)] {
      scheduler.advance(by: .seconds(span))
      background.current = isBackground
    }
    #expect(recordings[0].events.last == .completed(at: .seconds(220)))
    #expect(recordings[1].values == ["0"])
    #expect(recordings[2].events.map(\.time) == [0, 60, 200].map { .seconds($0) })
  }

  @Test func aTokenThatIsRenewed() {
    let expirations = TickSubject<Date, Never>()
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: scheduler.date)
    func renewals(_ expirations: TickSignal<Date, Never>) -> TickSignal<Tick, Never> {
      let renewals = expirations.flatMapLatest { date in
        TickSignal.at(date.addingTimeInterval(-60), by: server, on: scheduler)
      }
      return renewals
    }
    let recording = scheduler.record(renewals(expirations.signal))
    expirations.next(scheduler.date.addingTimeInterval(3_600))
    scheduler.advance(by: .seconds(3_540) - .nanoseconds(1))
    #expect(recording.values.isEmpty)
    scheduler.advance(by: .nanoseconds(1))
    #expect(recording.values.count == 1)
    // The date of the device does not matter.
    scheduler.jumpWallClock(by: .seconds(7_200))
    expirations.next(server.date.addingTimeInterval(3_600))
    scheduler.advance(by: .seconds(3_500))
    #expect(recording.values.count == 1)
  }

  @Test func anIdleTimer() {
    let connection = Connection(on: scheduler)
    scheduler.advance(by: .seconds(20))
    connection.received()
    scheduler.advance(by: .milliseconds(29_999))
    #expect(connection.isOpen)
    scheduler.advance(by: .milliseconds(1))
    #expect(!connection.isOpen)
  }

  @Test func anExpirationIsNotUndoneByWhatArrivesAfterIt() async {
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
    #expect(!connection.isOpen)
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

  private nonisolated static func poll(
    _ fetch: @escaping @Sendable () async throws -> Int, on scheduler: any TickScheduler
  ) async throws {
    let beats = TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
    for await _ in beats.values(buffering: .newest(1)) {
      let price = try await withTimeout(after: .seconds(20), on: scheduler) {
        try await fetch()
      }
      print(price)
    }
  }

  @Test func aLoop() async throws {
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

  @Test func cancelEverything() {
    nonisolated final class List: Sendable {
      let rows = TickValue([String]())
      let touches = TickValue(0)
      func add(_ row: String) { rows.current.append(row) }
      func touch() { touches.current += 1 }
    }
    let (scheduler, list, subject) = (TestScheduler(), List(), TickSubject<String, Never>())
    let messages = subject.signal
    let beats = TickSignal.interval(.seconds(60), on: scheduler)
    let kept = messages.subscribe { list.add($0) }
    let session = Lifetime()
    messages.subscribe { list.add($0) }.store(in: session)
    beats.subscribe { _ in list.touch() }.store(in: session)
    session.dispose()
    messages.subscribe { list.add($0) }.store(in: session)
    subject.next("a")
    scheduler.advance(by: .seconds(600))
    #expect(list.rows.current == ["a"])
    #expect(list.touches.current == 0)
    #expect(scheduler.pending.isEmpty)
    kept.dispose()
  }
}

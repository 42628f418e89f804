import Foundation
import Synchronization
import Testing
import TickStreams
import TickStreamsTesting

// The samples of `llms.txt`, word for word; `SamplesInSync` compares them.

nonisolated private struct Late: Error, Equatable {
  static let late = Late()
}
nonisolated private struct OtherError: Error, Equatable {}

nonisolated private func load(_ text: String) async throws -> Int { text.count }

nonisolated private final class Device: Sendable {
  private let action = Mutex<(@Sendable (Int) -> Void)?>(nil)

  func start(_ action: @escaping @Sendable (Int) -> Void) -> Int {
    self.action.withLock { $0 = action }
    return 7
  }

  func stop(_ token: Int) { action.withLock { $0 = nil } }
  func send(_ value: Int) { action.withLock(\.self)?(value) }
}

@MainActor private final class Gps {
  private(set) var action: ((Int) -> Void)?

  func start(_ action: @escaping @Sendable (Int) -> Void) { self.action = action }
  func stop() { action = nil }
}

@MainActor private final class PageScreen {
  var title = ""
  var values: [Int] = []
  let bag = DisposeBag()

  func show(_ value: Int) { values.append(value) }

  func observe(_ source: TickSignal<Int, Never>, _ text: TickSignal<String, Never>) {
    source.onMain.subscribe(with: self) { me, value in me.show(value) }
      .store(in: bag)
    text.bind(to: \.title, on: self).store(in: bag)
  }
}

@MainActor private final class Cell {
  var text = ""
}

nonisolated struct OnePageSamples {
  private let scheduler = TestScheduler()
  private var date: Date { scheduler.date + 3_600 }

  @Test func aFunctionThatTakesAScheduler() {
    func saves(
      of text: TickSignal<String, Never>, on scheduler: any TickScheduler
    ) -> TickSignal<String, Never> {
      // Two seconds after the last edit, and at least every ten.
      text.debounce(for: .seconds(2), atMost: .seconds(10), on: scheduler)
    }
    let main: any TickScheduler = .main
    let text = TickSubject<String, Never>()
    let recording = scheduler.record(saves(of: text.signal, on: scheduler))
    for second in 0..<13 {
      text.next("\(second)")
      scheduler.advance(by: .seconds(1))
    }
    scheduler.advance(by: .seconds(1))
    #expect(recording.events.map(\.time) == [.seconds(10), .seconds(14)])
    withExtendedLifetime(main) {}
  }

  @Test func sourcesOfTime() {
    let beats = TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
    let cheap = TickSignal.interval(
      .seconds(60), leeway: .seconds(5), on: scheduler)
    let minutes = TickSignal.interval(
      .seconds(60), alignedTo: .wall(.seconds(60)), on: scheduler)
    let ticks = TickSignal.interval(.seconds(60), on: scheduler)
    let spread = ticks.flatMapLatest { _ in
      TickSignal.after(.milliseconds(Int.random(in: 0..<5_000)), on: scheduler)
    }
    let recordings = [beats, cheap, minutes, spread].map { scheduler.record($0) }
    scheduler.advance(by: .seconds(3_610))
    #expect(recordings.map(\.values.count) == [61, 60, 61, 60])
  }

  @Test func moments() {
    let later = TickSignal.after(.seconds(3), on: scheduler)
    let alarm = TickSignal.at(date, on: scheduler)
    let alarms = TickSignal.at(each: [date, date + 3_600], on: scheduler)
    let recordings = [scheduler.record(later), scheduler.record(alarm), scheduler.record(alarms)]
    scheduler.advance(by: .seconds(7_200))
    #expect(recordings.map(\.values.count) == [1, 1, 2])
    #expect(recordings.map(\.isFinished) == [true, true, true])
  }

  @Test func weekdays() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let now = scheduler.date
    let days = scheduler.record(weekdays(calendar, now))
    scheduler.advance(by: .seconds(14 * 86_400))
    #expect(days.values.count == 10)
  }

  private func weekdays(_ calendar: Calendar, _ now: Date) -> TickSignal<Tick, Never> {
    let nine = DateComponents(hour: 9)
    let mornings = sequence(first: now) {
      calendar.nextDate(after: $0, matching: nine, matchingPolicy: .nextTime)
    }.dropFirst().prefix(365).filter { !calendar.isDateInWeekend($0) }
    let jobs = TickSignal.at(each: Array(mornings), on: scheduler)
    return jobs
  }

  @Test func countdowns() {
    let serverDate = scheduler.date
    let left = TickSignal.countdown(for: .seconds(60), on: scheduler)
    let sale = TickSignal.countdown(to: date, on: scheduler)
    let label = TickSignal.countdown(
      for: .seconds(60), text: .label(), on: scheduler)
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: serverDate)
    let auction = TickSignal.countdown(to: date, by: server, on: scheduler)
    let since = TickSignal.elapsed(since: date, on: scheduler)
    let stopwatch = Stopwatch(on: scheduler)
    stopwatch.start()
    let shown = stopwatch.elapsed(every: .milliseconds(100))
    let ends = [left, sale, auction].map { scheduler.record($0) }
    let (labels, counts) = (scheduler.record(label), [since, shown].map { scheduler.record($0) })
    scheduler.advance(by: .seconds(3_601))
    #expect(ends.allSatisfy { $0.isFinished && $0.values.last == .zero })
    #expect(labels.values.first == "1:00" && labels.values.last == "0:00")
    #expect(counts.map(\.values.last) == [.seconds(1), .seconds(3_601)])
  }

  @MainActor @Test func aDeviceOfTheMainActor() async {
    let gps = Gps()
    let places = TickSignal<Int, Never> { subscriber in
      Task { @MainActor in gps.start { subscriber.next($0) } }
      return AnyDisposable { Task { @MainActor in gps.stop() } }
    }
    let walk = scheduler.record(places)
    while gps.action == nil { await Task.yield() }
    gps.action?(1)
    await Task.detached { walk.dispose() }.value
    while gps.action != nil { await Task.yield() }
    #expect(walk.values == [1])
  }

  @Test func otherSources() async throws {
    let sequence = AsyncStream { continuation in
      continuation.yield(1)
      continuation.finish()
    }
    let device = Device()
    let request = TickSignal.task { try await load("a") }
    let lines = TickSignal(sequence)
    let fixed = TickSignal.from([1, 2, 3])
    let nothing = TickSignal<Int, Never>.empty
    let positions = TickSignal<Int, Never> { subscriber in
      let token = device.start { subscriber.next($0) }
      return AnyDisposable { device.stop(token) }
    }
    let received = scheduler.record(positions)
    device.send(5)
    received.dispose()
    device.send(6)
    #expect(received.values == [5])
    let values = [await lines.allValues(), await fixed.allValues(), await nothing.allValues()]
    #expect(values == [[1], [1, 2, 3], []])
    let answer = try await request.firstValue()
    #expect(answer == 1)
  }

  @Test func holders() {
    let taps = TickSubject<Int, Never>()
    taps.next(1)
    let name = TickValue("")
    name.current = "Ann"
    let valid = name.signal.map { $0.count > 2 }.removeDuplicates()
    let validity = scheduler.record(valid)
    name.current = "A"
    #expect(validity.values == [true, false])
  }

  @Test func searches() async throws {
    let (text, enter, escape) = (TickSubject<String, Never>(), TickSubject<Void, Never>(), TickSubject<Void, Never>())
    let typed = text.signal
    let results = typed.debounce(for: .milliseconds(300), on: scheduler)
      .removeDuplicates()
      .flatMapLatest { text in
        TickSignal.task { try await load(text) }.catch { _ in .just(0) }
      }
    let sent = typed.debounce(for: .seconds(2), on: scheduler)
      .merge(enter.signal.withLatest(from: typed).map(\.1))
      .removeDuplicates()
      .restarted(by: escape.signal)
    let patient = typed.flatMapLatest { text in
      let span = text.count < 3 ? Duration.seconds(1) : .zero
      return TickSignal.just(text).delay(span, on: scheduler)
    }
    let (found, drafts, slow) = (scheduler.record(results), scheduler.record(sent), scheduler.record(patient))
    try await scheduler.run {
      text.next("a")
      enter.next(())
      try await scheduler.sleep(for: .seconds(5))
      text.next("abc")
      escape.next(())
      try await scheduler.sleep(for: .seconds(5))
    }
    #expect(found.values == [1, 3])
    #expect(drafts.values == ["a"])
    #expect(slow.events.map(\.time) == [.seconds(1), .seconds(5)])
  }

  @Test func rates() {
    let source = TickSignal.interval(.seconds(1), on: scheduler).map(\.index)
    let calm = source.throttle(for: .seconds(5), on: scheduler)
    let batches = source.collect(within: .seconds(1), maxCount: 50, on: scheduler)
    let rising = source.scan(into: (highest: 0, isNew: false)) { state, value in
      state = (max(state.highest, value), value > state.highest)
    }.filter(\.isNew).map(\.highest)
    let (few, some, new) = (scheduler.record(calm), scheduler.record(batches), scheduler.record(rising))
    scheduler.advance(by: .seconds(11))
    #expect(few.values == [0, 4, 9])
    #expect(some.values.first == [0])
    #expect(new.values == Array(1...10))
  }

  @Test func requests() async throws {
    let source = TickSignal<Int, Never>.from(1...3)
    let loads = source.map { _ in TickSignal.task { try await load("a") } }
      .flatten(maxConcurrent: 2)
    let asked = TickSignal.task { try await load("status") }
      .repeated(after: .seconds(5), on: scheduler)
      .take(while: { $0 <= 0 }, inclusive: true)
    #expect(try await loads.allValues() == [1, 1, 1])
    #expect(try await asked.lastValue() == 6)
  }

  @Test func failures() {
    let work = TickSignal<Int, Late>.never
    let source = TickSignal<Int, Never>.never
    let limited = work.timeout(after: .seconds(5), failing: .late, on: scheduler)
    let either = source.timeout(after: .seconds(5), or: .just(0), on: scheduler)
    let lively = work.timeout(
      afterSilence: .seconds(40), failing: .late, on: scheduler)
    let recordings = [limited, lively].map { scheduler.record($0) }
    let substitute = scheduler.record(either)
    scheduler.advance(by: .seconds(40))
    #expect(recordings.map(\.events) == [[.failed(.late, at: .seconds(5))], [.failed(.late, at: .seconds(40))]])
    #expect(substitute.values == [0])
  }

  @Test func retries() {
    let work = TickSignal<Int, Late>.fail(.late)
    let online = TickValue(false)
    let thrice = work.retry(
      3, where: { $0 == .late }, backoff: .exponential(from: .seconds(1)),
      on: scheduler)
    let stubborn = work.retry(
      backoff: .exponential(from: .seconds(1), cap: .seconds(60)).jittered(),
      resetting: .onValue, on: scheduler)
    let connected = work.retry(
      backoff: .exponential(from: .seconds(1)), resetting: .onValue,
      within: .seconds(600), soonerWhen: online.signal.filter { $0 },
      on: scheduler)
    let safe = work.catch { _ in .just(0) }
    let renamed = work.mapFailure { _ in OtherError() }
    let (three, forever, limited) = (scheduler.record(thrice), scheduler.record(stubborn), scheduler.record(connected))
    #expect(scheduler.record(safe).values == [0])
    #expect(scheduler.record(renamed).events == [.failed(OtherError(), at: .zero)])
    scheduler.advance(by: .seconds(7))
    #expect(three.events == [.failed(.late, at: .seconds(7))])
    scheduler.advance(by: .seconds(600))
    #expect(!forever.isFinished && limited.isFinished)
  }

  @Test func phasesOfAnApp() async throws {
    let (phase, pause) = (TickValue(AppPhase.active), TickValue(false))
    let (phases, inBackground, source) = (phase.signal, pause.signal, TickSignal.interval(.seconds(1), on: scheduler).map(\.index))
    let polled = TickSignal.interval(.seconds(10), delay: .zero, on: scheduler)
      .flatMapFirst { _ in
        TickSignal.task { try await load("a") }.catch { _ in .empty }
      }
    let whileInFront = phases.isForeground.removeDuplicates().flatMapLatest {
      $0 ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler) : .empty
    }
    let played = TickSignal.countdown(
      for: .seconds(90), on: scheduler.paused(while: inBackground))
    let visible = source.filter(while: inBackground.not())
    let (polls, beats) = (scheduler.record(polled), scheduler.record(whileInFront))
    let (left, shown) = (scheduler.record(played), scheduler.record(visible))
    try await scheduler.run { try await scheduler.sleep(for: .milliseconds(30_500)) }
    (phase.current, pause.current) = (.background, true)
    scheduler.advance(by: .seconds(600))
    (phase.current, pause.current) = (.active, false)
    scheduler.advance(by: .zero)
    #expect(polls.values.prefix(4) == [1, 1, 1, 1])
    #expect(beats.values.count == 2)
    #expect(left.values.last == .seconds(60))
    #expect(shown.values.count == 30)
  }

  @Test func combinations() {
    let (name, agreed, loggedOut) = (TickValue(""), TickValue(true), TickSubject<Void, Never>())
    let source = TickSignal.interval(.seconds(1), on: scheduler)
    let form = TickSignal.combineLatest(name.signal, agreed.signal)
      .map { !$0.isEmpty && $1 }
    let session = source.take(until: loggedOut.signal)
    let shared = source.share(replay: 1)
    let (valid, ticks, others) = (scheduler.record(form), scheduler.record(session), scheduler.record(shared))
    name.current = "Ann"
    scheduler.advance(by: .seconds(2))
    loggedOut.next(())
    #expect(valid.values == [false, true])
    #expect(ticks.isFinished && ticks.values.count == 2)
    #expect(others.values.count == 2)
  }

  @Test func subscriptions() throws {
    let (source, failing) = (TickSignal.interval(.seconds(1), on: scheduler), TickSignal<Int, Late>.never)
    let bag = DisposeBag()
    source.subscribe { value in print(value) }.store(in: bag)
    failing.subscribe(onNext: { print($0) }, onFailed: { print($0) })
      .store(in: bag)
    bag.dispose()
    try scheduler.expectIdle()
  }

  @MainActor @Test func onTheMainActor() async {
    let screen = PageScreen()
    screen.observe(.from([1, 2]), .just("title"))
    #expect(screen.values == [1, 2])
    #expect(screen.title == "title")
  }

  @Test func inAnAsyncFunction() async throws {
    let source = TickSignal.from([1, 2])
    for await value in source.values { print(value) }
    let first = await source.firstValue()
    let soon = try await source.firstValue(within: .seconds(2), on: scheduler)
    let reply = try await withTimeout(after: .seconds(5), on: scheduler) {
      try await load("a")
    }
    let answer = try await withRetries(
      3, backoff: .exponential(from: .seconds(1)), on: scheduler
    ) { try await load("a") }
    #expect([first, soon, reply, answer] == [1, 1, 1, 1])
  }

  @MainActor @Test func labelsOfAHub() {
    let (cell, date) = (Cell(), scheduler.date + 3)
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    hub.start("sale", to: date)
    hub.bind(cell, to: "sale") { cell, left in
      cell.text = left.map { "\($0.components.seconds) s" } ?? "over"
    }
    #expect(cell.text == "3 s")
    scheduler.advance(by: .seconds(3))
    #expect(cell.text == "over")
  }

  @Test func moreObjects() async throws {
    let later = scheduler.now + .seconds(60)
    let saved = SavedMoment(later, on: scheduler)
    let end = saved.restored(on: scheduler).instant
    let resumed = TickSignal.countdown(to: end, on: scheduler)
    let idle = IdleTimer(after: .seconds(300), on: scheduler)
    let signOut = idle.expirations  // idle.restart() at each activity
    let code = ExpiringValue("123456", for: .seconds(30), on: scheduler)
    let cache = ExpiringTable<String, Int>(on: scheduler)
    cache.updateValue(1, forKey: "a", for: .seconds(60))
    let (left, ends) = (scheduler.record(resumed), scheduler.record(signOut))
    let save = TickCommand<String, Int, any Error> { text in
      TickSignal.task { try await load(text) }
    }
    save.execute("draft")
    let outputs = scheduler.record(save.outputs)
    try await scheduler.run {
      try await scheduler.sleep(for: .seconds(1))
      save.execute("again")
      try await scheduler.sleep(for: .seconds(1))
    }
    let timer = scheduler.schedule(every: .seconds(1)) { print($0.index) }
    timer.dispose()
    let fast = ScaledScheduler(rate: 60, on: scheduler)
    fast.advance(by: .seconds(3_600))
    let hour = scheduler.record(.after(.seconds(300 * 60), on: fast))
    #expect(cache["a"] == 1 && code.value == "123456")
    scheduler.advance(by: .seconds(300))
    #expect(outputs.values.last == 5)
    #expect(left.isFinished && ends.values.count == 1 && cache["a"] == nil && code.value == nil)
    #expect(hour.isFinished)
  }

  private func heartbeat(on scheduler: any TickScheduler) -> TickSignal<Tick, Never> {
    .interval(.seconds(60), delay: .zero, on: scheduler)
  }

  @Test func aTest() throws {
    let scheduler = TestScheduler()
    let recording = scheduler.record(heartbeat(on: scheduler))
    scheduler.advance(by: .seconds(3_600))
    #expect(recording.values.count == 61)
    #expect(recording.events[1].time == .seconds(60))
    try recording.expectSilence(for: .seconds(59))
    recording.dispose()
    try scheduler.expectIdle()  // names each timer that is left, with its line

    let atMostOne = TimeRule<Tick>.never(
      { _ in true }, moreThan: 1, within: .seconds(59))
    try recording.expect(atMostOne)
  }

  @Test func aPicture() throws {
    let input = scheduler.hot("a-b---c|")
    let settled = input.signal.debounce(for: .milliseconds(2), on: scheduler)
    let output = scheduler.record(settled)
    scheduler.advance(by: .milliseconds(10))
    try output.expect("----b--(c|)")
  }

  @Test func aDevice() {
    let recording = scheduler.record(heartbeat(on: scheduler))
    scheduler.sleepDevice(for: .seconds(600))
    scheduler.suspendApp(for: .seconds(60))
    scheduler.jumpWallClock(by: .seconds(-3_600))
    #expect(scheduler.pending.count == 1)
    #expect(recording.values.map(\.missed) == [0, 9, 0])
  }

  @Test func asynchronousCode() async throws {
    let source = heartbeat(on: scheduler).map(\.index)
    try await scheduler.run {
      let value = try await source.firstValue(within: .seconds(2), on: scheduler)
      #expect(value == 0)
    }
  }

  private func beats(while foreground: TickSignal<Bool, Never>, on scheduler: any TickScheduler) -> TickSignal<Tick, Never> {
    foreground.flatMapLatest { $0 ? .interval(.seconds(60), delay: .zero, on: scheduler) : .empty }
  }

  @Test func aReplay() throws {
    let recorder = FlightRecorder(on: scheduler)
    let phase = TickValue(true)
    let recording = scheduler.record(phase.signal.recorded("foreground", in: recorder, values: .coded))
    scheduler.advance(by: .seconds(150))
    phase.current = false
    #expect(recording.values == [true, false])
    #expect(try replayed(recorder.export()) == 3)
  }

  private func replayed(_ text: String) throws -> Int {
    let replay = try Replay(text)
    let scheduler = TestScheduler(replaying: replay)
    let foreground = try replay.hot("foreground", as: Bool.self)
    let beats = scheduler.record(beats(while: foreground, on: scheduler))
    scheduler.advance(to: replay.end)
    return beats.values.count
  }
}

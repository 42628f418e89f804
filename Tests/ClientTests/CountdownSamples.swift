import Foundation
import Synchronization
import Testing
import TickStreams
import TickStreamsTesting

// The samples of the DocC pages on heartbeats, countdowns and safe timers, word for word; `SamplesInSync` compares them.

// MARK: - Heartbeats

func beats(
  _ phases: TickSignal<AppPhase, Never>,
  sending beat: TickSignal<Reply, PostError>, on scheduler: some TickScheduler
) -> TickSignal<Reply, Never> {
  phases.isForeground.flatMapLatest { isForeground in
    isForeground
      ? TickSignal.interval(
        .seconds(60), delay: .zero, leeway: .seconds(1), on: scheduler
      )
      .flatMapFirst { _ in
        beat.timeout(
          after: .seconds(20), failing: PostError.timedOut, on: scheduler
        ).catch { _ in .empty }
      }
      : .empty
  }
}

func visitBeats(
  _ phases: TickSignal<AppPhase, Never>, on scheduler: some TickScheduler
) -> TickSignal<Tick, Never> {
  phases.isForeground.skip(while: { !$0 }).enumerated()
    .flatMapLatest { visit, isForeground in
      let delay = visit == 0 ? Duration.seconds(5) : .zero
      return isForeground
        ? TickSignal.interval(.seconds(60), delay: delay, on: scheduler)
        : .empty
    }
}

func reports(
  _ phases: TickSignal<AppPhase, Never>,
  post: @escaping @Sendable (Tick) -> TickSignal<Reply, PostError>,
  on scheduler: some TickScheduler
) -> TickSignal<String, Never> {
  let beats = visitBeats(phases, on: scheduler).share(minimumSubscribers: 2)
  let posts = beats.flatMapFirst { beat in
    post(beat).map { _ in "posted" }
      .catch { .just("failed: \($0)") }
      .take(until: phases.isForeground.filter { !$0 })
  }
  return posts.merge(beats.map { "beat \($0.index)" })
}

func foregroundTime(
  _ phases: TickSignal<AppPhase, Never>, on scheduler: some TickScheduler
) -> TickSignal<Duration, Never> {
  phases.isForeground
    .scan((total: Duration.zero, since: TickInstant?.none)) {
      time, isForeground in
      let now = scheduler.now
      return (
        time.total + (time.since.map { $0.duration(to: now) } ?? .zero),
        isForeground ? now : nil
      )
    }
    .filter { $0.since == nil && $0.total > .zero }
    .map(\.total)
}

// MARK: - Countdowns

nonisolated struct SaleID: Hashable {
  let number: Int
}

@MainActor final class SaleListCell {
  let label = Label()

  func show(_ sale: SaleID, in hub: CountdownHub<SaleID>) {
    hub.bind(self, to: sale) { cell, left in
      cell.label.text = left?.countdownLabel() ?? "over"
    }
  }
}

@MainActor final class CodeButton {
  private let hub: CountdownHub<String>
  private(set) var title = ""

  init(_ hub: CountdownHub<String>) {
    self.hub = hub
    hub.bind(self, to: "code") { button, left in
      button.title =
        left.map { "again in \($0.components.seconds) s" } ?? "send code"
    }
  }

  func touch() {
    if hub["code"] == nil {
      hub.start("code", for: .seconds(60), phase: .own)
    }
  }
}

actor Store {
  private(set) var last = 0

  func take(_ value: Int) {
    last = value
  }
}

// MARK: - Samples

struct CountdownSamples {
  private let scheduler = TestScheduler()

  @Test func heartbeat() {
    let phases = TickValue(AppPhase.active)
    let recording = scheduler.record(beats(phases.signal, sending: .just(Reply()), on: scheduler))
    let time = scheduler.record(foregroundTime(phases.signal, on: scheduler))
    scheduler.advance(by: .seconds(90))
    phases.current = .background
    scheduler.advance(by: .seconds(600))
    phases.current = .inactive
    phases.current = .active
    scheduler.advance(by: .seconds(60))
    #expect(recording.events.map(\.time) == [.zero, .seconds(60), .seconds(690), .seconds(750)])
    #expect(time.values == [.seconds(90)])
  }

  @Test func reportsOfAHeartbeat() {
    let phases = TickValue(AppPhase.background)
    let posts = TickSubject<Reply, PostError>()
    let recording = scheduler.record(reports(phases.signal, post: { _ in posts.signal }, on: scheduler))
    scheduler.advance(by: .seconds(10))
    phases.current = .active
    scheduler.advance(by: .seconds(80))
    phases.current = .background
    #expect(!posts.hasSubscribers)
    scheduler.advance(by: .seconds(600))
    phases.current = .active
    scheduler.advance(by: .seconds(10))
    posts.next(Reply())
    #expect(recording.values == ["beat 0", "beat 1", "beat 0", "posted"])
    #expect(recording.events.map(\.time) == [.seconds(15), .seconds(75), .seconds(690), .seconds(700)])
  }

  @Test func heartbeatInAnApp() {
    let center = NotificationCenter()
    let names = AppPhase.Notifications(
      didBecomeActive: Notification.Name("active"),
      willResignActive: Notification.Name("inactive"),
      didEnterBackground: Notification.Name("background"),
      willEnterForeground: Notification.Name("foreground")
    )
    let phases = AppPhase.signal(names, from: center)
    let recording = TestScheduler().record(phases)
    center.post(name: Notification.Name("inactive"), object: nil)
    #expect(recording.values == [.active, .inactive])
  }

  @Test func fireNow() {
    let refresh = TickSubject<Void, Never>()
    let ticks = TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
      .restarted(by: refresh.signal)
    let recording = scheduler.record(ticks)
    scheduler.advance(by: .seconds(10))
    refresh.next()
    scheduler.advance(by: .seconds(60))
    #expect(recording.events.map(\.time) == [.zero, .seconds(10), .seconds(70)])
  }

  @Test func cells() {
    let hub = CountdownHub<SaleID>(every: .seconds(1), on: scheduler)
    hub.start(SaleID(number: 1), for: .seconds(3_661))
    let cell = SaleListCell()
    cell.show(SaleID(number: 1), in: hub)
    #expect(cell.label.text == "1:01:01")
    scheduler.advance(by: .seconds(1))
    #expect(cell.label.text == "1:01:00")
    cell.show(SaleID(number: 2), in: hub)
    #expect(cell.label.text == "over")
  }

  @Test func twoCellsFlipTogether() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
      hub.start(1, for: .milliseconds(2_300))
      hub.start(2, for: .milliseconds(1_700))
      let first = scheduler.record(hub.signal(for: 1))
      let second = scheduler.record(hub.signal(for: 2))
      scheduler.advance(by: .seconds(3))
      print(first.events.map(\.time))
      print(second.events.map(\.time))
    }
    let expected = """
      [0.0 seconds, 1.0 seconds, 2.3 seconds, 2.3 seconds]
      [0.0 seconds, 1.0 seconds, 1.7 seconds, 1.7 seconds]
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func code() throws {
    let defaults = try #require(UserDefaults(suiteName: "TickStreams.CountdownSamples"))
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let button = CodeButton(hub)
    #expect(button.title == "send code")
    button.touch()
    #expect(button.title == "again in 60 s")
    defaults.set(hub.deadline(for: "code")?.date, forKey: "code")
    hub.stop("code")
    scheduler.advance(by: .seconds(20))
    if let end = defaults.object(forKey: "code") as? Date {
      hub.start("code", to: end, phase: .own)
    }
    #expect(button.title == "again in 40 s")
    scheduler.advance(by: .seconds(40))
    #expect(button.title == "send code")
    defaults.removePersistentDomain(forName: "TickStreams.CountdownSamples")
  }

  @Test func starts() {
    final class Button {
      var shown: [Int64?] = []
      func show(_ left: Duration?) { shown.append(left?.components.seconds) }
    }
    let scheduler = TestScheduler()
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let (button, end) = (Button(), scheduler.date.addingTimeInterval(60))
    scheduler.advance(by: .milliseconds(300))
    hub.start("code", for: .seconds(60), phase: .own)
    let minute = HubTarget.for(.seconds(60), phase: .own)
    hub.bind(button, to: "code", starting: minute) { button, left in
      button.show(left)
    }
    #expect(button.shown == [60])
    scheduler.advance(by: .seconds(1))
    #expect(button.shown == [60, 59])
    func visit() {
      let screen = Lifetime()
      hub.start("offer", .to(end))
      screen.add(AnyDisposable { [hub] in hub.stop("offer") })
      #expect(hub["offer"] == .seconds(59))
    }
    visit()
    #expect(hub["offer"] == nil)
  }

  @Test func server() {
    let end = scheduler.date.addingTimeInterval(660)
    let hub = CountdownHub<SaleID>(every: .seconds(1), on: scheduler)
    let (sale, serverDate) = (SaleID(number: 1), scheduler.date.addingTimeInterval(600))
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: serverDate, roundTrip: .milliseconds(80))
    hub.start(sale, to: end, by: server)
    #expect(hub[sale] == .seconds(60))
    scheduler.jumpWallClock(by: .seconds(-3_600))
    scheduler.advance(by: .seconds(10))
    #expect(hub[sale] == .seconds(50))
    let drift = scheduler.record(server.driftChanges)
    server.synchronize(to: serverDate.addingTimeInterval(30))
    #expect(drift.values.count == 1)
  }

  @Test func aDeviceWhoseClockIsWrong() {
    let server = ReferenceClock(on: scheduler)
    func shown() -> Bool {
      let isRight = (Duration.seconds(-300)...(.seconds(300)))
        .contains(server.localError)
      return isRight
    }
    server.synchronize(to: scheduler.date.addingTimeInterval(300))
    #expect(shown())
    server.synchronize(to: scheduler.date.addingTimeInterval(-302))
    #expect(!shown())
  }

  @Test func theTimeOfTheServerAfterARelaunch() throws {
    let server = ReferenceClock(on: scheduler)
    #expect(ServerTime(server, on: scheduler) == nil)
    server.synchronize(to: scheduler.date.addingTimeInterval(600))
    let saved = try JSONEncoder().encode(ServerTime(server, on: scheduler))
    scheduler.advance(by: .seconds(90))
    scheduler.jumpWallClock(by: .seconds(-3_600))
    let later = ReferenceClock(on: scheduler)
    try JSONDecoder().decode(ServerTime.self, from: saved).restore(later, on: scheduler)
    #expect(later.wallNow == server.wallNow)
    // On another device, or after a restart, nothing is known.
    let other = TestScheduler()
    let unknown = ReferenceClock(on: other)
    try JSONDecoder().decode(ServerTime.self, from: saved).restore(unknown, on: other)
    #expect(!unknown.isSynchronized)
  }

  @Test func pauses() {
    let scheduler = TestScheduler()
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let phases = TickValue(AppPhase.active)
    hub.pause(while: phases.signal.isForeground.not())
    hub.start("workout", for: .seconds(60))
    hub.pause("workout")
    scheduler.advance(by: .seconds(100))
    hub.resume("workout")
    #expect(hub["workout"] == .seconds(60))
    phases.current = .background
    scheduler.advance(by: .seconds(10))
    phases.current = .active
    #expect(hub["workout"] == .seconds(50))
  }

  @Test func codeThatSurvivesARelaunch() throws {
    let scheduler = TestScheduler()
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let end = scheduler.now.advanced(by: .seconds(60))
    hub.start("code", .to(end, phase: .own))
    let saved = try JSONEncoder().encode(SavedMoment(end, on: scheduler))
    hub.stop("code")
    scheduler.jumpWallClock(by: .seconds(3_600))
    let moment = try JSONDecoder().decode(SavedMoment.self, from: saved)
    hub.start("code", .to(moment.restored(on: scheduler).instant, phase: .own))
    #expect(moment.restored(on: scheduler).basis == .boot)
    #expect(hub.deadline(for: "code") != nil)
  }

  @Test func stopwatch() {
    let scheduler = TestScheduler()
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    hub.start("workout", .up())
    hub.pause("workout")
    hub.resume("workout")
    scheduler.advance(by: .seconds(5))
    #expect(hub["workout"] == .seconds(5))
  }

  @Test func whatHasEnded() {
    let scheduler = TestScheduler()
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let bag = DisposeBag()
    let sales = TickValue(["chair", "lamp"])
    hub.start("chair", for: .seconds(60))
    hub.ends.subscribe(onNext: { key in
      sales.modify { $0.removeAll { $0 == key } }
    }).store(in: bag)
    scheduler.advance(by: .seconds(60))
    #expect(sales.current == ["lamp"])
  }

  @Test func clockFace() {
    let ticks = TickSignal.interval(
      .seconds(1), alignedTo: .wall(.seconds(1)), on: scheduler
    ).map { _ in scheduler.date }
    let recording = scheduler.record(ticks)
    scheduler.advance(by: .seconds(2))
    #expect(recording.values.count == 3)
  }

  @Test func preview() {
    let hub = CountdownHub<SaleID>(
      every: .seconds(1), on: ScaledScheduler(rate: 60, on: scheduler))
    hub.start(SaleID(number: 1), for: .seconds(3_600))
    let left = hub.value(for: SaleID(number: 1))
    scheduler.advance(by: .seconds(30))
    #expect(left.current == .seconds(1_800))
  }

  @Test func aMenuForTesters() {
    let time = ScaledScheduler(rate: 1, on: scheduler)
    let code = CountdownHub<String>(every: .seconds(1), on: time)
    code.start("code", for: .seconds(60))
    time.advance(by: .seconds(50))  // ten seconds before the end
    time.rate = 0  // a good moment for a picture
    scheduler.advance(by: .seconds(100))
    #expect(code["code"] == .seconds(10))
    time.rate = 1
    scheduler.advance(by: .seconds(10))
    #expect(code["code"] == nil)
  }

  @Test func idleConnection() {
    let connection = Connection(on: scheduler)
    scheduler.advance(by: .seconds(29))
    connection.received()
    scheduler.advance(by: .seconds(29))
    #expect(connection.isOpen)
    scheduler.advance(by: .seconds(1))
    #expect(!connection.isOpen)
  }

  @Test(arguments: [true, false])
  func theSessionIsLockedAfterANightWhicheverComesFirst(touchIsFirst: Bool) {
    let alarm = NightAlarm()
    let scheduler = AlarmScheduler(alarm)
    let session = Session(on: scheduler)
    alarm.sleep(for: .seconds(299))
    session.touched()
    #expect(!session.isLocked)
    alarm.sleep(for: .seconds(28_800))
    if !touchIsFirst { alarm.wakeUp() }
    session.touched()
    #expect(session.isLocked)
    if touchIsFirst { alarm.wakeUp() }
    #expect(session.isLocked)
    session.unlock()
    session.touched()
    alarm.wakeUp()
    #expect(!session.isLocked)
    scheduler.shutdown()
  }

  @Test func expiringCode() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      let code = ExpiringValue("4711", for: .seconds(60), on: scheduler)
      scheduler.advance(by: .seconds(50))
      code.extend(for: .seconds(30))
      scheduler.advance(by: .seconds(29))
      print(code.value ?? "gone", code.remaining)
      scheduler.advance(by: .seconds(1))
      print(code.value ?? "gone", code.remaining)
    }
    let expected = """
      4711 1.0 seconds
      gone 0.0 seconds
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func expiringTable() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      let sessions = ExpiringTable<Int, String>(on: scheduler)
      let gone = sessions.expirations.subscribe(
        onNext: { print("\($0.value) has left") })
      sessions.updateValue("Ada", forKey: 1, for: .seconds(60))
      sessions.updateValue("Bob", forKey: 2, for: .seconds(90))
      scheduler.advance(by: .seconds(59))
      sessions.extend(1, for: .seconds(60))
      scheduler.advance(by: .seconds(60))
      print(sessions[1] ?? "nobody", sessions.count)
      gone.dispose()
    }
    let expected = """
      Bob has left
      Ada has left
      nobody 0
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func intoAnActor() async {
    let store = Store()
    let signal = TickSignal<Int, Never>.from(1...3)
    let subscription = signal.subscribe(in: store) { store, value in
      store.take(value)
    }
    while await store.last != 3 { await Task.yield() }
    subscription.dispose()
  }

  @Test func ownContext() {
    scheduler.schedule {
      scheduler.preconditionIsCurrent(
        "the session is touched on its scheduler only")
    }
    scheduler.advance(by: .zero)
  }
}

struct ServerTime: Codable {
  let moment: SavedMoment
  let date: Date

  init?(_ server: ReferenceClock, on scheduler: any TickScheduler) {
    guard server.isSynchronized else { return nil }
    moment = SavedMoment(scheduler.now, on: scheduler)
    date = server.wallNow.date
  }

  func restore(_ server: ReferenceClock, on scheduler: any TickScheduler) {
    let (instant, basis) = moment.restored(on: scheduler)
    guard basis == .boot else { return }
    let passed = instant.duration(to: scheduler.now)
    server.synchronize(to: date.wallInstant.advanced(by: passed))
  }
}

import Foundation
import Testing
import TickStreams
import TickStreamsTesting

// The samples of the READMEs and of the page Installing, word for word; `SamplesInSync` compares them. `.ci/newcomer` builds and runs them
// in a separate package.

private final class Cell {
  var text = ""

  func show(_ sale: (id: String, end: Date), in hub: CountdownHub<String>, by server: ReferenceClock) {
    let cell = self
    // hub: CountdownHub<String>(every: .seconds(1), on: .main), one for the app
    // server: ReferenceClock(on: .main), also one, which samples the server's date
    hub.start(sale.id, to: sale.end, by: server)
    hub.bind(cell, to: sale.id) { cell, left in
      cell.text = left.map { "\($0.components.seconds) s left" } ?? "over"  // nil: ended, stopped, or never started
    }
  }
}

private struct Late: Error {}

nonisolated private func load() async throws -> Int { 1 }

@MainActor private final class Page {
  var title = ""

  func show(_ value: Int) {}
}

struct ReadmeSamples {
  @Test func aHeartbeat() {
    func send(_ index: Int) { Issue.record("a beat in the background") }
    func start(_ phases: TickSignal<AppPhase, Never>) -> Subscription {
      // phases: AppPhase.signal(.uiKit)
      let beats = phases.isForeground.flatMapLatest { isForeground in
        isForeground ? TickSignal.interval(.seconds(60), delay: .zero, on: .main) : .empty
      }
      let heartbeat = beats.onMain.subscribe { tick in send(tick.index) }
      return heartbeat
    }
    #expect(start(.just(.background)).isDisposed)
  }

  @Test func aCellThatCountsDown() {
    let scheduler = TestScheduler()
    let (cell, end) = (Cell(), scheduler.date.addingTimeInterval(90))
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: scheduler.date)
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

  @MainActor @Test func theWholeLanguage() async throws {
    let (scheduler, screen) = (TestScheduler(), Page())
    let (date, sequence) = (scheduler.date + 60, AsyncStream<Int> { $0.finish() })
    // Make. `on:` takes `any TickScheduler`; in an app `.main` or a `QueueScheduler(label: "net")`.
    let beats = TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
    let left = TickSignal.countdown(for: .seconds(30), on: scheduler)  // 30 s, 29 s … 0; to pause it: `on: scheduler.paused(while: isOff)`
    let sale = TickSignal.countdown(to: date, on: scheduler)
    let once = TickSignal.after(.seconds(5), on: scheduler)
    let dates = TickSignal.at(each: [date, date + 3_600], on: scheduler)
    let request = TickSignal.task { try await load() }
    let lines = TickSignal(sequence)  // any AsyncSequence
    let custom = TickSignal<Int, Never> { subscriber in
      subscriber.next(1)  // and completed() or failed(_:)
      return AnyDisposable {}  // called when the subscription ends
    }
    // Hold.
    let taps = TickSubject<Int, Never>()  // taps.next(1), taps.completed()
    let name = TickValue("")  // name.current = "Ann"
    // Change, after `.signal` of a subject or a value. Also `concat(other)`, `repeated(3)`, `promoteFailure(to:)`, `deliver(on:)`, `.fail(error)` …
    let typed = name.signal.debounce(for: .milliseconds(300), on: scheduler).removeDuplicates()
    let saves = name.signal.debounce(for: .seconds(2), atMost: .seconds(10), on: scheduler)
    let calm = taps.signal.throttle(for: .seconds(5), latest: false, on: scheduler)
    let reply = request.timeout(after: .seconds(20), failing: Late(), on: scheduler)  // each attempt
      .retry(3, backoff: .exponential(from: .seconds(1)), on: scheduler)  // three more attempts; for a beat, `resetting: .onValue`
    let results = typed.flatMapLatest { _ in reply.catch { _ in .just(0) } }
    let both = TickSignal.combineLatest(name.signal, taps.signal).map { "\($0) \($1)" }.startWith("")
    let late = taps.signal.withLatest(from: typed).map(\.1).skip(1).delay(.seconds(1), on: scheduler)
    let batches = custom.collect(within: .seconds(1), maxCount: 50, on: scheduler)
    let total = taps.signal.merge(custom).scan(0, +).handleEvents(onNext: { print($0) })
    let uploads = typed.map { _ in custom }.flatten(maxConcurrent: 2)
    // Receive and end. `subscribe` returns a `Subscription`; dropped, it ends. `onMain` comes before the last call, whose closure is on main.
    let bag = DisposeBag()
    beats.share(replay: 1).subscribe { tick in print(tick.index, tick.missed) }.store(in: bag)
    reply.subscribe(onNext: { print($0) }, onFailed: { print($0) }).store(in: bag)
    results.onMain.subscribe(with: screen) { screen, value in screen.show(value) }.store(in: bag)
    both.take(during: screen).bind(to: \.title, on: screen).store(in: bag)  // without onMain
    for await value in lines.values { print(value) }
    let first: Int? = try await TickSignal.race(total, uploads).take(1).firstValue(within: .seconds(2), on: scheduler)  // throws if late
    bag.dispose()  // takes nothing more
    // Test. `scheduler` is a `TestScheduler()`: time passes only where the test says so, and a first value now needs `advance(by: .zero)`.
    let recording = scheduler.record(left)
    scheduler.advance(by: .seconds(30))  // values ends with zero; events has the times; isCompleted, failure
    try scheduler.expectIdle()  // names each timer that is still armed
    #expect(recording.values.last == .zero)
    #expect(first == 1)
    #expect(bag.count == 0)
    withExtendedLifetime((sale, once, dates, calm, saves, late, batches)) {}
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
    let beats = scheduler.record(
      TickSignal.interval(.seconds(1), delay: .zero, on: scheduler).take(3))
    scheduler.advance(by: .seconds(2))
    // Three ticks, and the completion.
    let times = beats.events.map(\.time)
    #expect(times == [.zero, .seconds(1), .seconds(2), .seconds(2)])
    try scheduler.expectIdle()
  }
}

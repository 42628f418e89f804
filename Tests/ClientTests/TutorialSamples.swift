import Foundation
import Testing
import TickStreams
import TickStreamsTesting

// The samples of the tutorials, word for word; `SamplesInSync` compares them.

extension HeartbeatTutorialSamples {
  enum PostError: Error { case timedOut }
}

func beats(
  on scheduler: any TickScheduler,
  post: @escaping @Sendable () async throws -> String
) -> TickSignal<String, Never> {
  TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
    .flatMapFirst { _ in
      TickSignal.task { try await post() }
        .timeout(
          after: .seconds(20), failing: PostError.timedOut, on: scheduler
        )
        .catch { _ in .empty }
    }
}

func heartbeat(
  _ phases: TickSignal<AppPhase, Never>, on scheduler: any TickScheduler,
  post: @escaping @Sendable () async throws -> String
) -> TickSignal<String, Never> {
  let replies = beats(on: scheduler, post: post)
  return phases.isForeground.flatMapLatest { isForeground in
    isForeground ? replies : .empty
  }
}

@MainActor final class HeartbeatService {
  private(set) var lastReply = ""
  private var subscription: Subscription?

  func start(_ replies: TickSignal<String, Never>) {
    subscription = replies.onMain.subscribe(with: self) { service, reply in
      service.lastReply = reply
    }
  }

  func stop() {
    subscription = nil
  }
}

struct HeartbeatTutorialSamples {
  @Test func aBeat() {
    let scheduler = TestScheduler()
    let printed = Transcript.of {
      let beats = TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
      let subscription = beats.subscribe { tick in print("beat", tick.index) }
      scheduler.advance(by: .seconds(60))
      subscription.dispose()
    }
    #expect(printed == ["beat 0", "beat 1"])
  }

  @Test func itBeatsInTheForegroundOnly() {
    let scheduler = TestScheduler()
    let phase = TickValue(AppPhase.active)
    let replies = scheduler.record(
      heartbeat(phase.signal, on: scheduler, post: { "ok" }))
    scheduler.advance(by: .seconds(90))
    phase.current = .background
    scheduler.advance(by: .seconds(600))
    phase.current = .active
    scheduler.advance(by: .seconds(1))
    #expect(replies.events.map(\.time) == [.zero, .seconds(60), .seconds(690)])
  }

  @MainActor @Test func itBeatsOnReturnThoughARequestWasInFlight() {
    let scheduler = TestScheduler()
    let phase = TickValue(AppPhase.active)
    let requests = TickValue(0)
    let service = HeartbeatService()
    service.start(
      heartbeat(phase.signal, on: scheduler) {
        requests.modify { $0 += 1 }
        let number = requests.current
        try await scheduler.sleep(for: .seconds(3))
        return "reply \(number)"
      })
    scheduler.advance(by: .seconds(61))
    phase.current = .background
    scheduler.advance(by: .seconds(4))
    #expect(service.lastReply == "reply 1")
    phase.current = .active
    scheduler.advance(by: .seconds(3))
    #expect(service.lastReply == "reply 3")
  }

  @Test func theServiceIsNotRetainedAndStops() {
    let replies = TickSubject<String, Never>()
    let service = HeartbeatService()
    service.start(replies.signal)
    replies.next("ok")
    #expect(service.lastReply == "ok")
    service.stop()
    #expect(!replies.hasSubscribers)
  }
}

@MainActor final class OfferCell {
  let label = Label()

  func show(_ offer: String, in hub: CountdownHub<String>) {
    hub.bind(self, to: offer) { cell, left in
      cell.label.text = left.map { "\($0.components.seconds) s" } ?? "over"
    }
  }
}

struct CountdownTutorialSamples {
  private let scheduler = TestScheduler()

  @Test func aLabel() {
    let printed = Transcript.of {
      let subscription = TickSignal.countdown(for: .seconds(3), on: scheduler)
        .subscribe(
          onNext: { print($0.components.seconds, "s") },
          onCompleted: { print("over") })
      scheduler.advance(by: .seconds(3))
      subscription.dispose()
    }
    let expected = """
      3 s
      2 s
      1 s
      0 s
      over
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func toADate() {
    let deadline = scheduler.date.addingTimeInterval(90)
    let left = TickSignal.countdown(to: deadline, on: scheduler)
    let figures = scheduler.record(left)
    scheduler.advance(by: .zero)
    #expect(figures.values == [.seconds(90)])
  }

  @Test func aButtonThatWaits() {
    let taps = TickSubject<Void, Never>()
    let title = taps.signal.flatMapFirst { _ in
      TickSignal.countdown(for: .seconds(60), on: scheduler).map {
        $0 > .zero ? "again in \($0.components.seconds) s" : "send code"
      }
    }.startWith("send code")
    let titles = scheduler.record(title)
    #expect(titles.values == ["send code"])
    taps.next(())
    scheduler.advance(by: .seconds(30))
    taps.next(())
    scheduler.advance(by: .zero)
    #expect(titles.values.last == "again in 30 s")
    scheduler.advance(by: .seconds(30))
    #expect(titles.values.last == "send code")
  }

  @MainActor @Test func aReusedCellShowsItsNewOffer() {
    let scheduler = TestScheduler()
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let cell = OfferCell()
    hub.start("shoes", for: .seconds(90))
    hub.start("hats", for: .seconds(30))
    cell.show("shoes", in: hub)
    scheduler.advance(by: .seconds(10))
    #expect(cell.label.text == "80 s")
    cell.show("hats", in: hub)
    #expect(cell.label.text == "20 s")
    scheduler.advance(by: .seconds(20))
    #expect(cell.label.text == "over")
  }
}

func searches(
  _ typed: TickSignal<String, Never>, on scheduler: any TickScheduler
) -> TickSignal<String, Never> {
  typed.debounce(for: .milliseconds(300), on: scheduler).filter {
    $0.count > 1
  }.removeDuplicates()
}

struct VirtualTimeTutorialSamples {
  @Test func itWaitsForAPause() {
    let scheduler = TestScheduler()
    let typed = TickSubject<String, Never>()
    let recording = scheduler.record(searches(typed.signal, on: scheduler))
    typed.next("sw")
    scheduler.advance(by: .milliseconds(299))
    #expect(recording.values.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(recording.events == [.next("sw", at: .milliseconds(300))])
  }

  @Test func itSendsTheLastOfABurst() throws {
    let scheduler = TestScheduler()
    let typed = scheduler.hot(
      "ab----c----|", values: ["a": "s", "b": "sw", "c": "swift"],
      frame: .milliseconds(100))
    let recording = scheduler.record(searches(typed.signal, on: scheduler))
    scheduler.advance(by: .seconds(2))
    try recording.expect(
      "----b----c-|", values: ["b": "sw", "c": "swift"],
      frame: .milliseconds(100))
  }

  @Test func itLeavesNothingBehind() throws {
    let scheduler = TestScheduler()
    let typed = TickSubject<String, Never>()
    let recording = scheduler.record(searches(typed.signal, on: scheduler))
    typed.next("sw")
    recording.dispose()
    try scheduler.expectIdle()
  }
}

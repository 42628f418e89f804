import Foundation
import Testing
import TickStreams
import TickStreamsTesting

// Features that apps have, each as short as an app would write it, and a test that shows that it works: the six that count time. Those with
// requests are in `EverydayRequestSamples`. Pages quote some of them word for word; `SamplesInSync` compares them.

nonisolated struct EverydaySamples {
  // MARK: 1. A code can be sent again after a minute, also after a relaunch

  @MainActor final class CodeModel {
    let left: TickValue<Duration?>  // Text(model.left.current.map { … } ?? "Send")

    init(_ hub: CountdownHub<String>, saved: TickInstant?) {
      if let saved { hub.start("code", .to(saved, phase: .own)) }
      left = hub.value(for: "code")
    }
  }

  @MainActor @Test func aCodeSurvivesARelaunchAndASetDate() throws {
    let device = TestScheduler()
    let saved = try JSONEncoder().encode(SavedMoment(device.now.advanced(by: .seconds(60)), on: device))
    device.advance(by: .seconds(20))
    device.jumpWallClock(by: .seconds(86_400))

    let hub = CountdownHub<String>(every: .seconds(1), on: device)
    let end = try JSONDecoder().decode(SavedMoment.self, from: saved).restored(on: device).instant
    let model = CodeModel(hub, saved: end)
    #expect(model.left.current == .seconds(40))
    device.advance(by: .seconds(40))
    #expect(model.left.current == nil)
    #expect(CodeModel(CountdownHub(every: .seconds(1), on: device), saved: nil).left.current == nil)
  }

  // MARK: 2. A list of flash sales by the server's clock, from which sales go when they are over

  struct Sale: Sendable {
    let id: Int
    let end: Date
  }

  func run(
    _ sales: TickValue<[Sale]>, in hub: CountdownHub<Int>,
    by server: ReferenceClock
  ) -> Subscription {
    for sale in sales.current { hub.start(sale.id, to: sale.end, by: server) }
    return hub.ends.subscribe(onNext: { id in
      sales.modify { $0.removeAll { $0.id == id } }
    })
  }

  @Test func salesGoAtTheirEndsShownOrNot() {
    let scheduler = TestScheduler()
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: scheduler.date + 10)
    let sales = TickValue((0..<200).map { Sale(id: $0, end: scheduler.date + 20 + Double($0)) })
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    let running = run(sales, in: hub, by: server)
    let row = hub.value(for: 150)
    #expect(row === hub.value(for: 150), "the rows of a list share a value")
    #expect(row.current == .seconds(160))
    scheduler.advance(by: .seconds(10))
    #expect(sales.current.count == 199)
    scheduler.advance(by: .seconds(199))
    #expect(sales.current.isEmpty)
    running.dispose()
  }

  // MARK: 3. A session that warns before it ends

  func notices(
    _ activity: TickSignal<Void, Never>, on scheduler: any TickScheduler
  ) -> TickSignal<String, Never> {
    TickSignal.after(each: [.seconds(840), .seconds(60)], on: scheduler)
      .map { $0.index == 0 ? "You will be signed out in a minute" : "Bye" }
      .restarted(by: activity)
  }

  @Test func aSessionWarnsBeforeItsEnd() {
    let scheduler = TestScheduler()
    let activity = TickSubject<Void, Never>()
    let recording = scheduler.record(notices(activity.signal, on: scheduler))
    scheduler.advance(by: .seconds(600))
    activity.next()
    scheduler.advance(by: .seconds(850))
    activity.next()
    scheduler.advance(by: .seconds(900))
    let warning = "You will be signed out in a minute"
    #expect(recording.events.map(\.time) == [.seconds(1_440), .seconds(2_290), .seconds(2_350)])
    #expect(recording.values == [warning, warning, "Bye"])
    // After a long suspension there is nothing to warn of.
    activity.next()
    scheduler.suspendApp(for: .seconds(1_200))
    #expect(recording.values == [warning, warning, "Bye", "Bye"])
  }

  // MARK: 7. A workout timer with pauses and laps

  @Test func aWorkoutHasPausesAndLaps() {
    let scheduler = TestScheduler()
    let watch = Stopwatch(on: scheduler)
    let label = scheduler.record(watch.elapsed(every: .milliseconds(100)))
    watch.start()
    scheduler.advance(by: .milliseconds(61_234))
    #expect(watch.lap() == .milliseconds(61_234), "to the nanosecond")
    watch.pause()
    scheduler.advance(by: .seconds(600))
    watch.start()
    scheduler.advance(by: .seconds(30))
    #expect(watch.laps == [.milliseconds(61_234)])
    #expect(Stopwatch(watch.saved, on: scheduler).elapsed == .milliseconds(91_234))
    #expect(label.values.last == .milliseconds(91_200))
  }

  // MARK: 8. Phases of work and rest

  func work(
    _ minutes: [Int], in hub: CountdownHub<String>,
    on scheduler: any TickScheduler
  ) -> Subscription {
    let spans = minutes.map { Duration.seconds(60 * $0) }
    return TickSignal.after(each: [.zero] + spans, on: scheduler)
      .filter { $0.index < spans.count }
      .subscribe(onNext: { begun in
        let end = begun.scheduled.advanced(by: spans[begun.index])
        hub.start("phase", .to(end, phase: .own))
      })
  }

  @Test func aSuspensionShiftsNoPhase() {
    let scheduler = TestScheduler()
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let working = work([25, 5, 25, 5], in: hub, on: scheduler)
    scheduler.advance(by: .zero)
    #expect(hub["phase"] == .seconds(1_500))
    #expect(hub.deadline(for: "phase")?.date == scheduler.date + 1_500, "for Text(timerInterval:) of a Live Activity")
    scheduler.suspendApp(for: .seconds(40 * 60))
    #expect(hub["phase"] == .seconds(15 * 60), "the second phase of work ends when it should")
    scheduler.advance(by: .seconds(20 * 60))
    #expect(hub["phase"] == nil)
    working.dispose()
  }

  // MARK: 9. An auction by the server's clock, which a late bid extends

  struct Reply: Sendable {
    let date: Date
    let end: Date
  }

  func bid(
    _ send: () async throws -> Reply, in hub: CountdownHub<String>,
    by server: ReferenceClock, on scheduler: any TickScheduler
  ) async rethrows {
    let sent = scheduler.now
    let reply = try await send()
    let trip = sent.duration(to: scheduler.now)
    server.synchronize(to: reply.date, roundTrip: trip)
    hub.start("lot", to: reply.end, by: server)
  }

  @Test func aSlowReplyMovesNoAuction() {
    let scheduler = TestScheduler()
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let server = ReferenceClock(on: scheduler)
    let end = scheduler.date + 60
    /// The server is 100 s behind; its reply may take long on the way back.
    func bid(extending end: Date, back: Duration) {
      scheduler.spawn {
        let send = { @Sendable in
          try await scheduler.sleep(for: .milliseconds(20))
          let date = scheduler.date - 100
          try await scheduler.sleep(for: back)
          return Reply(date: date, end: end - 100)
        }
        try await self.bid(send, in: hub, by: server, on: scheduler)
      }
    }
    bid(extending: end, back: .milliseconds(20))
    scheduler.advance(by: .seconds(10))
    #expect(hub["lot"] == .seconds(50))
    bid(extending: end + 30, back: .seconds(6))
    scheduler.advance(by: .seconds(10))
    #expect(hub["lot"] == .seconds(70), "extended, by a clock that the slow reply has not set")
    #expect(server.errorBound.map { $0 < .milliseconds(25) } == true)
  }
}

import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("A moment by a reference clock") struct AtByReferenceTests {
  let scheduler = TestScheduler()
  let server: ReferenceClock

  init() { server = ReferenceClock(on: scheduler) }

  private func tick(in seconds: Double) -> Recording<Tick, Never> {
    scheduler.record(TickSignal.at(server.wallNow.date + seconds, by: server, on: scheduler))
  }

  @Test("One tick when the server's clock reads the moment, whatever the date is set to, then completion") func oneTick() {
    server.synchronize(to: scheduler.date + 600)
    let recording = tick(in: 60)
    scheduler.jumpWallClock(by: .seconds(86_400))
    scheduler.advance(by: .seconds(60) - .nanoseconds(1))
    expectEmpty(recording.events)
    scheduler.advance(by: .seconds(3_600))
    expectEqual(recording.events.map(\.time), [.seconds(60), .seconds(60)])
    expectEqual(recording.values.map { [$0.index, $0.missed] }, [[0, 0]])
    expectEqual(recording.values.map(\.lateness), [.zero])
    expectEmpty(scheduler.pending)
  }

  @Test("A sample that sets the clock moves the tick, to an earlier or a later instant, or to the next turn", arguments: [-10, 10, 3_600])
  func sampled(ahead: Double) {
    server.synchronize(to: scheduler.date)
    let recording = tick(in: 60)
    scheduler.advance(by: .seconds(30))
    server.synchronize(to: scheduler.date + ahead)
    #expect(recording.events.isEmpty, "it comes on the scheduler")
    scheduler.advance(by: .seconds(100))
    expectEqual(recording.events.map(\.time), Array(repeating: .seconds(max(60 - ahead, 30)), count: 2))
  }

  @Test("Before the first sample it follows the local date, jumps included") func unsampled() {
    let recording = tick(in: 60)
    scheduler.jumpWallClock(by: .seconds(20))
    scheduler.advance(by: .seconds(39))
    expectEmpty(recording.events)
    scheduler.advance(by: .seconds(1))
    #expect(recording.isFinished)
    expectEqual(recording.values.count, 1)
  }

  @Test("On a scheduler of another speed it is never early", arguments: [0.5, 2, 7.7]) func anotherSpeed(rate: Double) {
    server.synchronize(to: scheduler.date)
    let moment = server.wallNow.date + 60
    let other = ScaledScheduler(rate: rate, on: scheduler)
    let recording = scheduler.record(TickSignal.at(moment, by: server, on: other).map { [server] _ in server.wallNow.date >= moment })
    scheduler.advance(by: .seconds(200))
    expectEqual(recording.values, [true])
  }

  @Test("Disposal leaves no timer, and no subscription of the clock") func disposal() throws {
    server.synchronize(to: scheduler.date)
    tick(in: 60).dispose()
    expectEmpty(scheduler.pending)
    try scheduler.expectNoLeaks()
  }

  @Test("A clock that stands still just before the moment is looked at every millisecond") func standingStill() throws {
    let isOff = TickValue(false)
    let game = scheduler.paused(while: isOff.signal)
    let clock = ReferenceClock(on: game)
    clock.synchronize(to: game.wallNow)
    let moment = game.wallNow.advanced(by: .seconds(10))
    let recording = scheduler.record(TickSignal.at(moment, by: clock, on: scheduler))
    let countdown = scheduler.record(TickSignal.countdown(to: moment, by: clock, on: scheduler))
    scheduler.advance(by: .seconds(10) - .microseconds(1))
    isOff.current = true
    try scheduler.expectWakeUps(max: 2_001, during: .seconds(1)) {}
    isOff.current = false
    scheduler.advance(by: .milliseconds(1))
    #expect(recording.values.count == 1 && countdown.values.last == .zero)
  }
}

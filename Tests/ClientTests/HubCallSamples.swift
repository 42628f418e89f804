import Foundation
import Testing
import TickStreams
import TickStreamsTesting

/// The calls of a hub and its relations, as an app on the main actor writes them.
struct HubCallsCompile {
  final class Cell {
    let label = Label()
  }

  @Test func hub() {
    let scheduler = TestScheduler()
    let (key, date, cell) = (SaleID(number: 1), Date(timeIntervalSince1970: 0), Cell())
    let hub = CountdownHub<SaleID>(every: .seconds(1), on: scheduler)
    let server = ReferenceClock(on: scheduler)
    hub.start(key, for: .seconds(60))
    hub.start(key, .to(scheduler.now.advanced(by: .seconds(5))))
    hub.start(key, to: date)
    hub.start(key, to: date, by: server)
    hub.start(key, .since(date))
    hub.start(key, .to(.distantFuture))
    #expect(hub[key] != nil)
    #expect(hub.snapshot.count == 1)
    hub.bind(cell, to: key) { cell, left in cell.label.text = "\(left?.components.seconds ?? 0)" }
    hub.bind(cell, to: key) { cell, left in cell.label.text = left.map { "\($0)" } }
    hub.unbind(cell)
    hub.pause(key)
    hub.resume(key)
    hub.pause(while: .just(false))
    hub.stop(key)
    #expect(hub.deadline(for: key) == nil)
    let value = scheduler.record(hub.signal(for: key))
    #expect(value.values == [nil])
    _ = CountdownHub<SaleID>(every: .seconds(1), on: .main)
  }

  @Test func others() {
    let scheduler = TestScheduler()
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: Date(), roundTrip: .milliseconds(80))
    #expect(server.wallNow.date > Date(timeIntervalSince1970: 0))
    let drift: TickSignal<Duration, Never> = server.driftChanges
    let idle = IdleTimer(after: .seconds(30), on: scheduler)
    idle.restart()
    idle.cancel()
    let expired: TickSignal<Int, Never> = idle.expirations
    #expect(idle.remaining == nil)
    let code = ExpiringValue("secret", for: .seconds(60), on: scheduler)
    code.extend(for: .seconds(60))
    #expect(code.value == "secret" && code.remaining == .seconds(60))
    _ = (drift, expired, code.changes)
    _ = TickSignal.countdown(to: Date(), by: server, every: .seconds(1), leeway: .zero, phase: .own, on: scheduler)
    _ = TickSignal.elapsed(since: Date(), by: server, on: .main)
  }
}

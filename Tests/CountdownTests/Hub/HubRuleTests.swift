import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The rules of ends and figures.
@Suite("Hub: rules of figures") @MainActor struct HubRuleTests {
  let scheduler: TestScheduler
  let hub: CountdownHub<Int>

  init() { (scheduler, hub) = secondsHub() }

  @Test("At its deadline a key sends zero and then nil at once; a late owner and a late subscriber are shown nil")
  func zeroAndThenNil() {
    let (early, late) = (Cell(), Cell())
    hub.bind(early, to: 1)
    let recording = scheduler.record(hub.signal(for: 1))
    hub.start(1, for: .milliseconds(1_500))
    scheduler.advance(by: .seconds(5))
    hub.bind(late, to: 1)
    expectEqual(early.shown, [nil, 2, 1, 0, nil])
    expectEqual(late.shown, [nil])
    expectEqual(recording.line, "nil@0 2@0 1@1 0@1.5 nil@1.5")
    expectEqual(scheduler.record(hub.signal(for: 1)).line, "nil@0")
  }

  @Test("A key that starts with nothing left shows zero and then nil at once, also if it was counting", arguments: [false, true])
  func nothingLeft(wasCounting: Bool) {
    if wasCounting { hub.start(1, for: .seconds(9)) }
    let recording = scheduler.record(hub.signal(for: 1))
    hub.start(1, to: scheduler.date)
    hub.start(1, .to(.seconds(-1)))
    expectEqual(recording.line, (wasCounting ? "9@0" : "nil@0") + " 0@0 nil@0 0@0 nil@0")
  }

  @Test("No zero is shown of a countdown that ended while its key was not shown") func endWithoutAnOwner() {
    let (cell, other) = (Cell(), Cell())
    hub.start(1, for: .seconds(3))
    hub.bind(cell, to: 1)
    scheduler.advance(by: .seconds(1))
    hub.unbind(cell)
    scheduler.advance(by: .seconds(9))
    hub.bind(cell, to: 1)
    hub.bind(other, to: 1)
    expectEqual(cell.shown, [3, 2, nil])
    expectEqual(other.shown, [nil])
  }

  @Test("A key that was not shown shows the correct figure when an owner is bound, and flips on the grid")
  func boundLater() {
    let cell = Cell()
    hub.start(1, for: .seconds(10))
    hub.start(2, to: scheduler.date.addingTimeInterval(20))
    scheduler.jumpWallClock(by: .seconds(5))
    scheduler.advance(by: .milliseconds(2_500))
    expectEqual(hub.snapshot, [1: .seconds(8), 2: .seconds(13)])
    hub.bind(cell, to: 1)
    scheduler.advance(by: .seconds(1))
    hub.bind(cell, to: 2)
    scheduler.advance(by: .seconds(1))
    expectEqual(cell.shown, [8, 7, 12, 11])
  }

  @Test("The start of a key that does not run is always a change: a first owner and a second one are shown the same")
  func startIsAChange() {
    let (first, second) = (Cell(), Cell())
    hub.bind(first, to: 1)
    hub.start(1, for: .seconds(1))
    scheduler.advance(by: .seconds(2))
    hub.bind(second, to: 1)
    hub.start(1, .since(.seconds(10)))
    expectEqual(first.shown, [nil, 1, 0, nil, 0])
    expectEqual(second.shown, [nil, 0])
    expectEqual(hub[1], .zero)
    hub.stop(1)
    hub.start(1, for: .zero)
    expectEqual(first.shown.suffix(3), [nil, 0, nil])
    expectEqual(second.shown.suffix(3), [nil, 0, nil])
  }

  @Test("Zero is never shown before the wall clock reads the date, however little it was set back")
  func neverBeforeTheDate() {
    hub.start(1, to: scheduler.date.addingTimeInterval(2))
    let recording = scheduler.record(hub.signal(for: 1), for: .seconds(1))
    scheduler.jumpWallClock(by: .milliseconds(-9))
    scheduler.advance(by: .milliseconds(1_008))
    #expect(!recording.values.contains(.zero))
    #expect(hub[1] != nil)
    scheduler.advance(by: .seconds(1))
    #expect(recording.line.hasSuffix(" 0@2.009 nil@2.009"))
  }

  @Test("Zero is never shown before a reference clock reads the date, however little a sample sets it back")
  func neverBeforeTheReferenceDate() {
    let server = ReferenceClock(tolerance: .zero, on: scheduler)
    server.synchronize(to: scheduler.date.addingTimeInterval(100))
    hub.start(1, to: scheduler.date.addingTimeInterval(102), by: server)
    let recording = scheduler.record(hub.signal(for: 1))
    server.synchronize(to: scheduler.date.addingTimeInterval(99.9921875))
    scheduler.advance(by: .seconds(5))
    expectEqual(recording.line, "2@0 1@1 0@2.0078125 nil@2.0078125")
  }

  @Test("A figure never goes backward because of a clock reading that another thread has overtaken") func lateReading() {
    let (alarm, hub) = handHub()
    let log = Log<Duration?>()
    let bag = DisposeBag()
    hub.start(1, .to(.seconds(10)))
    hub.signal(for: 1).subscribe(onNext: { log.append($0) }).store(in: bag)
    alarm.pass(.milliseconds(999))
    alarm.interruptNextReading { alarm.run(until: .seconds(1)) }
    hub.signal(for: 1).subscribe(onNext: { _ in }).store(in: bag)
    expectEqual(log.entries, [.seconds(10), .seconds(9)])
    expectEqual(hub[1], .seconds(9))
  }

  @Test("The deadline of a key that is paused on a reference clock follows that clock") func deadlineOfAPausedKey() {
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: scheduler.date)
    let end = scheduler.date.addingTimeInterval(60)
    hub.start(1, to: end, by: server)
    hub.pause(1)
    expectEqual(hub.deadline(for: 1)?.date, end)
    server.synchronize(to: scheduler.date.addingTimeInterval(20))
    expectEqual(hub.deadline(for: 1)?.date, end.addingTimeInterval(-20))
  }
}

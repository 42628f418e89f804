import Foundation
import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

/// Starting and binding in one call, and keys that end with an owner.
@Suite("Hub: starts, bindings and owners") @MainActor struct HubStartTests {

  let scheduler: TestScheduler
  let hub: CountdownHub<Int>
  private let cell = Cell()

  init() { (scheduler, hub) = secondsHub() }

  @Test("One call starts and binds with one figure; the old closure is not called, and others get the new figure")
  func startsAndBinds() {
    let (cell, other) = (Cell(), Cell())
    let old = Log<Duration?>()
    hub.start(1, for: .seconds(9))
    hub.bind(cell, to: 1) { (_: Cell, left: Duration?) in old.append(left) }
    hub.bind(other, to: 1)
    hub.bind(cell, to: 1, starting: .for(.seconds(60))) { cell, left in cell.show(left) }
    expectEqual(old.entries, [.seconds(9)])
    expectEqual(cell.shown, [60])
    expectEqual(other.shown, [9, 60])
    scheduler.advance(by: .seconds(1))
    expectEqual(cell.shown, [60, 59])
    expectEqual(old.entries.count, 1)
  }

  @Test("One call that starts and binds shows the figure once, also if it is the one that was shown") func sameFigure() {
    hub.bind(cell, to: 1, starting: .for(.seconds(60))) { cell, left in cell.show(left) }
    hub.bind(cell, to: 1, starting: .for(.seconds(60))) { cell, left in cell.show(left) }
    expectEqual(cell.shown, [60, 60])
  }

  @Test("One call that starts and binds what has passed already shows zero and then nil") func startsWhatIsOver() {
    hub.start(1, for: .seconds(9))
    hub.bind(cell, to: 1, starting: .to(scheduler.date)) { cell, left in cell.show(left) }
    expectEqual(cell.shown, [0, nil])
    expectEmpty(hub.snapshot)
  }

  @Test("A start of a key that is shown arms the timer once, and so does a first subscription", arguments: [TickPhase.own, .shared])
  func armsOnce(phase: TickPhase) {
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    // Each arming takes a number.
    let marker = ActionTimer(hub.core.engine) { _ in }
    func arms(_ body: () -> Void) -> UInt64 {
      hub.core.engine.core.arm(marker, at: .seconds(9_999))
      let before = marker.sequence
      body()
      hub.core.engine.core.arm(marker, at: .seconds(9_999))
      return marker.sequence - before - 1
    }
    hub.bind(cell, to: 1)
    expectEqual(arms { hub.start(1, for: .seconds(60), phase: phase) }, 1)
    expectEqual(arms { hub.start(1, to: scheduler.date.addingTimeInterval(60), phase: phase) }, 1, "a timer that follows the wall clock")
    hub.unbind(cell)
    hub.start(2, for: .seconds(60), phase: phase)
    let bag = DisposeBag()
    expectEqual(arms { hub.signal(for: 2).subscribe(onNext: { _ in }).store(in: bag) }, 1)
    #expect(arms { hub.start(3, for: .seconds(60), phase: phase) } <= 1, "a key that is not shown")
    marker.dispose()
  }

  @Test("500 rows in 12 reused cells: a cell shows the figure of its row before the binding returns, and never one of another row")
  func reusedCellsNeverFlash() {
    final class Row {
      var row = -1
      var label: Duration?
      var calls = 0
    }
    for row in 0..<500 { hub.start(row, for: .milliseconds(20_000 + row * 1_003), phase: row % 5 == 0 ? .own : .shared) }
    let cells = (0..<12).map { _ in Row() }
    var top = 0
    func show(_ row: Int) {
      let cell = cells[row % 12]
      (cell.row, cell.calls) = (row, 0)
      hub.bind(cell, to: row) { cell, left in
        expectEqual(cell.row, row, "the figure of another row")
        cell.label = left
        cell.calls += 1
      }
      expectEqual(cell.calls, 1)
      expectEqual(cell.label, hub[row])
    }
    for row in 0..<12 { show(row) }
    var generator = SplitMix(state: 1)
    while top < 488 {
      scheduler.advance(by: .milliseconds(Int.random(in: 0...400, using: &generator)))
      for cell in cells { expectEqual(cell.label, hub[cell.row], "row \(cell.row) at \(scheduler.now)") }
      let lines = min(Int.random(in: 1...12, using: &generator), 488 - top)
      for row in (top + 12)..<(top + 12 + lines) { show(row) }
      top += lines
    }
    expectEqual(scheduler.pending.count, 1)
  }

  @Test("The description of a target says what is counted") func targetsDescribeThemselves() {
    let moment = WallInstant(nanosecondsSince1970: 5_000_000_000)
    expectEqual("\(HubTarget.for(.seconds(60)))", "for 60.0 seconds")
    expectEqual("\(HubTarget.to(TickInstant.origin))", "to 0.0 seconds")
    expectEqual("\(HubTarget.since(moment))", "since 5.0 seconds since 1970")
    expectEqual("\(HubTarget.to(moment, by: ReferenceClock(on: scheduler)))", "to 5.0 seconds since 1970, by a reference clock")
  }
}

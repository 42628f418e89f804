import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@testable import countdown_board

/// The check of the board, which has to find figures that are wrong.
struct CountdownBoardCheckTests {
  private func result(_ name: String, _ figure: Int, at time: Duration, frozen: Duration = .zero) -> String {
    let check = Check(time: time, frozen: frozen)
    let span: Duration? = ["sale": .seconds(20), "code": .seconds(60)][name]
    return check.result(of: [Row(name: name, figure: .seconds(figure), span: span)])
  }

  @Test func wrongRowsAreCountedAndNamed() {
    let rows = [
      Row(name: "sale", figure: .seconds(18), span: .seconds(20)), Row(name: "code", figure: .seconds(55), span: .seconds(60)),
      Row(name: "visit", figure: .seconds(5)),
    ]
    expectEqual(Check(time: .seconds(2), frozen: .zero).result(of: rows), "1 of 3 rows right, wrong: code, visit")
  }

  /// From half a second before 15 s are left, after 5 s, to half a second after 14 s are left, after 6 s.
  @Test(arguments: [(4.5, false), (4.501, true), (5, true), (6.499, true), (6.5, false)])
  func aFigureIsRightForHalfASecondMoreOnBothSides(time: Double, isRight: Bool) {
    expectEqual(result("sale", 15, at: .seconds(time)), (isRight ? "1 of 1 rows right" : "0 of 1 rows right, wrong: sale"))
  }

  @Test func zeroIsRightFromTheDeadlineOnAndNoOtherFigureIs() {
    expectEqual(result("sale", 0, at: .seconds(19.999)), "0 of 1 rows right, wrong: sale")
    expectEqual(result("sale", 1, at: .seconds(19.999)), "1 of 1 rows right")
    expectEqual(result("sale", 0, at: .seconds(20)), "1 of 1 rows right")
    expectEqual(result("sale", 1, at: .seconds(20)), "0 of 1 rows right, wrong: sale")
    expectEqual(result("sale", 0, at: .seconds(600)), "1 of 1 rows right")
  }

  @Test func aFrozenCodeHasMoreTimeLeft() {
    expectEqual(result("code", 57, at: .seconds(5)), "0 of 1 rows right, wrong: code")
    expectEqual(result("code", 57, at: .seconds(5), frozen: .seconds(2)), "1 of 1 rows right")
    expectEqual(result("sale", 17, at: .seconds(5), frozen: .seconds(2)), "0 of 1 rows right, wrong: sale")
  }

  @Test(arguments: [(2.5, false), (2.501, true), (4.499, true), (4.5, false)])
  func aFigureThatCountsUpIsRoundedDown(time: Double, isRight: Bool) {
    expectEqual(result("visit", 3, at: .seconds(time)), (isRight ? "1 of 1 rows right" : "0 of 1 rows right, wrong: visit"))
  }
}

/// The clocks of the device, which the board itself does not notice.
struct CountdownBoardDeviceTests {
  private let base = TestScheduler()

  @Test(arguments: [(3_600, 1), (3_601, 0)]) func aTimerForADateFollowsTheDate(seconds: Int, fires: Int) {
    let device = Device(on: base)
    let timer = base.record(TickSignal.at(device.scheduler.wallNow.advanced(by: .seconds(seconds)), on: device.scheduler))
    device.scheduler.schedule { expectEqual(device.perform(.date), "date set 3600.0 s ahead") }
    base.advance(by: .zero)
    expectEqual(timer.values.count, fires)
  }

  @Test func afterTheBackgroundTimersAreDueEarlierOnTheBase() {
    let device = Device(on: base)
    let timer = base.record(TickSignal.at(device.scheduler.now.advanced(by: .seconds(601)), on: device.scheduler))
    device.scheduler.schedule { expectEqual(device.perform(.background), "600.0 s in the background") }
    base.advance(by: .seconds(0.999_999_999))
    expectEmpty(timer.values)
    base.advance(by: .nanoseconds(1))
    expectEqual(timer.values.count, 1)
  }
}

import TestSupport
import Testing

@testable import TickStreams

@Suite("A deadline and its timer") struct DeadlineTests {
  private let alarm = HandAlarm()
  private let scheduler: AlarmScheduler
  private let fired = Log<TickInstant>()
  private let timer: LoggedTimer

  init() {
    scheduler = AlarmScheduler(alarm)
    timer = LoggedTimer(scheduler.engine, fired)
  }

  @Test func theTimerFiresAtTheDeadline() {
    var deadline = Deadline()
    scheduler.engine.core.follow(timer, deadline.set(.seconds(2)))
    #expect(alarm.ring())
    expectEqual(fired.entries, [.seconds(2)])
  }

  @Test func anOlderDecisionThatArrivesLaterHasNoEffect() throws {
    var deadline = Deadline()
    let older = deadline.set(.seconds(1))
    scheduler.engine.core.follow(timer, deadline.set(.seconds(2)))
    scheduler.engine.core.follow(timer, older)
    expectEqual(timer.deadline, .seconds(2))
    let late = deadline.set(.seconds(3))
    let cleared = deadline.clear()
    scheduler.engine.core.follow(timer, try #require(cleared))
    scheduler.engine.core.follow(timer, late)
    expectEqual(timer.deadline, .distantFuture)
    #expect(alarm.armed == nil)
  }

  @Test func aFiringTakesTheDeadlineAtWhichItWasDue() {
    var deadline = Deadline()
    _ = deadline.set(.seconds(2))
    let older = Tick(index: 0, scheduled: .seconds(1), fired: .seconds(3))
    let isTaken = deadline.take(older)
    #expect(!isTaken)
    expectEqual(deadline.due, .seconds(2))
    let own = Tick(index: 0, scheduled: .seconds(2), fired: .seconds(3))
    let takes = (deadline.take(own), deadline.take(own))
    #expect(takes == (true, false))
    #expect(!deadline.isSet)
  }

  @Test(arguments: [false, true]) func aDeadlineThatNeverComesArmsNothing(wasSet: Bool) {
    var deadline = Deadline()
    if wasSet { scheduler.engine.core.follow(timer, deadline.set(.seconds(1))) }
    scheduler.engine.core.follow(timer, deadline.set(.distantFuture))
    // The wake-up for the old deadline finds nothing due.
    expectEqual(alarm.ring(), wasSet)
    #expect(alarm.armed == nil)
    #expect(deadline.isSet)
    expectEmpty(fired.entries)
  }

  @Test func nothingIsToldWhereThereIsNoDeadline() {
    var deadline = Deadline()
    let move = deadline.clear()
    #expect(move == nil)
  }

  @Test func whatMeetsADeadlineExactlyCanComeFirst() {
    var deadline = Deadline()
    scheduler.engine.core.follow(timer, deadline.set(.seconds(1), tieBreak: .afterAll))
    scheduler.schedule(at: .seconds(1)) { [fired] in fired.append(.origin) }
    #expect(alarm.ring())
    expectEqual(fired.entries, [.origin, .seconds(1)])
  }

  @Test func anArrivalIsLateStrictlyAfterTheArrivalDeadline() {
    var deadline = ArrivalDeadline()
    #expect(!deadline.isOver(at: .seconds(9)))
    _ = deadline.set(.seconds(2), from: .seconds(1))
    #expect(!deadline.isOver(at: .seconds(2)))
    #expect(deadline.isOver(at: .seconds(2).advanced(by: .nanoseconds(1))))
    _ = deadline.set(.seconds(3), from: .seconds(3))
    #expect(!deadline.isOver(at: .seconds(4)), "a deadline for the very moment is the next turn, which its timer knows")
  }

  @Test func aTimerThatStillHasSomethingToSendStaysAndThenMovesOn() throws {
    var deadline = ArrivalDeadline()
    let first = deadline.set(.seconds(1), from: .origin)
    scheduler.engine.core.follow(timer, try #require(first))
    alarm.pass(.seconds(2))
    deadline.leave()
    let moves = (deadline.set(.seconds(5), from: .seconds(2)), deadline.set(.seconds(6), from: .seconds(2)))
    #expect(moves.0 == nil && moves.1 == nil)
    expectEqual(timer.deadline, .seconds(1))
    let takes = (
      deadline.take(Tick(index: 0, scheduled: .seconds(6), fired: .seconds(6))),
      deadline.take(Tick(index: 0, scheduled: .seconds(1), fired: .seconds(2)))
    )
    #expect(takes == (false, true))
    let next = deadline.resume()
    try expectEqual(#require(next).due, .seconds(6))
    deadline.leave()
    _ = deadline.set(.seconds(9), from: .seconds(7))
    let cleared = deadline.clear()
    #expect(cleared == nil, "the timer still has to fire")
    let last = (deadline.take(Tick(index: 0, scheduled: .seconds(6), fired: .seconds(7))), deadline.resume())
    #expect(last.0 && last.1 == nil)
  }

  @Test func theTimerFollowsTheWallClockWhileItsDeadlineDoes() {
    var deadline = Deadline()
    let engine = scheduler.engine
    let offset = ClockReading(engine.core).wallOffset
    engine.core.follow(timer, deadline.set(.seconds(5), wallOffset: offset))
    engine.core.follow(timer, deadline.set(.seconds(6)))
    scheduler.wallClockChanged()
    expectEqual(timer.deadline, .seconds(6))
    engine.core.follow(timer, deadline.set(.seconds(7), wallOffset: offset))
    scheduler.wallClockChanged()
    #expect(alarm.ring())
    expectEqual(fired.entries.count, 1)
    #expect(deadline.isSet)
  }
}

private final class LoggedTimer: DeadlineTimer, @unchecked Sendable {
  private let fired: Log<TickInstant>

  init(_ engine: TimerEngine, _ fired: Log<TickInstant>) {
    self.fired = fired
    super.init(engine: engine)
  }

  override func fire(_ tick: Tick) { fired.append(tick.scheduled) }
}

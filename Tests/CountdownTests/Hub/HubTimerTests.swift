import Foundation
import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

/// The timers and the memory of a hub.
@Suite("Hub: timers, pauses and memory") @MainActor struct HubTimerTests {
  let scheduler: TestScheduler
  let hub: CountdownHub<Int>
  private let cell = Cell()

  init() { (scheduler, hub) = secondsHub() }

  @Test("Real schedulers of one timebase read one clock; all others may run at another speed") func clocksOfSchedulers() {
    func isForeign(_ other: any TickScheduler, to scheduler: any TickScheduler) -> Bool {
      ReferenceClock(on: other).isForeign(to: scheduler.engine.core)
    }
    let (queue, suspending) = (QueueScheduler(label: "queue"), QueueScheduler(label: "suspending", timebase: .suspending))
    #expect(!isForeign(queue, to: queue) && !isForeign(queue, to: .main) && !isForeign(scheduler, to: scheduler.withLeeway(.seconds(1))))
    #expect(isForeign(queue, to: suspending) && isForeign(queue, to: scheduler) && isForeign(scheduler, to: TestScheduler()))
    #expect(isForeign(ScaledScheduler(rate: 1, on: queue), to: queue) && isForeign(queue.paused(while: .never), to: queue))
  }

  @Test("Keys that are not shown cause no wake-up in 1,000 s, and their figures are correct whenever they are read")
  func noWakeUps() {
    let (alarm, hub) = handHub()
    hub.start(1, for: .seconds(2_000))
    hub.start(2, for: .seconds(500))
    hub.start(3, to: alarm.wallNow.advanced(by: .seconds(2_000)))
    hub.start(4, .since(.origin))
    alarm.run(until: .seconds(400))
    expectEqual(hub[2], .seconds(100))
    alarm.run(until: .seconds(1_000))
    expectEqual(alarm.wakeUps, 0)
    expectEmpty(alarm.armings)
    expectEqual(hub.snapshot, [1: .seconds(1_000), 3: .seconds(1_000), 4: .seconds(1_000)])
    #expect(hub[2] == nil)
    #expect(hub.deadline(for: 2) == nil)
  }

  @Test("A key whose subscriber has left causes no wake-up any more, nor one whose subscriber takes a single value")
  func subscriberLeaves() {
    let (alarm, hub) = handHub()
    hub.start(1, for: .seconds(2_000))
    let subscription = hub.signal(for: 1).subscribe(onNext: { _ in })
    alarm.run(until: .seconds(10))
    expectEqual(alarm.wakeUps, 10)
    subscription.dispose()
    #expect(alarm.armed == nil)
    let first = hub.signal(for: 1).take(1).subscribe(onNext: { _ in })
    #expect(alarm.armed == nil)
    alarm.run(until: .seconds(1_000))
    expectEqual(alarm.wakeUps, 10)
    first.dispose()
  }

  @Test("Of two subscribers of a key the last one that leaves ends its updates, unless an owner shows it")
  func lastSubscriberLeaves() {
    let (alarm, hub) = handHub()
    hub.start(1, for: .seconds(2_000))
    let subscriptions = (0..<2).map { _ in hub.signal(for: 1).subscribe(onNext: { _ in }) }
    subscriptions[0].dispose()
    alarm.run(until: .seconds(1))
    expectEqual(alarm.wakeUps, 1)
    hub.bind(cell, to: 1)
    subscriptions[1].dispose()
    alarm.run(until: .seconds(2))
    expectEqual(cell.shown, [1_999, 1_998])
    hub.unbind(cell)
    #expect(alarm.armed == nil)
  }

  @Test("A figure that stays for many steps causes no wake-up before it changes, whether or not its owner still exists")
  func figureThatStays() {
    let (alarm, hub) = handHub()
    hub.start(1, .since(.seconds(1_000.5)))
    hub.start(2, .to(.distantFuture))
    hub.bind(cell, to: 1)
    hub.bind(Cell(), to: 1)
    hub.bind(Cell(), to: 2)
    expectEqual(alarm.armed, .seconds(1_002))
    alarm.run(until: .milliseconds(1_001_999))
    expectEqual(alarm.wakeUps, 0)
    expectEqual(cell.shown, [0])
    alarm.run(until: .seconds(1_003))
    expectEqual(alarm.wakeUps, 2, "the flips at 1,002 s and 1,003 s")
    expectEqual(cell.shown, [0, 1, 2])
    hub.stop(1)
    #expect(alarm.armed == nil)
  }

  @Test("A key whose figure stays changes with the others from its first change on") func figureThatHasStayed() {
    let (alarm, hub) = handHub()
    hub.start(1, .since(.seconds(3.5)))
    hub.start(2, for: .seconds(20))
    let (counting, waiting) = (Cell(), Cell())
    hub.bind(waiting, to: 1)
    hub.bind(counting, to: 2)
    alarm.run(until: .seconds(8))
    expectEqual(alarm.wakeUps, 8)
    expectEqual(waiting.shown, [0, 1, 2, 3, 4])
    expectEqual(counting.shown, [20, 19, 18, 17, 16, 15, 14, 13, 12])
    hub.unbind(counting)
    alarm.run(until: .seconds(10))
    expectEqual(alarm.wakeUps, 10)
    expectEqual(waiting.shown, [0, 1, 2, 3, 4, 5, 6])
    hub.unbind(waiting)
    #expect(alarm.armed == nil)
  }

  @Test("A wall clock that is set is noticed where the figure stays") func setWhileTheFigureStays() {
    let alarm = HandAlarm(reportsWallClockChanges: false)
    let hub = CountdownHub<Int>(every: .seconds(1), on: AlarmScheduler(alarm))
    hub.start(1, .since(alarm.wallNow.advanced(by: .seconds(1_000))))
    hub.bind(cell, to: 1)
    alarm.run(until: .seconds(10))
    alarm.jump(.seconds(2_000))
    alarm.run(until: .seconds(11))
    expectEqual(cell.shown, [0, 1_011])
    hub.unbind(cell)
  }

  @Test("The end of a key that was stopped causes no wake-up") func stoppedEnd() {
    let alarm = HandAlarm()
    let hub = CountdownHub<Int>(every: .seconds(60), on: AlarmScheduler(alarm))
    let subscription = hub.signal(for: 1).subscribe(onNext: { _ in })
    hub.start(1, for: .seconds(5))
    hub.stop(1)
    alarm.run(until: .seconds(10))
    hub.start(1, for: .seconds(20))
    alarm.run(until: .seconds(100))
    expectEqual(alarm.wakeUps, 1, "the end at 30 s")
    subscription.dispose()
  }

  @Test("A hub that is paused keeps no timer, not even until the next flip") func pausedWithoutATimer() {
    let isPaused = TickValue(false)
    hub.pause(while: isPaused.signal)
    hub.start(1, for: .seconds(60))
    let recording = scheduler.record(hub.signal(for: 1), for: .milliseconds(1_500))
    isPaused.current = true
    expectEmpty(scheduler.pending)
    hub.start(2, for: .seconds(5))
    let second = scheduler.record(hub.signal(for: 2))
    #expect(scheduler.pending.isEmpty, "a key that starts in a pause is shown, and counts without a timer")
    isPaused.current = false
    expectEqual(scheduler.pending.map(\.deadline), [.seconds(2)])
    expectEqual(recording.line, "60@0 59@1")
    expectEqual(second.line, "5@0")
  }

  @Test("In a paused hub a key whose deadline has passed reads nil, and the others read the correct figure")
  func readInAPause() {
    hub.start(1, for: .seconds(3))
    hub.start(2, for: .seconds(60))
    hub.bind(cell, to: 1)
    let recording = scheduler.record(hub.signal(for: 2))
    hub.pause(while: .just(true))
    scheduler.advance(by: .seconds(10))
    #expect(hub[1] == nil)
    expectEqual(hub[2], .seconds(50))
    expectEqual(hub.snapshot, [2: .seconds(50)])
    #expect(hub.deadline(for: 1) == nil)
    expectEqual(cell.shown, [3])
    expectEqual(recording.line, "60@0")
  }

  @Test("An owner that is bound while the hub is paused is shown the correct figure, also after a jump of the wall clock")
  func boundInAPause() {
    let (cell, late) = (Cell(), Cell())
    hub.start(1, to: scheduler.date.addingTimeInterval(60))
    hub.start(2, to: scheduler.date.addingTimeInterval(10))
    hub.bind(cell, to: 2)
    let recording = scheduler.record(hub.signal(for: 1))
    hub.pause(while: .just(true))
    scheduler.jumpWallClock(by: .seconds(20))
    hub.bind(late, to: 1)
    expectEqual(late.shown, [40])
    expectEqual(recording.line, "60@0 40@0")
    hub.bind(late, to: 2)
    expectEqual(late.shown, [40, nil])
    expectEqual(cell.shown, [10, 0, nil])
  }

  @Test("A thousand hubs without bindings leave nothing on the main queue when they are deallocated elsewhere")
  func nothingOnTheMainQueue() {
    let before = MainScheduler.shared.statistics.pending
    // The main actor is blocked here, so that work that is left on its queue stays there.
    let isDone = onThread { for _ in 0..<1_000 { CountdownHub<Int>(every: .seconds(1), on: QueueScheduler()).start(1, for: .seconds(1)) } }
    let left = MainScheduler.shared.statistics.pending - before
    #expect(isDone)
    #expect(left < 100, "\(left) left; other tests that run meanwhile may leave a few")
  }

  @Test("A hub with bindings releases its closures on main when it is deallocated elsewhere")
  func closuresAreReleased() async {
    weak var witness: Witness?
    func make() -> Lock<CountdownHub<Int>?> {
      let (hub, captured) = (CountdownHub<Int>(every: .seconds(1), on: scheduler), Witness())
      witness = captured
      hub.bind(cell, to: 1) { _, _ in withExtendedLifetime(captured) {} }
      return Lock(hub)
    }
    let holder = make()
    #expect(witness != nil)
    #expect(onThread { withExtendedLifetime(holder.withLock { $0.take() }) {} })
    await withCheckedContinuation { done in MainScheduler.shared.schedule { done.resume() } }
    #expect(witness == nil)
  }

  @Test("Keys that ended while they were not shown are swept: the table never holds more than twice the running keys, or 64")
  func sweeps() {
    final class Name: Hashable, Sendable {
      let number: Int
      let log: Log<Int>

      init(_ number: Int, _ log: Log<Int>) {
        self.number = number
        self.log = log
      }

      deinit { log.append(number) }
      static func == (first: Name, second: Name) -> Bool { first.number == second.number }
      func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
    let gone = Log<Int>()
    let hub = CountdownHub<Name>(every: .seconds(1), on: scheduler)
    for number in 0..<1_000 {
      hub.start(Name(number, gone), for: .milliseconds(100))
      scheduler.advance(by: .milliseconds(10))
      #expect(number + 1 - gone.count <= 65)
    }
    expectEqual(hub.snapshot.count, 9)
  }

  @Test("An owner that is unbound by a callback of its own binding stays unbound, and is released")
  func unboundWhileItIsBound() {
    let (alarm, hub) = handHub()
    let (first, second) = (Cell(), Cell())
    let shown = Log<Duration?>()
    hub.start(1, for: .seconds(3))
    hub.bind(first, to: 1) { [weak hub] (_: Cell, left: Duration?) in if left == .zero { hub?.unbind(second) } }
    // The timer is late: the binding is the first to find that the deadline has passed.
    alarm.pass(.milliseconds(3_500))
    hub.bind(second, to: 1) { (_: Cell, left: Duration?) in shown.append(left) }
    hub.start(1, for: .seconds(10))
    alarm.run(until: .seconds(6))
    expectEmpty(shown.entries)
    hub.unbind(first)
    #expect(alarm.armed == nil)
  }

  @Test("An owner that is bound to another key by a callback of its own binding is shown that key alone")
  func boundAnewWhileItIsBound() {
    let (alarm, hub) = handHub()
    let (first, second) = (Cell(), Cell())
    let shown = Log<Duration?>()
    hub.start(1, for: .seconds(3))
    hub.start(2, for: .seconds(20))
    hub.bind(first, to: 1) { [weak hub] (_: Cell, left: Duration?) in
      if left == .zero { hub?.bind(second, to: 2) { (_: Cell, left: Duration?) in shown.append(left) } }
    }
    alarm.pass(.seconds(4))
    hub.bind(second, to: 1) { (_: Cell, left: Duration?) in shown.append(left.map { $0 + .seconds(1_000) }) }
    hub.start(1, for: .seconds(10))
    alarm.run(until: .seconds(6))
    expectEqual(shown.entries, [.seconds(16), .seconds(15), .seconds(14)])
  }

  @Test("Keys to one date show the same figure, whenever they are bound, though two clocks are never read at the same moment")
  func noiseOfTheClocks() {
    let (alarm, hub) = handHub()
    let (first, second) = (Cell(), Cell())
    let date = alarm.wallNow.advanced(by: .milliseconds(5_500))
    alarm.run(until: .milliseconds(100))
    hub.start(1, to: date)
    hub.start(2, to: date)
    alarm.run(until: .milliseconds(970))
    hub.bind(first, to: 1) { cell, left in cell.show(left) }
    alarm.run(until: .milliseconds(1_510))
    alarm.jump(.nanoseconds(50))
    hub.bind(second, to: 2) { cell, left in cell.show(left) }
    expectEqual(first.shown.last, second.shown.last)
    expectEqual(second.shown.last, .some(5))
  }
}

import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The behavior that users of a channel manager expect.
@Suite("Hub: channels, count-ups and pauses") @MainActor struct ChannelTests {
  let scheduler: TestScheduler
  let hub: CountdownHub<Int>
  private let cell = Cell()
  private let bag = DisposeBag()

  init() { (scheduler, hub) = secondsHub() }

  @Test("Channels: subscribers of the same interval share it and fire together; starts with the first, stops with the last")
  func channels() {
    expectEmpty(scheduler.pending)
    let ticks = TickSignal.interval(.seconds(1), on: scheduler).share()
    let times = Log<Duration>()
    let first = ticks.subscribe(onNext: { times.append(TickInstant.origin.duration(to: $0.fired)) })
    scheduler.advance(by: .milliseconds(500))
    let second = ticks.subscribe(onNext: { times.append(TickInstant.origin.duration(to: $0.fired)) })
    expectEqual(scheduler.pending.count, 1)
    scheduler.advance(by: .milliseconds(500))
    expectEqual(times.entries, [.seconds(1), .seconds(1)])
    first.dispose()
    expectEqual(scheduler.pending.count, 1)
    second.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test("Who subscribes while a value of the key is being sent gets the current value, also inside a callback")
  func subscribesInACallback() {
    let late = Log<Duration?>()
    hub.start(1, for: .seconds(10))
    hub.signal(for: 1).subscribe(onNext: { [hub, bag] left in
      guard left == .seconds(9) else { return }
      hub.start(1, for: .seconds(60))
      hub.signal(for: 1).take(1).subscribe(onNext: { late.append($0) }).store(in: bag)
      hub.stop(1)
      hub.signal(for: 1).take(1).subscribe(onNext: { late.append($0) }).store(in: bag)
    }).store(in: bag)
    scheduler.advance(by: .seconds(1))
    expectEqual(late.entries, [.seconds(60), nil])
  }

  @Test("Handler receives (object, duration) where duration = now - start, more direct and accurate than counting")
  func countsUp() {
    let (cell, late) = (Cell(), Cell())
    hub.start(1, .since(scheduler.date.addingTimeInterval(-3_600)))
    hub.bind(cell, to: 1)
    scheduler.advance(by: .seconds(2))
    scheduler.sleepDevice(for: .seconds(36_000))
    hub.bind(late, to: 1)
    expectEqual(cell.shown, [3_600, 3_601, 3_602, 39_602])
    expectEqual(late.shown, [39_602])
  }

  @Test("A start on the scheduler's clock counts up too, rounded down; a start date in the future shows zero")
  func startInTheFuture() {
    hub.start(1, .since(TickInstant.seconds(2.5)))
    let recording = scheduler.record(hub.signal(for: 1), for: .seconds(5))
    expectEqual(recording.line, "0@0 1@4 2@5")
    hub.start(1, .since(scheduler.date.addingTimeInterval(60)))
    expectEqual(hub[1], .zero)
    #expect(hub.deadline(for: 1) == nil)
  }

  @Test("Subscriber held weakly; its subscription disappears when it is released, also without a tick")
  func subscriberHeldWeakly() {
    func bindMany() -> () -> Witness? {
      weak var last: Witness?
      for _ in 0..<200 {
        let (cell, witness) = (Cell(), Witness())
        last = witness
        hub.bind(cell, to: 1) { cell, _ in withExtendedLifetime(witness) { cell.name = "shown" } }
      }
      return { last }
    }
    let first = bindMany()
    #expect(first() != nil)
    // The key does not run, so no figure comes; deallocated owners are swept as others are bound.
    let second = bindMany()
    #expect(first() == nil)
    hub.start(1, for: .seconds(5))
    #expect(second() == nil)
  }

  @Test("Handler is not called in the background; on return the correct duration at once") func notCalledInTheBackground() {
    let isBackground = TickValue(true)
    hub.pause(while: isBackground.signal)
    hub.start(1, .since(TickInstant.origin))
    let recording = scheduler.record(hub.signal(for: 1), for: .milliseconds(90_700))
    isBackground.current = false
    scheduler.advance(by: .milliseconds(300))
    expectEqual(recording.line, "0@0 90@90.7 91@91")
  }

  @Test("Per-subscription pause: paused = no callback; a span is frozen: paused time does not count") func pausedSpan() {
    hub.start(1, for: .seconds(60))
    let recording = scheduler.record(hub.signal(for: 1), for: .milliseconds(2_400))
    hub.pause(1)
    hub.pause(1)
    scheduler.advance(by: .seconds(30))
    expectEqual(hub[1], .seconds(58))
    #expect(scheduler.pending.isEmpty, "nothing is armed for a paused key")
    hub.resume(1)
    hub.resume(1)
    scheduler.advance(by: .milliseconds(1_600))
    expectEqual(recording.line, "60@0 59@1 58@2 57@33 56@34")
    expectEqual(hub.deadline(for: 1)?.date, Date(timeIntervalSince1970: 978_307_200 + 90))
  }

  @Test("Per-subscription pause: a moment is not frozen: on resume the figure that is correct then, zero if it is past")
  func pausedMoment() {
    hub.start(1, .to(.seconds(60)))
    hub.start(2, .to(.seconds(20)))
    let (first, second) = (scheduler.record(hub.signal(for: 1)), scheduler.record(hub.signal(for: 2)))
    hub.pause(1)
    hub.pause(2)
    scheduler.advance(by: .seconds(30))
    hub.resume(1)
    hub.resume(2)
    scheduler.advance(by: .seconds(1))
    expectEqual(first.line, "60@0 30@30 29@31")
    expectEqual(second.line, "20@0 0@30 nil@30")
    expectEqual(hub.snapshot, [1: .seconds(29)])
  }

  @Test("Per-subscription pause: starting a paused key lets it run; stopping it ends it; the others do not notice")
  func startOfAPausedKey() {
    for key in 1...3 { hub.start(key, for: .seconds(60)) }
    hub.pause(1)
    hub.pause(2)
    hub.start(1, for: .seconds(10))
    hub.stop(2)
    hub.resume(2)
    hub.pause(9)
    scheduler.advance(by: .seconds(3))
    expectEqual(hub.snapshot, [1: .seconds(7), 3: .seconds(57)])
  }

  @Test("Hub-wide pause: a hub paused by two signals runs when neither pauses it; a key that is started meanwhile is shown")
  func pausedByTwo() {
    let (first, second) = (TickValue(true), TickValue(true))
    hub.pause(while: first.signal)
    let handle = hub.pause(while: second.signal)
    let recording = scheduler.record(hub.signal(for: 1))
    hub.start(1, for: .seconds(9))
    scheduler.advance(by: .seconds(2))
    first.current = false
    expectEqual(recording.line, "nil@0 9@0")
    handle.dispose()
    expectEqual(recording.line, "nil@0 9@0 7@2")
    second.current = false
    second.current = true
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.line, "nil@0 9@0 7@2 6@3")
  }

  @Test("Update a subscription's start date (cell reuse) without re-subscribing; remove by object") func newStart() {
    hub.start(1, .since(TickInstant.seconds(-100)))
    hub.bind(cell, to: 1)
    scheduler.advance(by: .milliseconds(1_500))
    hub.start(1, .since(TickInstant.seconds(-10)))
    scheduler.advance(by: .milliseconds(500))
    hub.unbind(cell)
    scheduler.advance(by: .seconds(5))
    expectEqual(cell.shown, [100, 101, 11, 12])
  }

  @Test("Re-target refreshes the view at once, not at the next tick; a reused cell never flashes")
  func retargetRefreshes() {
    hub.start(1, for: .seconds(60))
    hub.start(2, for: .seconds(30))
    hub.bind(cell, to: 1)
    scheduler.advance(by: .milliseconds(1_500))
    hub.bind(cell, to: 2)
    expectEqual(cell.shown, [60, 59, 29])
    hub.start(2, for: .seconds(10))
    expectEqual(cell.shown, [60, 59, 29, 10])
    hub.bind(cell, to: 3)
    expectEqual(cell.shown, [60, 59, 29, 10, nil], "what does not run shows that it does not")
  }

  @Test("An owner that is bound between two flips is shown the figure that others show") func sameFigureForAll() {
    let (first, second) = (Cell(), Cell())
    hub.start(1, .to(.seconds(10.3)))
    hub.bind(first, to: 1)
    scheduler.advance(by: .milliseconds(1_500))
    hub.bind(second, to: 1)
    expectEqual(first.shown, [10, 9])
    expectEqual(second.shown, [9])
    expectEqual(hub[1], .seconds(9))
    expectEqual(hub.snapshot, [1: .seconds(9)])
  }

  @Test("Trap: one timer per label, labels flip at different moments. Bug: duration moves when the user changes the date")
  func dateSetting() {
    hub.start(1, for: .seconds(60))
    hub.start(2, .since(TickInstant.origin))
    scheduler.advance(by: .seconds(1))
    scheduler.jumpWallClock(by: .seconds(-3_600))
    scheduler.advance(by: .seconds(1))
    expectEqual(hub.snapshot, [1: .seconds(58), 2: .seconds(2)])
  }

  @Test("A countdown to a date follows the wall clock, at once if its jumps are reported") func wallClockJump() {
    hub.start(1, to: scheduler.date.addingTimeInterval(60))
    let recording = scheduler.record(hub.signal(for: 1), for: .milliseconds(1_500))
    scheduler.jumpWallClock(by: .seconds(30))
    scheduler.advance(by: .milliseconds(500))
    scheduler.jumpWallClock(by: .seconds(-3_600))
    expectEqual(recording.line, "60@0 59@1 29@1.5 28@2 3628@2")
    scheduler.jumpWallClock(by: .seconds(3_600))
    scheduler.advance(by: .milliseconds(500))
    scheduler.jumpWallClock(by: .milliseconds(1_800))
    #expect(recording.line.hasSuffix(" 28@2 26@2.5"), "25.7 s from now, not from the last flip")
    scheduler.jumpWallClock(by: .seconds(10_000))
    #expect(hub[1] == nil)
    #expect(recording.line.hasSuffix(" 0@2.5 nil@2.5"))
  }

  @Test("A wall clock matters from the first date on, also between two flips that are far apart") func firstDate() {
    let hub = CountdownHub<Int>(every: .seconds(60), on: scheduler)
    hub.start(1, for: .seconds(600))
    scheduler.advance(by: .seconds(10))
    hub.start(2, to: scheduler.date.addingTimeInterval(3_600))
    let recording = scheduler.record(hub.signal(for: 2), for: .seconds(1))
    scheduler.jumpWallClock(by: .seconds(1_800))
    expectEqual(recording.line, "3600@0 1800@1")
    hub.stop(2)
    scheduler.advance(by: .seconds(60))
    scheduler.jumpWallClock(by: .seconds(1_800))
    expectEqual(hub.snapshot, [1: .seconds(540)])
  }

  @Test("A date that is started right after a jump that was not reported is right at once, and so are the others")
  func startAfterAJump() {
    let alarm = HandAlarm()
    let hub = CountdownHub<Int>(every: .seconds(60), on: AlarmScheduler(alarm))
    func date(in seconds: Int64) -> WallInstant { alarm.wallNow.advanced(by: .seconds(seconds)) }
    hub.start(1, to: date(in: 600))
    alarm.jump(.seconds(300))
    hub.start(2, to: date(in: 600))
    expectEqual(hub[2], .seconds(600))
    alarm.run(until: .zero)
    expectEqual(hub[1], .seconds(300))
  }

  @Test("Very many subscriptions: 10,000 countdowns flip in one timer wake-up per period, plus the zero deadlines")
  func tenThousand() {
    let (alarm, hub) = handHub()
    let flips = Log<Int>()
    for key in 0..<10_000 {
      hub.start(key, .to(.seconds(key < 9_990 ? 5 : 4.5)))
      hub.signal(for: key).subscribe(onNext: { _ in flips.append(alarm.wakeUps) }).store(in: bag)
    }
    expectEqual(alarm.armings.count, 1, "starting moves no timer")
    alarm.run(until: .seconds(60))
    let counts = Dictionary(grouping: flips.entries, by: \.self).mapValues(\.count)
    expectEqual(counts, [0: 10_000, 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 2 * 10, 6: 2 * 9_990])
    expectEqual(alarm.wakeUps, 6, "five flips, and the deadline of ten at 4.5 s")
    #expect(alarm.armed == nil)
  }

  @Test("Very many distinct deadlines between two flips each end on their own instant") func manyDeadlines() {
    let ends = Log<Duration>()
    for key in (1...999).shuffled() {
      hub.start(key, for: .milliseconds(key))
      hub.signal(for: key)
        .subscribe(onNext: { [scheduler] in if $0 == .zero { ends.append(TickInstant.origin.duration(to: scheduler.now)) } })
        .store(in: bag)
    }
    for key in 500...999 { hub.start(key, for: .milliseconds(key + 3_000)) }
    hub.stop(7)
    scheduler.advance(by: .seconds(10))
    expectEqual(ends.entries, (1...499).filter { $0 != 7 }.map { .milliseconds($0) } + (500...999).map { .milliseconds($0 + 3_000) })
    expectEmpty(scheduler.pending)
  }

  @Test("The hub removes keys that have ended; the signal of a key continues when the key is started again")
  func forgets() {
    let recording = scheduler.record(hub.signal(for: 1))
    hub.start(1, for: .seconds(1))
    scheduler.advance(by: .seconds(5))
    let late = scheduler.record(hub.signal(for: 1))
    hub.start(1, for: .seconds(1))
    scheduler.advance(by: .seconds(5))
    hub.stop(1)
    expectEqual(recording.line, "nil@0 1@0 0@1 nil@1 1@5 0@6 nil@6")
    expectEqual(late.line, "nil@0 1@0 0@1 nil@1", "a late subscriber is not shown the zero of before")
  }

  @Test("Counting ends when the hub is deallocated; a subscribed signal retains it") func hubGoes() {
    func hubInUse() -> Subscription {
      let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
      hub.start(1, for: .seconds(60))
      return hub.signal(for: 1).subscribe(onNext: { _ in })
    }
    let subscription = hubInUse()
    expectEqual(scheduler.pending.count, 1)
    subscription.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test("A distant future never comes, and a distant past has ended") func farAway() {
    hub.start(1, .to(.distantFuture))
    hub.start(2, for: .seconds(Int64.max))
    hub.start(3, to: Date.distantPast)
    hub.start(4, .since(Date.distantPast))
    scheduler.advance(by: .seconds(100))
    expectEqual(hub[1], .nanoseconds(Int64.max))
    #expect(hub[3] == nil)
    expectEqual(hub.snapshot.keys.sorted(), [1, 2, 4])
  }

  @Test("A view's value follows a key") func value() {
    let left = hub.value(for: 1)
    #expect(left.current == nil)
    hub.start(1, for: .seconds(5))
    scheduler.advance(by: .seconds(2))
    expectEqual(left.current, .seconds(3))
  }

  @Test("A view's value skips what a busy main did not reach") @MainActor func valueOnABusyMain() async {
    let (scheduler, shown) = (scheduler, Log<Duration?>())
    hub.start(1, for: .seconds(60))
    let left = hub.value(for: 1)
    let subscription = left.changes.subscribe { shown.append($0) }
    let before = shown.count
    _ = onThread { scheduler.advance(by: .seconds(50)) }
    await mainIsIdle()
    expectEqual(shown.entries.dropFirst(before), [.seconds(11), .seconds(10)])
    subscription.dispose()
  }
}

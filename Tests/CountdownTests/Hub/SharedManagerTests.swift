import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The behavior that users of a shared countdown manager expect.
@Suite("Hub: the shared countdown manager") @MainActor struct SharedManagerTests {
  let scheduler: TestScheduler
  let hub: CountdownHub<Int>
  private let cell = Cell()
  private let bag = DisposeBag()

  init() { (scheduler, hub) = secondsHub() }

  @Test("One call starts a countdown for any object: callback, seconds, receiver") func oneCall() {
    hub.start(1, for: .seconds(3))
    hub.bind(cell, to: 1) { cell, left in cell.show(left) }
    scheduler.advance(by: .seconds(10))
    expectEqual(cell.shown, [3, 2, 1, 0, nil])
  }

  @Test("Invalid input (0 s): an immediate 0, nil right after it, and no running key", arguments: [Duration.zero, .seconds(-5)])
  func nothingLeft(duration: Duration) {
    hub.bind(cell, to: 1)
    hub.start(1, for: duration)
    expectEqual(cell.shown, [nil, 0, nil])
    #expect(hub[1] == nil)
    expectEmpty(hub.snapshot)
    expectEmpty(scheduler.pending)
  }

  @Test("Invalid input: a step of zero is a programmer error") func badStep() async {
    await #expect(processExitsWith: .failure) { _ = CountdownHub<Int>(every: .zero, on: TestScheduler()) }
  }

  @Test("One shared 1 s timer drives all countdowns, so all labels change together") func allChangeTogether() {
    let times = Log<Duration>()
    for key in 0..<200 { hub.start(key, for: .milliseconds(5_000 + key)) }
    for key in 0..<200 {
      hub.signal(for: key).subscribe { [scheduler] _ in times.append(TickInstant.origin.duration(to: scheduler.now)) }.store(in: bag)
    }
    expectEqual(scheduler.pending.count, 1)
    scheduler.advance(by: .seconds(4))
    expectEqual(times.entries.count, 5 * 200)
    expectEqual(Set(times.entries), [.zero, .seconds(1), .seconds(2), .seconds(3), .seconds(4)])
  }

  @Test("A different interval is another hub; both on one armed wake-up of the scheduler") func differentIntervals() {
    let (alarm, scheduler) = HandAlarm.scheduler()
    let (seconds, minutes) = (CountdownHub<Int>(every: .seconds(1), on: scheduler), CountdownHub<Int>(every: .seconds(60), on: scheduler))
    for hub in [seconds, minutes] {
      hub.start(1, for: .seconds(120))
      hub.signal(for: 1).subscribe(onNext: { _ in }).store(in: bag)
    }
    alarm.run(until: .seconds(119))
    expectEqual(seconds[1], .seconds(1))
    expectEqual(minutes[1], .seconds(60))
    expectEqual(alarm.wakeUps, 119, "the minute is not a wake-up of its own")
  }

  @Test("A new countdown joins the running flips, which makes its first and last figures uneven: aligned or own phase is a choice")
  func alignedOrOwnPhase() {
    scheduler.advance(by: .milliseconds(600))
    hub.start(1, for: .seconds(3))
    let aligned = scheduler.record(hub.signal(for: 1))
    let own = scheduler.record(TickSignal.countdown(for: .seconds(3), phase: .own, on: scheduler), for: .seconds(5))
    expectEqual(aligned.line, "3@0 2@1.4 1@2.4 0@3 nil@3")
    expectEqual(own.line, "3@0 2@1 1@2 0@3 |@3")
  }

  @Test("De-duplication: registering again replaces the remaining time instead of double-speed counting")
  func startingAgainReplaces() {
    hub.start(1, for: .seconds(60))
    hub.bind(cell, to: 1)
    hub.bind(cell, to: 1)
    scheduler.advance(by: .seconds(2))
    for _ in 0..<10 { hub.start(1, for: .seconds(60)) }
    scheduler.advance(by: .seconds(3))
    expectEqual(cell.shown, [60, 60, 59, 58, 60, 59, 58, 57])
    expectEqual(scheduler.pending.count, 1)
  }

  @Test("De-duplication: registering the same receiver again replaces its callback") func bindingAgainReplaces() {
    hub.start(1, for: .seconds(9))
    hub.start(2, for: .seconds(5))
    hub.bind(cell, to: 1)
    hub.bind(cell, to: 2)
    scheduler.advance(by: .seconds(1))
    expectEqual(cell.shown, [9, 5, 4])
  }

  @Test("Callback gets remaining time and a stop flag: a stop from inside the callback ends the task after it")
  func stopFromInside() {
    let (cell, other) = (Cell(), Cell())
    hub.start(1, for: .seconds(60))
    hub.bind(cell, to: 1) { [hub] cell, left in
      cell.show(left)
      if left == .seconds(58) { hub.stop(1) }
    }
    hub.bind(other, to: 1)
    scheduler.advance(by: .seconds(10))
    expectEqual(cell.shown, [60, 59, 58, nil])
    expectEqual(other.shown, [60, 59, nil], "what has been stopped is not shown to the next one")
    #expect(hub[1] == nil)
    hub.unbind(cell)
  }

  @Test("Ends on zero, once, on the deadline") func endsOnZero() {
    hub.start(1, for: .milliseconds(2_300))
    let recording = scheduler.record(hub.signal(for: 1), for: .seconds(10))
    expectEqual(recording.line, "2@0 1@1 0@2.3 nil@2.3")
    #expect(hub[1] == nil)
    #expect(hub.deadline(for: 1) == nil)
  }

  @Test("Registration safe from any thread: values reach the main actor, the latest one last")
  func registrationFromAnotherThread() async {
    hub.bind(cell, to: 1)
    let hub = hub
    #expect(onThread { for seconds in 1...100 { hub.start(1, for: .seconds(seconds)) } })
    await Task.yield()
    #expect(await becomesTrue { cell.shown.last == 100 })
    expectEqual(cell.shown.first, .some(nil))
    expectEqual(cell.shown.last, 100)
  }

  @Test(
    "Background: time spent there is subtracted on becoming active, each callback called at once with the corrected value, never below 0")
  func background() {
    let isBackground = TickValue(false)
    hub.pause(while: isBackground.signal)
    let (long, short) = (Cell(), Cell())
    hub.start(1, for: .seconds(100))
    hub.start(2, for: .seconds(10))
    hub.bind(long, to: 1)
    hub.bind(short, to: 2)
    scheduler.advance(by: .seconds(2))
    isBackground.current = true
    scheduler.advance(by: .seconds(1))
    #expect(scheduler.pending.isEmpty, "nothing is armed in the background")
    scheduler.advance(by: .milliseconds(59_500))
    isBackground.current = false
    expectEqual(long.shown, [100, 99, 98, 38])
    expectEqual(short.shown, [10, 9, 8, 0, nil])
  }

  @Test("On return to the foreground: one corrected value, no overdue tick on top of it, the grid kept")
  func returnKeepsTheGrid() {
    let isBackground = TickValue(false)
    hub.pause(while: isBackground.signal)
    hub.start(1, for: .seconds(100))
    let recording = scheduler.record(hub.signal(for: 1), for: .milliseconds(1_500))
    isBackground.current = true
    scheduler.advance(by: .milliseconds(30_200))
    isBackground.current = false
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.line, "100@0 99@1 69@31.7 68@32")
  }

  @Test("A stalled hub shows one corrected value and keeps the grid, also without pause") func stall() {
    let (alarm, hub) = handHub()
    let log = Log<Int>()
    hub.start(1, for: .seconds(100))
    let subscription = hub.signal(for: 1).subscribe(onNext: { log.append(Int($0?.components.seconds ?? -1)) })
    alarm.run(until: .seconds(2))
    alarm.pass(.milliseconds(30_400))
    alarm.run(until: .seconds(34))
    expectEqual(log.entries, [100, 99, 98, 68, 67, 66])
    expectEqual(alarm.armed, .seconds(35))
    subscription.dispose()
  }

  @Test("Bug: enterBackgroundTime is never cleared. Two activations, one background visit: one correction")
  func twoActivations() {
    let phase = TickSubject<Bool, Never>()
    hub.pause(while: phase.signal)
    hub.start(1, for: .seconds(100))
    let recording = scheduler.record(hub.signal(for: 1))
    phase.next(true)
    scheduler.advance(by: .seconds(30))
    phase.send(false, false)
    scheduler.advance(by: .milliseconds(500))
    phase.next(false)  // an alert has been dismissed
    scheduler.advance(by: .milliseconds(500))
    expectEqual(recording.line, "100@0 70@30 69@31")
  }

  @Test("The timer is disarmed as soon as no key that is shown runs: at the end, a stop, a pause, an unbind")
  func disarmedAtOnce() {
    hub.bind(cell, to: 1)
    hub.start(1, for: .seconds(3))
    scheduler.advance(by: .seconds(3))
    expectEmpty(hub.snapshot)
    #expect(scheduler.pending.isEmpty, "no flip after the end")
    scheduler.advance(by: .milliseconds(500))
    hub.start(1, for: .seconds(2))
    expectEqual(scheduler.pending.map(\.deadline), [.seconds(5)])
    hub.stop(1)
    expectEmpty(scheduler.pending)
    hub.start(1, for: .seconds(2))
    hub.pause(1)
    expectEmpty(scheduler.pending)
    hub.resume(1)
    expectEqual(scheduler.pending.map(\.deadline), [.seconds(5)])
    hub.unbind(cell)
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .milliseconds(500))
    expectEqual(hub[1], .seconds(2), "the key counts on")
  }

  @Test("Bug: the timer never stops. After the last task ends, no wake-ups") func noWakeUpsAfterTheEnd() {
    let (alarm, hub) = handHub()
    for key in 0..<100 {
      hub.start(key, for: .seconds(1 + key % 3))
      hub.signal(for: key).subscribe(onNext: { _ in }).store(in: bag)
    }
    alarm.run(until: .seconds(3_600))
    expectEqual(alarm.wakeUps, 3, "three flips, and none that finds nothing")
    #expect(alarm.armed == nil)
  }

  @Test("Receiver not retained; when it is deallocated the task stops by itself") func receiverNotRetained() {
    weak var gone: Cell?
    func showForAWhile() {
      let cell = Cell()
      gone = cell
      hub.start(1, for: .seconds(60))
      hub.bind(cell, to: 1)
      scheduler.advance(by: .seconds(2))
      expectEqual(cell.shown, [60, 59, 58])
    }
    showForAWhile()
    #expect(gone == nil)
    scheduler.advance(by: .seconds(1))
    expectEqual(hub[1], .seconds(57), "the entry is not the binding")
    hub.stop(1)
  }

  @Test("Category form hands the receiver to the block, so the caller need not capture it; its captures end with the receiver")
  func closureIsReleased() {
    weak var witness: Witness?
    func showForAWhile() {
      let (cell, captured) = (Cell(), Witness())
      witness = captured
      hub.start(1, for: .seconds(60))
      hub.bind(cell, to: 1) { cell, left in withExtendedLifetime(captured) { cell.show(left) } }
    }
    showForAWhile()
    scheduler.advance(by: .seconds(1))
    #expect(witness == nil)
  }

  @Test("Explicit stop") func explicitStop() {
    let (cell, other) = (Cell(), Cell())
    hub.start(1, for: .seconds(60))
    hub.start(2, for: .seconds(60))
    hub.bind(cell, to: 1)
    hub.bind(other, to: 2)
    scheduler.advance(by: .seconds(1))
    hub.stop(1)
    hub.stop(7)
    hub.unbind(other)
    hub.unbind(Cell())
    scheduler.advance(by: .seconds(5))
    expectEqual(cell.shown, [60, 59, nil])
    expectEqual(other.shown, [60, 59])
    expectEqual(hub[2], .seconds(54))
  }

  @Test("Bug: first decrement at once. The first tick is one interval later") func firstTickAfterAnInterval() {
    let recording = scheduler.record(hub.signal(for: 1))
    hub.start(1, for: .seconds(3))
    scheduler.advance(by: .milliseconds(999))
    expectEqual(recording.line, "nil@0 3@0")
    scheduler.advance(by: .milliseconds(1))
    expectEqual(recording.line, "nil@0 3@0 2@1")
  }

  @Test(
    "Bug: identity by raw address: a new object at a reused address does not inherit a countdown",
    .disabled(if: Sanitizer.isAddress, "the address sanitizer gives no address twice for a while"))
  func reusedAddress() {
    var addresses: Set<ObjectIdentifier> = []
    hub.start(1, for: .seconds(1_000))
    var isReused = false
    for _ in 0..<1_000 where !isReused {
      let cell = Cell()
      isReused = !addresses.insert(ObjectIdentifier(cell)).inserted
      if isReused {
        scheduler.advance(by: .seconds(1))
        expectEmpty(cell.shown)
        hub.bind(cell, to: 1)
        expectEqual(cell.shown, [999])
        scheduler.advance(by: .seconds(1))
        expectEqual(cell.shown, [999, 998])
      } else {
        hub.bind(cell, to: 1)
      }
    }
    #expect(isReused, "the allocator gives an address twice")
  }

  @Test("Bug: a mutated object is not found") func mutatedObject() {
    let (owner, shown) = (Renamed(), Log<Duration?>())
    hub.start(1, for: .seconds(60))
    hub.bind(owner, to: 1) { _, left in shown.append(left) }
    owner.name = "renamed"
    hub.unbind(owner)
    scheduler.advance(by: .seconds(2))
    expectEqual(shown.entries, [.seconds(60)])
  }

  @Test("Bug: a re-registration between a countdown's end and its queued removal is lost") func startAtTheEnd() {
    hub.start(1, for: .seconds(2))
    hub.bind(cell, to: 1) { [hub] cell, left in
      cell.show(left)
      if left == .zero, cell.shown.count < 5 { hub.start(1, for: .seconds(2)) }
    }
    scheduler.advance(by: .seconds(10))
    expectEqual(cell.shown, [2, 1, 0, 2, 1, 0, nil])
    #expect(hub[1] == nil)
    hub.unbind(cell)
  }

  @Test("Trap: iterating while the correction runs: bindings come and go from inside callbacks") func changesFromInside() {
    let cells = (0..<20).map { _ in Cell() }
    for (key, cell) in cells.enumerated() {
      hub.start(key, for: .seconds(10))
      hub.bind(cell, to: key) { [hub] cell, left in
        cell.show(left)
        guard left == .seconds(9) else { return }
        hub.unbind(cells[(key + 1) % 20])
        hub.stop((key + 2) % 20)
        hub.start(key + 100, for: .seconds(5))
      }
    }
    scheduler.advance(by: .seconds(20))
    expectEmpty(hub.snapshot)
    expectEmpty(scheduler.pending)
    expectEqual(cells[0].shown.first, 10)
    for cell in cells { hub.unbind(cell) }
  }

  @Test("Bug: lock held in one of the two paths only. No lock is held while a callback runs") func noLockIsHeld() {
    let answers = Log<Bool>()
    hub.start(1, for: .seconds(3))
    let use: @Sendable () -> Void = { [hub] in
      answers.append(
        onThread {
          hub.start(2, for: .seconds(9))
          hub.pause(2)
          hub.resume(2)
          _ = hub.snapshot
          hub.stop(2)
        }
      )
    }
    hub.bind(cell, to: 1) { _, _ in use() }
    let subscription = hub.signal(for: 1).subscribe(onNext: { _ in use() })
    scheduler.advance(by: .seconds(1))
    expectEqual(answers.entries, [true, true, true, true])
    subscription.dispose()
    hub.unbind(cell)
    hub.stop(1)
  }

  @Test("Bug: the category calls back with a nil receiver and never sets stop. Nothing is called for a deallocated receiver")
  func goneReceiver() {
    let calls = Log<Int>()
    func showForAWhile() {
      let cell = Cell()
      hub.bind(cell, to: 1) { _, _ in calls.append(1) }
    }
    showForAWhile()
    hub.start(1, for: .seconds(5))
    scheduler.advance(by: .seconds(10))
    expectEqual(calls.entries, [1], "the value of the moment of binding")
  }

  @Test("A pending timer has the name and the place of its operator") func pendingTimersAreNamed() {
    let idle = IdleTimer(after: .seconds(1), on: scheduler)
    let code = ExpiringValue(1, for: .seconds(2), on: scheduler)
    hub.bind(cell, to: 1)
    hub.start(1, for: .milliseconds(2_500))
    scheduler.advance(by: .milliseconds(500))
    expectEqual(scheduler.pending.map(\.name), ["IdleTimer", "CountdownHub", "ExpiringValue"])
    expectEqual(scheduler.pending.compactMap(\.site).filter { $0.hasPrefix("CountdownTests/SharedManagerTests.swift:") }.count, 3)
    withExtendedLifetime((idle, code, cell)) {}
  }

  @Test("Three ways: keep a deadline. It survives a relaunch") func deadlineSurvives() throws {
    hub.start(1, for: .seconds(60))
    let saved = try #require(hub.deadline(for: 1)?.date)
    expectEqual(saved, scheduler.date.addingTimeInterval(60))
    scheduler.advance(by: .seconds(20))
    let next = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    next.start(1, to: saved)
    expectEqual(next[1], .seconds(40))
    expectEqual(next.deadline(for: 1)?.date, saved)
  }
}

/// An owner whose hash changes; unchecked, since it is used on main only.
private final class Renamed: Hashable, @unchecked Sendable {
  var name = ""

  static func == (first: Renamed, second: Renamed) -> Bool { first.name == second.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// `shutdown()`, in virtual time.
@Suite("Shutdown") struct ShutdownTests {
  private let scheduler = TestScheduler()
  private let log = Log<String>()
  private let everySecond = TickSchedule(checked: .seconds(1), delay: nil, leeway: .zero, missedTicks: .skip, file: #fileID, line: #line)

  @Test func nothingThatIsPendingFires() {
    scheduler.schedule { [log] in log.append("at once") }
    scheduler.schedule(after: .seconds(1)) { [log] in log.append("once") }
    scheduler.schedule(everySecond) { [log] _ in log.append("repeating") }
    scheduler.shutdown()
    expectEmpty(scheduler.pending)
    expectEqual(scheduler.statistics.pending, 0)
    scheduler.advance(by: .seconds(10))
    expectEqual(log.entries, [])
  }

  @Test(arguments: [false, true]) func whatIsPendingOrNewIsDisposedAndReleasedBeforeItReturns(isNew: Bool) {
    weak var witness: Witness?
    var handles: [any Disposable] = []
    func schedule() {
      let captured = Witness()
      witness = captured
      handles = [
        scheduler.schedule { [log] in withExtendedLifetime(captured) { log.append("at once") } },
        scheduler.schedule(after: .seconds(isNew ? 0 : 1)) { [log] in withExtendedLifetime(captured) { log.append("once") } },
        scheduler.schedule(everySecond) { [log] _ in withExtendedLifetime(captured) { log.append("repeating") } },
      ]
    }
    if isNew { scheduler.shutdown() }
    schedule()
    expectEqual((witness == nil), isNew)
    scheduler.shutdown()
    #expect(witness == nil)
    expectEqual(handles.map(\.isDisposed), [true, true, true])
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, [])
  }

  @Test func whatIsReleasedMayUseTheScheduler() {
    final class Owner: Sendable {
      let scheduler: TestScheduler
      init(_ scheduler: TestScheduler) { self.scheduler = scheduler }
      deinit {
        scheduler.schedule {}
        scheduler.shutdown()
      }
    }
    for second in 1...3 { scheduler.schedule(after: .seconds(second)) { [owner = Owner(scheduler)] in withExtendedLifetime(owner) {} } }
    let isBack = onThread { [scheduler] in scheduler.shutdown() }
    #expect(isBack)
    expectEmpty(scheduler.pending)
  }

  @Test func manyTimersInNoOrderAreReleased() {
    let alive = Log<Int>()
    final class Counted: Sendable {
      let alive: Log<Int>
      init(_ alive: Log<Int>) { self.alive = alive }
      deinit { alive.append(-1) }
    }
    var timers: [TickTimer] = []
    for number in 0..<1_000 {
      timers.append(
        scheduler.schedule(after: .milliseconds(number * 7_919 % 1_000)) { [counted = Counted(alive)] in withExtendedLifetime(counted) {} })
    }
    for timer in timers where Bool.random() { timer.reschedule(after: .seconds(5)) }
    scheduler.shutdown()
    expectEqual(alive.count, 1_000)
    #expect(timers.filter { !$0.isDisposed }.isEmpty)
  }

  @Test func workThatIsRunningFinishesAndNothingElseStarts() {
    scheduler.schedule(after: .seconds(1), leeway: .zero) { [scheduler, log] in
      log.append("begins")
      scheduler.shutdown()
      log.append("ends")
    }
    scheduler.schedule(after: .seconds(1), leeway: .zero) { [log] in log.append("another of that instant") }
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["begins", "ends"])
    expectEqual(scheduler.statistics.fires, 1)
  }

  @Test func aRepeatingTimerThatShutsDownIsReleasedAfterItsAction() {
    let (timer, witness) = holding { captured in
      scheduler.schedule(everySecond) { [scheduler, log] tick in
        if tick.index == 1 { scheduler.shutdown() }
        withExtendedLifetime(captured) { log.append("\(tick.index)") }
      }
    }
    scheduler.advance(by: .seconds(1))
    #expect(witness.isHeld)
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["0", "1"])
    #expect(timer.isDisposed)
    #expect(!witness.isHeld)
  }

  @Test func aTimerThatHasFiredIsDisposedByItsNextReset() {
    let timer = scheduler.schedule(after: .seconds(1)) { [log] in log.append("fired") }
    scheduler.advance(by: .seconds(1))
    scheduler.shutdown()
    #expect(!timer.isDisposed)
    timer.reschedule(after: .seconds(1))
    #expect(timer.isDisposed)
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["fired"])
  }

  @Test func laterCallsDoNothing() {
    scheduler.schedule(after: .seconds(1)) { [log] in log.append("fired") }
    for _ in 1...3 { scheduler.shutdown() }
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, [])
  }

  @Test func itsClocksGoOn() {
    scheduler.shutdown()
    let (now, wall) = (scheduler.now, scheduler.wallNow)
    scheduler.advance(by: .seconds(5))
    expectEqual(now.duration(to: scheduler.now), .seconds(5))
    expectEqual(wall.duration(to: scheduler.wallNow), .seconds(5))
  }

  @Test func theAlarmIsDisarmedAndNotArmedAgain() {
    let (alarm, scheduler) = HandAlarm.scheduler()
    scheduler.schedule(at: .seconds(1)) { [log] in log.append("fired") }
    expectEqual(alarm.armed, .seconds(1))
    scheduler.shutdown()
    #expect(alarm.armed == nil)
    scheduler.schedule(at: .seconds(1)) { [log] in log.append("fired") }
    scheduler.wallClockChanged()
    #expect(alarm.armed == nil)
    expectEqual(alarm.armings.count, 1)
  }

  @Test func fromInsideWorkTheAlarmIsNotArmedAgain() {
    let (alarm, scheduler) = HandAlarm.scheduler()
    scheduler.schedule(at: .seconds(1)) { scheduler.shutdown() }
    scheduler.schedule(at: .seconds(2)) { [log] in log.append("fired") }
    #expect(alarm.ring())
    #expect(alarm.armed == nil)
    expectEqual(log.entries, [])
  }

  @Test func siblingsGoOn() {
    let sibling = scheduler.sibling(timebase: .suspending)
    let other = scheduler.sibling(timebase: .continuous)
    for (name, scheduler) in [("default", scheduler as any TickScheduler), ("sibling", sibling), ("other", other)] {
      scheduler.schedule(after: .seconds(1)) { [log] in log.append(name) }
    }
    scheduler.shutdown()
    other.shutdown()
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["sibling"])
  }

  @Test func aSchedulerOnItFallsSilent() {
    let fast = ScaledScheduler(rate: 2, on: scheduler)
    fast.schedule(after: .seconds(1)) { [log] in log.append("pending") }
    scheduler.shutdown()
    fast.schedule(after: .seconds(1)) { [log] in log.append("new") }
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, [])
    fast.shutdown()
  }

  @Test func aSchedulerOnItLeavesItAsItIs() {
    let fast = ScaledScheduler(rate: 2, on: scheduler)
    fast.schedule(after: .seconds(1)) { [log] in log.append("fast") }
    scheduler.schedule(after: .seconds(1)) { [log] in log.append("base") }
    fast.shutdown()
    expectEqual(scheduler.pending.count, 1)
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["base"])
  }

  @Test func whatOthersShareCannotBeShutDown() {
    let main: any TickScheduler = .main
    let immediate: any TickScheduler = ImmediateScheduler()
    #expect(!(main is any OwnedScheduler))
    #expect(!(immediate is any OwnedScheduler))
  }

  @Test func timePassesWhileTimersAreBeingDisposed() {
    final class Resource: Sendable {
      let onRelease: @Sendable () -> Void
      init(_ onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }
      deinit { onRelease() }
    }
    func schedule(_ resource: Resource) { scheduler.schedule(after: .seconds(1)) { withExtendedLifetime(resource) {} } }
    schedule(Resource { [scheduler] in scheduler.advance(by: .seconds(9)) })
    scheduler.schedule(after: .seconds(2)) { [log] in log.append("fired") }
    scheduler.shutdown()
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(9)))
    expectEmpty(log.entries)
  }
}

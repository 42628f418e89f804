import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The behavior that users of the RAC timer extension expect.
@Suite("Heartbeats") struct HeartbeatTests {
  let center = NotificationCenter()
  let scheduler = TestScheduler()
  private let log = Log<String>()

  var phases: TickSignal<AppPhase, Never> { AppPhase.signal(AppPhaseTests.names, from: center) }

  func post(_ notices: AppNotice...) { for notice in notices { center.post(name: Notification.Name(notice.rawValue), object: nil) } }

  /// A request that takes `duration`, and logs when it starts and when it is canceled.
  func request(_ log: Log<String>, takes duration: Duration) -> TickSignal<Int, StubFailure> {
    TickSignal { [scheduler] subscriber in
      log.append("start \(TickInstant.origin.duration(to: scheduler.now).inSeconds)")
      let timer = scheduler.schedule(after: duration) {
        log.append("reply")
        subscriber.next(200)
        subscriber.completed()
      }
      return AnyDisposable {
        if timer.deadline != .distantFuture { log.append("cancel \(TickInstant.origin.duration(to: scheduler.now).inSeconds)") }
        timer.dispose()
      }
    }
  }

  @Test("delay and interval independent; leeway third; delay 0 fires immediately, asynchronously on the scheduler")
  func delayAndInterval() {
    let signal = TickSignal.interval(.seconds(60), delay: .zero, leeway: .seconds(1), on: scheduler)
    let recording = scheduler.record(signal)
    #expect(recording.values.isEmpty, "asynchronously")
    scheduler.advance(by: .seconds(120))
    expectEqual(recording.line, "0@0 1@60 2@120")
  }

  @Test(
    "Bug: delayTime seconds passed as dispatch_time_t: any non-zero delay fires at once",
    arguments: [(0.0, "0@0 1@2"), (0.5, "0@0.5 1@2.5"), (2, "0@2 1@4"), (3.5, "0@3.5 1@5.5")])
  func delays(delay: Double, expected: String) {
    let recording = scheduler.record(TickSignal.interval(.seconds(2), delay: .seconds(delay), on: scheduler).take(2).map { $0 })
    scheduler.advance(by: .seconds(10))
    #expect(recording.line.hasPrefix(expected))
  }

  @Test("Bug: no assertion on delay; the error names the argument and its value") func badDelay() async {
    #expect(throws: TickScheduleError.delay(.seconds(-1))) { try TickSchedule(every: .seconds(1), delay: .seconds(-1)) }
    expectEqual(TickScheduleError.delay(.seconds(-1)).description, "delay must not be negative, but is -1.0 seconds")
    await #expect(processExitsWith: .failure) { _ = TickSignal.interval(.seconds(1), delay: .seconds(-1), on: TestScheduler()) }
  }

  @Test("Bug: scheduler force-cast to the queue scheduler crashes for others. Any scheduler will do") func anyScheduler() {
    let alarm = HandAlarm()
    let schedulers: [any TickScheduler] = [
      scheduler, AlarmScheduler(alarm), ScaledScheduler(rate: 2, on: scheduler), scheduler.sibling(timebase: .suspending),
    ]
    let log = Log<Int>()
    let bag = DisposeBag()
    for (number, each) in schedulers.enumerated() {
      TickSignal.interval(.seconds(1), delay: .milliseconds(500), on: each).take(1).subscribe(onNext: { _ in log.append(number) })
        .store(in: bag)
    }
    scheduler.advance(by: .seconds(1))
    alarm.run(until: .seconds(1))
    expectEqual(log.entries.sorted(), [0, 1, 2, 3])
  }

  @Test("Heartbeat recipe: immediate beat at launch; every N s; stop on background; restart with an immediate beat; outcomes ignored")
  func recipe() {
    let failing = TickSignal<Int, StubFailure>.deferred { [scheduler] in
      log.append(TickInstant.origin.duration(to: scheduler.now).inSeconds)
      return .fail(StubFailure())
    }
    let heartbeat = phases.isActive.flatMapLatest { [scheduler] isActive in
      isActive
        ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler).flatMapFirst { _ in failing.catch { _ in .empty } }
        : .empty
    }
    let recording = scheduler.record(heartbeat, for: .seconds(90))
    post(.willResignActive, .didEnterBackground)
    scheduler.advance(by: .seconds(600))
    #expect(scheduler.pending.isEmpty, "nothing runs in the background, nor during a call")
    post(.willEnterForeground, .didBecomeActive)
    scheduler.advance(by: .seconds(60))
    expectEqual(log.entries, ["0", "60", "690", "750"])
    #expect(!recording.isFinished)
  }

  @Test("Bug: restart = start without stopping: two foreground notifications give two heartbeats")
  func twoForegroundNotifications() {
    let heartbeat = phases.isActive.flatMapLatest { [scheduler] isActive in
      isActive ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler) : .empty
    }
    let recording = scheduler.record(heartbeat.map { _ in 0 }, for: .seconds(1))
    post(.didBecomeActive, .didBecomeActive)
    post(.willEnterForeground, .didBecomeActive)
    expectEqual(scheduler.pending.count, 1)
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events.map(\.time), [.zero, .seconds(1), .seconds(61)])
    let switched = scheduler.record(
      phases.isForeground.flatMapLatest { [scheduler] in
        $0 ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler) : .empty
      }, for: .seconds(1))
    post(.willEnterForeground, .willEnterForeground, .didBecomeActive)
    scheduler.advance(by: .seconds(60))
    expectEqual(switched.events.map(\.time), [.zero, .seconds(60)], "by the foreground, being active again changes nothing")
  }

  @Test("Background also cancels the beat in flight: a hung request must not swallow the beat on return, nor silence all later ones")
  func beatInFlight() {
    let hung = request(log, takes: .seconds(1_000))
    let heartbeat = phases.isForeground.flatMapLatest { [scheduler] isForeground in
      isForeground
        ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
          .flatMapFirst { _ in hung.timeout(after: .seconds(20), failing: StubFailure(), on: scheduler).catch { _ in .empty } }
        : .empty
    }
    let recording = scheduler.record(heartbeat, for: .seconds(5))
    post(.didEnterBackground)
    scheduler.advance(by: .seconds(5))
    post(.willEnterForeground)
    scheduler.advance(by: .seconds(65))
    expectEqual(log.entries, ["start 0", "cancel 5", "start 10", "cancel 30", "start 70"])
    expectEmpty(recording.values)
    recording.dispose()
  }

  @Test("Fire now: a trigger gives a beat at once and then a full interval") func fireNow() {
    let refresh = TickSubject<Void, Never>()
    let recording = scheduler.record(TickSignal.interval(.seconds(60), delay: .zero, on: scheduler).restarted(by: refresh.signal))
    scheduler.advance(by: .seconds(70))
    refresh.next()
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events.map(\.time), [.zero, .seconds(60), .seconds(70), .seconds(130)])
  }

  @Test("Values are dates (RAC): porting users expect a Date-like payload") func dates() {
    let start = scheduler.date
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler).map { [scheduler] _ in scheduler.date })
    scheduler.advance(by: .seconds(2))
    expectEqual(recording.values, [start.addingTimeInterval(1), start.addingTimeInterval(2)])
  }

  @Test("Disposing stops it, even if a tick is due; the callback runs in the scheduler's context") func disposing() {
    let handle = SerialDisposable()
    scheduler.schedule(at: .seconds(2)) { handle.dispose() }
    handle.inner = TickSignal.interval(.seconds(1), on: scheduler)
      .subscribe(onNext: { [scheduler] in log.append("\($0.index) \(scheduler.isCurrent)") })
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["0 true"])
    expectEmpty(scheduler.pending)
  }

  @Test(
    "Take-until with owner deallocation; where no dealloc hook exists the timer stays armed until its next tick, or a Lifetime ends it at once"
  )
  func ownerDeallocation() {
    final class Screen: Sendable {
      let lifetime = Lifetime()
    }
    func start(_ body: (Screen) -> Subscription) -> Subscription {
      let screen = Screen()
      return body(screen)
    }
    let byOwner = start { TickSignal.interval(.seconds(3_600), on: scheduler).take(during: $0).subscribe(onNext: { _ in }) }
    expectEqual(scheduler.pending.count, 1, "armed, though no screen is there")
    scheduler.advance(by: .seconds(3_600))
    expectEmpty(scheduler.pending)
    #expect(byOwner.isDisposed)
    let byLifetime = start { TickSignal.interval(.seconds(3_600), on: scheduler).take(during: $0.lifetime).subscribe(onNext: { _ in }) }
    expectEmpty(scheduler.pending)
    #expect(byLifetime.isDisposed)
  }

  @Test("Record foreground time: elapsed time frozen in the background, with the last partial span reported (beats x 60 s is wrong)")
  func foregroundTime() {
    let total = scheduler.record(Self.foregroundTime(while: phases.isForeground, on: scheduler))
    let clock = scheduler.paused(while: phases.isForeground.not())
    let shown = scheduler.record(.elapsed(since: clock.now, every: .seconds(30), on: clock), for: .seconds(90))
    post(.didEnterBackground)
    scheduler.advance(by: .seconds(600))
    post(.willEnterForeground)
    scheduler.advance(by: .milliseconds(42_500))
    post(.didEnterBackground)
    expectEqual(total.events, [.next(.seconds(90), at: .seconds(90)), .next(.milliseconds(132_500), at: .milliseconds(732_500))])
    expectEqual(shown.line, "0@0 30@30 60@60 90@90 120@720")
  }

  /// Sends the total time in the foreground, each time the app leaves it.
  static func foregroundTime(while isForeground: TickSignal<Bool, Never>, on scheduler: some TickScheduler) -> TickSignal<Duration, Never> {
    isForeground.removeDuplicates()
      .scan((total: Duration.zero, since: TickInstant?.none)) { time, isForeground in
        let now = scheduler.now
        return (time.total + (time.since.map { $0.duration(to: now) } ?? .zero), isForeground ? now : nil)
      }
      .filter { $0.since == nil && $0.total > .zero }
      .map(\.total)
  }
}

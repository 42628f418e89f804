import Foundation
import TestSupport
import Testing

@testable import TickStreams

#if os(Linux)
  @Suite("The system tells that the wall clock was set") struct SystemClockWatcherTests {
    private let scheduler = QueueScheduler(label: "dates")

    private func waitForAnHour() -> any Disposable { TickSignal<Tick, Never>.at(Date() + 3_600, on: scheduler).subscribe { _ in } }

    @Test func itIsOpenWhileAnEngineWantsToBeTold() throws {
      let watcher = SystemClockWatcher()
      #expect(!watcher.isOpen)
      let subscription = waitForAnHour()
      #expect(watcher.update(scheduler.engine.core))
      #expect(watcher.isOpen)
      watcher.remove(ObjectIdentifier(scheduler.engine.core))
      #expect(!watcher.isOpen)
      subscription.dispose()
    }

    @Test func schedulersInRealTimeAreToldThemselves() {
      let schedulers: [any TickScheduler] = [
        scheduler, ClockScheduler(ContinuousClock()), scheduler.paused(while: .never),
        scheduler.delivering(on: DispatchQueue(label: "on top")),
      ]
      let subscriptions = schedulers.map { TickSignal<Tick, Never>.at(Date() + 3_600, on: $0).subscribe { _ in } }
      for scheduler in schedulers { #expect(scheduler.engine.core.watchesWallClock) }
      for subscription in subscriptions { subscription.dispose() }
    }

    @Test func aReportOfAnAlarmGoesToSchedulersOnTopUpToOneWithItsOwnDate() {
      let (_, base) = HandAlarm.scheduler()
      let paused = base.paused(while: .never)
      let scaled = ScaledScheduler(rate: 60, on: paused)
      base.wallClockChanged()
      #expect(paused.engine.core.wallClockReports == 1 && scaled.engine.core.wallClockReports == 0)
    }

    /// In a separate process, since it sets the limit of open files to zero.
    @Test func itClosesThoughItCouldNotBeOpenedBefore() async {
      await #expect(processExitsWith: .success) {
        let watcher = SystemClockWatcher()
        let schedulers = (0..<2).map { QueueScheduler(label: "dates \($0)") }
        let subscriptions = schedulers.map { TickSignal<Tick, Never>.at(Date() + 3_600, on: $0).subscribe { _ in } }
        var files = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
        var none = rlimit(rlim_cur: 0, rlim_max: files.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
        guard !watcher.update(schedulers[0].engine.core) else { exit(1) }
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
        guard watcher.update(schedulers[1].engine.core), watcher.isOpen else { exit(2) }
        watcher.remove(ObjectIdentifier(schedulers[1].engine.core))
        exit(watcher.isOpen ? 3 : withExtendedLifetime(subscriptions) { 0 })
      }
    }

    @Test(.enabled(if: Thorough.isOn && geteuid() == 0, "it sets the clock to what it shows, as root: TICKSTREAMS_THOROUGH=1"))
    func aClockThatIsSetIsReportedWithoutALook() throws {
      let subscription = waitForAnHour()
      let before = scheduler.engine.core.wallClockReports
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      guard clock_settime(CLOCK_REALTIME, &time) == 0 else { return print("skipped: the clock of this machine may not be set") }
      #expect(eventually { scheduler.engine.core.wallClockReports > before })
      #expect(scheduler.statistics.idleWakeUps <= 1)
      subscription.dispose()
    }
  }
#endif

#if canImport(Darwin)
  @Suite("A clock that is set, on Apple platforms") struct ClockSetSourceTests {
    /// Without the module `notify`, changes of the wall clock would go unnoticed.
    @Test func isReported() throws {
      #expect(ClockSetSource.isAvailable)
      let source = try #require(ClockSetSource {})
      source.cancel()
    }
  }
#endif

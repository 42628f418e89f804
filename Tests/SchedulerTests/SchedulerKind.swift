import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A kind of scheduler in the world of a test scheduler, the base, and who ends it.
struct SchedulerKind: Sendable, CustomTestStringConvertible {
  /// One of the kind.
  struct Made: Sendable {
    let scheduler: any TickScheduler
    /// Shuts it down.
    let shutdown: @Sendable () -> Void
    /// The needs of this kind.
    var kept: (any Disposable)?
  }

  let testDescription: String
  let make: @Sendable (_ base: TestScheduler) -> Made

  private init(_ name: String, _ make: @escaping @Sendable (_ base: TestScheduler) -> Made) {
    testDescription = name
    self.make = make
  }

  /// Schedulers that their owner shuts down.
  private static func owned(_ name: String, _ make: @escaping @Sendable (TestScheduler) -> some OwnedScheduler) -> SchedulerKind {
    SchedulerKind(name) { base in
      let scheduler = make(base)
      return Made(scheduler: scheduler, shutdown: { scheduler.shutdown() })
    }
  }

  /// Schedulers that end with the one that they run on.
  private static func dependent(_ name: String, _ make: @escaping @Sendable (TestScheduler) -> any TickScheduler) -> SchedulerKind {
    SchedulerKind("\(name), whose base is shut down") { base in
      let scheduler = make(base)
      let timer = scheduler.schedule(after: .zero) {}
      base.advance(by: .zero)
      return Made(scheduler: scheduler, shutdown: { base.shutdown() }, kept: timer)
    }
  }

  /// Those on which time passes as on the base.
  static let running: [SchedulerKind] = [
    owned("a test scheduler") { $0 },
    owned("a sibling") { $0.sibling(timebase: .continuous) },
    owned("a suspending sibling") { $0.sibling(timebase: .suspending) },
    owned("a scaled scheduler") { ScaledScheduler(rate: 1, on: $0) },
    dependent("a scaled scheduler") { ScaledScheduler(rate: 1, on: $0) },
    dependent("a scaled scheduler on a scaled scheduler") { ScaledScheduler(rate: 0.5, on: ScaledScheduler(rate: 2, on: $0)) },
    dependent("a view with a leeway") { $0.withLeeway(.seconds(1)) },
    dependent("a wrapper") { PlainScheduler($0) },
    dependent("a scaled scheduler on a wrapper") { ScaledScheduler(rate: 1, on: PlainScheduler($0)) },
    owned("an alarm scheduler") { AlarmScheduler(BaseAlarm($0)) },
    owned("a scaled scheduler on an alarm scheduler") { ScaledScheduler(rate: 1, on: AlarmScheduler(BaseAlarm($0))) },
    owned("a scheduler that can be paused") { $0.paused(while: .never) },
    dependent("a scheduler that can be paused") { $0.paused(while: .never) },
    dependent("a scheduler that can be paused on another one") { $0.paused(while: .never).paused(while: .never) },
  ]

  /// A scheduler whose time has stopped.
  static let frozen = owned("a paused scheduler") { $0.paused(while: .just(true)) }
}

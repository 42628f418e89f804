/// Where the timers of a scheduler are armed: a timer queue with its alarm, and the leeway that timers have which are armed without one.
///
/// Every scheduler has one. ``AlarmScheduler`` makes one of a custom ``Alarm``; ``TickScheduler/withLeeway(_:file:line:)`` shares that of another
/// scheduler, with another leeway.
public struct TimerEngine: Sendable {
  package let core: EngineCore
  /// The leeway of timers that are armed without one; at most half of what they wait for is used.
  let leeway: Nanoseconds

  init(_ core: EngineCore, leeway: Nanoseconds) {
    (self.core, self.leeway) = (core, leeway)
  }

  package init(
    alarm: any Alarm, policy: EnginePolicy = EnginePolicy(), sequencer: Sequencer = Sequencer(), probe: (any EngineProbe)? = nil,
    leeway: Nanoseconds = 0
  ) {
    self.init(EngineCore(alarm: alarm, policy: policy, sequencer: sequencer, probe: probe), leeway: leeway)
  }

  /// The clock that `now` reads.
  package var timebase: Timebase { core.timebase }

  /// The current time on the monotonic clock.
  package var now: TickInstant { core.now }

  /// The current time on the wall clock.
  package var wallNow: WallInstant { core.wallNow }

  /// Whether the calling code runs in the serial context of the engine's schedulers.
  package var isCurrent: Bool { core.isCurrent }

  /// The counts of the engine's work so far.
  package var statistics: SchedulerStatistics { core.statistics }

  package var isShutDown: Bool { core.isShutDown }
}

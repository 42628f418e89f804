// Earlier names of this module.

#if Porting

  public import TickStreams

  /// Objects that outlive a test.
  @available(*, unavailable, renamed: "LeakError")
  public typealias Leaks = LeakError

  /// Timers that are left after a test.
  @available(*, unavailable, renamed: "LeftoverTimersError")
  public typealias LeftoverTimers = LeftoverTimersError

  /// A task that was woken from outside the timeline.
  @available(*, unavailable, renamed: "OutsideWakeUpError")
  public typealias OutsideWakeUp = OutsideWakeUpError

  /// Time that passes without an end.
  @available(*, unavailable, renamed: "RunawayError")
  public typealias Runaway = RunawayError

  /// A wait in real time.
  @available(*, unavailable, renamed: "RealTimeUseError")
  public typealias RealTimeUse = RealTimeUseError

  /// A body that waits for something that does not come.
  @available(*, unavailable, renamed: "StuckBodyError")
  public typealias StuckBody = StuckBodyError

  /// The use of a scheduler that was not to be used.
  @available(*, unavailable, renamed: "UnexpectedUseError")
  public typealias UnexpectedUse = UnexpectedUseError

  /// A mistake of a test.
  @available(*, unavailable, renamed: "SchedulerMistakeError")
  public typealias SchedulerMistake = SchedulerMistakeError

  /// A world in which a test fails.
  @available(*, unavailable, renamed: "ExploreError")
  public typealias ExploreFailure = ExploreError

  /// The laws that an operator breaks.
  @available(*, unavailable, renamed: "LawError")
  public typealias BrokenLaws = LawError

  /// Recordings as a picture.
  @available(*, unavailable, renamed: "MarblePicture")
  public typealias MarbleDiagram = MarblePicture

  /// The time of a test scheduler as a clock.
  @available(*, unavailable, renamed: "TickClock")
  public typealias TestClock = TickClock

#endif

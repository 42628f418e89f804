// swift-format-ignore-file
// Generated from Tables/OtherPauses.txt by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Here.
    @available(*, unavailable, message: "use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`")
    public func paused<Pause>(by _: Pause) -> TickSignal { moved }

    /// A scheduler has it.
    @available(*, unavailable, message: "use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`")
    public func paused<Pause>(while _: Pause) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`")
    public static func paused<Pause>(by _: Pause, timing _: OldPauseTiming, on _: any TickScheduler, _: (any TickScheduler) -> TickSignal) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`")
    public static func paused<Pause>(by _: Pause, phase _: OldPauseTiming, on _: any TickScheduler, _: (any TickScheduler) -> TickSignal) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "use `isOpen.flatMapLatest { $0 ? signal : .empty }`, which subscribes again each time it opens")
    public func gated<Condition>(by _: Condition) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Tick, Failure == Never {
    /// Guessed.
    @available(*, unavailable, message: "use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`")
    public static func interval<Pause>(_: Duration, delay: Duration? = nil, leeway: Duration? = nil, missedTicks: MissedTicks = .skip, on _: any TickScheduler, paused _: Pause) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Duration, Failure == Never {
    /// Guessed.
    @available(*, unavailable, message: "use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`")
    public static func countdown<Pause>(for _: Duration, every: Duration? = nil, leeway: Duration? = nil, phase: TickPhase = .own, on _: any TickScheduler, paused _: Pause) -> TickSignal { moved }
  }

#endif

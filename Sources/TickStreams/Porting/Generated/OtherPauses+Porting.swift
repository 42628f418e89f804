// swift-format-ignore-file
// Generated from Tables/OtherPauses.txt by .ci/spellings.

#if Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Here.
    public func paused<Pause>(by _: Pause, answer _: (some TickStreamsAPI).Type = PausedElsewhere.self) -> TickSignal { moved }

    /// A scheduler has it.
    public func paused<Pause>(while _: Pause, answer _: (some TickStreamsAPI).Type = PausedElsewhere.self) -> TickSignal { moved }

    /// Here.
    public static func paused<Pause>(by _: Pause, timing _: OldPauseTiming, on _: any TickScheduler, answer _: (some TickStreamsAPI).Type = PausedElsewhere.self, _: (any TickScheduler) -> TickSignal) -> TickSignal { moved }

    /// Here.
    public static func paused<Pause>(by _: Pause, phase _: OldPauseTiming, on _: any TickScheduler, answer _: (some TickStreamsAPI).Type = PausedElsewhere.self, _: (any TickScheduler) -> TickSignal) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "use `isOpen.flatMapLatest { $0 ? signal : .empty }`, which subscribes again each time it opens")
    public func gated<Condition>(by _: Condition) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Tick, Failure == Never {
    /// Guessed.
    public static func interval<Pause>(_: Duration, delay: Duration? = nil, leeway: Duration? = nil, missedTicks: MissedTicks = .skip, on _: any TickScheduler, paused _: Pause, answer _: (some TickStreamsAPI).Type = PausedElsewhere.self) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Duration, Failure == Never {
    /// Guessed.
    public static func countdown<Pause>(for _: Duration, every: Duration? = nil, leeway: Duration? = nil, phase: TickPhase = .own, on _: any TickScheduler, paused _: Pause, answer _: (some TickStreamsAPI).Type = PausedElsewhere.self) -> TickSignal { moved }
  }

#endif

// Earlier names of this library.

#if Porting

  extension TickSignal {
    /// The form for events.
    @available(*, unavailable, renamed: "observe(_:)")
    public func subscribe(_: (Event<Value, Failure>) -> Void) -> Subscription { moved }

    /// The pause whose timing was called a phase.
    ///
    /// - Parameters:
    ///   - isPaused: Whether time stands still.
    ///   - phase: What becomes of the time that is left.
    ///   - scheduler: The scheduler whose time is stopped.
    ///   - make: Makes the signal, of the scheduler that it is given.
    /// - Returns: The signal, paused.
    @available(*, deprecated, renamed: "paused(by:timing:on:_:)")
    public static func paused(
      by isPaused: TickSignal<Bool, Never>,
      phase: PauseTiming,
      on scheduler: any TickScheduler,
      _ make: @escaping @Sendable (any TickScheduler) -> TickSignal
    ) -> TickSignal {
      .paused(by: isPaused, timing: phase, on: scheduler, make)
    }

    /// A trigger is not a scheduler.
    @available(*, unavailable, renamed: "sample(when:)")
    public func sample<Trigger, TriggerFailure>(on _: TickSignal<Trigger, TriggerFailure>) -> TickSignal { moved }

    /// A trigger is not a scheduler.
    @available(*, unavailable, renamed: "collect(when:skipEmpty:)")
    public func collect<Trigger, TriggerFailure>(
      on _: TickSignal<Trigger, TriggerFailure>, skipEmpty _: Bool = false
    ) -> TickSignal<[Value], Failure> { moved }
  }

  extension TickSignal where Value == Tick, Failure == Never {
    /// The interval whose pauses had a phase.
    @available(*, unavailable, renamed: "interval(_:delay:leeway:missedTicks:pausedBy:timing:on:file:line:)")
    public static func interval(
      _: Duration, delay _: Duration? = nil, leeway _: Duration = .zero, missedTicks _: MissedTicks = .skip,
      pausedBy _: TickSignal<Bool, Never>, phase _: PauseTiming, on _: any TickScheduler
    ) -> TickSignal { moved }
  }

  extension TickAlignment {
    /// The grid that intervals share.
    @available(*, unavailable, renamed: "shared(_:)")
    public static func grid(_: Duration) -> TickAlignment { moved }
  }

  /// What a pause does to the timing.
  @available(*, unavailable, renamed: "PauseTiming")
  public typealias PausePhase = PauseTiming

  /// A signal as an asynchronous sequence.
  @available(*, unavailable, renamed: "TickSignal.AsyncValues")
  public typealias TickValues<Value: Sendable, Failure: Error> = TickSignal<Value, Failure>.AsyncValues

  extension ReferenceClock {
    /// A sample.
    @available(*, unavailable, renamed: "sample(date:roundTrip:)")
    public func sample(_: WallInstant, roundTrip _: Duration = .zero) -> Duration { moved }
  }

#endif

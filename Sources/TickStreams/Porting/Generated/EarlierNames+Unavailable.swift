// swift-format-ignore-file
// Generated from Other/EarlierNames.swift by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// RAC.
    @available(
    *, unavailable,
    message: "share the replacement: `let next = replacement.share()`, and then `signal.take(until: next).merge(next)`"
    )
    public func takeUntilReplacement(_: TickSignal) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickTimer {
    /// Here.
    @available(*, unavailable, renamed: "reschedule(at:)")
    public final func reset(to _: TickInstant) {}

    /// Here.
    @available(*, unavailable, renamed: "reschedule(after:)")
    public final func reset(after _: Duration) {}
  }

  @_documentation(visibility: internal)
  extension TickAlignment {
    /// Here.
    @available(*, unavailable, renamed: "grid(_:)")
    public static func shared(_: Duration) -> TickAlignment { moved }
  }

  @_documentation(visibility: internal)
  extension RetryWait {
    /// Here.
    @available(*, unavailable, renamed: "deadline")
    public var due: TickInstant { moved }
  }

  @_documentation(visibility: internal)
  extension TickCommandPolicy {
    /// Here.
    @available(*, unavailable, renamed: "first")
    public static var ignoreWhileExecuting: TickCommandPolicy { moved }
  }

  @_documentation(visibility: internal)
  extension TickCommand {
    /// Here, ReactiveSwift.
    @available(*, unavailable, renamed: "outputs")
    public var values: TickSignal<Output, Never> { moved }

    /// Here, ReactiveSwift.
    @available(*, unavailable, renamed: "failures")
    public var errors: TickSignal<Failure, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension ReferenceClock {
    /// Here.
    @available(*, unavailable, renamed: "synchronize(to:roundTrip:)")
    public func sample<Moment: WallTime>(date _: Moment, roundTrip: Duration = .zero) {}

    /// Here.
    @available(*, unavailable, renamed: "driftChanges")
    public var drift: TickSignal<Duration, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "use `wallNow`, whose `date` is a `Date`")
    public var now: WallInstant { moved }
  }

  @_documentation(visibility: internal)
  extension WallInstant {
    /// Here.
    @available(*, unavailable, message: "use the `wallInstant` of the date")
    public init<Moment: WallTime>(_: Moment) { moved }
  }

  @_documentation(visibility: internal)
  extension IdleTimer {
    /// Here.
    @available(*, unavailable, renamed: "init(after:on:)")
    public convenience init(_: Duration, on _: any TickScheduler) { moved }

    /// Here.
    @available(*, unavailable, renamed: "restart()")
    public func reset() -> Bool { moved }

    /// Here.
    @available(*, unavailable, renamed: "expirations")
    public var expired: TickSignal<Int, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension ExpiringValue {
    /// Here.
    @available(*, unavailable, renamed: "extend(for:)")
    public func extend(to _: Duration) -> Bool { moved }
  }

  @_documentation(visibility: internal)
  extension ExpiringTable {
    /// Here.
    @available(*, unavailable, renamed: "updateValue(_:forKey:for:)")
    public func set(_: Value, for _: Key, lasting _: Duration) -> Value? { moved }

    /// Here.
    @available(*, unavailable, renamed: "extend(_:for:)")
    public func extend(_: Key, to _: Duration) -> Bool { moved }

    /// Here.
    @available(*, unavailable, renamed: "removeValue(forKey:)")
    public func remove(_: Key) -> Value? { moved }

    /// Here.
    @available(*, unavailable, renamed: "expirations")
    public var expired: TickSignal<Entry, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension TickScheduler {
    /// Here.
    @available(
    *, unavailable, message: "write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`"
    )
    @_disfavoredOverload
    public func schedule(
      after _: Duration, leeway: Duration? = nil, onMain _: () -> Void
    ) -> TickTimer { moved }

    /// Here.
    @available(
    *, unavailable, message: "write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`"
    )
    @_disfavoredOverload
    public func schedule(
      every _: Duration, delay: Duration? = nil, leeway: Duration? = nil, missedTicks: MissedTicks = .skip, onMain _: (Tick) -> Void
    ) -> TickTimer { moved }
  }

  /// Here.
  @_documentation(visibility: internal)
  @available(*, unavailable, renamed: "withTimeout(after:on:_:)")
  public func withTimeout<Value: Sendable>(
    _: Duration, on _: any TickScheduler, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value { moved }

#endif

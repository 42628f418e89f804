// swift-format-ignore-file
// Generated from Tables/EarlierNames.txt by .ci/spellings.

#if !Porting

  /// Here.
  @available(*, unavailable, renamed: "withRetries(_:where:backoff:within:on:_:)")
  public func retrying<Value>(_: Int = .max, where _: (any Error) -> Bool = { _ in true }, backoff _: Backoff, on _: any TickScheduler, _: () async throws -> Value) async throws -> Value { moved }

  /// Here.
  @available(*, unavailable, renamed: "withTimeout(after:on:_:)")
  public func withTimeout<Value: Sendable>(_: Duration, on _: any TickScheduler, _: @escaping @Sendable () async throws -> Value) async throws -> Value { moved }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Here.
    @available(*, unavailable, renamed: "timeout(afterSilence:first:failing:on:)")
    public func timeout<NewFailure>(between _: Duration, first: Duration? = nil, failing _: NewFailure, on _: any TickScheduler) -> TickSignal<Value, NewFailure> { moved }

    /// Here.
    @available(*, unavailable, renamed: "timeout(afterSilence:first:or:on:)")
    public func timeout(between _: Duration, first: Duration? = nil, or _: TickSignal, on _: any TickScheduler) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, renamed: "timeout(afterSilence:first:on:)")
    public func timeout(between _: Duration, first: Duration? = nil, on _: any TickScheduler) -> TickSignal<Value, TickTimeout> { moved }

    /// Here.
    @available(*, unavailable, renamed: "window(every:for:maxCount:on:)")
    public func window(every _: Duration, lasting _: Duration, orCount: Int = .max, on _: any TickScheduler) -> TickSignal<TickSignal<Value, Failure>, Failure> { moved }

    /// Here.
    @available(*, unavailable, renamed: "window(every:maxCount:on:)")
    public func window(every _: Duration, orCount _: Int, on _: any TickScheduler) -> TickSignal<TickSignal<Value, Failure>, Failure> { moved }

    /// Here.
    @available(*, unavailable, renamed: "collect(every:maxCount:skipEmpty:on:)")
    public func collect(every _: Duration, orCount _: Int, skipEmpty: Bool = false, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Here.
    @available(*, unavailable, renamed: "collect(within:maxCount:on:)")
    public func collect(within _: Duration, orCount _: Int, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `collect(when: trigger).filter { !$0.isEmpty }`")
    public func collect<Trigger, TriggerFailure>(when _: TickSignal<Trigger, TriggerFailure>, skipEmpty _: Bool) -> TickSignal<[Value], Failure> { moved }

    /// Here.
    @available(*, unavailable, renamed: "description")
    public var name: String { moved }

    /// Here.
    @available(*, unavailable, message: "use `throttle(for:edges:on:)` with `.trailing`")
    public func audit(for _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, renamed: "grouped(by:endingAfter:on:)")
    public func grouped<Key: Hashable & Sendable>(by _: @escaping @Sendable (Value) -> Key, idle _: Duration, on _: any TickScheduler) -> TickSignal<TickGroup<Key, Value, Failure>, Failure> { moved }

    /// Here.
    @available(*, unavailable, renamed: "from(_:every:delay:leeway:missedTicks:on:)")
    public static func sequence(_: some Sequence<Value> & Sendable, every _: Duration, delay: Duration? = nil, leeway: Duration? = nil, missedTicks: MissedTicks = .skip, on _: any TickScheduler) -> TickSignal { moved }

    /// Here.
    @_disfavoredOverload
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`")
    public func subscribe(onMain _: (@MainActor (Value) -> Void)? = nil, onFailed: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil, _: Any? = nil) -> Subscription { moved }

    /// Here.
    @_disfavoredOverload
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`")
    public func subscribe<Owner>(with _: Owner, onMain _: @MainActor (Owner, Value) -> Void, onFailed: ((Owner, Failure) -> Void)? = nil, onCompleted: ((Owner) -> Void)? = nil) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "share the replacement: `let next = replacement.share()`, and then `signal.take(until: next).merge(next)`")
    public func take(untilReplacement _: TickSignal) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.map { … }`")
    public func map<Output>(onMain _: @MainActor (Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.compactMap { … }`")
    public func compactMap<Output>(onMain _: @MainActor (Value) -> Output?) -> TickSignal<Output, Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.filter { … }`")
    public func filter(onMain _: @MainActor (Value) -> Bool) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.catch { … }`")
    public func `catch`(onMain _: @MainActor (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// Here.
    @available(*, unavailable, renamed: "retry(resetting:within:soonerWhen:showing:on:delay:)")
    public func retry<Trigger>(resetting _: Backoff.Reset = .never, within: Duration? = nil, now _: TickSignal<Trigger, Never>, showing: TickValue<RetryWait?>? = nil, on _: any TickScheduler, after _: (Failure, Int) -> Duration?) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "show waits with `retry(soonerWhen:showing:on:) { failure, retry in backoff.delay(at: retry) }`")
    public func retry<Trigger>(_: Int = .max, where: ((Failure) -> Bool)? = nil, backoff _: Backoff, resetting: Backoff.Reset = .never, within: Duration? = nil, soonerWhen: TickSignal<Trigger, Never> = TickSignal<Void, Never>.never, showing _: TickValue<RetryWait?>, on _: any TickScheduler) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "combine five signals and more with `TickSignal.combineLatest(signal, a, b, c, d)`")
    public func combineLatest<A, B, C, D, each More: Sendable>(_: TickSignal<A, Failure>, _: TickSignal<B, Failure>, _: TickSignal<C, Failure>, _: TickSignal<D, Failure>, _: repeat TickSignal<each More, Failure>) -> TickSignal<(Value, A, B, C, D, repeat each More), Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "combine five signals and more with `TickSignal.zip(signal, a, b, c, d)`")
    public func zip<A, B, C, D, each More: Sendable>(_: TickSignal<A, Failure>, _: TickSignal<B, Failure>, _: TickSignal<C, Failure>, _: TickSignal<D, Failure>, _: repeat TickSignal<each More, Failure>) -> TickSignal<(Value, A, B, C, D, repeat each More), Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "combine the others before: `signal.withLatest(from: .combineLatest(a, b, c))`")
    public func withLatest<A, B, C, each More: Sendable>(from _: TickSignal<A, Failure>, _: TickSignal<B, Failure>, _: TickSignal<C, Failure>, _: repeat TickSignal<each More, Failure>) -> TickSignal<(Value, A, B, C, repeat each More), Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "share the replacement: `let next = replacement.share()`, and then `signal.take(until: next).merge(next)`")
    public func takeUntilReplacement(_: TickSignal) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Int {
    /// Rx.
    @available(*, unavailable, message: "use `.from(start..<start + count)`")
    public static func range(start _: Int, count _: Int) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension Alarm {
    /// Here.
    @available(*, unavailable, renamed: "waitsOnThread")
    public var lingers: Bool { moved }

    /// Here.
    @available(*, unavailable, renamed: "waitOnThread(until:)")
    public func linger(until _: TickInstant) { moved }
  }

  @_documentation(visibility: internal)
  extension TickTimer {
    /// Here.
    @available(*, unavailable, renamed: "reschedule(at:)")
    public final func reset(to _: TickInstant) { moved }

    /// Here.
    @available(*, unavailable, renamed: "reschedule(after:)")
    public final func reset(after _: Duration) { moved }
  }

  @_documentation(visibility: internal)
  extension TickAlignment {
    /// Here.
    @available(*, unavailable, renamed: "grid(_:)")
    public static func shared(_: Duration) -> TickAlignment { moved }
  }

  @_documentation(visibility: internal)
  extension Backoff {
    /// Here.
    @available(*, unavailable, renamed: "delay(at:)")
    public func delay(_: Int) -> Duration { moved }
  }

  @_documentation(visibility: internal)
  extension RetryWait {
    /// Here.
    @available(*, unavailable, renamed: "deadline")
    public var due: TickInstant { moved }
  }

  @_documentation(visibility: internal)
  extension Disposables {
    /// Rx.
    @available(*, unavailable, message: "use `AnyDisposable { … }`")
    public static func create(_: @escaping @Sendable () -> Void) -> any Disposable { moved }
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
    public func sample<Moment: WallTime>(date _: Moment, roundTrip: Duration = .zero) { moved }

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
  extension CountdownHub {
    /// Here.
    @available(*, unavailable, message: "use `start(key, .since(start))`, with `by:` for a reference clock")
    public func start<Start>(_: Key, since _: Start, by _: ReferenceClock? = nil, phase: TickPhase = .shared) { moved }

    /// Here.
    @available(*, unavailable, message: "stop it with a lifetime: `lifetime.add(AnyDisposable { hub.stop(key) })`")
    public func start(_: Key, _: HubTarget, during _: AnyObject) { moved }

    /// Here.
    @available(*, unavailable, message: "use `hub[key]`")
    public func current(_: Key) -> Duration? { moved }

    /// Here.
    @available(*, unavailable, renamed: "signal(for:)")
    public func signal(_: Key) -> TickSignal<Duration?, Never> { moved }

    /// Here.
    @available(*, unavailable, renamed: "value(for:)")
    public func value(_: Key) -> TickValue<Duration?> { moved }

    /// Here.
    @available(*, unavailable, message: "use `deadline(for:)`, a `WallInstant`, whose `date` is a `Date`")
    public func deadline(_: Key) -> WallInstant? { moved }

    /// Here.
    @available(*, unavailable, renamed: "fractionLeft(for:)")
    public func fractionLeft(_: Key) -> Double? { moved }

    /// Here.
    @available(*, unavailable, renamed: "ends")
    public var ended: TickSignal<Key, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension Stopwatch {
    /// Here.
    @available(*, unavailable, renamed: "elapsed(every:leeway:)")
    public func ticks(every _: Duration, leeway: Duration? = nil) -> TickSignal<Duration, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension IdleTimer {
    /// Here.
    @available(*, unavailable, renamed: "init(after:on:)")
    public convenience init(_: Duration? = nil, timeout _: Duration? = nil, on _: any TickScheduler) { moved }

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
    @available(*, unavailable, renamed: "remaining(forKey:)")
    public func remaining(_: Key) -> Duration? { moved }

    /// Here.
    @available(*, unavailable, renamed: "expirations")
    public var expired: TickSignal<Entry, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension TickScheduler {
    /// Here.
    @_disfavoredOverload
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`")
    public func schedule(after _: Duration, leeway: Duration? = nil, onMain _: () -> Void) -> TickTimer { moved }

    /// Here.
    @_disfavoredOverload
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`")
    public func schedule(every _: Duration, delay: Duration? = nil, leeway: Duration? = nil, missedTicks: MissedTicks = .skip, onMain _: (Tick) -> Void) -> TickTimer { moved }
  }

  @_documentation(visibility: internal)
  extension FlightRecorder {
    /// Here.
    @available(*, unavailable, renamed: "watch(_:as:lateness:)")
    public func watch(_: any TickScheduler, as _: String = "timers", lateBy _: Duration) -> any Disposable { moved }
  }

#endif

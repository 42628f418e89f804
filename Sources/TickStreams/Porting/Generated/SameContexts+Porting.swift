// swift-format-ignore-file
// Generated from Tables/SameContexts.txt by .ci/spellings.

#if Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift, Rx.
    @available(*, deprecated, renamed: "deliver(on:)")
    public func observe(on scheduler: any TickScheduler) -> TickSignal { deliver(on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "deliver(on:)")
    public func observeOn(_ scheduler: any TickScheduler) -> TickSignal { deliver(on: scheduler) }

    /// RAC.
    @available(*, deprecated, message: "use `deliver(on:)`, which on main is synchronous: for a later turn `delay(.zero, on: .main)`")
    public func deliverOn(_ scheduler: any TickScheduler) -> TickSignal { deliver(on: scheduler) }

    /// RAC.
    @available(*, deprecated, message: "use `deliver(on: .main)`, or `onMain.subscribe(onNext:)`, whose closure is on the main actor")
    public func deliverOnMainThread() -> TickSignal { deliver(on: .main) }

    /// Rx.
    @available(*, deprecated, message: "use `delaySubscription(.zero, on:)`, which subscribes on a later turn, also on main")
    public func subscribeOn(_ scheduler: any TickScheduler) -> TickSignal { delaySubscription(.zero, on: scheduler) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `delaySubscription(.zero, on:)`, which subscribes on a later turn, also on main")
    public func start(on scheduler: any TickScheduler) -> TickSignal { delaySubscription(.zero, on: scheduler) }

    /// RAC, Rx, Combine.
    @available(*, deprecated, message: "use `delaySubscription(.zero, on:)`, which subscribes on a later turn, also on main")
    public func subscribe(on scheduler: any TickScheduler) -> TickSignal { delaySubscription(.zero, on: scheduler) }

    /// Combine.
    @available(*, deprecated, renamed: "multicast()")
    public func makeConnectable() -> ConnectableSignal<Value, Failure> { multicast() }

    /// Combine.
    @available(*, deprecated, renamed: "multicast(_:)")
    public func multicast(subject: TickSubject<Value, Failure>) -> ConnectableSignal<Value, Failure> { multicast(subject) }

    /// RAC.
    @available(*, deprecated, renamed: "named(_:)")
    public func setNameWithFormat(_ name: String) -> TickSignal { named(name) }

    /// Rx.
    @available(*, deprecated, message: "leave it out: every operator gives a `TickSignal`")
    public func asObservable() -> TickSignal { self }

    /// Combine.
    @available(*, deprecated, message: "leave it out: every operator gives a `TickSignal`")
    public func eraseToAnyPublisher() -> TickSignal { self }

    /// ReactiveSwift.
    @available(*, deprecated, message: "leave it out: a `TickSignal` starts with each subscription")
    public var producer: TickSignal { self }
  }

  @_documentation(visibility: internal)
  extension MainScheduler {
    /// Rx.
    @available(*, deprecated, renamed: "shared")
    public static var instance: MainScheduler { shared }
  }

  @_documentation(visibility: internal)
  extension TickScheduler {
    /// RAC.
    @available(*, deprecated, renamed: "schedule(after:_:)")
    public func afterDelay(_ delay: Duration, schedule action: @escaping @Sendable () -> Void) -> any Disposable { schedule(after: delay, action) }

    /// RAC, with seconds.
    @available(*, deprecated, message: "use `schedule(after:_:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func afterDelay(_ delay: Double, schedule action: @escaping @Sendable () -> Void) -> any Disposable { schedule(after: .seconds(delay), action) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `now` to measure, `wallNow` or `date` for the wall clock")
    public var currentDate: WallInstant { wallNow }
  }

#endif

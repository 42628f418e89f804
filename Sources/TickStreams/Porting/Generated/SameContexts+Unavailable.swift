// swift-format-ignore-file
// Generated from Tables/SameContexts.txt by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @available(*, unavailable, renamed: "deliver(on:)")
    public func observeOn(_: any TickScheduler) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `deliver(on:)`, which on main is synchronous: for a later turn `delay(.zero, on: .main)`")
    public func deliverOn(_: any TickScheduler) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `deliver(on: .main)`, or `onMain.subscribe(onNext:)`, whose closure is on the main actor")
    public func deliverOnMainThread() -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `delaySubscription(.zero, on:)`, which subscribes on a later turn, also on main")
    public func subscribeOn(_: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `delaySubscription(.zero, on:)`, which subscribes on a later turn, also on main")
    public func start(on _: any TickScheduler) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "multicast()")
    public func makeConnectable() -> ConnectableSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "multicast(_:)")
    public func multicast(subject: TickSubject<Value, Failure>) -> ConnectableSignal<Value, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "named(_:)")
    public func setNameWithFormat(_: String) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "leave it out: every operator gives a `TickSignal`")
    public func asObservable() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "leave it out: every operator gives a `TickSignal`")
    public func eraseToAnyPublisher() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "leave it out: a `TickSignal` starts with each subscription")
    public var producer: TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension MainScheduler {
    /// Rx.
    @available(*, unavailable, renamed: "shared")
    public static var instance: MainScheduler { moved }
  }

  @_documentation(visibility: internal)
  extension TickScheduler {
    /// RAC, with seconds.
    @available(*, unavailable, message: "use `schedule(after:_:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func afterDelay(_: some SpanElsewhere, schedule _: () -> Void) -> any Disposable { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `now` to measure, `wallNow` or `date` for the wall clock")
    public var currentDate: WallInstant { moved }
  }

#endif

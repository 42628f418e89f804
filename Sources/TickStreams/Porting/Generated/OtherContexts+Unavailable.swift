// swift-format-ignore-file
// Generated from Tables/OtherContexts.txt by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Combine, which always hops.
    @available(*, unavailable, message: "use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`")
    public func receive(on _: AnyObject, options _: Void? = nil) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does")
    public func receive(subscriber _: TickSubject<Value, Failure>) { moved }

    /// Combine, Rx, with a queue, which is not a scheduler here.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `delaySubscription(.zero, on:)`, with `.main` for main, and `QueueScheduler(queue:)` for another queue")
    public func subscribe(on _: AnyObject, options _: Void? = nil) -> TickSignal { moved }

    /// ReactiveSwift, Rx, with a queue, which is not a scheduler here.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `deliver(on:)`, with `.main` for main, and `QueueScheduler(queue:)` for another queue")
    public func observe(on _: AnyObject) -> TickSignal { moved }

    /// RAC, and Rx, which has a subject for each connection.
    @available(*, unavailable, message: "use `multicast()`, whose subscribers stay when it is disconnected; after an end it does not connect again")
    public func publish() -> ConnectableSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `share(replay:)`, whose values go with the last subscriber and stay after completion; for `.forever`, `multicast(_:)`")
    public func share(replay: Int = 0, scope _: ScopeOfRx) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `share(replay:)`, which keeps its values after completion, and does not start again")
    public func shareReplay(_: Int) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `share(replay: 1)`, which keeps its value after completion, and does not start again")
    public func shareReplayLatestWhileConnected() -> TickSignal { moved }

    /// RAC, which connects immediately and permanently, and Rx, in which the caller connects.
    @available(*, unavailable, message: "use `multicast(TickSubject(replay: .max))`, and keep `connect()`; `share(replay:)` starts with a subscriber, and again after a failure")
    public func replay(_: Int = .max) -> ConnectableSignal<Value, Failure> { moved }

    /// RAC, which connects immediately and permanently.
    @available(*, unavailable, message: "use `share(replay: 1)`; to start immediately, `multicast(_:)` with a `TickSubject(replay:)`")
    public func replayLast() -> TickSignal { moved }

    /// RAC, and ReactiveSwift, whose values are kept for good.
    @available(*, unavailable, message: "use `share(replay:)`, whose values go with the last subscriber; to keep them, `multicast(_:)` with a `TickSubject(replay:)`")
    public func replayLazily(upTo _: Int = .max) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `multicast(_:)` with a `TickSubject(replay:)`")
    public func replayAll() -> ConnectableSignal<Value, Failure> { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `multicast(subject)`, which does not connect again after an end")
    public func multicast(makeSubject _: (() -> TickSubject<Value, Failure>)? = nil, _: (() -> TickSubject<Value, Failure>)? = nil) -> ConnectableSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "a signal needs no connection; `share()` shares one")
    public func autoconnect() -> TickSignal { moved }

    /// Rx, which fails if there are more values, and a single also if there is none.
    @available(*, unavailable, message: "use `takeLast(1)`, which sends at completion, as a single does, whatever the number of values")
    public func asSingle() -> TickSignal { moved }

    /// Rx, which fails if there are more values.
    @available(*, unavailable, message: "use `takeLast(1)`, which sends at completion, as a single does, whatever the number of values")
    public func asMaybe() -> TickSignal { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `share(replay: 1)`, which a driver has, and `onMain.subscribe(onNext:)`")
    public func asDriver() -> TickSignal { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }.share(replay: 1)`, and `onMain.subscribe(onNext:)`")
    public func asDriver(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `catch { _ in other }.share(replay: 1)`, and `onMain.subscribe(onNext:)`")
    public func asDriver(onErrorDriveWith _: TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `catch { recover($0) }`, with `share(replay: 1)` for a driver, and `onMain.subscribe(onNext:)`")
    public func asDriver(onErrorRecover _: @escaping (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `share()`, which a signal of RxCocoa has, and `onMain.subscribe(onNext:)`")
    public func asSignal() -> TickSignal { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }.share()`, and `onMain.subscribe(onNext:)`")
    public func asSignal(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `catch { _ in other }.share()`, and `onMain.subscribe(onNext:)`")
    public func asSignal(onErrorSignalWith _: TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension ConnectableSignal {
    /// RAC, Combine.
    @available(*, unavailable, message: "use `share()` on the signal, in place of `multicast()`")
    public func autoconnect() -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `share()` on the signal, in place of `multicast()`")
    public func refCount() -> TickSignal<Value, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension MainScheduler {
    /// Rx, which always hops.
    @available(*, unavailable, message: "use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`")
    public static var asyncInstance: MainScheduler { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.main`")
    public convenience init(_: Void = ()) { moved }
  }

  @_documentation(visibility: internal)
  extension QueueScheduler {
    /// ReactiveSwift, which always hops.
    public static var main: MainQueueOfReactiveSwift { moved }

    /// Rx, ReactiveSwift.
    @available(*, unavailable, message: "use `QueueScheduler(label:qualityOfService:)`")
    public convenience init(qos: QualityOfServiceElsewhere = .default, internalSerialQueueName: String = "", name: String = "") { moved }

    /// Rx.
    @available(*, unavailable, renamed: "init(label:)")
    public convenience init(internalSerialQueueName: String) { moved }

    /// Here.
    @available(*, unavailable, renamed: "init(label:qualityOfService:timebase:waitsOnThread:strict:)")
    public convenience init(label: String = "", qualityOfService: QualityOfServiceElsewhere = .default, timebase: Timebase = .continuous, lingering: Bool, strict: Bool = false) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `QueueScheduler(queue:)` with a serial queue")
    public convenience init(operationQueue: AnyObject) { moved }
  }

  @_documentation(visibility: internal)
  extension ImmediateScheduler {
    /// Rx.
    @available(*, unavailable, message: "use `ImmediateScheduler()`")
    public static var instance: ImmediateScheduler { moved }

    /// Combine.
    @available(*, unavailable, message: "use `ImmediateScheduler()`")
    public static var shared: ImmediateScheduler { moved }
  }

  @_documentation(visibility: internal)
  extension WallInstant {
    /// ReactiveSwift, in which the `currentDate` of a scheduler is a `Date`.
    @available(*, unavailable, message: "use `advanced(by: .seconds(1))`, or the `date` of the scheduler")
    public func addingTimeInterval(_: Double) -> WallInstant { moved }
  }

  @_documentation(visibility: internal)
  extension TickScheduler {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `schedule(after:_:)` for a `Duration`, `schedule(at:_:)` for a moment; to repeat, `schedule(TickSchedule(every:delay:))`")
    public func schedule(after _: Duration, interval: Duration, leeway: Duration? = nil, action: @escaping () -> Void) -> any Disposable { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `schedule(after:_:)` for a `Duration`, `schedule(at:_:)` for a moment; to repeat, `schedule(TickSchedule(every:delay:))`")
    public func schedule<Moment>(after _: Moment, interval: some SpanElsewhere = 0.0, leeway: some SpanElsewhere = 0.0, action: () -> Void) -> any Disposable { moved }

    /// Rx.
    @available(*, unavailable, message: "use `schedule(after:_:)`")
    public func scheduleRelative<State>(_: State, dueTime: Duration, action: (State) -> any Disposable) -> any Disposable { moved }

    /// Rx.
    @available(*, unavailable, message: "use `schedule(TickSchedule(every:delay:)) { tick in … }`, or `TickSignal.interval`")
    public func schedulePeriodic<State>(_: State, startAfter: Duration, period: Duration, action: (State) -> State) -> any Disposable { moved }
  }

#endif

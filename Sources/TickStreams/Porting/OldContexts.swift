// Old spellings of schedulers, of delivery on them, and of sharing. See OldSources.swift.

#if Porting

  extension TickSignal {
    /// RAC.
    @available(*, unavailable, message: "use `deliver(on: .main)`, or `subscribe(onMain:)`, whose closure is on the main actor")
    public func deliverOnMainThread() -> TickSignal { moved }

    /// ReactiveSwift, Rx.
    @available(*, unavailable, renamed: "deliver(on:)")
    public func observe(on _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "deliver(on:)")
    public func observeOn(_: AnyObject) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "deliver(on:)")
    public func receive(on _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "start(on:)")
    public func subscribeOn(_: AnyObject) -> TickSignal { moved }

    /// RAC, Rx.
    @available(*, unavailable, renamed: "multicast()")
    public func publish() -> ConnectableSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "multicast()")
    public func makeConnectable() -> ConnectableSignal<Value, Failure> { moved }

    /// RAC, which connects at once and for good.
    @available(*, unavailable, message: "use `share(replay: .max)`; to start at once, `multicast(_:)` with a `TickSubject(replay:)`")
    public func replay() -> TickSignal { moved }

    /// RAC, which connects at once and for good.
    @available(*, unavailable, message: "use `share(replay: 1)`; to start at once, `multicast(_:)` with a `TickSubject(replay:)`")
    public func replayLast() -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `share(replay: .max)`")
    public func replayLazily() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "share(replay:)")
    public func replayLazily(upTo _: Int) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "share(replay:)")
    public func replay(_: Int) -> ConnectableSignal<Value, Failure> { moved }
  }

  extension ConnectableSignal {
    /// RAC, Combine.
    @available(*, unavailable, message: "use `share()` on the signal, in place of `multicast()`")
    public func autoconnect() -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `share()` on the signal, in place of `multicast()`")
    public func refCount() -> TickSignal<Value, Failure> { moved }
  }

  // MARK: - Schedulers

  extension TickScheduler {
    /// RAC.
    @available(*, unavailable, renamed: "schedule(after:_:)")
    public func afterDelay(_: Double, schedule: () -> Void) -> any Disposable { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `now` to measure, `date` for the wall clock")
    public var currentDate: WallInstant { moved }
  }

  extension MainScheduler {
    /// Rx.
    @available(*, unavailable, renamed: "shared")
    public static var instance: MainScheduler { moved }

    /// Rx.
    @available(*, unavailable, renamed: "shared")
    public static var asyncInstance: MainScheduler { moved }
  }

  extension QueueScheduler {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.main`")
    public static var main: MainScheduler { moved }
  }

  extension TickSignal {
    /// RAC, Rx, Combine.
    @available(*, unavailable, renamed: "start(on:)")
    public func subscribe(on _: AnyObject) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `deliver(on:)`")
    public func receive(on _: AnyObject, options _: Void?) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "a signal needs no connection; `share()` shares one")
    public func autoconnect() -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `share(replay:)`, whose values are kept while it is subscribed")
    public func share(replay: Int = 0, scope: ScopeOfRx) -> TickSignal { moved }

    /// Rx, Combine.
    @available(*, unavailable, message: "use `multicast(subject)`")
    public func multicast(_: () -> TickSubject<Value, Failure>) -> ConnectableSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "multicast(_:)")
    public func multicast(subject _: TickSubject<Value, Failure>) -> ConnectableSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `share(replay: .max)`")
    public func replayAll() -> ConnectableSignal<Value, Failure> { moved }

    /// Combine.
    @available(
      *, unavailable,
      message: "use `TickSubject(replay:)` where values are to be kept; `delay` and `deliver(on:)` keep as many as there are"
    )
    public func buffer(size: Int, prefetch: PrefetchOfCombine, whenFull: FullBufferOfCombine) -> TickSignal { moved }
  }

  extension QueueScheduler {
    /// Rx.
    @available(*, unavailable, message: "use `QueueScheduler(label:qualityOfService:)`")
    public convenience init(qos: QualityOfServiceElsewhere, internalSerialQueueName: String = "") { moved }

    /// Rx.
    @available(*, unavailable, renamed: "init(label:)")
    public convenience init(internalSerialQueueName: String) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `QueueScheduler(label:qualityOfService:)`")
    public convenience init(qos: QualityOfServiceElsewhere = .default, name: String) { moved }
  }

#endif

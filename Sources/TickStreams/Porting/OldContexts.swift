// Old spellings of what chooses a context, and of sharing. See OldSources.swift.

extension TickSignal {
  /// RAC.
  @available(*, unavailable, message: "use `deliver(on: .main)`, or `subscribe(onMain:)`, whose closure is on the main actor")
  public func deliverOnMainThread() -> TickSignal { moved }

  /// ReactiveSwift, Rx.
  @available(*, unavailable, renamed: "deliver(on:)")
  public func observe(on _: some AnyObject) -> TickSignal { moved }

  /// Rx.
  @available(*, unavailable, renamed: "deliver(on:)")
  public func observeOn(_: some AnyObject) -> TickSignal { moved }

  /// Combine.
  @available(*, unavailable, renamed: "deliver(on:)")
  public func receive(on _: some AnyObject) -> TickSignal { moved }

  /// Rx.
  @available(*, unavailable, renamed: "start(on:)")
  public func subscribeOn(_: some AnyObject) -> TickSignal { moved }

  /// RAC, Rx.
  @available(*, unavailable, renamed: "multicast()")
  public func publish() -> ConnectableSignal<Value, Failure> { moved }

  /// Combine.
  @available(*, unavailable, renamed: "multicast()")
  public func makeConnectable() -> ConnectableSignal<Value, Failure> { moved }

  /// RAC, whose signal is connected at once and for good.
  @available(*, unavailable, message: "use `share(replay: .max)`; to start at once, `multicast(_:)` with a `TickReplaySubject`")
  public func replay() -> TickSignal { moved }

  /// RAC, whose signal is connected at once and for good.
  @available(*, unavailable, message: "use `share(replay: 1)`; to start at once, `multicast(_:)` with a `TickReplaySubject`")
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

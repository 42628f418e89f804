// swift-format-ignore-file
// Generated from Tables/OldTypesOfCombine.txt by .ci/spellings.

#if !Porting

  /// Combine.
  @available(*, unavailable, message: "use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`")
  public enum Publishers {
    /// Combine.
    @available(*, unavailable, message: "use `first.merge(second)`")
    public static func Merge<Value, Failure>(_: TickSignal<Value, Failure>, _: TickSignal<Value, Failure>) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `first.merge(second, third)`")
    public static func Merge3<Value, Failure>(_: TickSignal<Value, Failure>, _: TickSignal<Value, Failure>, _: TickSignal<Value, Failure>) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.merge([…])`")
    public static func MergeMany<Value, Failure>(_: [TickSignal<Value, Failure>]) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.merge([…])`")
    public static func MergeMany<Value, Failure>(_: TickSignal<Value, Failure>...) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `first.combineLatest(second)`")
    public static func CombineLatest<First: SignalArgument, Second: SignalArgument>(_: First, _: Second) -> TickSignal<(First.Value, Second.Value), First.Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `first.combineLatest(second, third)`")
    public static func CombineLatest3<First: SignalArgument, Second: SignalArgument, Third: SignalArgument>(_: First, _: Second, _: Third) -> TickSignal<(First.Value, Second.Value, Third.Value), First.Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `first.combineLatest(second, third, fourth)`")
    public static func CombineLatest4<First, Second, Third, Fourth, Failure>(_: TickSignal<First, Failure>, _: TickSignal<Second, Failure>, _: TickSignal<Third, Failure>, _: TickSignal<Fourth, Failure>) -> TickSignal<(First, Second, Third, Fourth), Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `first.zip(second)`")
    public static func Zip<First: SignalArgument, Second: SignalArgument>(_: First, _: Second) -> TickSignal<(First.Value, Second.Value), First.Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `first.zip(second, third)`")
    public static func Zip3<First: SignalArgument, Second: SignalArgument, Third: SignalArgument>(_: First, _: Second, _: Third) -> TickSignal<(First.Value, Second.Value, Third.Value), First.Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `first.concat(second)`")
    public static func Concatenate<Value, Failure>(prefix: TickSignal<Value, Failure>, suffix: TickSignal<Value, Failure>) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.from(_:)`")
    public static func Sequence<Elements: Swift.Sequence>(sequence: Elements) -> TickSignal<Elements.Element, Never> where Elements.Element: Sendable { moved }
  }

  #if !canImport(Combine)

  /// ReactiveSwift, Combine.
  @available(*, unavailable, renamed: "TickScheduler", message: "as a type, `any TickScheduler`")
  public typealias Scheduler = TickScheduler

  /// Combine.
  @available(*, unavailable, renamed: "TickSignal")
  public typealias Publisher = TickSignal

  /// Combine.
  @available(*, unavailable, message: "use the events of `observe { event in … }`: `.completed` and `.failed`")
  public enum Subscribers {
    /// Combine.
    public typealias Completion<Failure: Error> = CompletionOfCombine<Failure>
  }

  /// Combine.
  @available(*, unavailable, message: "use `TickSignal.from(_:)`, or a recording of a `TestScheduler`")
  public struct Record<Value: Sendable, Failure: Error> {
    /// Makes a signal of values and an end.
    public init(output: [Value], completion: CompletionOfCombine<Failure>) { moved }
  }

  #endif

  /// Combine.
  @available(*, unavailable, renamed: "TickSignal")
  public typealias AnyPublisher = TickSignal

  /// Combine.
  @available(*, unavailable, renamed: "TickSubject")
  public typealias PassthroughSubject = TickSubject

  /// Combine.
  @available(*, unavailable, message: "use `TickValue<Value>`")
  public typealias CurrentValueSubject<Value: Sendable, Failure: Error> = TickValue<Value>

  /// Combine.
  @available(*, unavailable, renamed: "Subscription")
  public typealias AnyCancellable = Subscription

  /// Combine.
  @available(*, unavailable, renamed: "Disposable")
  public typealias Cancellable = Disposable

  /// Combine.
  @available(*, unavailable, message: "use `TickSignal.empty`, or `.never` for one that does not complete")
  public typealias Empty = TickSignal

  /// Combine.
  @available(*, unavailable, message: "use `TickSignal.fail(_:)`")
  public typealias Fail = TickSignal

  /// Combine.
  @available(*, unavailable, message: "use `TickSignal { subscriber in … }`, with `share(replay: 1)` if it is to run once")
  public struct Future<Value: Sendable, Failure: Error>: Sendable {
    /// Calls the closure with a promise.
    public init(_: (@escaping (Result<Value, Failure>) -> Void) -> Void) { moved }
  }

  /// CombineExt.
  @available(*, unavailable, message: "use `TickValue<Value>`")
  public typealias CurrentValueRelay<Value: Sendable> = TickValue<Value>

  /// CombineExt.
  @available(*, unavailable, message: "use `TickSubject<Value, Never>`")
  public typealias PassthroughRelay<Value: Sendable> = TickSubject<Value, Never>

  /// swift-async-algorithms.
  @available(*, unavailable, message: "use `TickSignal.interval(_:on:)`, and `values` for an asynchronous sequence")
  public struct AsyncTimerSequence {
    /// Makes a sequence of the ticks of a clock.
    public init<C: Clock>(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) { moved }

    /// Makes a sequence of ticks.
    public static func repeating(every _: Duration) -> AsyncTimerSequence { moved }
  }

  /// swift-async-algorithms.
  @available(*, unavailable, message: "use `TickSubject<Value, Never>`, whose queue has no bound, and `signal.values`")
  public struct AsyncChannel<Value: Sendable> {
    /// Makes a channel.
    public init() { moved }
  }

  /// swift-async-algorithms.
  @available(*, unavailable, message: "use `TickSubject<Value, any Error>`, whose queue has no bound, and `signal.values`")
  public struct AsyncThrowingChannel<Value: Sendable, Failure: Error> {
    /// Makes a channel.
    public init() { moved }
  }

  /// Combine.
  @available(*, unavailable, renamed: "Subscriber")
  public typealias AnySubscriber = Subscriber

  /// combine-schedulers.
  @available(*, unavailable, message: "use `any TickScheduler`")
  public typealias AnySchedulerOf<Base> = any TickScheduler

  /// combine-schedulers.
  @available(*, unavailable, message: "use `any TickScheduler`")
  public typealias AnyScheduler<SchedulerTimeType, SchedulerOptions> = any TickScheduler

#endif

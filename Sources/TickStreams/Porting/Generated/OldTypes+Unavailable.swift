// swift-format-ignore-file
// Generated from Tables/OldTypes.txt by .ci/spellings.

#if !Porting

  /// ReactiveSwift.
  @available(*, unavailable, message: "use `TickValue`, and a signal `signal.map { … }` of the problem with its value")
  public struct ValidatingProperty<Value, ValidationError: Error> {
    /// The decision about a value.
    @_documentation(visibility: internal)
    public struct Decision {
      /// The value is accepted.
      public static var valid: Decision { moved }

      /// Another value is accepted.
      public static func coerced(_: Value, _: ValidationError?) -> Decision { moved }

      /// The value is refused.
      public static func invalid(_: ValidationError) -> Decision { moved }
    }

    /// Makes a property whose values are checked.
    public init(_: Value, _: (Value) -> Decision) { moved }
  }

  /// RAC.
  @available(*, unavailable, message: "use the `TestScheduler` of TickStreamsTesting")
  public enum RACTestScheduler {}

  /// RAC.
  @available(*, unavailable, message: "use a `lazy` sequence")
  public enum RACSequence {}

  /// RAC.
  @available(*, unavailable, message: "use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail")
  public typealias RACSignal<Value: Sendable> = TickSignal<Value, any Error>

  /// RAC.
  @available(*, unavailable, renamed: "Subscriber")
  public typealias RACSubscriber = Subscriber

  /// RAC.
  @available(*, unavailable, message: "use `TickSubject<Value, any Error>`")
  public typealias RACSubject<Value: Sendable> = TickSubject<Value, any Error>

  /// RAC.
  @available(*, unavailable, renamed: "TickValue")
  public typealias RACBehaviorSubject<Value: Sendable> = TickValue<Value>

  /// RAC.
  @available(*, unavailable, message: "use `TickSubject<Value, any Error>(replay:)`")
  public typealias RACReplaySubject<Value: Sendable> = TickSubject<Value, any Error>

  /// An earlier name.
  @available(*, unavailable, message: "use `TickSubject(replay:)`")
  public typealias TickReplaySubject = TickSubject

  /// RAC.
  @available(*, unavailable, message: "use `ConnectableSignal<Value, any Error>`")
  public typealias RACMulticastConnection<Value: Sendable> = ConnectableSignal<Value, any Error>

  /// RAC.
  @available(*, unavailable, message: "use `Event<Value, any Error>`")
  public typealias RACEvent<Value: Sendable> = Event<Value, any Error>

  /// RAC.
  @available(*, unavailable, renamed: "AnyDisposable")
  public typealias RACDisposable = AnyDisposable

  /// RAC.
  @available(*, unavailable, renamed: "CompositeDisposable")
  public typealias RACCompoundDisposable = CompositeDisposable

  /// RAC.
  @available(*, unavailable, renamed: "SerialDisposable")
  public typealias RACSerialDisposable = SerialDisposable

  /// RAC.
  @available(*, unavailable, message: "use a `Lifetime`, which disposes its members when it is released: `lifetime.add(disposable)`")
  public typealias RACScopedDisposable = Lifetime

  /// ReactiveSwift.
  @available(*, unavailable, message: "use a `Lifetime`, which disposes its members when it is released: `lifetime.add(disposable)`")
  public struct ScopedDisposable<Inner> {
    /// ReactiveSwift.
    public init(_: Inner) { moved }
  }

  /// RAC.
  @available(*, unavailable, message: "use `.main`, a `QueueScheduler` or an `ImmediateScheduler`")
  public struct RACScheduler {
    /// A queue of a priority.
    public init(priority: Int, name: String? = nil) { moved }

    /// The main queue.
    public static func mainThread() -> MainScheduler { moved }

    /// The calling thread.
    public static func immediate() -> ImmediateScheduler { moved }

    /// A serial queue.
    public static func scheduler() -> MainScheduler { moved }

    /// A serial queue.
    public static var main: MainScheduler { moved }
  }

  /// RAC.
  @available(*, unavailable, message: "use a tuple")
  public struct RACTuple {
    /// Makes a tuple.
    public init() { moved }
  }

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "TickSignal")
  public typealias SignalProducer = TickSignal

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "TickSignal", message: "use a `TickSubject` if you send its values, and `share()` if it has several observers")
  public typealias Signal = TickSignal

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "TickValue", message: "its `signal` begins with the present value, as `producer` does; `changes` does not")
  public typealias MutableProperty = TickValue

  /// ReactiveSwift.
  @available(*, unavailable, message: "use `TickValue<Value>.ReadOnly`, or `TickSignal<Value, Never>` with `share(replay: 1)`")
  public typealias Property<Value: Sendable> = TickValue<Value>.ReadOnly

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "MainScheduler", message: "as an argument, `.main`")
  public typealias UIScheduler = MainScheduler

  /// ReactiveSwift.
  @available(*, unavailable, message: "use `subscribe(onNext:)`, or `bind(to:on:)`")
  public struct BindingTarget<Value> {
    /// Runs the closure with each value.
    public init(on _: AnyObject? = nil, lifetime _: Lifetime, action: (Value) -> Void) { moved }
  }

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "AnyDisposable")
  public typealias ActionDisposable = AnyDisposable

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "Never")
  public typealias NoError = Never

  /// RAC.
  @available(*, unavailable, message: "use `Void`")
  public typealias RACUnit = Void

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "Subscriber")
  public typealias Observer = Subscriber

  /// ReactiveSwift.
  @available(*, unavailable, message: "use `TickValue`, or its `signal`")
  public typealias AnyProperty = TickValue

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "TickScheduler", message: "as a type, `any TickScheduler`")
  public typealias DateScheduler = TickScheduler

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "TickSignal")
  public typealias SignalProducerProtocol = TickSignal

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "TickSignal")
  public typealias SignalProtocol = TickSignal

  /// ReactiveSwift.
  @available(*, unavailable, message: "a `TickCommand` sends the failures of its work by `failures`")
  public enum ActionError<Failure: Error>: Error {
    /// The action was disabled.
    case disabled

    /// The work failed.
    case producerFailed(Failure)
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSubject` for the input of a pipe; in `TickSignal { subscriber in … }` it is a `Subscriber`")
    public typealias Observer = TickSubject<Value, Failure>

    /// Rx.
    @available(*, unavailable, renamed: "Value")
    public typealias Element = Value
  }

#endif

// swift-format-ignore-file
// Generated from Tables/OldCommands.txt by .ci/spellings.

#if !Porting

  /// RAC.
  @available(*, unavailable, message: "use `TickCommand { input in … }`, a `TickCommand<Input, Output, Failure>`")
  public struct RACCommand {
    /// Makes a command.
    public init() { moved }

    /// Makes a command of a closure.
    public init<Input, Output, Failure>(signalBlock: (Input) -> TickSignal<Output, Failure>) { moved }

    /// Makes a command that can be disabled.
    public init<Input, Output, Failure>(enabled: TickSignal<Bool, Never>, signalBlock: (Input) -> TickSignal<Output, Failure>) { moved }
  }

  /// ReactiveSwift, and an extension of Rx.
  @available(*, unavailable, renamed: "TickCommand")
  public typealias Action<Input: Sendable, Output: Sendable, Failure: Error> = TickCommand<Input, Output, Failure>

  /// ReactiveSwift, and an extension of Rx.
  @available(*, unavailable, message: "use `TickCommand<Void, Output, Failure>`, and `execute()` in the action of the button")
  public struct CocoaAction<Sender> {
    /// Makes an action of a command.
    public init(_: Any) { moved }

    /// Makes an action of a closure, in an extension of Rx, where the type has no parameter.
    public init<Output, Failure>(workFactory: (()) -> TickSignal<Output, Failure>) where Sender == Void { moved }
  }

  @_documentation(visibility: internal)
  extension TickCommand {
    /// RAC.
    @available(*, unavailable, message: "use `TickCommand { input in … }`")
    public convenience init(signalBlock: (Input) -> TickSignal<Output, Failure>) { moved }

    /// RAC.
    @available(*, unavailable, message: "use `TickCommand(enabledIf: signal) { input in … }`")
    public convenience init(enabled _: TickSignal<Bool, Never>, signalBlock: (Input) -> TickSignal<Output, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickCommand { input in … }`")
    public convenience init(execute: (Input) -> TickSignal<Output, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickCommand(enabledIf: value.signal) { input in … }`")
    public convenience init(enabledIf _: TickValue<Bool>, execute: (Input) -> TickSignal<Output, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickCommand { input in … }`, and read the state's `current` in the work")
    public convenience init<State>(state _: TickValue<State>, execute: (State, Input) -> TickSignal<Output, Failure>) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `TickCommand { input in … }`")
    public convenience init(workFactory: (Input) -> TickSignal<Output, Failure>) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `TickCommand(enabledIf: signal) { input in … }`")
    public convenience init(enabledIf _: TickSignal<Bool, Never>, workFactory: (Input) -> TickSignal<Output, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickCommand(enabledIf: signal) { input in … }`, and read the state's `current` in the work")
    public convenience init<State>(state _: TickValue<State>, enabledIf: (State) -> Bool, execute: (State, Input) -> TickSignal<Output, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `outputs` and `failures`")
    public var events: TickSignal<Event<Output, Failure>, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `handleEvents(onCompleted:)` in the work; `isExecuting` is also false after a failure")
    public var completed: TickSignal<Void, Never> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `isExecuting.signal`")
    public var executing: TickSignal<Bool, Never> { moved }

    /// RAC, Rx.
    @available(*, unavailable, message: "use `isEnabled.signal`")
    public var enabled: TickSignal<Bool, Never> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `outputs`, which sends what all executions send")
    public var executionSignals: TickSignal<TickSignal<Output, Failure>, Never> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "outputs")
    public var elements: TickSignal<Output, Never> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "failures")
    public var underlyingError: TickSignal<Failure, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension TickCommand {
    /// ReactiveSwift, where it is a signal of one execution.
    @available(*, unavailable, message: "use `execute(_:)`, or `execute()`, which starts immediately; its results are sent by `outputs` and `failures`")
    public func apply(_: Input) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift, where it is a signal of one execution.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `execute(_:)`, or `execute()`, which starts immediately; its results are sent by `outputs` and `failures`")
    public func apply() -> TickSignal<Output, Failure> where Input == Void { moved }
  }

#endif

/// Work that is executed on demand, one execution at a time, with flags for the user interface.
///
/// ```swift
/// @MainActor
/// final class LoginModel {
///   let login: TickCommand<Credentials, Session, LoginError>
///
///   init(isValid: TickValue<Bool>, server: Server) {
///     login = TickCommand(enabledIf: isValid.signal) {
///       server.login($0).deliver(on: .main)
///     }
///   }
/// }
///
/// let login = LoginModel(isValid: isValid, server: server).login
/// login.outputs.onMain.subscribe { print($0) }.store(in: bag)
/// login.failures.onMain.subscribe { print($0) }.store(in: bag)
/// login.execute(credentials)
/// if login.isExecuting.current { button.showProgress() }
/// ```
///
/// ``execute(_:)`` runs the signal that the work returns for an input. Its values are sent by ``outputs``, and a failure by ``failures``;
/// after either end the command can be executed again. The ``TickCommandPolicy`` decides about inputs that arrive during an execution; by
/// default they are ignored. When the command is deallocated, it cancels, and `outputs` and `failures` complete. The `work` closure must not retain
/// the command.
///
/// ## Flags
///
/// ``isExecuting`` and ``isEnabled`` are set on main. They show the state of the command, which alone decides, synchronously and on any thread,
/// whether an input is accepted.
///
/// - After a call on main, the flags are set before the work starts and before the call returns.
/// - After a change on another thread, they are set on the next turn of main, to the state at that time. A short execution may not show.
/// - `isExecuting` becomes false after the last event of the work has been sent, or on ``cancel()``.
///
/// ## Delivery
///
/// Values and failures are delivered in the context of the work's signal, one at a time. An event that arrives while another thread delivers
/// is delivered by that thread, afterwards. All methods may be called from inside a delivery; events of their work are delivered after it.
///
/// ## Cancellation
///
/// After ``cancel()`` no further event of the canceled execution is sent, except for one that another thread is delivering. Events that
/// `outputs.onMain.subscribe` has already queued for main are still delivered. To avoid that, end the work with `.deliver(on: .main)`, as above:
/// then nothing of the execution is shown after a `cancel()` on main.
///
/// Two executions never overlap. The work of a canceled execution is disposed before `cancel()` returns, and before the next one starts. If the
/// work is just being started or disposed, by another thread or further up the stack, `execute` returns immediately, and the next execution
/// starts afterwards. So a dispose closure can close a socket before it is opened again.
public final class TickCommand<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
  private let core: CommandCore<Input, Output, Failure>
  private let isEnabledSubscription: Subscription

  /// Whether the work is executing, or waiting to be; set on main.
  public let isExecuting: TickValue<Bool>.ReadOnly

  /// Whether an input would be accepted: the command is enabled, and the policy refuses none at the moment; set on main.
  ///
  /// With ``TickCommandPolicy/first`` it is false while the command executes, up to the last event of the execution: bind a button to it.
  public let isEnabled: TickValue<Bool>.ReadOnly

  /// Creates a command, which is enabled until `isEnabled` sends `false`.
  ///
  /// - Parameters:
  ///   - policy: The policy for an input that arrives while the command executes; by default it is ignored.
  ///   - isEnabled: Whether the command accepts inputs; it does until the signal sends its first value, and after it has completed as its
  ///     last value specifies. An execution that runs or waits is not canceled when it becomes false. Subscribed until the command is
  ///     deallocated.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - work: Returns the signal for an input; called on the thread that executes the command, or, for an input that waited, in the
  ///     context in which the execution before it ended. If another context is starting or disposing an execution at that time, it is that
  ///     context.
  public init(
    _ policy: TickCommandPolicy = .first,
    enabledIf isEnabled: TickSignal<Bool, Never> = .just(true),
    file: StaticString = #fileID, line: UInt = #line,
    _ work: @escaping @Sendable (Input) -> TickSignal<Output, Failure>
  ) {
    if case .queue(let limit) = policy { checkNotNegative(limit, "limit", file: file, line: line) }
    let core = CommandCore(policy, work)
    self.core = core
    self.isExecuting = core.executing.readOnly
    self.isEnabled = core.enabled.readOnly
    isEnabledSubscription = isEnabled.subscribe(onNext: { core.setEnabled($0) })
  }

  deinit {
    isEnabledSubscription.dispose()
    core.cancel(isFinal: true)
  }

  /// The values of all executions.
  ///
  /// Subscribers receive the events after their subscription. Completes when the command is deallocated.
  public var outputs: TickSignal<Output, Never> { core.events.compactMap { $0.event.value } }

  /// The failures of all executions: the command can be executed again after each.
  ///
  /// Subscribers receive the events after their subscription. Completes when the command is deallocated.
  public var failures: TickSignal<Failure, Never> { core.events.compactMap { $0.event.failure } }

  /// Executes the work with an input, unless the command is disabled or its policy refuses the input.
  ///
  /// Safe on any thread, even inside a delivery of this command.
  ///
  /// - Returns: Whether the input was accepted: it is being executed, or waits. An accepted one can still be canceled.
  @discardableResult
  public func execute(_ input: Input) -> Bool {
    core.execute(input)
  }

  /// Cancels the running execution, and those that wait.
  ///
  /// Does nothing if none runs. The signal of the work is disposed before this returns; if another context is subscribing it, by that one.
  public func cancel() {
    core.cancel()
  }
}

extension TickCommand where Input == Void {
  /// Executes the work, unless the command is disabled or its policy refuses it.
  ///
  /// - Returns: Whether it was accepted.
  @discardableResult
  public func execute() -> Bool {
    execute(())
  }
}

extension TickCommand {
  /// Creates a command whose work is started on the main actor.
  ///
  /// ```swift
  /// let search = TickCommand(
  ///   .latest, onMain: { [weak model] in model?.fetch($0) ?? .empty })
  /// ```
  ///
  /// - Parameters:
  ///   - policy: The policy for an input that arrives while the command executes; by default it is ignored.
  ///   - isEnabled: Whether the command accepts inputs; it does until the signal sends its first value.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - work: Returns the signal for an input; called synchronously if the command is executed on main, and otherwise asynchronously.
  @_disfavoredOverload
  public convenience init(
    _ policy: TickCommandPolicy = .first,
    enabledIf isEnabled: TickSignal<Bool, Never> = .just(true),
    file: StaticString = #fileID, line: UInt = #line,
    onMain work: @escaping @MainActor (Input) -> TickSignal<Output, Failure>
  ) {
    let box = MainBox(work)
    self.init(policy, enabledIf: isEnabled, file: file, line: line) { input in
      if MainScheduler.shared.isCurrent { return onMainActor { box.contents(input) } }
      return TickSignal<Input, Failure>.just(input).onMain.flatMap { input in box.contents(input) }
    }
  }
}

/// The policy of a ``TickCommand`` for an input that arrives while it executes.
public enum TickCommandPolicy: Sendable, Hashable {
  /// The input is refused, so that two executions never overlap: for a button.
  case first
  /// Up to `limit` inputs wait, and are executed in order; a further one is refused.
  ///
  /// The one that is executing does not count. The limit must not be negative.
  case queue(limit: Int)
  /// The running execution is canceled, and the new one starts: for a search.
  case latest
}

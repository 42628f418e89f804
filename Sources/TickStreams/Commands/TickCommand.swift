/// Work that is executed on demand, one execution at a time, and tells whether it is executing.
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
/// login.values.subscribe(onMain: { print($0) }).store(in: bag)
/// login.errors.subscribe(onMain: { print($0) }).store(in: bag)
/// login.execute(credentials)
/// if login.isExecuting.current { button.showProgress() }
/// ```
///
/// ``execute(_:)`` runs the signal that the work returns for an input. Its values are sent by ``values``, and a failure by ``errors``;
/// after either end the command can be executed again. What becomes of an input while an execution runs is the ``TickCommandPolicy``.
///
/// - Whether an input is accepted is decided synchronously, on any thread, by the state of the command; the flags show that state, and decide
///   nothing.
/// - Values and failures are delivered in the context of the work's signal, one at a time: one that arrives while another context delivers
///   is delivered by that context, afterwards.
/// - After ``cancel()`` nothing of the canceled execution is sent, except what is being delivered on another thread. What was sent
///   before, and is queued for main by `values.subscribe(onMain:)`, is still delivered. If the work ends with `.deliver(on: .main)`, as
///   above, it is queued inside the work instead: then nothing of the execution is shown after a `cancel()` on main.
/// - ``isExecuting`` and ``isEnabled`` are set on main. What a call on main changes is set before the work starts and before the call
///   returns. What changes on another thread is set in a turn of main, to what is true by then: the work may have started, and may have
///   ended already. `isExecuting` becomes false after the last event of the work has been sent, or on `cancel()`.
/// - All calls may come from inside a delivery. What their work sends is delivered after it.
/// - Two executions never overlap: the work of a canceled one is disposed before that call returns, and before the next one starts. While
///   the work is being started or disposed, by another thread or further up the stack, `execute` returns immediately, and the context that does
///   so starts the next execution afterwards. So a dispose closure can close a socket before it is opened again.
/// - When the command is deallocated, it cancels, and `values` and `errors` complete.
///
/// The work should not retain the command, as any closure of an object should not retain that object.
public final class TickCommand<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
  private let core: CommandCore<Input, Output, Failure>
  private let isEnabledSubscription: Subscription

  /// Whether the work is executing, or waiting to be; set on main.
  public let isExecuting: TickValue<Bool>.ReadOnly

  /// Whether an input would be accepted: the command is enabled, and the policy refuses none at the moment; set on main.
  ///
  /// With ``TickCommandPolicy/ignoreWhileExecuting`` it is false while the command executes: bind a button to it.
  public let isEnabled: TickValue<Bool>.ReadOnly

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - policy: What happens to an input that arrives while the command executes; by default it is ignored.
  ///   - isEnabled: Whether the command accepts inputs; it does until the signal sends its first value, and after it has completed as its
  ///     last value says. An execution that runs or waits is not canceled when it becomes false. Subscribed until the command is
  ///     deallocated.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - work: Returns the signal for an input; called on the thread that executes the command, or, for an input that waited, in the
  ///     context in which the execution before it ended. If another context is starting or disposing an execution at that time, it is that
  ///     context.
  public init(
    _ policy: TickCommandPolicy = .ignoreWhileExecuting,
    enabledIf isEnabled: TickSignal<Bool, Never> = .never,
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
    core.finish()
  }

  /// The values of all executions.
  ///
  /// Subscribers get what is sent after they subscribed. Completes when the command is deallocated.
  public var values: TickSignal<Output, Never> { core.events.compactMap { $0.value } }

  /// The failures of all executions: the command can be executed again after each.
  ///
  /// Subscribers get what is sent after they subscribed. Completes when the command is deallocated.
  public var errors: TickSignal<Failure, Never> { core.events.compactMap { $0.failure } }

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
  ///   - policy: What happens to an input that arrives while the command executes; by default it is ignored.
  ///   - isEnabled: Whether the command accepts inputs; it does until the signal sends its first value.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - work: Returns the signal for an input; called synchronously if the command is executed on main, and otherwise asynchronously.
  @_disfavoredOverload
  public convenience init(
    _ policy: TickCommandPolicy = .ignoreWhileExecuting,
    enabledIf isEnabled: TickSignal<Bool, Never> = .never,
    file: StaticString = #fileID, line: UInt = #line,
    onMain work: @escaping @MainActor (Input) -> TickSignal<Output, Failure>
  ) {
    let box = MainBox(work)
    self.init(policy, enabledIf: isEnabled, file: file, line: line) { input in
      if MainScheduler.shared.isCurrent { return onMainActor { box.contents(input) } }
      return TickSignal<Input, Failure>.just(input).flatMap(onMain: { input in box.contents(input) })
    }
  }
}

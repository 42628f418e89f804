/// What a command decides, and the order of what it sends.
///
/// Decisions are made under the lock of the state, and the events that they send are queued there, so that they are delivered in the order of the
/// decisions, after unlocking. The work is started and disposed after unlocking, too.
final class CommandCore<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
  private typealias Item = CommandEvent<Output, Failure>

  private struct State: Sendable {
    var isEnabled = true
    var isFinished = false
    var running: CommandExecution?
    var waiting = FIFO<Input>()
    /// Whether a context is starting inputs that waited; it also starts those that may start next.
    var isStarting = false
    var shown = CommandFlags()
  }

  private enum Decision: Sendable {
    case refused
    case waits
    case starts(CommandExecution, replacing: CommandExecution?)
  }

  private let policy: TickCommandPolicy
  private let work: @Sendable (Input) -> TickSignal<Output, Failure>
  private let broadcaster: Broadcaster
  private let boxing = Boxing(Item.self)
  private let state: SerializedState<State>

  init(_ policy: TickCommandPolicy, _ work: @escaping @Sendable (Input) -> TickSignal<Output, Failure>) {
    self.policy = policy
    self.work = work
    let broadcaster = Broadcaster(boxing)
    self.broadcaster = broadcaster
    let target = RawSubscriber(
      scope: Scope(),
      onNext: { event in if !event.as(Item.self).isCanceled { broadcaster.next(event) } },
      onEnd: { broadcaster.finish($0) }
    )
    state = SerializedState(State(), SerializedSubscriber(target, boxing))
  }

  /// Everything that the command sends.
  var events: TickSignal<CommandEvent<Output, Failure>, Never> {
    TickSignal(raw: { [broadcaster] in broadcaster.subscribe($0) })
  }

  // MARK: - Decisions

  func execute(_ input: Input) -> Bool {
    let execution = CommandExecution()
    let decision: Decision = state.update { state, output in
      defer { show(&state, &output) }
      guard state.isEnabled, !state.isFinished else { return .refused }
      guard state.running != nil || !state.waiting.isEmpty else {
        state.running = execution
        return .starts(execution, replacing: nil)
      }
      switch policy {
      case .ignoreWhileExecuting: return .refused
      case .queue(let limit):
        guard state.waiting.count < limit else { return .refused }
        state.waiting.append(input)
        return .waits
      case .latest:
        let replaced = state.running
        replaced?.markCanceled()
        state.running = execution
        return .starts(execution, replacing: replaced)
      }
    }
    switch decision {
    case .refused: return false
    case .waits: break
    case .starts(let execution, let replaced):
      replaced?.leg.end()
      start(input, execution)
    }
    return true
  }

  func cancel() {
    end(isFinal: false)
  }

  /// Cancels, and completes the events.
  func finish() {
    end(isFinal: true)
  }

  func setEnabled(_ isEnabled: Bool) {
    state.update { state, output in
      state.isEnabled = isEnabled
      show(&state, &output)
    }
  }

  private func end(isFinal: Bool) {
    let (running, dropped): (CommandExecution?, FIFO<Input>) = state.update { state, output in
      let running = state.running.take()
      running?.markCanceled()
      let dropped = state.waiting
      state.waiting = FIFO()
      if isFinal { state.isFinished = true }
      show(&state, &output)
      if isFinal { output.end(.completed) }
      return (running, dropped)
    }
    running?.leg.end()
    withExtendedLifetime(dropped) {}
  }

  /// Sends the flags if they have changed.
  private func show(_ state: inout State, _ output: inout SerializedOutput) {
    var flags = CommandFlags(isExecuting: state.running != nil || !state.waiting.isEmpty)
    let isAccepting =
      switch policy {
      case .ignoreWhileExecuting: !flags.isExecuting
      case .queue(let limit): !flags.isExecuting || state.waiting.count < limit
      case .latest: true
      }
    flags.isEnabled = state.isEnabled && !state.isFinished && isAccepting
    guard flags != state.shown else { return }
    state.shown = flags
    send(.flags(flags), &output)
  }

  private func send(_ event: Item, _ output: inout SerializedOutput) {
    output.send(ValueInFlight.lending(event) { boxing.box($0) })
  }

  // MARK: - Executions

  private func start(_ input: Input, _ execution: CommandExecution) {
    guard !execution.isCanceled else { return }
    let upstream = work(input)
    guard !execution.isCanceled else { return }
    upstream.run(
      Subscriber(
        raw: RawSubscriber(
          leg: execution.leg,
          onNext: { self.receive($0.as(Output.self), execution) },
          onEnd: { self.complete($0, execution) }
        )
      )
    )
  }

  private func receive(_ value: Output, _ execution: CommandExecution) {
    state.update { state, output in
      if state.running === execution { send(.value(value, of: execution), &output) }
    }
  }

  private func complete(_ outcome: Outcome, _ execution: CommandExecution) {
    state.update { state, output in
      guard state.running === execution else { return }
      if case .failed(let error) = outcome {
        send(.failure(Outcome.failure(error, as: Failure.self), of: execution), &output)
      }
      state.running = nil
      show(&state, &output)
    }
    startWaiting()
  }

  /// Starts the inputs that waited.
  ///
  /// If an execution ends while it is being started, the loop starts the next one, and not a nested call, so that any number needs no stack.
  private func startWaiting() {
    var isStarting = false
    while let (input, execution) = state.update({ state, output -> (Input, CommandExecution)? in
      guard isStarting || !state.isStarting else { return nil }
      let execution = CommandExecution()
      let input = state.running == nil ? state.waiting.popFirst() : nil
      isStarting = input != nil
      state.isStarting = isStarting
      if input != nil { state.running = execution }
      show(&state, &output)
      return input.map { ($0, execution) }
    }) {
      start(input, execution)
    }
  }
}

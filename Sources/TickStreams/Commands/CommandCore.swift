/// The decisions of a command, and the order of its events.
///
/// Decisions are made under the lock of the state, and the events that they send are queued there, so that they are delivered in the order
/// of the decisions, after unlocking. The work is started and disposed after unlocking, too; ``StartGate`` keeps executions apart.
///
/// The flags are not events: each context that has changed the state, or delivered events, then has main show the current state. So
/// a call on main shows them synchronously, whatever another thread is delivering.
final class CommandCore<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
  private typealias Item = CommandEvent<Output, Failure>

  /// The flags, set on main only.
  let executing = TickValue(false)
  let enabled = TickValue(true)
  private let policy: TickCommandPolicy
  private let work: @Sendable (Input) -> TickSignal<Output, Failure>
  private let broadcaster: Broadcaster
  private let boxing = Boxing(Item.self)
  private let stage: Stage<CommandState>
  /// Shows the flags.
  private let main: any TickScheduler

  init(
    _ policy: TickCommandPolicy, showingFlagsOn main: any TickScheduler = .main,
    _ work: @escaping @Sendable (Input) -> TickSignal<Output, Failure>
  ) {
    self.policy = policy
    self.main = main
    self.work = work
    let broadcaster = Broadcaster(boxing)
    self.broadcaster = broadcaster
    let target = RawSubscriber(
      scope: Scope(),
      onNext: { item in
        let (event, execution) = item.as(Item.self)
        if case .completed = event { execution.delivered.set() } else if !execution.canceled.isSet { broadcaster.next(item) }
      },
      onEnd: { broadcaster.finish($0) }
    )
    stage = Stage(target, boxing, CommandState())
  }

  /// Everything that the executions send.
  var events: TickSignal<CommandEvent<Output, Failure>, Never> {
    TickSignal(raw: { [broadcaster] in broadcaster.subscribe($0) })
  }

  // MARK: - Decisions

  func execute(_ input: Input) -> Bool {
    let start = CommandStart { [work] in work(input).raw }
    let decision: CommandState.Decision = stage.update { state, _ in
      guard state.isEnabled, !state.isFinished else { return .refused }
      let isFree = state.running == nil && state.waiting.isEmpty
      switch policy {
      case .first where !isFree: return .refused
      case .queue(let limit) where !isFree:
        guard state.waiting.count < limit else { return .refused }
        state.waiting.append(start)
        return .waits
      default:
        let replaced = state.running
        replaced?.canceled.set()
        state.running = start.execution
        state.starts.begin()
        return .starts(replacing: replaced, insteadOf: state.starts.request(start))
      }
    }
    showFlags()
    switch decision {
    case .refused: return false
    case .waits: break
    case .starts(let replaced, _):
      replaced?.leg.end()
      startDue()
    }
    return true
  }

  func setEnabled(_ isEnabled: Bool) {
    stage.update { state, _ in state.isEnabled = isEnabled }
    showFlags()
  }

  /// Cancels; finally, it also completes the events.
  func cancel(isFinal: Bool = false) {
    let (running, ended, dropped): (CommandExecution?, FIFO<CommandExecution>, FIFO<CommandStart>) = stage.update { state, _ in
      let running = state.running.take()
      running?.canceled.set()
      // Events of those that have ended may still wait for their delivery.
      let ended = exchange(&state.ended, with: FIFO())
      _ = ended.map { $0.canceled.set() }
      state.starts.begin()
      if isFinal { state.isFinished = true }
      return (running, ended, exchange(&state.waiting, with: FIFO()))
    }
    showFlags()
    if isFinal { stage.update { _, output in output.end(.completed) } }
    running?.leg.end()
    startDue()
    withExtendedLifetime((ended, dropped)) {}
  }

  // MARK: - Flags

  /// Has main show the flags: synchronously if this is main, and otherwise in a turn of main.
  private func showFlags() {
    if main.isCurrent { return setFlags() }
    let shown = (executing.current, enabled.current)
    let mustQueue = stage.update { state, _ in
      guard !state.isTurnQueued, flags(state) != shown else { return false }
      state.isTurnQueued = true
      return true
    }
    guard mustQueue else { return }
    main.schedule {
      self.stage.update { state, _ in state.isTurnQueued = false }
      self.setFlags()
    }
  }

  /// Sets the flags until they match the state, one at a time: subscribers of a flag can change the state.
  private func setFlags() {
    while true {
      let flags = stage.update { state, _ in self.flags(state) }
      if executing.current != flags.isExecuting {
        executing.current = flags.isExecuting
      } else if enabled.current != flags.isEnabled {
        enabled.current = flags.isEnabled
      } else {
        return
      }
    }
  }

  private func flags(_ state: CommandState) -> (isExecuting: Bool, isEnabled: Bool) {
    let isExecuting = state.running != nil || !state.waiting.isEmpty || state.ended.last?.delivered.isSet == false
    let isAccepting =
      switch policy {
      case .first: !isExecuting
      case .queue(let limit): !isExecuting || state.waiting.count < limit
      case .latest: true
      }
    return (isExecuting, state.isEnabled && !state.isFinished && isAccepting)
  }

  // MARK: - Executions

  private func send(_ item: Item, _ output: inout StageOutput) {
    output.send(boxing.box(of: item))
  }

  /// Starts the execution that is due, if no other context is starting or ending one.
  private func startDue() {
    while let start = stage.update({ state, _ in state.starts.finish() }) { run(start) }
  }

  private func run(_ start: CommandStart) {
    let execution = start.execution
    guard !execution.canceled.isSet else { return }
    let upstream = start.upstream()
    guard !execution.canceled.isSet else { return }
    upstream.run(
      RawSubscriber(
        scope: execution.leg,
        onNext: { self.receive($0.as(Output.self), execution) },
        onEnd: { self.complete($0, execution) }
      )
    )
  }

  private func receive(_ value: Output, _ execution: CommandExecution) {
    stage.update { state, output in
      if state.running === execution { send((.next(value), execution), &output) }
    }
    // The delivery may have reached the end of an execution, which came in from another context or from inside this delivery.
    showFlags()
  }

  private func complete(_ outcome: Outcome, _ execution: CommandExecution) {
    stage.update { state, _ in state.starts.begin() }
    if execution.leg.end() { decideEnd(outcome, execution) }
    startDue()
  }

  /// Adds the execution to those that have ended, and makes the first input that waits the one that is due.
  private func decideEnd(_ outcome: Outcome, _ execution: CommandExecution) {
    let released: ([CommandExecution], CommandStart?) = stage.update { state, output in
      guard state.running === execution else { return ([], nil) }
      if case .failed(let error) = outcome {
        send((.failed(Outcome.failure(error, as: Failure.self)), execution), &output)
      }
      send((.completed, execution), &output)
      state.running = nil
      var delivered: [CommandExecution] = []
      while state.ended.first?.delivered.isSet == true, let over = state.ended.popFirst() { delivered.append(over) }
      state.ended.append(execution)
      guard let next = state.waiting.popFirst() else { return (delivered, nil) }
      state.running = next.execution
      return (delivered, state.starts.request(next))
    }
    withExtendedLifetime(released) {}  // outside the lock
    showFlags()
  }
}

/// The executions of a command: the one that runs, the one that ended last, and those that wait.
///
/// It has no type parameter, so that it is compiled once.
struct CommandState: Sendable {
  enum Decision: Sendable {
    case refused
    case waits
    /// With the object to release outside the lock: a start that was canceled before it was done.
    case starts(replacing: CommandExecution?, insteadOf: CommandStart?)
  }

  var isEnabled = true
  var isFinished = false
  var running: CommandExecution?
  /// The executions that have ended, as long as events of theirs may still be queued.
  var ended = FIFO<CommandExecution>()
  var waiting = FIFO<CommandStart>()
  var starts = StartGate<CommandStart>()
  /// Whether a turn of main that shows the flags is queued.
  var isTurnQueued = false
}

/// An execution that has not begun, with its input.
final class CommandStart: Sendable {
  let execution = CommandExecution()
  /// Calls the work with the input.
  let upstream: @Sendable () -> RawSignal

  init(_ upstream: @escaping @Sendable () -> RawSignal) {
    self.upstream = upstream
  }
}

/// An event of an execution of a command, all of which are in one order.
///
/// The last one of each execution is `.completed`, also after a failure: it is for the flags, and not sent to subscribers.
typealias CommandEvent<Output: Sendable, Failure: Error> = (event: Event<Output, Failure>, execution: CommandExecution)

/// One run of the work of a command.
final class CommandExecution: Sendable {
  /// The leg of the work's signal.
  let leg = Scope()
  /// Set to drop the events that have not been delivered; the leg is ended outside the lock.
  let canceled = AtomicFlag()
  /// Whether all its events have been delivered.
  let delivered = AtomicFlag()
}

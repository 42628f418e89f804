/// A timer that decides when the events of a subscription are sent on, with the stage that sends them.
///
/// Most operators with time use one.
///
/// A subclass handles the values and the end of the upstream and the firings of the timer, from several contexts concurrently. Where something
/// moves the timer, the state has a ``Deadline``, or an ``ArrivalDeadline``, and ``follow(_:)`` passes the decision to the engine.
///
/// A stage that holds values or an end back for its scheduler is silent once that is shut down: it ends without an event, immediately if
/// the timer is armed, since that is disposed; otherwise when the upstream sends something. Then the upstream is disposed, and the values
/// that the stage holds are released with it.
///
/// Unchecked like its superclass; it adds constants.
class TimedStage<State: Sendable>: DeadlineTimer, @unchecked Sendable {
  final let stage: Stage<State>
  final let upstream = Scope()
  private let holdsBack: Bool

  /// Creates a timer that is not armed; one that only watches, and holds nothing back, goes on after a shutdown.
  init(_ site: TimedSite, _ state: State, holdsBack: Bool = true) {
    stage = Stage(site.downstream, site.boxing, state, on: holdsBack ? site.engine : nil)
    self.holdsBack = holdsBack
    super.init(engine: site.engine, for: site.origin)
  }

  final func start() -> RawSubscriber {
    stage.add(self)
    let subscriber = stage.subscriber(
      leg: upstream,
      onNext: { [self] in if isOver { dispose() } else if !stage.isEnded { receive($0) } },
      onEnd: { [self] in if isOver { dispose() } else { end($0) } }
    )
    begin()
    return subscriber
  }

  /// Sets the first deadline, if there is one before the first value.
  func begin() {}

  private var isOver: Bool { holdsBack && engine.isShutDown }

  func receive(_ value: borrowing ValueInFlight) {}

  func end(_ outcome: Outcome) {
    stage.finish(outcome)
  }

  /// Changes the state, sends what `change` chooses, and moves the timer as it decides.
  @inline(__always)
  final func update(_ change: (inout State, inout StageOutput) -> Deadline.Move?) {
    follow(stage.update(change))
  }

  override func didDispose() {
    if holdsBack { stage.inputs.dispose() }
  }
}

/// The surroundings of a ``TimedStage``: its engine, its call, and the receiver of its events.
struct TimedSite: Sendable {
  let engine: TimerEngine
  fileprivate let origin: CallOrigin
  fileprivate let downstream: RawSubscriber
  fileprivate let boxing: Boxing
}

extension TickSignal {
  /// This signal with an operator appended that has a timer.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the timer.
  ///   - origin: The call of the operator.
  ///   - make: Makes the stage of a subscription.
  /// - Returns: The signal with the operator.
  func timed<Output, State>(
    on scheduler: any TickScheduler, for origin: CallOrigin, _ make: @escaping @Sendable (TimedSite) -> TimedStage<State>
  ) -> TickSignal<Output, Failure> {
    let boxing = Boxing(Output.self)
    return through { make(TimedSite(engine: scheduler.engine, origin: origin, downstream: $0, boxing: boxing)).start() }
  }
}

extension Stage {
  /// The ticks of `schedule`, whose timer ends this stage like the timer of a ``TimedStage``; `use` receives the timer, which may be reset.
  func ticks(
    _ schedule: TickSchedule, from start: TickInstant? = nil, on engine: TimerEngine, for origin: CallOrigin,
    use: @escaping @Sendable (TickTimer) -> Void = { _ in }
  ) -> TickSignal<Tick, Never> {
    TickSignal(raw: { downstream in
      let timer = StageTicks(engine, origin, Output(onNext: downstream.onNext), self.inputs)
      use(timer)
      downstream.scope.setFeeder(timer)
      timer.engine.arm(timer, on: schedule, from: start ?? engine.now)
    })
  }
}

/// Unchecked like its superclass; it adds a constant.
private final class StageTicks: IntervalSource, @unchecked Sendable {
  private let inputs: CompositeDisposable

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ output: Output<Tick>, _ inputs: CompositeDisposable) {
    self.inputs = inputs
    super.init(engine, origin, output)
  }

  override func didDispose() {
    inputs.dispose()
  }
}

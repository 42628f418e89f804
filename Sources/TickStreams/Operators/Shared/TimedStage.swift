/// A timer that decides when the events of a subscription are sent on: the common part of the operators that hold values or an end back
/// for a scheduler.
///
/// When the scheduler is shut down, the stage ends without an event: at once if the timer is armed, since that is disposed; otherwise when
/// the upstream sends something. Then the upstream is disposed, and what the stage holds is released with it.
///
/// Unchecked like its superclass; it adds constants.
class TimedStage: TickTimer, @unchecked Sendable {
  final let sink: Sink

  /// Creates a timer that is not armed, and a stage that sends to `sink`, a sink on the same engine.
  init(_ engine: TimerEngine, _ origin: CallOrigin, _ sink: Sink) {
    self.sink = sink
    super.init(engine: engine, for: origin)
  }

  /// The subscriber for the upstream.
  func start() -> RawSubscriber {
    sink.add(self)
    return sink.subscriber(
      onNext: { [self] in if engine.isShutDown { dispose() } else { receive($0) } },
      onEnd: { [self] in if engine.isShutDown { dispose() } else { end($0) } }
    )
  }

  /// Handles a value of the upstream.
  func receive(_ value: borrowing ValueInFlight) {}

  /// Handles the end of the upstream.
  func end(_ outcome: Outcome) {}

  override func dispose() {
    super.dispose()
    sink.end()
  }
}

extension Sink {
  /// The ticks of `schedule`, whose timer ends this sink as that of a ``TimedStage`` does.
  func ticks(_ schedule: TickSchedule, on engine: TimerEngine, for origin: CallOrigin) -> TickSignal<Tick, Never> {
    TickSignal(raw: { downstream in
      let timer = StageTicks(engine, origin, Output(onNext: downstream.onNext), self)
      downstream.scope.setFeeder(timer)
      engine.arm(timer, on: schedule, from: engine.now)
    })
  }
}

/// Unchecked like its superclass; it adds constants.
private final class StageTicks: IntervalSource, @unchecked Sendable {
  private let sink: Sink

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ output: Output<Tick>, _ sink: Sink) {
    self.sink = sink
    super.init(engine, origin, output)
  }

  override func dispose() {
    super.dispose()
    sink.end()
  }
}

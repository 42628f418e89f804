extension TickSignal where Value == Tick, Failure == Never {
  /// One tick `delay` after the subscription, then completion.
  ///
  /// ```text
  /// after(3, …)                  ---(0|)
  /// ```
  ///
  /// The tick is never early, and at most `leeway` plus system latency late. With a delay of zero it arrives on the scheduler's next turn,
  /// with `.seconds(Int64.max)` never. Delivered on `scheduler`. Disposal removes the timer.
  ///
  /// - Parameters:
  ///   - delay: The time before the tick, not negative; a negative delay is a programmer error and stops the program.
  ///   - leeway: How late the tick may be where that saves a wake-up; not negative. By default that of the scheduler, at most half of the wait;
  ///     `.zero` for none.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func after(
    _ delay: Duration, leeway: Duration? = nil, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let delay = delay.checkedNotNegative("delay", file: file, line: line)
    let leeway = leeway?.checkedNotNegative("leeway", file: file, line: line)
    return .once("after", file, line, on: scheduler, leeway: leeway) { $0.now.adding(delay) }
  }

  /// One tick at `instant`, then completion.
  ///
  /// ```text
  /// at(5, …)  subscribed at 2    ---(0|)
  /// ```
  ///
  /// An instant in the past counts as now: it gives a tick on the next turn, which is late from the subscription on.
  ///
  /// The tick is never early. Delivered on `scheduler`.
  ///
  /// - Parameters:
  ///   - instant: When to tick, on the clock of `scheduler`; ``TickInstant/distantFuture`` means never.
  ///   - leeway: How late the tick may be where that saves a wake-up; not negative. By default that of the scheduler, at most half of the wait;
  ///     `.zero` for none.
  ///   - scheduler: The scheduler to wait on.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func at(
    _ instant: TickInstant, leeway: Duration? = nil, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let leeway = leeway?.checkedNotNegative("leeway", file: file, line: line)
    return .once("at", file, line, on: scheduler, leeway: leeway) { $0.notPast(instant) }
  }

  private static func once(
    _ name: StaticString, _ file: StaticString, _ line: UInt, on scheduler: any TickScheduler, leeway: Nanoseconds?,
    due: @escaping @Sendable (TimerEngine) -> TickInstant
  ) -> TickSignal {
    TickSignal(raw: { downstream in
      let engine = scheduler.engine
      let timer = OnceSource(engine, CallOrigin(name, file, line), leeway: leeway, Subscriber(raw: downstream))
      downstream.scope.setFeeder(timer)
      timer.engine.arm(timer, at: due(engine))
    })
  }
}

/// The timer of one subscription, which holds all of its state.
///
/// Unchecked like its superclass; it adds constants only.
private final class OnceSource: TickTimer, @unchecked Sendable {
  private let subscriber: Subscriber<Tick, Never>

  init(_ engine: TimerEngine, _ origin: CallOrigin, leeway: Nanoseconds?, _ subscriber: Subscriber<Tick, Never>) {
    self.subscriber = subscriber
    super.init(engine: engine, for: origin, leeway: leeway)
  }

  override func fire(_ tick: Tick) {
    subscriber.next(tick)
    if !subscriber.isEnded, !engine.isShutDown { subscriber.completed() }
  }
}

extension TickSignal where Failure == Never {
  /// Sends `value` `delay` after the subscription, on `scheduler`, then completes.
  ///
  /// Follows the rules of ``after(_:leeway:on:file:line:)``.
  ///
  /// ```text
  /// after(3, value: a, …)        ---(a|)
  /// ```
  ///
  /// - Parameters:
  ///   - delay: The time before the value, not negative.
  ///   - value: The value to send.
  ///   - leeway: How late the value may be where that saves a wake-up; not negative. By default that of the scheduler, at most half of the wait.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func after(
    _ delay: Duration, value: Value, leeway: Duration? = nil, on scheduler: any TickScheduler, file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    TickSignal<Tick, Never>.after(delay, leeway: leeway, on: scheduler, file: file, line: line)
      .lift { downstream in
        let output = downstream.output
        return downstream.receiving(Tick.self) { _ in output.send(value) }
      }
  }
}

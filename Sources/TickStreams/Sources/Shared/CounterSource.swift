/// How values are computed, and when they are sent.
struct CounterStyle: Sendable {
  enum Direction: Sendable {
    case down, up
  }

  let direction: Direction
  let step: Nanoseconds
  /// The leeway that the call gives.
  let leeway: Nanoseconds?
  let phase: TickPhase
  /// Makes the text of a value, so that the timer fires only for values that change the text; `nil` for signals of durations.
  let text: CountdownText?
  /// The call that created the signal.
  let origin: CallOrigin

  init(
    _ direction: Direction, every step: Duration, leeway: Duration?, phase: TickPhase, text: CountdownText? = nil, file: StaticString,
    line: UInt
  ) {
    self.direction = direction
    origin = CallOrigin(direction == .down ? "countdown" : "elapsed", file, line)
    self.step = step.checkedPositive("every", file: file, line: line)
    self.leeway = leeway?.checkedNotNegative("leeway", file: file, line: line)
    self.phase = phase
    self.text = text
  }
}

extension TickSignal where Value == Duration, Failure == Never {
  /// The signal that implements every countdown and count-up.
  ///
  /// - Parameters:
  ///   - style: How values are computed, and when they are sent.
  ///   - scheduler: The scheduler to count on; it provides the clock.
  ///   - target: Called when a subscription starts.
  /// - Returns: The signal.
  static func counter(
    _ style: CounterStyle, on scheduler: any TickScheduler, target: @escaping @Sendable (TimerEngine) -> TargetMoment
  ) -> TickSignal {
    TickSignal(source: { subscriber in
      let engine = scheduler.engine
      let timer = CounterSource(engine, subscriber, style, target(engine))
      subscriber.scope.setFeeder(timer)
      timer.engine.armNow(timer)
    })
  }
}

/// The timer of one subscription to a countdown or count-up: it fires when the value changes, and computes the new one.
///
/// Unchecked like its superclass; it adds constants, and state that is accessed only while it fires.
private final class CounterSource: TickTimer, @unchecked Sendable {
  private let subscriber: Subscriber<Duration, Never>
  private let style: CounterStyle
  private let target: TargetMoment
  /// The value that was sent last, when the target was set, on subscription, and the clock that reads the date of the target, once it has been read.
  private let state: SubscriptionState<(shown: Nanoseconds?, anchor: TickInstant, clock: CounterClock?)>

  init(_ engine: TimerEngine, _ subscriber: Subscriber<Duration, Never>, _ style: CounterStyle, _ target: TargetMoment) {
    self.subscriber = subscriber
    self.style = style
    self.target = target.fixed(on: engine.core)
    state = SubscriptionState((nil, engine.now, nil))
    super.init(engine: engine, for: style.origin, leeway: style.leeway)
  }

  override var waitAfterFirst: Nanoseconds { style.step }

  override func fire(_ tick: Tick) {
    guard !subscriber.isEnded else { return }
    let local = target.date != nil ? ClockReading(engine) : nil
    let reading = local.map { adopt($0) } ?? ClockReading(now: tick.fired, wallOffset: 0)
    let distance = target.distance(at: reading)
    let (anchor, slewed) = (Swift.max(state.value.anchor, state.value.clock?.setAt ?? .distantPast), state.value.clock?.slewed ?? 0)
    func value(holding held: ClosedRange<Nanoseconds>? = nil) -> CounterValue {
      CounterValue.current(
        style.direction, distance, every: style.step, phase: style.phase, now: reading.now, anchor: anchor, slewed: slewed, holding: held)
    }
    var next = value()
    if next.value != state.value.shown {
      state.value.shown = next.value
      subscriber.next(Duration(nanoseconds: next.value))
    }
    if let text = style.text, next.change != nil, !subscriber.isEnded, !engine.isShutDown {
      next = value(holding: text.values(from: next.value, style.direction, every: style.step))
    }
    guard
      let change = next.change.map({ state.value.clock?.wait($0, distance, style.direction, style.phase, every: style.step) ?? $0 })
    else {
      if !subscriber.isEnded, !engine.isShutDown { subscriber.completed() }
      return
    }
    // The window ends at most half way to the deadline, so that zero is never late and the value before it is shown.
    let left = style.direction == .down ? Swift.max(0, distance - change) : .never
    // A clock of dates that has reached the end of its range stands still until it is set.
    let due = reading.wall == .distantFuture ? .distantFuture : reading.now.adding(change)
    engine.arm(self, at: due, atMost: Swift.min(style.step, left) / 2, wallOffset: local?.wallOffset)
  }

  /// Takes over a reading, and returns the reading of the target's clock.
  private func adopt(_ local: ClockReading) -> ClockReading {
    let (reading, settings) = target.read(on: engine, local)
    if state.value.clock == nil {
      state.value.clock = CounterClock(reading, settings: settings, isForeign: target.isForeign(to: engine))
    }
    _ = state.value.clock?.adopt(reading, settings: settings, every: style.step)
    return reading
  }
}

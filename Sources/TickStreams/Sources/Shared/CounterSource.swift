/// The moment that a countdown counts to, or a count-up counts from.
enum CounterTarget: Sendable {
  case instant(TickInstant)
  /// A moment on the wall clock, or on the clock that `now` reads.
  case wall(WallInstant, now: (@Sendable () -> WallInstant)? = nil)

  /// How far the clock of the target is ahead of the monotonic clock.
  func wallOffset(_ reading: ClockReading) -> Nanoseconds {
    if case .wall(_, let now?) = self { now().offset(from: reading.now) } else { reading.wallOffset }
  }

  /// The target on the monotonic clock.
  ///
  /// - Parameter wallOffset: How far the clock of the target is ahead of the monotonic clock.
  /// - Returns: The instant.
  func instant(wallOffset: Nanoseconds) -> TickInstant {
    switch self {
    case .instant(let instant): instant
    case .wall(let wall, _): wall.onClock(behindBy: wallOffset)
    }
  }
}

/// How figures are computed, and when they are sent.
struct CounterStyle: Sendable {
  enum Direction: Sendable {
    case down, up
  }

  let direction: Direction
  let step: Nanoseconds
  let leeway: Nanoseconds
  let phase: TickPhase
  /// The place of the call that created the signal.
  let file: StaticString
  let line: UInt

  init(_ direction: Direction, every step: Duration, leeway: Duration, phase: TickPhase, file: StaticString, line: UInt) {
    guard step > .zero else { programmerError(TickScheduleError.every(step).description, file: file, line: line) }
    self.direction = direction
    self.file = file
    self.line = line
    self.step = step.nanoseconds
    self.leeway = Swift.min(leeway.checkedNotNegative("leeway", file: file, line: line), self.step / 2)
    self.phase = phase
  }
}

extension TickSignal where Value == Duration, Failure == Never {
  /// The signal that implements every countdown and count-up.
  ///
  /// - Parameters:
  ///   - style: How figures are computed, and when they are sent.
  ///   - scheduler: The scheduler to count on; it provides the clock.
  ///   - target: Called when a subscription starts.
  /// - Returns: The signal.
  static func figure(
    _ style: CounterStyle, on scheduler: any TickScheduler, target: @escaping @Sendable (TimerEngine) -> CounterTarget
  ) -> TickSignal {
    TickSignal(source: { subscriber in
      let engine = scheduler.engine
      let timer = CounterSource(
        engine, CallOrigin(style.direction == .down ? "countdown" : "elapsed", style.file, style.line), subscriber, style, target(engine))
      subscriber.scope.own(timer)
      engine.armNow(timer)
    })
  }
}

/// The timer of one subscription to a countdown or count-up: it fires when the figure changes, and computes the new one.
///
/// Unchecked like its superclass; it adds constants, and state that is accessed only while it fires.
private final class CounterSource: TickTimer, @unchecked Sendable {
  private struct State {
    var shown: Nanoseconds?
    /// When the target was last set: on subscription, or when the wall clock that it follows jumped.
    var anchor: TickInstant
    var wallOffset: Nanoseconds?
  }

  private let subscriber: Subscriber<Duration, Never>
  private let style: CounterStyle
  private let target: CounterTarget
  private let state: SubscriptionState<State>

  init(
    _ engine: TimerEngine, _ origin: CallOrigin, _ subscriber: Subscriber<Duration, Never>, _ style: CounterStyle, _ target: CounterTarget
  ) {
    self.subscriber = subscriber
    self.style = style
    self.target = target
    state = SubscriptionState(State(anchor: engine.now))
    super.init(engine: engine, for: origin)
    if case .wall = target { followsWallClock = true }
  }

  override func fire(_ tick: Tick) {
    guard !subscriber.isEnded else { return }
    let reading = followsWallClock ? ClockReading(engine) : nil
    let wallOffset = reading.map { target.wallOffset($0) } ?? 0
    let now = reading?.now ?? tick.fired
    if reading != nil { adopt(wallOffset, at: now) }
    let distance = target.instant(wallOffset: wallOffset).distance(from: now)
    let figure = figure(distance, now)
    if figure.value != state.value.shown {
      state.value.shown = figure.value
      subscriber.next(Duration(nanoseconds: figure.value))
    }
    guard let change = figure.change else {
      if !subscriber.isEnded { subscriber.completed() }
      return
    }
    // The window ends at most half way to the deadline, so that zero is never late and the figure before it is shown.
    let leeway = style.direction == .down ? Swift.min(style.leeway, (distance - change) / 2) : style.leeway
    engine.rearm(self, at: now.adding(change), leeway: leeway, wallOffset: reading?.wallOffset)
  }

  private func adopt(_ wallOffset: Nanoseconds, at now: TickInstant) {
    if let before = state.value.wallOffset, ClockReading.isJump(from: before, to: wallOffset) { state.value.anchor = now }
    state.value.wallOffset = wallOffset
  }

  private func figure(_ distance: Nanoseconds, _ now: TickInstant) -> CounterValue {
    let anchor = state.value.anchor
    switch style.direction {
    case .down: return CounterValue.countdown(distance, every: style.step, phase: style.phase, now: now, anchor: anchor)
    case .up:
      return CounterValue.elapsed(Nanoseconds(0).subtracting(distance), every: style.step, phase: style.phase, now: now, anchor: anchor)
    }
  }
}

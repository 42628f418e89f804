/// What a figure is measured against.
enum FigureTarget: Sendable {
  case instant(Nanoseconds)
  case wall(WallInstant)

  /// The time until the target.
  ///
  /// What never comes is always as far away, and what lies before all time always as long ago.
  func distance(_ engine: TimerEngine, now: Nanoseconds) -> Nanoseconds {
    let (target, present) =
      switch self {
      case .instant(let instant): (instant, now)
      case .wall(let instant): (instant.nanosecondsSince1970, engine.wallNow.nanosecondsSince1970)
      }
    return target == .min || target == .never ? target : target.subtracting(present)
  }
}

/// How a figure is computed and shown.
struct FigureStyle: Sendable {
  enum Direction: Sendable {
    case down, up
  }

  let direction: Direction
  let step: Nanoseconds
  let leeway: Nanoseconds
  let phase: TickPhase
  /// Where the call stands that asked for it.
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
  /// The signal behind every countdown and count-up.
  ///
  /// - Parameters:
  ///   - style: How the figure is computed and shown.
  ///   - scheduler: Where and on which clock to count.
  ///   - target: Made when the subscription starts.
  /// - Returns: The signal.
  static func figure(
    _ style: FigureStyle, on scheduler: some TickScheduler, target: @escaping @Sendable (TimerEngine) -> FigureTarget
  ) -> TickSignal {
    TickSignal(source: { subscriber in
      let engine = scheduler.engine.serving(style.direction == .down ? "countdown" : "elapsed", style.file, style.line)
      let timer = FigureSource(engine, subscriber, style, target(engine))
      subscriber.scope.own(timer)
      engine.armNow(timer)
    })
  }
}

/// The timer of one subscription to a countdown or count-up: it wakes when the figure changes, and computes it afresh.
///
/// Unchecked as its superclass; what it adds is constant or behind a lock.
private final class FigureSource: TickTimer, @unchecked Sendable {
  private let subscriber: Subscriber<Duration, Never>
  private let style: FigureStyle
  private let target: FigureTarget
  private let shown = SerialState(Nanoseconds?.none)

  init(_ engine: TimerEngine, _ subscriber: Subscriber<Duration, Never>, _ style: FigureStyle, _ target: FigureTarget) {
    self.subscriber = subscriber
    self.style = style
    self.target = target
    super.init(engine: engine)
    if case .wall = target { followsWallClock = true }
  }

  override func fire(_ tick: Tick) {
    let now = tick.fired.nanoseconds
    let distance = target.distance(engine, now: now)
    let figure =
      switch style.direction {
      case .down: Figure.countdown(distance, every: style.step, phase: style.phase, now: now)
      case .up: Figure.elapsed(Nanoseconds(0).subtracting(distance), every: style.step, phase: style.phase, now: now)
      }
    if let change = figure.change {
      // No leeway reaches beyond the deadline: zero is never late.
      let leeway = style.direction == .down ? Swift.min(style.leeway, distance - change) : style.leeway
      engine.arm(self, at: now.adding(change), leeway: leeway)
    }
    guard !subscriber.isEnded else { return }
    if figure.value != shown.value {
      shown.value = figure.value
      subscriber.next(.nanoseconds(figure.value))
    }
    if figure.change == nil, !subscriber.isEnded { subscriber.completed() }
  }
}

/// What a key of a ``CountdownHub`` counts: down to a moment, or up from one.
///
/// Each form has the rules of the `start` of ``CountdownHub`` with the same labels; a span begins when the key is started.
///
/// ```swift
/// hub.bind(button, to: "code", starting: .for(.seconds(60))) { button, left in
///   button.show(left)
/// }
/// ```
public struct HubTarget: Sendable {
  enum Moment: Sendable {
    case instant(TickInstant)
    case wall(WallInstant)
    case reference(ReferenceClock, WallInstant)
  }

  let direction: CounterStyle.Direction
  var moment: Moment
  let phase: TickPhase
  /// The span of a key that was started for one: a pause stops its remaining time.
  var span: Nanoseconds?
  /// How far the clock of the hub is ahead of that of the reference.
  var lead: Nanoseconds = 0

  private init(_ direction: CounterStyle.Direction, _ moment: Moment, _ phase: TickPhase, span: Nanoseconds? = nil) {
    self.direction = direction
    self.moment = moment
    self.phase = phase
    self.span = span
  }

  private init<Moment: WallTime>(
    _ direction: CounterStyle.Direction, _ moment: Moment, _ reference: ReferenceClock?, _ phase: TickPhase
  ) {
    let wall = moment.wallInstant
    self.init(direction, reference.map { .reference($0, wall) } ?? .wall(wall), phase)
  }

  /// Down, for a span that begins when the key is started.
  public static func `for`(_ duration: Duration, phase: TickPhase = .shared) -> HubTarget {
    HubTarget(.down, .instant(.distantFuture), phase, span: duration.nanoseconds)
  }

  /// Down to an instant on the clock of the scheduler.
  public static func to(_ deadline: TickInstant, phase: TickPhase = .shared) -> HubTarget {
    HubTarget(.down, .instant(deadline), phase)
  }

  /// Down to a moment, a `Date` for example.
  ///
  /// - Parameters:
  ///   - deadline: When zero is reached.
  ///   - reference: The clock that reads the moment; the wall clock, if left out.
  ///   - phase: When figures change.
  /// - Returns: The target.
  public static func to<Moment: WallTime>(
    _ deadline: Moment, by reference: ReferenceClock? = nil, phase: TickPhase = .shared
  ) -> HubTarget {
    HubTarget(.down, deadline, reference, phase)
  }

  /// Up from an instant on the clock of the scheduler.
  public static func since(_ start: TickInstant, phase: TickPhase = .shared) -> HubTarget {
    HubTarget(.up, .instant(start), phase)
  }

  /// Up from a moment, a `Date` for example.
  ///
  /// - Parameters:
  ///   - start: The moment from which time is counted.
  ///   - reference: The clock that reads the moment; the wall clock, if left out.
  ///   - phase: When figures change.
  /// - Returns: The target.
  public static func since<Moment: WallTime>(
    _ start: Moment, by reference: ReferenceClock? = nil, phase: TickPhase = .shared
  ) -> HubTarget {
    HubTarget(.up, start, reference, phase)
  }

  /// Whether the moment can move relative to the monotonic clock.
  var isMovable: Bool {
    if case .instant = moment { false } else { true }
  }

  var reference: ReferenceClock? {
    if case .reference(let clock, _) = moment { clock } else { nil }
  }

  /// The same target, with the span beginning at `now`.
  func started(at now: TickInstant) -> HubTarget {
    guard let span else { return self }
    return HubTarget(direction, .instant(now.adding(span)), phase, span: span)
  }

  /// The moment on the monotonic clock.
  ///
  /// - Parameter wallOffset: How far the wall clock is ahead of the monotonic clock.
  /// - Returns: The instant.
  func instant(wallOffset: Nanoseconds) -> TickInstant {
    switch moment {
    case .instant(let instant): instant
    case .wall(let wall): wall.onClock(behindBy: wallOffset)
    case .reference(let clock, let wall): wall.onClock(behindBy: clock.sampledOffset?.subtracting(lead) ?? wallOffset)
    }
  }

  /// The figure at `now` of a key that is due at `due`; `nil` for a countdown that has ended.
  func figure(due: TickInstant, now: TickInstant, anchor: TickInstant, step: Nanoseconds) -> CounterValue? {
    let distance = due.distance(from: now)
    switch direction {
    case .down: return distance <= 0 ? nil : .countdown(distance, every: step, phase: phase, now: now, anchor: anchor)
    case .up: return .elapsed(Nanoseconds(0).subtracting(distance), every: step, phase: phase, now: now, anchor: anchor)
    }
  }
}

extension HubTarget: CustomStringConvertible {
  /// What is counted, as in `for 60.0 seconds` or `to 1700000000.0 seconds since 1970, by a reference clock`.
  public var description: String {
    if let span { return "for \(Duration(nanoseconds: span))" }
    let preposition = direction == .down ? "to" : "since"
    return switch moment {
    case .instant(let instant): "\(preposition) \(instant)"
    case .wall(let wall): "\(preposition) \(wall)"
    case .reference(_, let wall): "\(preposition) \(wall), by a reference clock"
    }
  }
}

/// The target of a key of a ``CountdownHub``: it counts down to a moment, or up from one.
///
/// Each form has the rules of the `start` of ``CountdownHub`` with the same labels; a span begins when the key is started. `phase` is
/// ``TickPhase/shared`` by default.
///
/// ```swift
/// hub.bind(button, to: "code", starting: .for(.seconds(60))) { button, left in
///   button.show(left)
/// }
/// ```
public struct HubTarget: Sendable {
  var moment: TargetMoment
  /// How far ahead the moment is when the key is started, if it was started for a span or from a value: a pause stops its time.
  var span: Nanoseconds?
  // Last, where they take no more space than the optional before them is padded by.
  let direction: CounterStyle.Direction
  let phase: TickPhase

  /// Down, for a span that begins when the key is started.
  ///
  /// A span of zero or less shows `.zero`, then `nil`. ``CountdownHub/pause(_:)`` freezes such a key, and one that counts up.
  ///
  /// - Parameters:
  ///   - duration: The time to count down.
  ///   - phase: When values change; `.shared` by default.
  /// - Returns: The target.
  public static func `for`(_ duration: Duration, phase: TickPhase = .shared) -> HubTarget {
    HubTarget(moment: .instant(.distantFuture), span: duration.nanoseconds, direction: .down, phase: phase)
  }

  /// Down to an instant on the clock of the scheduler; one in the past shows `.zero`, then `nil`.
  ///
  /// - Parameters:
  ///   - deadline: When zero is reached.
  ///   - phase: When values change; `.shared` by default.
  /// - Returns: The target.
  public static func to(_ deadline: TickInstant, phase: TickPhase = .shared) -> HubTarget {
    HubTarget(moment: .instant(deadline), direction: .down, phase: phase)
  }

  /// Down to a moment, a `Date` for example.
  ///
  /// - Parameters:
  ///   - deadline: When zero is reached.
  ///   - reference: The clock that reads the moment; by default the wall clock.
  ///   - phase: When values change; `.shared` by default.
  /// - Returns: The target.
  public static func to<Moment: WallTime>(
    _ deadline: Moment, by reference: ReferenceClock? = nil, phase: TickPhase = .shared
  ) -> HubTarget {
    HubTarget(moment: .date(deadline.wallInstant, by: reference), direction: .down, phase: phase)
  }

  /// Up from a value, beginning when the key is started: a stopwatch, which ``CountdownHub/pause(_:)`` stops and
  /// ``CountdownHub/resume(_:)`` lets go on.
  ///
  /// - Parameters:
  ///   - elapsed: The value at the start; zero by default.
  ///   - phase: When values change; `.shared` by default.
  /// - Returns: The target.
  public static func up(from elapsed: Duration = .zero, phase: TickPhase = .shared) -> HubTarget {
    HubTarget(moment: .instant(.distantFuture), span: Nanoseconds(0).subtracting(elapsed.nanoseconds), direction: .up, phase: phase)
  }

  /// Up from an instant on the clock of the scheduler; `.zero` until then.
  ///
  /// - Parameters:
  ///   - start: The instant from which time is counted.
  ///   - phase: When values change; `.shared` by default.
  /// - Returns: The target.
  public static func since(_ start: TickInstant, phase: TickPhase = .shared) -> HubTarget {
    HubTarget(moment: .instant(start), direction: .up, phase: phase)
  }

  /// Up from a moment, a `Date` for example.
  ///
  /// - Parameters:
  ///   - start: The moment from which time is counted.
  ///   - reference: The clock that reads the moment; by default the wall clock.
  ///   - phase: When values change; `.shared` by default.
  /// - Returns: The target.
  public static func since<Moment: WallTime>(
    _ start: Moment, by reference: ReferenceClock? = nil, phase: TickPhase = .shared
  ) -> HubTarget {
    HubTarget(moment: .date(start.wallInstant, by: reference), direction: .up, phase: phase)
  }
}

extension HubTarget: CustomStringConvertible {
  /// A description of the target, as in `for 60.0 seconds` or `to 1700000000.0 seconds since 1970, by a reference clock`.
  public var description: String {
    if let span, direction == .up { return "up from \((-span).inSeconds)" }
    if let span { return "for \(span.inSeconds)" }
    let preposition = direction == .down ? "to" : "since"
    return switch moment {
    case .instant(let instant): "\(preposition) \(instant)"
    case .date(let date, nil): "\(preposition) \(date)"
    case .date(let date, _?): "\(preposition) \(date), by a reference clock"
    }
  }
}

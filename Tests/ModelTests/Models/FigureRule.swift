import TickStreams

/// What a countdown or a count-up shows: a pure function of time.
struct FigureRule: Sendable, Hashable {
  enum Direction: String, Sendable {
    case down
    case up
  }

  enum Target: Hashable, Sendable {
    case instant(Time)
    /// On the wall clock, from what it showed when the world began.
    case wall(Time)
  }

  var direction: Direction
  var step: Time
  var phase: TickPhase
  var target: Target

  /// The time until the target.
  func distance(at instant: Time, offset: Time) -> Time {
    switch target {
    case .instant(let target): target - instant
    case .wall(let target): target - (instant + offset)
    }
  }

  /// The figure at `instant`, if the wall clock is ahead by `offset`, and the subscription or the last jump was at `anchor`.
  ///
  /// With a phase of its own it is the figure of the very instant, with a shared one that of the last multiple of the step on the clock, but
  /// none before the anchor. Nothing but the deadline makes a countdown zero.
  /// A remainder of no more than `tolerance` above a multiple counts as that multiple.
  func figure(at instant: Time, offset: Time, anchor: Time, tolerance: Time) -> Time {
    let now = distance(at: instant, offset: offset)
    let flip = phase == .own ? instant : max(anchor, instant.floor(step) * step)
    let then = distance(at: flip, offset: offset)
    switch direction {
    case .up: return max(0, (-then).floor(step)) * step
    case .down: return now <= 0 ? 0 : max(1, (then - tolerance).ceil(step)) * step
    }
  }

  /// The instants in `(from, to]` at which the figure can change while the wall clock is ahead by `offset`.
  func flips(from: Time, to: Time, offset: Time) -> [Time] {
    let end = from + distance(at: from, offset: offset)
    let grid = phase == .own ? end : 0
    let first = grid + ((from - grid).floor(step) + 1) * step
    let flips = Array(stride(from: first, through: to, by: Int64.Stride(step)))
    return end > from && end <= to && phase == .shared ? (flips + [end]).sorted() : flips
  }
}

/// An instant at which what is to be shown changes.
struct FigureChange: Sendable, Hashable {
  var at: Time
  var value: Time
  var leeway: Time = 0
}

extension FigureRule {
  /// What is to be shown from `start` on, and from when; a stall is one change, at its end.
  func changes<Operation>(from start: Time, leeway: Time, _ history: History<Operation>) -> [FigureChange] {
    var anchor = start
    let offset = history.stretches.first?.offsets.before ?? 0
    var changes: [FigureChange] = []
    func look(at instant: Time, offset: Time) {
      let value = figure(at: instant, offset: offset, anchor: anchor, tolerance: 0)
      if value != changes.last?.value {
        changes.append(FigureChange(at: instant, value: value, leeway: direction == .down && value == 0 ? 0 : leeway))
      }
    }
    look(at: start, offset: offset)
    for stretch in history.stretches {
      let (before, after) = stretch.offsets
      if !stretch.isStall { for flip in flips(from: stretch.from, to: stretch.to, offset: before) { look(at: flip, offset: before) } }
      if before != after, case .wall = target { anchor = stretch.to }
      if before != after || stretch.isStall { look(at: stretch.to, offset: after) }
    }
    return changes
  }

  /// The figures that are right for something shown at this moment.
  ///
  /// A subscription or a jump is noticed as late as a timer fires, and the figure may be that of the instant when it is.
  func allowed<Value, Operation>(_ observed: Observed<Value>, start: Time, _ history: History<Operation>) -> Set<Time> {
    var anchor = start
    if case .wall = target {
      for stretch in history.stretches.prefix(observed.step + 1)
      where stretch.offsets.before != stretch.offsets.after && stretch.to <= observed.at {
        anchor = stretch.to
      }
    }
    let offset = observed.wall - observed.at
    // A remainder of a microsecond or less above a multiple counts as that multiple.
    let right = { anchor in figure(at: observed.at, offset: offset, anchor: anchor, tolerance: 1_000) }
    return observed.at <= history.limit(of: anchor) ? [right(anchor), right(observed.at)] : [right(anchor)]
  }

  /// What is wrong with these figures: one that is not right, one that is repeated, or one that is not shown in time.
  func disagreement<Operation>(
    _ shown: [Observed<Time>], from start: Time, leeway: Time, _ history: History<Operation>
  ) -> String? {
    for (place, figure) in shown.enumerated() {
      let allowed = allowed(figure, start: start, history)
      guard allowed.contains(figure.value) else {
        return "expected: \(allowed.sorted().map(\.text).joined(separator: " or ")) at \(figure.at.text), not \(figure.value.text)"
      }
      if place > 0, shown[place - 1].value == figure.value { return "\(figure.value.text) is shown again at \(figure.at.text)" }
    }
    let changes = changes(from: start, leeway: leeway, history)
    for (place, change) in changes.enumerated() {
      let limit = history.limit(of: change.at, leeway: change.leeway)
      guard limit <= history.end else { continue }
      let before = shown.last { $0.at < change.at }?.value
      if direction == .down, before == 0 { break }
      let meanwhile = changes[place...].prefix { $0.at <= limit }.map(\.value)
      if let before, meanwhile.contains(before) { continue }
      guard !shown.contains(where: { change.at <= $0.at && $0.at <= limit }) else { continue }
      return "expected: \(change.value.text) at \(change.at.text), by \(limit.text)"
    }
    return nil
  }
}

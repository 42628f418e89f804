import TickStreams

/// The figure of a countdown or a count-up as a pure function of time.
struct FigureRule: Sendable, Hashable {
  enum Direction: String, Sendable {
    case down
    case up
  }

  enum Target: Hashable, Sendable {
    case instant(Time)
    /// On the wall clock, relative to its reading at the start of the world.
    case wall(Time)
  }

  var direction: Direction
  var step: Time
  var phase: TickPhase
  var target: Target
  /// How late a change of the figure may be.
  var leeway: Time = 0
  /// Whether a jump of the wall clock may be noticed only when the figure is read.
  var isLazy = false
  /// By how much the figure may be off because small jumps are ignored; zero may not be early.
  var slop: Time = 0
  /// The figure that stood in the pause before.
  var stood: Time?

  /// Whether figures change together with others, though they follow the wall clock.
  private var isSharedOnWall: Bool { if case .wall = target { phase == .shared } else { false } }

  /// A remainder of a microsecond or less above a multiple counts as that multiple.
  static let tolerance: Time = 1_000

  /// The time until the target.
  func distance(at instant: Time, offset: Time) -> Time {
    switch target {
    case .instant(let target): target - instant
    case .wall(let target): target - (instant + offset)
    }
  }

  /// The figure at `instant`, for a wall clock that is ahead by `offset`, and a subscription or last jump at `anchor`.
  ///
  /// With its own phase it is the figure of the instant. With a shared phase each change of that comes with the nearest multiple of the step on the
  /// clock, and one in the middle of two with the later; but a figure that was over at the anchor, or before `stood`, is not shown. A countdown
  /// is zero from the deadline on only. A remainder of no more than `tolerance` above a multiple counts as that multiple.
  func figure(at instant: Time, offset: Time, anchor: Time, tolerance: Time) -> Time {
    let flip = instant.floor(step) * step
    /// The own figure, in steps, as if it never ended; that of a count-up is negative.
    func own(at instant: Time) -> Time { (distance(at: instant, offset: offset) - (direction == .down ? tolerance : 0)).ceil(step) }
    var steps = own(at: phase == .own ? instant : max(flip, anchor))
    if phase == .shared {
      // The changes that come with this flip are those that are due less than half a step after it.
      steps = min(steps, (distance(at: flip, offset: offset) - (step - 1) / 2).ceil(step))
      if let stood, flip < anchor { steps = min(steps, (direction == .down ? stood : -stood) / step) }
    }
    switch direction {
    case .up: return max(0, -steps) * step
    case .down: return distance(at: instant, offset: offset) <= 0 ? 0 : max(1, steps) * step
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

/// A part of a program in which a figure is shown by one rule.
struct FigurePeriod: Sendable {
  /// When it begins: the subscription, or the call that sets the target.
  var from: Time
  var until: Time
  /// How far the wall clock is ahead when it begins.
  var offset: Time
  /// The steps that belong to it.
  var steps: Range<Int>
  /// The instant before which no figure is computed, if that is not the beginning.
  var anchor: Time?
}

/// An instant at which the figure changes.
struct FigureChange: Sendable, Hashable {
  var at: Time
  var value: Time
  /// Figures that are also allowed: if a remainder of a microsecond counts as none, or if a jump is noticed only now.
  var others: [Time]
  var leeway: Time = 0
}

extension FigureRule {
  /// The figures of a period, and from when; a stall is one change, at its end.
  func changes<Operation>(in period: FigurePeriod, _ history: History<Operation>) -> [FigureChange] {
    var anchor = period.anchor ?? period.from
    var changes: [FigureChange] = []
    func look(at instant: Time, offset: Time) {
      let value = figure(at: instant, offset: offset, anchor: anchor, tolerance: 0)
      guard value != changes.last?.value else { return }
      let rounded = figure(at: instant, offset: offset, anchor: anchor, tolerance: Self.tolerance)
      let noticed = figure(at: instant, offset: offset, anchor: instant, tolerance: Self.tolerance)
      var others = isLazy ? [rounded, noticed] : [rounded]
      // The clock is read when a late timer fires, and may be slewed until then.
      if isSharedOnWall {
        others += [-history.smallJumps, history.smallJumps].map {
          figure(at: instant, offset: offset + $0, anchor: anchor, tolerance: Self.tolerance)
        }
      }
      // Zero of a countdown has no leeway.
      let leeway = direction == .down && value == 0 ? 0 : leeway
      changes.append(FigureChange(at: instant, value: value, others: others, leeway: leeway))
    }
    look(at: period.from, offset: period.offset)
    for stretch in history.stretches[max(0, period.steps.lowerBound)..<period.steps.upperBound] {
      let (before, after) = stretch.offsets
      if !stretch.isStall { for flip in flips(from: stretch.from, to: stretch.to, offset: before) { look(at: flip, offset: before) } }
      if stretch.isJump, case .wall = target { anchor = stretch.to }
      // A clock that is slewed changes no shared figure between two flips, but may reach the end of a countdown.
      let isSlewed = before != after && !stretch.isJump && !stretch.isStall && isSharedOnWall
      if isSlewed, direction == .up || distance(at: stretch.to, offset: after) > 0 { continue }
      if before != after || stretch.isStall { look(at: stretch.to, offset: after) }
    }
    return changes
  }

  /// The figures that are allowed at this moment.
  ///
  /// A subscription or a jump is noticed when a timer fires, and the figure may be that of this instant.
  func allowed<Value, Operation>(_ observed: Observed<Value>, in period: FigurePeriod, _ history: History<Operation>) -> Set<Time> {
    var earlier: [Time] = []
    var anchor = period.anchor ?? period.from
    var (noticed, isMoved) = (anchor, false)
    if case .wall = target {
      for number in period.steps where number >= 0 && number <= observed.step {
        let stretch = history.stretches[number]
        guard stretch.offsets.before != stretch.offsets.after, stretch.to <= observed.at else { continue }
        (noticed, isMoved) = (stretch.to, true)
        guard stretch.isJump else { continue }
        earlier.append(anchor)
        anchor = stretch.to
      }
    }
    let offset = observed.wall - observed.at
    let right = { anchor in figure(at: observed.at, offset: offset, anchor: anchor, tolerance: Self.tolerance) }
    var anchors = [anchor]
    if observed.at <= history.limit(of: noticed, leeway: leeway) { anchors.append(observed.at) }
    // A jump that is undone before a late timer has noticed it does not count.
    if history.world.slack(leeway: leeway) > 0 { anchors += earlier }
    if isLazy, isMoved { anchors += [period.from, observed.at] }
    var figures = anchors.map(right)
    let slop = isSharedOnWall ? max(slop, history.smallJumps) : slop
    if slop > 0, direction == .up || distance(at: observed.at, offset: offset) > 0 {
      for offset in [offset - slop, offset + slop] {
        let least = direction == .up ? 0 : step
        figures += anchors.map { max(least, figure(at: observed.at, offset: offset, anchor: $0, tolerance: Self.tolerance)) }
      }
    }
    guard let least = figures.min(), let most = figures.max() else { return [] }
    return Set(stride(from: least, through: most, by: Int64.Stride(step)))
  }

  /// The error in the values of a period: an incorrect or a repeated one.
  func mistake<Operation>(_ shown: [Observed<Time>], in period: FigurePeriod, _ history: History<Operation>) -> String? {
    for (place, figure) in shown.enumerated() where figure.step >= period.steps.lowerBound && figure.step < period.steps.upperBound {
      let allowed = allowed(figure, in: period, history)
      guard allowed.contains(figure.value) else {
        return "expected: \(allowed.sorted().map(\.text).joined(separator: " or ")) at \(figure.at.text), not \(figure.value.text)"
      }
      if place > 0, shown[place - 1].value == figure.value { return "\(figure.value.text) is shown again at \(figure.at.text)" }
    }
    return nil
  }

  /// A figure of a period that is not shown in time, or `nil`.
  func omission<Operation>(_ shown: [Observed<Time>], in period: FigurePeriod, _ history: History<Operation>) -> String? {
    let changes = changes(in: period, history)
    for (place, change) in changes.enumerated() {
      let limit = limit(of: change, in: period, history)
      // If two jumps come before a late timer, possibly neither is noticed.
      let jumps = history.stretches.count { $0.offsets.before != $0.offsets.after && $0.to >= change.at && $0.to <= limit }
      if jumps > 1, history.world.slack(leeway: leeway) > 0 { continue }
      guard limit < period.until || (limit == period.until && history.runs(in: period)) else { continue }
      let before = shown.last { $0.at < change.at || $0.step < period.steps.lowerBound }?.value
      if direction == .down, before == 0 { break }
      var meanwhile = changes[place...].prefix { $0.at <= limit }.flatMap { [$0.value] + $0.others }
      // A jump may be noticed as late as that, and the figure that is correct then may be shown already.
      let offset = history.stretches.last { $0.to <= limit }?.offsets.after ?? period.offset
      meanwhile.append(figure(at: limit, offset: offset, anchor: limit, tolerance: Self.tolerance))
      if let before, meanwhile.contains(before) { continue }
      let isShown = shown.contains { $0.step >= period.steps.lowerBound && change.at <= $0.at && $0.at <= limit }
      if !isShown { return "expected: \(change.value.text) at \(change.at.text), by \(limit.text)" }
    }
    return nil
  }

  /// The latest instant at which a change is shown: after an earlier jump the timer is armed again.
  private func limit<Operation>(of change: FigureChange, in period: FigurePeriod, _ history: History<Operation>) -> Time {
    var limit = history.limit(of: change.at, leeway: change.leeway)
    guard case .wall = target else { return limit }
    for number in period.steps where number >= 0 {
      let stretch = history.stretches[number]
      guard stretch.offsets.before != stretch.offsets.after, change.at < stretch.to, stretch.to <= limit else { continue }
      limit = max(limit, history.limit(of: stretch.to, leeway: change.leeway))
    }
    return limit
  }
}

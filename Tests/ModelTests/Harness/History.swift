import TickStreams

/// The changes of the clocks in a program, on the clock of its subject.
struct History<Operation: ProgramOperation>: Sendable {
  /// The changes of the clocks in one step.
  struct Stretch: Sendable {
    var step: Step<Operation>
    var from: Time
    var to: Time
    /// How far the wall clock is ahead, before and after.
    var offsets: (before: Time, after: Time)

    /// Whether the app could not run from the beginning to the end.
    var isStall: Bool { step.kind == .suspendApp || step.kind == .sleepDevice }

    /// Whether the wall clock was set; a difference below 10 ms may be the time between reading the two clocks.
    var isJump: Bool { (offsets.after - offsets.before).magnitude > 10_000_000 }
  }

  let world: WorldSetup
  private(set) var stretches: [Stretch] = []
  private(set) var end: Time

  init<Subject: Model>(program: Program<Subject>) where Subject.Operation == Operation {
    world = program.world
    end = world.begin
    var offset: Time = 0
    for step in program.steps {
      let (from, before) = (end, offset)
      switch step.kind {
      case .advance, .suspendApp: end += step.time
      case .sleepDevice where world.timebase == .suspending: offset += step.time
      case .sleepDevice: end += step.time
      case .jumpWallClock: offset += step.time
      case .own: break
      }
      stretches.append(Stretch(step: step, from: from, to: end, offsets: (before, offset)))
    }
  }

  /// The latest instant at which a timer with a wake-up at `instant` fires: that instant, or the end of the stall that contains it.
  func awake(at instant: Time) -> Time { stretches.first { $0.isStall && $0.from < instant && instant < $0.to }?.to ?? instant }

  /// The latest instant at which a timer due at `instant` fires.
  func limit(of instant: Time, leeway: Time = 0) -> Time { awake(at: instant + world.slack(leeway: leeway)) }

  /// A period in which the wall clock was not set.
  struct WallPeriod: Sendable {
    var from: Time
    var to: Time
    var offset: Time
    /// The steps of the period; a jump is the first step of the period that follows it.
    var steps: Range<Int>
  }

  var wallPeriods: [WallPeriod] {
    var periods = [WallPeriod(from: world.begin, to: end, offset: 0, steps: -1..<stretches.count)]
    for (number, stretch) in stretches.enumerated() where stretch.offsets.before != stretch.offsets.after {
      let last = periods.removeLast()
      periods.append(WallPeriod(from: last.from, to: stretch.from, offset: last.offset, steps: last.steps.lowerBound..<number))
      periods.append(WallPeriod(from: stretch.to, to: end, offset: stretch.offsets.after, steps: number..<stretches.count))
    }
    return periods
  }

  /// The whole program.
  var period: FigurePeriod { FigurePeriod(from: world.begin, until: end, offset: 0, steps: -1..<stretches.count) }

  /// Whether a timer that is due in the period could fire.
  func runs(in period: FigurePeriod) -> Bool {
    period.steps.contains { number in
      guard number >= 0 else { return true }
      if case .own = stretches[number].step.kind { return number == stretches.count - 1 }
      return true
    }
  }

  /// The first instant of the period at which the app runs and the wall clock reads the moment, or a later one.
  func reached(_ moment: Time, in period: FigurePeriod) -> Time? {
    if period.from + period.offset >= moment { return period.from }
    for stretch in stretches[max(0, period.steps.lowerBound)..<period.steps.upperBound] {
      let instant = Swift.max(moment - stretch.offsets.before, stretch.from, period.from)
      if !stretch.isStall, instant <= Swift.min(stretch.to, period.until) { return instant }
      if stretch.to + stretch.offsets.after >= moment, stretch.to <= period.until { return stretch.to }
    }
    return nil
  }

  /// By how much the wall clock may be off for a subject that ignores small jumps.
  var smallJumps: Time {
    let jumps = stretches.filter { !$0.isJump }.map { Time(($0.offsets.after - $0.offsets.before).magnitude) }
    return Swift.min(10 * .millisecond, jumps.reduce(0, +))
  }

  /// Whether the wall clock is set back in the program.
  var isSetBack: Bool { stretches.contains { $0.offsets.after < $0.offsets.before } }
}

/// One case: several contenders do the same work, and each yields the same figures.
struct Experiment: Sendable {
  let suite: String
  let name: String
  let figures: [Figure]
  /// How often each contender runs; the table shows the median.
  var runs = 7
  let contenders: [Contender]

  /// The name under which a figure is reported.
  func caseName(_ figure: Figure) -> String {
    figure.name.isEmpty ? name : "\(name): \(figure.name)"
  }
}

/// One thing that is measured.
struct Figure: Sendable {
  /// Its meaning, or empty if the name of the case is enough.
  let name: String
  let unit: String
  /// Whether a ratio of two such figures is meaningful.
  let isCompared: Bool

  init(_ name: String, _ unit: String, isCompared: Bool = true) {
    self.name = name
    self.unit = unit
    self.isCompared = isCompared
  }

  /// The only figure of its case.
  init(unit: String) {
    self.init("", unit)
  }
}

/// One way to do the work.
struct Contender: Sendable {
  /// `TickStreams…`, a peer, or `FLOOR …` for handwritten code.
  let who: String

  /// Sets up, warms up, measures once, and returns one value per figure; `nan` where a figure means nothing.
  ///
  /// Every call runs in a new process, so that no contender is slowed by what another one has left in memory.
  let run: @Sendable () -> [Double]

  init(_ who: String, run: @escaping @Sendable () -> [Double]) {
    self.who = who
    self.run = run
  }

  var isFloor: Bool { who.hasPrefix("FLOOR") }
  var isOurs: Bool { who.hasPrefix("TickStreams") }
}

/// All that can be measured, in the order of the table.
let experiments: [Experiment] =
  hops + subscribing + composing + subscribers + firstTick + liveTimers + firingTimers + millionTimers + resets + leewayTimers + tables
  + contention + holds
  + accuracy + awaiting + virtualTime + heartbeatDay + wakeups + energy + countdownHub + millionCountdowns + manySchedulers + scaling
  + recorder

/// The cases of `--quick`: one or two of a suite, with the peers that matter there, once each where time has to pass.
enum Quick {
  /// Whether the case belongs to the picture.
  static func has(_ experiment: Experiment) -> Bool {
    cases[experiment.suite].map { $0.isEmpty || $0.contains(experiment.name) } ?? false
  }

  /// Whether it is worth the time: tasks and streams are never the best.
  static func has(_ contender: Contender, in experiment: Experiment) -> Bool {
    guard left[experiment.name]?.contains(contender.who) != true else { return false }
    guard !whole.contains(experiment.suite), !whole.contains(experiment.name) else { return true }
    return contender.who == "TickStreams" || contender.isFloor || peers.contains { contender.who.hasPrefix($0) }
  }

  /// How often each contender runs.
  static func runs(_ experiment: Experiment) -> Int {
    experiment.suite == "first" ? experiment.runs : waiting.contains(experiment.suite) ? 1 : 3
  }

  /// Suites and cases with all contenders.
  private static let whole: Set = ["energy", "first", "for await, 10 ms for 5 s"]

  private static let peers = ["OpenCombine", "Dispatch source", "NIO"]

  /// Contenders that take long in a case, and are never the best there, by the case.
  private static let left: [String: Set<String>] = [
    "100,000 live": ["NIO"],
    "100,000 firing, staggered, leeway 0 ms": ["FLOOR heap"],
    "16 threads: create, reset, cancel": ["FLOOR heap with a Mutex"],
    "10 ms for 10 s": ["NIO"],
    "10,000 countdowns": ["Dispatch source per label", "OpenCombine timer per label"],
    "10,000 flip every second": ["Dispatch source per label", "OpenCombine timer per label"],
  ]

  /// Suites in which time has to pass.
  private static let waiting: Set = ["timers", "accuracy", "wakeups", "energy", "hub", "schedulers"]

  /// The cases by suite; all, if none is named.
  private static let cases: [String: Set<String>] = [
    "hops": [],
    "subscribe": [],
    "subscribers": [],
    "first": [],
    "timers": ["100,000 live", "100,000 firing, staggered, leeway 0 ms", "100,000 firing, staggered, leeway 100 ms"],
    "reset": ["one of 100,000"],
    "leeway": [],
    "tables": ["100,000 entries"],
    "contention": ["16 threads: create, reset, cancel", "schedule, while 100,000 fire"],
    "holds": ["100,000 reset in any order, the first old deadline comes", "100,000 follow the wall clock, which is set"],
    "accuracy": ["10 ms for 10 s", "50 ms with a leeway of 10 ms, for 10 s", "for await, 10 ms for 5 s"],
    "virtual": ["1 × 1,000,000 s", "10,000 × 100 s, one phase", "a tick through 2 operators", "a value into a debounce, and 1 ms"],
    "wakeups": ["1,000 staggered, leeway 10 ms"],
    "energy": [],
    "hub": ["10,000 countdowns", "10,000 flip every second"],
    "schedulers": [],
    "scaling": ["100,000 timers"],
  ]
}

/// Runs a program in all orders that take few preemptions, then in random ones.
struct Explorer {
  struct Result {
    var runs = 0
    /// The number of preemptions with which all orders have been tried.
    var exhausted: Int?
    var failure: Baton.Failure?
  }

  private let program: Program
  private let baton = Baton.shared
  private static let walks = 5_000
  private static let discoveries = 16

  init(_ program: Program) { self.program = program }

  /// Explores until something fails.
  func explore() -> Result {
    var result = Result()
    baton.shared = []
    discover(&result)
    // The search gives a shorter schedule than the walk that failed first.
    let first = result.failure.take()
    while search(&result) {}
    if result.failure == nil { result.failure = first }
    if result.failure == nil, result.exhausted != program.preemptions { walk(&result) }
    if let failure = result.failure { result.failure = replay(failure.schedule) ?? failure }
    return result
  }

  /// Runs once by the given choices, and logs the steps.
  func replay(_ schedule: Schedule) -> Baton.Failure? {
    baton.perform(program, schedule.switches, narrating: true)
    return baton.failure
  }

  /// Finds most of the shared objects.
  private func discover(_ result: inout Result) {
    for seed in 0..<Self.discoveries where result.failure == nil { attempt([], WalkGenerator(seed: seed, isEager: true), &result) }
  }

  /// Tries all orders, those with fewer preemptions first; returns `true` if another object turned out to be shared, so that the search has
  /// to start again.
  private func search(_ result: inout Result) -> Bool {
    var left = program.limit
    var levels: [[[Switch]]] = Array(repeating: [], count: program.preemptions + 1)
    levels[0] = [[]]
    result.exhausted = nil
    for level in levels.indices {
      while let plan = levels[level].popLast() {
        guard left > 0 else { return false }
        left -= 1
        attempt(plan, nil, &result)
        if result.failure != nil { return false }
        if baton.hasFoundShared { return true }
        for alternative in baton.alternatives {
          let next = level + (alternative.preempts ? 1 : 0)
          if next < levels.count { levels[next].append(plan + [alternative.branch]) }
        }
      }
      result.exhausted = level
    }
    return false
  }

  private func walk(_ result: inout Result) {
    for seed in 0..<Self.walks where result.failure == nil { attempt([], WalkGenerator(seed: seed), &result) }
  }

  private func attempt(_ plan: [Switch], _ generator: WalkGenerator?, _ result: inout Result) {
    baton.perform(program, plan, walking: generator)
    result.runs += 1
    result.failure = baton.failure
  }
}

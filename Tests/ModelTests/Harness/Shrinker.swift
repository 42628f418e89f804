import TickStreams

extension Time {
  /// Simpler spans, the simplest first: fewer digits, then less.
  var simpler: [Time] {
    guard self != 0 else { return [] }
    let sign: Time = self < 0 ? -1 : 1
    let size = Time(magnitude)
    var candidates: [Time] = [0]
    for unit in [Time.oneSecond, 100 * .millisecond, 10 * .millisecond, .millisecond, 100_000, 1_000, 1] {
      candidates += [unit, size / unit * unit, size / 2 / unit * unit, (size / unit + 1) * unit, (size / unit - 1) * unit]
    }
    candidates = candidates.filter { $0 >= 0 }.map { $0 * sign } + [size]
    return candidates.filter { $0.complexity < complexity }
  }

  /// The measure that a simplification reduces: first the sign, then the digits, then the size.
  private var complexity: (Int, Int, UInt64) {
    var (digits, rest) = (0, magnitude)
    if rest > 0 { while rest % 10 == 0 { rest /= 10 } }
    while rest > 0 {
      digits += 1
      rest /= 10
    }
    return (self < 0 ? 1 : 0, digits, magnitude)
  }
}

extension Program {
  /// The smallest program with which the model still disagrees, found by removing steps and simplifying spans.
  func shrunk(atMost tries: Int = 4_000) -> Program {
    var (best, left) = (self, tries)
    while let next = best.simpler.first(where: { candidate in
      left -= 1
      return left > 0 && candidate.isValid && candidate.disagreement() != nil
    }) { best = next }
    return best
  }

  /// Simpler programs, those with the most steps removed first.
  private var simpler: [Program] {
    var programs: [Program] = []
    func add(_ change: (inout Program) -> Void) {
      var program = self
      change(&program)
      programs.append(program)
    }
    var size = steps.count
    while size > 0 {
      for start in stride(from: 0, through: steps.count - size, by: size) { add { $0.steps.removeSubrange(start..<start + size) } }
      size /= 2
    }
    for world in world.simpler { add { $0.world = world } }
    for model in model.simpler { add { $0.model = model } }
    for path in Subject.times { for time in model[keyPath: path].simpler { add { $0.model[keyPath: path] = time } } }
    for (place, step) in steps.enumerated() {
      if step.kind == .suspendApp || step.kind == .sleepDevice { add { $0.steps[place].kind = .advance } }
      if step.kind == .sleepDevice { add { $0.steps[place].kind = .suspendApp } }
      if step.number > 0 { add { $0.steps[place].number = 0 } }
      for time in step.time.simpler { add { $0.steps[place].time = time } }
    }
    return programs
  }
}

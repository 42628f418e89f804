import TickStreams

extension Replay {
  /// Looks for the smallest part of the recording with which a test still fails in the same way.
  ///
  /// ```swift
  /// let small = replay.shrunk(limit: 200) { replay in
  ///   let scheduler = TestScheduler(replaying: replay)
  ///   let beats = scheduler.record(
  ///     heartbeat(try replay.state("foreground", as: Bool.self), on: scheduler))
  ///   scheduler.advance(to: replay.end)
  ///   guard beats.values.count < 100 else { throw BeatsTooFast() }
  /// }
  /// print(small?.text ?? "the test passes")
  /// ```
  ///
  /// Events that are neither inputs nor compared are left out immediately. Then values and ends of the inputs, each out
  /// of all subscriptions that got it, sleeps, late firings and
  /// settings of the wall clock are left out, halves first, then smaller parts, until none can be left out or the limit is reached. A
  /// failure counts as the same if its error has the same type, or breaks the same rule of a ``TestFailure``, and the first line of its description has the same words, apart from words
  /// with digits.
  ///
  /// A body that compares with the recording fails as soon as something is missing. Instead, check rules that always have to hold.
  ///
  /// - Parameters:
  ///   - limit: How often the body may run; once at least.
  ///   - body: The test, which makes a scheduler of the replay that it is given.
  /// - Returns: The part, for another scheduler; `nil` if the body passes with the whole recording.
  public func shrunk(limit: Int = 1_000, _ body: (Replay) throws -> Void) -> Replay? {
    let whole = Replay(log)
    guard let way = Self.failure(of: whole, body) else { return nil }
    let (used, shared, cold) = whole.state.withLock { ($0.used, $0.shared, $0.subscribed) }
    let inputs = shared.union(cold.keys)
    let kept = log.events.indices.filter { place in
      let event = log.events[place]
      return !event.kind.hasSource || used.contains(log.sources[event.source].name) || event.kind == .late
    }
    // An event that was sent to several subscriptions is left out of all of them.
    let sent = shared.subtracting(cold.keys).flatMap { log.sent(by: log.sources(of: $0)).events.map(\.places) }
    let all = Dictionary(uniqueKeysWithValues: sent.map { ($0[0], $0) })
    let others = Set(sent.flatMap { $0.dropFirst() })
    let candidates = kept.filter { log.isInput($0, inputs) && !others.contains($0) }.map { all[$0] ?? [$0] }
    let fixed = kept.filter { !log.isInput($0, inputs) && log.events[$0].kind != .mark }
    func part(_ rest: [[Int]]) -> Replay { Replay(log.keeping(Set(fixed + rest.joined()))) }
    return part(Self.smallest(candidates, limit: Swift.max(limit, 1) - 1) { Self.failure(of: part($0), body) == way })
  }

  /// The kind of failure of a body; `nil` if it passes.
  private static func failure(of replay: Replay, _ body: (Replay) throws -> Void) -> String? {
    do {
      try body(replay)
      return nil
    } catch {
      let words = "\(error)".prefix { $0 != "\n" }.split(separator: " ").filter { !$0.contains(where: \.isNumber) }
      return "\(type(of: error)) \((error as? TestFailure)?.rule ?? ""): \(words.joined(separator: " "))"
    }
  }
}

extension FlightLog {
  /// Whether an event is an input, so that it can be left out.
  fileprivate func isInput(_ index: Int, _ inputs: Set<String>) -> Bool {
    switch events[index].kind {
    case .next, .completed, .failed: inputs.contains(sources[events[index].source].name)
    case .late, .slept, .wall: true
    case .subscribed, .disposed, .pending, .mark: false
    }
  }

  /// The log with some of its events only.
  fileprivate func keeping(_ indices: Set<Int>) -> FlightLog {
    var log = self
    for source in log.sources.indices { log.sources[source].wakeUps = nil }
    var (slept, wall) = (start.slept, start.wall)
    var (sleptHere, wallHere) = (slept, wall)
    log.events = events.enumerated()
      .compactMap { index, event in
        var event = event
        // Their numbers are totals, from which the parts of the events that are left out are subtracted.
        switch event.kind {
        case .slept:
          if indices.contains(index) { sleptHere = sleptHere.adding(event.number.subtracting(slept)) }
          slept = event.number
          event.number = sleptHere
        case .wall:
          if indices.contains(index) { wallHere = wallHere.adding(event.number.subtracting(wall)) }
          wall = event.number
          event.number = wallHere
        default: break
        }
        return indices.contains(index) ? event : nil
      }
    return log
  }
}

extension Replay {
  /// The smallest part of a list that still fails, in at most `limit` runs: the algorithm `ddmin` of delta debugging.
  private static func smallest<Part>(_ list: [Part], limit: Int, fails: ([Part]) -> Bool) -> [Part] {
    var list = list
    var left = limit
    var parts = 2
    while !list.isEmpty, left > 0 {
      let size = (list.count + parts - 1) / parts
      var start = 0
      var hasShrunk = false
      while start < list.count, left > 0 {
        let rest = Array(list[..<start] + list[Swift.min(start + size, list.count)...])
        left -= 1
        if fails(rest) {
          list = rest
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { break }
      parts = Swift.min(hasShrunk ? Swift.max(parts - 1, 2) : parts * 2, Swift.max(list.count, 1))
    }
    return list
  }
}

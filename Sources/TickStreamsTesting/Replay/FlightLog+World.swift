import TickStreams

extension FlightLog {
  /// This log with all times on the continuous clock, on which they never go back, whatever device sleep the log contains.
  var onContinuousClock: FlightLog {
    guard timebase == .suspending else { return self }
    var log = self
    log.timebase = .continuous
    var slept = start.slept
    log.start = Clocks(time: start.time.adding(slept), slept: slept, wall: start.wall.subtracting(slept))
    for (number, source) in sources.enumerated() {
      log.sources[number].open = source.open.mapValues { $0.adding(slept) }
      log.sources[number].last?.time = (source.last?.time ?? 0).adding(slept)
    }
    var latest = log.start.time
    for (index, event) in events.enumerated() {
      if event.kind == .slept { slept = event.number }
      latest = Swift.max(latest, event.time.adding(slept))
      log.events[index].time = latest
      if event.kind == .wall { log.events[index].number = event.number.subtracting(slept) }
    }
    log.end = Swift.max(latest, end.adding(slept))
    return log
  }

  /// The sleeps, the suspensions, and the settings of the wall clock.
  ///
  /// A sleep ends with the first event after it. A timer that was fired late shows a suspension since it was due. In a replay the
  /// suspension begins somewhat earlier, because there the timer may be due earlier by the time that code took to run in the recording.
  var changes: [WorldChange] {
    var clocks = start
    var changes: [WorldChange] = []
    func add(_ length: Nanoseconds, until end: Nanoseconds, _ kind: (Bool) -> WorldChange.Kind) {
      changes.append(WorldChange(time: TickInstant(nanoseconds: Swift.max(start.time, end.subtracting(length))), kind: kind(true)))
      changes.append(WorldChange(time: TickInstant(nanoseconds: end), kind: kind(false)))
    }
    for event in events {
      switch event.kind {
      case .slept where event.number > clocks.slept: add(event.number.subtracting(clocks.slept), until: event.time) { .sleep($0) }
      case .late where event.number > 0:
        add(event.number.adding(Swift.min(event.number, Self.margin)), until: event.time) { .suspension($0) }
      case .wall:
        changes.append(WorldChange(time: TickInstant(nanoseconds: event.time), kind: .wall(by: event.number.subtracting(clocks.wall))))
      default: break
      }
      clocks.follow(event)
    }
    return changes
  }

  private static let margin: Nanoseconds = 10_000_000
}

import TickStreams

extension FlightLog {
  /// The same log with all times on the continuous clock, on which they never go back, whatever the device is said to have slept.
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

  /// A subscription, and what it sent.
  struct RecordedSubscription {
    let number: Int64
    /// When it began; if it was open before the first event, the start of the log.
    let start: Nanoseconds
    /// The indices of its events in the log.
    var events: [Int] = []
  }

  /// The subscriptions of a source, in the order in which they began.
  func subscriptions(of source: Int) -> [RecordedSubscription] {
    var all = sources[source].open.sorted { $0.key < $1.key }.map { RecordedSubscription(number: $0.key, start: start.time) }
    var places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.number, $0) })
    for (index, event) in events.enumerated() where event.kind.hasSource && event.source == source {
      switch event.kind {
      case .subscribed:
        places[event.number] = all.count
        all.append(RecordedSubscription(number: event.number, start: event.time))
      case .next, .completed, .failed, .disposed:
        if let place = places[event.number] { all[place].events.append(index) }
      case .late, .pending, .slept, .wall, .mark: break
      }
    }
    return all
  }

  /// The events that a source sent to its subscribers, each once: of overlapping subscriptions, those of the one that began first.
  ///
  /// An end counts if no value comes after it; of several ends, the first. After an end, a further subscription either gets more values, or
  /// gets the same end as every late subscriber.
  func sent(by source: Int) -> [Int] {
    let all = subscriptions(of: source)
    var open = all.filter { $0.start == start.time && sources[source].open[$0.number] != nil }.map(\.number)
    var sent: [Int] = []
    for (index, event) in events.enumerated() where event.kind.hasSource && event.source == source {
      let isFirst = open.first == event.number
      if event.kind == .subscribed { open.append(event.number) }
      let hasEnd = sent.last.map { events[$0].kind.isEnd } ?? false
      if event.kind == .next, isFirst {
        if hasEnd { sent.removeLast() }
        sent.append(index)
      }
      if event.kind.isEnd {
        open.removeAll { $0 == event.number }
        if event.kind != .disposed, isFirst, open.isEmpty, !hasEnd { sent.append(index) }
      }
    }
    return sent
  }
}

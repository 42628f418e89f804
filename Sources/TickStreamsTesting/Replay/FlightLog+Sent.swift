package import TickStreams

extension FlightLog {
  /// An event that a signal sent.
  package struct SentEvent {
    /// The places in the log at which subscriptions got it, the first one first.
    package var places: [Int]
    /// The one of them that has the value, or the failure.
    package var content: Int
    /// Set if the event was sent while there was no subscription, and shows only at the start of the next one: the place of the start before
    /// that one, or -1.
    var unseenSince: Int?

    package var place: Int { places[0] }
  }

  /// The longest time between two events that may belong to one step of the program: a delivery, or a subscription and the values it receives synchronously.
  static let step: Nanoseconds = 100_000_000

  /// The events of a signal, in order, and its last value from before the first event, if that is known.
  ///
  /// The rule: a signal sends an event once, to all open subscriptions; of those that overlap, the one that began first shows it, and an end
  /// is sent if no subscription outlasts it.
  ///
  /// So if the first subscription is disposed during a delivery, another one that goes on gets the same event as the first, and not a new
  /// one. A subscription outlasts an end if it gets a new value, or stays open for longer than a ``step``. A state sends its current value
  /// to each subscription at its start; that is a new value only if it has changed while there was no subscription.
  ///
  /// - Parameters:
  ///   - sources: The sources of its name, one for each form in which its values were recorded.
  ///   - isState: Whether it is a state.
  /// - Returns: The value from before the first event, and the events.
  package func sent(by sources: [Int], isState: Bool = false) -> (before: FlightEvent?, events: [SentEvent]) {
    var reader = SentEventReader(self, sources, isState: isState)
    for (place, event) in events.enumerated() where event.kind.hasSource && sources.contains(event.source) {
      reader.read(event, at: place)
    }
    return reader.result
  }

  /// The subscriptions of a signal in the order in which they began, with their starts and the places of their events; one that was open
  /// before the first event starts with the log.
  func subscriptions(of sources: [Int]) -> [(start: Nanoseconds, places: [Int])] {
    let open = openSubscriptions(of: sources)
    var all = open.map { _ in (start: start.time, places: [Int]()) }
    var numbers = Dictionary(uniqueKeysWithValues: open.enumerated().map { ($1, $0) })
    for (place, event) in events.enumerated() where event.kind.hasSource && sources.contains(event.source) {
      if event.kind == .subscribed {
        numbers[event.subscription] = all.count
        all.append((start: event.time, places: []))
      } else if event.kind == .next || event.kind.isEnd, let number = numbers[event.subscription] {
        all[number].places.append(place)
      }
    }
    return all
  }

  /// The subscriptions that were open before the first event, in the order in which they began.
  fileprivate func openSubscriptions(of sources: [Int]) -> [RecordedSubscription] {
    sources.flatMap { source in
      self.sources[source].open.map { (start: $0.value, subscription: RecordedSubscription(source: source, number: $0.key)) }
    }
    .sorted { ($0.start, $0.subscription.number, $0.subscription.source) < ($1.start, $1.subscription.number, $1.subscription.source) }
    .map(\.subscription)
  }
}

/// Which subscription an event belongs to.
private struct RecordedSubscription: Hashable {
  let source: Int
  let number: Int64
}

extension FlightEvent {
  fileprivate var subscription: RecordedSubscription { RecordedSubscription(source: source, number: number) }

  /// How much is known of its value: nothing, a description, or the value itself.
  fileprivate func detail(in log: FlightLog) -> Int {
    switch log.sources[source].form {
    case .none, .timers: 0
    case .described: 1
    case .coded: 2
    }
  }
}

/// Reads the events that the subscriptions of a signal received, and finds the events that it sent.
private struct SentEventReader {
  private struct Value {
    let time: Nanoseconds
    /// The event with the most detail.
    var content: FlightEvent
    /// Not set for the value from before the first event.
    var sent: FlightLog.SentEvent?
  }

  private let log: FlightLog
  private let isState: Bool
  private var values: [Value]
  private var end: FlightLog.SentEvent?
  /// The open subscriptions, and how many of the values each one has got or was too late for.
  private var passed: [RecordedSubscription: Int] = [:]
  /// The subscriptions in the order of their starts, from the first one that is open.
  private var order: ArraySlice<RecordedSubscription>
  /// The open subscriptions that have not got the end, and since when they outlast it.
  private var outlasting: [RecordedSubscription: Nanoseconds] = [:]
  /// The subscription that began last, until another one gets something, the place of the start before it, and whether it has got a value.
  private var starting: (subscription: RecordedSubscription, time: Nanoseconds, before: Int, hasValue: Bool)?
  /// The place of the last start.
  private var lastStart = -1

  init(_ log: FlightLog, _ sources: [Int], isState: Bool) {
    self.log = log
    self.isState = isState
    order = log.openSubscriptions(of: sources)[...]
    let last = sources.compactMap { log.sources[$0].last }
    // One value, which each source may have; the one with the most detail.
    let latest = last.filter { event in !last.contains { isOver(event.time, at: $0.time) } }
    let known = latest.max { ($0.detail(in: log), $0.time) < ($1.detail(in: log), $1.time) }
    values = known.map { [Value(time: $0.time, content: $0)] } ?? []
    // Subscriptions that began before the last one that got it also have it; the others may get it within the log.
    for subscription in order {
      passed[subscription] = latest.contains { $0.source == subscription.source && $0.number >= subscription.number } ? 1 : 0
    }
    if let latest = order.last, let time = log.sources[latest.source].open[latest.number] {
      starting = (latest, time, before: -1, hasValue: passed[latest] == 1)
    }
  }

  /// The values, and then the end.
  var result: (before: FlightEvent?, events: [FlightLog.SentEvent]) {
    let isOutlasted = outlasting.values.contains { isOver($0, at: log.end) }
    let before = values.first.flatMap { $0.sent == nil ? $0.content : nil }
    return (before, values.compactMap(\.sent) + (isOutlasted ? [] : [end].compactMap { $0 }))
  }

  mutating func read(_ event: FlightEvent, at place: Int) {
    let subscription = event.subscription
    if event.kind == .subscribed {
      starting = (subscription, event.time, before: lastStart, hasValue: false)
      lastStart = place
      passed[subscription] = values.count
      order.append(subscription)
      if end != nil { outlasting[subscription] = event.time }
      return
    }
    if starting?.subscription != subscription { starting = nil }
    guard let count = passed[subscription] else { return }
    if event.kind == .next { return readValue(event, at: place, of: subscription, after: count) }
    guard event.kind.isEnd else { return }
    passed[subscription] = nil
    if let since = outlasting.removeValue(forKey: subscription), isOver(since, at: event.time) { dropEnd() }
    if event.kind != .disposed { readEnd(event, at: place) }
  }

  private mutating func readValue(_ event: FlightEvent, at place: Int, of subscription: RecordedSubscription, after count: Int) {
    let unseenSince = isState && starting?.hasValue == false ? startBefore(event) : nil
    starting?.hasValue = true
    let missed = values[count...].prefix { isOver($0.time, at: event.time) }.count
    if let number = values[(count + missed)...].firstIndex(where: { isSame($0.content, event) }) {
      passed[subscription] = number + 1
      return note(event, at: place, as: number)
    }
    passed[subscription] = values.count
    if unseenSince != nil, let current = values.last, isSame(current.content, event) {
      return note(event, at: place, as: values.count - 1)
    }
    guard isFirst(subscription) else { return }
    dropEnd()
    values.append(
      Value(time: event.time, content: event, sent: FlightLog.SentEvent(places: [place], content: place, unseenSince: unseenSince)))
    passed[subscription] = values.count
  }

  private mutating func readEnd(_ event: FlightEvent, at place: Int) {
    if end == nil {
      end = FlightLog.SentEvent(places: [place], content: place)
      outlasting = passed.mapValues { _ in event.time }
    } else if let sent = end, log.events[sent.place].kind == event.kind {
      end?.places.append(place)
      if event.detail(in: log) > log.events[sent.content].detail(in: log) { end?.content = place }
    }
  }

  private mutating func note(_ event: FlightEvent, at place: Int, as number: Int) {
    values[number].sent?.places.append(place)
    guard event.detail(in: log) > values[number].content.detail(in: log) else { return }
    values[number].content = event
    values[number].sent?.content = place
  }

  private mutating func dropEnd() {
    end = nil
    outlasting = [:]
  }

  /// Whether a subscription is the first one of those that are open.
  private mutating func isFirst(_ subscription: RecordedSubscription) -> Bool {
    while let first = order.first, passed[first] == nil { order.removeFirst() }
    return order.first == subscription
  }

  /// The place of the start before that of the subscription of an event, if the event arrived at its start.
  private func startBefore(_ event: FlightEvent) -> Int? {
    starting.flatMap { isOver($0.time, at: event.time) ? nil : $0.before }
  }

  /// Whether two events can be one value: those of which less is known can.
  private func isSame(_ first: FlightEvent, _ second: FlightEvent) -> Bool {
    first.detail(in: log) != second.detail(in: log) || first.text == second.text
  }
}

/// Whether two events are too far apart for one step.
private func isOver(_ time: Nanoseconds, at now: Nanoseconds) -> Bool { now.subtracting(time) > FlightLog.step }

extension FlightLog {
  /// A stretch in which nothing ran.
  package struct Span: Hashable {
    package var start: Nanoseconds
    package var end: Nanoseconds
    package let isSleep: Bool
  }

  /// The stretches in which nothing ran; of each kind, those that overlap are one.
  package var spans: [Span] {
    var spans: [Span] = []
    var open: [Bool: (count: Int, start: Nanoseconds)] = [:]
    for change in changes.enumerated().sorted(by: { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }).map(\.element) {
      let (isSleep, begins): (Bool, Bool)
      switch change.kind {
      case .sleep(let value): (isSleep, begins) = (true, value)
      case .suspension(let value): (isSleep, begins) = (false, value)
      case .wall: continue
      }
      let (count, start) = open[isSleep] ?? (0, change.time.nanoseconds)
      open[isSleep] = begins ? (count + 1, start) : count > 1 ? (count - 1, start) : nil
      if !begins, count == 1 { spans.append(Span(start: start, end: change.time.nanoseconds, isSleep: isSleep)) }
    }
    return spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}

/// A flight recording: the state before the first event, and the events.
package struct FlightLog: Sendable, Hashable {
  /// The readings of all clocks at one moment.
  package struct Clocks: Sendable, Hashable {
    package var time: Nanoseconds
    /// How long the device has slept in total.
    package var slept: Nanoseconds
    /// How far the wall clock is ahead of the recorder's.
    package var wall: Nanoseconds

    package init(time: Nanoseconds, slept: Nanoseconds, wall: Nanoseconds) {
      self.time = time
      self.slept = slept
      self.wall = wall
    }
  }

  /// The state of a signal or a scheduler before the first event.
  package struct Source: Sendable, Hashable {
    package let name: String
    package let form: PayloadForm
    /// How often the signal has been subscribed.
    package var subscriptions: Int64 = 0
    /// The subscriptions that have not ended, and when they began.
    package var open: [Int64: Nanoseconds] = [:]
    /// The latest value, or the latest number of timers.
    package var last: FlightEvent?
    /// Who woke the scheduler, if that is known; not a state before the first event, but of the whole time until the log was taken.
    package var wakeUps: WakeUpReport?

    package init(_ name: String, _ form: PayloadForm) {
      self.name = name
      self.form = form
    }
  }

  package var timebase: Timebase
  /// The clocks before the first event.
  package var start: Clocks
  /// When the log was taken.
  package var end: Nanoseconds
  /// How many events were overwritten, all of them before the first one here.
  package var lost: Int
  package var sources: [Source]
  package var events: [FlightEvent]

  package init(timebase: Timebase, start: Clocks, end: Nanoseconds, lost: Int, sources: [Source], events: [FlightEvent]) {
    self.timebase = timebase
    self.start = start
    self.end = end
    self.lost = lost
    self.sources = sources
    self.events = events
  }
}

extension FlightLog.Clocks {
  /// Updates the readings by an event.
  package mutating func follow(_ event: FlightEvent) {
    time = event.time
    switch event.kind {
    case .slept: slept = event.number
    case .wall: wall = event.number
    default: break
    }
  }
}

extension FlightLog.Source {
  /// Updates the state of this source by an event.
  package mutating func follow(_ event: FlightEvent) {
    switch event.kind {
    case .next, .pending: last = event
    case .subscribed:
      // If two threads subscribe concurrently, the higher number may be recorded first.
      subscriptions = Swift.max(subscriptions, event.number.adding(1))
      open[event.number] = event.time
    case .completed, .failed, .disposed: open[event.number] = nil
    case .late, .slept, .wall, .mark: break
    }
  }
}

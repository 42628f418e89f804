/// An event of a flight recording.
///
/// All kinds have the same stored properties.
package struct FlightEvent: Sendable, Hashable {
  /// The kind of an event; the raw values are the names in the text form.
  package enum Kind: String, Sendable, CaseIterable {
    /// A signal was subscribed; the first subscription has the number 0.
    case subscribed
    /// A subscription sent a value.
    case next
    case completed
    case failed
    case disposed
    /// A timer was fired late.
    case late
    /// The number of armed timers had changed.
    case pending
    /// The clocks showed that the device had slept.
    case slept
    /// The clocks showed that the wall clock had been set.
    case wall
    /// The program passed a place.
    case mark
  }

  /// When, on the clock of the recorder.
  package var time: Nanoseconds
  package var kind: Kind
  /// The index of its signal or scheduler in the list of sources; zero if it belongs to none.
  package var source: Int
  /// By kind: the number of the subscription, the lateness, the number of timers, how long the device has slept in total, or how far the
  /// wall clock is ahead.
  package var number: Int64
  /// The value or the failure, if values are recorded, or the name of a mark; otherwise empty.
  package var text: String

  package init(_ kind: Kind, at time: Nanoseconds, source: Int = 0, number: Int64 = 0, text: String = "") {
    self.kind = kind
    self.time = time
    self.source = source
    self.number = number
    self.text = text
  }
}

extension FlightEvent.Kind {
  /// Whether it belongs to a signal or a scheduler.
  package var hasSource: Bool { ![.slept, .wall, .mark].contains(self) }

  package var hasNumber: Bool { self != .mark }

  package var isEnd: Bool { [.completed, .failed, .disposed].contains(self) }
}

/// Something that happened, as a flight recorder keeps it: of one size, whatever it is.
package struct FlightEvent: Sendable, Hashable {
  /// What happened; the names are those of the text form.
  package enum Kind: String, Sendable, CaseIterable {
    /// A signal was subscribed, for the first time with the number 0.
    case subscribed
    /// A subscription sent a value.
    case next
    /// A subscription completed.
    case completed
    /// A subscription failed.
    case failed
    /// A subscription was disposed.
    case disposed
    /// A timer was fired late.
    case late
    /// The number of armed timers was another one than before.
    case pending
    /// It showed that the device had slept.
    case slept
    /// It showed that the wall clock had been set.
    case wall
    /// A place in the program was passed.
    case mark
  }

  /// When, on the clock of the recorder.
  package var time: Nanoseconds
  package var kind: Kind
  /// Which signal or scheduler, by its place in the list of names; zero for what belongs to none.
  package var source = 0
  /// The number of the subscription; the lateness; how many timers; how long the device has slept in all; how far the wall clock is ahead.
  package var number: Int64 = 0
  /// The value or the failure, if it was asked for, or the name of a mark; else empty.
  package var text = ""

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
  package var hasSource: Bool {
    switch self {
    case .slept, .wall, .mark: false
    default: true
    }
  }

  /// Whether it has a number.
  package var hasNumber: Bool { self != .mark }

  /// Whether it ends a subscription.
  package var isEnd: Bool {
    switch self {
    case .completed, .failed, .disposed: true
    default: false
    }
  }
}

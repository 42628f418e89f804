// One beat of the heartbeat.
//
//   swift run heartbeat --virtual
import TickStreams

/// One beat.
struct Beat: Sendable, Hashable {
  /// Counts over the whole program, visits to the background notwithstanding, and counts missed beats too: it tells which beat this is.
  var index: Int
  /// When it came, since the start of the program.
  var time: Duration
  /// How many beats before it came due and could not be delivered.
  var missed: Int

  /// Which beats these were, the first and the last one: `4..7`; `0` if there were none.
  var skipped: String { missed == 0 ? "0" : "\(index - missed)..\(index - 1)" }

  /// What comes before the first beat.
  static let none = Beat(index: -1, time: .zero, missed: 0)

  /// The beat after this one.
  func next(_ tick: Tick, since start: TickInstant) -> Beat {
    Beat(index: index + tick.missed + 1, time: start.duration(to: tick.fired), missed: tick.missed)
  }
}

// One beat of the heartbeat.
//
//   swift run heartbeat --virtual
import TickStreams

/// One beat.
struct Beat: Sendable, Hashable {
  /// The number of the beat, from zero; it counts missed beats too, and does not start again on a return from the background.
  var index: Int
  /// When it came, since the start of the program.
  var time: Duration
  /// How many beats directly before it came due and could not be delivered.
  var missed: Int

  /// Which beats these were, the first and the last one: `4..7`; `0` if there were none.
  var skipped: String { missed == 0 ? "0" : "\(index - missed)..\(index - 1)" }

  /// The state before the first beat.
  static let none = Beat(index: -1, time: .zero, missed: 0)

  /// The beat after this one.
  func next(_ tick: Tick, since start: TickInstant) -> Beat {
    Beat(index: index + tick.missed + 1, time: start.duration(to: tick.fired), missed: tick.missed)
  }
}

import Synchronization
import TickStreams

extension Replay {
  /// Sends the inputs.
  final class Player: Sendable {
    /// The engine whose timers send them.
    let engine: TimerEngine
    /// The places of the recorded events among the work of their instants.
    private let places: [TieBreak]
    private let last = Atomic<Int>(-1)

    init(_ engine: TimerEngine, _ places: [TieBreak]) {
      self.engine = engine
      self.places = places
    }

    /// The place in the log of the event that was sent last; -1 before the first.
    var latest: Int { last.load(ordering: .relaxed) }

    /// Runs `action` in the place of a recorded event.
    @discardableResult
    func schedule(_ place: Int, at time: Nanoseconds, _ action: @escaping @Sendable () -> Void) -> TickTimer {
      engine.schedule(at: TickInstant(nanoseconds: time), tieBreak: places[place], for: CallOrigin("replay")) { [self] in
        last.store(place, ordering: .relaxed)
        action()
      }
    }
  }
}

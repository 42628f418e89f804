// What can happen to a device while countdowns run on it.
//
//   swift run countdown-board --virtual --stall 2.5
import TickStreams

/// An interruption, named after its key.
enum Interruption: Character, Sendable {
  /// The program is blocked for two seconds.
  case stall = "s"
  /// The app is in the background for ten minutes, so none of its code runs.
  case background = "b"
  /// The user sets the date of the device an hour ahead.
  case date = "d"
}

extension Device {
  /// Lets an interruption happen, in the context of the scheduler, and says what the clocks show of it.
  func perform(_ interruption: Interruption) -> String {
    let (start, date) = (scheduler.now, scheduler.wallNow)
    switch interruption {
    case .stall: stall(for: .seconds(2))
    case .background: pass(.seconds(600))
    case .date: setDate(aheadBy: .seconds(3_600))
    }
    let passed = start.duration(to: scheduler.now)
    let set = date.duration(to: scheduler.wallNow) - passed
    return switch interruption {
    case .stall: "stalled \(passed.inShort)"
    case .background: "\(passed.inShort) in the background"
    case .date: "date set \(set.inShort) ahead"
    }
  }
}

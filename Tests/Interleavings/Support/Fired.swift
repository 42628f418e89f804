@testable import TickStreams

/// The timers that have fired, with their times.
///
/// Unchecked: accessed only by the thread that has the baton.
final class Fired: @unchecked Sendable {
  private let alarm: any Alarm
  private let isInside = Shared(false)
  private(set) var numbers: [Int] = []
  private var texts: [String] = []

  init(_ alarm: any Alarm) { self.alarm = alarm }

  static func byHand() -> (Hand, Fired) {
    let hand = Hand()
    return (hand, Fired(hand.alarm))
  }

  var text: String { texts.joined(separator: " ") }

  func note(_ number: Int) {
    userCode("action \(number) runs")
    expect(!isInside.exchange(true), "two timers fire at once")
    numbers.append(number)
    texts.append("\(number)@\(Double(alarm.now.nanoseconds) / 1e9)")
    isInside.set(false)
  }
}

extension TickInstant { static func seconds(_ seconds: Double) -> TickInstant { .origin.advanced(by: .seconds(seconds)) } }

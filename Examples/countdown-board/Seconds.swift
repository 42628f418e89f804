// Durations, as the command line and the board have them.
//
//   swift run countdown-board --sale 3600.3 --seconds 10
import Foundation

extension Duration {
  /// The duration that `text` names in seconds, to the nanosecond; `nil` if it is not a number, or is more than a century.
  init?(seconds text: String) {
    guard let seconds = Double(text), abs(seconds) < 3.2e9 else { return nil }
    self = .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  /// The seconds, with three decimals.
  var inSeconds: String {
    String(format: "%.3f", self / .seconds(1))
  }

  /// Hours, minutes and seconds: `1:02:03`.
  var onAClock: String {
    let seconds = components.seconds
    return String(format: "%lld:%02lld:%02lld", seconds / 3_600, seconds / 60 % 60, seconds % 60)
  }
}

// Seconds, as the command line and the printed lines have them.
//
//   swift run heartbeat --every 0.25 --delay 1.5
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
}

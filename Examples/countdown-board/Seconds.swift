// Durations, as the command line and the board have them.
//
//   swift run countdown-board --sale 3600.3 --seconds 10
import Foundation

extension Duration {
  /// Hours, minutes and seconds: `1:02:03`.
  var onAClock: String {
    let seconds = components.seconds
    return String(format: "%lld:%02lld:%02lld", seconds / 3_600, seconds / 60 % 60, seconds % 60)
  }

  /// Seconds with one decimal: `2.0 s`.
  var inShort: String { String(format: "%.1f s", self / .seconds(1)) }
}

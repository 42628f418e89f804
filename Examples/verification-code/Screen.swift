// The screen with the button: it lives as long as it is shown, and its countdown does not depend on it.
//
//   swift run verification-code --virtual
import TickStreams

/// A screen with a button that sends a verification code, at most once a minute.
@MainActor
final class Screen {
  private let hub: CountdownHub<String>
  private let write: (String) -> Void

  /// Enters the screen: the button shows what is right now, before this returns.
  init(_ hub: CountdownHub<String>, write: @escaping (String) -> Void) {
    self.hub = hub
    self.write = write
    hub.bind(self, to: "code") { screen, left in screen.show(left) }
  }

  /// Touches the button.
  func send() {
    guard hub.current("code") == nil else { return write("touched, too early") }
    hub.start("code", for: .seconds(60))
  }

  private func show(_ left: Duration?) {
    switch left {
    case nil: write("button: send code")
    case .zero?: write("button: send code again")
    case let left?: write("button: again in \(left.parts(largest: .minutes).text)")
    }
  }
}

extension DurationParts {
  /// Minutes and seconds: `1:00`.
  fileprivate var text: String { "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)" }
}

// The screen with the button: it lives as long as it is shown, and the countdown, which lives in the hub of the app, does not depend on it.
//
//   swift run verification-code --virtual
import TickStreams

/// A screen with a button that sends a verification code, at most once a minute.
@MainActor
final class Screen {
  private let hub: CountdownHub<String>
  private let write: (String) -> Void
  private var button = "" {
    didSet { if button != oldValue { write("button: \(button)") } }
  }

  /// Enters the screen: the button shows what is right now, before this returns.
  init(_ hub: CountdownHub<String>, write: @escaping (String) -> Void) {
    self.hub = hub
    self.write = write
    hub.bind(self, to: "code") { screen, left in screen.show(left) }
  }

  /// Touches the button.
  ///
  /// With its own phase each value is shown for one second, counted from the touch. In the shared phase of the hub, whose values change on
  /// the same instant, the first one would be shorter.
  func send() {
    guard hub.current("code") == nil else { return write("touched, too early") }
    hub.start("code", for: .seconds(60), phase: .own)
  }

  private func show(_ left: Duration?) {
    switch left {
    case nil, .zero?: button = "send code"
    case let left?: button = "again in \(left.countdownLabel())"
    }
  }
}

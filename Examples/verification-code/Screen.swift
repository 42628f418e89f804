// The screen with the button: it lives as long as it is shown, and the countdown, which is in the hub of the app, does not depend on it.
//
//   swift run verification-code --virtual
import TickStreams

/// A screen with a button that sends a verification code.
@MainActor
final class Screen {
  private let app: App
  private let write: (String) -> Void
  private var button = "" {
    didSet { if button != oldValue { write("button: \(button)") } }
  }

  /// Enters the screen: the button shows the current state before this returns.
  init(_ app: App, write: @escaping (String) -> Void) {
    self.app = app
    self.write = write
    app.hub.bind(self, to: "code") { screen, left in screen.show(left) }
  }

  /// Touches the button.
  func touch() {
    if !app.sendCode() { write("touched, too early") }
  }

  private func show(_ left: Duration?) {
    switch left {
    case nil, .zero?: button = "send code"
    case let left?: button = "again in \(left.countdownLabel())"
    }
  }
}

// The screen with the button: it lives as long as it is shown, and its countdown does not depend on it.
//
//   swift run verification-code --virtual
import TickStreams

/// A screen with a button that sends a verification code, at most once a minute.
@MainActor
final class Screen {
  private let limit: ResendLimit
  private let write: (String) -> Void
  private var subscription: Subscription?

  /// Enters the screen: the button shows what is right now, before this returns.
  init(_ limit: ResendLimit, write: @escaping (String) -> Void) {
    self.limit = limit
    self.write = write
    subscription = limit.left.signal.removeDuplicates().subscribe(with: self, onMain: { screen, left in screen.show(left) })
  }

  /// Touches the button.
  func send() {
    if !limit.start() { write("touched, too early") }
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

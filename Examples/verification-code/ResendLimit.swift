// When a code may be sent again: it lives with the app, so a screen that is entered again shows what is left.
//
//   swift run verification-code --virtual
import TickStreams

/// Lets a verification code be sent once a minute.
@MainActor
final class ResendLimit {
  /// What is left of the minute: `nil` before the first code, zero when another one may be sent.
  let left = TickValue<Duration?>(nil)
  private let scheduler: any TickScheduler
  private let countdown = SerialDisposable()

  init(on scheduler: any TickScheduler) {
    self.scheduler = scheduler
  }

  /// Starts the minute; false if one is not over yet.
  func start() -> Bool {
    guard (left.current ?? .zero) == .zero else { return false }
    left.current = .seconds(60)
    // A countdown of its own, with a phase of its own: each figure stands for one second, counted from the touch. In a hub, whose figures all
    // flip on the same instant, the first and the last one would not.
    countdown.inner = TickSignal.countdown(for: .seconds(60), on: scheduler)
      .subscribe(with: self, onMain: { limit, left in limit.left.current = left })
    return true
  }
}

/// Runs its work on the main queue, so on the main actor, in real time.
///
/// There is one: `.main`. `schedule` is always asynchronous. Delivery to the main actor (``TickSignal/deliver(on:buffering:file:line:)``,
/// ``TickSignal/OnMain/subscribe(onNext:onCompleted:)``, `bind`) happens synchronously if the caller is on main already and nothing earlier of the same
/// subscription is queued.
public final class MainScheduler: TickScheduler {
  /// The one main scheduler.
  public static let shared = MainScheduler()

  /// The timer engine that does the work.
  public let engine: TimerEngine

  private init() {
    let alarm = DispatchAlarm(DispatchWakeSource(.main, timebase: .continuous), timebase: .continuous)
    engine = TimerEngine(alarm: alarm, policy: EnginePolicy(deliversInline: true))
  }

  /// Runs `body` synchronously if this is the main queue, and otherwise asynchronously.
  static func runInPlace(_ body: @escaping @Sendable @MainActor () -> Void) {
    if shared.isCurrent {
      onMainActor(body)
    } else {
      shared.schedule { onMainActor(body) }
    }
  }
}

/// Runs `body` on the main actor, from code that runs in the context of the main scheduler.
func onMainActor<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated(body)
}

extension TickScheduler where Self == MainScheduler {
  /// The scheduler of the main queue and the main actor.
  public static var main: MainScheduler { .shared }
}

import Dispatch

/// Runs its work on the main queue, so on the main actor, in real time.
///
/// There is one: `.main`. `schedule` is always asynchronous. Delivery to the main actor (``TickSignal/deliver(on:file:line:)``,
/// ``TickSignal/subscribe(onMain:onCompleted:)``, `bind`) happens in place if the caller is on main already and nothing earlier of the same
/// subscription is queued.
public final class MainScheduler: EngineScheduler {
  /// The one main scheduler.
  public static let shared = MainScheduler()

  /// The timer engine that does the work.
  public let engine: TimerEngine

  private init() {
    // The queue is asked, not the thread: under `dispatchMain()` on Linux the main queue is served by other threads.
    DispatchQueue.main.setSpecific(key: Self.key, value: true)
    let source = DispatchWakeSource(SerialQueue(.main), timebase: .continuous)
    engine = TimerEngine(
      alarm: DispatchAlarm(source, timebase: .continuous) { DispatchQueue.getSpecific(key: Self.key) == true },
      deliversInline: true
    )
  }

  private static let key = DispatchSpecificKey<Bool>()
}

extension TickScheduler where Self == MainScheduler {
  /// The scheduler of the main queue and the main actor.
  public static var main: MainScheduler { .shared }
}

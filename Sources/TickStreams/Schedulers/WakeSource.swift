// Dispatch does not declare that its sources are Sendable, though they may be used from any thread.
@preconcurrency import Dispatch

/// What a ``DispatchAlarm`` needs of the platform: a serial context, a clock, and two timers that are re-armed, never suspended.
protocol WakeSource: Sendable {
  /// The name of the context, for messages.
  var label: String { get }

  func now(_ timebase: Timebase) -> TickInstant

  /// The clock that the first timer counts by.
  ///
  /// It stands still while the device sleeps.
  var uptime: Nanoseconds { get }

  /// Lets the thread of the context wait in place, if it may; the context has no other work then.
  var parker: (any Parker)? { get }

  /// Runs `body` in the context, as soon as possible.
  func run(_ body: @escaping @Sendable () -> Void)

  /// Calls `fire` in the context whenever one of the timers fires; called once, before anything is armed.
  func activate(_ fire: @escaping @Sendable () -> Void)

  /// Fires at an instant of ``uptime``, then every `period`, or once if that is zero; `never` disarms.
  func wake(at deadline: Nanoseconds, every period: Nanoseconds)

  /// Fires once when the wall clock has gone on by `wait`; `never` disarms. Never called twice at once.
  func wakeByWallClock(after wait: Nanoseconds)

  /// Ends both timers.
  func cancel()
}

/// Timer sources of a dispatch queue.
///
/// The one that waits by the wall clock is made when it is first needed: a scheduler without long waits does without.
final class DispatchWakeSource: WakeSource {
  private struct Wall: Sendable {
    /// What the source calls; `nil` if the wall clock does not matter.
    var fire: (@Sendable () -> Void)?
    /// Once it has been told something.
    var source: (any DispatchSourceTimer)?
  }

  private let queue: DispatchQueue
  private let timer: any DispatchSourceTimer
  private let timebase: Timebase
  private let wall = Lock(Wall())
  let parker: (any Parker)?

  /// - Parameters:
  ///   - queue: Where the timers fire.
  ///   - timebase: What clock they serve.
  ///   - parks: Whether a thread of the queue may wait in place: on a queue that nothing else can reach.
  init(_ queue: DispatchQueue, timebase: Timebase, parks: Bool = false) {
    self.queue = queue
    #if !canImport(Darwin) && (canImport(Glibc) || canImport(Musl))
      parker = parks ? ThreadParker() : nil
    #else
      parker = nil
    #endif
    timer = DispatchSource.makeTimerSource(queue: queue)
    self.timebase = timebase
  }

  var label: String { queue.label }

  func now(_ timebase: Timebase) -> TickInstant { SystemClock.now(timebase) }

  var uptime: Nanoseconds { SystemClock.uptime }

  func run(_ body: @escaping @Sendable () -> Void) {
    queue.async { body() }
  }

  func activate(_ fire: @escaping @Sendable () -> Void) {
    timer.setEventHandler { fire() }
    timer.activate()
    if timebase == .continuous { wall.withLock { $0.fire = fire } }
  }

  func wake(at deadline: Nanoseconds, every period: Nanoseconds) {
    guard deadline != .never else { return timer.schedule(deadline: .distantFuture) }
    let repeating: DispatchTimeInterval = period > 0 ? DispatchTimeInterval(period) : .never
    timer.schedule(deadline: DispatchTime(uptimeNanoseconds: UInt64(deadline)), repeating: repeating, leeway: .nanoseconds(0))
  }

  func wakeByWallClock(after wait: Nanoseconds) {
    let (fire, made) = wall.withLock { ($0.fire, $0.source) }
    guard let fire else { return }
    let source = made ?? DispatchSource.makeTimerSource(queue: queue)
    let deadline: DispatchWallTime = wait == .never ? .distantFuture : .now() + DispatchTimeInterval(wait)
    source.schedule(wallDeadline: deadline, leeway: .nanoseconds(0))
    guard made == nil else { return }
    source.setEventHandler { fire() }
    source.activate()
    wall.withLock { $0.source = source }
  }

  func cancel() {
    timer.cancel()
    wall.withLock { $0.source }?.cancel()
  }
}

extension DispatchTimeInterval {
  /// Exact where `Int` holds the nanoseconds, else rounded up to microseconds, at most as many as `Int` holds.
  fileprivate init(_ nanoseconds: Nanoseconds) {
    self = Int(exactly: nanoseconds).map(Self.nanoseconds) ?? .microseconds(Int(clamping: nanoseconds / 1_000 + 1))
  }
}

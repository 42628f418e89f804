// Dispatch for Linux does not declare that its sources are Sendable, though they may be used from any thread.
@preconcurrency import Dispatch

/// The platform services of a ``DispatchAlarm``: a serial context, a clock, and two timers that are re-armed, never suspended.
protocol WakeSource: ~Copyable, Sendable {
  /// The name of the context, for messages.
  var label: String { get }

  /// Whether the calling code runs in the context.
  var isCurrent: Bool { get }

  func now(_ timebase: Timebase) -> TickInstant

  /// The clock that the uptime timer counts by.
  ///
  /// It stops while the device sleeps.
  var uptime: Nanoseconds { get }

  /// Takes a parker for the calling thread, if one is free and no other work can reach the context.
  func takeParker() -> (any Parker)?

  /// Runs `body` in the context, as soon as possible.
  func run(_ body: @escaping @Sendable () -> Void)

  /// Runs `body` as work of the context, on a thread of the context.
  func serve(_ body: () -> Void)

  /// Calls `fire` in the context whenever one of the timers fires; called once, before anything is armed. Holds it until ``cancel()``.
  func activate(_ fire: @escaping @Sendable () -> Void)

  /// Fires at an instant of ``uptime``, then every `period`, or once if that is zero; `never` disarms. Never called concurrently.
  ///
  /// The system may use the leeway to wake once for several programs, as Darwin does.
  func wake(at deadline: Nanoseconds, every period: Nanoseconds, leeway: Nanoseconds)

  /// Fires once when the wall clock has gone on by `wait`; `never` disarms. Never called concurrently.
  func wakeByWallClock(after wait: Nanoseconds, leeway: Nanoseconds)

  /// Ends both timers.
  func cancel()
}

/// Timer sources of a dispatch queue.
///
/// Each is made when it is first needed: a scheduler on which nothing has been armed has none, and one without long waits has none that
/// waits by the wall clock. A source that is scheduled before it is activated wakes Dispatch's manager thread once, not twice.
struct DispatchWakeSource: ~Copyable, WakeSource {
  /// Not private: the compiler crashes.
  struct Timers: Sendable {
    /// The closure that they call; `nil` after they are canceled.
    var fire: Callback?
    var uptimeTimer: (any DispatchSourceTimer)?
    var wallTimer: (any DispatchSourceTimer)?
  }

  private let serial: SerialQueue
  private let timebase: Timebase
  private let parks: Bool
  private let isStrict: Bool
  private let timers = Lock(Timers())

  /// - Parameters:
  ///   - serial: Where the timers fire.
  ///   - timebase: The clock of the timers.
  ///   - parks: Whether a thread of the queue may wait on its thread: on a queue that nothing else can reach.
  ///   - isStrict: Whether the system may not move the timers.
  init(_ serial: SerialQueue, timebase: Timebase, parks: Bool = false, isStrict: Bool = false) {
    self.serial = serial
    self.isStrict = isStrict
    self.timebase = timebase
    self.parks = parks
  }

  var label: String { serial.queue.label }
  var isCurrent: Bool { serial.isCurrent }

  func now(_ timebase: Timebase) -> TickInstant { SystemClock.now(timebase) }

  var uptime: Nanoseconds { SystemClock.uptime }

  func takeParker() -> (any Parker)? {
    #if !canImport(Darwin) && (canImport(Glibc) || canImport(Musl))
      parks ? ThreadParker.take() : nil
    #else
      nil
    #endif
  }

  func run(_ body: @escaping @Sendable () -> Void) { serial.queue.async(execute: body) }

  func serve(_ body: () -> Void) { serial.serve(body) }

  func activate(_ fire: @escaping @Sendable () -> Void) { timers.withLock { $0.fire = Callback(fire) } }

  func wake(at deadline: Nanoseconds, every period: Nanoseconds, leeway: Nanoseconds) {
    let repeating: DispatchTimeInterval = period > 0 ? DispatchTimeInterval(period) : .never
    let time: DispatchTime = deadline == .never ? .distantFuture : DispatchTime(uptimeNanoseconds: UInt64(deadline))
    timers.withLock { timers in
      schedule(&timers.uptimeTimer, disarms: deadline == .never, timers.fire) {
        $0.schedule(deadline: time, repeating: repeating, leeway: DispatchTimeInterval(leeway))
      }
    }
  }

  func wakeByWallClock(after wait: Nanoseconds, leeway: Nanoseconds) {
    guard timebase == .continuous else { return }
    let time: DispatchWallTime = wait == .never ? .distantFuture : .now() + DispatchTimeInterval(wait)
    timers.withLock { timers in
      schedule(&timers.wallTimer, disarms: wait == .never, timers.fire) {
        $0.schedule(wallDeadline: time, leeway: DispatchTimeInterval(leeway))
      }
    }
  }

  /// Schedules a timer, and creates it first if there is none; it is not created to be disarmed, nor once the timers are canceled.
  private func schedule(
    _ timer: inout (any DispatchSourceTimer)?, disarms: Bool, _ fire: Callback?, _ set: (any DispatchSourceTimer) -> Void
  ) {
    if let timer { return set(timer) }
    guard let fire, !disarms else { return }
    let new = DispatchSource.makeTimerSource(flags: isStrict ? .strict : [], queue: serial.queue)
    new.setEventHandler(handler: fire.run)
    set(new)
    new.activate()
    timer = new
  }

  func cancel() {
    let canceled = timers.withLock { exchange(&$0, with: Timers()) }
    canceled.uptimeTimer?.cancel()
    canceled.wallTimer?.cancel()
  }
}

extension DispatchTimeInterval {
  /// Exact where `Int` holds the nanoseconds, else rounded up to microseconds, at most as many as `Int` holds.
  fileprivate init(_ nanoseconds: Nanoseconds) {
    self = Int(exactly: nanoseconds).map(Self.nanoseconds) ?? .microseconds(Int(clamping: nanoseconds / 1_000 + 1))
  }
}

/// Where and when timed work runs: a context, which is serial but for the immediate scheduler, with a monotonic clock.
///
/// The schedulers of the library differ in these properties:
///
/// | | context | serial | `schedule` | clock |
/// |---|---|---|---|---|
/// | ``MainScheduler`` (`.main`) | main queue | yes | asynchronously; delivery synchronously if on main | real |
/// | ``QueueScheduler`` | its own queue, or a private one that targets yours | yes | asynchronously | real |
/// | ``AlarmScheduler`` | its alarm's | yes | as its alarm does | its alarm's |
/// | ``ImmediateScheduler`` | the caller's | no | synchronously | real; no wait takes time |
/// | `TestScheduler` | the thread that advances it | yes | at the next advance, even by zero | virtual |
///
/// Work runs in order of its deadlines, and in order of scheduling where those are equal. It never runs early.
/// All of these but the main and the immediate scheduler can be shut down: ``OwnedScheduler``.
///
/// Everything that a scheduler does is done by its ``engine``, the only requirement. A scheduler on another clock is an ``AlarmScheduler``.
/// A wrapper of another scheduler hands out the engine of that one: for its timers, the two are one scheduler.
public protocol TickScheduler: AnyObject, Sendable {
  /// The timer engine of this scheduler, into which sources and operators put their timers.
  var engine: TimerEngine { get }
}

extension TickScheduler {
  /// The clock that ``now`` reads.
  ///
  /// Instants are comparable between schedulers of the system with the same timebase, between siblings of one test, and between a scheduler
  /// and its views; a clock that starts elsewhere, pauses or runs faster has instants that mean something on it alone.
  public var timebase: Timebase { engine.timebase }

  /// The current time on the monotonic clock.
  public var now: TickInstant { engine.now }

  /// The current time on the wall clock, as this scheduler sees it.
  ///
  /// With Foundation, `date` gives the same as a `Date`.
  public var wallNow: WallInstant { engine.wallNow }

  /// Whether the calling code runs in this scheduler's serial context.
  public var isCurrent: Bool { engine.isCurrent }

  /// Runs `action` on the next turn, after work that is already due; on an immediate scheduler, now.
  ///
  /// - Parameter action: Runs in this scheduler's context, and is released afterwards.
  /// - Returns: A handle; disposing it cancels the action, unless that has started. Dropping it does not.
  @discardableResult
  public func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
    engine.schedule(action)
  }

  /// Runs `action` once, in `[now + delay, now + delay + leeway]`.
  ///
  /// - Parameters:
  ///   - delay: How long from now, not negative.
  ///   - leeway: How late it may be where that saves a wake-up; not negative.
  ///     By default that of the scheduler, at most half of the wait.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - action: Runs in the context of this scheduler.
  /// - Returns: The timer, to dispose, move or inspect it. Dropping it does not end the timer.
  @discardableResult
  public func schedule(
    after delay: Duration, leeway: Duration? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @Sendable () -> Void
  ) -> TickTimer {
    let delay = delay.checkedNotNegative("delay", file: file, line: line)
    let leeway = leeway?.checkedNotNegative("leeway", file: file, line: line)
    let engine = engine
    let instant = engine.now.adding(delay)
    // The timer takes over this reference to the engine: threads that share a scheduler also contend for its reference count.
    let timer = ActionTimer(engine, for: CallOrigin("schedule", file, line), leeway: leeway, .plain(action))
    timer.engine.arm(timer, at: instant)
    return timer
  }

  /// Runs `action` once, in `[instant, instant + leeway]`.
  ///
  /// - Parameters:
  ///   - instant: When; a past one counts as now, ``TickInstant/distantFuture`` means never.
  ///   - leeway: How late it may be where that saves a wake-up; not negative.
  ///     By default that of the scheduler, at most half of the wait.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - action: Runs in this scheduler's context. Kept until the timer is disposed or released, since a timer can be rescheduled after it fired.
  /// - Returns: The timer, to dispose, move or inspect it. Dropping it does not end the timer.
  @discardableResult
  public func schedule(
    at instant: TickInstant, leeway: Duration? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @Sendable () -> Void
  ) -> TickTimer {
    let leeway = leeway?.checkedNotNegative("leeway", file: file, line: line)
    return engine.schedule(at: instant, leeway: leeway, for: CallOrigin("schedule", file, line), action)
  }

  /// Runs `action` for every tick of `schedule`, which starts now.
  ///
  /// - Parameters:
  ///   - schedule: The delay, the interval, the leeway and the policy for missed ticks.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - action: Runs in this scheduler's context.
  /// - Returns: The timer, to dispose, move or inspect it. Dropping it does not end the timer.
  @discardableResult
  public func schedule(
    _ schedule: TickSchedule, file: StaticString = #fileID, line: UInt = #line, _ action: @escaping @Sendable (Tick) -> Void
  ) -> TickTimer {
    engine.schedule(schedule, for: CallOrigin("schedule", file, line), action)
  }

  /// Runs `action` for every tick, until the timer is disposed.
  ///
  /// ```swift
  /// scheduler.schedule(every: .seconds(60), delay: .zero) { print($0.index) }
  /// ```
  ///
  /// - First run: after `delay`, by default after `interval`; with `.zero` as soon as possible. Never early, and nothing drifts.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks; zero or less is a programmer error. For values from outside there is ``TickSchedule``.
  ///   - delay: The time before the first tick, not negative; by default `interval`.
  ///   - leeway: How late a tick may be where that saves a wake-up; not negative. At most half of the interval, for the first
  ///     tick also half of its wait. By default that of the scheduler, `.zero` for none.
  ///   - missedTicks: The policy for ticks that became due while the timer could not run.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - action: Runs in the context of this scheduler.
  /// - Returns: The timer, to dispose, move or inspect it. Dropping it does not end the timer.
  @discardableResult
  public func schedule(
    every interval: Duration, delay: Duration? = nil, leeway: Duration? = nil, missedTicks: MissedTicks = .skip,
    file: StaticString = #fileID, line: UInt = #line, _ action: @escaping @Sendable (Tick) -> Void
  ) -> TickTimer {
    let schedule = TickSchedule(checked: interval, delay: delay, leeway: leeway, missedTicks: missedTicks, file: file, line: line)
    return engine.schedule(schedule, for: CallOrigin("schedule", file, line), action)
  }

  /// Counts of the scheduler's work since it was made, and of its pending timers.
  ///
  /// It can be read at any time, from any thread, at the cost of a lock.
  public var statistics: SchedulerStatistics { engine.statistics }

  /// Whether the scheduler was shut down, or the one that it runs on.
  ///
  /// A custom operator that delays values for a scheduler has to check this before it sends: then signals stay silent
  /// (``OwnedScheduler/shutdown()``).
  public var isShutDown: Bool { engine.isShutDown }

  /// Stops the program if the calling code does not run in this scheduler's context.
  ///
  /// - Parameters:
  ///   - message: Added to the message with which the program stops.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public func preconditionIsCurrent(_ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line) {
    guard !isCurrent else { return }
    let reason = message()
    programmerError("not in the context of the scheduler" + (reason.isEmpty ? "" : ": \(reason)"), file: file, line: line)
  }
}

/// A scheduler with its own timer engine, which its owner can shut down.
///
/// ``MainScheduler``, which the whole program shares, cannot be shut down. Code that gets a scheduler as `any TickScheduler` cannot call
/// ``shutdown()``.
///
/// ```swift
/// let scheduler = QueueScheduler(label: "heartbeats")
/// let timer = scheduler.schedule(after: .seconds(60)) { print("beat") }
/// scheduler.shutdown()
/// timer.isDisposed == true
/// ```
public protocol OwnedScheduler: TickScheduler {}

extension OwnedScheduler {
  /// Ends the scheduler: pending work never runs, and is released.
  ///
  /// - Pending work is disposed, and its closures are released, before this returns, on the calling thread.
  /// - Work that is running is finished, and this does not wait for it. If work of the scheduler calls this, no other work starts; if
  ///   another context does, work that is starting at that moment may still run.
  /// - New work does not run: `schedule` returns a handle that is disposed already, and releases the closure. So does the rescheduling of a timer.
  /// - Signals stay silent: sources of the scheduler, and operators that hold values or an end back for it, send neither values nor an end.
  ///   The operators release their waiting values and dispose their upstreams; a subscription lasts until it is disposed or dropped. Operators
  ///   that only start, limit or repeat something by the scheduler, such as `timeout`, pass events on. The page <doc:TimeSemantics> lists
  ///   all of them.
  /// - Tasks that sleep on the scheduler resume with a `CancellationError`, and tasks that begin to sleep receive it immediately. From then on
  ///   `withTimeout` never times out.
  /// - Its clocks continue. No wake-up is armed; a thread of a ``QueueScheduler`` that waits returns its thread to the system within 50
  ///   ms.
  /// - Schedulers that run on this one are shut down with it: a ``ScaledScheduler``, a ``PausableScheduler``, one that delivers on a
  ///   queue. One that runs by your ``Alarm`` or `Clock` is not. Shutting down such a scheduler does not affect this one.
  ///
  /// Any thread may call this, even from inside work of the scheduler, and more than once: later calls do nothing.
  ///
  /// - Complexity: O(*n*) in the number of pending timers if they were armed in the order in which they are due, otherwise O(*n* log *n*).
  public func shutdown() {
    engine.core.shutdown()
  }
}

/// A full scheduler over your own ``Alarm``: an event loop, a game loop, another clock.
///
/// The timer engine keeps the queue, the order, leeway, canceling and missed ticks; the alarm wakes it. Any number of timers costs one
/// armed wake-up.
public final class AlarmScheduler: OwnedScheduler {
  /// The timer engine that does the work.
  public let engine: TimerEngine

  /// Creates a scheduler that runs its work where `alarm` wakes it.
  ///
  /// - Parameter alarm: The clock and its wake-up; used by one scheduler only, and retained by it.
  public init(_ alarm: any Alarm) {
    engine = TimerEngine(alarm: alarm)
  }

  /// Creates one that wakes by another scheduler, and has its leeway.
  init(_ alarm: any Alarm, leeway: Nanoseconds) {
    engine = TimerEngine(alarm: alarm, leeway: leeway)
  }

  /// Recomputes timers for dates after the wall clock has been set.
  ///
  /// Call it, on any thread, if the alarm returns true for ``Alarm/reportsWallClockChanges``. Other alarms need not: the scheduler compares
  /// the clocks once a second while a timer waits for a date.
  public func wallClockChanged() {
    engine.core.wallClockChangedHereAndAbove()
  }
}

/// A view of another scheduler that gives a leeway to timers without one: fewer wake-ups, without a change at each call.
///
/// ``TickScheduler/withLeeway(_:file:line:)`` makes one. It uses the clocks and the context of the other scheduler, which has one timer for
/// all timers of the view, with their window. So these share wake-ups with each other and with the timers of the other scheduler.
public final class LeewayScheduler: OwnedScheduler {
  /// The timer engine that does the work.
  public let engine: TimerEngine

  fileprivate init(_ base: TimerEngine, leeway: Nanoseconds, for call: CallOrigin) {
    // Of a view of a view only the windows differ.
    let base = base.view?.base ?? base
    let alarm = LeewayAlarm(base, call)
    engine = TimerEngine(alarm: alarm, deliversInline: base.deliversInline, view: EngineView(base: base, leeway: leeway))
    alarm.timer.serve(engine)
    engine.run(on: base)
  }
}

extension TickScheduler {
  /// A view of this scheduler that gives this leeway to timers without one, such as the timers of `debounce`, `timeout`, `retry`, hubs and
  /// idle timers.
  ///
  /// ```swift
  /// let relaxed = scheduler.withLeeway(.milliseconds(100))
  /// let hub = CountdownHub<String>(every: .seconds(1), on: relaxed)
  /// let searches = search.debounce(for: .milliseconds(300), on: relaxed)
  /// ```
  ///
  /// - A timer of the view fires in `[deadline, deadline + leeway]`; at most half of the time that it waits is used, as with an interval. So
  ///   immediate work is not delayed. A timer may fire late to share a wake-up, but never early.
  /// - A leeway of a call, other than zero, replaces this one. For a view of a view the last leeway counts.
  /// - The view retains this scheduler. Shutting down the view does not affect this scheduler. Shutting down this scheduler ends the view.
  /// - A `TestScheduler` shows it if it is made with `coalescing: true`; otherwise each timer fires at its deadline.
  ///
  /// - Parameters:
  ///   - leeway: How much later timers may fire; not negative, anything else is a programmer error and stops the program. Zero changes nothing.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The view. Each call makes a new one, with its own ``statistics``.
  public func withLeeway(_ leeway: Duration, file: StaticString = #fileID, line: UInt = #line) -> LeewayScheduler {
    let leeway = leeway.checkedNotNegative("leeway", file: file, line: line)
    return LeewayScheduler(engine, leeway: leeway, for: CallOrigin("withLeeway", file, line))
  }
}

/// Wakes by a timer of the base, which may be as late as the windows of the engine's timers allow.
private final class LeewayAlarm: SleepingAlarm {
  let base: TimerEngine
  let timer: ViewTimer

  init(_ base: TimerEngine, _ call: CallOrigin) {
    self.base = base
    timer = ViewTimer(engine: base, for: call)
  }

  var timebase: Timebase { base.timebase }
  var now: TickInstant { base.now }
  var wallNow: WallInstant { base.wallNow }
  var slept: Nanoseconds { base.slept }
  var isCurrent: Bool { base.isCurrent }
  var isStopped: Bool { base.isStopped }
  /// The base passes on its own notifications.
  var reportsWallClockChanges: Bool { !base.looksAtWallClock }

  /// Arms the timer from the first deadline to the first end of a window, which is `instant`: the base decides when in between.
  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    let first = timer.view?.first()?.due ?? instant
    let due = Swift.min(first, instant)
    timer.set(Callback(wake))
    base.arm(timer, at: due, leeway: instant.subtracting(due))
  }

  func disarm() {
    base.disarm(timer)
    timer.set(nil)
  }
}

/// The timer of an engine that lets the timers of a view fire, which are the reasons of its wake-ups.
///
/// Unchecked like its superclass; it adds a constant.
package final class ViewTimer: TickTimer, @unchecked Sendable {
  /// The timer that wakes the view.
  ///
  /// It retains the view only while it is armed.
  private let wake = Lock<Callback?>(nil)
  private let served = Lock<Weak<TimerEngine>?>(nil)

  /// The view.
  package var view: TimerEngine? { served.withLock { $0 }?.object }

  /// Sets the view, which is made after its timer.
  func serve(_ view: TimerEngine) {
    served.withLock { $0 = Weak(view) }
  }

  func set(_ new: Callback?) {
    let old = wake.withLock { exchange(&$0, with: new) }
    withExtendedLifetime(old) {}
  }

  package override func fire(_ tick: Tick) {
    wake.withLock { $0.take() }?.run()
  }

  package override func dispose() {
    super.dispose()
    set(nil)
  }
}

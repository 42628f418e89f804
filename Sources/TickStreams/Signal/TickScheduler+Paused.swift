extension TickScheduler {
  /// A scheduler on this one whose time stands still while the latest value of `isPaused` is `true`.
  ///
  /// A countdown that does not run in the background:
  ///
  /// ```swift
  /// let inBackground = phases.isForeground.not()
  /// let left = TickSignal.countdown(
  ///   for: .seconds(90), on: scheduler.paused(while: inBackground))
  /// ```
  ///
  /// Every source, operator and timer on the result follows: an interval of 10 s that begins at 0 s, and is paused from 14 s to 27 s, ticks
  /// at 10, 33 and 43 s, because 6 s were left. On resume nothing is sent in a burst, and no tick counts as missed.
  ///
  /// - Start: `isPaused` is subscribed by this call, and until the result is released or shut down. Time runs until it sends `true`. When it
  ///   completes, its last value stays in effect. It may send on any thread, but not by a timer of the result, which would never resume it.
  /// - During a pause no timer of the result is armed on this scheduler, and none fires. On resume each wait continues with the time that was
  ///   left, to the nanosecond. On an ``ImmediateScheduler``, which has no time, nothing waits, and so nothing is paused.
  /// - Boundary: a pause at an instant holds back every timer of that instant that was scheduled after it; these fire on resume.
  /// - Clocks: `now`, and the instants of a ``Tick``, do not include pauses, but they include the sleep of the device if the clock of this
  ///   scheduler does. The wall clock does not stop. It is not looked at during a pause, so a countdown to a date shows the right value on
  ///   resume, and a date that has passed is sent then.
  /// - Context: that of this scheduler. Among the timers of one instant, those of both keep the order of scheduling.
  /// - Lifetime: the result retains this scheduler, and is shut down with it. A timer that is armed retains the result, also during a pause.
  ///   ``OwnedScheduler/shutdown()`` of the result ends its timers, and leaves this scheduler alone.
  ///
  /// Make one for a screen, not one for a label: each has its own timer queue.
  ///
  /// - Parameters:
  ///   - isPaused: `true` pauses, `false` resumes; repeated values change nothing.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The scheduler. Each call makes a new one, with its own clock.
  /// - Complexity: a pause and a resume are O(1), however many timers wait.
  public func paused(
    while isPaused: TickSignal<Bool, Never>, file: StaticString = #fileID, line: UInt = #line
  ) -> PausableScheduler {
    let scheduler = PausableScheduler(engine, for: CallOrigin("paused", file, line))
    let (pauses, subscription) = (scheduler.pauses, isPaused.subscribe(onNext: scheduler.pauses))
    // The clock goes on after a shutdown.
    scheduler.engine.core.endTogether(with: CompositeDisposable([subscription, AnyDisposable { pauses(false) }]))
    return scheduler
  }
}

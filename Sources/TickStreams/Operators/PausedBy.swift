/// How a pause affects the timing of the signal that is paused.
///
/// An interval of 10 s, paused from 14 s to 27 s:
///
/// ```text
///               0         10        20        30        40   s
/// paused        --------------=============---------------
/// .freeze       ----------o----------------------o---------o  33, 43: 6 s were left
/// .keepGrid     ----------o-------------------o---------o--  30, 40: 20 is dropped
/// .restart      ----------o--------------------------o-----  37, 47: from 27 again
/// ```
///
/// ![An interval of 10 s that is paused from 14 s to 27 s, with each of the three timings.](paused-interval)
///
/// Missed elements are never sent in a burst on resume.
public enum PauseTiming: String, Sendable, Hashable, CaseIterable {
  /// Time stops: on resume, each wait continues with the time that was left. No timer runs meanwhile.
  case freeze
  /// Time continues: elements that arrive during the pause are dropped, and the next one arrives at its usual time. Timers run meanwhile.
  case keepGrid
  /// The upstream is disposed, and subscribed again on resume. No timer runs meanwhile.
  case restart
}

extension TickSignal {
  /// Drops values while the latest value of `isPaused` is `true`; the upstream keeps running.
  ///
  /// So an interval keeps its grid, and a countdown its deadline: ``PauseTiming/keepGrid``. To stop the upstream meanwhile, use
  /// ``gated(by:)``; to stop its time, ``paused(by:timing:on:_:)``.
  ///
  /// - Start: `isPaused` is subscribed first. The signal is not paused until `isPaused` sends `true`.
  /// - Boundary: if a value and a change of `isPaused` arrive at the same instant, the one that was scheduled first is handled first.
  /// - On resume: only values that the upstream sends from then on are passed on.
  /// - Completion and failure: an end of the upstream ends the result, even during a pause. When `isPaused` completes, its last value stays
  ///   in effect: during a pause the result completes immediately, and otherwise with the upstream. Disposal ends both.
  /// - Delivery: in the context of the upstream.
  ///
  /// ```text
  /// self        a--b--c--d--e--
  /// isPaused    ----t-----f----
  /// paused      a--b--------e--
  /// ```
  ///
  /// Holds nothing.
  public func paused(by isPaused: TickSignal<Bool, Never>) -> TickSignal {
    let isOpen = isPaused.map { !$0 }.raw
    return staged(holding: true) { stage in
      stage.runGate(isOpen, initially: true) { isOpen in stage.update { passes, _ in passes = isOpen } }
      return stage.subscriber(
        onNext: { value in if stage.update({ passes, _ in passes }) { stage.next(value) } }, onEnd: { stage.finish($0) }
      )
    }
  }

  /// A signal that can be paused, made of timed signals on a clock that follows `timing`.
  ///
  /// ```swift
  /// TickSignal.paused(by: isPaused, timing: .freeze, on: scheduler) { clock in
  ///   TickSignal.countdown(for: .seconds(60), on: clock)
  /// }
  /// ```
  ///
  /// - Start: `isPaused` is subscribed first. The signal is not paused until `isPaused` sends `true`; with ``PauseTiming/freeze`` a signal
  ///   that is paused from the start is subscribed nevertheless, and its time does not begin.
  /// - ``PauseTiming/freeze``: `clock` stops during a pause, and with it every timer on it. On resume, each wait continues with the time
  ///   that was left, to the nanosecond; a timer that is due at the instant of the pause, but is scheduled after the pause, fires on resume.
  ///   Instants of `clock`, as in a ``Tick``, do not include pauses. The wall clock does not stop, but it is not read during a pause.
  /// - ``PauseTiming/keepGrid``, ``PauseTiming/restart``: `clock` is `scheduler`. It follows the rules of ``paused(by:)`` and
  ///   ``gated(by:)``.
  /// - Completion and failure: an end of the signal that `make` returns ends the result. If `isPaused` completes during a pause, the result
  ///   completes.
  /// - Delivery: on `scheduler`. Disposal ends everything, and removes the timers. With ``PauseTiming/freeze``, whatever ends the
  ///   subscription also shuts `clock` down: timers on it, such as the grace period of a shared signal, end.
  ///
  /// - Parameters:
  ///   - isPaused: `true` pauses, `false` resumes; repeated values change nothing.
  ///   - timing: How a pause affects the timing.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - make: Returns the signal, on the clock that is passed to it; called once per subscription.
  /// - Returns: The signal that can be paused.
  public static func paused(
    by isPaused: TickSignal<Bool, Never>,
    timing: PauseTiming,
    on scheduler: any TickScheduler,
    _ make: @escaping @Sendable (any TickScheduler) -> TickSignal
  ) -> TickSignal {
    let isOpen = isPaused.map { !$0 }
    switch timing {
    case .freeze: return .frozen(by: isOpen.raw, on: scheduler, make)
    case .keepGrid: return TickSignal.deferred { make(scheduler) }.paused(by: isPaused)
    case .restart: return TickSignal.deferred { make(scheduler) }.gated(by: isOpen, initially: true)
    }
  }

  private static func frozen(
    by isOpen: RawSignal, on scheduler: any TickScheduler, _ make: @escaping @Sendable (any TickScheduler) -> TickSignal
  ) -> TickSignal {
    let boxing = Boxing(Value.self)
    return TickSignal(raw: { downstream in
      let stage = Stage(downstream, boxing, ())
      let clock = PausableScheduler(scheduler.engine)
      stage.runGate(isOpen, initially: true) { clock.setRunning($0) }
      if !stage.isEnded { stage.forward(make(clock).raw) }
      // If time is frozen at the end, timers that are still armed could never fire.
      stage.add(AnyDisposable { clock.end() })
    })
  }
}

extension TickSignal where Value == Tick, Failure == Never {
  /// Ticks at a fixed interval, with pauses.
  ///
  /// Follows the rules of ``interval(_:delay:leeway:missedTicks:on:file:line:)`` and of ``paused(by:timing:on:_:)``. After a pause,
  /// ``Tick/index`` continues under ``PauseTiming/freeze``, continues with the dropped ticks counted under ``PauseTiming/keepGrid``, and
  /// starts from zero under ``PauseTiming/restart``.
  ///
  /// ```text
  /// isPaused                           ------t--f-------------
  /// interval(4, delay: 0, .freeze)     0---1------2---3---4---
  /// interval(4, delay: 0, .keepGrid)   0---1-------3---4---5--
  /// interval(4, delay: 0, .restart)    0---1----0---1---2---3-
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks, greater than zero; anything else is a programmer error and stops the program.
  ///   - delay: The time before the first tick, not negative, independent of `interval`.
  ///   - leeway: How late a tick may be where that saves a wake-up; not negative. At most half of the interval, for the first
  ///     tick also half of its wait. By default that of the scheduler, `.zero` for none.
  ///   - missedTicks: The policy for ticks that became due while the timer could not run; this does not concern pauses.
  ///   - isPaused: `true` pauses, `false` resumes; repeated values change nothing.
  ///   - timing: How a pause affects the timing.
  ///   - scheduler: The scheduler to tick on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func interval(
    _ interval: Duration, delay: Duration? = nil, leeway: Duration? = nil, missedTicks: MissedTicks = .skip,
    pausedBy isPaused: TickSignal<Bool, Never>, timing: PauseTiming, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let schedule = TickSchedule(checked: interval, delay: delay, leeway: leeway, missedTicks: missedTicks, file: file, line: line)
    return .paused(by: isPaused, timing: timing, on: scheduler) { clock in .interval(schedule, on: clock) }
  }
}

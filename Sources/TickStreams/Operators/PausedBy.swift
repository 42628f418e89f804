/// What a pause does to the timing of what is paused.
///
/// An interval of 10 s, paused from 14 s to 27 s:
///
/// ```text
///               0         10        20        30        40   s
/// paused        --------------============----------------
/// .freeze       ----------o----------------------o---------o     33, 43: the 6 s that were left at 14 are left at 27
/// .keepGrid     ----------o-------------------o---------o--      30, 40: the tick of 20 is dropped
/// .restart      ----------o--------------------------o-----      37, 47: a new interval from 27
/// ```
///
/// Under none of them do missed elements come in a burst on resume.
public enum PauseTiming: String, Sendable, Hashable, CaseIterable {
  /// Time stands still: what was left of each wait is left on resume. No timer runs meanwhile.
  case freeze
  /// Time goes on: what comes during the pause is dropped, and the next comes when it would have come. Timers run meanwhile.
  case keepGrid
  /// The upstream is disposed, and subscribed anew on resume. No timer runs meanwhile.
  case restart
}

extension TickSignal {
  /// Drops what comes while `isPaused` says so; the upstream runs on.
  ///
  /// So an interval keeps its grid, and a countdown its deadline: ``PauseTiming/keepGrid``. To stop the upstream meanwhile, use
  /// ``gated(by:)``; to make its time stand still, ``paused(by:timing:on:_:)``.
  ///
  /// - Start: `isPaused` is subscribed first. The signal runs until told otherwise.
  /// - Boundary: of a value and a change of `isPaused` at the very same instant, the one that was scheduled first comes first.
  /// - On resume: nothing comes but what the upstream sends from then on.
  /// - Completion and failure: those of the upstream end the result, also during a pause. When `isPaused` completes, it stays as it is: the
  ///   result completes at once if it is paused, and with the upstream otherwise. Disposal ends both.
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
    let boxing = Boxing(Value.self)
    let isOpen = isPaused.map { !$0 }.raw
    return through { downstream in
      let sink = Sink(downstream, boxing)
      let serialized = sink.serialized
      let passes = Lock(true)
      let turn: @Sendable (Bool) -> Void = { isOpen in passes.withLock { $0 = isOpen } }
      sink.follow(isOpen, initially: true, turn)
      return sink.subscriber(
        onNext: { value in if passes.withLock({ $0 }) { serialized.next(value) } }, onEnd: { serialized.finish($0) }
      )
    }
  }

  /// A signal that can be paused, made of timed ones on a clock that follows the rule of `timing`.
  ///
  /// ```swift
  /// TickSignal.paused(by: isPaused, timing: .freeze, on: scheduler) { clock in
  ///   TickSignal.countdown(for: .seconds(60), on: clock)
  /// }
  /// ```
  ///
  /// - Start: `isPaused` is subscribed first. The signal runs until told otherwise; with ``PauseTiming/freeze`` a signal that is paused from
  ///   the start is subscribed all the same, and its time does not begin.
  /// - ``PauseTiming/freeze``: `clock` stands still during a pause, and with it every timer on it. What is left of a wait is left on resume,
  ///   to the nanosecond; a timer that is due at the very instant of the pause, but behind it, fires on resume. Instants of `clock`, as in
  ///   a ``Tick``, do not count pauses. The wall clock does not stand still, but nobody looks at it during a pause.
  /// - ``PauseTiming/keepGrid``, ``PauseTiming/restart``: `clock` is `scheduler`. The rules are those of ``paused(by:)`` and ``gated(by:)``.
  /// - Completion and failure: those of the signal that `make` returns. When `isPaused` completes during a pause, the result completes.
  /// - Delivery: on `scheduler`. Disposal ends everything, and takes the timers out.
  ///
  /// - Parameters:
  ///   - isPaused: `true` pauses, `false` resumes; repeated ones change nothing.
  ///   - timing: What a pause does to the timing.
  ///   - scheduler: Where and on which clock to wait.
  ///   - make: Makes the signal, once per subscription, on the clock it is given.
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
      let sink = Sink(downstream, boxing)
      let clock = PausableScheduler(scheduler.engine)
      sink.follow(isOpen, initially: true) { clock.turn($0) }
      if !sink.isEnded { sink.forward(make(clock).raw) }
    })
  }
}

extension TickSignal where Value == Tick, Failure == Never {
  /// Ticks, with pauses.
  ///
  /// By the rules of ``interval(_:delay:leeway:missedTicks:on:file:line:)`` and of ``paused(by:timing:on:_:)``. ``Tick/index`` goes on after
  /// a pause under ``PauseTiming/freeze``, has counted the dropped ticks under ``PauseTiming/keepGrid``, and starts from zero under
  /// ``PauseTiming/restart``.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks, greater than zero; anything else is a programmer error and stops the program.
  ///   - delay: The time before the first tick, not negative, independent of `interval`.
  ///   - leeway: How late a tick may be, so that timers can share wake-ups; not negative. Half the interval at most is used.
  ///   - missedTicks: What happens to ticks that came due while the timer could not run, which a pause does not count as.
  ///   - isPaused: `true` pauses, `false` resumes; repeated ones change nothing.
  ///   - timing: What a pause does to the timing.
  ///   - scheduler: Where and on which clock to tick.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func interval(
    _ interval: Duration,
    delay: Duration? = nil,
    leeway: Duration = .zero,
    missedTicks: MissedTicks = .skip,
    pausedBy isPaused: TickSignal<Bool, Never>,
    timing: PauseTiming,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    let schedule = TickSchedule(
      checked: interval, delay: delay, leeway: leeway, missedTicks: missedTicks, file: file, line: line
    )
    return .paused(by: isPaused, timing: timing, on: scheduler) { clock in .interval(schedule, on: clock) }
  }
}

public import TickStreams

// The actions of a test. They are armed outside of the scheduler: they run on time, whatever its leeway, and neither delay nor wake a timer of the app. They
// remember their place in the source code.
//
// A call with a leeway is one of the scheduler, as in the app, and so is every call through `any TickScheduler`.

extension TestScheduler {
  /// Runs `action` as soon as time passes, even by zero, after the work that is due already.
  ///
  /// - Parameters:
  ///   - file: The file of the call, for ``pending``.
  ///   - line: The line of the call, for ``pending``.
  ///   - action: Runs on the thread that lets time pass.
  /// - Returns: A handle; disposing it cancels the action, unless that has started.
  @discardableResult
  public func schedule(
    file: StaticString = #fileID, line: UInt = #line, _ action: @escaping @Sendable () -> Void
  ) -> any Disposable {
    world.outside.schedule(for: CallOrigin("schedule", file, line), action)
  }

  /// Runs `action` once, at `instant`.
  ///
  /// - Parameters:
  ///   - instant: When; a past one counts as now, and fires as soon as time passes, even by zero.
  ///   - file: The file of the call, for ``pending``.
  ///   - line: The line of the call, for ``pending``.
  ///   - action: Runs on the thread that lets time pass.
  /// - Returns: The timer, to dispose, move or inspect it.
  @discardableResult
  public func schedule(
    at instant: TickInstant, file: StaticString = #fileID, line: UInt = #line, _ action: @escaping @Sendable () -> Void
  ) -> TickTimer {
    world.outside.schedule(at: instant, for: CallOrigin("schedule", file, line), action)
  }

  /// Runs `action` once, `delay` from now.
  ///
  /// - Parameters:
  ///   - delay: How long from now, not negative; anything else is a mistake of the test, and the timer never fires.
  ///   - file: The file of the call, for ``pending``.
  ///   - line: The line of the call, for ``pending``.
  ///   - action: Runs on the thread that lets time pass.
  /// - Returns: The timer, to dispose, move or inspect it.
  @discardableResult
  public func schedule(
    after delay: Duration, file: StaticString = #fileID, line: UInt = #line, _ action: @escaping @Sendable () -> Void
  ) -> TickTimer {
    guard delay >= .zero else { return refused("delay must not be negative, but is \(delay)", CallSite(file, line)) }
    return schedule(at: now.advanced(by: delay), file: file, line: line, action)
  }

  /// Reports a mistake, and returns a timer that never fires.
  private func refused(_ complaint: String, _ site: CallSite) -> TickTimer {
    world.mistakes.report(complaint, site)
    let timer = schedule(at: .distantFuture) {}
    timer.dispose()
    return timer
  }

  /// Runs `action` for every tick of `schedule`, which starts now: outside of the scheduler, unless it has a leeway.
  ///
  /// - Parameters:
  ///   - schedule: When.
  ///   - file: The file of the call, for ``pending``.
  ///   - line: The line of the call, for ``pending``.
  ///   - action: Runs on the thread that lets time pass.
  /// - Returns: The timer, to dispose, move or inspect it.
  @discardableResult
  public func schedule(
    _ schedule: TickSchedule, file: StaticString = #fileID, line: UInt = #line, _ action: @escaping @Sendable (Tick) -> Void
  ) -> TickTimer {
    (schedule.leeway == nil ? world.outside : engine).schedule(schedule, for: CallOrigin("schedule", file, line), action)
  }

  /// Runs `action` for every tick, until the timer is disposed.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks; zero or less is a mistake of the test, and the timer never fires.
  ///   - delay: The time before the first tick, not negative; by default `interval`.
  ///   - file: The file of the call, for ``pending``.
  ///   - line: The line of the call, for ``pending``.
  ///   - action: Runs on the thread that lets time pass.
  /// - Returns: The timer, to dispose, move or inspect it.
  @discardableResult
  public func schedule(
    every interval: Duration, delay: Duration? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @Sendable (Tick) -> Void
  ) -> TickTimer {
    guard interval > .zero else { return refused("interval must be greater than zero, but is \(interval)", CallSite(file, line)) }
    guard delay ?? .zero >= .zero else { return refused("delay must not be negative, but is \(delay ?? .zero)", CallSite(file, line)) }
    let schedule = TickSchedule(checked: interval, delay: delay, leeway: nil, missedTicks: .skip, file: file, line: line)
    return self.schedule(schedule, file: file, line: line, action)
  }
}

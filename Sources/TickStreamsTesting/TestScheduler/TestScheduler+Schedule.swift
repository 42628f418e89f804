public import TickStreams

// The calls of every scheduler, which here remember where they stand.

extension TestScheduler {
  /// Runs `action` as soon as time passes, also by zero, after what is due already.
  ///
  /// - Parameters:
  ///   - file: Where the call stands, for ``pending``.
  ///   - line: Where the call stands, for ``pending``.
  ///   - action: Runs on the thread that lets time pass.
  /// - Returns: What takes the action back, as long as it has not started.
  @discardableResult
  public func schedule(
    file: StaticString = #fileID, line: UInt = #line, _ action: @escaping @Sendable () -> Void
  ) -> any Disposable {
    remembering(file, line) { $0.schedule(action) }
  }

  /// Runs `action` once, at `instant`.
  ///
  /// - Parameters:
  ///   - instant: When; a past one means as soon as time passes, also by zero.
  ///   - leeway: How much later it may be, in a world with windows.
  ///   - file: Where the call stands, for ``pending``.
  ///   - line: Where the call stands, for ``pending``.
  ///   - action: Runs on the thread that lets time pass.
  /// - Returns: What ends or moves the timer.
  @discardableResult
  public func schedule(
    at instant: TickInstant, leeway: Duration = .zero, file: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @Sendable () -> Void
  ) -> TickTimer {
    remembering(file, line) { $0.schedule(at: instant, leeway: leeway, action) }
  }

  /// Runs `action` once, `delay` from now.
  ///
  /// - Parameters:
  ///   - delay: How long to wait, not negative.
  ///   - leeway: How much later it may be, in a world with windows.
  ///   - file: Where the call stands, for ``pending``.
  ///   - line: Where the call stands, for ``pending``.
  ///   - action: Runs on the thread that lets time pass.
  /// - Returns: What ends or moves the timer.
  @discardableResult
  public func schedule(
    after delay: Duration, leeway: Duration = .zero, file: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @Sendable () -> Void
  ) -> TickTimer {
    remembering(file, line) { $0.schedule(after: delay, leeway: leeway, file: file, line: line, action) }
  }

  /// Runs `action` for every tick of `schedule`, which starts now.
  ///
  /// - Parameters:
  ///   - schedule: When.
  ///   - file: Where the call stands, for ``pending``.
  ///   - line: Where the call stands, for ``pending``.
  ///   - action: Runs on the thread that lets time pass.
  /// - Returns: What ends or moves the timer.
  @discardableResult
  public func schedule(
    _ schedule: TickSchedule, file: StaticString = #fileID, line: UInt = #line, _ action: @escaping @Sendable (Tick) -> Void
  ) -> TickTimer {
    remembering(file, line) { $0.schedule(schedule, action) }
  }

  /// Lets the timer that `make` makes tell where it comes from.
  private func remembering<Timer>(_ file: StaticString, _ line: UInt, _ make: (any EngineScheduler) -> Timer) -> Timer {
    world.register.willMakeTimer(for: "schedule", file: file, line: line)
    return make(self)
  }
}

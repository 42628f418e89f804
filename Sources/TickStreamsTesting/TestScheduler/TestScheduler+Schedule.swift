public import TickStreams

// The calls of every scheduler. These remember their place in the source code.

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
    engine.schedule(for: CallOrigin("schedule", file, line), action)
  }

  /// Runs `action` once, at `instant`.
  ///
  /// - Parameters:
  ///   - instant: When; a past one means as soon as time passes, even by zero.
  ///   - leeway: How much later it may be, if the scheduler was made with `coalescing: true`.
  ///   - file: The file of the call, for ``pending``.
  ///   - line: The line of the call, for ``pending``.
  ///   - action: Runs on the thread that lets time pass.
  /// - Returns: The timer, to dispose, move or inspect it.
  @discardableResult
  public func schedule(
    at instant: TickInstant, leeway: Duration = .zero, file: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @Sendable () -> Void
  ) -> TickTimer {
    engine.schedule(at: instant, leeway: leeway, for: CallOrigin("schedule", file, line), action)
  }

  /// Runs `action` for every tick of `schedule`, which starts now.
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
    engine.schedule(schedule, for: CallOrigin("schedule", file, line), action)
  }
}

import TickStreams

extension TestScheduler {
  /// Lets the device sleep for `duration`.
  ///
  /// No code runs during that time. Suspending clocks stop; this one and the wall clock advance. On waking, due timers fire, each
  /// timer by its own policy for missed ticks.
  ///
  /// - Parameters:
  ///   - duration: How long, not negative; a negative time is a programmer error.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public func sleepDevice(for duration: Duration, file: StaticString = #fileID, line: UInt = #line) {
    pause(for: duration, isSleep: true, CallSite(file, line))
  }

  /// Keeps the app from running for `duration`, as an operating system does with an app in the background, or a debugger.
  ///
  /// No code runs during that time, and all clocks advance, also suspending ones. Afterwards due timers fire, each by its own policy
  /// for missed ticks.
  ///
  /// - Parameters:
  ///   - duration: How long, not negative; a negative time is a programmer error.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public func suspendApp(for duration: Duration, file: StaticString = #fileID, line: UInt = #line) {
    pause(for: duration, isSleep: false, CallSite(file, line))
  }

  private func pause(for duration: Duration, isSleep: Bool, _ site: CallSite) {
    guard duration >= .zero else {
      return world.mistakes.report("duration must not be negative, but is \(duration.nanoseconds.inSeconds)", site)
    }
    world.pause(for: duration.nanoseconds, isSleep: isSleep, site)
  }

  /// Sets the wall clock forward, or back with a negative duration, and fires timers that become due.
  ///
  /// Monotonic clocks do not move.
  ///
  /// - Parameters:
  ///   - duration: How far, negative for back.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public func jumpWallClock(by duration: Duration, file: StaticString = #fileID, line: UInt = #line) {
    world.jumpWallClock(by: duration.nanoseconds, CallSite(file, line))
  }
}

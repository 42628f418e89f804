/// Another scheduler with a leeway for timers that are armed without one: fewer wake-ups, without a change at each call.
///
/// ``TickScheduler/withLeeway(_:file:line:)`` makes one. It is a handle: it has the clocks, the context, the queue and the statistics of the other
/// scheduler. So its timers share wake-ups with each other and with those of the other scheduler.
public final class LeewayScheduler: TickScheduler {
  /// The timer engine of the other scheduler, with this leeway.
  public let engine: TimerEngine

  fileprivate init(_ base: TimerEngine, leeway: Nanoseconds) {
    engine = TimerEngine(base.core, leeway: leeway)
  }
}

extension TickScheduler {
  /// This scheduler with a leeway for timers that are armed without one, such as the timers of `debounce`, `timeout`, `retry`, hubs and idle timers.
  ///
  /// ```swift
  /// let relaxed = scheduler.withLeeway(.milliseconds(100))
  /// let hub = CountdownHub<String>(every: .seconds(1), on: relaxed)
  /// let searches = search.debounce(for: .milliseconds(300), on: relaxed)
  /// ```
  ///
  /// - A timer may fire late to share a wake-up, in `[deadline, deadline + leeway]`, but never early, and never late for nothing: a timer that is alone is on
  ///   time. At most half of the time that it waits is used. So immediate work is not delayed, and neither is the zero of a countdown.
  /// - A leeway that is given to a call replaces this one, also `.zero`. Of several in a row the last one counts.
  /// - The handle has no own timers: shutting down this scheduler ends them, and ``statistics`` are those of this scheduler.
  ///
  /// - Parameters:
  ///   - leeway: How much later timers may fire; not negative, anything else is a programmer error and stops the program. Zero means on time.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A handle. Making one costs an allocation.
  public func withLeeway(_ leeway: Duration, file: StaticString = #fileID, line: UInt = #line) -> LeewayScheduler {
    LeewayScheduler(engine, leeway: leeway.checkedNotNegative("leeway", file: file, line: line))
  }
}

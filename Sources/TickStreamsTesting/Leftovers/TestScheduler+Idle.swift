public import TickStreams

extension TestScheduler {
  /// Fails if a timer is armed in this world.
  ///
  /// After the code under test has ended, no timer should be armed: an armed timer belongs to a subscription, a timer or a sleep that has not been
  /// ended.
  ///
  /// - Parameters:
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``LeftoverTimersError``, which lists ``pending``.
  public func expectIdle(file: StaticString = #fileID, line: UInt = #line) throws(LeftoverTimersError) {
    let timers = pending
    if !timers.isEmpty { throw LeftoverTimersError(timers: timers, instant: now, site: CallSite(file, line)) }
  }
}

/// Timers that are armed although everything should have ended.
public struct LeftoverTimersError: Error, Sendable, Hashable {
  /// The timers, in the order in which they would fire.
  public let timers: [PendingTimer]
  /// The virtual time at which they were found.
  public let instant: TickInstant
  /// Where it was expected that there are none.
  public let site: CallSite
}

extension LeftoverTimersError: CustomStringConvertible {
  /// The timers, one a line.
  public var description: String {
    let count = timers.count == 1 ? "a timer is" : "\(timers.count) timers are"
    return "\(site): no timer should be armed, but at \(instant) \(count):\n" + timers.map { "  \($0)" }.joined(separator: "\n")
  }
}

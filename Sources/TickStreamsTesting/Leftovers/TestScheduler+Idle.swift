import TickStreams

extension TestScheduler {
  /// Fails if a timer is armed in this world.
  ///
  /// After the code under test has ended, no timer should be armed: an armed timer belongs to a subscription, a timer or a sleep that has not been
  /// ended.
  ///
  /// - Parameters:
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure``, which lists ``pending``.
  public func expectIdle(file: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let timers = pending
    guard !timers.isEmpty else { return }
    let count = timers.count == 1 ? "a timer is" : "\(timers.count) timers are"
    throw TestFailure(
      "leftover timers", "no timer should be armed, but at \(now) \(count):", timers.map(\.description), site: CallSite(file, line))
  }
}

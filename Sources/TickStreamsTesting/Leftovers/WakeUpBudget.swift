import TickStreams

extension TestScheduler {
  /// Runs `body`, lets `duration` pass, and fails if the schedulers of this world were woken more often than that.
  ///
  /// ```swift
  /// try scheduler.expectWakeUps(max: 61, during: .seconds(3_600)) {
  ///   beats.subscribe(onNext: { _ in })
  /// }
  /// ```
  ///
  /// - The result of `body`, such as a subscription, is retained until the time has passed. Timers that were armed before count as well.
  /// - Wake-ups that find nothing due count as well: those for the deadline that a timer had before it was reset to later or canceled.
  /// - The inputs of a replay and the actions of the test do not count.
  /// - A scheduler is woken once for all that is due on it at one instant; siblings are woken each for themselves.
  /// - `attributesWakeUps` of these schedulers starts from zero, and is off afterwards.
  ///
  /// - Parameters:
  ///   - limit: How many wake-ups there may be, from the beginning of `body` to the end of `duration`.
  ///   - duration: How much time passes after `body`, not negative.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - body: Starts the code to measure; it may let time pass itself.
  /// - Returns: The result of the body.
  /// - Throws: The errors of the body, or ``TestFailure``, which names the places that woke the schedulers.
  @discardableResult
  public func expectWakeUps<Result>(
    max limit: Int, during duration: Duration, file: StaticString = #fileID, line: UInt = #line, _ body: () throws -> Result
  ) throws -> Result {
    let (before, wasCounting) = (world.wakeUps, world.countsWakeUps)
    world.countsWakeUps = true
    defer { world.countsWakeUps = wasCounting }
    let result = try body()
    advance(by: duration, file: file, line: line)
    let (wakeUps, report) = withExtendedLifetime(result) { (world.wakeUps - before, world.wakeUpReport()) }
    guard wakeUps > limit else { return result }
    // The body may have begun the report again.
    let there = report.wakeUps == wakeUps ? "" : " \(wakeUps), not all of which are reported"
    let (site, message, table) = (CallSite(file, line), "at most \(limit) wake-ups were expected, but there were\(there)", "\(report)")
    throw TestFailure(
      "wake-ups", message, table.split(separator: "\n").map(String.init), site: site, text: "\(site): \(message)\n\(table)")
  }
}

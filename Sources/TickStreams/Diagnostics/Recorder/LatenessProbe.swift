/// Learns which timers of an engine are fired late, or that one of them is.
///
/// Nothing else shows where a process was suspended or a thread was blocked.
private final class LatenessProbe: EngineProbe {
  let interest: ProbeInterest
  private let timer: ObjectIdentifier?
  private let report: @Sendable (Nanoseconds) -> Void

  init(from lateness: Nanoseconds, of timer: TickTimer?, _ report: @escaping @Sendable (Nanoseconds) -> Void) {
    interest = ProbeInterest(lateness: lateness)
    self.timer = timer.map { ObjectIdentifier($0) }
    self.report = report
  }

  func willFire(_ firing: Firing) {
    guard timer == nil || timer == ObjectIdentifier(firing.timer) else { return }
    let late = Swift.min(firing.late, firing.tick.fired.distance(from: firing.timer.lateFrom))
    if late >= interest.lateness { report(late) }
  }
}

extension EngineCore {
  /// Reports the timers that are fired late, until the returned disposable is disposed.
  ///
  /// A clock that can jump, run faster or stand still has an alarm that is a timer of another engine. Its timers are late when that one is: on their own
  /// clock a millisecond may be an hour.
  ///
  /// - Parameters:
  ///   - lateness: The least lateness that is reported, measured from the end of the leeway.
  ///   - timer: The only timer whose lateness is reported, if it is not `nil`.
  ///   - report: Called with the lateness, before the action of the timer.
  /// - Returns: Ends the reports.
  package func watchLateness(
    from lateness: Nanoseconds, of timer: TickTimer? = nil, _ report: @escaping @Sendable (Nanoseconds) -> Void
  ) -> any Disposable {
    if let wake = alarm as? TickTimer { return wake.engine.watchLateness(from: lateness, of: wake, report) }
    let probe = LatenessProbe(from: lateness, of: timer, report)
    probes.add(probe)
    return AnyDisposable { [weak probes] in probes?.remove(probe) }
  }
}

import TickStreams
import TickStreamsTesting

extension Law {
  static let silentAfterShutdown = Law(
    "Silence after shutdown", "once the scheduler is shut down nothing is sent or kept, though upstreams go on and end"
  ) { subject in
    guard subject.makesTimers.withLock({ $0 }) else { return nil }
    for script in EventScript.shutdowns(withOther: subject.usesOther) {
      let trial = LawTrial(subject, opening: script.opening)
      if let found = trial.run(script, { $0.whatOutlivesTheScheduler }) ?? trial.findingOfKept { return found }
    }
    return fromInside(subject)
  }

  /// The scheduler is shut down by the subscriber, while it handles an event.
  private static func fromInside(_ subject: LawSubject) -> LawTrial.Finding? {
    for beginning in EventScript.beginnings(withOther: subject.usesOther) {
      for number in 1...2 {
        let trial = LawTrial(subject, opening: beginning.opening)
        trial.observer.onEvent { [weak trial] received, event in
          guard let trial, received == number, !event.isEnd else { return }
          trial.log.begin("  shut the scheduler down, inside \(event.text)")
          trial.shutdown()
        }
        let script = beginning + [.pass(.seconds(5)), .source(.completion)] + EventScript.late
        if let found = trial.run(script, { $0.whatOutlivesTheScheduler }) { return found }
      }
    }
    return nil
  }
}

extension EventScript {
  /// Every beginning, shut down before each of its steps, after them, and after the completion of the source, then with each of the ends.
  fileprivate static func shutdowns(withOther: Bool) -> [EventScript] {
    let ends = withOther ? ends + endsOfOther : ends
    return beginnings(withOther: withOther).flatMap { beginning in
      let steps = beginning.steps + [.source(.completion)]
      return (0...steps.count).flatMap { place in
        ends.map { end in
          EventScript(opening: beginning.opening, steps: steps[..<place] + [.shutdown] + steps[place...].dropLast() + end + late)
        }
      }
    }
  }

  private static let ends: [[Step]] = [[.source(.completion)], [.source(.failure)], []]
  private static let endsOfOther: [[Step]] = [[.other(.completion)], [.other(.failure)]]
}

extension LawTrial {
  /// Violations after the shutdown: events that are sent, timers that are armed, values that are kept.
  fileprivate var whatOutlivesTheScheduler: String? {
    guard observer.isShutDown else { return nil }
    if let timer = scheduler.pending.first { return "A timer is still armed: \(timer)." }
    guard !subject.exceptions.contains(.outlivesScheduler) else { return nil }
    return observer.faults.afterShutdown ?? retained.first { $0.hasPrefix("value 7 ") }.map { "Still held: \($0)." }
  }

  /// Values that are still kept after the subscription has been disposed.
  fileprivate var findingOfKept: Finding? {
    perform(.dispose)
    release()
    return retained.isEmpty ? nil : finding("Still held: \(retained.joined(separator: ", ")).")
  }
}

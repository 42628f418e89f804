import TickStreams
import TickStreamsTesting

extension Law {
  static let oneEnd = Law(
    "One end", "a signal ends at most once, with completed or failed", inEveryScript: { trial, _ in trial.observer.faults.secondEnd })

  static let silentAfterEnd = Law(
    "Silence after the end", "no value follows completed or failed", inEveryScript: { trial, _ in trial.observer.faults.afterEnd })

  static let silentAfterDisposal = Law(
    "Silence after disposal", "nothing is sent after dispose() has returned, though upstreams go on and timers fire",
    inEveryScript: { trial, _ in trial.observer.faults.afterDisposal })

  static let noZombie = Law(
    "No zombie", "once every upstream has ended and no timer is armed, the result has ended",
    inEveryScript: { trial, _ in
      guard !trial.observer.isOver, trial.isFed == false else { return nil }
      return "No further event is possible, and the result has not ended: a completion was swallowed."
    })

  static let disposableInside = Law(
    "Disposal from inside",
    "a subscriber that disposes while it handles an event receives no further event, and everything is released immediately"
  ) { subject in
    for script in EventScript.beginnings(withOther: subject.usesOther) {
      for number in 1...3 {
        let trial = LawTrial(subject, opening: script.opening, sendsAfterDisposal: true)
        trial.observer.onEvent { [weak trial] received, event in
          guard let trial, received == number, !event.isEnd, trial.hasHandle else { return }
          trial.log.begin("  dispose, inside \(event.text)")
          trial.dispose()
        }
        let found = trial.run(script + [.pass(.seconds(5)), .source(.completion)] + EventScript.late) { trial in
          guard trial.observer.isOver, !trial.observer.hasEnded else { return nil }
          return trial.observer.faults.afterDisposal ?? (subject.exceptions.contains(.lingers) ? nil : trial.whatIsOpen)
        }
        if let found { return found }
      }
    }
    return nil
  }
}

extension LawTrial {
  /// Whether an upstream or a timer can still bring something; `nil` before an upstream has been subscribed.
  fileprivate var isFed: Bool? {
    guard !(source.legs + other.legs).isEmpty else { return nil }
    return bench.openSource != nil || !scheduler.pending.isEmpty
  }

  /// The values that are not released, although the subscription has ended.
  var whatIsOpen: String? {
    guard observer.isOver else { return nil }
    if let open = bench.openSource { return "The \(open) is still subscribed." }
    return scheduler.pending.first.map { "A timer is still armed: \($0)." }
  }
}

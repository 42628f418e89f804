import TickStreams
import TickStreamsTesting

extension Law {
  static let upstreamEndsInTime = Law(
    "Upstream disposed", "at the end and at disposal every upstream has been disposed, before the end is delivered", unless: .lingers,
    inEveryScript: { trial, _ in
      if let open = trial.observer.faults.openAtEnd { return "The" + open.dropFirst(3) }
      guard trial.observer.isOver, let open = trial.bench.openSource else { return nil }
      return "The \(open) is still subscribed."
    })

  static let upstreamEndsOnce = Law("Upstream disposed once", "each subscription of an upstream is disposed exactly once") { subject in
    for script in EventScript.all(withOther: subject.usesOther) {
      let trial = LawTrial(subject, opening: script.opening, sendsAfterDisposal: true)
      let legs = { trial.source.legs + trial.other.legs }
      let twice = trial.run(script + [.dispose, .pass(.seconds(60))]) { _ in
        legs().contains { $0.disposals > 1 } ? "An upstream was disposed twice." : nil
      }
      if let twice { return twice }
      if legs().contains(where: { $0.disposals == 0 }) { return trial.finding(script.lateLeak + "An upstream was never disposed.") }
    }
    return nil
  }

  static let noTimerLeft = Law(
    "No timer left", "at the end and at disposal no timer stays armed", unless: .lingers,
    inEveryScript: { trial, script in
      guard trial.observer.isOver else { return nil }
      return trial.scheduler.pending.first.map { script.lateLeak + "A timer is still armed: \($0)." }
    })

  static let subscribesOnce = Law(
    "Cold", "nothing is subscribed before the first subscription, and then the source is subscribed once", unless: .resubscribes,
    before: { subject in
      guard !LawTrial(subject).source.legs.isEmpty else { return nil }
      return LawTrial.Finding(what: "The source was subscribed before the result was.", story: "apply the operator")
    },
    inEveryScript: { trial, _ in trial.source.legs.count > 1 ? "The source was subscribed \(trial.source.legs.count) times." : nil })

  static let ownState = Law("State of its own", "each subscription sees the events that it would see alone") { subject in
    guard !subject.exceptions.contains(.sharesSource) else { return nil }
    for beginning in EventScript.beginnings(withOther: subject.usesOther) {
      let script = beginning + [.source(.completion), .other(.completion), .pass(.seconds(60))]
      let alone = LawTrial(subject, opening: script.opening)
      alone.run(script)
      let other = LawObserver(EventLog(), openSources: { nil })
      let together = LawTrial(subject, opening: script.opening)
      together.addSubscriber(other)
      together.run(script)
      for observer in [other, together.observer] where observer.events != alone.observer.events {
        return together.finding("One of two subscriptions at a time saw \(observer.summary); alone it sees \(alone.observer.summary).")
      }
      let late = LawObserver(EventLog(), openSources: { nil })
      alone.dispose()
      alone.log.begin("dispose, subscribe again, and all that once more")
      alone.observer.onEvent(nil)
      alone.addSubscriber(late)
      for step in script.steps where subject.usesOther || !step.isOfOther { alone.perform(step) }
      if late.events != together.observer.events {
        return alone.finding("The second subscription saw \(late.summary); the first one saw \(together.observer.summary).")
      }
    }
    return nil
  }

  static let failsAtOnce = Law("Failure passed on", "a failure of an upstream ends the result with that failure immediately") { subject in
    guard subject.canFail else { return nil }
    for beginning in EventScript.beginnings(withOther: subject.usesOther) {
      for failsOther in subject.usesOther ? [false, true] : [false] {
        let exception: LawExceptions = failsOther ? .ignoresOtherFailures : .catchesFailures
        if subject.exceptions.contains(exception) { continue }
        let trial = LawTrial(subject, opening: beginning.opening)
        trial.run(beginning)
        guard (failsOther ? trial.other : trial.source).isOpen, !trial.observer.hasEnded else { continue }
        trial.perform(failsOther ? .other(.failure) : .source(.failure))
        if subject.exceptions.contains(.delaysFailures) { trial.perform(.pass(.seconds(60))) }
        guard trial.observer.end?.isFailure == true else {
          return trial.finding("The result did not fail\(trial.observer.hasEnded ? ", but ended otherwise" : "").")
        }
      }
    }
    return nil
  }
}

extension LawObserver {
  /// The events in a line.
  var summary: String { events.isEmpty ? "nothing" : events.map(\.text).joined(separator: ", ") }
}

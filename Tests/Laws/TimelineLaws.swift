import Dispatch
import TickStreams
import TickStreamsTesting

// Preconditions of the other laws, which are checked first.

extension Law {
  static let virtualTime = Law(
    "Virtual time", "timers are made on the scheduler that the operator is given: no real one, and no other test scheduler",
    endsCheckSince: "their result would depend on real time, or never arrive"
  ) { subject in
    for script in EventScript.all(withOther: subject.usesOther) {
      let trial = LawTrial(subject, opening: script.opening)
      let watch = TimerWatch(trial.scheduler.world.register)
      let realTime = RealTimeUses()
      let found = TimerWatch.$current.withValue(watch) {
        RealTimeUses.$current.withValue(realTime) {
          trial.run(script + [.pass(.seconds(60))]) { _ in
            realTime.all.first.map { "A real scheduler waits: \($0)." }
              ?? watch.stray.map { "On another test scheduler a timer was made: \($0)." }
          }
        }
      }
      if watch.hasTimers { subject.makesTimers.withLock { $0 = true } }
      if let found { return found }
    }
    return nil
  }

  static let sameThread = Law(
    "Same thread", "events come on the thread that sent, subscribed or let time pass", endsCheckSince: "they feed it from several threads"
  ) { subject in
    let trials = EventScript.completed(withOther: subject.usesOther)
      .map { script in
        let trial = LawTrial(subject, opening: script.opening)
        trial.run(script)
        return trial
      }
    if !trials.contains(where: \.cameElsewhere), trials.allSatisfy(\.mayStillBeComing) { wait(for: trials, subject.patience) }
    return trials.lazy.compactMap { trial in trial.observer.faults.elsewhere.map { trial.finding($0) } }.first
  }

  /// Events on another thread arrive slightly later.
  private static func wait(for trials: [LawTrial], _ patience: Duration) {
    let never = DispatchSemaphore(value: 0)
    let end = DispatchTime.now() + .milliseconds(Int(Swift.min(patience, .seconds(1)) / .milliseconds(1)))
    while DispatchTime.now() < end, !trials.contains(where: \.cameElsewhere) { _ = never.isSignalled(within: .milliseconds(5)) }
  }

  static let notSilent = Law(
    "Not silent", "in some course of events an event is sent", endsCheckSince: "they all hold for a signal that sends nothing"
  ) { subject in
    var last: LawTrial?
    for script in EventScript.completed(withOther: subject.usesOther) {
      let trial = LawTrial(subject, opening: script.opening)
      trial.run(script)
      if !trial.observer.events.isEmpty { return nil }
      last = trial
    }
    return last?.finding("No event came, neither here nor in any other course, so there is nothing to check.")
  }
}

extension LawTrial {
  fileprivate var cameElsewhere: Bool { observer.faults.elsewhere != nil }

  /// Whether the result neither has sent a value nor has ended, though all upstreams have.
  fileprivate var mayStillBeComing: Bool { !observer.hasEnded || observer.events.allSatisfy(\.isEnd) }
}

extension EventScript {
  /// How a leak is introduced that needs many values.
  var lateLeak: String { isLong ? "A late leak, not there after a few values. " : "" }
}

import TickStreams
import TickStreamsTesting

extension Law {
  static let noLockHeld = Law(
    "No lock held", "while user code runs, another thread can send, subscribe and dispose",
    endsCheckSince: LawSubject.blocked
  ) { subject in
    for script in EventScript.all(withOther: subject.usesOther) {
      let prober = BlockingProbe(subject.patience)
      let trial = LawTrial(subject, opening: script.opening, probe: { prober.probe($0) })
      prober.watch(trial)
      let found = trial.run(script + [.pass(.seconds(5)), .dispose]) { _ in prober.blocked }
      prober.stop()
      if let found { return found }
    }
    return nil
  }

  static let serial = Law("One at a time", "a subscriber is never called concurrently") { subject in
    for script in EventScript.beginnings(withOther: subject.usesOther) {
      let trial = LawTrial(subject, opening: script.opening)
      trial.interrupt(times: 3, patience: subject.patience)
      let found = trial.run(script + [.pass(.seconds(5)), .source(.completion)]) { $0.observer.faults.overlap }
      if let found { return found }
    }
    return fromTwoThreads(subject)
  }

  /// Two threads that do not wait for each other.
  private static func fromTwoThreads(_ subject: LawSubject) -> LawTrial.Finding? {
    let trial = LawTrial(subject)
    trial.subscribe()
    trial.log.begin("two threads send and let time pass at the same time")
    let numbers = 1...100
    let done = SecondThread().start {
      for number in numbers {
        if subject.usesOther { trial.other.feed(.value(number)) }
        trial.scheduler.advance(by: .milliseconds(100))
      }
    }
    for number in numbers { trial.source.feed(.value(number)) }
    guard done.isSignalled(within: subject.patience) else { return trial.finding("One of the threads did not come back.") }
    return trial.observer.faults.overlap.map { trial.finding($0) }
  }

  static let inOrder = Law(
    "Re-entrancy", "events sent from inside the subscriber are handled after that, in order, as if they had been sent then"
  ) { subject in
    for script in EventScript.beginnings(withOther: subject.usesOther) {
      let script = script + [.pass(.seconds(5)), .source(.completion), .pass(.seconds(60))]
      let plain = LawTrial(subject, opening: script.opening)
      plain.run(script)
      for moment in plain.momentsWithOneEvent {
        for feed in feeds(for: subject) { if let found = inOrder(subject, script, moment, feed) { return found } }
      }
    }
    return nil
  }

  /// The events that are sent from inside: values, and an end.
  private static func feeds(for subject: LawSubject) -> [[EventScript.Step]] {
    let values = subject.exceptions.contains(.replaces) ? [7] : [7, 8]
    let feeds: [[EventScript.Step]] = [values.map { .source(.value($0)) }, [.source(.completion)]]
    let feedsOfOther: [[EventScript.Step]] = [values.map { .other(.value($0)) }, [.other(.completion)]]
    return subject.usesOther ? feeds + feedsOfOther : feeds
  }

  /// Compares sends from inside the one event of a moment with sends after that moment.
  private static func inOrder(_ subject: LawSubject, _ script: EventScript, _ moment: Int, _ feed: [EventScript.Step]) -> LawTrial.Finding?
  {
    let after = LawTrial(subject, opening: script.opening)
    let wasOpen = Lock(false)
    after.afterMoment(moment) { [weak after] in
      guard let after else { return }
      wasOpen.withLock { $0 = after.source.isOpen && (!subject.usesOther || after.other.isOpen) && !after.observer.hasEnded }
      for step in feed { after.feed(step) }
    }
    after.run(script)
    guard wasOpen.withLock({ $0 }) else { return nil }
    let number = after.moments[moment].events
    let inside = LawTrial(subject, opening: script.opening)
    let isOpen = Lock(false)
    inside.observer.onEvent { [weak inside] received, event in
      guard received == number, let inside else { return }
      isOpen.withLock { $0 = inside.source.isOpen }
      inside.log.begin("  inside \(event.text): \(feed.map(\.description).joined(separator: ", "))")
      for step in feed { inside.feed(step) }
    }
    inside.run(script)
    if let overlap = inside.observer.faults.overlap { return inside.finding(overlap) }
    guard isOpen.withLock({ $0 }), inside.observer.events != after.observer.events else { return nil }
    return inside.finding("The result was \(inside.observer.summary); sent afterwards it is \(after.observer.summary).")
  }
}

extension LawTrial {
  /// The moments in which exactly one event arrived, and one timer at most fired.
  fileprivate var momentsWithOneEvent: [Int] {
    let moments = moments
    return moments.indices.filter { index in
      moments[index].isSingle && moments[index].events - (index == 0 ? 0 : moments[index - 1].events) == 1
    }
  }

  /// Sends without making a step of it.
  fileprivate func feed(_ step: EventScript.Step) {
    switch step {
    case .source(let feed): source.feed(feed)
    case .other(let feed): other.feed(feed)
    case .pass, .dispose, .shutdown: break
    }
  }

  /// Lets a second thread send and fire timers while the first events are being handled.
  fileprivate func interrupt(times: Int, patience: Duration) {
    let second = SecondThread()
    let state = Lock((left: times, isInterrupting: false))
    observer.onEvent { [weak self] _, event in
      let isFree = state.withLock { state in
        guard state.left > 0, !state.isInterrupting else { return false }
        state = (state.left - 1, true)
        return true
      }
      guard let self, isFree else { return }
      log.begin("  inside \(event.text), on another thread: send, let time pass")
      let advances = !scheduler.isCurrent
      _ = second.finishes(within: patience) {
        self.source.feed(.value(7))
        if self.subject.usesOther { self.other.feed(.value(7)) }
        if advances { self.scheduler.advance(by: .seconds(2)) }
      }
      state.withLock { $0.isInterrupting = false }
    }
  }
}

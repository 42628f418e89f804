import TickStreams

extension Law {
  static let nothingRetained = Law(
    "Nothing retained", "at the end and at disposal values, the subscriber and the upstream are let go, though the handle is kept"
  ) { subject in
    for script in EventScript.all(withOther: subject.usesOther) {
      let trial = LawTrial(subject, opening: script.opening)
      trial.run(script)
      if !trial.observer.hasEnded { trial.perform(.dispose) }
      if subject.exceptions.contains(.lingers) { trial.perform(.pass(.seconds(60))) }
      trial.release()
      let retained = trial.retained
      if !retained.isEmpty { return trial.finding(script.lateLeak + "Still held: \(retained.joined(separator: ", ")).") }
    }
    return nil
  }

  static let stoppable = Law("Stoppable", "a take(1) after it stops a source that sends without end while it is subscribed") { subject in
    guard !subject.exceptions.contains(.lingers) else { return nil }
    let limit = 1_000
    for other in subject.usesOther ? [[], [LawFeed.value(1)]] : [[]] {
      let trial = LawTrial(subject, endless: limit, other: other)
      let source = trial.source
      let sent = Lock<Int?>(nil)
      trial.observer.onEvent { _, event in if !event.isEnd { sent.withLock { $0 = $0 ?? source.produced } } }
      trial.subscribe(toFirst: true)
      // One more may be requested before an operator notices.
      if let sent = sent.withLock({ $0 }), source.produced > sent + 1 {
        let rest = source.produced < limit ? "\(source.produced - sent)" : "at least \(limit - sent)"
        return trial.finding("The source sent \(rest) values after the only one that was wanted.")
      }
    }
    return nil
  }
}

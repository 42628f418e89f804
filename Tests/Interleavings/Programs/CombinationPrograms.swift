@testable import TickStreams

/// Operators of several upstreams.
let combinationPrograms: [Program] = [
  Program("merge", threads: 3) {
    let (a, b, log) = (TickSubject<Probe, Never>(), TickSubject<Probe, Never>(), Recorder<Probe>())
    let handle = log.subscribe(to: a.signal.merge(b.signal))
    return Program.Run(
      Thread("a") { a.send(1, completing: true) },
      Thread("b") { b.send(2, completing: true) },
      Thread("owner") { handle.dispose() }
    ) { expect("the subscribers that are left", a.hasSubscribers || b.hasSubscribers, is: false) }
  },

  Program("merge-completes") {
    let (a, b, log) = (TickSubject<Probe, Never>(), TickSubject<Probe, Never>(), Recorder<Probe>())
    log.follow(a.signal.merge(b.signal))
    return Program.Run(
      Thread("a") { a.send(1, completing: true) }, Thread("b") { b.send(2, completing: true) }
    ) { expect("what came", log.events.sorted(), is: ["1", "2", "|"]) }
  },

  Program("race") {
    let (a, b, log) = (TickSubject<Probe, Never>(), TickSubject<Probe, Never>(), Recorder<Probe>())
    log.follow(a.signal.race(b.signal))
    return Program.Run(
      Thread("a") { a.send(1, 2, completing: true) }, Thread("b") { b.send(3, completing: true) }
    ) { expect(["1 2 |", "3 |"].contains(log.text), "what came is \(log.text)") }
  },

  Program("combineLatest") {
    let (a, b) = (TickSubject<Probe, Never>(), TickSubject<Probe, Never>())
    let log = Recorder<(Probe, Probe)> { "\($0.0)\($0.1)" }
    log.follow(a.signal.combineLatest(b.signal))
    a.next(Probe(1))
    b.next(Probe(2))
    return Program.Run(
      Thread("a") { a.send(3, completing: true) }, Thread("b") { b.send(4, completing: true) }
    ) { expect(["12 32 34 |", "12 14 34 |"].contains(log.text), "what came is \(log.text)") }
  },

  Program("zip") {
    let (a, b) = (TickSubject<Probe, Never>(), TickSubject<Probe, Never>())
    let log = Recorder<(Probe, Probe)> { "\($0.0)\($0.1)" }
    log.follow(a.signal.zip(b.signal))
    return Program.Run(
      Thread("a") { a.send(1, completing: true) }, Thread("b") { b.send(2, 3) }
    ) { expect("what came", log.text, is: "12 |") }
  },

  Program("withLatest") {
    let (a, b) = (TickSubject<Probe, Never>(), TickSubject<Probe, Never>())
    let log = Recorder<(Probe, Probe)> { "\($0.0)\($0.1)" }
    log.follow(a.signal.withLatest(from: b.signal))
    b.next(Probe(1))
    return Program.Run(
      Thread("a") { a.send(2, completing: true) }, Thread("b") { b.send(3, completing: true) }
    ) { expect(["21 |", "23 |"].contains(log.text), "what came is \(log.text)") }
  },

  Program("take-until") {
    let (source, end, log) = (TickSubject<Probe, Never>(), TickSubject<Void, Never>(), Recorder<Probe>())
    log.follow(source.signal.take(until: end.signal))
    return Program.Run(Thread("sender") { source.send(1, 2) }, Thread("ender") { end.next() }) {
      expect(["|", "1 |", "1 2 |"].contains(log.text), "what came is \(log.text)")
      expect("the subscribers that are left", source.hasSubscribers || end.hasSubscribers, is: false)
    }
  },

  Program("filter-while") {
    let (source, door, log) = (TickSubject<Probe, Never>(), TickSubject<Bool, Never>(), Recorder<Probe>())
    log.follow(source.signal.filter(while: door.signal))
    door.next(true)
    return Program.Run(Thread("sender") { source.next(Probe(1)) }, Thread("door") { door.send(false, true) }) {
      source.next(Probe(2))
      expect(["2", "1 2"].contains(log.text), "what came is \(log.text)")
    }
  },
]

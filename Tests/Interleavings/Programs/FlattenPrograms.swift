@testable import TickStreams

/// Signals of signals, and one signal after the other.
let flattenPrograms: [Program] = [
  Program("flatMapLatest") {
    let (outer, inner, log) = (TickSubject<Int, Never>(), Inner(), Recorder<Probe>())
    log.follow(outer.signal.flatMapLatest { inner[$0] })
    outer.next(0)
    log.onEvent = { if $0 == "1" { expect(!inner.isReplaced, "a value of the signal before comes after one of the next") } }
    return Program.Run(
      Thread("outer") {
        outer.next(1)
        inner.send(2, to: 1)
        outer.completed()
      },
      Thread("inner") {
        inner.send(1, to: 0)
        inner.complete(0)
      }
    ) {
      inner.complete(1)
      expect(["1 2 |", "2 |"].contains(log.text), "what came is \(log.text)")
    }
  },

  Program("flatMapLatest-fails") {
    let (outer, inner) = (TickSubject<Int, Broken>(), [TickSubject<Probe, Broken>(), TickSubject<Probe, Broken>()])
    let log = Recorder<Probe>()
    log.follow(outer.signal.flatMapLatest { inner[$0].signal })
    outer.next(0)
    return Program.Run(
      Thread("outer") {
        outer.next(1)
        inner[1].next(Probe(2))
      },
      Thread("inner") { inner[0].failed(Broken()) }
    ) {
      inner[1].completed()
      expect(["#", "2"].contains(log.text), "what came is \(log.text)")
      expect("the subscribers that are left", inner.contains { $0.hasSubscribers }, is: false)
    }
  },

  Program("flatMapFirst") { arriveWhileTheFirstEnds({ outer, inner in outer.flatMapFirst { inner[$0] } }, ["1 2 |", "1 |"]) },
  Program("flatten-queue") { arriveWhileTheFirstEnds({ outer, inner in outer.map { inner[$0] }.flatten(maxConcurrent: 1) }, ["1 2 |"]) },

  // One inner signal at a time: several would be disposed in the order of their addresses, so that runs would not be reproducible.
  Program("flatMap-dispose", threads: 3) {
    let (outer, inner, log) = (TickSubject<Int, Never>(), Inner(), Recorder<Probe>())
    let handle = log.subscribe(to: outer.signal.flatMap { inner[$0] })
    return Program.Run(
      Thread("outer") { outer.next(0) }, Thread("inner") { inner.send(1, to: 0) }, Thread("owner") { handle.dispose() }
    ) {
      expect("the subscribers that are left", inner.hasSubscribers, is: false)
      expect(["1", ""].contains(log.text), "what came is \(log.text)")
    }
  },

  Program("flatMap-fails", threads: 3) {
    let (outer, inner, log) = (TickSubject<Int, Broken>(), TickSubject<Probe, Broken>(), Recorder<Probe>())
    log.follow(outer.signal.flatMap { _ in inner.signal })
    outer.next(0)
    return Program.Run(
      Thread("outer") { outer.completed() },
      Thread("first") { inner.next(Probe(1)) },
      Thread("second") { inner.failed(Broken()) }
    ) {
      expect(["1 #", "#"].contains(log.text), "what came is \(log.text)")
      expect("the subscribers that are left", inner.hasSubscribers, is: false)
    }
  },

  Program("concat") {
    let (first, second, log) = (TickSubject<Probe, Never>(), TickSubject<Probe, Never>(), Recorder<Probe>())
    log.follow(first.signal.concat(second.signal))
    return Program.Run(
      Thread("first") { first.send(1, completing: true) }, Thread("second") { second.send(2, completing: true) }
    ) { expect(["1 2 |", "1 |"].contains(log.text), "what came is \(log.text)") }
  },

  Program("concat-dispose") {
    let (first, second, log) = (TickSubject<Probe, Never>(), TickSubject<Probe, Never>(), Recorder<Probe>())
    let handle = log.subscribe(to: first.signal.concat(second.signal))
    return Program.Run(Thread("first") { first.completed() }, Thread("owner") { handle.dispose() }) {
      expect("the subscribers that are left", first.hasSubscribers || second.hasSubscribers, is: false)
      expect("what came", log.text, is: "")
    }
  },

  Program("retry") {
    let log = Recorder<Probe>()
    let attempts = Seen()
    let subjects = Box<[TickSubject<Probe, Broken>]>([TickSubject(), TickSubject()])
    let signal = TickSignal<Probe, Broken>.deferred {
      attempts.add(attempts.numbers.count)
      return subjects.value?[min(attempts.numbers.count, 2) - 1].signal ?? .never
    }
    log.follow(signal.retry(1))
    return Program.Run(
      Thread("first") {
        subjects.value?[0].next(Probe(1))
        subjects.value?[0].failed(Broken())
      },
      Thread("second") {
        subjects.value?[1].next(Probe(2))
        subjects.value?[1].failed(Broken())
      }
    ) {
      expect("how often it was subscribed", attempts.numbers.count, is: 2)
      expect(["1 2 #", "1 #"].contains(log.text), "what came is \(log.text)")
      subjects.empty()
    }
  },

  Program("concat-map-overlap", threads: 3) {
    let (open, most) = (Shared(0), Seen())
    let (source, ends) = (TickSubject<Int, Never>(), [TickSubject<Void, Never>(), TickSubject<Void, Never>()])
    let signal = source.signal.concatMap { number in counted(open, most).take(until: number < 2 ? ends[number].signal : .never) }
    let handles = Handles(Recorder<Probe>().subscribe(to: signal))
    for number in 0...1 { source.next(number) }
    return Program.Run(
      Thread("the first ends") { ends[0].next() },
      Thread("the second ends") { ends[1].next() },
      Thread("a third comes") { source.next(2) }
    ) {
      expect("how many signals ran at once", most.numbers.max(), is: 1)
      ends[1].next()
      expect("how many run", open.get(), is: 1)
      handles.drop()
      expect("how many are left", open.get(), is: 0)
    }
  },
]

/// Two inner signals.
private final class Inner: Sendable {
  private let subjects = [TickSubject<Probe, Never>(), TickSubject<Probe, Never>()]
  private let replaced = Shared(false)

  subscript(index: Int) -> TickSignal<Probe, Never> { subjects[index].signal }
  var isReplaced: Bool { replaced.get() }
  var hasSubscribers: Bool { subjects.contains { $0.hasSubscribers } }

  func send(_ number: Int, to index: Int) { subjects[index].next(Probe(number)) }
  func complete(_ index: Int) { subjects[index].completed() }
}

/// The last inner signal arrives while the first one ends; `outcomes` are what may come.
private func arriveWhileTheFirstEnds(
  _ flattened: (TickSignal<Int, Never>, Inner) -> TickSignal<Probe, Never>, _ outcomes: [String]
) -> Program.Run {
  let (outer, inner, log) = (TickSubject<Int, Never>(), Inner(), Recorder<Probe>())
  log.follow(flattened(outer.signal, inner))
  outer.next(0)
  return Program.Run(
    Thread("outer") {
      outer.next(1)
      outer.completed()
    },
    Thread("inner") {
      inner.send(1, to: 0)
      inner.complete(0)
    }
  ) {
    inner.send(2, to: 1)
    inner.complete(1)
    expect(outcomes.contains(log.text), "what came is \(log.text)")
  }
}

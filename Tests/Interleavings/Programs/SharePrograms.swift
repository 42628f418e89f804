@testable import TickStreams

/// One subscription for several subscribers.
let sharePrograms: [Program] = [
  Program("share-leave-come") {
    let (source, runs) = (TickSubject<Probe, Never>(), Seen())
    let shared = source.signal.handleEvents(onSubscribe: { runs.add(1) }).share()
    let (first, second) = (Recorder<Probe>("the first"), Recorder<Probe>("the second"))
    let handle = first.subscribe(to: shared)
    let handles = Handles()
    return Program.Run(Thread("leaving") { handle.dispose() }, Thread("coming") { handles.add(second.subscribe(to: shared)) }) {
      source.next(Probe(1))
      expect("what the second got", second.text, is: "1")
      expect(runs.numbers.count <= 2, "the upstream was subscribed \(runs.numbers.count) times")
      handles.drop()
      expect("whether the upstream is subscribed", source.hasSubscribers, is: false)
    }
  },

  Program("share-overlap", threads: 3) {
    let (open, most) = (Shared(0), Seen())
    let shared = counted(open, most).share()
    let (first, second, third) = (Recorder<Probe>("the first"), Recorder<Probe>("the second"), Recorder<Probe>("the third"))
    let handle = first.subscribe(to: shared)
    let handles = Handles()
    return Program.Run(
      Thread("leaving") { handle.dispose() },
      Thread("coming") { handles.add(second.subscribe(to: shared)) },
      Thread("passing") { third.subscribe(to: shared).dispose() }
    ) {
      expect("how many upstreams there were at once", most.numbers.max(), is: 1)
      expect("how many upstreams there are for the second", open.get(), is: 1)
      handles.drop()
      expect("how many upstreams are left", open.get(), is: 0)
    }
  },

  Program("share-overlap-end", threads: 3) {
    let (open, most, ends) = (Shared(0), Seen(), TickSubject<Void, Never>())
    let shared = counted(open, most).take(until: ends.signal).share()
    let (first, second) = (Recorder<Probe>("the first"), Recorder<Probe>("the second"))
    let handle = first.subscribe(to: shared)
    let handles = Handles()
    return Program.Run(
      Thread("ending") { ends.next() },
      Thread("leaving") { handle.dispose() },
      Thread("coming") { handles.add(second.subscribe(to: shared)) }
    ) {
      expect("how many upstreams there were at once", most.numbers.max(), is: 1)
      handles.drop()
      expect("how many upstreams are left", open.get(), is: 0)
    }
  },

  Program("share-minimum") {
    let runs = Seen()
    let shared = TickSignal<Probe, Never>.deferred { .just(Probe(1)) }.handleEvents(onSubscribe: { runs.add(1) }).share(
      minimumSubscribers: 2)
    let (first, second) = (Recorder<Probe>("the first"), Recorder<Probe>("the second"))
    let handles = Handles()
    return Program.Run(
      Thread("first") { handles.add(first.subscribe(to: shared)) }, Thread("second") { handles.add(second.subscribe(to: shared)) }
    ) {
      expect("what the first got", first.text, is: "1 |")
      expect("what the second got", second.text, is: "1 |")
      expect("how often the upstream was subscribed", runs.numbers.count, is: 1)
      handles.drop()
    }
  },

  Program("share-replay-completes") {
    let source = TickSubject<Probe, Never>()
    let shared = source.signal.share(replay: 1)
    let (first, second) = (Recorder<Probe>("the first"), Recorder<Probe>("the second"))
    let handles = Handles(first.subscribe(to: shared))
    return Program.Run(
      Thread("sender") { source.send(1, completing: true) },
      Thread("coming") { handles.add(second.subscribe(to: shared)) }
    ) {
      expect("what the first got", first.text, is: "1 |")
      expect("what the second got", second.text, is: "1 |")
      handles.drop()
    }
  },

  Program("share-fails") {
    let (source, isOver) = (TickSubject<Probe, Broken>(), Shared(false))
    let shared = TickSignal<Probe, Broken> { subscriber in
      let handle = source.signal.subscribe(onNext: { subscriber.next($0) }, onFailed: { subscriber.failed($0) })
      return AnyDisposable {
        handle.dispose()
        isOver.set(true)
      }
    }
    .share(replay: 1)
    let (first, second) = (Recorder<Probe>("the first"), Recorder<Probe>("the second"))
    let handles = Handles(first.subscribe(to: shared))
    source.next(Probe(1))
    return Program.Run(
      Thread("sender") { source.failed(Broken()) },
      Thread("coming") {
        let isLate = isOver.get()
        handles.add(second.subscribe(to: shared))
        expect(!isLate || !second.text.contains("1"), "a value of the run that failed")
      }
    ) {
      expect("what the first got", first.text, is: "1 #")
      handles.drop()
    }
  },

  Program("share-grace-come", threads: 3) {
    let hand = Hand()
    let (source, runs) = (TickSubject<Probe, Never>(), Seen())
    let shared = source.signal.handleEvents(onSubscribe: { runs.add(1) }).share(grace: .seconds(1), on: hand.scheduler)
    let (first, second) = (Recorder<Probe>("the first"), Recorder<Probe>("the second"))
    let handle = first.subscribe(to: shared)
    let handles = Handles()
    return Program.Run(
      Thread("leaving") { handle.dispose() },
      Thread("coming") { handles.add(second.subscribe(to: shared)) },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      hand.alarm.run(to: 4)
      source.next(Probe(1))
      expect("what the second got", second.text, is: "1")
      handles.drop()
      hand.alarm.run(to: 8)
      expect("whether the upstream is subscribed", source.hasSubscribers, is: false)
      expect("what is pending", hand.pending, is: 0)
    }
  },

  Program("share-grace-completes") {
    let hand = Hand()
    let source = TickSubject<Probe, Never>()
    let shared = source.signal.share(replay: 1, grace: .seconds(1), on: hand.scheduler)
    let log = Recorder<Probe>()
    let handle = log.subscribe(to: shared)
    return Program.Run(
      Thread("leaving") { handle.dispose() }, Thread("sender") { source.send(1, completing: true) }
    ) { expect("what is pending after the end", hand.pending, is: 0) }
  },
]

@testable import TickStreams

/// The end of a scheduler, against the code that uses it.
let shutdownPrograms: [Program] = [
  Program("shutdown-schedule") {
    let (hand, fired) = Fired.byHand()
    let timer = Box<TickTimer>(nil)
    return Program.Run(
      Thread("scheduler") { timer.set(hand.scheduler.schedule(at: .seconds(1)) { [probe = Probe(1)] in fired.note(probe.number) }) },
      Thread("owner") { hand.scheduler.shutdown() }
    ) {
      expect("whether the timer is disposed", timer.value?.isDisposed, is: true)
      expectNothing(of: hand, fired)
    }
  },

  Program("shutdown-fire") {
    let (hand, fired) = Fired.byHand()
    for number in 1...2 { hand.scheduler.schedule(at: .seconds(1)) { [probe = Probe(number)] in fired.note(probe.number) } }
    return Program.Run(Thread("owner") { hand.scheduler.shutdown() }, Thread("clock") { hand.alarm.strike(at: 1) }) {
      expect(fired.numbers.isPrefix(of: [1, 2]), "fired: \(fired.text)")
      expectNothing(of: hand, fired)
    }
  },

  Program("shutdown-repeat") {
    let (hand, fired) = Fired.byHand()
    let probe = Box(Probe(1))
    let timer = hand.scheduler.engine.every(1) { [probe = probe.value] in fired.note(probe?.number ?? 0) }
    probe.empty()
    return Program.Run(Thread("owner") { hand.scheduler.shutdown() }, Thread("clock") { hand.alarm.strike(at: 1) }) {
      expect(fired.numbers.count <= 1, "fired: \(fired.text)")
      expect("whether the timer is disposed", timer.isDisposed, is: true)
      expectNothing(of: hand, fired)
    }
  },

  // One thread at a time calls the alarm, and the last call disarms it.
  Program("shutdown-arm-cancel", threads: 3) {
    let (hand, fired) = Fired.byHand()
    let first = hand.scheduler.schedule(at: .seconds(2)) { fired.note(2) }
    return Program.Run(
      Thread("owner") { hand.scheduler.shutdown() },
      Thread("scheduler") { hand.scheduler.schedule(at: .seconds(1)) { fired.note(1) } },
      Thread("canceller") { first.dispose() }
    ) { expectNothing(of: hand, fired) }
  },

  Program("shutdown-reset") {
    let (hand, fired) = Fired.byHand()
    let timer = hand.scheduler.schedule(at: .seconds(1)) { [probe = Probe(1)] in fired.note(probe.number) }
    return Program.Run(Thread("owner") { hand.scheduler.shutdown() }, Thread("resetter") { timer.reschedule(at: .seconds(3)) }) {
      expect("whether the timer is disposed", timer.isDisposed, is: true)
      expectNothing(of: hand, fired)
    }
  },

  Program("shutdown-shutdown") {
    let (hand, fired) = Fired.byHand()
    for number in 1...2 { hand.scheduler.schedule(at: .seconds(1)) { [probe = Probe(number)] in fired.note(probe.number) } }
    return Program.Run(
      Thread("owner") { hand.scheduler.shutdown() }, Thread("other") { hand.scheduler.shutdown() }
    ) { expectNothing(of: hand, fired) }
  },

  Program("shutdown-deliver") {
    let hand = Hand()
    let recorder = Recorder<Probe>()
    let source = TickSubject<Probe, Never>()
    let handles = Handles(recorder.subscribe(to: source.signal.deliver(on: hand.scheduler)))
    return Program.Run(
      Thread("owner") { hand.scheduler.shutdown() },
      Thread("sender") { for number in 1...2 { source.next(Probe(number)) } }
    ) {
      expect("the values that are left", Probe.alive, is: 0)
      expect("the values that are queued", hand.scheduler.statistics.queuedValues, is: 0)
      hand.alarm.run(to: 5)
      expect("what was delivered", recorder.text, is: "")
      handles.drop()
    }
  },

  // A completion comes after the value that waits; after a shutdown there is none.
  Program("shutdown-completes") {
    let hand = Hand()
    let recorder = Recorder<Probe>()
    let source = TickSubject<Probe, Never>()
    let handles = Handles(recorder.subscribe(to: source.signal.debounce(for: .seconds(1), on: hand.scheduler)))
    source.next(Probe(1))
    return Program.Run(Thread("owner") { hand.scheduler.shutdown() }, Thread("sender") { source.completed() }) {
      expect(["", "1", "1 |"].contains(recorder.text), "\(recorder.text) came")
      expect("the values that are left", Probe.alive, is: 0)
      expect("what is pending", hand.pending, is: 0)
      handles.drop()
    }
  },

  Program("shutdown-next") {
    let hand = Hand()
    let recorder = Recorder<Probe>()
    let source = TickSubject<Probe, Never>()
    let handles = Handles(recorder.subscribe(to: source.signal.throttle(for: .seconds(1), on: hand.scheduler)))
    return Program.Run(
      Thread("owner") { hand.scheduler.shutdown() },
      Thread("sender") { for number in 1...2 { source.next(Probe(number)) } }
    ) {
      source.next(Probe(3))
      expect(["", "1"].contains(recorder.text), "\(recorder.text) came")
      expect("the values that are left", Probe.alive, is: 0)
      expect("whether the source has subscribers", source.hasSubscribers, is: false)
      expect("what is pending", hand.pending, is: 0)
      handles.drop()
    }
  },

  // A scheduler that is made on one that is being shut down ends with it.
  Program("shutdown-made") {
    let (hand, fired) = Fired.byHand()
    let scaled = Box<ScaledScheduler>(nil)
    return Program.Run(
      Thread("owner") { hand.scheduler.shutdown() },
      Thread("maker") {
        scaled.set(ScaledScheduler(rate: 1, on: hand.scheduler))
        scaled.value?.schedule(at: .seconds(1)) { [probe = Probe(1)] in fired.note(probe.number) }
      }
    ) {
      expect("whether it is shut down", scaled.value?.isShutDown, is: true)
      expectNothing(of: hand, fired)
    }
  },

  Program("shutdown-released") {
    let (hand, fired) = Fired.byHand()
    let scaled = Box(ScaledScheduler(rate: 1, on: hand.scheduler))
    return Program.Run(
      Thread("owner") { hand.scheduler.shutdown() }, Thread("releaser") { scaled.empty() }
    ) { expectNothing(of: hand, fired) }
  },
]

/// Expects that nothing is left of the work of a scheduler that was shut down.
private func expectNothing(of hand: Hand, _ fired: Fired) {
  let before = fired.text
  expect("the values that are left", Probe.alive, is: 0)
  expect("what is pending", hand.pending, is: 0)
  expect("what is armed", hand.alarm.armedAt, is: nil)
  hand.alarm.run(to: 5)
  hand.scheduler.schedule(at: .seconds(1)) { fired.note(9) }
  hand.alarm.run(to: 9)
  expect("what fired", fired.text, is: before)
}

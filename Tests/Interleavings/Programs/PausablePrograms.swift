@testable import TickStreams

/// Schedulers that can be paused.
let pausablePrograms: [Program] = [
  Program("pausable-pause-fire") {
    let hand = Hand()
    let log = Recorder<Tick> { "\($0.index)" }
    let pauses = TickSubject<Bool, Never>()
    log.follow(TickSignal<Tick, Never>.interval(.seconds(1), on: hand.scheduler.paused(while: pauses.signal)))
    return Program.Run(Thread("pauser") { pauses.send(true, false) }, Thread("clock") { hand.alarm.strike(at: 1) }) {
      hand.alarm.run(to: 4)
      expect(log.events.count >= 2, "it stands still after \(log.text)")
      expect("its numbers", log.events, is: (0..<log.events.count).map(String.init))
    }
  },

  Program("pausable-resume-schedule") {
    let hand = Hand()
    let (clock, pauses) = pausable(hand)
    let fired = Fired(hand.alarm)
    clock.schedule(at: .seconds(2)) { fired.note(2) }
    pauses.next(true)
    return Program.Run(
      Thread("resumer") { pauses.next(false) },
      Thread("scheduler") { clock.schedule(at: .seconds(1)) { fired.note(1) } }
    ) {
      hand.alarm.run(to: 3)
      expect("what fired", fired.text, is: "1@1.0 2@2.0")
    }
  },

  Program("pausable-older-firing", threads: 3) {
    let hand = Hand()
    let (clock, pauses) = pausable(hand)
    let fired = Fired(hand.alarm)
    let isPaused = Shared(false)
    return Program.Run(
      Thread("scheduler") { clock.schedule(at: .seconds(1)) { fired.note(1) } },
      Thread("pauser") {
        hand.alarm.pass(to: 1)
        pauses.next(true)
        isPaused.set(true)
      },
      Thread("clock") { if isPaused.get() { hand.alarm.ring() } }
    ) {
      expect("what fired during the pause", fired.text, is: "")
      pauses.next(false)
      hand.alarm.run(to: 4)
      expect("how often it fired", fired.numbers, is: [1])
    }
  },

  Program("pausable-reading") {
    let hand = Hand()
    let (clock, pauses) = pausable(hand)
    return Program.Run(
      Thread("reader") {
        let first = clock.now
        let second = clock.now
        expect(second >= first, "the clock goes from \(first.nanoseconds) to \(second.nanoseconds)")
      },
      Thread("pauser") {
        hand.alarm.pass(to: 1)
        pauses.next(true)
        hand.alarm.pass(to: 3)
        pauses.next(false)
      }
    ) { expect("the clock", clock.now, is: .seconds(1)) }
  },

  Program("pausable-shutdown") {
    let hand = Hand()
    let (clock, pauses) = pausable(hand)
    let fired = Fired(hand.alarm)
    let timer = clock.schedule(at: .seconds(1)) { fired.note(1) }
    return Program.Run(Thread("pauser") { pauses.send(true, false) }, Thread("owner") { clock.shutdown() }) {
      hand.alarm.run(to: 3)
      expect("what fired", fired.text, is: "")
      expect("whether the timer has ended", timer.isDisposed, is: true)
      expect("whether the signal is still subscribed", pauses.hasSubscribers, is: false)
    }
  },

  Program("pausable-base-shutdown") {
    let hand = Hand()
    let pauses = TickSubject<Bool, Never>()
    let clock = Box<PausableScheduler>(nil)
    return Program.Run(
      Thread("maker") { clock.set(hand.scheduler.paused(while: pauses.signal)) },
      Thread("owner") { hand.scheduler.shutdown() }
    ) {
      expect("whether it is shut down", clock.value?.isShutDown, is: true)
      expect("whether the signal is still subscribed", pauses.hasSubscribers, is: false)
    }
  },

  Program("pausable-release") {
    let pauses = TickSubject<Bool, Never>()
    let clock = Box(Hand().scheduler.paused(while: pauses.signal))
    return Program.Run(
      Thread("pauser") { pauses.send(true, false) }, Thread("owner") { clock.empty() }
    ) { expect("whether the signal is still subscribed", pauses.hasSubscribers, is: false) }
  },
]

/// A scheduler whose time stands still while the latest value of `pauses` is `true`.
private func pausable(_ hand: Hand) -> (clock: PausableScheduler, pauses: TickSubject<Bool, Never>) {
  let pauses = TickSubject<Bool, Never>()
  return (hand.scheduler.paused(while: pauses.signal), pauses)
}

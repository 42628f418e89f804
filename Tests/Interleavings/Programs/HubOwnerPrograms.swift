@testable import TickStreams

/// Hubs: their end, signals that pause them, reference clocks.
let hubOwnerPrograms: [Program] = [
  Program("hub-closes-paused") {
    let hand = Hand()
    let box = Box(CountdownHub<Int>(every: .seconds(1), on: hand.scheduler))
    box.value?.start(1, for: .seconds(2))
    let pauses = TickSubject<Bool, Never>()
    box.value?.pause(while: pauses.signal)
    return Program.Run(Thread("owner") { box.empty() }, Thread("pauser") { pauses.send(true, false) }) {
      expect("whether the signal is subscribed", pauses.hasSubscribers, is: false)
      hand.alarm.run(to: 4)
      expect("what is pending", hand.pending, is: 0)
    }
  },

  Program("hub-two-pausers") {
    let hand = Hand()
    let hub = CountdownHub<Int>(every: .seconds(1), on: hand.scheduler)
    hub.start(1, for: .seconds(2))
    let log = Recorder<Duration?>("the subscriber") { $0.map { "\($0.components.seconds)" } ?? "nil" }
    log.follow(hub.signal(for: 1))
    let (first, second) = (TickSubject<Bool, Never>(), TickSubject<Bool, Never>())
    hub.pause(while: first.signal)
    hub.pause(while: second.signal)
    return Program.Run(Thread("first") { first.send(true, false) }, Thread("second") { second.next(true) }) {
      hand.alarm.run(to: 1)
      expect("what is shown while the hub is paused", log.text, is: "2")
      second.next(false)
      hand.alarm.run(to: 3)
      expect("what is shown in the end", log.figures, is: ["2", "1", "0"])
    }
  },

  Program("hub-reference") {
    let hand = Hand()
    let hub = CountdownHub<Int>(every: .seconds(1), on: hand.scheduler)
    let reference = ReferenceClock(tolerance: .zero, on: hand.scheduler)
    reference.synchronize(to: WallInstant(nanosecondsSince1970: 0))
    hub.start(1, to: WallInstant(nanosecondsSince1970: 4 * .second), by: reference)
    let log = Recorder<Duration?>("the subscriber") { $0.map { "\($0.components.seconds)" } ?? "nil" }
    log.follow(hub.signal(for: 1))
    return Program.Run(
      Thread("sampler") { reference.synchronize(to: WallInstant(nanosecondsSince1970: 2 * .second)) },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      // The clock was at 0 or 1 s when the sample was taken.
      hand.alarm.run(to: 3)
      expect("the last figure", log.figures.last, is: "0")
      expect("the order of figures", log.events.compactMap { Int($0) }, is: log.events.compactMap { Int($0) }.sorted(by: >))
    }
  },

  Program("reference-samples") {
    let hand = Hand()
    let reference = ReferenceClock(tolerance: .zero, on: hand.scheduler)
    reference.synchronize(to: WallInstant(nanosecondsSince1970: 0))
    let log = Recorder<Duration>("the countdown") { "\($0.components.seconds)" }
    let deadline = WallInstant(nanosecondsSince1970: 9 * .second)
    log.follow(.countdown(to: deadline, by: reference, on: hand.scheduler))
    return Program.Run(
      Thread("a") { reference.synchronize(to: WallInstant(nanosecondsSince1970: 2 * .second)) },
      Thread("b") { reference.synchronize(to: WallInstant(nanosecondsSince1970: 5 * .second)) }
    ) {
      hand.alarm.run(to: 0)
      let left = reference.wallNow.duration(to: deadline).components.seconds
      expect("the figure shown", log.events.last, is: "\(left)")
    }
  },
]

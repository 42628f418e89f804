@testable import TickStreams

/// The hub of countdowns.
let hubPrograms: [Program] = [
  Program("hub-paused-dispose") {
    let (hand, hub, log) = counting()
    log.follow(hub.signal(for: 1))
    let pauses = TickSubject<Bool, Never>()
    let pausing = hub.pause(while: pauses.signal)
    return Program.Run(Thread("pauser") { pauses.next(true) }, Thread("disposer") { pausing.dispose() }) {
      hand.alarm.run(to: 4)
      expect("the last figure", log.figures.last, is: "0.0")
    }
  },

  Program("hub-paused-resume") {
    let (hand, hub, log) = counting()
    log.follow(hub.signal(for: 1))
    let pauses = TickSubject<Bool, Never>()
    hub.pause(while: pauses.signal)
    return Program.Run(Thread("pauser") { pauses.send(true, false) }, Thread("clock") { hand.alarm.strike(at: 1) }) {
      expectFallingFigures(log)
      hand.alarm.run(to: 4)
      expect("the last figure", log.figures.last, is: "0.0")
    }
  },

  Program("hub-subscribe-flip") {
    let (hand, hub, log) = counting()
    let other = Recorder<Duration?>("the other one", seconds)
    log.follow(hub.signal(for: 1))
    let handles = Handles()
    return Program.Run(
      Thread("subscriber") { handles.add(other.subscribe(to: hub.signal(for: 1))) },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      expectFallingFigures(log)
      expectFallingFigures(other)
      expect("the figure shown", log.events.last, is: seconds(hub[1]))
      expect("the figure shown to the other", other.events.last, is: seconds(hub[1]))
      handles.drop()
    }
  },

  Program("hub-subscribe-deliver") {
    let (_, hub, log) = counting()
    log.follow(hub.signal(for: 1))
    let other = Recorder<Duration?>("the other one", seconds)
    let handles = Handles()
    return Program.Run(
      Thread("a") { hub.start(1, for: .seconds(4)) },
      Thread("b") {
        hub.stop(1)
        let before = hub[1]
        handles.add(other.subscribe(to: hub.signal(for: 1).take(1)))
        // The other thread may have started it meanwhile.
        expect([seconds(before), seconds(hub[1])].contains(other.events.first ?? "nothing"), "what came first is \(other.text)")
      }
    ) {
      expect("the figure shown", log.events.last, is: seconds(hub[1]))
      handles.drop()
    }
  },

  Program("hub-start-start") {
    let (hand, hub, log) = counting()
    log.follow(hub.signal(for: 1))
    return Program.Run(Thread("a") { hub.start(1, for: .seconds(4)) }, Thread("b") { hub.start(1, for: .seconds(2)) }) {
      expect("the figure shown", log.events.last, is: seconds(hub[1]))
      let left = hub[1].map { Double($0.nanoseconds) / 1e9 } ?? 0
      hand.alarm.run(to: left)
      expect("the last figure", log.figures.last, is: "0.0")
    }
  },

  Program("hub-start-stop") {
    let (hand, hub, log) = counting()
    log.follow(hub.signal(for: 2))
    return Program.Run(Thread("starter") { hub.start(2, for: .seconds(2)) }, Thread("stopper") { hub.stop(2) }) {
      expect("the figure shown", log.events.last, is: seconds(hub[2]))
      let runs = hub[2] != nil
      hand.alarm.run(to: 4)
      expect("the last figure", runs ? log.figures.last : log.events.last, is: runs ? "0.0" : "nil")
    }
  },

  Program("hub-start-flip") {
    let (hand, hub, log) = counting()
    log.follow(hub.signal(for: 1))
    return Program.Run(Thread("starter") { hub.start(1, for: .seconds(3)) }, Thread("clock") { hand.alarm.strike(at: 1) }) {
      expect("the figure shown", log.events.last, is: seconds(hub[1]))
      hand.alarm.run(to: 4)
      expect("the last figure", log.figures.last, is: "0.0")
    }
  },

  Program("hub-end-start") {
    let (hand, hub, log) = counting()
    hub.start(2, for: .seconds(1))
    log.follow(hub.signal(for: 2))
    return Program.Run(Thread("starter") { hub.start(2, for: .seconds(3)) }, Thread("clock") { hand.alarm.strike(at: 1) }) {
      expect(hub[2] != nil, "a key that was started does not run")
      expect("the figure shown", log.events.last, is: seconds(hub[2]))
      hand.alarm.run(to: 4)
      expect("the last figure", log.figures.last, is: "0.0")
    }
  },

  Program("hub-pause-resume-flip", threads: 3) {
    let (hand, hub, log) = counting()
    log.follow(hub.signal(for: 1))
    return Program.Run(
      Thread("pauser") { hub.pause(1) }, Thread("resumer") { hub.resume(1) },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      hub.resume(1)
      // A resume that read the clock before the flip has armed a flip that is due now.
      hand.alarm.run(to: 1)
      hand.alarm.run(to: 1)  // A resume that read the clock before the value changed arms a timer for the change, which is due immediately.
      expect("the figure shown", log.events.last, is: seconds(hub[1]))
      hand.alarm.run(to: 8)
      expect("the last figure", log.figures.last, is: "0.0")
    }
  },

  Program("hub-sample-start", threads: 3) {
    let (hand, hub, log) = counting()
    let server = ReferenceClock(tolerance: .zero, on: hand.scheduler)
    log.follow(hub.signal(for: 2))
    return Program.Run(
      Thread("starter") { hub.start(2, to: WallInstant(nanosecondsSince1970: 10_000_000_000), by: server) },
      Thread("sampler") { server.synchronize(to: WallInstant(nanosecondsSince1970: 6_000_000_000)) },
      Thread("clock") { hand.alarm.ring() }
    ) {
      hand.alarm.run(to: 0)
      expect("the figure shown", log.events.last, is: "4.0")
      expect("the current figure", seconds(hub[2]), is: "4.0")
      hand.alarm.run(to: 4)
      expect("the last figure", log.figures.last, is: "0.0")
    }
  },

  Program("hub-goes") {
    let (hand, hub, log) = counting()
    let box = Box(hub)
    let handles = Handles(log.subscribe(to: hub.signal(for: 1)))
    return Program.Run(
      Thread("owner") {
        box.empty()
        handles.drop()
      },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) { expectFallingFigures(log) }
  },

  Program("hub-keys") {
    let (hand, hub, _) = counting()
    let log = Recorder<Duration?>("the subscriber", seconds)
    let handles = Handles()
    return Program.Run(
      Thread("subscriber") { handles.add(log.subscribe(to: hub.signal(for: 3))) },
      Thread("starter") {
        hub.start(3, for: .seconds(2))
        hub.stop(3)
        hub.start(3, for: .seconds(1))
      }
    ) {
      expect("the figure shown", log.events.last, is: "1.0")
      hand.alarm.run(to: 4)
      expect("the last figure", log.figures.last, is: "0.0")
      handles.drop()
    }
  },
]

/// A hub in which key 1 has 3 seconds left.
private func counting() -> (hand: Hand, hub: CountdownHub<Int>, log: Recorder<Duration?>) {
  let hand = Hand()
  let hub = CountdownHub<Int>(every: .seconds(1), on: hand.scheduler)
  hub.start(1, for: .seconds(3))
  return (hand, hub, Recorder("the subscriber", seconds))
}

@Sendable private func seconds(_ figure: Duration?) -> String { figure.map { "\(Double($0.nanoseconds) / 1e9)" } ?? "nil" }

private func expectFallingFigures(_ log: Recorder<Duration?>) {
  let figures = log.events.compactMap(Double.init)
  expect(zip(figures, figures.dropFirst()).allSatisfy(>), "the figures go backward: \(log.text)")
}

extension Recorder where Value == Duration? {
  /// The events without `nil`, which follows the end of a countdown.
  var figures: [String] { events.filter { $0 != "nil" } }
}

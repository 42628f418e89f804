import TickStreams
import TickStreamsTesting

extension Picture {
  /// Sources of time, and the effect of a stall on them.
  static var timePictures: [Picture] { [heartbeat, firstTick, missedTicks, countdownStall, countdownPhases, deviceSleep] }

  private static var heartbeat: Picture {
    let scheduler = TestScheduler()
    let isForeground = TickValue(true)
    let beats = isForeground.signal.removeDuplicates()
      .flatMapLatest { isForeground -> TickSignal<Tick, Never> in
        isForeground ? .interval(.seconds(60), delay: .zero, on: scheduler) : .never
      }
    let recording = scheduler.record(beats)
    scheduler.advance(by: .seconds(90))
    isForeground.current = false
    scheduler.advance(by: .seconds(600))
    isForeground.current = true
    scheduler.advance(by: .seconds(60))
    return Picture(
      module: "TickStreams", name: "heartbeat",
      description: "A heartbeat: a first beat, then one a minute, none in the background, and one immediately on return.",
      diagram: MarblePicture(
        [recording.lane("heartbeat(while: isForeground, on: scheduler)") { "\($0.index)" }],
        spans: [.init("in the background", from: .seconds(90), until: .seconds(690))]
      )
    )
  }

  private static var firstTick: Picture {
    let scheduler = TestScheduler()
    func record(_ delay: Duration?) -> Recording<Tick, Never> {
      scheduler.record(.interval(.seconds(2), delay: delay, on: scheduler))
    }
    let recordings = [
      ("interval(.seconds(2))", record(nil)), ("interval(.seconds(2), delay: .zero)", record(.zero)),
      ("interval(.seconds(2), delay: .milliseconds(400))", record(.milliseconds(400))),
      ("interval(.seconds(2), delay: .seconds(3))", record(.seconds(3))),
    ]
    scheduler.advance(by: .seconds(7))
    return Picture(
      module: "TickStreams", name: "first-tick",
      description: "Intervals of 2 s with different delays: the delay moves the first tick, and the grid starts from there.",
      diagram: MarblePicture(recordings.map { title, recording in recording.lane(title) { "\($0.index)" } })
    )
  }

  private static var missedTicks: Picture {
    let scheduler = TestScheduler()
    let recordings = [MissedTicks.skip, .burst, .regrid]
      .map { policy in
        ("interval(.seconds(1), missedTicks: .\(policy))", scheduler.record(.interval(.seconds(1), missedTicks: policy, on: scheduler)))
      }
    scheduler.advance(by: .milliseconds(1_500))
    scheduler.sleepDevice(for: .milliseconds(2_700))
    scheduler.advance(by: .milliseconds(2_300))
    return Picture(
      module: "TickStreams", name: "missed-ticks",
      description:
        "An interval of 1 s that cannot run from 1.5 s to 4.2 s: one tick on the old grid, every tick, or one tick and a new grid.",
      diagram: MarblePicture(
        recordings.map { title, recording in recording.lane(title) { "\($0.index)" } },
        spans: [.init("cannot run", from: .milliseconds(1_500), until: .milliseconds(4_200))]
      )
    )
  }

  private static var countdownStall: Picture {
    func record(stalling: Bool) -> MarblePicture.Lane {
      let scheduler = TestScheduler()
      let recording = scheduler.record(.countdown(for: .milliseconds(9_400), on: scheduler))
      scheduler.advance(by: .seconds(2))
      if stalling { scheduler.sleepDevice(for: .milliseconds(5_500)) }
      scheduler.advance(to: .origin.advanced(by: .seconds(10)))
      return recording.lane(stalling ? "the same, cannot run from 2 s to 7.5 s" : "countdown(for: .seconds(9.4))", label: seconds)
    }
    return Picture(
      module: "TickStreams", name: "countdown-stall",
      description:
        "A countdown shows the remaining seconds rounded up, zero on the deadline; after a stall there is one figure, the right one.",
      diagram: MarblePicture([record(stalling: false), record(stalling: true)])
    )
  }

  private static var countdownPhases: Picture {
    let scheduler = TestScheduler()
    let recordings = [TickPhase.own, .shared]
      .flatMap { phase in
        [2_300, 2_700]
          .map { length in
            (
              "countdown(for: .milliseconds(\(length)), phase: .\(phase))",
              scheduler.record(.countdown(for: .milliseconds(length), phase: phase, on: scheduler))
            )
          }
      }
    scheduler.advance(by: .seconds(3))
    return Picture(
      module: "TickStreams", name: "countdown-phases",
      description:
        "Two countdowns of 2.3 s and 2.7 s: each at its own instants, or both on the whole seconds, with zero on its own deadline.",
      diagram: MarblePicture(recordings.map { title, recording in recording.lane(title, label: seconds) })
    )
  }

  private static var deviceSleep: Picture {
    let scheduler = TestScheduler()
    let uptime = scheduler.sibling(timebase: .suspending, name: "uptime")
    let recordings = [
      (
        "countdown(for: .seconds(60), every: .seconds(10), on: uptime)",
        scheduler.record(TickSignal<Duration, Never>.countdown(for: .seconds(60), every: .seconds(10), on: uptime))
      ),
      (
        "countdown(for: .seconds(60), every: .seconds(10), on: scheduler)",
        scheduler.record(.countdown(for: .seconds(60), every: .seconds(10), on: scheduler))
      ),
    ]
    scheduler.advance(by: .seconds(15))
    scheduler.sleepDevice(for: .seconds(33))
    scheduler.advance(by: .seconds(52))
    return Picture(
      module: "TickStreamsTesting", name: "device-sleep",
      description: "While the device sleeps a countdown on a suspending clock stops, and one on a continuous clock goes on.",
      diagram: MarblePicture(
        recordings.map { title, recording in recording.lane(title, label: seconds) },
        spans: [.init("device asleep", from: .seconds(15), until: .seconds(48))]
      )
    )
  }

  /// The whole seconds of a duration.
  private static func seconds(_ duration: Duration) -> String { "\(duration.components.seconds)" }
}

import TickStreams
import TickStreamsTesting

extension Picture {
  /// Operators that deal in time.
  static var operatorPictures: [Picture] { [rates, timeouts, pauses, ends] }

  private static var rates: Picture {
    let scheduler = TestScheduler()
    let input = scheduler.hot("a-b-c-------d-|", frame: .seconds(1)).signal
    let signals = [
      ("input", input), ("debounce(for: .seconds(3))", input.debounce(for: .seconds(3), on: scheduler)),
      ("throttle(for: .seconds(5))", input.throttle(for: .seconds(5), on: scheduler)),
      ("throttle(for: .seconds(5), latest: false)", input.throttle(for: .seconds(5), latest: false, on: scheduler)),
      ("sample(every: .seconds(5))", input.sample(every: .seconds(5), on: scheduler)),
      ("delay(.seconds(3))", input.delay(.seconds(3), on: scheduler)),
    ]
    let recordings = signals.map { ($0, scheduler.record($1)) }
    scheduler.advance(by: .seconds(16))
    return Picture(
      module: "TickStreams", name: "debounce-throttle",
      description: "The same input debounced, throttled, sampled and delayed.",
      diagram: MarblePicture(recordings.map { title, recording in recording.lane(title) })
    )
  }

  private enum TimedOut: Error { case tooLate }

  private static var timeouts: Picture {
    let scheduler = TestScheduler()
    let input = scheduler.hot("--a--b-------c--|", failing: TimedOut.tooLate, frame: .seconds(1)).signal
    let signals = [
      ("input", input), ("timeout(after: .seconds(8))", input.timeout(after: .seconds(8), failing: .tooLate, on: scheduler)),
      ("timeout(afterSilence: .seconds(4))", input.timeout(afterSilence: .seconds(4), failing: .tooLate, on: scheduler)),
    ]
    let recordings = signals.map { ($0, scheduler.record($1)) }
    scheduler.advance(by: .seconds(17))
    return Picture(
      module: "TickStreams", name: "timeouts",
      description: "timeout(after:) bounds the whole signal, timeout(afterSilence:) the time from one value to the next.",
      diagram: MarblePicture(recordings.map { title, recording in recording.lane(title) })
    )
  }

  private static var pauses: Picture {
    let scheduler = TestScheduler()
    let isPaused = TickValue(false)
    func interval(on clock: any TickScheduler) -> TickSignal<Tick, Never> { .interval(.seconds(10), on: clock) }
    let ticks = interval(on: scheduler)
    let recordings = [
      ("interval(.seconds(10), on: scheduler.paused(while: isPaused))", interval(on: scheduler.paused(while: isPaused.signal))),
      ("ticks.filter(while: isPaused.not())", ticks.filter(while: isPaused.signal.not())),
      ("isPaused.flatMapLatest { $0 ? .empty : ticks }", isPaused.signal.flatMapLatest { $0 ? .empty : ticks }),
    ].map { ($0, scheduler.record($1)) }
    scheduler.advance(by: .seconds(14))
    isPaused.current = true
    scheduler.advance(by: .seconds(13))
    isPaused.current = false
    scheduler.advance(by: .seconds(23))
    return Picture(
      module: "TickStreams", name: "paused-interval",
      description: "An interval of 10 s that is paused from 14 s to 27 s: time stands still, values are dropped, or a new interval starts.",
      diagram: MarblePicture(
        recordings.map { title, recording in recording.lane(title) { "\($0.index)" } },
        spans: [.init("paused", from: .seconds(14), until: .seconds(27))]
      )
    )
  }

  private static var ends: Picture {
    let scheduler = TestScheduler()
    let completes = scheduler.record(scheduler.cold("-a-b--|", frame: .seconds(1)).signal)
    let fails = scheduler.record(scheduler.cold("-a-b--#", failing: TimedOut.tooLate, frame: .seconds(1)).signal)
    let disposed = scheduler.record(scheduler.cold("-a-b-----c", frame: .seconds(1)).signal)
    let goesOn = scheduler.record(scheduler.cold("-a-b-----c", frame: .seconds(1)).signal)
    scheduler.advance(by: .seconds(6))
    disposed.dispose()
    scheduler.advance(by: .seconds(4))
    return Picture(
      module: "TickStreams", name: "ends",
      description: "Subscriptions that complete, fail, are disposed, and go on.",
      diagram: MarblePicture([
        completes.lane("completes"), fails.lane("fails"), disposed.lane("is disposed after 6 s"), goesOn.lane("goes on"),
      ])
    )
  }
}

import TestSupport
import TickStreams
import TickStreamsTesting

extension SoakCase {
  /// Sources.
  static let ofSources = [
    signal("interval", "Interval") { TickSignal<Tick, Never>.interval(.seconds(1), on: $0) },
    signal("interval(alignedTo:)", "IntervalAligned") {
      TickSignal<Tick, Never>.interval(.seconds(1), alignedTo: .grid(.milliseconds(300)), on: $0)
    },
    signal("interval(alignedTo: .wall)", "IntervalAligned") {
      TickSignal<Tick, Never>.interval(.seconds(1), alignedTo: .wall(.seconds(1)), on: $0)
    },
    signal("from(_:every:)", "FromEvery") { TickSignal<Int, Never>.from(0..., every: .seconds(1), on: $0) },
    signal("after(each:)", "AtEach") { TickSignal<Tick, Never>.after(each: repeatElement(.seconds(1), count: .max), on: $0) },
    signal("countdown", "Countdown") { TickSignal<Duration, Never>.countdown(for: long, on: $0) },
    signal("countdown, shared phase", "Countdown") { TickSignal<Duration, Never>.countdown(for: long, phase: .shared, on: $0) },
    signal("countdown to a wall date", "CountdownWall") {
      TickSignal<Duration, Never>.countdown(to: TestScheduler.wallStart.advanced(by: long), on: $0)
    },
    signal("text of a countdown", "TextOfTime") {
      TickSignal<String, Never>.countdown(to: $0.now.advanced(by: long), text: .label(), on: $0)
    },
    signal("elapsed", "Elapsed") { TickSignal<Duration, Never>.elapsed(since: $0.now, on: $0) },
    signal("elapsed, shared phase, since a wall date", "Elapsed") {
      TickSignal<Duration, Never>.elapsed(since: $0.wallNow, phase: .shared, on: $0)
    },
    missing(.skip),
    missing(.burst),
    missing(.regrid),
    signal("interval on a scheduler that is paused half of the time", "Interval") {
      let clock = $0.paused(while: TickSignal.rareTicks($0).map { $0 % 2 == 1 })
      return TickSignal<Tick, Never>.interval(.seconds(1), on: clock).delay(.milliseconds(200), on: clock)
    },
    calls("a scheduler that can be paused, made, paused and released") { stage in
      let isPaused = TickValue(false)
      return { _ in
        let subscription = stage.count(TickSignal<Tick, Never>.interval(.seconds(1), on: stage.scheduler.paused(while: isPaused.signal)))
        stage.scheduler.advance(by: .seconds(1))
        isPaused.current = true
        stage.scheduler.advance(by: .seconds(1))
        subscription.dispose()
        isPaused.current = false
      }
    },
    calls("after", "After") { stage in
      { _ in
        stage.count(TickSignal<Tick, Never>.after(.seconds(1), on: stage.scheduler)).keepUntilFinished()
        stage.scheduler.advance(by: .seconds(1))
      }
    },
    calls("after, disposed before", "After") { stage in
      { _ in
        stage.count(TickSignal<Tick, Never>.after(.seconds(5), on: stage.scheduler)).dispose()
        stage.events.increment()
        stage.scheduler.advance(by: .seconds(1))
      }
    },
    calls("at a wall date", "AtWall") { stage in
      { _ in
        let moment = stage.scheduler.wallNow.advanced(by: .seconds(1))
        stage.count(TickSignal<Tick, Never>.at(moment, on: stage.scheduler)).keepUntilFinished()
        stage.scheduler.advance(by: .seconds(1))
      }
    },
    calls("just, from, empty, fail, never, deferred", "Just", "From", "Empty", "Fail", "Never", "Deferred") { stage in
      { number in
        typealias Numbers = TickSignal<Int, SoakFailure>
        for signal in [
          Numbers.just(1), .from(0..<3), .empty, .fail(SoakFailure()), .never, .deferred { .just(number) },
        ] { stage.count(signal).dispose() }
      }
    },
  ]

  /// Longer than any soak.
  static let long = Duration.seconds(100_000_000)

  /// An interval that misses three ticks of ten.
  private static func missing(_ missedTicks: MissedTicks) -> SoakCase {
    load("interval that misses ticks, .\(missedTicks)", "Interval") { stage in
      let subscription = stage.count(TickSignal<Tick, Never>.interval(.seconds(1), missedTicks: missedTicks, on: stage.scheduler))
      return { count in
        for _ in 0..<count / 10 {
          stage.scheduler.advance(by: .seconds(7))
          stage.scheduler.suspendApp(for: .seconds(3))
        }
        withExtendedLifetime(subscription) {}
      }
    }
  }
}

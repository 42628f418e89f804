import TickStreams
import TickStreamsTesting

extension SoakCase {
  /// Operators that are given a scheduler.
  static let ofTime = [
    signal("audit", "Audit") { TickSignal.ticks($0).audit(for: .milliseconds(2_500), on: $0) },
    signal("collect(every:)", "CollectEvery") { TickSignal.ticks($0).collect(every: .seconds(5), on: $0) },
    signal("collect(every:orCount:skipEmpty:)", "CollectEvery") {
      TickSignal.ticks($0).collect(every: .seconds(5), orCount: 3, skipEmpty: true, on: $0)
    },
    signal("debounce, each passes", "Debounce") { TickSignal.ticks($0).debounce(for: .milliseconds(300), on: $0) },
    load("debounce, none passes", "Debounce") { stage in
      let events = stage.events
      let ticks = TickSignal.ticks(stage.scheduler).handleEvents(onNext: { _ in events.increment() })
      return stage.passing(keeping: ticks.debounce(for: .seconds(2), on: stage.scheduler).subscribe(onNext: { _ in }))
    },
    signal("debounce(where:)", "Debounce") { TickSignal.ticks($0).debounce(for: .seconds(2), where: { $0 % 2 == 0 }, on: $0) },
    signal("delay", "Delay") { TickSignal.ticks($0).delay(.milliseconds(5_500), on: $0) },
    signal("delaySubscription, repeated", "DelaySubscription", "Repeated") {
      TickSignal<Int, Never>.just(1).delaySubscription(.seconds(1), on: $0).repeated()
    },
    signal("deliver(on:)", "DeliverOn") { TickSignal.ticks($0).deliver(on: $0) },
    signal("frequency(over:)", "Frequency") {
      TickSignal<Tick, Never>.interval(.seconds(1), on: $0).frequency(over: .seconds(10))
    },
    signal("measureInterval, timestamped", "MeasureInterval", "Timestamped") {
      TickSignal.ticks($0).measureInterval(on: $0).timestamped(on: $0)
    },
    signal("repeated(every:)", "RepeatedEvery") { TickSignal<Int, Never>.just(1).repeated(every: .seconds(1), on: $0) },
    signal("repeated(after:)", "RepeatedEvery") { TickSignal<Int, Never>.just(1).repeated(after: .seconds(1), on: $0) },
    signal("sample(every:)", "Sample") { TickSignal.ticks($0).sample(every: .seconds(2), on: $0) },
    signal("skip(for:), take(for:), start(on:)", "SkipFor", "TakeFor", "StartOn") {
      TickSignal.ticks($0).skip(for: .seconds(5), on: $0).take(for: long, on: $0).start(on: $0)
    },
    throttling(.both),
    throttling(.leading),
    throttling(.trailing),
    signal("timeout(after:), timeout(between:)", "Timeout", "TimeoutBetween") {
      TickSignal.ticks($0).timeout(after: long, on: $0).timeout(between: .seconds(5), failing: TickTimeout(after: .zero), on: $0)
    },
    signal("timeout(between:or:), again and again", "TimeoutBetween") {
      TickSignal.rareTicks($0).timeout(between: .seconds(2), or: .just(-1), on: $0).repeated()
    },
    signal("timeout(after:), again and again", "Timeout", "Catch") { scheduler in
      TickSignal<Int, Never>.never.timeout(after: .seconds(1), on: scheduler).catch { _ in TickSignal<Int, Never>.just(1) }.repeated()
    },
    signal("window(every:lasting:)", "Window", "FlatMap") {
      TickSignal.ticks($0).window(every: .seconds(5), lasting: .milliseconds(3_500), on: $0).flatMap { $0 }
    },
    signal("retry after a second", "Retry", "TryMap") {
      TickSignal<Tick, Never>.after(.seconds(1), on: $0).tryMap { (_: Tick) throws(SoakFailure) -> Int in throw SoakFailure() }
        .retryCounted()
    },
    signal("retry(backoff:)", "Retry") { scheduler in
      TickSignal<Int, SoakFailure>.just(1).concat(.fail(SoakFailure())).retry(.max, backoff: .constant(.seconds(1)), on: scheduler)
    },
    signal("retry(backoff:), exponential, jittered", "Retry") { scheduler in
      TickSignal<Int, SoakFailure>.just(1).concat(.fail(SoakFailure()))
        .retry(.max, backoff: .exponential(from: .milliseconds(100), cap: .seconds(1)).jittered(seed: 1), on: scheduler)
    },
  ]

  private static func throttling(_ edges: ThrottleEdges) -> SoakCase {
    signal("throttle(edges: .\(edges.rawValue))", "Throttle") {
      TickSignal.ticks($0).throttle(for: .milliseconds(2_500), edges: edges, on: $0)
    }
  }
}

extension TickSignal<Int, SoakFailure> {
  /// Sends a value for each attempt, since attempts are not observable otherwise.
  fileprivate func retryCounted() -> TickSignal {
    TickSignal<Int, SoakFailure>.just(1).concat(self).retry()
  }
}

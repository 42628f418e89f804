import TestSupport
import TickStreams
import TickStreamsTesting

extension SoakCase {
  /// Operators in states, and forms of them, that `ofOperators` does not reach: ends that do not come, waits that are cut short, what is left
  /// and joined.
  static let ofStates = ofOne + ofSeveral

  private static let ofOne = [
    signal("take, take(while:), take(for:), take(until:) that do not end", "Take", "TakeWhile", "TakeFor", "TakeUntil") {
      TickSignal.ticks($0).take(.max).take(while: { $0 >= 0 }).take(for: long, on: $0).take(until: TickSignal<Int, Never>.never)
    },
    silent("then, of what does not end", "Then") { $0.then(.just(1)) },
    silent("contains, allSatisfy", "Contains", "AllSatisfy") { $0.contains(-1).merge($0.allSatisfy { $0 >= 0 }) },
    silent("reduce, orIfEmpty", "Reduce", "OrIfEmpty") { $0.orIfEmpty(1).reduce(into: 0) { $0 += $1 } },
    silent("takeLast", "TakeLast") { $0.takeLast(5) },
    calls("take(during:) of one lifetime, again and again", "TakeDuring") { stage in
      let lifetime = Lifetime()
      return { stage.count(TickSignal<Int, Never>.just($0).take(during: lifetime)).keepUntilFinished() }
    },
    calls("take(during:) of one owner, disposed again and again", "TakeDuring") { stage in
      let owner = Counter()
      return { _ in
        let subject = TickSubject<Int, Never>()
        let subscription = stage.count(subject.signal.take(during: owner))
        subject.next(1)
        subscription.dispose()
      }
    },
    load("debounce, none passes", "Debounce") { stage in
      let events = stage.events
      let ticks = TickSignal.ticks(stage.scheduler).handleEvents(onNext: { _ in events.increment() })
      return stage.passing(keeping: ticks.debounce(for: .seconds(2), on: stage.scheduler).subscribe(onNext: { _ in }))
    },
    signal("delay, several on their way", "Delay") { TickSignal.ticks($0).delay(.milliseconds(5_500), on: $0) },
    signal("repeated(every:)", "RepeatedEvery") { TickSignal<Int, Never>.just(1).repeated(every: .seconds(1), on: $0) },
    signal("repeated(after:)", "RepeatedEvery") { TickSignal<Int, Never>.just(1).repeated(after: .seconds(1), on: $0) },
    signal("timeout(after:), timeout(afterSilence:)", "Timeout", "TimeoutBetween") {
      TickSignal.ticks($0).timeout(after: long, on: $0).timeout(afterSilence: .seconds(5), failing: TickTimeout(after: .zero), on: $0)
    },
    signal("timeout(afterSilence:or:), again and again", "TimeoutBetween") {
      TickSignal.rareTicks($0).timeout(afterSilence: .seconds(2), or: .just(-1), on: $0).repeated()
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
    signal("flatMap of signals that fail, caught", "FlatMap", "Catch") { scheduler in
      TickSignal.ticks(scheduler).flatMap { number in
        TickSignal<Int, SoakFailure>.fail(SoakFailure()).catch { _ in TickSignal<Int, Never>.just(number) }
      }
    },
  ]

  private static let ofSeveral = [
    signal("combineLatest of an array", "CombineLatest") { TickSignal<[Int], Never>.combineLatest([.ticks($0), .rareTicks($0)]) },
    signal("zip", "Zip") { TickSignal.ticks($0).zip(TickSignal.ticks($0)) },
    signal("zip of an array", "Zip") { TickSignal<[Int], Never>.zip([.ticks($0), .ticks($0)]) },
    signal("merge of three", "Merge") { TickSignal.ticks($0).merge(TickSignal.rareTicks($0), .never) },
    signal("filter(while:)", "FilterWhile") { TickSignal.ticks($0).filter(while: TickSignal.rareTicks($0).map { $0 % 2 == 0 }) },
    signal("share", "Share") {
      let shared = TickSignal.ticks($0).share(replay: 3)
      return shared.merge(shared)
    },
    calls("share, left and joined again and again", "Share") { stage in
      let shared = TickSignal.ticks(stage.scheduler).share()
      return { _ in
        let subscription = stage.count(shared)
        stage.scheduler.advance(by: .seconds(1))
        subscription.dispose()
      }
    },
    calls("share(grace:), left and joined within the grace", "Share") { stage in
      let shared = TickSignal.ticks(stage.scheduler).share(replay: 1, grace: .seconds(2), on: stage.scheduler)
      return { _ in
        let subscription = stage.count(shared)
        stage.scheduler.advance(by: .seconds(1))
        subscription.dispose()
      }
    },
    calls("share(grace:), joined after the grace", "Share") { stage in
      let shared = TickSignal.ticks(stage.scheduler).share(grace: .milliseconds(500), on: stage.scheduler)
      return { _ in
        let subscription = stage.count(shared)
        stage.scheduler.advance(by: .seconds(1))
        subscription.dispose()
        stage.scheduler.advance(by: .seconds(1))
      }
    },
    calls("multicast, connected again and again", "Multicast") { stage in
      let connectable = TickSignal.ticks(stage.scheduler).multicast()
      let subscription = stage.count(connectable.signal)
      return { _ in
        let connection = connectable.connect()
        stage.scheduler.advance(by: .seconds(1))
        connection.dispose()
        withExtendedLifetime(subscription) {}
      }
    },
  ]
}

extension TickSignal<Int, SoakFailure> {
  /// Sends a value for each attempt, as nothing else is seen of them.
  fileprivate func retryCounted() -> TickSignal { TickSignal<Int, SoakFailure>.just(1).concat(self).retry() }
}

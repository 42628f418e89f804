import TickStreams
import TickStreamsTesting

extension SoakCase {
  /// Operators of several upstreams.
  static let ofSeveral = [
    signal("and, or", "And", "Or") {
      let isEven = TickSignal.ticks($0).map { $0 % 2 == 0 }
      let isRare = TickSignal.rareTicks($0).map { $0 % 3 == 0 }
      return isEven.and(isRare).or(isRare)
    },
    signal("combineLatest", "CombineLatest") { TickSignal.ticks($0).combineLatest(TickSignal.rareTicks($0)) },
    signal("combineLatest of an array", "CombineLatest") { TickSignal<[Int], Never>.combineLatest([.ticks($0), .rareTicks($0)]) },
    signal("zip", "Zip") { TickSignal.ticks($0).zip(TickSignal.ticks($0)) },
    signal("zip of an array", "Zip") { TickSignal<[Int], Never>.zip([.ticks($0), .ticks($0)]) },
    signal("withLatest(from:)", "WithLatest") { TickSignal.ticks($0).withLatest(from: TickSignal.rareTicks($0)) },
    signal("merge", "Merge") { TickSignal.ticks($0).merge(TickSignal.rareTicks($0), .never) },
    signal("race, concat", "Race", "Concat") { TickSignal.rareTicks($0).race(TickSignal<Int, Never>.just(1).concat(.ticks($0))) },
    signal("collect(when:), sample(when:)", "CollectWhen", "Sample") {
      let ticks = TickSignal.ticks($0)
      return ticks.collect(when: TickSignal.rareTicks($0)).map(\.count).merge(ticks.sample(when: TickSignal.rareTicks($0)))
    },
    signal("gated(by:), paused(by:)", "GatedBy", "PausedBy") {
      let isOdd = TickSignal.rareTicks($0).map { $0 % 2 == 1 }
      return TickSignal.ticks($0).gated(by: isOdd).merge(TickSignal.ticks($0).paused(by: isOdd))
    },
    signal("take(until:), skip(until:), take(untilReplacement:)", "TakeUntil", "SkipUntil", "TakeUntilReplacement") {
      TickSignal.ticks($0).skip(until: TickSignal.rareTicks($0)).take(until: TickSignal<Int, Never>.never)
        .take(untilReplacement: .rareTicks($0).filter { $0 < 0 })
    },
    signal("take(until:), repeated", "TakeUntil", "Repeated") { TickSignal.ticks($0).take(until: TickSignal.rareTicks($0)).repeated() },
    signal("restarted(by:)", "RestartedBy") { TickSignal.ticks($0).restarted(by: TickSignal.rareTicks($0)) },
    paused(.freeze),
    paused(.keepGrid),
    paused(.restart),
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

  private static func paused(_ phase: PauseTiming) -> SoakCase {
    signal("paused(by:timing: .\(phase.rawValue))", "PausedBy") {
      TickSignal.paused(by: TickSignal.rareTicks($0).map { $0 % 2 == 1 }, timing: phase, on: $0) { scheduler in
        TickSignal<Tick, Never>.interval(.seconds(1), on: scheduler).delay(.milliseconds(200), on: scheduler)
      }
    }
  }
}

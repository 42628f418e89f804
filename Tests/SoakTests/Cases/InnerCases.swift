import TickStreams
import TickStreamsTesting

extension SoakCase {
  /// Operators that subscribe to a signal for each value.
  static let ofInner = [
    signal("flatMap", "FlatMap") { scheduler in
      TickSignal.ticks(scheduler).flatMap { _ in TickSignal<Tick, Never>.after(.milliseconds(2_500), on: scheduler) }
    },
    signal("flatMapLatest", "FlatMapLatest") { scheduler in
      TickSignal.ticks(scheduler).flatMapLatest { _ in TickSignal<Tick, Never>.interval(.milliseconds(600), on: scheduler) }
    },
    signal("flatMapFirst", "FlatMapFirst") { scheduler in
      TickSignal.ticks(scheduler).flatMapFirst { _ in TickSignal<Tick, Never>.after(.milliseconds(2_500), on: scheduler) }
    },
    signal("concatMap", "ConcatMap") { scheduler in
      TickSignal.ticks(scheduler).concatMap { _ in TickSignal<Tick, Never>.after(.milliseconds(900), on: scheduler) }
    },
    signal("switchToLatest", "SwitchToLatest") { scheduler in
      TickSignal.ticks(scheduler).map { _ in TickSignal<Tick, Never>.after(.milliseconds(900), on: scheduler) }.switchToLatest()
    },
    signal("flatten(maxConcurrent:)", "Flatten") { scheduler in
      TickSignal.ticks(scheduler).map { _ in TickSignal<Tick, Never>.after(.milliseconds(1_900), on: scheduler) }.flatten(maxConcurrent: 2)
    },
    signal("flatMap of signals that fail, caught", "FlatMap", "Catch") { scheduler in
      TickSignal.ticks(scheduler).flatMap { number in
        TickSignal<Int, SoakFailure>.fail(SoakFailure()).catch { _ in TickSignal<Int, Never>.just(number) }
      }
    },
  ]
}

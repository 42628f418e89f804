import Foundation
import TestSupport
import TickStreams
import TickStreamsTesting

extension SoakCase {
  /// Schedulers in real time.
  static let ofRealTime = [
    real("queue scheduler, schedule(TickSchedule) every 200 µs", QueueScheduler(waitsOnThread: false)) { scheduler, ticked in
      scheduler.schedule(try! TickSchedule(every: .microseconds(200))) { _ in ticked() }
    },
    real("queue scheduler, interval every 200 µs", QueueScheduler(waitsOnThread: false)) { scheduler, ticked in
      TickSignal<Tick, Never>.interval(.microseconds(200), on: scheduler).subscribe(onNext: { _ in ticked() })
    },
    real("clock scheduler, every 200 µs", ClockScheduler(ContinuousClock())) { scheduler, ticked in
      scheduler.schedule(try! TickSchedule(every: .microseconds(200))) { _ in ticked() }
    },
  ]

  private static func real<Scheduler: TickScheduler>(
    _ name: String, _ scheduler: @autoclosure @escaping @Sendable () -> Scheduler,
    _ start: @escaping @Sendable (Scheduler, @escaping @Sendable () -> Void) -> any Disposable
  ) -> SoakCase {
    var row = load(name) { stage in
      let scheduler = scheduler()
      let wanted = Wanted(stage.events)
      // A timer that is not disposed would continue to tick during the following cases.
      let handle = Lifetime(of: start(scheduler) { wanted.arrived() })
      return { count in
        await wanted.wait(for: count)
        withExtendedLifetime((scheduler, handle)) {}
      }
    }
    row.ticks = Soak.realTicks
    row.isExact = false
    // Threads start and end, and the allocator keeps some memory for each.
    row.slack = 64 << 10
    return row
  }
}

/// Wakes a task when a number of ticks have come.
private final class Wanted: Sendable {
  private struct State: Sendable {
    var left = 0
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Lock(State())
  private let events: Counter

  init(_ events: Counter) { self.events = events }

  func arrived() {
    events.increment()
    let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.left -= 1
      return state.left == 0 ? state.waiter.take() : nil
    }
    waiter?.resume()
  }

  func wait(for count: Int) async {
    await withCheckedContinuation { waiter in
      state.withLock { state in
        state.left = count
        state.waiter = waiter
      }
    }
  }
}

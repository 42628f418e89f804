@preconcurrency import Dispatch
import Synchronization

/// FLOOR: a scheduler with a queue, a source, a lock and a heap: any number of timers, which can be canceled from any thread, and nothing else.
///
/// It has no order of equal instants, no leeway, no missed ticks, no statistics, no clock but that of Dispatch, and its timers are not signals.
final class SmallestScheduler: Sendable {
  private let source: any DispatchSourceTimer
  private let timers = Mutex(TimerHeap())

  init() {
    source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "tick-bench"))
    source.setEventHandler { [unowned self] in serve() }
  }

  deinit {
    source.cancel()
  }

  /// Starts a timer, which ends when the result is released.
  func start(_ beat: Beat, _ action: @escaping @Sendable () -> Void) -> Timer {
    let id = timers.withLock { timers in
      let id = timers.insert(due: beat.first, period: beat.period, TimerAction(run: action))
      arm(timers.first)
      return id
    }
    source.activate()
    return Timer(self, id)
  }

  private func serve() {
    while let action = timers.withLock({ $0.popDue(now: Clock.now) }) { action.run() }
    timers.withLock { arm($0.first) }
  }

  private func arm(_ due: Int64) {
    source.schedule(deadline: due == .max ? .distantFuture : DispatchTime(uptimeNanoseconds: UInt64(due)), leeway: .nanoseconds(0))
  }

  final class Timer: Sendable {
    private let scheduler: SmallestScheduler
    private let id: Int

    fileprivate init(_ scheduler: SmallestScheduler, _ id: Int) {
      self.scheduler = scheduler
      self.id = id
    }

    deinit {
      scheduler.timers.withLock { $0.remove(id) }
    }
  }
}

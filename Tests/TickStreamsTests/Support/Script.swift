import TickStreams
import TickStreamsTesting

/// A cold signal that sends given events, each at its time after the subscription, and logs when it is subscribed.
///
/// Its timers end with the subscription, so `pending` shows whether an operator forgot to dispose it.
final class Script<Value: Sendable, Failure: Error>: Sendable {
  private let scheduler: TestScheduler
  private let steps: [Recorded<Event<Value, Failure>>]
  private let log = Lock<[Window]>([])

  init(on scheduler: TestScheduler, steps: [Recorded<Event<Value, Failure>>]) {
    self.scheduler = scheduler
    self.steps = steps
  }

  convenience init(on scheduler: TestScheduler, _ steps: Recorded<Event<Value, Failure>>...) {
    self.init(on: scheduler, steps: steps)
  }

  /// When the signal was subscribed, and until when.
  var windows: [Window] { log.withLock { $0 } }

  var signal: TickSignal<Value, Failure> {
    TickSignal { subscriber in
      let number = self.open()
      let timers = self.steps.map { step in
        self.scheduler.schedule(after: step.time) { subscriber.send(step.event) }
      }
      return AnyDisposable {
        for timer in timers { timer.dispose() }
        self.close(number)
      }
    }
  }

  private func open() -> Int {
    let now = scheduler.elapsed
    return log.withLock { log in
      log.append(Window(now, until: nil))
      return log.count - 1
    }
  }

  private func close(_ number: Int) {
    let now = scheduler.elapsed
    log.withLock { $0[number].end = now }
  }
}

/// When a signal was subscribed, and until when; `nil` means that it still is.
struct Window: Sendable, Equatable, CustomStringConvertible {
  var start: Duration
  var end: Duration?

  init(_ start: Duration, until end: Duration?) {
    self.start = start
    self.end = end
  }

  var description: String { "\(start) until \(end.map { "\($0)" } ?? "now")" }
}

extension TestScheduler {
  /// The virtual time that has passed.
  var elapsed: Duration { TickInstant.origin.duration(to: now) }
}

extension Duration {
  /// The smallest span: rules about an instant are tested one nanosecond before it, and at it.
  static let nanosecond = Duration.nanoseconds(1)
}

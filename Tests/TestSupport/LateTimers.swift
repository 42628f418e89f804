package import TickStreams

/// What happens to an operator whose timers are late.
package enum LateStep: Sendable {
  case next(Int)
  case completed, failed
  /// Moves the clock, without a timer.
  case pass(Duration)
  /// Fires the timers that are due.
  case fire
  case shutdown
}

/// An operator on a scheduler whose timers fire only when the test says so, however late: what arrives meanwhile arrives before them.
package final class LateTimers<Output: Sendable> {
  package let alarm = HandAlarm()
  package let scheduler: AlarmScheduler
  package let log = Log<String>()
  private let input = TickSubject<Int, StubFailure>()
  private let subscription: Subscription

  package init<Failure>(_ make: (TickSignal<Int, StubFailure>, AlarmScheduler) -> TickSignal<Output, Failure>) {
    scheduler = AlarmScheduler(alarm)
    subscription = make(input.signal, scheduler).observe { [log, alarm, origin = alarm.now] event in
      let text =
        switch event {
        case .next(let value): "\(value)"
        case .failed: "#"
        case .completed: "|"
        }
      log.append("\(text) at \(Self.text(origin.duration(to: alarm.now)))\(alarm.isCurrent ? ", timer" : "")")
    }
  }

  deinit {
    subscription.dispose()
    scheduler.shutdown()
  }

  package var isSubscribed: Bool { input.hasSubscribers }

  package func run(_ steps: [LateStep]) {
    for step in steps {
      switch step {
      case .next(let value): input.next(value)
      case .completed: input.completed()
      case .failed: input.failed(StubFailure())
      case .pass(let span): alarm.pass(span)
      case .fire: while alarm.ring(by: alarm.now) {}
      case .shutdown: scheduler.shutdown()
      }
    }
  }

  private static func text(_ span: Duration) -> String {
    let (seconds, rest) = (span.components.seconds, span.components.attoseconds / 1_000_000_000)
    return rest == 0 ? "\(seconds)" : "\(seconds)+\(rest)ns"
  }
}

/// The events of an operator whose timers are late: each with its second, and `timer` if it is sent on the scheduler.
package func late<Output: Sendable, Failure>(
  _ make: (TickSignal<Int, StubFailure>, AlarmScheduler) -> TickSignal<Output, Failure>, _ steps: LateStep...
) -> [String] {
  let timers = LateTimers(make)
  timers.run(steps)
  return timers.log.entries
}

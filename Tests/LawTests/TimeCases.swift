import TickStreams
import TickStreamsTesting

extension LawCase {
  /// Operators that are given a scheduler.
  static let ofTime = [
    LawCase("Audit", "audit") { try checkLaws(of: $0) { $0.audit(for: second, on: $1) } },
    LawCase("CollectEvery", "collect(every:)") { try checkLaws(of: $0) { $0.collect(every: second, on: $1) } },
    LawCase("CollectEvery", "collect(every:orCount:skipEmpty:)") {
      try checkLaws(of: $0) { $0.collect(every: second, orCount: 2, skipEmpty: true, on: $1) }
    },
    LawCase("Debounce", "debounce") { try checkLaws(of: $0) { $0.debounce(for: .milliseconds(300), on: $1) } },
    LawCase("Debounce", "debounce(where:)") {
      try checkLaws(of: $0) { $0.debounce(for: second, where: { $0.number == 2 }, on: $1) }
    },
    LawCase("Delay", "delay") { try checkLaws(of: $0) { $0.delay(second, on: $1) } },
    LawCase("DelaySubscription", "delaySubscription") {
      try checkLaws(of: $0) { $0.delaySubscription(.milliseconds(200), on: $1) }
    },
    LawCase("DeliverOn", "deliver(on:)") { try checkLaws(of: $0, allowing: .delaysFailures) { $0.deliver(on: $1) } },
    LawCase("Frequency", "frequency(over:)") {
      try checkLaws(of: $0) { source, scheduler in
        source.map { Tick(index: $0.number, scheduled: scheduler.now, fired: scheduler.now, missed: 0) }.frequency(over: second)
      }
    },
    LawCase("MeasureInterval", "measureInterval") { try checkLaws(of: $0) { $0.measureInterval(on: $1) } },
    LawCase("RepeatedEvery", "repeated(every:)") {
      try checkLaws(of: $0, allowing: .resubscribes) { $0.repeated(3, every: second, on: $1) }
    },
    LawCase("RepeatedEvery", "repeated(after:)") {
      try checkLaws(of: $0, allowing: .resubscribes) { $0.repeated(3, after: second, on: $1) }
    },
    LawCase("Sample", "sample(every:)") { try checkLaws(of: $0) { $0.sample(every: second, on: $1) } },
    LawCase("SkipFor", "skip(for:)") { try checkLaws(of: $0) { $0.skip(for: .milliseconds(300), on: $1) } },
    LawCase("StartOn", "start(on:)") { try checkLaws(of: $0) { $0.start(on: $1) } },
    LawCase("TakeFor", "take(for:)") { try checkLaws(of: $0) { $0.take(for: second, on: $1) } },
    LawCase("Throttle", "throttle(latest:)") { try checkLaws(of: $0) { $0.throttle(for: second, latest: true, on: $1) } },
    LawCase("Throttle", "throttle(edges: .trailing)") {
      try checkLaws(of: $0) { $0.throttle(for: second, edges: .trailing, on: $1) }
    },
    LawCase("Timeout", "timeout(after:)") { try checkLaws(of: $0) { $0.timeout(after: second, failing: LawFailure(), on: $1) } },
    LawCase("Timeout", "timeout(after:) that cannot fail before") {
      try checkLaws(ofNeverFailing: $0) { source, scheduler in source.timeout(after: second, on: scheduler) }
    },
    LawCase("TimeoutBetween", "timeout(between:)") {
      try checkLaws(of: $0) { $0.timeout(between: second, failing: LawFailure(), on: $1) }
    },
    LawCase("TimeoutBetween", "timeout(between:or:)") {
      try checkLaws(of: $0) { source, other, scheduler in source.timeout(between: second, or: other, on: scheduler) }
    },
    LawCase("Timestamped", "timestamped") { try checkLaws(of: $0) { $0.timestamped(on: $1).map(\.value) } },
    LawCase("Window", "window(every:)") { try checkLaws(of: $0) { $0.window(every: second, on: $1) } },
    LawCase("Window", "window(every:lasting:), with its windows") {
      try checkLaws(of: $0) { $0.window(every: second, lasting: .milliseconds(500), on: $1).flatMap { $0 } }
    },
  ]

  static let second = Duration.seconds(1)
}

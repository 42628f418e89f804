import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

// The samples of the page "How a subscription works".

extension TickSignal {
  /// Passes on every `n`th value.
  func everyNth(_ n: Int) -> TickSignal {
    lift { downstream in
      let output = downstream.output
      let count = SubscriptionState(0)
      return downstream.receiving(Value.self) { value in
        count.value += 1
        if count.value.isMultiple(of: n) { output.forward(value) }
      }
    }
  }
}

extension TickSignal {
  /// Sends how many values came since the last value of `trigger`,
  /// each time that sends one.
  func counts<Trigger>(between trigger: TickSignal<Trigger, Failure>)
    -> TickSignal<Int, Failure>
  {
    staged(holding: 0) { stage in
      stage.run(
        trigger.raw,
        onNext: { _ in
          stage.update { count, output in
            output.send(stage.boxing.box(of: count))
            count = 0
          }
        },
        onEnd: { if case .failed = $0 { stage.finish($0) } })
      return stage.subscriber(
        onNext: { _ in stage.update { count, _ in count += 1 } },
        onEnd: { stage.finish($0) })
    }
  }
}

extension TickSignal {
  /// Sends `true` with a value, and `false` once none has come for
  /// `quiet`.
  func activity(for quiet: Duration, on scheduler: any TickScheduler)
    -> TickSignal<Bool, Failure>
  {
    timed(on: scheduler, for: CallOrigin("activity")) {
      Activity($0, quiet.nanoseconds)
    }
  }
}

/// Unchecked like its superclass; it adds a constant.
private final class Activity: TimedStage<Deadline>, @unchecked Sendable {
  private let quiet: Nanoseconds

  init(_ site: TimedSite, _ quiet: Nanoseconds) {
    self.quiet = quiet
    super.init(site, Deadline())
  }

  override func receive(_ value: borrowing ValueInFlight) {
    let due = engine.now.adding(quiet)
    follow(
      stage.update { end, output in
        if !end.isSet { output.send(stage.boxing.box(of: true)) }
        return end.set(due)
      }
    )
  }

  override func fire(_ tick: Tick) {
    stage.update { end, output in
      if end.take(tick) { output.send(stage.boxing.box(of: false)) }
    }
  }
}

@Suite("Operators of the page on subscriptions")
struct SubscriptionSamples {
  @Test func everyNthPassesOnEveryNthValue() throws {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal<Int, Never>.from(1...7).everyNth(3))
    expectEqual(recording.values, [3, 6])
  }

  @Test func countsWhatCameBetweenTwoTriggers() throws {
    let scheduler = TestScheduler()
    let source = scheduler.hot("-a-b---c-|")
    let trigger = scheduler.hot("----x-x---")
    let recording = scheduler.record(
      source.signal.counts(between: trigger.signal).map { "\($0)" })
    scheduler.advanceUntilIdle(limit: .events(100))
    try recording.expect("----2-0--|")
  }

  @Test func activityEndsOnceNoValueHasComeForAWhile() throws {
    let scheduler = TestScheduler()
    let source = scheduler.hot("-a-b-----c|")
    let recording = scheduler.record(
      source.signal.activity(for: .milliseconds(3), on: scheduler).map { $0 ? "t" : "f" })
    scheduler.advanceUntilIdle(limit: .events(100))
    try recording.expect("-t----f--t|")
  }
}

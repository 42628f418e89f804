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
    let boxing = Boxing(Int.self)
    return through { downstream in
      Counts(Sink(downstream, boxing)).start(trigger.raw)
    }
  }
}

private final class Counts: Sendable {
  private let sink: Sink
  private let count: SerializedState<Int>

  init(_ sink: Sink) {
    self.sink = sink
    count = SerializedState(0, sink.serialized)
  }

  /// Subscribes to the trigger, and returns the subscriber of the
  /// upstream, which is subscribed last.
  func start(_ trigger: RawSignal) -> RawSubscriber {
    sink.run(
      trigger, onNext: { _ in self.send() },
      onEnd: { if case .failed = $0 { self.sink.serialized.finish($0) } })
    return sink.subscriber(
      onNext: { _ in self.count.update { count, _ in count += 1 } },
      onEnd: { self.sink.serialized.finish($0) }
    )
  }

  private func send() {
    count.update { count, output in
      output.send(ValueInFlight.lending(count) { sink.boxing.box($0) })
      count = 0
    }
  }
}

@Suite("Operators of the page on subscriptions")
struct SubscriptionSamples {
  @Test func everyNthPassesOnEveryNthValue() throws {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal<Int, Never>.from(1...7).everyNth(3))
    #expect(recording.values == [3, 6])
  }

  @Test func countsWhatCameBetweenTwoTriggers() throws {
    let scheduler = TestScheduler()
    let source = scheduler.hot("-a-b---c-|")
    let trigger = scheduler.hot("----x-x---")
    let recording = scheduler.record(
      source.signal.counts(between: trigger.signal).map { "\($0)" })
    scheduler.run(limit: .events(100))
    try recording.expect("----2-0--|")
  }
}

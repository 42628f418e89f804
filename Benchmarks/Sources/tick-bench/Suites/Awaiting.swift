import AsyncAlgorithms
import Dispatch
import Foundation
import TickStreams

/// Ticks that a task awaits in a loop.
let awaiting: [Experiment] = [
  Experiment(
    suite: "accuracy", name: "for await, 10 ms for 5 s", figures: Accuracy.figures, runs: 3,
    contenders: [
      contender("TickStreams") { TickSignal.interval(Awaited.period, on: QueueScheduler(label: "tick-bench")).values },
      contender("AsyncTimerSequence") { AsyncTimerSequence(interval: Awaited.period, clock: .continuous) },
      contender("FLOOR Dispatch source into an AsyncStream") {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "tick-bench"))
        source.schedule(deadline: .now() + .milliseconds(10), repeating: .milliseconds(10), leeway: .nanoseconds(0))
        source.setEventHandler { continuation.yield() }
        source.activate()
        let handle = DispatchTimers.Handle(source: source)
        continuation.onTermination = { _ in handle.source.cancel() }
        return stream
      },
    ])
]

private enum Awaited {
  static let period = Duration.milliseconds(10)
}

/// A loop over one tick goes before, to warm up: what a process makes only once would delay the whole grid.
private func contender<Ticks: AsyncSequence & SendableMetatype>(_ who: String, _ make: @escaping @Sendable () -> Ticks) -> Contender
where Ticks.AsyncIterator: SendableMetatype {
  Contender(who) {
    let task = Task.detached {
      for try await _ in make() { break }
      Fires.moments.expect(first: Clock.now + 10 * .millisecond, period: 10 * .millisecond)
      for try await _ in make() { Fires.moments.add(Clock.now) }
    }
    defer { task.cancel() }
    return Accuracy.measure(from: Clock.now + .second, seconds: 5) { Clock.wait(until: $0) }
  }
}

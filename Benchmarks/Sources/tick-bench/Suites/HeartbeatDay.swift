import Synchronization
import TickStreams
import TickStreamsTesting

/// The day of an app that talks to its server once a minute while it is in the foreground, in virtual time: the time that a test of it
/// takes.
let heartbeatDay: [Experiment] = [
  Experiment(
    suite: "virtual", name: "the heartbeat of a day", figures: [Figure(unit: "ms per day")],
    contenders: [
      Contender("TickStreams") {
        let days = 20
        for _ in 0..<3 { liveThroughDay() }
        return [Clock.threadTime { for _ in 0..<days { liveThroughDay() } } / Double(days) / 1e6]
      }
    ])
]

/// A day with two visits to the background, a server that hangs twice, a device that sleeps for ten hours, and a clock that is set.
private func liveThroughDay() {
  let scheduler = TestScheduler()
  let server = Server(scheduler)
  let isForeground = TickValue(true)
  let replies = scheduler.record(heartbeat(while: isForeground.signal, server.post, on: scheduler))
  func at(_ second: Int, _ action: () -> Void) {
    scheduler.advance(to: .origin.advanced(by: .seconds(second)))
    action()
  }
  at(7_190) { isForeground.current = false }
  at(9_000) { isForeground.current = true }
  at(9_050) { server.hangs = true }
  at(9_130) { server.hangs = false }
  at(9_230) { server.hangs = true }
  at(9_250) {
    isForeground.current = false
    server.hangs = false
  }
  at(10_000) { isForeground.current = true }
  at(10_030) { scheduler.jumpWallClock(by: .seconds(-3_600)) }
  at(20_030) { scheduler.sleepDevice(for: .seconds(36_000)) }
  at(86_400) { isForeground.current = false }
  // Two hours, the second visit with two attempts more than answers, and the rest of the day but for the sleep.
  let requests = 120 + 6 + (168 + 1 + 506)
  check(server.requests == requests, "\(server.requests) requests instead of \(requests)")
  check(replies.values.count == requests - 4, "\(replies.values.count) replies instead of \(requests - 4)")
  check(scheduler.pending.isEmpty, "something is left after the day")
}

private func heartbeat(
  while isForeground: TickSignal<Bool, Never>, _ post: TickSignal<Int, TimedOut>, on scheduler: some TickScheduler
) -> TickSignal<Int, Never> {
  isForeground.removeDuplicates()
    .flatMapLatest { isForeground in
      isForeground
        ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
          .flatMapFirst { _ in
            post.timeout(after: .seconds(20), failing: TimedOut(), on: scheduler)
              .retry(2, backoff: .exponential(from: .seconds(1)), on: scheduler)
              .catch { _ in .empty }
          }
        : .empty
    }
}

private struct TimedOut: Error {}

/// A server that answers after 200 ms, or hangs.
private final class Server: Sendable {
  private struct State: Sendable {
    var hangs = false
    var requests = 0
  }

  private let scheduler: TestScheduler
  private let state = Mutex(State())

  init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  var requests: Int { state.withLock { $0.requests } }

  var hangs: Bool {
    get { state.withLock { $0.hangs } }
    set { state.withLock { $0.hangs = newValue } }
  }

  var post: TickSignal<Int, TimedOut> {
    TickSignal { subscriber in
      let hangs = self.state.withLock { state in
        state.requests += 1
        return state.hangs
      }
      guard !hangs else { return Disposables.none }
      return self.scheduler.schedule(after: .milliseconds(200)) {
        subscriber.next(200)
        subscriber.completed()
      }
    }
  }
}

import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Requests that are answered after a while, or hang.
private final class Server: Sendable {
  private struct State: Sendable {
    var hangs = false
    var starts: [Int] = []
    var inFlight = 0
  }

  private let scheduler: TestScheduler
  private let state = Lock(State())

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  /// The second at which each request was started.
  var starts: [Int] { state.withLock { $0.starts } }
  var inFlight: Int { state.withLock { $0.inFlight } }

  var hangs: Bool {
    get { state.withLock { $0.hangs } }
    set { state.withLock { $0.hangs = newValue } }
  }

  var post: TickSignal<Int, PostError> {
    TickSignal { subscriber in
      let second = Int(self.scheduler.now.nanoseconds / 1_000_000_000)
      let hangs = self.state.withLock { state in
        state.starts.append(second)
        state.inFlight += 1
        return state.hangs
      }
      let answer = SerialDisposable()
      if !hangs {
        answer.inner = self.scheduler.schedule(after: .milliseconds(200)) {
          subscriber.next(200)
          subscriber.completed()
        }
      }
      return AnyDisposable {
        answer.dispose()
        self.state.withLock { $0.inFlight -= 1 }
      }
    }
  }
}

private enum PostError: Error { case timedOut }

@Suite("The heartbeat of an app, through a day") struct HeartbeatDayTests {
  private func heartbeat(
    while isForeground: TickSignal<Bool, Never>, _ post: TickSignal<Int, PostError>, on scheduler: some TickScheduler
  ) -> TickSignal<Int, Never> {
    isForeground.removeDuplicates()
      .flatMapLatest { isForeground in
        isForeground
          ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
            .flatMapFirst { _ in
              post.timeout(after: .seconds(20), failing: PostError.timedOut, on: scheduler)
                .retry(2, backoff: .exponential(from: .seconds(1)), on: scheduler)
                .catch { _ in .empty }
            }
          : .empty
      }
  }

  /// A day in which the app is in the background twice, the server hangs twice, the device sleeps for ten hours, and the user sets the
  /// clock.
  private func day() -> (starts: [Int], replies: Int, pending: Int) {
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
      expectEqual(server.inFlight, 1)
      isForeground.current = false
      expectEqual(server.inFlight, 0, "the background cancels the request in flight")
      server.hangs = false
    }
    at(10_000) { isForeground.current = true }
    at(10_030) { scheduler.jumpWallClock(by: .seconds(-3_600)) }
    at(20_030) { scheduler.sleepDevice(for: .seconds(36_000)) }
    at(86_400) { isForeground.current = false }
    return (server.starts, replies.values.count, scheduler.pending.count)
  }

  @Test func everyBeatOfTheDayIsWhereItBelongs() {
    let day = day()
    var expected = (0...119).map { $0 * 60 }  // until the first visit to the background
    expected += [9_000]  // immediately on return
    expected += [9_060, 9_081, 9_103]  // hangs: three attempts of 20 s, after 1 s and 2 s; the beat of 9 120 finds one in flight
    expected += [9_180, 9_240]  // the second one hangs until the background cancels it
    expected += (0...167).map { 10_000 + $0 * 60 }  // immediately on return, whatever the wall clock shows
    expected += [56_030]  // one for all that the sleep has missed
    expected += (768...1_273).map { 10_000 + $0 * 60 }  // on the old grid
    expectEqual(day.starts, expected)
    expectEqual(day.replies, expected.count - 4, "all but the hanging ones were answered")
    expectEqual(day.pending, 0)
  }
}

import Testing
import TickStreams
import TickStreamsTesting

// The samples of the page on porting, word for word, and their behavior in virtual time; `SamplesInSync` compares them with the page.

// MARK: - RAC

func replies(
  to post: TickSignal<String, PostError>,
  until loggedOut: TickSignal<Void, Never>, on scheduler: some TickScheduler
) -> TickSignal<String, Never> {
  TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
    .flatMapFirst { _ in
      post
        .timeout(after: .seconds(20), failing: .timedOut, on: scheduler)
        .retry(2, backoff: .exponential(from: .seconds(1)), on: scheduler)
        .catch { _ in .empty }
    }
    .take(until: loggedOut)
}

// MARK: - RxSwift

func label(for duration: Duration, on scheduler: some TickScheduler)
  -> TickSignal<String, Never>
{
  TickSignal.countdown(for: duration, on: scheduler)
    .map { "\($0.components.seconds) s" }
}

// MARK: - Tests

struct PortedSamples {
  let scheduler = TestScheduler()

  @Test func aHeartbeatAnswersAtOnceAndThenOnceAMinuteUntilTheLogout() {
    let loggedOut = TickSubject<Void, Never>()
    let post = TickSignal<String, Never>.after(.seconds(1), value: "pong", on: scheduler).promoteFailure(to: PostError.self)
    let recording = scheduler.record(replies(to: post, until: loggedOut.signal, on: scheduler))
    scheduler.advance(by: .seconds(150))
    loggedOut.next()
    #expect(
      recording.events == [
        .next("pong", at: .seconds(1)), .next("pong", at: .seconds(61)), .next("pong", at: .seconds(121)), .completed(at: .seconds(150)),
      ]
    )
    scheduler.advance(by: .seconds(3_600))
    #expect(recording.events.count == 4)
    #expect(scheduler.pending.isEmpty)
  }

  @Test func aHangingHeartbeatTimesOutAndTheNextOneIsNotDelayed() {
    let attempts = TickValue(0)
    let post = TickSignal<String, PostError>.deferred {
      attempts.current += 1
      return .never
    }
    let recording = scheduler.record(replies(to: post, until: .never, on: scheduler))
    scheduler.advance(by: .milliseconds(62_999))
    #expect(attempts.current == 3)  // at 0 s, 21 s and 43 s; the beat of 60 s is ignored, and the last attempt gives up at 63 s
    scheduler.advance(by: .seconds(57))
    #expect(attempts.current == 3)
    scheduler.advance(by: .milliseconds(1))
    #expect(attempts.current == 4)
    #expect(recording.events.isEmpty)
  }

  @Test func aCountdownIsRightAfterAStall() {
    let recording = scheduler.record(label(for: .seconds(5), on: scheduler))
    scheduler.advance(by: .seconds(1))
    scheduler.sleepDevice(for: .milliseconds(2_500))
    scheduler.advance(by: .seconds(10))
    #expect(recording.values == ["5 s", "4 s", "2 s", "1 s", "0 s"])
    #expect(recording.events.last == .completed(at: .seconds(5)))
  }
}

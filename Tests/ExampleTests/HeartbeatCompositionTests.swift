import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@testable import heartbeat

/// The composition of the heartbeat by itself, in virtual time, with requests that the test controls.
struct HeartbeatCompositionTests {
  private let scheduler = TestScheduler()
  private let isForeground = TickValue(true)
  private let requests = Requests()

  private func record(
    every interval: Duration = .seconds(1), delay: Duration = .zero, count: Int = .max, posting: Bool = true
  ) throws -> Recording<Report, Never> {
    let heartbeat = Heartbeat(
      isForeground: isForeground.signal,
      schedule: try TickSchedule(every: interval, delay: delay),
      count: count,
      post: posting ? requests.post : nil
    )
    return scheduler.record(heartbeat.heartbeat(on: scheduler))
  }

  @Test(arguments: [0, 500, 1_000, 2_500]) func beatsStartAfterTheDelayAndFollowTheInterval(delay: Int) throws {
    let recording = try record(delay: .milliseconds(delay), count: 3, posting: false)
    scheduler.advanceUntilIdle(limit: .events(.max))
    let times = (0..<3).map { Duration.milliseconds(delay + $0 * 1_000) }
    let beats = zip(0..., times).map { Report.beat(Beat(index: $0, time: $1, missed: 0)) }
    expectEqual(recording.events, zip(beats, times).map { .next($0, at: $1) } + [.completed(at: times[2])])
  }

  @Test(arguments: [(0, "0"), (1, "7..7"), (4, "4..7"), (8, "0..7")])
  func aLineSaysWhichBeatsWereSkipped(missed: Int, skipped: String) {
    expectEqual("\(Report.beat(Beat(index: 8, time: .seconds(8), missed: missed)))", "beat 8 at 8.000 missed \(skipped)")
  }

  @Test func backgroundIsSilentAndForegroundBeatsAtOnce() throws {
    let recording = try record(delay: .milliseconds(300), posting: false)
    scheduler.advance(by: .milliseconds(1_500))
    isForeground.current = false
    scheduler.advance(by: .seconds(600))
    expectEmpty(scheduler.pending)
    isForeground.current = true
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.events.map(\.time), [.milliseconds(300), .milliseconds(1_300), .milliseconds(601_500), .milliseconds(602_500)])
  }

  @Test func theIndexContinuesAfterTheBackground() throws {
    let recording = try record(posting: false)
    scheduler.advance(by: .seconds(2))
    isForeground.current = false
    isForeground.current = true
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.values.map(\.index), [0, 1, 2, 3, 4])
  }

  @Test func aStallIsOneBeatWithTheNumberOfMissedOnes() throws {
    let recording = try record(posting: false)
    scheduler.advance(by: .seconds(1))
    scheduler.sleepDevice(for: .milliseconds(5_500))
    scheduler.advance(by: .milliseconds(500))
    expectEqual(
      recording.values.map(\.description),
      [
        "beat 0 at 0.000 missed 0", "beat 1 at 1.000 missed 0", "beat 6 at 6.500 missed 2..5", "beat 7 at 7.000 missed 0",
      ])
  }

  @Test func beatsContinueAndNoSecondRequestIsSentWhileOneIsInFlight() throws {
    let recording = try record()
    scheduler.advance(by: .seconds(3))
    expectEqual(recording.values.map(\.index), [0, 1, 2, 3])
    expectEqual(requests.started.current, [0])
    requests.answer(.next(200))
    requests.answer(.completed)
    scheduler.advance(by: .seconds(1))
    expectEqual(requests.started.current, [0, 4])
    expectEqual(recording.values.map(\.description).suffix(2), ["post 0 ok 200", "beat 4 at 4.000 missed 0"])
  }

  @Test func backgroundCancelsTheRequestInFlight() throws {
    let recording = try record()
    scheduler.advance(by: .milliseconds(500))
    expectEqual(requests.inFlight, 1)
    isForeground.current = false
    scheduler.advance(by: .zero)
    expectEqual(requests.inFlight, 0)
    expectEqual(recording.values.last?.description, "post 0 cancelled")
    isForeground.current = true
    scheduler.advance(by: .zero)
    expectEqual(requests.started.current, [0, 1])
    expectEqual(requests.inFlight, 1)
  }

  /// A beat has two branches, its report and its request, and the background may begin in between.
  @Test func aBackgroundCausedByABeatCancelsTheRequestInFlightAndStartsNone() throws {
    let heartbeat = Heartbeat(
      isForeground: isForeground.signal, schedule: try TickSchedule(every: .seconds(1), delay: .zero), count: 2, post: requests.post)
    let recording = scheduler.record(
      heartbeat.heartbeat(on: scheduler).handleEvents(onNext: { [isForeground] in
        if case .beat(let beat) = $0, beat.index == 1 { isForeground.current = false }
      })
    )
    scheduler.advance(by: .seconds(2))
    expectEqual(requests.started.current, [0])
    expectEqual(recording.values.map(\.description), ["beat 0 at 0.000 missed 0", "beat 1 at 1.000 missed 0", "post 0 cancelled"])
    #expect(recording.isFinished)
  }

  @Test func aFailureIsRetriedTwiceAfterGrowingTimesAndEndsNothing() throws {
    requests.failsAtOnce = true
    let recording = try record(every: .seconds(10))
    scheduler.advance(by: .milliseconds(499))
    expectEqual(requests.started.current, [0])
    scheduler.advance(by: .milliseconds(1))
    expectEqual(requests.started.current, [0, 0])
    scheduler.advance(by: .milliseconds(999))
    expectEqual(requests.started.current, [0, 0])
    scheduler.advance(by: .milliseconds(1))
    expectEqual(requests.started.current, [0, 0, 0])
    expectEqual(recording.values.map(\.description), ["beat 0 at 0.000 missed 0", "post 0 failed: status 503"])
    scheduler.advance(by: .milliseconds(8_500))
    expectEqual(requests.started.current, [0, 0, 0, 1])
  }

  @Test func backgroundEndsTheWaitForARetry() throws {
    requests.failsAtOnce = true
    let recording = try record()
    scheduler.advance(by: .milliseconds(100))
    isForeground.current = false
    scheduler.advance(by: .zero)
    expectEqual(recording.values.last?.description, "post 0 cancelled")
    expectEmpty(scheduler.pending)
  }

  @Test func eachAttemptTimesOutByItself() throws {
    let recording = try record(every: .seconds(60))
    scheduler.advance(by: .milliseconds(16_499))
    expectEqual(requests.started.current, [0, 0, 0])
    expectEqual(recording.values.count, 1)
    scheduler.advance(by: .milliseconds(1))
    expectEqual(recording.values.last?.description, "post 0 failed: no answer within 5.0 seconds")
    expectEqual(requests.inFlight, 0)
  }

  @Test func theLastRequestMayEndAfterTheLastBeat() throws {
    let recording = try record(count: 1)
    scheduler.advance(by: .seconds(3))
    #expect(!recording.isFinished)
    requests.answer(.next(204))
    expectEqual(recording.values.last?.description, "post 0 ok 204")
    #expect(recording.isFinished)
    expectEmpty(scheduler.pending)
  }

  @Test func disposalCancelsTheRequestAndTheTimers() throws {
    let recording = try record()
    scheduler.advance(by: .milliseconds(500))
    recording.dispose()
    expectEqual(requests.inFlight, 0)
    expectEmpty(scheduler.pending)
  }
}

extension Report {
  /// The beat that a report is about.
  fileprivate var index: Int {
    switch self {
    case .beat(let beat), .posted(let beat, _), .failed(let beat, _), .cancelled(let beat): beat.index
    }
  }
}

/// Requests that hang until they are answered, or fail immediately.
private final class Requests: Sendable {
  /// The beats of the requests that were started.
  let started = TickValue<[Int]>([])
  private let open = TickValue<[TickSubject<Int, PostError>]>([])
  private let failing = TickValue(false)

  var failsAtOnce: Bool {
    get { failing.current }
    set { failing.current = newValue }
  }

  var inFlight: Int { open.current.count(where: \.hasSubscribers) }

  @Sendable func post(_ beat: Beat) -> TickSignal<Int, PostError> {
    .deferred {
      self.started.current.append(beat.index)
      guard !self.failsAtOnce else { return .fail(.status(503)) }
      let answers = TickSubject<Int, PostError>()
      self.open.current.append(answers)
      return answers.signal
    }
  }

  /// Sends an event to the requests in flight.
  func answer(_ event: Event<Int, PostError>) { for answers in open.current { answers.send(event) } }
}

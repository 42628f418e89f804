// The whole composition: the heartbeat of an app. The rest of this example is a terminal around it.
//
//   swift run heartbeat --every 0.2 --delay 0 --beats 5
import TickStreams

/// Beats while the app is in the foreground, and posts the beats.
struct Heartbeat: Sendable {
  /// Whether the app is in the foreground.
  ///
  /// Background stops the beats and cancels the request in flight.
  var isForeground: TickSignal<Bool, Never>

  /// When to beat.
  ///
  /// Its delay applies to the first start. On every return from the background there is a beat immediately.
  var schedule: TickSchedule

  /// How many beats there are.
  ///
  /// The last one's request may still end after it.
  var count = Int.max

  /// How long one attempt to post may take.
  var timeout = Duration.seconds(5)

  /// The request for a beat, if beats are posted: sends the status, or fails; disposing it cancels the request.
  var post: (@Sendable (Beat) -> TickSignal<Int, PostError>)?

  /// The heartbeat on a scheduler, real or virtual: every beat on time, and how the posts went.
  func heartbeat(on scheduler: some TickScheduler) -> TickSignal<Report, Never> {
    let beats = isForeground.removeDuplicates().skip(while: { !$0 }).enumerated()
      .flatMapLatest { [schedule] visit, isForeground in  // a new phase ends the beats of the one before
        isForeground ? TickSignal.interval(schedule.interval, delay: visit == 0 ? schedule.delay : .zero, on: scheduler) : .empty
      }
      .scan(Beat.none) { [start = scheduler.now] in $0.next($1, since: start) }
      .take(count)

    guard let post else { return beats.map(Report.beat) }
    let shared = beats.share(minimumSubscribers: 2)
    let posts = shared.flatMapFirst { [isForeground, timeout] beat in  // no second request while one is in flight
      post(beat)
        .timeout(after: timeout, failing: PostError.timedOut(timeout), on: scheduler)
        .retry(2, backoff: .exponential(from: .milliseconds(500)), on: scheduler)
        .map { Report.posted(beat, status: $0) }
        .catch { .just(Report.failed(beat, $0)) }  // a failure never ends the heartbeat
        .merge(isForeground.filter { !$0 }.replaceValues(with: Report.cancelled(beat)))
        .take(1)  // the reply or the background, whichever comes first, ends the other
    }
    return posts.merge(shared.map(Report.beat))
  }
}

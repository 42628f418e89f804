// The composition: an app's heartbeat, and all there is of it. The rest of this example is a terminal around it.
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
  /// Its delay is that of the first start; on every return from the background a beat comes at once.
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
    let start = scheduler.now
    let isForeground = isForeground.deliver(on: scheduler)  // no phase begins between a beat's report and its post
    let beats = isForeground.removeDuplicates()
      .scan((isForeground: false, visits: 0)) { (isForeground: $1, visits: $0.visits + ($1 ? 1 : 0)) }
      .flatMapLatest { [schedule] phase in  // a new phase ends the beats of the one before
        phase.isForeground
          ? TickSignal.interval(schedule.interval, delay: phase.visits == 1 ? schedule.delay : .zero, on: scheduler)
          : .empty
      }
      .scan(Beat.none) { $0.next($1, since: start) }
      .take(count)
      .share()

    guard let post else { return beats.map(Report.beat) }
    let background = isForeground.filter { !$0 }
    let posts = beats.flatMapFirst { [timeout] beat in  // no second request while one is in flight
      post(beat)
        .timeout(after: timeout, failing: PostError.timedOut(timeout), on: scheduler)
        .retry(2, backoff: .exponential(from: .milliseconds(500)), on: scheduler)
        .map { Report.posted(beat, status: $0) }
        .catch { .just(Report.failed(beat, $0)) }  // a failure never ends the heartbeat
        .merge(background.replaceValues(with: Report.cancelled(beat)))
        .take(1)  // the reply or the background, whichever comes first, ends the other
    }
    return beats.map(Report.beat).merge(posts)
      .delaySubscription(.zero, on: scheduler)  // both branches are there before the first beat
  }
}

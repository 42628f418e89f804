import TickStreams
import TickStreamsTesting

/// The stretches in which operators wait for their timers, as the scheduler lists them.
struct Waits {
  private(set) var all: [(start: TickInstant, end: TickInstant)] = []

  /// Advances the scheduler, and notes how long each timer waits: from when it is armed until it fires, or is armed again or canceled.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the recordings.
  ///   - duration: How far to advance.
  ///   - ignored: The names of timers that are no operator's.
  init(_ scheduler: TestScheduler, until duration: Duration, except ignored: Set<String>) {
    let end = scheduler.now.advanced(by: duration)
    var armed: [TickInstant: TickInstant] = [:]  // by their deadlines
    repeat {
      let now = scheduler.now
      let deadlines = Set(scheduler.pending.filter { !ignored.contains($0.name) }.map(\.deadline))
      for (deadline, start) in armed where !deadlines.contains(deadline) {
        all.append((start, now))
        armed[deadline] = nil
      }
      for deadline in deadlines where armed[deadline] == nil { armed[deadline] = now }
    } while (scheduler.pending.map(\.deadline).min() ?? .distantFuture) <= end && scheduler.advanceToNext()
    scheduler.advance(to: end)
    all.sort { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The recording as the lane of an operator, with what of this happened before its end.
  func lane(_ recording: Recording<String, some Error>, _ title: String) -> MarblePicture.Lane {
    var lane = recording.lane(title)
    lane.isOutput = true
    lane.waits = all.map { ($0.start.nanoseconds, $0.end.nanoseconds) }
    return lane
  }
}

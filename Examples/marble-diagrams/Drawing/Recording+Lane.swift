import TickStreams
import TickStreamsTesting

extension Recording {
  /// The recording as a lane of a picture.
  ///
  /// - Parameters:
  ///   - title: The text above the lane.
  ///   - label: The text in the marble of a value; by default its description.
  /// - Returns: The lane, with the events recorded so far.
  func lane(_ title: String = "", label: (Value) -> String = { "\($0)" }) -> MarblePicture.Lane {
    let events = events
    let start = start.nanoseconds
    func onClock(_ time: Duration) -> Nanoseconds { start.adding(time.nanoseconds) }
    let end = window.end.map { end in
      let kind: MarblePicture.Lane.End.Kind =
        switch events.last?.event {
        case .completed: .completed
        case .failed: .failed
        default: .disposed
        }
      return MarblePicture.Lane.End(kind: kind, time: onClock(end))
    }
    return MarblePicture.Lane(
      title: title,
      values: events.compactMap { record in record.event.value.map { (label($0), onClock(record.time)) } },
      start: start, end: end, seen: end?.time ?? onClock(elapsed)
    )
  }
}

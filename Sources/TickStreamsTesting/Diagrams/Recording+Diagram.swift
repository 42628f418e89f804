import TickStreams

extension Recording {
  /// The recording as a lane of a picture.
  ///
  /// - Parameters:
  ///   - title: The text above the lane.
  ///   - label: The text in the marble of a value; by default its description.
  /// - Returns: The lane, with the events recorded so far.
  public func lane(_ title: String = "", label: (Value) -> String = { "\($0)" }) -> MarblePicture.Lane {
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
      start: start, end: end, seen: onClock(elapsed ?? events.last?.time ?? .zero)
    )
  }

  /// The recording as a picture, in SVG.
  ///
  /// - Parameters:
  ///   - title: The text above it.
  ///   - appearance: Which background the colors are made for.
  ///   - label: The text in the marble of a value; by default its description.
  /// - Returns: The text of the picture.
  public func svg(
    _ title: String = "", appearance: MarblePicture.Appearance = .adaptive, label: (Value) -> String = { "\($0)" }
  ) -> String {
    MarblePicture([lane(title, label: label)]).svg(appearance)
  }
}

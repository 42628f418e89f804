import TickStreams
import TickStreamsTesting

extension Replay {
  /// The recording as a picture: a lane for each signal, one for marks if there are any, and the stretches in which nothing ran.
  ///
  /// Of subscriptions that overlapped, a lane shows the one that began first. Values that were not recorded are drawn as `*`.
  var picture: MarblePicture {
    var lanes = log.names.map(lane)
    let marks = log.events.filter { $0.kind == .mark }.map { (label: $0.text, time: $0.time) }
    if !marks.isEmpty {
      lanes.append(MarblePicture.Lane(title: "marks", values: marks, start: log.start.time, end: nil, seen: log.end))
    }
    return MarblePicture(
      lanes,
      spans: log.spans.map { span in
        MarblePicture.Span(
          span.isSleep ? "asleep" : "suspended", from: .nanoseconds(span.start.subtracting(log.start.time)),
          until: .nanoseconds(span.end.subtracting(log.start.time)))
      })
  }

  private func lane(_ name: String) -> MarblePicture.Lane {
    let sources = log.sources(of: name)
    let values = log.sent(by: sources).events
      .map { (text: log.events[$0.content].text, event: log.events[$0.place]) }
      .filter { $0.event.kind == .next }
    let last = log.events.last { $0.kind.hasSource && sources.contains($0.source) && $0.kind != .next }
    let end: MarblePicture.Lane.End.Kind? =
      switch last?.kind {
      case .completed: .completed
      case .failed: .failed
      case .disposed: .disposed
      default: nil
      }
    return MarblePicture.Lane(
      title: name, values: values.map { ($0.text.isEmpty ? "*" : $0.text, $0.event.time) }, start: log.start.time,
      end: end.flatMap { kind in last.map { MarblePicture.Lane.End(kind: kind, time: $0.time) } }, seen: log.end
    )
  }
}

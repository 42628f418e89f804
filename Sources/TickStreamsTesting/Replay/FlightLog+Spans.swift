package import TickStreams

extension FlightLog {
  /// A stretch in which nothing ran.
  package struct Span: Hashable {
    package var start: Nanoseconds
    package var end: Nanoseconds
    package let isSleep: Bool
  }

  /// The stretches in which nothing ran; of each kind, those that overlap are one.
  package var spans: [Span] {
    var spans: [Span] = []
    var open: [Bool: (count: Int, start: Nanoseconds)] = [:]
    for change in changes.enumerated().sorted(by: { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }).map(\.element) {
      let (isSleep, begins): (Bool, Bool)
      switch change.kind {
      case .sleep(let value): (isSleep, begins) = (true, value)
      case .suspension(let value): (isSleep, begins) = (false, value)
      case .wall: continue
      }
      let (count, start) = open[isSleep] ?? (0, change.time.nanoseconds)
      open[isSleep] = begins ? (count + 1, start) : count > 1 ? (count - 1, start) : nil
      if !begins, count == 1 { spans.append(Span(start: start, end: change.time.nanoseconds, isSleep: isSleep)) }
    }
    return spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}

import TickStreams
import TickStreamsTesting

extension FlightRecorder {
  /// The events of the recording, without their times.
  var story: [String] {
    log.events.map { event in
      let source = event.kind.hasSource ? " \(log.sources[event.source].name)" : ""
      let number = event.kind.hasNumber ? " \(event.number)" : ""
      return "\(event.kind.rawValue)\(source)\(number)" + (event.text.isEmpty ? "" : " \(event.text)")
    }
  }

  /// When the events came.
  var times: [Duration] { log.events.map { .nanoseconds($0.time) } }
}

struct Lost: Error, CustomStringConvertible {
  var description: String { "lost" }
}

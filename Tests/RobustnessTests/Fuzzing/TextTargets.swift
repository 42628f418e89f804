import TickStreams
import TickStreamsTesting

extension FuzzTarget {
  /// Text of people: diagrams.
  static let textTargets = [
    FuzzTarget("marbles") { input in
      let text = input.text()
      let frame = input.element([Duration.milliseconds(1), .nanoseconds(1), .seconds(Int64.max), .seconds(3)])
      do throws(TestFailure) {
        let marks = try Marbles(text, frame: frame).marks
        guard zip(marks, marks.dropFirst()).allSatisfy({ $0.time <= $1.time }) else { return "time goes back in \(text)" }
        let ends = marks.indices.filter { if case .value = marks[$0].event { false } else { true } }
        guard ends.isEmpty || ends == [marks.count - 1] else { return "an event after the end in \(text)" }
        if marks.isEmpty, text.contains("a") || text.contains("b") || text.contains("|") { return "silence for \(text)" }
      } catch {
        let caret = error.details.last?.count ?? 0
        guard !error.message.isEmpty, error.rule == "diagram", (1...text.count + 1).contains(caret) else {
          return "the error for \(text) points nowhere: \(error)"
        }
        _ = error.description
      }
      return nil
    },
    FuzzTarget("marbles, as a source") { input in
      let text = input.text()
      guard let events = try? Marbles(text).events(), let marks = try? Marbles(text).marks else { return nil }
      return events.count == marks.count ? nil : "\(marks.count) marks became \(events.count) events in \(text)"
    },
  ]
}

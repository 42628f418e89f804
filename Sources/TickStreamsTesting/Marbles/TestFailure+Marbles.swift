import TickStreams

extension TestFailure {
  /// A marble diagram cannot be read at one of its characters: the text shows the diagram with a caret below it.
  init(_ message: String, in diagram: String, at index: Int) {
    let details = [String(diagram.map { $0.isWhitespace ? " " : $0 }), spaces(index) + "^"]
    let text = (["Marbles, column \(index + 1): \(message)"] + details.map { "  \($0)" }).joined(separator: "\n")
    self.init("diagram", message, details, text: text)
  }

  /// A recording differs from an expectation: the text shows both on one axis of time, with a caret below the first difference.
  static func mismatch(_ message: String, _ diagram: [String], _ site: CallSite) -> TestFailure {
    let text = ([message] + (diagram + ["\(site)"]).map { "  " + $0 }).joined(separator: "\n")
    return TestFailure("mismatch", message, diagram, site: site, text: text)
  }
}

func spaces(_ count: Int) -> String {
  String(repeating: " ", count: Swift.max(0, count))
}

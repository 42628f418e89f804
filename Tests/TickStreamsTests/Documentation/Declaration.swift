import Foundation

/// A public function or static property of `TickSignal`, as its source has it.
struct Declaration: CustomStringConvertible {
  let name: String
  let labels: [String]
  /// The labels of arguments that have no default, and are not omitted on the page.
  let needed: [String]

  var description: String { labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))" }

  func isCalled(_ call: (name: String, labels: [String])) -> Bool {
    call.name == name && Set(call.labels).isSubset(of: labels) && Set(needed).isSubset(of: call.labels)
  }

  static func all(in folder: String) throws -> [Declaration] {
    let folder = sourceRoot.appending(path: folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try files.flatMap { try all(of: String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  /// The declarations in extensions of `TickSignal`.
  private static func all(of source: String) -> [Declaration] {
    "\n\(source)".components(separatedBy: "\nextension TickSignal ").dropFirst().flatMap { text in
      let end = text.firstRange(of: "\n}")?.lowerBound ?? text.endIndex
      return text[..<end].matches(of: /\n  public (static var|static func|func) `?(\w+)`?/).map { match in
        let rest = text[match.range.upperBound...]
        guard match.1 != "static var", let start = rest.firstIndex(of: "(") else {
          return Declaration(name: String(match.2), labels: [], needed: [])
        }
        let parameters = parts(rest[start..<self.end(of: rest[start...])].dropFirst())
        let labels = parameters.compactMap { $0.prefixMatch(of: /(\w+)(?: \w+)?:/).map { String($0.1) } }
        // A form for one more signal has one more parameter without a label, and no example of its own.
        let named = labels.prefix(1) + labels.dropFirst().filter { $0 != "_" }
        let needed = named.filter { label in label != "on" && !parameters.contains { $0.hasPrefix(label) && $0.contains(" = ") } }
        return Declaration(name: String(match.2), labels: labels, needed: needed)
      }
    }
  }

  /// The index after the parenthesis that closes the one at the start of `text`.
  static func end(of text: Substring) -> Substring.Index {
    var depth = 0
    return text.indices.first { index in
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      return depth == 0
    } ?? text.endIndex
  }

  /// The parts that are separated by commas outside of parentheses.
  static func parts(_ text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
  }
}

/// The folder of the module's sources.
let sourceRoot = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/TickStreams")
  .standardizedFileURL

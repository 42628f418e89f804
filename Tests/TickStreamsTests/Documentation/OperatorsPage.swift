import Foundation
import Testing
import TickStreams
import TickStreamsTesting

/// The page "Operators" names every operator and source, and its diagrams are what they do.
@Suite struct OperatorsPage {
  private let examples: [PageExample]

  init() throws {
    examples = try PageExample.all()
  }

  @Test func everyDiagramIsWhatTheOperatorDoes() throws {
    #expect(examples.count > 90)
    for example in examples where !example.marble.isEmpty {
      let make = try #require(operatorExamples[example.code], "no example in OperatorExamples.swift: \(example.code)")
      let scheduler = TestScheduler()
      let stage = Stage(
        scheduler: scheduler,
        input: Script(on: scheduler, example.header).signal,
        other: Script(on: scheduler, example.other).signal
      )
      let recording = scheduler.record(make(stage))
      let frames = example.header.count
      scheduler.advance(by: .seconds(example.header.contains("|") || example.header.contains("#") ? 40 : frames - 1))
      #expect(drawn(recording, frames, example.legend) == example.marble, "\(example.code)")
    }
  }

  @Test func everyExampleStandsOnThePage() {
    #expect(Set(operatorExamples.keys).subtracting(examples.map(\.code)) == [])
  }

  @Test(arguments: ["Operators", "Sources"])
  func everyOperatorAndSourceIsNamed(folder: String) throws {
    let declarations = try Declaration.all(in: folder)
    #expect(declarations.count >= 10)
    let calls = examples.flatMap(\.calls)
    for declaration in declarations where !calls.contains(where: declaration.isCalled) {
      Issue.record("the page has no example of \(declaration), which needs \(declaration.needed)")
    }
  }

  /// One character a frame; what comes at once stands in parentheses, at the end of the line or with room behind it.
  private func drawn(_ recording: Recording<String, TestFailure>, _ frames: Int, _ legend: [String: String]) -> String {
    var line = ""
    let instants = Dictionary(grouping: recording.events) { Int($0.time / .seconds(1)) }
    for (frame, records) in instants.sorted(by: { $0.key < $1.key }) {
      let events = records.map { record in
        switch record.event {
        case .next(let value): legend[value] ?? value
        case .completed: "|"
        case .failed: "#"
        }
      }
      line += String(repeating: "-", count: max(0, frame - line.count))
      line += events.count == 1 ? events[0] : "(\(events.joined()))"
    }
    return recording.isFinished ? line : line + String(repeating: "-", count: max(0, frames - line.count))
  }
}

/// A row of a table of the page.
private struct PageExample {
  /// What stands in the first column: a call, with the parts that do not matter left out.
  let code: String
  let text: String
  let marble: String
  /// The signal that the operators of the table are applied to, or a ruler.
  let header: String
  var other = ""

  /// The letters that stand for values of several characters, by those: "p = ab".
  var legend: [String: String] {
    let pairs = text.matches(of: /\b([p-s]) = (\w+(\(\w\))?)/).map { (String($0.2), String($0.1)) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The calls in the code, with their labels; `_` for an argument that has none, and for a closure that trails.
  var calls: [(name: String, labels: [String])] {
    var calls: [(name: String, labels: [String])] = []
    var rest = Substring(code)
    while let call = rest.prefixMatch(of: /\.?(\w+)/) {
      rest = rest[call.range.upperBound...]
      var labels: [String] = []
      if rest.first == "(" {
        let end = Declaration.end(of: rest)
        labels = Declaration.parts(rest[..<end].dropFirst()).filter { $0 != "…" }
          .map { $0.prefixMatch(of: /(\w+):/).map { String($0.1) } ?? "_" }
        rest = rest[end...].dropFirst()
      }
      if rest.hasPrefix(" {") {
        labels.append("_")
        rest = rest[(rest.firstIndex(of: "}") ?? rest.startIndex)...].dropFirst()
      }
      calls.append((String(call.1), labels))
    }
    return calls
  }

  static func all() throws -> [PageExample] {
    let page = try String(contentsOf: sourceRoot.appending(path: "TickStreams.docc/Operators.md"), encoding: .utf8)
    var header = ""
    var other = ""
    var examples: [PageExample] = []
    for line in page.components(separatedBy: "\n") {
      if line.isEmpty { (header, other) = ("", "") }
      guard line.hasPrefix("| ") else { continue }
      let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|")
        .map { $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces) }
      let marble = cells.count > 2 ? cells[2].trimmingCharacters(in: ["`"]) : ""
      if header.isEmpty {
        header = marble
      } else if cells[0] == "*other*" {
        other = marble
      } else {
        let code = cells[0].trimmingCharacters(in: ["`"])
        examples.append(PageExample(code: code, text: cells[1], marble: marble, header: header, other: other))
      }
    }
    return examples
  }
}

/// A public function or property of an operator or a source.
private struct Declaration: CustomStringConvertible {
  let name: String
  let labels: [String]
  /// Those that have no default, and are not left out on the page.
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

  /// What stands in extensions of `TickSignal`.
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
        let needed = labels.filter { label in label != "on" && !parameters.contains { $0.hasPrefix(label) && $0.contains(" = ") } }
        return Declaration(name: String(match.2), labels: labels, needed: needed)
      }
    }
  }

  /// Where the parenthesis that `text` begins with is closed.
  static func end(of text: Substring) -> Substring.Index {
    var depth = 0
    return text.indices.first { index in
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      return depth == 0
    } ?? text.endIndex
  }

  /// What commas separate, but for those inside of parentheses.
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

private let sourceRoot = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/TickStreams")
  .standardizedFileURL

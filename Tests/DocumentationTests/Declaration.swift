import Foundation

/// A public function or static property of `TickSignal`, as its source has it.
struct Declaration: CustomStringConvertible {
  struct Parameter {
    let label: String
    let type: String
    /// Whether it has no default, and is not left out on the page.
    let isNeeded: Bool
  }

  let name: String
  /// None of a property.
  let parameters: [Parameter]?
  let result: String

  var labels: [String] { parameters?.map(\.label) ?? [] }
  var types: [String] { parameters?.map(\.type) ?? [] }
  /// The labels of arguments that have no default, and are not omitted on the page: a closure at the end has no label there.
  ///
  /// A form for one more signal has one more parameter without a label, and needs no separate example.
  var needed: [String] {
    guard let parameters, let first = parameters.first else { return [] }
    let others = parameters.dropFirst().enumerated().filter { index, parameter in
      parameter.label != "_" && !(index == parameters.count - 2 && parameter.type.contains("->"))
    }
    return ([first] + others.map(\.element)).filter(\.isNeeded).map(\.label)
  }
  var description: String { parameters == nil ? name : "\(name)(\(labels.map { "\($0):" }.joined()))" }

  func isCalled(_ call: (name: String, labels: [String])) -> Bool {
    call.name == name && Set(call.labels).isSubset(of: labels) && Set(needed).isSubset(of: call.labels)
  }

  static func all(in folder: String) throws -> [Declaration] {
    let folder = sourceRoot.appending(path: folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    // Further forms of an operator come after its own file.
    let sorted = files.filter { !$0.contains("+") }.sorted() + files.filter { $0.contains("+") }.sorted()
    return try sorted.flatMap { try all(of: String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  /// The members declared in extensions of `TickSignal`.
  private static func all(of source: String) -> [Declaration] {
    "\n\(source)".components(separatedBy: "\nextension TickSignal ").dropFirst().flatMap { text in
      let end = text.firstRange(of: "\n}")?.lowerBound ?? text.endIndex
      return text[..<end].matches(of: /\n  public (static var|static func|func) `?(\w+)`?/).map { match in
        let rest = text[match.range.upperBound...]
        guard match.1 != "static var", let start = rest.firstIndex(of: "(") else {
          return Declaration(name: String(match.2), parameters: nil, result: "")
        }
        let close = self.end(of: rest[start...])
        let result = rest[close...].prefix { $0 != "{" }.firstMatch(of: /-> (.*?)( where |$)/.dotMatchesNewlines())
        return Declaration(
          name: String(match.2), parameters: parts(rest[start..<close].dropFirst(), "([{<").compactMap(Parameter.init),
          result: plain(result?.1 ?? ""))
      }
    }
  }

  /// A type as links spell it: without attributes and spaces.
  fileprivate static func plain(_ type: Substring) -> String {
    String(type).replacing(/@\w+ |any |some |each |repeat |AnyObject & |throws\(\w+\)/, with: "").replacing(/\s/, with: "")
      .replacing(/TickSignal(?!<)/, with: "TickSignal<Value,Failure>")
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

  /// The parts between commas, except for commas inside brackets.
  static func parts(_ text: Substring, _ opening: String = "([{") -> [String] {
    var parts = [""]
    var depth = 0
    for character in text.replacing("->", with: "→") {
      if opening.contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && opening.contains("<") { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { $0.replacing("→", with: "->").trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
  }
}

extension Declaration.Parameter {
  fileprivate init?(_ text: String) {
    guard let match = text.prefixMatch(of: /(\w+)(?: \w+)?:/) else { return nil }
    let (type, hasDefault) = (text[match.range.upperBound...].prefix { $0 != "=" }, text.contains(" = "))
    self.init(label: String(match.1), type: Declaration.plain(type), isNeeded: match.1 != "on" && !hasDefault)
  }
}

/// The folder of the module's sources.
let sourceRoot = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/TickStreams")
  .standardizedFileURL

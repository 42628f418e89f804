// Prints the public declarations of a module, one on a line, sorted: api-reader FOLDER MODULE, with the symbol graphs of the module in FOLDER.
// With --undocumented: those whose documentation lacks something, and what.
//
// A line is the type that the declaration belongs to, a colon, and the declaration as the compiler writes it, with its conditions behind it.
// A conformance is a line, too. What the compiler derives and what cannot be used are left out.
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }
    struct Availability: Decodable { let isUnconditionallyUnavailable: Bool? }
    struct Constraint: Decodable, Hashable {
      let kind: String
      let lhs: String
      let rhs: String

      /// Whether it is a requirement of the type itself, which each of its members repeats.
      var isOwn: Bool {
        ["Value: Sendable", "Failure: Error", "Key: Hashable", "Key: Sendable"].contains(text) || ["Copyable", "Escapable"].contains(rhs)
      }
      var text: String { "\(lhs)\(kind == "conformance" || kind == "superclass" ? ":" : " ==") \(rhs)" }
    }
    struct DocComment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Signature: Decodable {
      struct Parameter: Decodable {
        let name: String
        let declarationFragments: [Fragment]?
      }
      let parameters: [Parameter]?
    }
    struct Generics: Decodable { let constraints: [Constraint]? }

    /// The conditions of an extension or a conformance, as they are written behind a line.
    static func condition(_ constraints: [Constraint]?) -> String {
      let texts = (constraints ?? []).filter { !$0.isOwn }.map(\.text)
      return texts.isEmpty ? "" : "  [where \(texts.joined(separator: ", "))]"
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let accessLevel: String
    let availability: [Availability]?
    let swiftExtension: Generics?
    let docComment: DocComment?
    let functionSignature: Signature?

    var isUsable: Bool {
      ["public", "open"].contains(accessLevel) && !(availability ?? []).contains { $0.isUnconditionallyUnavailable == true }
    }

    /// What the documentation lacks, or nothing.
    var lack: String? {
      guard let lines = docComment?.lines.map(\.text) else { return isRequired ? "no documentation" : nil }
      let parameters = functionSignature?.parameters ?? []
      if parameters.count > 2, !lines.contains(where: { $0.contains("- Parameters:") }) { return "no list of parameters" }
      let takesTime = parameters.contains { parameter in
        (parameter.declarationFragments ?? []).contains {
          ["Duration", "TickInstant", "WallInstant", "Date", "TickSchedule"].contains($0.spelling)
        }
      }
      let isSignal = pathComponents.first == "TickSignal" && pathComponents.count == 2 && kind.identifier != "swift.init"
      return isSignal && takesTime && !lines.contains { $0.hasPrefix("```") } ? "takes time and has no sample" : nil
    }
    /// Whether it has to be documented: what the compiler writes, and what a conformance asks for, speaks for itself.
    private var isRequired: Bool {
      let known = ["description", "debugDescription", "hash(into:)", "encode(to:)", "init(from:)", "init(rawValue:)"]
      return kind.identifier != "swift.func.op" && !known.contains(pathComponents.last ?? "")
    }
    var path: String { pathComponents.joined(separator: ".") }
    var line: String {
      let declaration = (declarationFragments ?? []).map(\.spelling).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let owner = pathComponents.dropLast().joined(separator: ".")
      return "\(owner.isEmpty ? path : owner): \(declaration)\(Self.condition(swiftExtension?.constraints))"
    }
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let swiftConstraints: [Symbol.Constraint]?
  }
  let symbols: [Symbol]
  let relationships: [Relationship]
}

let (folder, module) = (CommandLine.arguments[1], CommandLine.arguments[2])
let graphs = try FileManager.default.contentsOfDirectory(atPath: folder)
  .filter { $0 == "\(module).symbols.json" || $0.hasPrefix("\(module)@") && $0.hasSuffix(".symbols.json") }
  .map { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0))) }
let usable = graphs.flatMap(\.symbols).filter { $0.isUsable && $0.kind.identifier != "swift.extension" }
let names = Dictionary(usable.map { ($0.identifier.precise, $0.path) }, uniquingKeysWith: { first, _ in first })

if CommandLine.arguments.contains("--undocumented") {
  for symbol in usable.sorted(by: { $0.line < $1.line }) {
    if let lack = symbol.lack { print("\(lack): \(symbol.line)") }
  }
  exit(0)
}

// What every type is said to conform to.
let implied = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]
let conformances = graphs.flatMap(\.relationships).compactMap { relationship -> String? in
  guard relationship.kind == "conformsTo", let type = names[relationship.source] else { return nil }
  guard let conformed = names[relationship.target] ?? relationship.targetFallback, !implied.contains(conformed) else { return nil }
  return "\(type): conforms to \(conformed)\(Graph.Symbol.condition(relationship.swiftConstraints))"
}
for line in Set(usable.map(\.line) + conformances).sorted() { print(line) }

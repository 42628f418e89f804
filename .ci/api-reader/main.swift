// Prints the public declarations of a module, one on a line, sorted: api-reader FOLDER MODULE, with the symbol graphs of the module in FOLDER.
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

    var isUsable: Bool {
      ["public", "open"].contains(accessLevel) && !(availability ?? []).contains { $0.isUnconditionallyUnavailable == true }
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

// What every type is said to conform to.
let implied = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]
let conformances = graphs.flatMap(\.relationships).compactMap { relationship -> String? in
  guard relationship.kind == "conformsTo", let type = names[relationship.source] else { return nil }
  guard let conformed = names[relationship.target] ?? relationship.targetFallback, !implied.contains(conformed) else { return nil }
  return "\(type): conforms to \(conformed)\(Graph.Symbol.condition(relationship.swiftConstraints))"
}
for line in Set(usable.map(\.line) + conformances).sorted() { print(line) }

// Prints the public declarations of a module, one on a line, sorted: api-reader FOLDER MODULE, with the symbol graphs of the module in FOLDER.
// With --undocumented: those whose documentation lacks something, and what; in the folder of the package, as it looks for the pages of topics.
//
// A line is the type that the declaration belongs to, a colon, and the declaration as the compiler writes it, followed by its conditions.
// A conformance is also a line. Derived and unavailable declarations are left out.
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }
    struct Availability: Decodable { let isUnconditionallyUnavailable, isUnconditionallyDeprecated: Bool? }
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
      let returns: [Fragment]?
    }
    struct Generics: Decodable { let constraints: [Constraint]? }

    /// The conditions of an extension or a conformance, as they are written at the end of a line.
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

    /// The facts that this documentation lacks, without its other forms; may be empty.
    var lack: String? {
      guard let lines = docComment?.lines.map(\.text) else { return isRequired ? "no documentation" : nil }
      let parameters = functionSignature?.parameters ?? []
      return parameters.count > 2 && !lines.contains { $0.contains("- Parameters:") } ? "no list of parameters" : nil
    }
    /// The facts that the documentation of a source or an operator lacks, if any.
    ///
    /// One of `forms`, which are grouped by name, may have them for the others.
    func lack(among forms: [String: [Symbol]]) -> String? {
      guard isSignal else { return nil }
      let texts = texts(with: forms)
      if !texts.contains(where: { $0.contains("```") }) { return "no sample and no diagram, and follows no form that has one" }
      let rules = [
        ("first value", /[Ff]irst|Origin|next turn|immediately|synchronously|as soon as/),
        ("boundary", /Boundary|[Mm]issed|[Nn]ever early|exactly/),
        ("failure", /[Ff]ail/),
      ]
      let missing = rules.filter { rule in takesTime && !texts.contains { $0.contains(rule.1) } }.map(\.0)
      return missing.isEmpty ? nil : "takes time and does not say what of: \(missing.joined(separator: ", "))"
    }
    /// Its documentation, and that of the forms that it follows, which may follow others.
    private func texts(with forms: [String: [Symbol]], depth: Int = 2) -> [String] {
      [text] + (depth == 0 ? [] : followed.flatMap { forms[$0] ?? [] }.flatMap { $0.texts(with: forms, depth: depth - 1) })
    }
    /// The documentation, but for that of single parameters.
    private var text: String { (docComment?.lines ?? []).map(\.text).filter { !$0.hasPrefix("  - ") }.joined(separator: "\n") }
    /// The names of the forms whose rules it follows, without the part that distinguishes forms of one name.
    private var followed: [String] {
      text.matches(of: /(?:[Rr]ules of|rules are those of|same as|See) ``?([^`]+?)(?:-\(.*?|->.*?)?`/).map { String($0.1) }
    }
    private var takesTime: Bool {
      let types = ["Duration", "TickInstant", "WallInstant", "Date", "TickSchedule", "Moment"]
      return (functionSignature?.parameters ?? []).contains { ($0.declarationFragments ?? []).contains { types.contains($0.spelling) } }
    }
    /// Whether it is a source or an operator, or another form of a signal.
    private var isSignal: Bool {
      pathComponents.first == "TickSignal" && pathComponents.count == 2 && kind.identifier != "swift.init"
        && (functionSignature?.returns ?? declarationFragments ?? []).contains { $0.spelling == "TickSignal" }
        && !(availability ?? []).contains { $0.isUnconditionallyDeprecated == true }
    }
    /// Whether the topics of its type list it, where there are some.
    var isListed: Bool {
      pathComponents.count == 2 && pathComponents[0] != "TickSignal" && isRequired && docComment != nil
        && !(availability ?? []).contains { $0.isUnconditionallyDeprecated == true }
    }
    /// Whether it has to be documented: declarations of the compiler, and requirements of a protocol, need no text.
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
  let forms = Dictionary(grouping: usable.filter { $0.pathComponents.first == "TickSignal" }) { $0.pathComponents.last ?? "" }
  for symbol in usable.sorted(by: { $0.line < $1.line }) {
    if let lack = symbol.lack ?? symbol.lack(among: forms) { print("\(lack): \(symbol.line)") }
  }
  // The topics of a type with ten members or more list each. Those of `TickSignal` are derived: .ci/api --topics.
  let defaults = Set(graphs.flatMap(\.relationships).filter { $0.kind == "defaultImplementationOf" }.map(\.source))
  let members = usable.filter { $0.isListed && !defaults.contains($0.identifier.precise) }
  for (type, members) in Dictionary(grouping: members, by: { $0.pathComponents[0] }).sorted(by: { $0.key < $1.key })
  where members.count > 9 {
    let page = (try? String(contentsOfFile: "Sources/\(module)/\(module).docc/\(type).md", encoding: .utf8)) ?? ""
    let links = page.matches(of: /(?m)^- ``([^`-]+)(?:-.*)?``$/).map { String($0.1) }
    for (name, forms) in Dictionary(grouping: members, by: { $0.pathComponents[1] }).sorted(by: { $0.key < $1.key })
    where links.count(where: { $0 == name }) < forms.count {
      print("\(module).docc/\(type).md does not list \(forms.count) × \(name)")
    }
  }
  exit(0)
}

// The protocols to which the compiler lists every type as conforming.
let implied = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]
let conformances = graphs.flatMap(\.relationships).compactMap { relationship -> String? in
  guard relationship.kind == "conformsTo", let type = names[relationship.source] else { return nil }
  guard let conformed = names[relationship.target] ?? relationship.targetFallback, !implied.contains(conformed) else { return nil }
  return "\(type): conforms to \(conformed)\(Graph.Symbol.condition(relationship.swiftConstraints))"
}
for line in Set(usable.map(\.line) + conformances).sorted() { print(line) }

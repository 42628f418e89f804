import Foundation

/// Bits for the kind of a symbol's occurrence, and for the relation of another symbol to it.
enum Role {
  static let declaration: UInt64 = 1 << 0
  static let definition: UInt64 = 1 << 1
  static let childOf: UInt64 = 1 << 9
  static let baseOf: UInt64 = 1 << 10
  static let extendedBy: UInt64 = 1 << 14
}

struct Place: Hashable {
  let file: String
  let line: UInt32
}

struct Declaration {
  let place: Place
  let name: String
  let parent: String?
}

struct Use: Hashable {
  let usr: String
  let place: Place
}

struct Conformance: Hashable {
  let type: String
  let base: String
  let place: Place
}

/// The contents of the index: where symbols are declared, and where they are used.
struct Facts {
  var declarations: [String: Declaration] = [:]
  var uses: Set<Use> = []
  var conformances: Set<Conformance> = []
  var parents: [String: Set<String>] = [:]  // of a protocol: those it inherits from
  var names: [String: String] = [:]  // of declarations elsewhere, as far as they matter
  var extended: [String: String] = [:]  // of an extension: its type

  var indexed: [String: Int64] = [:]  // when each file was, in nanoseconds since 1970

  /// Adds the facts of the store at `path` about the files under `root`.
  mutating func add(storeAt path: String, root: String, library: IndexLibrary) {
    guard let store = library.store(path) else { stop("no index at \(path): swift build") }
    var latest: [String: (record: String, modified: Int64)] = [:]
    for name in library.unitNames(in: store) {
      guard let unit = library.open("unit_reader_create", store, name) else { continue }
      defer { library.close("unit_reader_dispose", unit) }
      var main = library.text("unit_reader_get_main_file", unit)
      if !main.hasPrefix("/") { main = library.text("unit_reader_get_working_dir", unit) + "/" + main }
      guard main.hasPrefix(root + "/Sources/"), FileManager.default.fileExists(atPath: main) else { continue }
      let file = String(main.dropFirst(root.count + 1))
      let modified = library.modified(unit)
      guard modified > latest[file]?.modified ?? .min else { continue }
      library.each("unit_reader_dependencies_apply_f", of: unit) { dependency in
        // The record of the file itself; the others are of modules that it imports.
        if library.kind(of: dependency) == 2, library.text("unit_dependency_get_filepath", dependency).hasSuffix(file) {
          latest[file] = (library.text("unit_dependency_get_name", dependency), modified)
        }
      }
    }
    for (file, unit) in latest {
      indexed[file] = unit.modified
      guard let record = library.open("record_reader_create", store, unit.record) else { stop("no record of \(file)") }
      library.each("record_reader_occurrences_apply_f", of: record) { add($0, in: file, library: library) }
      library.close("record_reader_dispose", record)
    }
  }

  private mutating func add(_ occurrence: IndexLibrary.Pointer, in file: String, library: IndexLibrary) {
    let symbol = library.symbol(occurrence)
    let roles = library.roles(occurrence)
    let usr = String(library.usr(symbol))
    var line: UInt32 = 0
    var column: UInt32 = 0
    library.position(occurrence, &line, &column)
    let place = Place(file: file, line: line)
    var relations: [(roles: UInt64, symbol: IndexLibrary.Pointer)] = []
    library.each("occurrence_relations_apply_f", of: occurrence) {
      relations.append((library.relationRoles($0), library.relationSymbol($0)))
    }
    if roles & Role.definition != 0 {
      let parent = relations.first { $0.roles & Role.childOf != 0 }
      let parentName = parent.map { String(library.name($0.symbol)) }
      declarations[usr] = Declaration(place: place, name: String(library.name(symbol)), parent: parentName)
    }
    // What is left are references, and what a conformance meets a requirement with, which may be in an extension elsewhere.
    guard roles & (Role.definition | Role.declaration) == 0 else { return }
    if !Self.isAccessor(library.subkind(symbol)) { uses.insert(Use(usr: usr, place: place)) }
    for relation in relations {
      let related = String(library.usr(relation.symbol))
      if relation.roles & (Role.extendedBy | Role.baseOf) != 0 { names[usr] = String(library.name(symbol)) }
      if relation.roles & Role.extendedBy != 0 { extended[related] = usr }
      if relation.roles & Role.baseOf != 0, library.kind(symbol) == 8 {
        conformances.insert(Conformance(type: related, base: usr, place: place))
        if library.kind(relation.symbol) == 8 { parents[related, default: []].insert(usr) }
      }
    }
  }

  /// A getter, a setter, an observer …: the property or the subscript is used as well.
  private static func isAccessor(_ subkind: UInt32) -> Bool {
    [3, 4].contains(subkind) || 1000...1003 ~= subkind || 1014...1018 ~= subkind
  }
}

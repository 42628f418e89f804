import Foundation

/// A use of a declaration in another layer of the module.
struct Arrow {
  let from: Int
  let to: Int
  let place: Place
  let name: String
  let target: Place
}

/// Looks for uses against the order of a module's layers.
struct Check {
  let facts: Facts
  let layers: Layers

  var prefix: String { "Sources/\(layers.module)/" }

  /// Folders that are listed and do not exist, files that are in no listed one or not in the index.
  func misplaced(root: String) -> [String] {
    let files = FileManager.default
    var messages: [String] = []
    var unread: [String] = []
    for (index, folder) in layers.folders.enumerated() {
      if layers.folders[..<index].contains(folder) { messages.append("\(folder) is listed twice among the layers of \(layers.module)") }
      if !files.fileExists(atPath: root + "/" + prefix + folder) {
        messages.append("\(prefix)\(folder) is listed, but there is no such folder")
      }
    }
    for path in files.enumerator(atPath: root + "/" + prefix)?.compactMap({ $0 as? String }).sorted() ?? [] where path.hasSuffix(".swift") {
      let file = prefix + path
      if layers.layer(of: file) == nil { messages.append("\(file) is in none of the layers of CONTRIBUTING.md") }
      let modified = (try? files.attributesOfItem(atPath: root + "/" + file)[.modificationDate] as? Date) ?? nil
      if facts.indexed[file] ?? 0 < Int64((modified?.timeIntervalSince1970 ?? 0) * 1e9) {
        unread.append(file)
      }
    }
    if let first = unread.first { messages.append("\(first) and \(unread.count - 1) other files are newer than the index: swift build") }
    return messages
  }

  /// The uses of each layer by each other one, in order of the layers.
  func arrows() -> [Arrow] {
    facts.uses.compactMap { use -> Arrow? in
      guard let from = layers.layer(of: use.place.file), let used = facts.declarations[use.usr] else { return nil }
      guard let to = layers.layer(of: used.place.file), from != to else { return nil }
      return Arrow(from: from, to: to, place: use.place, name: name(of: use.usr), target: used.place)
    }.sorted { ($0.from, $0.to, $0.place.file, $0.place.line, $0.name) < ($1.from, $1.to, $1.place.file, $1.place.line, $1.name) }
  }

  /// Conformances above both their type and their protocol, whose uses in the layers between nothing shows.
  ///
  /// A type of another module counts as one of the lowest layer that names it.
  func strayConformances() -> [String] {
    var proper: Set<[String]> = []
    var stray: [(pair: [String], message: String)] = []
    let naming = Dictionary(grouping: facts.uses, by: \.usr).mapValues { $0.compactMap { layers.layer(of: $0.place.file) }.min() ?? 0 }
    for conformance in facts.conformances {
      let type = facts.extended[conformance.type] ?? conformance.type
      guard let home = layers.layer(of: conformance.place.file) else { continue }
      // A type of another module that conforms to a protocol of ours conforms to `Sendable` and other parents of it without us.
      for base in inherited(conformance.base) where !Self.isForDisplay(base) && (isOurs(type) || isOurs(base)) {
        let isProper = home <= max(layer(of: type) ?? naming[type] ?? -1, layer(of: base) ?? -1)
        if isProper { proper.insert([type, base]) }
        let message = "\(name(of: type)) conforms to \(name(of: base)) in a folder above both"
        if !isProper { stray.append(([type, base], "\(conformance.place.file):\(conformance.place.line): \(message)")) }
      }
    }
    // A protocol that another one inherits from may be stated where it belongs as well.
    return stray.filter { !proper.contains($0.pair) }.map(\.message).sorted()
  }

  /// Whether it is declared in the package.
  private func isOurs(_ usr: String) -> Bool { facts.declarations[usr] != nil }

  /// The description of a value is looked up when it is printed; nothing can depend on it.
  private static func isForDisplay(_ base: String) -> Bool {
    ["s:s23CustomStringConvertibleP", "s:s28CustomDebugStringConvertibleP"].contains(base)
  }

  /// The protocol, and those of the package that it inherits from.
  private func inherited(_ base: String) -> Set<String> {
    var all: Set<String> = []
    var open = [base]
    while let next = open.popLast() {
      if all.insert(next).inserted { open += facts.parents[next] ?? [] }
    }
    return all
  }

  private func layer(of usr: String) -> Int? { facts.declarations[usr].flatMap { layers.layer(of: $0.place.file) } }

  private func name(of usr: String) -> String {
    guard let declaration = facts.declarations[usr] else { return facts.names[usr] ?? usr }
    return (declaration.parent.map { $0 + "." } ?? "") + declaration.name
  }
}

import Foundation

/// A mutant of a list.
struct ListedMutant {
  private(set) var name = ""
  private(set) var file = ""
  private(set) var suites = ""
  private var old: [Substring] = []
  private var new: [Substring] = []

  /// As ``Mutation/key``, for one line.
  var key: String { "\(file)\t\(old.joined())\t\(new.isEmpty ? Mutation.nothing : new.joined())" }

  private init(name: String) { self.name = name }

  /// The mutants of a list, whose form its head describes.
  static func read(_ path: String) throws -> [ListedMutant] {
    var mutants: [ListedMutant] = []
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let rest = line.drop { $0 != " " }.dropFirst()
      if line.hasPrefix("mutant ") {
        mutants.append(ListedMutant(name: String(rest)))
        continue
      }
      guard !mutants.isEmpty else { fail("not a line of a mutant: \(line)") }
      let last = mutants.count - 1
      switch line {
      case _ where line.hasPrefix("file "):
        mutants[last].file = rest.hasPrefix("TickStreamsTesting/") ? String(rest) : "TickStreams/\(rest)"
      case _ where line.hasPrefix("kill "): mutants[last].suites = String(rest)
      case _ where line.hasPrefix("-"): mutants[last].old.append(line.dropFirst())
      case _ where line.hasPrefix("+"): mutants[last].new.append(line.dropFirst())
      default: fail("not a line of a mutant: \(line)")
      }
    }
    return mutants
  }

  /// The edits that insert `mutants`, each guarded by its number, by file; ends the program if one has no place, or more than one.
  static func edits(_ mutants: [ListedMutant], text: (String) -> String?) -> [String: [Edit]] {
    var stale: [String] = []
    var edits: [String: [Range<Int>: String]] = [:]
    for (index, mutant) in mutants.enumerated() {
      let text = text(mutant.file) ?? ""
      let old = mutant.old.joined(separator: "\n")
      let found = text.ranges(of: old.filter { $0 != "«" && $0 != "»" })
      guard found.count == 1 else {
        stale.append("\(found.count) places for the mutant: \(mutant.name) (\(mutant.file))")
        continue
      }
      let isExpression = old.contains("«")
      let part = isExpression ? String(old.drop { $0 != "«" }.dropFirst().prefix { $0 != "»" }) : old
      let before = isExpression ? old.prefix { $0 != "«" }.utf8.count : 0
      let start = text.utf8.distance(from: text.startIndex, to: found[0].lowerBound) + before
      let range = start..<start + part.utf8.count
      let others = edits[mutant.file, default: [:]]
      if others.keys.contains(where: { $0 != range && $0.overlaps(range) }) { fail("\(mutant.name): overlaps another mutant") }
      // Around the choices of earlier mutants of the same place.
      let rest = others[range] ?? (isExpression ? "(\(part))" : part)
      let new = mutant.new.joined(separator: "\n")
      edits[mutant.file, default: [:]][range] =
        isExpression
        ? "(Mutant.isActive(\(index + 1)) ? (\(new)) : \(rest))"
        : "if Mutant.isActive(\(index + 1)) {\n\(new)\n} else {\n\(rest)\n}"
    }
    guard stale.isEmpty else { fail((stale + ["Change them in their list as their lines were changed."]).joined(separator: "\n")) }
    return edits.mapValues { $0.map { Edit(range: $0.key, text: $0.value) } }
  }
}

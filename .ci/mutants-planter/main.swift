// Writes all mutants of a list into a copy of the library: mutants-planter LIST SOURCES. Files are those of TickStreams, if they do not begin with
// the name of the other module.
//
// A changed place becomes a choice between old and new, by the number of the active mutant. Prints a line for each mutant: its number, the suites
// that have to kill it, its file and its description, with tabs between them.
import Foundation

struct Mutant {
  var name = ""
  var file = ""
  var suites = ""
  var old: [Substring] = []
  var new: [Substring] = []
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

let list = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
let sources = CommandLine.arguments[2]

func path(_ file: String) -> String {
  file.hasPrefix("TickStreamsTesting/") ? "\(sources)/\(file)" : "\(sources)/TickStreams/\(file)"
}

var mutants: [Mutant] = []
for line in list.split(separator: "\n") where !line.hasPrefix("#") {
  let rest = line.drop { $0 != " " }.dropFirst()
  if line.hasPrefix("mutant ") {
    mutants.append(Mutant(name: String(rest)))
  } else if line.hasPrefix("file ") {
    mutants[mutants.count - 1].file = String(rest)
  } else if line.hasPrefix("kill ") {
    mutants[mutants.count - 1].suites = String(rest)
  } else if line.hasPrefix("-") {
    mutants[mutants.count - 1].old.append(line.dropFirst())
  } else if line.hasPrefix("+") {
    mutants[mutants.count - 1].new.append(line.dropFirst())
  } else {
    fail("not a line of a mutant: \(line)")
  }
}

/// A place in a file, and the mutants that change it.
struct Place {
  let range: Range<String.Index>
  let isExpression: Bool
  var choices: [(number: Int, new: String)]
}

var stale: [String] = []
var texts: [String: String] = [:]
var places: [String: [Place]] = [:]
for (index, mutant) in mutants.enumerated() {
  let text = texts[mutant.file] ?? (try? String(contentsOfFile: path(mutant.file), encoding: .utf8)) ?? ""
  texts[mutant.file] = text
  let old = mutant.old.joined(separator: "\n")
  let plain = old.filter { $0 != "«" && $0 != "»" }
  let found = text.ranges(of: plain)
  guard found.count == 1 else {
    stale.append("\(found.count) places for the mutant: \(mutant.name) (\(mutant.file))")
    continue
  }
  var range = found[0]
  let isExpression = old.contains("«")
  if isExpression {
    let start = old.prefix { $0 != "«" }.count
    let length = old.drop { $0 != "«" }.dropFirst().prefix { $0 != "»" }.count
    let first = text.index(range.lowerBound, offsetBy: start)
    range = first..<text.index(first, offsetBy: length)
  }
  let choice = (index + 1, mutant.new.joined(separator: "\n"))
  if let same = places[mutant.file]?.firstIndex(where: { $0.range == range }) {
    places[mutant.file]?[same].choices.append(choice)
  } else {
    if let other = places[mutant.file]?.first(where: { $0.range.overlaps(range) }) {
      fail("\(mutant.name): overlaps mutant \(other.choices[0].number)")
    }
    places[mutant.file, default: []].append(Place(range: range, isExpression: isExpression, choices: [choice]))
  }
}

guard stale.isEmpty else { fail((stale + ["Change them in .ci/mutants-list as their lines in Sources were."]).joined(separator: "\n")) }

for (file, places) in places {
  guard var text = texts[file] else { continue }
  for place in places.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
    var changed = String(text[place.range])
    if place.isExpression { changed = "(\(changed))" }
    for (number, new) in place.choices {
      changed =
        place.isExpression
        ? "(Mutant.active == \(number) ? (\(new)) : \(changed))" : "if Mutant.active == \(number) {\n\(new)\n} else {\n\(changed)\n}"
    }
    text.replaceSubrange(place.range, with: changed)
  }
  try text.write(toFile: path(file), atomically: true, encoding: .utf8)
}

let active = """
  import Foundation

  /// The mutant that is active.
  public enum Mutant {
    public static let active = Int(ProcessInfo.processInfo.environment["TICKSTREAMS_MUTANT"] ?? "") ?? 0
  }
  """
try active.write(toFile: path("Support/Mutant.swift"), atomically: true, encoding: .utf8)
for (index, mutant) in mutants.enumerated() { print(index + 1, mutant.suites, mutant.file, mutant.name, separator: "\t") }

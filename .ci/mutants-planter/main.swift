// Plants mutants into a copy of the library.
//
//   mutants-planter list LIST SOURCES                     those of a list
//   mutants-planter random COUNT SEED REFUSED SURVIVORS SOURCES
//                                                         COUNT that it generates in the files whose names are on standard input; none of the lines in
//                                                         REFUSED
//
// A changed place becomes a choice between old and new, by the number of the active mutant. Prints a line for each mutant, with tabs: its number, the
// suites that have to kill it, its file and its description; or its number, line and file, the line as it is and as it becomes, and its reason in the
// list of survivors, or a hyphen.
import Foundation

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

let active = """
  import Foundation

  /// The mutant that is active; also for functions that are inlinable.
  @usableFromInline enum Mutant {
    private static let active = Int(ProcessInfo.processInfo.environment["TICKSTREAMS_MUTANT"] ?? "") ?? 0
    @usableFromInline static func isActive(_ number: Int) -> Bool { active == number }
    @usableFromInline static func choose<T>(_ number: Int, _ old: T, _ new: T) -> T { active == number ? new : old }
  }

  """
/// The declarations that the edits use, one file for each module.
var declarations = ["TickStreams": active, "TickStreamsTesting": active]
var edits: [String: [Edit]] = [:]
let arguments = CommandLine.arguments
let sources = arguments.last ?? ""

switch (arguments.dropFirst().first, arguments.count) {
case ("list", 4):
  let list = try ListedMutant.read(arguments[2])
  edits = ListedMutant.edits(list) { try? read("\(sources)/\($0)") }
  for (index, mutant) in list.enumerated() { print(index + 1, mutant.suites, mutant.file, mutant.name, separator: "\t") }

case ("random", 7):
  let survivors = try ListedMutant.read(arguments[5])
  let refused = Set(((try? read(arguments[4])) ?? "").split(separator: "\n").map { String($0) })
  var all: [Mutation] = []
  while let file = readLine() { all += Generator.mutations(file, try read("\(sources)/\(file)")) }
  let chosen = sample(all.filter { !refused.contains("\($0.file)\t\($0.old)") }, Int(arguments[2]) ?? 0, seed: arguments[3])
  for (index, mutation) in chosen.enumerated() {
    edits[mutation.file, default: []] += mutation.edits(index + 1)
    declarations[String(mutation.file.prefix { $0 != "/" })]? += mutation.declarations(index + 1) + "\n"
    let reason = survivors.first { $0.key == mutation.key }?.name ?? "-"
    print(index + 1, mutation.line, mutation.file, mutation.old, mutation.new, reason, separator: "\t")
  }

default: fail("not called as main.swift says")
}

for (file, edits) in edits {
  var bytes = Array(try read("\(sources)/\(file)").utf8)
  bytes.apply(edits)
  try Data(bytes).write(to: URL(fileURLWithPath: "\(sources)/\(file)"))
}
for (module, text) in declarations {
  try text.write(toFile: "\(sources)/\(module)/Support/Mutant.swift", atomically: true, encoding: .utf8)
}

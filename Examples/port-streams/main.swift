// Ports the files of an app from RAC, ReactiveSwift, RxSwift or Combine as far as the compiler's messages show how: it compiles them with
// TickStreams in the place of the other library, applies the fix-its and the replacements that cannot be wrong, compiles again, and prints
// what is left.
//
//   swift run --traits Porting port-streams PATH
import ExampleCommandLine
import Foundation

let help = """
  usage: port-streams [--apply] [--rounds NUMBER] [--modules PATH] PATH... [-- COMPILER OPTIONS]

  Compiles the Swift files at PATH, a file or a folder, with TickStreams in the place of RxSwift, ReactiveSwift or Combine. Applies fix-its and
  replacements that mean the same, in rounds, until nothing more can be done; prints the differences, and for each file what is left, with what to write,
  and the lines whose meaning no compiler can check.

    --apply           writes the files; without it nothing is changed
    --rounds NUMBER   at most so many rounds; 12 if left out
    --modules PATH    where TickStreams.swiftmodule is; beside this program if left out
    --                what follows is passed to the compiler, such as -sdk, -target and -I

  For example: swift run --traits Porting port-streams Sources/Checkout
  """

var paths: [String] = []
var options: [String] = []
var applies = false
var rounds = 12
var modules = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules").path

do throws(UsageError) {
  var arguments = Arguments(CommandLine.arguments.dropFirst())
  while let argument = try arguments.next() {
    switch argument {
    case "--help", "-h":
      print(help)
      exit(0)
    case "--apply": applies = true
    case "--rounds": rounds = try arguments.count()
    case "--modules": modules = try arguments.value()
    case "--": options = arguments.remaining()
    case _ where argument.hasPrefix("-"): throw arguments.unexpected
    default: paths.append(argument)
    }
  }
  if paths.isEmpty { throw UsageError("which files?") }
} catch {
  error.end("port-streams")
}

do {
  let files = try PortedFile.files(at: paths)
  guard !files.isEmpty else {
    print("no Swift file at \(paths.joined(separator: ", "))")
    exit(66)
  }
  let compiler = Compiler(modules: modules, options: options)
  let porter = Porter(files, check: compiler.check)
  try porter.run(atMost: rounds)
  // First, since a reader of the report may stop reading.
  if applies { for file in files { try file.write() } }
  print(porter.report)
  exit(porter.isDone ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("port-streams: \(error)\n".utf8))
  exit(70)
}

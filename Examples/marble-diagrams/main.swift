// Draws the marble diagrams of the documentation: each is a recording of the real operators in virtual time.
//
//   swift run marble-diagrams            writes them
//   swift run marble-diagrams --check    fails if a file is not what would be written
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard arguments.isEmpty || arguments.elementsEqual(["--check"]) else {
  print("usage: swift run marble-diagrams [--check]")
  exit(arguments.elementsEqual(["--help"]) ? 0 : 64)
}

let root = URL(filePath: FileManager.default.currentDirectoryPath)
let files = Picture.all.flatMap { $0.files(in: root) }
do {
  if arguments.isEmpty {
    for file in files { try file.write() }
    print("\(files.count) files written")
  } else {
    let stale = files.filter { !$0.isCurrent }
    for file in stale { print("not what `swift run marble-diagrams` draws: \(file.url.lastPathComponent)") }
    print("\(files.count) files compared")
    if !stale.isEmpty { exit(1) }
  }
} catch {
  FileHandle.standardError.write(Data("marble-diagrams: \(error)\n".utf8))
  exit(1)
}

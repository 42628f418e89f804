// Draws the marble diagrams of the documentation: each is a recording of the real operators in virtual time.
//
//   swift run marble-diagrams            writes them
//   swift run marble-diagrams --check    fails if a file is not what would be written
//   swift run marble-diagrams --recording bug.json > bug.svg    draws a flight recording
import Foundation
import TickStreamsTesting

let arguments = CommandLine.arguments.dropFirst()
let help = """
  usage: marble-diagrams [--check | --recording FILE]

  Draws the marble diagrams of the documentation again, from recordings of the operators. Run it in the folder of the package.

    --check           writes nothing, and fails if a file is not what would be drawn
    --recording FILE  prints a flight recording as a picture instead
    --help            prints this

  For example: swift run marble-diagrams --check
  """
if arguments.elementsEqual(["--help"]) {
  print(help)
  exit(0)
}
if arguments.count == 2, arguments.first == "--recording", let path = arguments.last {
  do {
    print(try Replay(String(contentsOfFile: path, encoding: .utf8)).picture.svg(), terminator: "")
    exit(0)
  } catch {
    FileHandle.standardError.write(Data("marble-diagrams: \(path): \(error)\n".utf8))
    exit(1)
  }
}
guard arguments.isEmpty || arguments.elementsEqual(["--check"]) else {
  let unknown = arguments.first { $0 != "--check" } ?? "--check"
  FileHandle.standardError.write(Data("marble-diagrams: unknown option '\(unknown)'\nmarble-diagrams --help tells more\n".utf8))
  exit(64)
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

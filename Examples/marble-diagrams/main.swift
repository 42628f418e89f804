// Draws the marble diagrams of the documentation: each is a recording of the real operators in virtual time.
//
//   swift run marble-diagrams            writes them
//   swift run marble-diagrams --check    fails if a file is not what would be written
//   swift run marble-diagrams --recording bug.json > bug.svg    draws a flight recording
import ExampleCommandLine
import Foundation
import TickStreamsTesting

let help = """
  usage: marble-diagrams [--check | --recording FILE]

  Draws the marble diagrams of the documentation again, from recordings of the operators. Run it in the folder of the package.

    --check           writes nothing, and fails if a file is not what would be drawn
    --recording FILE  prints a flight recording as a picture instead
    --help            prints this

  For example: swift run marble-diagrams --check
  """
var isChecked = false
var recording: String?
do throws(UsageError) {
  var arguments = Arguments(CommandLine.arguments.dropFirst())
  while let option = try arguments.next() {
    switch option {
    case "--check": isChecked = true
    case "--recording": recording = try arguments.value()
    case "--help", "-h":
      print(help)
      exit(0)
    default: throw arguments.unexpected
    }
  }
  let root = FileManager.default.currentDirectoryPath
  guard recording != nil || FileManager.default.fileExists(atPath: root + "/Sources/TickStreams/TickStreams.docc") else {
    throw UsageError("this is not the folder of the package: \(root)")
  }
} catch {
  error.end("marble-diagrams")
}
if let recording {
  do {
    print(try Replay(String(contentsOfFile: recording, encoding: .utf8)).picture.svg(), terminator: "")
    exit(0)
  } catch {
    FileHandle.standardError.write(Data("marble-diagrams: \(recording): \(error.localizedDescription)\n".utf8))
    exit(66)
  }
}

let root = URL(filePath: FileManager.default.currentDirectoryPath)
let files = Picture.all.flatMap { $0.files(in: root) } + HeroPicture.files(in: root)
do {
  if !isChecked {
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

import Foundation

/// A file of the app, as it was and as it is by now.
final class PortedFile {
  let url: URL
  /// The path as it was given, with the path below it.
  let name: String
  let original: String
  var text: String
  /// The modules that it imported.
  private(set) var imports: Set<String> = []

  init(_ path: String) throws {
    url = URL(filePath: path)
    name = path
    original = try String(contentsOf: url, encoding: .utf8)
    text = original
  }

  /// The Swift files at these paths.
  static func files(at paths: [String]) throws -> [PortedFile] {
    var names: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw PathError(path: path) }
      if isFolder.boolValue {
        let folder = path.hasSuffix("/") ? path : path + "/"
        let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        names += found.filter { $0.hasSuffix(".swift") }.sorted().map { folder + $0 }
      } else {
        names.append(path)
      }
    }
    return try names.map { try PortedFile($0) }
  }

  /// The lines of the original.
  var originalLines: [String] { original.components(separatedBy: "\n") }

  /// Takes all changes back.
  func restore() { text = original }

  func write() throws {
    if text != original { try text.write(to: url, atomically: true, encoding: .utf8) }
  }

  private static let modules = [
    "RxSwift": "TickStreams", "RxCocoa": "TickStreams", "RxRelay": "TickStreams", "RxSwiftExt": "TickStreams",
    "ReactiveSwift": "TickStreams",
    "ReactiveCocoa": "TickStreams", "ReactiveObjC": "TickStreams", "Combine": "TickStreams", "CombineExt": "TickStreams",
    "OpenCombine": "TickStreams",
    "RxTest": "TickStreamsTesting", "RxBlocking": "TickStreamsTesting", "CombineSchedulers": "TickStreamsTesting",
    "ReactiveExtensions_TestHelpers": "TickStreamsTesting", "Clocks": "TickStreamsTesting",
  ]

  /// Puts the modules of this library in the place of the others.
  func replaceImports() {
    var kept: Set<String> = []
    let lines = text.components(separatedBy: "\n").compactMap { line -> String? in
      // A file of Windows has a return before each line feed.
      let words = line.split { $0.isWhitespace }.map { String($0) }
      guard words.count >= 2, words[words.count - 2] == "import" else { return line }
      let module = words[words.count - 1]
      imports.insert(module)
      guard let new = Self.modules[module], !line.contains("//") else { return line }
      guard kept.insert(new).inserted else { return nil }
      return line.replacingOccurrences(of: "@testable ", with: "").replacingOccurrences(of: "import \(module)", with: "import \(new)")
    }
    text = lines.joined(separator: "\n")
    // A test also imports the library itself.
    if kept == ["TickStreamsTesting"] {
      text = text.replacingOccurrences(of: "import TickStreamsTesting", with: "import TickStreams\nimport TickStreamsTesting")
    }
    // ReactiveSwift itself has a test scheduler.
    if kept == ["TickStreams"], text.contains("TestScheduler") {
      text = text.replacingOccurrences(of: "import TickStreams\n", with: "import TickStreams\nimport TickStreamsTesting\n")
    }
    // The current value is not sent by the signal of a property there.
    if imports.contains("ReactiveSwift") { text = text.replacing(/\.signal(?![A-Za-z0-9_])/, with: ".changes") }
  }

  /// The offset of a place, in bytes.
  func offset(line: Int, column: Int) -> Int? {
    var start = 0
    for (number, content) in text.components(separatedBy: "\n").enumerated() {
      if number + 1 == line { return start + column - 1 }
      start += content.utf8.count + 1
    }
    return nil
  }

  /// The differences, as `diff -u` writes them.
  var difference: String {
    guard text != original else { return "" }
    let folder = FileManager.default.temporaryDirectory.appending(path: "port-streams-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let before = folder.appending(path: "before")
      let after = folder.appending(path: "after")
      try original.write(to: before, atomically: true, encoding: .utf8)
      try text.write(to: after, atomically: true, encoding: .utf8)
      return try Tool.run("diff", ["-u", "--label", name, "--label", "\(name), ported", before.path, after.path], within: .seconds(60))
        ?? ""
    } catch {
      return "\(name): \(error)\n"
    }
  }
}

/// A path at which nothing is.
struct PathError: Error, CustomStringConvertible {
  let path: String
  var description: String { "nothing at \(path)" }
}

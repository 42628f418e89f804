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

  /// The Swift files at these paths, each once, without manifests; in a folder, without those of packages and hidden ones.
  static func files(at paths: [String]) throws -> [PortedFile] {
    var names: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw PathError(path: path) }
      if isFolder.boolValue {
        let folder = path.hasSuffix("/") ? path : path + "/"
        let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        names += found.filter(isPorted).sorted().map { folder + $0 }
      } else {
        names.append(path)
      }
    }
    var seen: Set<String> = []
    return try names.filter { seen.insert(URL(filePath: $0).resolvingSymlinksInPath().path).inserted }.map { try PortedFile($0) }
      .filter { $0.original.prefixMatch(of: /\s*\/\/\s*swift-tools-version/.ignoresCase()) == nil }
  }

  /// Whether a file in a folder is one of the app.
  private static func isPorted(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return path.hasSuffix(".swift") && !parts.contains { $0.hasPrefix(".") || ["Pods", "Carthage"].contains($0) }
  }

  /// The lines of the original.
  var originalLines: [String] { original.lines }

  /// Takes all changes back.
  func restore() { text = original }

  /// Writes the file in place, so that links and permissions stay.
  func write() throws {
    if text != original { try text.write(to: url.resolvingSymlinksInPath(), atomically: false, encoding: .utf8) }
  }

  private static let modules = [
    "RxSwift": "TickStreams", "RxCocoa": "TickStreams", "RxRelay": "TickStreams", "RxSwiftExt": "TickStreams",
    "ReactiveSwift": "TickStreams",
    "ReactiveCocoa": "TickStreams", "ReactiveObjC": "TickStreams", "Combine": "TickStreams", "CombineExt": "TickStreams",
    "OpenCombine": "TickStreams",
    "RxTest": "TickStreamsTesting", "RxBlocking": "TickStreamsTesting", "CombineSchedulers": "TickStreamsTesting",
    "ReactiveExtensions_TestHelpers": "TickStreamsTesting", "Clocks": "TickStreamsTesting",
  ]

  /// Its attributes, the module, and what follows: blanks, the return of a file of Windows, a comment.
  private static var importLine: Regex<(Substring, Substring, Substring, Substring)> {
    /(\s*(?:(?:@\w+(?:\([^)]*\))?|public|internal|package|fileprivate|private)\s+)*)import\s+(?:(?:typealias|struct|class|enum|protocol|let|var|func)\s+)?(\w+)(?:\.\w+)*(\s*;?\s*(?:\/[\/*].*)?\s*)/
  }

  /// Puts the modules of this library in the place of the others.
  func replaceImports() {
    let source = Source(text)
    let pattern = Self.importLine
    var start = 0
    let lines = text.lines.map { line in
      defer { start += line.utf8.count + 1 }
      return (text: line, match: source.isCode(start) ? line.wholeMatch(of: pattern)?.output : nil)
    }
    imports = Set(lines.compactMap { $0.match.map { String($0.2) } })
    let own = Set(imports.compactMap { Self.modules[$0] })
    // A test also imports the library itself, and ReactiveSwift itself has a test scheduler.
    let usesTestScheduler = own == ["TickStreams"] && text.contains("TestScheduler")
    let added = own == ["TickStreamsTesting"] ? "TickStreams" : usesTestScheduler ? "TickStreamsTesting" : nil
    let all = own.union([added].compactMap { $0 })
    // Each branch of a condition has its own imports.
    var left = all
    text = lines.compactMap { line -> String? in
      if line.text.contains(/^\s*#(if|else|endif)/) { left = all }
      guard let (_, attributes, module, rest) = line.match, let new = Self.modules[String(module)] else { return line.text }
      let isSuperfluous = !left.contains(new) && !rest.contains("/")
      let found = [new, added].compactMap { $0 }.filter { left.remove($0) != nil || $0 == new }.sorted()
      let access = attributes.replacingOccurrences(of: "@testable ", with: "")
      return isSuperfluous ? nil : found.map { "\(access)import \($0)" }.joined(separator: rest.hasSuffix("\r") ? "\r\n" : "\n") + rest
    }
    .joined(separator: "\n")
  }

  /// The offset of a place, in bytes.
  func offset(line: Int, column: Int) -> Int? {
    var start = 0
    for (number, content) in text.lines.enumerated() {
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
      let arguments = ["-u", "--label", name, "--label", "\(name), ported", before.path, after.path]
      return try Tool.run("diff", arguments, within: .seconds(60))?.text ?? ""
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

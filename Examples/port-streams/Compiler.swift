import Dispatch
import Foundation

/// The compiler's messages for a place.
struct Diagnostic: Hashable {
  enum Kind: String { case error, warning }

  let kind: Kind
  let file: String
  /// From 1.
  let line: Int
  /// From 1, in bytes.
  let column: Int
  let message: String

  /// Whether it is an answer of TickStreams to an old spelling.
  var isAnswer: Bool {
    ["has been renamed to", "has been replaced by", "is unavailable: ", "is deprecated: "].contains { message.contains($0) }
  }

  /// The message, without the compiler's text around it.
  var text: String {
    let text = message.replacingOccurrences(of: " [#DeprecatedDeclaration]", with: "")
    guard let place = text.range(of: "to 'TickStreamsAPI' is unavailable: ") else { return text }
    return String(text[place.upperBound...])
  }
}

/// Type-checks files with TickStreams, and reads the compiler's messages.
struct Compiler {
  let modules: String
  let options: [String]

  /// The compiler's messages for the files together; `nil` if it has not finished after `limit`.
  func check(_ files: [PortedFile], within limit: Duration) throws -> [Diagnostic]? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "port-streams-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var names: [String: String] = [:]
    var paths: [String] = []
    for (number, file) in files.enumerated() {
      // The compiler refuses two files of one name, also in different folders.
      let copy = folder.appending(path: "\(number)-\(file.url.lastPathComponent)")
      try file.text.write(to: copy, atomically: true, encoding: .utf8)
      names[copy.path] = file.url.path
      paths.append(copy.path)
    }
    let run = try Tool.run(
      "swiftc",
      [
        "-typecheck", "-whole-module-optimization", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm", "-module-name",
        "Ported", "-I", modules,
      ]
        + options + paths, within: limit)
    guard let run else { return nil }
    var seen: Set<Diagnostic> = []
    let found = run.text.components(separatedBy: "\n").compactMap { parse($0, names) }.filter { seen.insert($0).inserted }
    // A wrong option, say, or no compiler.
    guard run.status == 0 || found.contains(where: { $0.kind == .error }) else { throw CompilerError(text: run.text) }
    return found
  }

  /// A line such as `path:line:column: error: message`.
  private func parse(_ text: String, _ names: [String: String]) -> Diagnostic? {
    for kind in [Diagnostic.Kind.error, .warning] {
      guard let range = text.range(of: ": \(kind.rawValue): ") else { continue }
      let place = text[..<range.lowerBound].split(separator: ":")
      guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1]),
        let file = names[place.dropLast(2).joined(separator: ":")]
      else { continue }
      return Diagnostic(kind: kind, file: file, line: line, column: column, message: String(text[range.upperBound...]))
    }
    return nil
  }
}

/// The compiler has failed, and not because of the files.
struct CompilerError: Error, CustomStringConvertible {
  let text: String
  var description: String { "the compiler failed: \(text)" }
}

/// A program of the system.
enum Tool {
  /// Runs a program, and returns the text of both of its outputs, and its status; `nil` if it has not finished after `limit`, when it is ended.
  static func run(_ name: String, _ arguments: [String], within limit: Duration) throws -> (text: String, status: Int32)? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let end = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(Int(limit / .milliseconds(1))), execute: end)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    end.cancel()
    return process.terminationReason == .uncaughtSignal ? nil : (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}

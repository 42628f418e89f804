import Foundation

/// The files of the library that hold something public each.
package enum SourceFiles {
  /// The operators.
  package static var operators: Set<String> { get throws { try names(in: "Operators").filter { !$0.contains("+") } } }

  /// The names of those in a folder of Sources/TickStreams, without their suffix.
  package static func names(in folder: String) throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources/TickStreams/\(folder)").path)
    return Set(files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) })
  }
}

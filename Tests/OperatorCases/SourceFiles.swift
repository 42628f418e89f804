import Foundation

/// The files of the library that hold something public each.
package enum SourceFiles {
  /// The operators: those that Embedded Swift has, and those that it has not.
  package static var operators: Set<String> {
    get throws {
      try ["Operators", "Operators/Lifetimes", "Operators/Beyond"].reduce(into: []) { try $0.formUnion(names(in: $1)) }.filter {
        !$0.contains("+")
      }.union(names(in: "Operators/Rules"))
    }
  }

  /// The names of those in a folder of Sources/TickStreams, without their suffix.
  package static func names(in folder: String) throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources/TickStreams/\(folder)").path)
    return Set(files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) })
  }
}

import Foundation

/// The files in Sources/TickStreams/Operators that hold an operator, without their suffix.
enum OperatorFiles {
  static var all: Set<String> {
    get throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let folder = root.appendingPathComponent("Sources/TickStreams/Operators")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      return Set(files.map { String($0.dropLast(6)) })
    }
  }
}

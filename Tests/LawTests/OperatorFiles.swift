import Foundation

/// The files in Sources/TickStreams/Operators that hold an operator, without their suffix.
enum OperatorFiles {
  /// What else is there, and why.
  private static let machinery: Set = [
    "Backoff",  // a value
    "Combination",  // what combineLatest, zip and withLatest are made of
    "FlattenStrategy",  // what flatMap and its relatives are made of
  ]

  static var all: Set<String> {
    get throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let folder = root.appendingPathComponent("Sources/TickStreams/Operators")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      return Set(files.map { String($0.dropLast(6)) }).subtracting(machinery)
    }
  }
}

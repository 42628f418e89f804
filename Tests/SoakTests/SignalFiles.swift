import Foundation

/// The files in Sources/TickStreams/Sources and Operators, without their suffix.
enum SignalFiles {
  static var all: Set<String> {
    get throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let names = try ["Sources", "Operators"].flatMap {
        try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources/TickStreams/\($0)").path)
      }
      return Set(names.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) })
    }
  }
}

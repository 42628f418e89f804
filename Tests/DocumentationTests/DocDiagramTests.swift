import Foundation
import OperatorCases
import TestSupport
import Testing

/// The diagrams of doc comments that show a row of the page "Operators" are the diagrams of that row, which are recordings.
struct DocDiagramTests {
  @Test func aDiagramInADocCommentIsThatOfItsRow() throws {
    let rows = Dictionary(grouping: try PageExample.all(), by: \.code)
    var compared = 0
    for (file, block) in try blocks() {
      let lines = Dictionary(block.compactMap(line)) { first, _ in first }
      for (code, marble) in lines {
        // A comment may show the same call with another upstream; then it is not the row.
        guard let row = rows[code]?.first(where: { $0.isSource || $0.header == lines["self"] }) else { continue }
        expectEqual(marble, row.marble, "\(file): \(code)")
        if let other = lines["other"] { expectEqual(other, row.other, "\(file): other of \(code)") }
        compared += 1
      }
    }
    #expect(compared > 40)
  }

  /// The text before the gap, and the diagram after it; a legend after the diagram is left out.
  private func line(_ text: String) -> (String, String)? {
    text.wholeMatch(of: /(\S.*?)  +(\S+)(?:  .*)?/).map { (String($0.1), String($0.2)) }
  }

  /// The lines of each ```text block, with the name of its file.
  private func blocks() throws -> [(file: String, lines: [String])] {
    try ["Operators", "Sources"].flatMap { folder in
      let folder = sourceRoot.appending(path: folder)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
      return try files.flatMap { file in
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        return text.matches(of: /\/\/\/ ```text\n([\s\S]*?)\/\/\/ ```/).map { match in
          (file, match.1.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces).replacing(/^\/\/\/ ?/, with: "") })
        }
      }
    }
  }
}

import Foundation
import Testing

/// The READMEs say in how many cases of the benchmark's latest table the library is ahead.
struct BenchmarksPage {
  private func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Our numbers in the latest table, divided by the best peer's.
  private func ratios() throws -> [Double] {
    let table = try text("Benchmarks/README.md").components(separatedBy: "## The latest table").last ?? ""
    return table.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 8, cells[5].hasSuffix(" ×") else { return nil }
      return Double(cells[5].dropLast(2))
    }
  }

  @Test func theReadmesHaveTheNumbersOfTheTable() throws {
    let ratios = try ratios()
    let (ahead, all) = (ratios.count { $0 < 1 }, ratios.count)
    #expect(try text("README.md").contains("ahead of the best peer in \(ahead) of \(all) cases"))
    #expect(try text("README.zh-CN.md").contains("\(all) 项里有 \(ahead) 项领先于最好的同类库"))
  }
}

import Foundation
import XCTest

/// The library's table of old spellings has no operator of RxSwift that this module does not have.
final class TableTests: XCTestCase {
  /// The functions in the files of a folder: their names, and the comments before them.
  private func functions(in folder: String, _ names: Regex<Substring> = #/.*\.swift/#) throws -> [(name: String, comment: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.lastPathComponent.wholeMatch(of: names) != nil }.flatMap { file in
      let blocks = try String(contentsOf: file, encoding: .utf8).split(separator: #/\n\s*\n/#)
      return blocks.flatMap { block in
        let comment = block.firstMatch(of: #//// (.*)/#).map { String($0.1) } ?? ""
        return block.matches(of: #/public (?:static )?func ([`\w]+)/#).map { (String($0.1), comment) }
      }
    }
  }

  func testEachOperatorOfTheTableIsHere() throws {
    let here = Set(try functions(in: "../../Sources/TickStreamsRxTest").map(\.name))
    let rows = try functions(in: "../../../../Sources/TickStreams/Porting/Generated", #/Same\+Porting\.swift/#)
      .filter { $0.comment.hasPrefix("Rx.") }
    XCTAssertGreaterThan(rows.count, 30)
    // Relays, bags, and sequences of one element: what tests of observables do not say.
    let others = ["accept", "addDisposableTo", "insert", "setDisposable", "asCompletable", "asInfallible", "andThen"]
    XCTAssertEqual(Set(rows.map(\.name)).subtracting(here), Set(others))
  }
}

import Foundation
import Testing
import TickStreamsTesting

@Suite("Every operator keeps the laws")
struct OperatorLawTests {
  @Test(arguments: LawCase.all)
  func keepsTheLaws(law: LawCase) throws {
    try law.check(law.name)
  }

  /// Files of that folder that hold no operator, and why.
  private static let machinery: Set = [
    "Backoff",  // a value
    "Combination",  // what combineLatest, zip and withLatest are made of
    "FlattenStrategy",  // what flatMap and its relatives are made of
  ]

  @Test func noOperatorIsForgotten() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/TickStreams/Operators")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { String($0.dropLast(6)) }
    #expect(Set(files).subtracting(Self.machinery) == Set(LawCase.all.map(\.file)))
    #expect(Self.machinery.isSubset(of: files), "the list names what exists")
  }
}

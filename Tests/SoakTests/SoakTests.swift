import OperatorCases
import TestSupport
import Testing
import TickStreams

/// It measures the whole process, so it has to be alone in it.
@Suite("Soak: a long run costs at its end what it costs at its start, and keeps no memory", .serialized) struct SoakTests {
  @Test(
    .enabled(if: Soak.isAlone, "it measures the process, so it has to be alone in it: swift test --filter Soak"), arguments: SoakCase.wanted
  )
  func costAndMemoryAreFlat(_ row: SoakCase) async {
    var figures = await Figures(of: row)
    // The memory for a new thread does not repeat, nor the cost of tasks that change threads, so a bad result is measured again.
    for _ in 0..<2 where figures.growth > row.slack || figures.ratio > Figures.allowedRatio { figures = await Figures(of: row) }
    if Soak.isTimed {
      print("soak \(figures)  \(row.name)")
      Self.announceMeter
    }
    #expect(figures.isSteady || !row.isExact && figures.goesOn, "\(row.name) does not send what it should: \(figures)")
    #expect(figures.ratio <= Figures.allowedRatio, "\(row.name) gets slower: \(figures)")
    #expect(figures.growth <= row.slack, "\(row.name) keeps memory: \(figures)")
  }

  /// Prints once how memory is measured.
  private static let announceMeter: Void = {
    switch LiveBytes.meter {
    case .allocator: print("soak: memory is counted by the allocator")
    case .sanitizer: print("soak: memory is counted by the address sanitizer")
    case .none(let reason): print("soak: memory is not looked at, only cost: \(reason)")
    }
  }()

  @Test func everySourceAndOperatorHasACase() throws {
    let covered = Set(SoakCase.all.flatMap { $0.files })
    let files = try SourceFiles.names(in: "Sources").union(SourceFiles.operators)
    expectEqual(files.subtracting(covered).sorted(), [], "no case in Tests/OperatorCases, or Tests/SoakTests/Cases")
    expectEqual(covered.subtracting(files).sorted(), [], "no such file")
  }

  @Test func eachCaseHasANameOfItsOwn() { expectEqual(Set(SoakCase.all.map { $0.name }).count, SoakCase.all.count) }
}

import Testing
import TickStreams

/// Alone in its process: what it measures is the process.
@Suite("Soak: what runs for long costs at its end what it cost at its start, and keeps no memory", .serialized)
struct SoakTests {
  /// How much more than one of the first tenth a tick of the last one may cost.
  private static let ratio = 1.5

  @Test(
    .enabled(if: Soak.isAlone, "it measures the process, so it has to be alone in it: swift test --filter Soak"), arguments: SoakCase.wanted
  )
  func costAndMemoryAreFlat(_ row: SoakCase) async {
    var figures = await measure(row)
    // What was only disturbed, by another process or by what the allocator keeps for a new thread, is not so each time.
    for _ in 0..<2 where figures.ratio > Self.ratio || figures.growth > row.slack { figures = await measure(row) }
    print("soak \(figures)  \(row.name)")
    Self.announceMeter
    #expect(figures.isSteady || !row.isExact && figures.goesOn, "\(row.name) does not send what it should: \(figures)")
    #expect(figures.ratio <= Self.ratio, "\(row.name) gets slower: \(figures)")
    #expect(figures.growth <= row.slack, "\(row.name) keeps memory: \(figures)")
  }

  /// Says once what counts the memory.
  private static let announceMeter: Void = {
    switch LiveBytes.meter {
    case .allocator: print("soak: memory is counted by the allocator")
    case .sanitizer: print("soak: memory is counted by the address sanitizer")
    case .none(let reason): print("soak: memory is not looked at, only cost: \(reason)")
    }
  }()

  private func measure(_ row: SoakCase) async -> Figures {
    let stage = Stage()
    return await Figures(of: row.ticks, await row.setUp(stage)) { stage.events.count }
  }

  @Test func everySourceAndOperatorHasACase() throws {
    let covered = Set(SoakCase.all.flatMap { $0.files })
    let files = try SignalFiles.all
    #expect(files.subtracting(covered).sorted() == [])
    #expect(covered.subtracting(files).sorted() == [])
  }

  @Test func eachCaseHasANameOfItsOwn() {
    #expect(Set(SoakCase.all.map { $0.name }).count == SoakCase.all.count)
  }
}

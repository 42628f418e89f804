import Testing

@Suite("Every operator keeps the laws")
struct OperatorLawTests {
  @Test(arguments: LawCase.all)
  func keepsTheLaws(law: LawCase) throws {
    try law.check(law.name)
  }

  @Test func everyOperatorIsListed() throws {
    #expect(try OperatorFiles.all == Set(LawCase.all.map(\.file)))
  }
}

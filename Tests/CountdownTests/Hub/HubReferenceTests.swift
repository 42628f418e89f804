import Testing

/// Random programs, whose every figure is compared with that of ``PlainHub``.
///
/// Samples and starts happen also inside of the delivery of figures, and several operations in one instant, before the scheduler runs.
@Suite("Hub: random programs") struct HubReferenceTests {
  @Test("Whatever happens, every figure and every end comes on its instant, and nothing else is shown", arguments: [4, 80])
  func figures(step: Int) throws {
    for seed in 1...100 as ClosedRange<UInt64> {
      let program = HubProgram(seed: seed, step: step)
      program.run()
      if let mistake = program.mistake() {
        Issue.record("seed \(seed), every \(step) quarters of a second: \(mistake)")
        return
      }
    }
  }
}

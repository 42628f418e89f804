import Testing

@testable import TickStreams

#if canImport(Darwin)
  @Suite("A clock that is set, on Apple platforms") struct ClockSetSourceTests {
    /// Without the module `notify`, changes of the wall clock would go unnoticed.
    @Test func isReported() throws {
      #expect(ClockSetSource.isAvailable)
      let source = try #require(ClockSetSource {})
      source.cancel()
    }
  }
#endif

import Testing

@testable import TickStreams

@Suite("LatenessHistogram") struct LatenessHistogramTests {
  @Test func itHas64RangesHoweverLateTheFiresWere() {
    var histogram = LatenessHistogram()
    #expect(histogram.counts == [Int](repeating: 0, count: 64))
    for lateness: Nanoseconds in [0, 1, 5, 5, .max] { histogram.add(lateness) }
    var expected = [Int](repeating: 0, count: 64)
    (expected[0], expected[1], expected[3], expected[63]) = (1, 1, 2, 1)
    #expect(histogram.counts == expected)
    #expect(histogram.total == 5)
  }

  @Test func itGrowsByARangeThatIsSkipped() {
    var histogram = LatenessHistogram()
    histogram.add(100)
    histogram.add(1)
    #expect(histogram.counts.count == 64)
    #expect((histogram.counts[1], histogram.counts[7]) == (1, 1))
  }
}

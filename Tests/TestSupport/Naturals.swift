/// 0, 1, 2 and so on, but not forever, so that a test that should stop early fails instead of hanging.
package struct Naturals: Sequence, Sendable {
  package init() {}

  package func makeIterator() -> Range<Int>.Iterator { (0..<1_000).makeIterator() }
}

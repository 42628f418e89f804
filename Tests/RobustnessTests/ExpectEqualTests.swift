import TestSupport
import Testing

struct ExpectEqualTests {
  private func expectIssue(line: Int, _ message: String, _ body: () -> Void) {
    withKnownIssue(nil, body, matching: { $0.sourceLocation?.line == line && $0.comments.map(\.rawValue) == [message] })
  }

  @Test func whatDiffersIsAnIssueOfItsLineWithBothValues() {
    expectIssue(line: #line, "it is [1, 2]\nand not [1, 3]\nlate") { expectEqual([1, 2], [1, 3], "late") }
  }

  @Test func whatIsNotEmptyIsAnIssueOfItsLineForEachElement() {
    expectIssue(line: #line, "it is not empty: 7") { expectEmpty([7]) }
  }
}

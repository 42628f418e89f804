import Foundation
import Testing

/// Timed operator cases, as data, of which nothing is kept here: the environment variable `TICKSTREAMS_CONFORMANCE` names the file.
@Suite("Conformance")
struct ConformanceTests {
  /// How many cases the whole file has, and how many of them pass at least; a part of it has other numbers.
  private static let whole = 863
  private static let floor = 857

  @Test("Every recorded case passes, or falls under a stated rule")
  func cases() throws {
    guard let path = ProcessInfo.processInfo.environment["TICKSTREAMS_CONFORMANCE"], !path.isEmpty else {
      print("conformance: skipped, because TICKSTREAMS_CONFORMANCE does not name a file of cases")
      return
    }
    let records = try Record.load(path)
    var report = Report()
    for record in records { report.add(record, record.run()) }
    print(report)

    for failure in report.failures { Issue.record("\(failure)") }
    #expect(report.run == records.count && report.run > 0)
    if records.count >= Self.whole {
      #expect(report.passed >= Self.floor)
      for rule in report.unused { Issue.record("the rule “\(rule)” covers nothing") }
    }
  }
}

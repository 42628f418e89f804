import Foundation
import Testing

/// Timed operator cases, as data that is not part of the repository.
///
/// The environment variable `TICKSTREAMS_CONFORMANCE` names the files, with colons between them.
@Suite("Conformance")
struct ConformanceTests {
  private static let paths = (ProcessInfo.processInfo.environment["TICKSTREAMS_CONFORMANCE"] ?? "").split(separator: ":").map(String.init)

  /// For known files, by their number of cases: how many cases have to pass.
  private static let floors = [863: 857, 5_000: 4_900]

  @Test("Every recorded case passes, or falls under a stated rule", .enabled(if: !paths.isEmpty, "TICKSTREAMS_CONFORMANCE names no file"))
  func cases() throws {
    var reports: [Report] = []
    for path in Self.paths {
      let records = try Record.load(path)
      var report = Report(of: URL(fileURLWithPath: path).lastPathComponent)
      for record in records { report.add(record, record.run()) }
      print(report)
      reports.append(report)

      for failure in report.failures { Issue.record("\(failure)") }
      #expect(report.run == records.count && report.run > 0)
      #expect(report.passed >= Self.floors[report.run] ?? 0)
    }
    // A rule that covers no case is out of date; the last one is for cases that are not written yet.
    guard Set(reports.map(\.run)).isSuperset(of: Self.floors.keys) else { return }
    for exclusion in Exclusion.all.dropLast() where reports.allSatisfy({ $0.count(of: exclusion) == 0 }) {
      Issue.record("the rule “\(exclusion.rule)” covers nothing")
    }
  }
}

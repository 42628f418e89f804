import Foundation
import Testing

/// Runs random programs of a model, and records the smallest one with which the model disagrees.
///
/// The environment variable `TICKSTREAMS_MODEL_PROGRAMS` sets the number of programs, `TICKSTREAMS_MODEL_SEED` the first seed, and
/// `TICKSTREAMS_MODEL_FAILURES` the number of failures with different messages to look for, instead of one.
func check<Subject: Model>(_ model: Subject.Type, programs: Int = 300, sourceLocation: SourceLocation = #_sourceLocation) {
  let environment = ProcessInfo.processInfo.environment
  let count = environment["TICKSTREAMS_MODEL_PROGRAMS"].flatMap(UInt64.init) ?? UInt64(programs)
  let first = environment["TICKSTREAMS_MODEL_SEED"].flatMap(UInt64.init) ?? 1
  var failures = environment["TICKSTREAMS_MODEL_FAILURES"].flatMap(Int.init) ?? 1
  var known: Set<String> = []
  for seed in first..<first + count {
    let program = Program<Subject>(seed: seed)
    guard program.disagreement() != nil else { continue }
    let smallest = program.shrunk()
    let disagreement = smallest.disagreement() ?? ""
    guard known.insert(disagreement.prefix { $0 != "\n" }.filter { !$0.isNumber && $0 != "." }).inserted else { continue }
    Issue.record(
      """
      \(Subject.self), seed \(seed): the library does not keep to “\(Subject.sentence)”
      \(smallest.code)
      \(disagreement)
      """,
      sourceLocation: sourceLocation
    )
    failures -= 1
    if failures == 0 { return }
  }
}

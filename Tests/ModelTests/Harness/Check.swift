import Foundation
import Testing

/// Runs random programs of a model, and records the smallest with which it disagrees.
///
/// The environment variable `TICKSTREAMS_MODEL_PROGRAMS` says how many, `TICKSTREAMS_MODEL_SEED` with which seed they begin.
func check<Subject: Model>(_ model: Subject.Type, programs: Int = 300, sourceLocation: SourceLocation = #_sourceLocation) {
  let environment = ProcessInfo.processInfo.environment
  let count = environment["TICKSTREAMS_MODEL_PROGRAMS"].flatMap(UInt64.init) ?? UInt64(programs)
  let first = environment["TICKSTREAMS_MODEL_SEED"].flatMap(UInt64.init) ?? 1
  for seed in first..<first + count {
    let program = Program<Subject>(seed: seed)
    guard program.disagreement() != nil else { continue }
    let smallest = program.shrunk()
    Issue.record(
      """
      \(Subject.self), seed \(seed): the library does not keep to “\(Subject.sentence)”
      \(smallest.code)
      \(smallest.disagreement() ?? "")
      """,
      sourceLocation: sourceLocation
    )
    return
  }
}

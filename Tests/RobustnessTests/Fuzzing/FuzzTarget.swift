/// Code that takes text or numbers from outside, and the rules that have to hold for all of them.
struct FuzzTarget: Sendable {
  let name: String
  /// Runs the target; returns the rule that did not hold.
  let run: @Sendable (inout Input) -> String?

  init(_ name: String, _ run: @escaping @Sendable (inout Input) -> String?) {
    self.name = name
    self.run = run
  }

  /// All targets.
  static let all: [FuzzTarget] = [textTargets, numberTargets, dateTargets, operatorTargets, recordingTargets].flatMap { $0 }
}

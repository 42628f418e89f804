/// Something that takes text or numbers from outside, and what has to hold whatever they are.
struct FuzzTarget: Sendable {
  let name: String
  /// Runs the target; returns what did not hold.
  let run: @Sendable (inout Input) -> String?

  init(_ name: String, _ run: @escaping @Sendable (inout Input) -> String?) {
    self.name = name
    self.run = run
  }

  /// All targets.
  static let all: [FuzzTarget] = [textTargets, numberTargets, dateTargets, operatorTargets, recordingTargets].flatMap { $0 }
}

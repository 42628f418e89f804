/// What a timer was made for.
struct TimerOrigin: Sendable, Hashable {
  /// The call that needs the timer: a source, an operator, `schedule`, `sleep`.
  let name: String
  /// Where that call stands, or, where it did not say so, the call that led to it: of the recording, of the task, of the timer whose firing made
  /// this one.
  let site: CallSite?

  /// What runs now, and may make timers.
  @TaskLocal static var current: CallSite?
}

extension TimerOrigin: CustomStringConvertible {
  var description: String { site.map { "\(name) at \($0)" } ?? name }
}

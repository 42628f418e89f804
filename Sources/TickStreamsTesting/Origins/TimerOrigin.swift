import TickStreams

/// What a timer was made for.
struct TimerOrigin: Sendable, Hashable {
  /// The call that needs the timer: a source, an operator, `schedule`, `sleep`.
  let name: String
  /// Where that call stands, or, where it did not say so, the call that led to it: of the recording, of the task, of the timer whose firing made
  /// this one.
  let site: CallSite?

  /// What runs now, and may make timers.
  @TaskLocal static var context: Context?

  /// What may make timers.
  enum Context: Sendable {
    /// A call of the test.
    case call(CallSite)
    /// Time that passes, and what it fires.
    case drive(any SiteProvider)
  }

  /// Where the call stands that led to what runs now.
  static var current: CallSite? {
    switch context {
    case .call(let site): site
    case .drive(let drive): drive.site
    case nil: nil
    }
  }
}

/// What knows where the call stands that led to what it runs now.
protocol SiteProvider: AnyObject, Sendable {
  /// Where the call stands, if that is known.
  var site: CallSite? { get }
}

extension TimerOrigin: CustomStringConvertible {
  var description: String { site.map { "\(name) at \($0)" } ?? name }
}

import TickStreams

/// The purpose of a timer.
struct TimerOrigin: Sendable, Hashable {
  /// The call that needs the timer: a source, an operator, `schedule`, `sleep`.
  let name: String
  /// Where that call stands; if it did not say so, where the call stands that led to it: that of the recording, of the task, or of the
  /// timer whose firing made this one.
  let site: CallSite?

  /// The code that runs now, and may make timers.
  @TaskLocal static var context: Context?

  /// The code that may make timers.
  enum Context: Sendable {
    /// A call of the test.
    case call(CallSite)
    /// An advance, and what it fires.
    case advance(any SiteProvider)
  }

  /// Where the call stands that led to the code that runs now.
  static var current: CallSite? {
    switch context {
    case .call(let site): site
    case .advance(let advance): advance.site
    case nil: nil
    }
  }
}

/// Knows where the call stands that led to the code that it runs now.
protocol SiteProvider: AnyObject, Sendable {
  /// Where the call stands, if that is known.
  var site: CallSite? { get }
}

extension TimerOrigin: CustomStringConvertible {
  var description: String { site.map { "\(name) at \($0)" } ?? name }
}

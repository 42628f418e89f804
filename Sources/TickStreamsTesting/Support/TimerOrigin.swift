import TickStreams

/// The purpose of a timer.
package struct TimerOrigin: Sendable, Hashable {
  /// The call that needs the timer: a source, an operator, `schedule`, `sleep`.
  let name: String
  /// The place of that call.
  ///
  /// If it is not known, the place of the call that led to it: of the recording, of the task, or of the timer whose firing made this one.
  let site: CallSite?

  /// The code that runs now, and may make timers.
  @TaskLocal static var context: Context?

  /// The code that may make timers.
  enum Context: Sendable {
    /// A call of the test.
    case call(CallSite)
    /// An advance, and the timers it fires.
    case advance(any SiteProvider)
  }

  /// The place of the call that led to the code that runs now.
  static var current: CallSite? {
    switch context {
    case .call(let site): site
    case .advance(let advance): advance.site
    case nil: nil
    }
  }
}

/// The place of the call that led to the code that runs now.
protocol SiteProvider: AnyObject, Sendable {
  /// The place of the call, if that is known.
  var site: CallSite? { get }
}

extension TimerOrigin: CustomStringConvertible {
  package var description: String { site.map { "\(name) at \($0)" } ?? name }
}

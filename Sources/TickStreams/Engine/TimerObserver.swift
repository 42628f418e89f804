/// Learns which timers are made on an engine, and for which call.
///
/// Test schedulers have one, so that they can tell what was left behind and where it was made. Engines in production have none, and timers carry
/// nothing for it.
package protocol TimerObserver: AnyObject, Sendable {
  /// The next timer that this thread makes serves the call of `name`, which stands at `file` and `line` if that is known.
  func willMakeTimer(for name: StaticString, file: StaticString?, line: UInt)

  /// A timer was made.
  func didMake(_ timer: TickTimer)

  /// Nobody holds a timer any more: to be forgotten before this returns.
  func willDrop(_ timer: TickTimer)
}

extension TimerEngine {
  /// This engine, which is about to be given a timer for the call of `name`, which stands at `file` and `line` if that is known.
  package func serving(_ name: StaticString, _ file: StaticString? = nil, _ line: UInt = 0) -> TimerEngine {
    observer?.willMakeTimer(for: name, file: file, line: line)
    return self
  }
}

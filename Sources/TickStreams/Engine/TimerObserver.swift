/// Learns which timers are made on an engine, and for which call.
///
/// Test schedulers have one, so that they can list the timers that are left, and where they were made. Engines in production have none, and timers
/// carry nothing for it.
package protocol TimerObserver: AnyObject, Sendable {
  /// A timer was made for `origin`, if that is known.
  func didMake(_ timer: TickTimer, for origin: CallOrigin?)

  /// The purpose of a timer, for reports; requested with no lock held.
  func place(of timer: TickTimer) -> (name: String, site: String?)

  /// No reference to a timer is left: the observer has to forget it before this returns.
  func willDrop(_ timer: TickTimer)
}

/// How an engine fires its timers: what differs between the kinds of schedulers.
package struct EnginePolicy: Sendable {
  /// Whether windows of leeway are used to wake less often, rather than waking at each deadline.
  package var coalesces = true

  /// Whether delivery to this context may be synchronous when the caller is in it already: true for the main context.
  package var deliversInline = false

  /// Whether one timer is fired per wake-up, because a timer of another engine may have to be handled in between; the alarm is then also notified of
  /// timers that may come before others of their instant.
  var firesOneByOne = false

  /// Whether a timer is fired where it is armed, by whoever arms it, and no timer waits.
  var firesInPlace = false

  /// Creates the policy of most schedulers.
  ///
  /// - Parameters:
  ///   - coalesces: Whether windows of leeway are used.
  ///   - deliversInline: Whether delivery may be synchronous.
  package init(coalesces: Bool = true, deliversInline: Bool = false) {
    (self.coalesces, self.deliversInline) = (coalesces, deliversInline)
  }

  /// The policy of a scheduler in the same context whose alarm is a timer of this one.
  func ofDerived(firesOneByOne: Bool) -> EnginePolicy {
    var policy = self
    policy.firesOneByOne = firesOneByOne
    return policy
  }
}

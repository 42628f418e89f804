/// A phase of an app, which is active, inactive or in the background; used to pause heartbeats, countdowns and the hubs of countdowns.
///
/// ```text
///               launch  alert     gone    home screen      back      active
/// phase         active  inactive  active  inactive, backg. inactive  active
/// isActive      true    false     true    false            false     true
/// isForeground  true    true      true    true, false      true      true
/// ```
///
/// Two properties define *has come back* differently: ``TickSignal/isForeground`` becomes `true` when the app will enter the foreground,
/// ``TickSignal/isActive`` when it did become active, which an alert or the Control Center also interrupts.
public enum AppPhase: Sendable, Hashable, CaseIterable {
  /// In the foreground, and receiving touches.
  case active
  /// In the foreground, but covered by an alert or the Control Center, or entering or leaving the foreground.
  case inactive
  /// Not visible, and soon suspended.
  case background
}

extension TickSignal where Value == AppPhase {
  /// Whether the app is in the foreground: from *will enter foreground* to *did enter background*; without repetitions.
  ///
  /// ```text
  /// phase          active  inactive  background  inactive  active
  /// isForeground   true              false       true
  /// ```
  public var isForeground: TickSignal<Bool, Failure> { map { $0 != .background }.removeDuplicates() }

  /// Whether the app is active: from *did become active* to *will resign active*; without repetitions.
  ///
  /// ```text
  /// phase      active  inactive  background  inactive  active
  /// isActive   true    false                           true
  /// ```
  public var isActive: TickSignal<Bool, Failure> { map { $0 == .active }.removeDuplicates() }
}

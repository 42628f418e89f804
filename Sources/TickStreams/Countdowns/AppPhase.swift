/// Whether an app is looked at: what heartbeats, hubs and countdowns are gated by.
///
/// ```text
///               launch    alert shown   gone    home screen       back              becomes active
/// phase         active    inactive      active  inactive, backgr.  inactive          active
/// isActive      true      false         true    false              false             true
/// isForeground  true      true          true    true, false        true              true
/// ```
///
/// There are two candidates for *has come back*, and the choice is one of names: ``TickSignal/isForeground`` turns when the app will enter the
/// foreground, ``TickSignal/isActive`` when it did become active, which an alert or the Control Center interrupts too.
public enum AppPhase: String, Sendable, Hashable, CaseIterable {
  /// In front, and gets touches.
  case active
  /// In front, but something is before it: an alert, the Control Center, or it is on its way in or out.
  case inactive
  /// Not seen; it is suspended soon.
  case background
}

extension TickSignal where Value == AppPhase {
  /// Whether the app is in front: from *will enter foreground* to *did enter background*; without repetitions.
  public var isForeground: TickSignal<Bool, Failure> { map { $0 != .background }.removeDuplicates() }

  /// Whether the app is in front: from *did become active* to *will resign active*; without repetitions.
  public var isActive: TickSignal<Bool, Failure> { map { $0 == .active }.removeDuplicates() }
}

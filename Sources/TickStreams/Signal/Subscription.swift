/// The handle of a running subscription.
///
/// Releasing the handle ends the subscription.
///
/// Keep it (`store(in:)`), end it (``dispose()``), or let it run until the signal ends (``keepUntilFinished()``). When porting from other
/// libraries, beware: `_ = signal.subscribe(…)` ends with the statement. The compiler warns only if the result is not used at all.
public final class Subscription: Disposable, Hashable {
  private let scope: Scope

  @usableFromInline
  package init(_ scope: Scope) {
    self.scope = scope
  }

  deinit {
    if !scope.isKept { scope.dispose() }
  }

  /// Whether the subscription has ended, by a terminal event or by disposal.
  public var isDisposed: Bool { scope.isEnded }

  /// Ends the subscription: no callback starts after this returns, and everything that the subscription held is released.
  ///
  /// A callback that has started on another thread may still be running, and finishes. If events are delivered on one serial scheduler, no
  /// callback starts or continues after a disposal on that scheduler.
  public func dispose() {
    scope.dispose()
  }

  /// Keeps the subscription running until its signal ends, even after the handle has been released.
  ///
  /// The subscription to a signal that never ends is never released, nor is anything that it captured: bound it with
  /// ``TickSignal/take(until:)`` or ``TickSignal/take(during:)-(Lifetime)``.
  public func keepUntilFinished() {
    scope.keep()
  }

  /// Puts the handle into `set`.
  ///
  /// The set keeps subscriptions that have ended; a ``DisposeBag`` removes them.
  public func store(in set: inout Set<Subscription>) {
    set.insert(self)
  }

  /// Whether both are the same handle.
  public static func == (first: Subscription, second: Subscription) -> Bool {
    first === second
  }

  /// Hashes the identity of the handle.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

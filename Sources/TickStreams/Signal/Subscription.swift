/// The handle of a running subscription.
///
/// Dropping it ends the subscription.
///
/// Keep it (`store(in:)`), end it (``dispose()``), or let it run to its own end (``keepUntilFinished()``). Porting trap:
/// `_ = signal.subscribe(…)` ends at once, and the compiler warns where the result is not used at all.
public final class Subscription: Disposable, Hashable {
  private let scope: Scope

  @usableFromInline
  package init(_ scope: Scope) {
    self.scope = scope
  }

  deinit {
    if !scope.isKept { scope.end() }
  }

  /// Whether the subscription has ended, by a terminal event or by disposal.
  public var isDisposed: Bool { scope.isEnded }

  /// Ends the subscription: no callback starts after this returns, and what it held is released.
  ///
  /// A callback that had started on another thread may still finish. Where delivery is by one serial scheduler, disposing on that scheduler
  /// is absolute: nothing more at all.
  public func dispose() {
    scope.end()
  }

  /// Lets the subscription run until its signal ends, without a handle.
  ///
  /// A signal that never ends keeps running, and keeps what it captured, for good: bound it with ``TickSignal/take(until:)`` or
  /// ``TickSignal/take(during:)-(Lifetime)``.
  public func keepUntilFinished() {
    scope.keep()
  }

  /// Puts the handle into `set`.
  ///
  /// The set does not forget subscriptions that ended; a ``DisposeBag`` does.
  public func store(in set: inout Set<Subscription>) {
    set.insert(self)
  }

  /// Handles are equal if they are the same handle.
  public static func == (first: Subscription, second: Subscription) -> Bool {
    first === second
  }

  /// Hashes the identity of the handle.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

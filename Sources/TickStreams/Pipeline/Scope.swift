public import Synchronization

/// The core of a subscription, or of one leg of it: whether it has ended, and its feeder, the disposable that ends its source.
///
/// A leg is the part of a subscription that one upstream feeds, and that can end before the subscription.
///
/// A scope ends once, by a terminal event or by disposal; the creator of a scope ends it when the terminal event of its leg arrives. Ending
/// marks the scope first, so that a synchronous source notices and stops, and then disposes the feeder. Code of the user's that this runs
/// may dispose the scope, and then the terminal event is not delivered.
///
/// Unchecked: the feeder is accessed only by the context that is changing it, or, if none is, by the context that ends the scope.
@usableFromInline package final class Scope: Disposable, @unchecked Sendable {
  @usableFromInline let state = Atomic<UInt8>(0)
  private let revoked = Atomic<Bool>(false)
  private let kept = Atomic<Bool>(false)
  @exclusivity(unchecked)
  private var feeder: (any Disposable)?

  @usableFromInline
  package init() {}

  #if TICKSTREAMS_LOCK_CHECKS
    deinit { LockChecks.expectNone("what ends a subscription is released") }
  #endif

  /// Creates a scope that ends with `parent`, as the feeder of which it is set.
  @usableFromInline
  package init(within parent: Scope) {
    parent.setFeeder(self)
  }

  @inlinable package var isEnded: Bool { state.load(ordering: .acquiring) & ScopeState.ended != 0 }
  @usableFromInline package var isDisposed: Bool { isEnded }

  /// Ends the scope and disposes the feeder.
  ///
  /// Returns `true` to exactly one caller, the first.
  @usableFromInline
  @discardableResult package func end() -> Bool {
    end(marking: ScopeState.ended) & ScopeState.ended == 0
  }

  /// Ends the scope, because a terminal event has arrived.
  ///
  /// - Returns: Whether the event is to be delivered: it ended the scope, which nothing has disposed meanwhile.
  @usableFromInline
  package func endForEvent() -> Bool {
    guard end() else { return false }
    return state.bitwiseOr(ScopeState.delivered, ordering: .acquiringAndReleasing).oldValue & ScopeState.disposed == 0
  }

  @usableFromInline
  package func dispose() {
    _ = end(marking: ScopeState.ended | ScopeState.disposed)
  }

  /// Disposes the scope, and returns `true` to the first caller unless a terminal event is being delivered or was delivered.
  func cancel() -> Bool {
    end(marking: ScopeState.ended | ScopeState.disposed) & (ScopeState.disposed | ScopeState.delivered) == 0
  }

  /// Sets these bits of the state, which contain ``ScopeState/ended``, disposes the feeder if that was not set, and returns the bits before.
  private func end(marking bits: UInt8) -> UInt8 {
    let before = state.bitwiseOr(bits, ordering: .acquiringAndReleasing).oldValue
    guard before & ScopeState.ended == 0 else { return before }
    LockChecks.expectNone("a subscription ends")
    // A context that is changing the feeder finds the scope ended, and disposes the feeder.
    if before & ScopeState.changing == 0 { feeder.take()?.dispose() }
    return before
  }

  /// Makes `new` the feeder, instead of an earlier one, which is not disposed: it has ended, or is part of `new`.
  ///
  /// If the scope has ended, `new` is disposed immediately. Called by one context at a time: the one that starts the source of the scope.
  @usableFromInline
  package func setFeeder(_ new: any Disposable) {
    let before = state.bitwiseOr(ScopeState.changing, ordering: .acquiringAndReleasing).oldValue
    guard before & ScopeState.ended == 0 else { return new.dispose() }
    precondition(before & ScopeState.changing == 0, "two contexts set the feeder of one scope at the same time")
    let old = feeder
    feeder = new
    let after = state.bitwiseAnd(~ScopeState.changing, ordering: .acquiringAndReleasing).oldValue
    if after & ScopeState.ended != 0 { feeder.take()?.dispose() }
    withExtendedLifetime(old) {}
  }

  /// Ends the scope, and drops the values that came from it and have not been delivered yet.
  ///
  /// The values of a leg that ended by itself are delivered, even if they are still queued; the values of a leg that was replaced are not.
  package func revoke() {
    revoked.store(true, ordering: .releasing)
    end()
  }

  package var isRevoked: Bool { revoked.load(ordering: .acquiring) }

  /// Lets the scope outlive its handle.
  func keep() {
    kept.store(true, ordering: .relaxed)
  }

  /// Whether the scope outlives its handle.
  var isKept: Bool { kept.load(ordering: .relaxed) }
}

@usableFromInline
enum ScopeState {
  @usableFromInline static let ended: UInt8 = 1
  /// A context is changing the feeder.
  @usableFromInline static let changing: UInt8 = 2
  @usableFromInline static let disposed: UInt8 = 4
  /// The terminal event has passed the check whether the scope is disposed.
  @usableFromInline static let delivered: UInt8 = 8
}

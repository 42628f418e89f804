public import Synchronization

/// The core of a subscription, or of one leg of it: whether it has ended, and its feeder, the disposable that ends its source.
///
/// A leg is the part of a subscription that one upstream feeds, and that can end before the subscription.
///
/// A scope ends once, by a terminal event or by disposal; the creator of a scope ends it when the terminal event of its leg arrives. Ending
/// marks the scope first, so that a synchronous source notices and stops, and then disposes the feeder.
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
    parent.own(self)
  }

  @inlinable package var isEnded: Bool { state.load(ordering: .acquiring) & ScopeState.ended != 0 }
  @usableFromInline package var isDisposed: Bool { isEnded }

  /// Ends the scope and disposes the feeder.
  ///
  /// Returns `true` to exactly one caller, the first.
  @usableFromInline
  @discardableResult package func end() -> Bool {
    let before = state.bitwiseOr(ScopeState.ended, ordering: .acquiringAndReleasing).oldValue
    guard before & ScopeState.ended == 0 else { return false }
    LockChecks.expectNone("a subscription ends")
    // A context that is changing the feeder finds the scope ended, and disposes the feeder.
    if before & ScopeState.changing == 0 { feeder.take()?.dispose() }
    return true
  }

  @usableFromInline
  package func dispose() {
    end()
  }

  /// Makes `new` the feeder, in place of an earlier one, which is not disposed.
  ///
  /// If the scope has ended, `new` is disposed at once. Called by one context at a time: the one that starts the source of the scope.
  @usableFromInline
  package func own(_ new: any Disposable) {
    let before = state.bitwiseOr(ScopeState.changing, ordering: .acquiringAndReleasing).oldValue
    guard before & ScopeState.ended == 0 else { return new.dispose() }
    precondition(before & ScopeState.changing == 0, "two contexts set the feeder of one scope at once")
    let old = feeder
    feeder = new
    let after = state.bitwiseAnd(~ScopeState.changing, ordering: .acquiringAndReleasing).oldValue
    if after & ScopeState.ended != 0 { feeder.take()?.dispose() }
    withExtendedLifetime(old) {}
  }

  /// Ends the scope, and drops the values that came from it and have not been delivered yet.
  ///
  /// The values of a leg that ended by itself are delivered, even if they are still queued; those of a leg that was replaced are not.
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
}

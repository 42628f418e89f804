public import Synchronization

/// The core of a subscription, or of one leg of it: whether it has ended, and what feeds it.
///
/// A scope ends once, by a terminal event or by disposal; whoever creates a scope ends it when the terminal event of its leg arrives.
/// Ending marks the scope first, so that a synchronous source sees it and stops, and then disposes what feeds it.
///
/// Unchecked: the feeder is touched only by the one who changes it, and by the one who ends the scope while nobody does.
@usableFromInline package final class Scope: Disposable, @unchecked Sendable {
  @usableFromInline let state = Atomic<UInt8>(0)
  private let revoked = Atomic<Bool>(false)
  private let kept = Atomic<Bool>(false)
  @exclusivity(unchecked)
  private var feeder: (any Disposable)?

  @usableFromInline
  package init() {}

  /// A scope that ends with `parent`, as what feeds it.
  @usableFromInline
  package init(within parent: Scope) {
    parent.own(self)
  }

  @inlinable package var isEnded: Bool { state.load(ordering: .acquiring) & ScopeState.ended != 0 }
  @usableFromInline package var isDisposed: Bool { isEnded }

  /// Ends the scope and disposes what feeds it.
  ///
  /// True for the one caller that ended it.
  @usableFromInline
  @discardableResult package func end() -> Bool {
    let before = state.bitwiseOr(ScopeState.ended, ordering: .acquiringAndReleasing).oldValue
    guard before & ScopeState.ended == 0 else { return false }
    // Somebody who is changing the feeder will find the scope ended.
    if before & ScopeState.changing == 0 { feeder.take()?.dispose() }
    return true
  }

  @usableFromInline
  package func dispose() {
    end()
  }

  /// Makes `new` what is disposed at the end, instead of anything earlier.
  ///
  /// If the scope has ended, `new` is disposed at once. Called by one context at a time: the one that starts what feeds the scope.
  @usableFromInline
  package func own(_ new: any Disposable) {
    let before = state.bitwiseOr(ScopeState.changing, ordering: .acquiringAndReleasing).oldValue
    guard before & ScopeState.ended == 0 else { return new.dispose() }
    precondition(before & ScopeState.changing == 0, "two contexts start what feeds one scope")
    let old = feeder
    feeder = new
    let after = state.bitwiseAnd(~ScopeState.changing, ordering: .acquiringAndReleasing).oldValue
    if after & ScopeState.ended != 0 { feeder.take()?.dispose() }
    withExtendedLifetime(old) {}
  }

  /// Ends the scope, and takes back what came from it and has not been delivered yet.
  ///
  /// The values of a leg that ended by itself are delivered, even if they have to wait; those of a leg that was replaced are not.
  package func revoke() {
    revoked.store(true, ordering: .releasing)
    end()
  }

  package var isRevoked: Bool { revoked.load(ordering: .acquiring) }

  /// Makes the scope outlive its handle.
  func keep() {
    kept.store(true, ordering: .relaxed)
  }

  /// Whether the scope outlives its handle.
  var isKept: Bool { kept.load(ordering: .relaxed) }
}

@usableFromInline
enum ScopeState {
  @usableFromInline static let ended: UInt8 = 1
  /// Somebody is changing the feeder.
  @usableFromInline static let changing: UInt8 = 2
}

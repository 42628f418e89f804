public import Synchronization

/// The core of a subscription, or of one leg of it: whether it has ended, and what feeds it.
///
/// A scope ends once, by a terminal event or by disposal; whoever creates a scope ends it when the terminal event of its leg arrives.
/// Ending marks the scope first, so that a synchronous source sees it and stops, and then disposes what feeds it.
@usableFromInline
package final class Scope: Disposable {
  @usableFromInline let ended = Atomic<Bool>(false)
  private let revoked = Atomic<Bool>(false)
  private let kept = Atomic<Bool>(false)
  private let resource = Lock<(any Disposable)?>(nil)

  @usableFromInline
  package init() {}

  /// A scope that ends with `parent`, as what feeds it.
  @usableFromInline
  package init(within parent: Scope) {
    parent.own(self)
  }

  @inlinable package var isEnded: Bool { ended.load(ordering: .acquiring) }
  @usableFromInline package var isDisposed: Bool { isEnded }

  /// Ends the scope and disposes what feeds it.
  ///
  /// True for the one caller that ended it.
  @usableFromInline
  @discardableResult package func end() -> Bool {
    guard ended.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing).exchanged else { return false }
    resource.withLock { $0.take() }?.dispose()
    return true
  }

  @usableFromInline
  package func dispose() {
    end()
  }

  /// Ends the scope, and takes back what came from it and has not been delivered yet.
  ///
  /// The values of a leg that ended by itself are delivered, even if they have to wait; those of a leg that was replaced are not.
  package func revoke() {
    revoked.store(true, ordering: .releasing)
    end()
  }

  /// Makes the scope outlive its handle.
  func keep() {
    kept.store(true, ordering: .relaxed)
  }

  /// Whether the scope outlives its handle.
  var isKept: Bool { kept.load(ordering: .relaxed) }

  package var isRevoked: Bool { revoked.load(ordering: .acquiring) }

  /// Makes `feeder` what is disposed at the end, instead of anything earlier.
  ///
  /// If the scope has ended, `feeder` is disposed at once.
  @usableFromInline
  package func own(_ feeder: any Disposable) {
    let dropped: (old: (any Disposable)?, accepted: Bool) = resource.withLock { resource in
      guard !isEnded else { return (nil, false) }
      defer { resource = feeder }
      return (resource, true)
    }
    if !dropped.accepted { feeder.dispose() }
  }
}

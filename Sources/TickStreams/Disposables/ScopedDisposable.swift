/// A disposable that also ends when the last reference to it is released.
///
/// A ``Subscription`` ends so by itself: prefer this for work that would continue when its handle is released, such as the timer of
/// ``TickScheduler/schedule(after:leeway:file:line:_:)`` or an ``AnyDisposable``. For several things there is ``DisposeBag``.
public final class ScopedDisposable: Disposable {
  private let inner: any Disposable

  /// Creates a disposable that ends `inner` on ``dispose()`` or deinit, whichever comes first.
  public init(_ inner: any Disposable) {
    self.inner = inner
  }

  deinit {
    inner.dispose()
  }

  /// Whether the inner disposable has ended.
  public var isDisposed: Bool { inner.isDisposed }

  /// Disposes the inner disposable.
  public func dispose() {
    inner.dispose()
  }
}

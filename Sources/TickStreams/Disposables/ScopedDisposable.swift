/// A disposable that also ends when the last reference to it goes.
public final class ScopedDisposable: Disposable {
  private let inner: any Disposable

  /// Creates a disposable that ends `inner` on ``dispose()`` or deinit, whichever comes first.
  public init(_ inner: any Disposable) {
    self.inner = inner
  }

  deinit {
    inner.dispose()
  }

  /// Whether what it stands for has ended.
  public var isDisposed: Bool { inner.isDisposed }

  /// Ends what it stands for.
  public func dispose() {
    inner.dispose()
  }
}

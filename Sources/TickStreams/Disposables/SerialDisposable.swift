/// Stores one disposable at a time: setting a new one disposes the old one.
///
/// After ``dispose()``, whatever is set is disposed immediately.
public final class SerialDisposable: Disposable {
  private let state: Lock<(inner: (any Disposable)?, isDisposed: Bool)>

  /// Creates a serial disposable that holds `inner`.
  public init(_ inner: (any Disposable)? = nil) {
    state = Lock((inner: inner, isDisposed: false))
  }

  /// Whether ``dispose()`` has been called.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// The disposable held now.
  ///
  /// Setting it disposes the previous one, after the exchange and with no lock held.
  public var inner: (any Disposable)? {
    get { state.withLock { $0.inner } }
    set {
      let ended: (any Disposable)? = state.withLock { state in
        guard !state.isDisposed else { return newValue }
        defer { state.inner = newValue }
        return state.inner === newValue ? nil : state.inner
      }
      ended?.dispose()
    }
  }

  /// Disposes the held disposable, and whatever is set later.
  public func dispose() {
    let inner = state.withLock { state in
      state.isDisposed = true
      return state.inner.take()
    }
    inner?.dispose()
  }
}

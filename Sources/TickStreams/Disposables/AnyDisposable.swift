/// A disposable made of a closure.
///
/// The closure runs at most once, on the disposing thread and with no lock held, and is released right after. It does not run on deinit: a
/// ``Lifetime`` that has it as a member disposes it then.
public final class AnyDisposable: Disposable {
  private let action: Lock<Callback?>

  /// Creates a disposable that runs `action` on the first ``dispose()``.
  public init(_ action: @escaping @Sendable () -> Void) {
    self.action = Lock(Callback(action))
  }

  /// Whether the closure has run, is running, or has been released without running.
  public var isDisposed: Bool { action.withLock { $0 == nil } }

  /// Runs the closure, the first time.
  public func dispose() {
    LockChecks.expectNone("a disposable runs")
    action.withLock { $0.take() }?.run()
  }

  /// Releases the closure without running it.
  package func silence() {
    let released = action.withLock { $0.take() }
    withExtendedLifetime(released) {}
  }
}

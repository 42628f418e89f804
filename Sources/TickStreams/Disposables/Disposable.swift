/// Something that can be ended: a subscription, a timer, a registration.
///
/// `dispose()` is idempotent, never blocks and may be called from any thread, even from inside the callback that it ends.
public protocol Disposable: AnyObject, Sendable {
  /// Ends the work that this represents. Later calls do nothing.
  func dispose()

  /// Whether it has ended.
  var isDisposed: Bool { get }
}

/// Factories for plain disposables.
public enum Disposables {
  /// A disposable that does nothing, for sources that hold no resource.
  public static var none: any Disposable { EmptyDisposable.shared }
}

private final class EmptyDisposable: Disposable {
  static let shared = EmptyDisposable()
  func dispose() {}
  var isDisposed: Bool { true }
}

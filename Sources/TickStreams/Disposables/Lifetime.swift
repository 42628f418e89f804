/// A token whose end can be observed: the portable substitute for a deallocation hook.
///
/// An object whose streams should stop exactly when it is deallocated keeps its own `Lifetime` and passes it to
/// ``TickSignal/take(during:)-(Lifetime)``:
///
/// ```swift
/// final class Screen {
///   private let lifetime = Lifetime()
///   init() {
///     beats.take(during: lifetime).subscribe(onNext: { _ in })
///       .keepUntilFinished()
///   }
/// }
/// ```
///
/// The lifetime ends on deinit or on ``dispose()``, whichever comes first.
public final class Lifetime: Disposable {
  private let observers = CompositeDisposable()

  /// Creates a token that lasts until it is released or disposed.
  public init() {}

  deinit {
    observers.dispose()
  }

  /// Whether the lifetime has ended.
  public var isDisposed: Bool { observers.isDisposed }

  /// Disposes `disposable` when this lifetime ends, or immediately if it has ended.
  public func add(_ disposable: any Disposable) {
    observers.add(disposable)
  }

  /// Ends the lifetime.
  public func dispose() {
    observers.dispose()
  }
}

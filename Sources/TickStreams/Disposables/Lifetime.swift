/// A token that disposes what was added to it when it is deallocated; its end can be observed.
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
/// The lifetime ends on deinit or on ``dispose()``, whichever comes first. With `store(in:)` it is a bag for subscriptions.
public final class Lifetime: Disposable {
  private let observers = CompositeDisposable()

  /// Creates a token that lasts until it is released or disposed.
  public init() {}

  deinit {
    observers.dispose()
  }

  /// Whether the lifetime has ended.
  public var isDisposed: Bool { observers.isDisposed }

  /// The number of disposables that have not ended.
  public var count: Int { observers.count }

  /// Disposes `disposable` when this lifetime ends, or immediately if it has ended.
  ///
  /// Disposables that ended by themselves are released as others are added, as by a ``CompositeDisposable``.
  ///
  /// - Complexity: O(1) amortized.
  public func add(_ disposable: any Disposable) {
    observers.add(disposable)
  }

  /// Ends the lifetime.
  public func dispose() {
    observers.dispose()
  }
}

/// A ``Lifetime`` that keeps subscriptions: they end when it is released.
///
/// ```swift
/// signal.subscribe(onNext: { print($0) }).store(in: bag)
/// ```
public typealias DisposeBag = Lifetime

extension Disposable {
  /// Ends this with `lifetime`, which a ``DisposeBag`` is, too: when it is released or disposed.
  ///
  /// Any thread may call this.
  public func store(in lifetime: Lifetime) {
    lifetime.add(self)
  }
}

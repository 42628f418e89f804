/// Ends everything in it when it goes.
///
/// Keep one in the object whose life bounds the subscriptions:
///
/// ```swift
/// signal.subscribe(onNext: { print($0) }).store(in: bag)
/// ```
///
/// Subscriptions that ended by themselves are forgotten as others come, so a bag never grows with what is over.
public final class DisposeBag: Sendable {
  private let members = CompositeDisposable()

  /// Creates an empty bag.
  public init() {}

  deinit {
    members.dispose()
  }

  /// The number of members that have not ended.
  public var count: Int { members.count }

  /// Adds a disposable.
  ///
  /// - Complexity: O(1) amortised.
  public func insert(_ disposable: any Disposable) {
    members.add(disposable)
  }
}

extension Disposable {
  /// Puts this into `bag`, which ends it when the bag goes.
  public func store(in bag: DisposeBag) {
    bag.insert(self)
  }
}

/// Disposes its members when it is deallocated.
///
/// Keep one in the object whose lifetime limits the subscriptions:
///
/// ```swift
/// signal.subscribe(onNext: { print($0) }).store(in: bag)
/// ```
///
/// Members that ended by themselves are released as others are added, as a ``CompositeDisposable`` does, so a bag does not accumulate ended
/// subscriptions.
public final class DisposeBag: Sendable {
  private let members = CompositeDisposable()

  /// Creates an empty bag.
  public init() {}

  deinit {
    members.dispose()
  }

  /// The number of members that have not ended.
  public var count: Int { members.count }

  /// Adds a disposable, on any thread; one that has ended is released soon.
  ///
  /// - Complexity: O(1) amortized.
  public func insert(_ disposable: any Disposable) {
    members.add(disposable)
  }
}

extension Disposable {
  /// Adds this to `bag`, which disposes it when the bag is deallocated.
  ///
  /// Any thread may call this.
  public func store(in bag: DisposeBag) {
    bag.insert(self)
  }
}

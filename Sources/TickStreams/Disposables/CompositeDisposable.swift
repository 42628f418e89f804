/// Disposables that end together.
///
/// A member added after the end is disposed immediately. Members that ended by themselves are released as others are added: each at the latest when
/// as many have been added since its end as had not ended then, and sixteen more. So a long-lived composite does not accumulate ended ones.
public final class CompositeDisposable: Disposable {
  private let state: Lock<(members: SweptList<any Disposable>, isDisposed: Bool)>

  /// Creates a composite of `members`.
  @inline(never) public init(_ members: [any Disposable] = []) {
    state = Lock((members: SweptList(members), isDisposed: false))
  }

  /// Whether ``dispose()`` has been called.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// The number of members that have not ended.
  public var count: Int { state.withLock { $0.members.members }.count { !$0.isDisposed } }

  /// Adds a member, or disposes it immediately if the composite has ended.
  ///
  /// - Complexity: O(1) amortized.
  @inline(never) public func add(_ member: any Disposable) {
    let (isAdded, sweeps) = state.withLock { state in
      guard !state.isDisposed else { return (false, false) }
      return (true, state.members.append(member))
    }
    if !isAdded { member.dispose() }
    if sweeps { sweep() }
  }

  /// Disposes every member, in the order in which they were added.
  public func dispose() {
    let members = state.withLock { state in
      state.isDisposed = true
      return exchange(&state.members, with: SweptList())
    }
    LockChecks.expectNone("members are disposed")
    for member in members.members { member.dispose() }
  }

  /// Releases members that have ended.
  ///
  /// Reads `isDisposed` outside the lock, since it may be the user's code.
  private func sweep() {
    var batch = state.withLock { $0.members.next() }
    while !batch.isEmpty {
      let ended = batch.map { $0.isDisposed }
      let next = state.withLock { $0.members.remove(ended) }
      batch = next
    }
  }
}

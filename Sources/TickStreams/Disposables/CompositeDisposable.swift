/// Disposables that end together.
///
/// A member added after the end is disposed at once. Members that ended by themselves are removed as others are added, so that a long-lived
/// composite does not accumulate ended ones.
public final class CompositeDisposable: Disposable {
  private struct State: Sendable {
    var members: [any Disposable]
    var isDisposed = false
    var pruneAt = 16
  }

  private let state: Lock<State>

  /// Creates a composite of `members`.
  public init(_ members: [any Disposable] = []) {
    state = Lock(State(members: members))
  }

  /// Whether ``dispose()`` has been called.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// The number of members that have not ended.
  public var count: Int { members().count { !$0.isDisposed } }

  /// Adds a member, or disposes it at once if the composite has ended.
  ///
  /// - Complexity: O(1) amortized.
  public func add(_ member: any Disposable) {
    let (isAdded, candidates): (Bool, [any Disposable]) = state.withLock { state in
      guard !state.isDisposed else { return (false, []) }
      state.members.append(member)
      return (true, state.members.count >= state.pruneAt ? state.members : [])
    }
    if !isAdded { member.dispose() }
    if !candidates.isEmpty { prune(candidates) }
  }

  /// Disposes every member, in the order in which they were added.
  public func dispose() {
    let members = state.withLock { state in
      state.isDisposed = true
      defer { state.members = [] }
      return state.members
    }
    LockChecks.expectNone("members are disposed")
    for member in members { member.dispose() }
  }

  private func members() -> [any Disposable] { state.withLock { $0.members } }

  /// Removes the members that have ended.
  ///
  /// Reads `isDisposed` outside the lock, since it may be the user's code.
  private func prune(_ candidates: [any Disposable]) {
    let ended = Set(candidates.lazy.filter(\.isDisposed).map { ObjectIdentifier($0) })
    let before: [any Disposable] = state.withLock { state in
      let members = state.members
      if !ended.isEmpty { state.members.removeAll { ended.contains(ObjectIdentifier($0)) } }
      state.pruneAt = Swift.max(16, state.members.count * 2)
      return members
    }
    withExtendedLifetime(before) {}
  }
}

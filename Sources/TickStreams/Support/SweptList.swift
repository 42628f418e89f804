/// A list, in the order of addition, whose members end silently: some are checked with each addition, and removed if they have ended.
///
/// The members are looked at in rounds. An addition pays for two looks, and so does each member that is found to have ended. So a member is out
/// at the latest when as many have been added since its end as had not ended then, and sixteen more; and soon where more than half have ended.
///
/// Whether a member has ended may be code of the user's. So the list hands out members to check, and receives the results:
///
/// ```
/// guard state.withLock({ $0.list.append(member) }) else { return }
/// var batch = state.withLock { $0.list.next() }
/// while !batch.isEmpty {
///   let ended = batch.map { … }
///   let next = state.withLock { $0.list.remove(ended) }
///   batch = next
/// }
/// ```
///
/// - Complexity: adding is O(1) amortized. Members are looked at 32 at a time; the end of a round frees the places of all that were removed.
package struct SweptList<Member: Sendable>: Sendable {
  /// The members, with gaps between those that this round has kept and those that it has not looked at.
  private var slots: [Member?]
  /// How many this round has kept: they are first.
  ///
  /// These numbers have 32 bits, since a list is a part of small objects.
  private var kept: Int32 = 0
  /// Where this round continues.
  private var position: Int32 = 0
  /// How many looks have been paid for.
  private var looks: Int32 = 0
  /// Whether members have been handed out.
  private var isLookedAt = false

  /// Creates a list of `members`.
  package init(_ members: [Member] = []) {
    slots = members.map { $0 }
  }

  /// The members, less those that were removed.
  package var members: [Member] { slots.compactMap { $0 } }

  /// Adds a member.
  ///
  /// - Returns: Whether members are to be looked at.
  @inline(__always)
  package mutating func append(_ member: Member) -> Bool {
    slots.append(member)
    looks += 2
    return looks >= 16 && slots.count >= 16
  }

  /// The next members to check, for ``remove(_:)``; none if another thread is checking.
  package mutating func next() -> [Member] {
    let count = isLookedAt ? 0 : Swift.min(32, Int(looks), slots.count - Int(position))
    guard count > 0 else { return [] }
    isLookedAt = true
    looks -= Int32(count)
    var batch: [Member] = []
    batch.reserveCapacity(count)
    for index in Int(position)..<(Int(position) + count) { if let member = slots[index] { batch.append(member) } }
    return batch
  }

  /// Removes those members that have ended of the ones that were handed out last.
  ///
  /// - Parameter ended: Whether each has ended. The caller holds them until no lock is held.
  /// - Returns: More members to check.
  package mutating func remove(_ ended: [Bool]) -> [Member] {
    // The list may have been replaced meanwhile.
    guard isLookedAt else { return [] }
    isLookedAt = false
    for hasEnded in ended {
      let member = slots[Int(position)].take()
      position += 1
      if hasEnded {
        looks += 2
      } else {
        slots[Int(kept)] = member
        kept += 1
      }
    }
    if position == slots.count { endRound() }
    return next()
  }

  private mutating func endRound() {
    slots.removeLast(Int(position - kept))
    (position, kept) = (0, 0)
    // Enough to check each once more: it may have ended since this round kept it.
    looks = Swift.min(looks, Int32(slots.count))
  }
}

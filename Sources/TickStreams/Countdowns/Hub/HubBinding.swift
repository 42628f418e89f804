/// One owner that shows the values of a key.
@MainActor
final class HubBinding {
  let identity: ObjectIdentifier
  let entry: HubEntry
  private(set) weak var owner: AnyObject?
  // A flip visits very many bindings. No access contains another, so none is checked.
  @exclusivity(unchecked) private var update: (@MainActor (AnyObject, Nanoseconds?) -> Void)?
  /// The number of the value that was shown last; before the first one, none is new.
  @exclusivity(unchecked) private var seen = Int.max

  init(_ owner: AnyObject, _ entry: HubEntry, _ update: @escaping @MainActor (AnyObject, Nanoseconds?) -> Void) {
    identity = ObjectIdentifier(owner)
    self.entry = entry
    self.owner = owner
    self.update = update
  }

  /// Shows a value that has not been shown yet, unless a change from inside a callback has shown a later one.
  ///
  /// - Parameters:
  ///   - latest: The value of the key.
  ///   - first: For the first value, the number of the one after which values are new.
  /// - Returns: `false` if the owner has been deallocated.
  @discardableResult
  func show(_ latest: HubValue, after first: Int? = nil) -> Bool {
    guard let owner else { return false }
    let before = first ?? seen
    seen = Swift.max(before, latest.revision)
    LockChecks.expectNone("an owner is updated")
    latest.showUnseen(after: before) { if seen == latest.revision { update?(owner, $0) } }
    return true
  }

  var hasEnded: Bool { update == nil }

  /// Ends the binding; returns `false` if it had already ended.
  func end() -> Bool {
    update.take() != nil
  }
}

extension HubEntry {
  /// Takes note of a binding that has ended; returns whether it was the last.
  ///
  /// Those that have ended are removed when they are half of all, so that each costs O(1), however many owners show the key.
  @MainActor
  final func removeEndedBinding() -> Bool {
    endedBindings += 1
    guard Int(endedBindings) * 2 >= bindings.count else { return false }
    bindings.removeAll { $0.hasEnded }
    endedBindings = 0
    return bindings.isEmpty
  }
}

/// The bindings of a hub, by the identity of their owner; apart from the hub, which may be deallocated on any thread.
@MainActor
final class HubBindings {
  var byOwner: [ObjectIdentifier: HubBinding] = [:]
  /// What makes the texts of the owners that show texts, which are few; looked at for each owner at a flip, and not checked either.
  @exclusivity(unchecked) var texts: [ObjectIdentifier: CountdownText] = [:]
  var sweepAt = 64

  nonisolated init() {}

  /// Releases the closures of the owners.
  func endAll() {
    for binding in byOwner.values where binding.end() { binding.entry.bindings = [] }
    byOwner = [:]
    texts = [:]
  }
}

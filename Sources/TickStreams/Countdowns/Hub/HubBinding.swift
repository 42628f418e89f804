/// One owner that shows the values of a key.
@MainActor
final class HubBinding {
  let identity: ObjectIdentifier
  let entry: HubEntry
  private(set) weak var owner: AnyObject?
  private var update: (@MainActor (AnyObject, Nanoseconds?) -> Void)?
  /// The revision of the value that was shown last, once the first one has been shown.
  private var seen: Int?

  init(_ owner: AnyObject, _ entry: HubEntry, _ update: @escaping @MainActor (AnyObject, Nanoseconds?) -> Void) {
    identity = ObjectIdentifier(owner)
    self.entry = entry
    self.owner = owner
    self.update = update
  }

  /// Shows a value that has not been shown yet, unless a change from inside a callback has shown a later one.
  ///
  /// Returns `false` if the owner has been deallocated.
  func show(_ latest: HubValue) -> Bool {
    guard let owner else { return false }
    if let seen { show(latest, after: seen, in: owner) }
    return true
  }

  /// Shows the first value to an owner that has just been bound.
  ///
  /// - Parameters:
  ///   - latest: The value of the key.
  ///   - start: The number of the value before the key was started by the same call, whose end is shown if it has already come.
  func begin(with latest: HubValue, startedAfter start: Int?) {
    guard let owner, seen == nil else { return }
    // The current value in any case.
    show(latest, after: Swift.min(start ?? .max, latest.revision - 1), in: owner)
  }

  private func show(_ latest: HubValue, after before: Int, in owner: AnyObject) {
    seen = Swift.max(before, latest.revision)
    LockChecks.expectNone("an owner is updated")
    latest.showUnseen(after: before) { if seen == latest.revision { update?(owner, $0) } }
  }

  /// Ends the binding; returns `false` if it had already ended.
  func end() -> Bool {
    update.take() != nil
  }
}

/// The bindings of a hub, by the identity of their owner; apart from the hub, which may be deallocated on any thread.
@MainActor
final class HubBindings {
  var byOwner: [ObjectIdentifier: HubBinding] = [:]
  /// What makes the texts of the owners that show texts, which are few.
  var texts: [ObjectIdentifier: CountdownText] = [:]
  var sweepAt = 64

  nonisolated init() {}

  /// Releases the closures of the owners.
  func endAll() {
    for binding in byOwner.values where binding.end() { binding.entry.bindings = [] }
    byOwner = [:]
    texts = [:]
  }
}

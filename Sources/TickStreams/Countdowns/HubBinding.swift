/// One owner that shows the figures of a key.
@MainActor
final class HubBinding {
  let identity: ObjectIdentifier
  let entry: HubEntry
  private(set) weak var owner: AnyObject?
  private var update: (@MainActor (AnyObject, Nanoseconds?) -> Void)?
  /// The revision of the figure that was shown last, once the first one has been shown.
  private var seen: Int?

  init(_ owner: AnyObject, _ entry: HubEntry, _ update: @escaping @MainActor (AnyObject, Nanoseconds?) -> Void) {
    identity = ObjectIdentifier(owner)
    self.entry = entry
    self.owner = owner
    self.update = update
  }

  /// Shows what has not been shown yet, unless a change from inside a callback has shown a later figure.
  ///
  /// Returns `false` if the owner has been deallocated.
  func show(_ figure: HubValue) -> Bool {
    guard let owner else { return false }
    guard let seen else { return true }
    let unseen = figure.unseen(after: seen)
    self.seen = Swift.max(seen, figure.revision)
    for value in unseen where self.seen == figure.revision { update?(owner, value) }
    return true
  }

  /// Shows the first figure to an owner that has just been bound.
  func begin(with figure: HubValue) {
    guard let owner, seen == nil else { return }
    seen = figure.revision
    update?(owner, figure.value)
  }

  /// Ends the binding; returns `false` if it had already ended.
  func end() -> Bool {
    update.take() != nil
  }
}

/// One owner that shows the figures of a key.
@MainActor
final class HubBinding {
  let identity: ObjectIdentifier
  let entry: HubEntry
  private(set) weak var owner: AnyObject?
  private var update: (@MainActor (AnyObject, Nanoseconds?) -> Void)?
  /// The number of the figure that was shown last.
  private var seen = -1

  init(_ owner: AnyObject, _ entry: HubEntry, _ update: @escaping @MainActor (AnyObject, Nanoseconds?) -> Void) {
    identity = ObjectIdentifier(owner)
    self.entry = entry
    self.owner = owner
    self.update = update
  }

  /// Shows a figure, unless a later one has been shown, by a change from inside a callback.
  ///
  /// False if the owner has gone.
  func show(_ figure: Nanoseconds?, _ revision: Int) -> Bool {
    guard let owner else { return false }
    guard seen < revision, let update else { return true }
    seen = revision
    update(owner, figure)
    return true
  }

  /// Ends the binding; false if it has ended.
  func end() -> Bool {
    update.take() != nil
  }
}

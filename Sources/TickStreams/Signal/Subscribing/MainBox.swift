/// Holds closures of the main actor, and releases them there.
final class MainBox<Contents: Sendable>: Sendable {
  /// A box that is emptied on main, so that the last reference to its contents is never released elsewhere.
  @MainActor
  private final class Storage {
    var contents: Contents?

    nonisolated init(_ contents: Contents) {
      self.contents = contents
    }
  }

  private let storage: Storage

  init(_ contents: Contents) {
    storage = Storage(contents)
  }

  /// The closures.
  @MainActor
  var contents: Contents {
    guard let contents = storage.contents else { preconditionFailure("emptied by deinit only") }
    return contents
  }

  deinit {
    MainScheduler.runInPlace { [storage] in storage.contents = nil }
  }
}

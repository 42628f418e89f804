/// Holds closures of the main actor, and releases them there.
final class MainBox<Contents: Sendable>: Sendable {
  /// The storage that is emptied on main, so that the last reference to the contents is never released elsewhere.
  private final class Storage: Sendable {
    let contents: Lock<Contents?>

    init(_ contents: Contents) {
      self.contents = Lock(contents)
    }

    func empty() {
      let released = contents.withLock { $0.take() }
      withExtendedLifetime(released) {}
    }
  }

  private let storage: Storage

  init(_ contents: Contents) {
    storage = Storage(contents)
  }

  /// The closures, for use on main.
  var contents: Contents {
    guard let contents = storage.contents.withLock({ $0 }) else { preconditionFailure("emptied by deinit only") }
    return contents
  }

  deinit {
    if MainScheduler.shared.isCurrent {
      storage.empty()
    } else {
      MainScheduler.shared.schedule { [storage] in storage.empty() }
    }
  }
}

/// Runs `body` on the main actor, from code that runs in the context of the main scheduler.
func onMainActor<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated(body)
}

extension MainScheduler {
  /// Runs `body` in place if this is the main queue, and otherwise asynchronously.
  static func runInPlace(_ body: @escaping @Sendable @MainActor () -> Void) {
    if shared.isCurrent {
      onMainActor(body)
    } else {
      shared.schedule { onMainActor(body) }
    }
  }
}

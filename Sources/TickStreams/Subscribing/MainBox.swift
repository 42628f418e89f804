/// Holds closures of the main actor, and sees to it that they are released there.
final class MainBox<Contents: Sendable>: Sendable {
  /// What is emptied on main, so that nobody else can turn out to hold the last reference to the contents.
  private final class Cargo: Sendable {
    let contents: Lock<Contents?>

    init(_ contents: Contents) {
      self.contents = Lock(contents)
    }

    func unload() {
      let over = contents.withLock { $0.take() }
      withExtendedLifetime(over) {}
    }
  }

  private let cargo: Cargo

  init(_ contents: Contents) {
    cargo = Cargo(contents)
  }

  /// The closures, for use on main.
  var contents: Contents {
    guard let contents = cargo.contents.withLock({ $0 }) else { preconditionFailure("unloaded by deinit only") }
    return contents
  }

  deinit {
    if MainScheduler.shared.isCurrent {
      cargo.unload()
    } else {
      MainScheduler.shared.schedule { [cargo] in cargo.unload() }
    }
  }
}

/// Runs `body` on the main actor, from code that runs in the context of the main scheduler.
func onMainActor(_ body: @MainActor () -> Void) {
  MainActor.assumeIsolated(body)
}

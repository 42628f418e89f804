#if hasFeature(Embedded)
  /// The lock where there is one thread: it stores the state, and never waits.
  ///
  /// An interrupt must not use a scheduler: it sets a flag that the main loop checks.
  @usableFromInline
  package struct Lock<State: Sendable>: ~Copyable, Sendable {
    private final class Storage {
      var state: State

      init(_ state: State) {
        self.state = state
      }
    }

    /// Unsafe: there is one thread.
    private nonisolated(unsafe) let storage: Storage

    package init(_ state: State) {
      storage = Storage(state)
    }

    /// Runs `body` with exclusive access.
    package func withLock<Result: Sendable, Failure: Error>(_ body: (inout State) throws(Failure) -> Result) throws(Failure) -> Result {
      try body(&storage.state)
    }
  }
#endif

#if TICKSTREAMS_TSAN
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The lock of sanitizer builds: a pthread mutex, because the thread sanitizer does not see the ordering of `Mutex`.
  package struct Lock<State: Sendable>: ~Copyable, Sendable {
    /// Unchecked: `state` is only touched between `pthread_mutex_lock` and `pthread_mutex_unlock`.
    private final class Storage: @unchecked Sendable {
      let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      var state: State

      init(_ state: State) {
        self.state = state
        pthread_mutex_init(mutex, nil)
      }

      deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
      }
    }

    private let storage: Storage

    package init(_ state: State) {
      storage = Storage(state)
    }

    /// Runs `body` with exclusive access.
    ///
    /// Nothing of the user's may run inside.
    package func withLock<Result: Sendable, Failure: Error>(
      _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      pthread_mutex_lock(storage.mutex)
      defer { pthread_mutex_unlock(storage.mutex) }
      return try body(&storage.state)
    }
  }
#else
  public import Synchronization

  /// The library's only lock.
  ///
  /// It exists, in front of `Mutex`, so that sanitizer builds (`-D TICKSTREAMS_TSAN`) can use a lock that the thread sanitizer understands.
  @usableFromInline
  package struct Lock<State: Sendable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<State>

    @inlinable
    package init(_ state: State) {
      mutex = Mutex(state)
    }

    /// Runs `body` with exclusive access; nothing of the user's may run inside.
    @inlinable
    package func withLock<Result: Sendable, Failure: Error>(
      _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try mutex.withLock { state throws(Failure) in try body(&state) }
    }
  }
#endif

#if TICKSTREAMS_TSAN || TICKSTREAMS_LOCK_CHECKS || !canImport(Darwin)
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif

  /// A lock made of a pthread mutex, which lies on the heap, behind the state.
  package struct PthreadLock<State: Sendable>: ~Copyable, Sendable {
    private final class Storage: ManagedBuffer<State, pthread_mutex_t> {
      deinit {
        _ = withUnsafeMutablePointerToElements { pthread_mutex_destroy($0) }
      }
    }

    /// Unsafe: the state is accessed only between `pthread_mutex_lock` and `pthread_mutex_unlock`.
    private nonisolated(unsafe) let storage: Storage

    package init(_ state: State) {
      let storage = Storage.create(minimumCapacity: 1) { storage in
        _ = storage.withUnsafeMutablePointerToElements { pthread_mutex_init($0, nil) }
        return state
      }
      self.storage = unsafeDowncast(storage, to: Storage.self)
    }

    /// Runs `body` with exclusive access; nothing of the user's may run inside.
    package func withLock<Result: Sendable, Failure: Error>(
      _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try storage.withUnsafeMutablePointers { state, mutex throws(Failure) in
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&state.pointee)
      }
    }
  }
#endif

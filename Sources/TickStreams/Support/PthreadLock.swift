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

  /// A lock made of a pthread mutex, which is allocated on the heap.
  package struct PthreadLock<State: Sendable>: ~Copyable, Sendable {
    /// Unchecked: `state` is accessed only between `pthread_mutex_lock` and `pthread_mutex_unlock`.
    private final class Storage: @unchecked Sendable {
      let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      @exclusivity(unchecked)
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

    /// Runs `body` with exclusive access; nothing of the user's may run inside.
    package func withLock<Result: Sendable, Failure: Error>(
      _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      pthread_mutex_lock(storage.mutex)
      defer { pthread_mutex_unlock(storage.mutex) }
      return try body(&storage.state)
    }
  }
#endif

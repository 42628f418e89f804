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
  // As in `SystemClock.swift`.
  #if canImport(SwiftOverlayShims) && !canImport(Darwin)
    import SwiftOverlayShims
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
        storage.withUnsafeMutablePointerToElements(Self.initialize)
        return state
      }
      self.storage = unsafeDowncast(storage, to: Storage.self)
    }

    private static func initialize(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) {
      #if canImport(Glibc)
        // A thread that finds the mutex taken tries again some ten to a hundred times before it waits in the kernel; with Musl it does so anyway.
        // What is done with the lock held takes a tenth of a microsecond, being woken by the kernel ten and more.
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ADAPTIVE_NP))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
      #else
        pthread_mutex_init(mutex, nil)
      #endif
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

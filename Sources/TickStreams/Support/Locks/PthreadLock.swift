#if TICKSTREAMS_TSAN || TICKSTREAMS_LOCK_CHECKS || !(canImport(Darwin) || hasFeature(Embedded))
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

  /// A lock made of a pthread mutex, which is on the heap, after the state.
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
        storage.withUnsafeMutablePointerToElements { _ = pthread_mutex_init($0, nil) }
        return state
      }
      self.storage = unsafeDowncast(storage, to: Storage.self)
    }

    /// Takes the mutex; if it is taken, tries again for some microseconds before it waits in the kernel.
    ///
    /// A hold of the lock takes a tenth of a microsecond, a wake-up by the kernel ten and more. First the thread yields its
    /// processor between two tries, because each try takes the cache line of the mutex from the thread that works with it. Then it tries without
    /// a pause, to meet the moment between two timers at which a drain leaves the lock.
    private static func lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) {
      for attempt in 0..<100 {
        if pthread_mutex_trylock(mutex) == 0 { return }
        if attempt < 2 { sched_yield() }
      }
      pthread_mutex_lock(mutex)
    }

    /// Runs `body` with exclusive access; nothing of the user's may run inside.
    package func withLock<Result: Sendable, Failure: Error>(_ body: (inout State) throws(Failure) -> Result) throws(Failure) -> Result {
      try storage.withUnsafeMutablePointers { state, mutex throws(Failure) in
        Self.lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&state.pointee)
      }
    }
  }
#endif

#if TICKSTREAMS_INTERLEAVING
  @_exported public import LockInstruments

  /// The lock that the explorer in `Tests/Interleavings` drives.
  package typealias Lock = ExploredLock
  @usableFromInline package typealias Atomic = ExploredAtomic
#elseif TICKSTREAMS_LOCK_CHECKS
  // The lock is in `LockChecks.swift`.
#elseif TICKSTREAMS_TSAN
  /// The lock of sanitizer builds: the thread sanitizer does not see the ordering of `Mutex`.
  package typealias Lock = PthreadLock
#elseif hasFeature(Embedded)
  // The lock is `UniqueLock.swift`.
#else
  public import Synchronization

  /// The lock of the library.
  ///
  /// It wraps `Mutex` so that sanitizer builds (`-D TICKSTREAMS_TSAN`) can use a lock that the thread sanitizer understands.
  @frozen
  @usableFromInline
  package struct Lock<State: Sendable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<State>

    @inlinable
    package init(_ state: State) {
      mutex = Mutex(state)
    }

    /// Runs `body` with exclusive access; nothing of the user's may run inside.
    @inlinable
    package func withLock<Result: Sendable, Failure: Error>(_ body: (inout State) throws(Failure) -> Result) throws(Failure) -> Result {
      try mutex.withLock { state throws(Failure) in try body(&state) }
    }
  }
#endif

#if TICKSTREAMS_TSAN || TICKSTREAMS_INTERLEAVING || TICKSTREAMS_LOCK_CHECKS || canImport(Darwin) || hasFeature(Embedded)
  /// A lock that many threads may want at the same time.
  package typealias ContendedLock = Lock
#else
  /// A lock that many threads may want at the same time.
  ///
  /// On Linux, `Mutex` is handed to the thread that has waited longest, which has to be woken first: with more threads than processors,
  /// every operation costs a context switch. A pthread mutex goes to the first thread that asks for it.
  package typealias ContendedLock = PthreadLock
#endif

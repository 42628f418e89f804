#if TICKSTREAMS_LOCK_CHECKS
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif

  /// Counts the locks that each thread holds, in builds with the flag `TICKSTREAMS_LOCK_CHECKS`, and stops the program where the user's code would run
  /// with one held.
  @usableFromInline
  package enum LockChecks {
    /// A thread's number of held locks is stored as the address of its own specific value.
    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    private static var held: Int { Int(bitPattern: pthread_getspecific(key)) }

    static func didLock() {
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: held + 1))
    }

    static func willUnlock() {
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: held - 1))
    }

    /// Stops the program if the thread holds a lock of the library.
    @usableFromInline
    package static func expectNone(_ event: StaticString, file: StaticString = #fileID, line: UInt = #line) {
      if held != 0 { programmerError("a lock is held while \(event)", file: file, line: line) }
    }
  }

  /// Part of a value whose release is checked as that of an object is in its deinit.
  final class ReleaseCheck: Sendable {
    private let event: StaticString

    init(_ event: StaticString) {
      self.event = event
    }

    deinit { LockChecks.expectNone(event) }
  }

  /// The lock of the library, counted by ``LockChecks``; the locks of other modules, which are those of tests, are not.
  package struct Lock<State: Sendable>: ~Copyable, Sendable {
    private let lock: PthreadLock<State>
    private let isCounted: Bool

    package init(_ state: State, file: StaticString = #fileID) {
      lock = PthreadLock(state)
      let file = "\(file)"
      isCounted = file.hasPrefix("TickStreams/") || file.hasPrefix("TickStreamsTesting/")
    }

    /// Runs `body` with exclusive access; nothing of the user's may run inside.
    package func withLock<Result: Sendable, Failure: Error>(
      _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try lock.withLock { state throws(Failure) in
        if isCounted { LockChecks.didLock() }
        defer { if isCounted { LockChecks.willUnlock() } }
        return try body(&state)
      }
    }
  }
#else
  /// Stops the program where the user's code would run with a lock of the library held; only in builds with the flag `TICKSTREAMS_LOCK_CHECKS`.
  @usableFromInline
  package enum LockChecks {
    /// Nothing.
    @inline(__always)
    @inlinable
    package static func expectNone(_ event: StaticString) {}
  }
#endif

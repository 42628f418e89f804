#if TICKSTREAMS_LOCK_CHECKS
  @_exported public import LockInstruments

  @usableFromInline package typealias LockChecks = HeldLocks

  /// The lock of the library, known to ``LockChecks``.
  package struct Lock<State: Sendable>: ~Copyable, Sendable {
    private let lock: PthreadLock<State>
    private let place: HeldLocks.Place?

    package init(_ state: State, file: StaticString = #fileID, line: UInt = #line) {
      lock = PthreadLock(state)
      place = HeldLocks.place(file, line)
    }

    /// Runs `body` with exclusive access; nothing of the user's may run inside.
    package func withLock<Result: Sendable, Failure: Error>(_ body: (inout State) throws(Failure) -> Result) throws(Failure) -> Result {
      guard let place else { return try lock.withLock(body) }
      HeldLocks.willLock(place)
      return try lock.withLock { state throws(Failure) in
        try HeldLocks.holding(place) { () throws(Failure) in try body(&state) }
      }
    }
  }
#else
  /// Stops the program where the user's code would run with a lock of the library held; only in builds with `TICKSTREAMS_LOCK_CHECKS=1`.
  @usableFromInline
  package enum LockChecks {
    /// Does nothing.
    @inline(__always)
    @inlinable
    package static func expectNone(_ event: StaticString) {}
  }
#endif

#if TICKSTREAMS_INTERLEAVING
  /// The library's lock, as the explorer sees it.
  package struct Lock<State: Sendable>: ~Copyable, Sendable {
    private let object: Interleaving.Object
    private let lock: PthreadLock<State>

    package init(_ state: State, file: StaticString = #fileID, line: UInt = #line) {
      object = Interleaving.Object(Interleaving.Place(file: file, line: line))
      lock = PthreadLock(state)
    }

    /// Runs `body` with exclusive access; nothing of the user's may run inside.
    package func withLock<Result: Sendable, Failure: Error>(
      file: StaticString = #fileID, line: UInt = #line, _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let place = Interleaving.Place(file: file, line: line)
      Interleaving.explorer?.willLock(object, at: place)
      defer { Interleaving.explorer?.didUnlock(object, at: place) }
      return try lock.withLock(body)
    }
  }
#endif

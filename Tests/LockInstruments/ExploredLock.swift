/// The lock of the library, with each use reported to the explorer, which runs one thread at a time.
public struct ExploredLock<State: Sendable>: ~Copyable, Sendable {
  private let storage: Interleaving.Storage<State>

  /// Creates the lock, where the call stands.
  public init(_ state: State, file: StaticString = #fileID, line: UInt = #line) {
    storage = Interleaving.Storage(state, Interleaving.Place(file: file, line: line))
  }

  /// Runs `body` with exclusive access; nothing of the user's may run inside.
  public func withLock<Result: Sendable, Failure: Error>(
    file: StaticString = #fileID, line: UInt = #line, _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let place = Interleaving.Place(file: file, line: line)
    Interleaving.explorer?.willLock(storage, at: place)
    defer { Interleaving.explorer?.didUnlock(storage, at: place) }
    return try body(&storage.contents)
  }
}

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

  /// Records the locks that each thread holds, in builds with the flag `TICKSTREAMS_LOCK_CHECKS`, and stops the program where the user's
  /// code would run with one held, or where locks are taken in an order in which two threads can wait for each other.
  @usableFromInline
  package enum LockChecks {
    /// The place of the lock that a thread took last, of those that it holds, is the thread's own specific value.
    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    private static let order = PthreadLock(LockOrder())

    private static var held: UnsafePointer<LockPlace>? {
      UnsafePointer(pthread_getspecific(key)?.assumingMemoryBound(to: LockPlace.self))
    }

    /// Stops the program if the thread holds a lock that is taken after one of `place` elsewhere.
    ///
    /// Called before the lock is taken, so that two threads that would wait for each other are reported and do not hang. Not under the
    /// thread sanitizer, for which the lock of ``order`` would put threads in an order that they do not have.
    static func willLock(_ place: LockPlace) {
      #if !TICKSTREAMS_TSAN
        guard let held, !order.withLock({ $0.allows(place, after: held.pointee) }) else { return }
        programmerError(
          "locks are taken in opposite orders: the one of \(place) after the one of \(held.pointee)", file: #fileID, line: #line)
      #endif
    }

    /// Runs `body`, in which the thread holds a lock that was made at `place`.
    static func holding<Result: Sendable, Failure: Error>(
      _ place: LockPlace, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let outer = held
      return try withUnsafePointer(to: place) { place throws(Failure) in
        pthread_setspecific(key, place)
        defer { pthread_setspecific(key, outer) }
        return try body()
      }
    }

    /// Stops the program if the thread holds a lock of the library.
    @usableFromInline
    package static func expectNone(_ event: StaticString, file: StaticString = #fileID, line: UInt = #line) {
      if held != nil { programmerError("a lock is held while \(event)", file: file, line: line) }
    }
  }

  /// Where a lock is made: those of one place count as one.
  struct LockPlace: Hashable, CustomStringConvertible {
    let file: String
    let line: UInt

    var description: String { "\(file):\(line)" }
  }

  /// Which locks were taken while which others were held.
  struct LockOrder {
    private var inner: [LockPlace: Set<LockPlace>] = [:]

    /// Remembers that `place` is taken after `earlier`; returns whether no order so far leads the other way.
    mutating func allows(_ place: LockPlace, after earlier: LockPlace) -> Bool {
      if inner[earlier]?.contains(place) == true { return true }
      var seen: Set = [place]
      var open = [place]
      while let next = open.popLast() {
        if next == earlier { return false }
        for further in inner[next, default: []] where seen.insert(further).inserted { open.append(further) }
      }
      inner[earlier, default: []].insert(place)
      return true
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

  /// The lock of the library, known to ``LockChecks``; the locks of other modules, which are those of tests, are not.
  package struct Lock<State: Sendable>: ~Copyable, Sendable {
    private let lock: PthreadLock<State>
    private let place: LockPlace?

    package init(_ state: State, file: StaticString = #fileID, line: UInt = #line) {
      lock = PthreadLock(state)
      let file = "\(file)"
      place = file.hasPrefix("TickStreams/") || file.hasPrefix("TickStreamsTesting/") ? LockPlace(file: file, line: line) : nil
    }

    /// Runs `body` with exclusive access; nothing of the user's may run inside.
    package func withLock<Result: Sendable, Failure: Error>(_ body: (inout State) throws(Failure) -> Result) throws(Failure) -> Result {
      guard let place else { return try lock.withLock(body) }
      LockChecks.willLock(place)
      return try lock.withLock { state throws(Failure) in
        try LockChecks.holding(place) { () throws(Failure) in try body(&state) }
      }
    }
  }
#else
  /// Stops the program where the user's code would run with a lock of the library held; only in builds with the flag
  /// `TICKSTREAMS_LOCK_CHECKS`.
  @usableFromInline
  package enum LockChecks {
    /// Does nothing.
    @inline(__always)
    @inlinable
    package static func expectNone(_ event: StaticString) {}
  }
#endif

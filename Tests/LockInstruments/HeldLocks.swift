import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Records the locks that each thread holds, in builds with `TICKSTREAMS_LOCK_CHECKS=1`, and stops the program where the user's code would run
/// with one held, or where locks are taken in an order in which two threads can wait for each other.
public enum HeldLocks {
  /// Where a lock is made: those of one place count as one.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    let file: String
    let line: UInt

    /// The file and the line.
    public var description: String { "\(file):\(line)" }
  }

  /// The place of the lock that a thread took last, of those that it holds, is the thread's own specific value.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static let order = Mutex(LockOrder())

  private static var held: UnsafePointer<Place>? { UnsafePointer(pthread_getspecific(key)?.assumingMemoryBound(to: Place.self)) }

  /// The place of a lock that is recorded; the locks of other modules, which are those of tests, are not.
  public static func place(_ file: StaticString, _ line: UInt) -> Place? {
    let file = "\(file)"
    return file.hasPrefix("TickStreams/") || file.hasPrefix("TickStreamsTesting/") ? Place(file: file, line: line) : nil
  }

  /// Stops the program if the thread holds a lock that is taken after one of `place` elsewhere.
  ///
  /// Called before the lock is taken, so that two threads that would wait for each other are reported and do not hang. The lock of ``order``
  /// puts threads in an order that they do not have without it, so a build for the thread sanitizer is without these checks.
  public static func willLock(_ place: Place) {
    guard let held, !order.withLock({ $0.allows(place, after: held.pointee) }) else { return }
    fatalError("locks are taken in opposite orders: the one of \(place) after the one of \(held.pointee)")
  }

  /// Runs `body`, in which the thread holds a lock that was made at `place`.
  public static func holding<Result: Sendable, Failure: Error>(
    _ place: Place, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = held
    return try withUnsafePointer(to: place) { place throws(Failure) in
      pthread_setspecific(key, place)
      defer { pthread_setspecific(key, outer) }
      return try body()
    }
  }

  /// Stops the program if the thread holds a lock of the library.
  public static func expectNone(_ event: StaticString, file: StaticString = #fileID, line: UInt = #line) {
    if held != nil { fatalError("a lock is held while \(event)", file: file, line: line) }
  }
}

/// Which locks were taken while which others were held.
private struct LockOrder {
  private var inner: [HeldLocks.Place: Set<HeldLocks.Place>] = [:]

  /// Remembers that `place` is taken after `earlier`; returns whether no order so far leads the other way.
  mutating func allows(_ place: HeldLocks.Place, after earlier: HeldLocks.Place) -> Bool {
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
public final class ReleaseCheck: Sendable {
  private let event: StaticString

  /// Checks when it is released.
  public init(_ event: StaticString) { self.event = event }

  deinit { HeldLocks.expectNone(event) }
}

/// The hook of the explorer in `Tests/Interleavings`: with the flag, every lock and every atomic value of the module reports to it what
/// it is about to do.
///
/// Memory orders are not explored: operations take effect one after the other.
public enum Interleaving {
  /// Unsafe: set once, before any code of the library runs.
  nonisolated(unsafe) public static var explorer: (any InterleavingExplorer)?

  /// The explorer's record of a lock or an atomic value.
  ///
  /// Unchecked: accessed only by the one thread that the explorer runs.
  public class Object: @unchecked Sendable {
    /// Where it was created.
    public let origin: Place
    /// The run in which `identity` was given.
    public var run = -1
    /// The same in every run that reaches this point by the same choices.
    public var identity = 0
    /// The thread that holds the lock.
    public var holder: Int?
    /// The threads that have used it in this run, one bit for each.
    public var users: UInt64 = 0
    /// Whether it has been written in this run.
    public var isWritten = false

    init(_ origin: Place) {
      self.origin = origin
      explorer?.didMake(self)
    }
  }

  /// A lock or an atomic value with its contents.
  ///
  /// Unchecked: like its superclass.
  final class Storage<Contents>: Object, @unchecked Sendable {
    @exclusivity(unchecked)
    var contents: Contents

    init(_ contents: Contents, _ origin: Place) {
      self.contents = contents
      super.init(origin)
    }
  }

  /// A line of source code.
  public struct Place: Sendable, CustomStringConvertible {
    /// The file.
    public let file: StaticString
    /// The line in it.
    public let line: UInt
    /// Both.
    public var description: String { "\(file):\(line)" }
  }
}

/// Decides at each of these calls which thread continues.
public protocol InterleavingExplorer: AnyObject, Sendable {
  /// A lock or an atomic value was made.
  func didMake(_ object: Interleaving.Object)
  /// An atomic value is accessed next.
  func willAccess(_ object: Interleaving.Object, writes: Bool, at place: Interleaving.Place)
  /// A lock is taken next.
  func willLock(_ object: Interleaving.Object, at place: Interleaving.Place)
  /// A lock was released.
  func didUnlock(_ object: Interleaving.Object, at place: Interleaving.Place)
}

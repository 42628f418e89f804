#if TICKSTREAMS_INTERLEAVING
  /// The hook of the explorer in `Tests/Interleavings`: with the flag, every lock and every atomic value of the module reports to it what
  /// it is about to do.
  ///
  /// Memory orders are not explored: operations take effect one after the other.
  package enum Interleaving {
    /// Unsafe: set once, before any code of the library runs.
    nonisolated(unsafe) package static var explorer: (any InterleavingExplorer)?

    /// The explorer's record of a lock or an atomic value.
    ///
    /// Unchecked: accessed only by the one thread that the explorer runs.
    package class Object: @unchecked Sendable {
      /// Where it was created.
      package let origin: Place
      /// The run in which `identity` was given.
      package var run = -1
      /// The same in every run that reaches this point by the same choices.
      package var identity = 0
      /// The thread that holds the lock.
      package var holder: Int?
      /// The threads that have used it in this run, one bit for each.
      package var users: UInt64 = 0
      package var isWritten = false

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
    package struct Place: Sendable, CustomStringConvertible {
      package let file: StaticString
      package let line: UInt
      package var description: String { "\(file):\(line)" }
    }
  }

  /// Decides at each of these calls which thread continues.
  package protocol InterleavingExplorer: AnyObject, Sendable {
    func didMake(_ object: Interleaving.Object)
    func willAccess(_ object: Interleaving.Object, writes: Bool, at place: Interleaving.Place)
    func willLock(_ object: Interleaving.Object, at place: Interleaving.Place)
    func didUnlock(_ object: Interleaving.Object, at place: Interleaving.Place)
  }
#endif

/// Work of a signal that ran more than once at a time.
public struct RepeatedEffect: Sendable, Hashable {
  /// The function around the work, or the source or operator.
  public let name: String
  /// Where it stands.
  public let site: CallSite
  /// How often it ran at once, at most.
  public let count: Int
}

extension RepeatedEffect: CustomStringConvertible {
  /// A sentence that names it, and what to do.
  public var description: String {
    "`\(name)` at \(site) was subscribed \(count) times at once; one that several observe wants `share()`"
  }
}

/// The failure of the sources that `checkLaws(of:)` gives to an operator.
public struct LawFailure: Error, Hashable, CustomStringConvertible {
  /// Creates a failure, for an operator that needs one.
  public init() {}

  /// How it reads in a story.
  public var description: String { "LawFailure" }
}

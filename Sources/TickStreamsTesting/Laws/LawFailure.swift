/// The failure of the sources of ``checkLaws(of:allowing:patience:file:line:_:)-(_,_,_,_,_,(TickSignal<LawValue,LawFailure>)->TickSignal<Output,OutputFailure>)``.
public struct LawFailure: Error, Hashable, CustomStringConvertible {
  /// Creates a failure, for an operator that needs one.
  public init() {}

  /// How it reads in a story.
  public var description: String { "LawFailure" }
}

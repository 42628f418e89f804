/// The failure of the sources that `checkLaws(of:)` gives to an operator.
public struct LawFailure: Error, Hashable, CustomStringConvertible {
  /// Creates a failure, for an operator that needs one.
  public init() {}

  /// How it reads in a story.
  public var description: String { "LawFailure" }
}

/// The failure of the sources that `checkLaws(of:failing:)` gives to an operator: ``LawFailure``, or `Never`.
///
/// Give another failure the conformance to check an operator of signals that fail with nothing else.
public protocol LawSourceFailure: SendableMetatype {
  /// The failure of the signals.
  associatedtype Failure: Error = Self

  /// The failure that the sources send; `nil` if they cannot fail.
  static var lawFailure: Failure? { get }
}

extension LawFailure: LawSourceFailure {
  /// A failure.
  public static var lawFailure: LawFailure? { LawFailure() }
}

extension Never: LawSourceFailure {
  /// None.
  public static var lawFailure: Never? { nil }
}

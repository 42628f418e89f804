/// The failure of the sources that `checkLaws(of:)` gives to an operator.
package struct LawFailure: Error, Hashable, CustomStringConvertible {
  /// Creates a failure, for an operator that needs one.
  package init() {}

  /// How it reads in a story.
  package var description: String { "LawFailure" }
}

/// The failure of the sources that `checkLaws(of:failing:)` gives to an operator: ``LawFailure``, or `Never`.
///
/// Give another failure the conformance to check an operator of signals that fail with nothing else.
package protocol LawSourceFailure: SendableMetatype {
  /// The failure of the signals.
  associatedtype Failure: Error = Self

  /// The failure that the sources send; `nil` if they cannot fail.
  static var lawFailure: Failure? { get }
}

extension LawFailure: LawSourceFailure {
  /// A failure.
  package static var lawFailure: LawFailure? { LawFailure() }
}

extension Never: LawSourceFailure {
  /// None.
  package static var lawFailure: Never? { nil }
}

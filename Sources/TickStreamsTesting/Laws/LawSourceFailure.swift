/// What the sources that `checkLaws(of:failing:)` gives to an operator fail with: ``LawFailure``, or `Never`.
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

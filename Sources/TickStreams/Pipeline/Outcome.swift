/// How a signal or a leg of one ended.
@usableFromInline
@frozen
package enum Outcome: Sendable {
  case completed
  case failed(FailureBox)

  /// A failure, of the type as which it is read.
  @usableFromInline
  package static func failed<Failure: Error>(_ failure: Failure, as _: Failure.Type) -> Outcome {
    .failed(TypedFailure(failure))
  }

  /// The handler of an end, for subscribers that cannot get a failure.
  @inlinable
  static func handler(_ onCompleted: (@Sendable () -> Void)?) -> @Sendable (Outcome) -> Void {
    guard let onCompleted else { return { _ in } }
    return { _ in onCompleted() }
  }

  /// The failure, as the type that was sent.
  @usableFromInline
  static func failure<Failure: Error>(_ box: FailureBox, as _: Failure.Type) -> Failure {
    unsafeDowncast(box, to: TypedFailure<Failure>.self).failure
  }
}

/// A failure without its type, as a value in flight has none: `any Error` is not there without an operating system, and its cast costs more.
@usableFromInline
package class FailureBox: @unchecked Sendable {
  fileprivate init() {}
}

/// Unchecked like its superclass; it adds a constant.
private final class TypedFailure<Failure: Error>: FailureBox, @unchecked Sendable {
  let failure: Failure

  init(_ failure: Failure) {
    self.failure = failure
  }
}

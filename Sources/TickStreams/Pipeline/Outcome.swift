/// How a signal or a leg of one ended.
@usableFromInline
@frozen
package enum Outcome: Sendable {
  case completed
  case failed(any Error)

  /// The handler of an end, for subscribers that cannot get a failure.
  @inlinable
  static func handler(_ onCompleted: (@Sendable () -> Void)?) -> @Sendable (Outcome) -> Void {
    guard let onCompleted else { return { _ in } }
    return { _ in onCompleted() }
  }

  /// The failure, cast to the type as which it was sent.
  @inlinable
  static func failure<Failure: Error>(_ error: any Error, as _: Failure.Type) -> Failure {
    guard let failure = error as? Failure else { preconditionFailure("a \(Failure.self) was sent as \(error)") }
    return failure
  }
}

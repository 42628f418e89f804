/// The receiver of the events of one stage of a signal, with the types erased.
@usableFromInline
package struct RawSubscriber: Sendable {
  /// Takes one value, which is valid for the duration of the call.
  @usableFromInline let onNext: @Sendable (borrowing ValueInFlight) -> Void
  /// What ``onEnd(_:)`` does.
  @usableFromInline let ending: @Sendable (Outcome) -> Void
  @usableFromInline let scope: Scope
  /// Whether the scope is that of a leg, so that the end of the subscriber ends it.
  @usableFromInline let isLeg: Bool

  @inlinable
  init(scope: Scope, onNext: @escaping @Sendable (borrowing ValueInFlight) -> Void, onEnd: @escaping @Sendable (Outcome) -> Void) {
    self.onNext = Self.checked(onNext)
    ending = Self.checked(onEnd)
    self.scope = scope
    isLeg = false
  }

  /// The subscriber of a leg of its own: `leg` ends, and its feeder is disposed, before `onEnd` is called.
  @inlinable
  init(leg: Scope, onNext: @escaping @Sendable (borrowing ValueInFlight) -> Void, onEnd: @escaping @Sendable (Outcome) -> Void) {
    self.onNext = Self.checked(onNext)
    ending = Self.checked(onEnd)
    scope = leg
    isLeg = true
  }

  /// A subscriber for the upstream of `downstream` that handles the values, and passes the end straight on.
  @inlinable
  init(before downstream: RawSubscriber, onNext: @escaping @Sendable (borrowing ValueInFlight) -> Void) {
    self.onNext = Self.checked(onNext)
    ending = downstream.ending
    scope = downstream.scope
    isLeg = downstream.isLeg
  }

  /// Ends the leg, if there is one, and then passes the outcome on, unless the leg is disposed before.
  @inlinable
  func onEnd(_ outcome: Outcome) {
    if !isLeg || scope.endForEvent() { ending(outcome) }
  }

  @inlinable var isEnded: Bool { scope.isEnded }

  func next(_ box: any ValueBox) {
    box.lend(onNext)
  }
}

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

/// The part of a subscriber that takes values, small enough to be captured by the closure of every operator.
@usableFromInline
package struct Output<Value: Sendable>: Sendable {
  @usableFromInline let onNext: @Sendable (borrowing ValueInFlight) -> Void

  @inlinable
  init(onNext: @escaping @Sendable (borrowing ValueInFlight) -> Void) {
    self.onNext = onNext
  }

  /// Passes on a value that has the output's type already.
  @inline(always)
  @inlinable
  func forward(_ value: borrowing ValueInFlight) {
    onNext(value)
  }
}

// MARK: - Values that are kept

/// A value that is kept beyond its delivery.
package protocol ValueBox: AnyObject, Sendable {
  func lend(_ body: (borrowing ValueInFlight) -> Void)
}

private final class TypedBox<Value: Sendable>: ValueBox {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  #if TICKSTREAMS_LOCK_CHECKS
    deinit { LockChecks.expectNone("a value is released") }
  #endif

  func lend(_ body: (borrowing ValueInFlight) -> Void) {
    ValueInFlight.lending(value) { body($0) }
  }
}

/// Boxes values in flight.
///
/// An operator that keeps values has one for their type.
package struct Boxing: Sendable {
  let box: @Sendable (borrowing ValueInFlight) -> any ValueBox

  package init<Value: Sendable>(_: Value.Type) {
    box = { TypedBox($0.as(Value.self)) }
  }
}

extension ValueBox {
  /// The value, as the type that was boxed.
  package func value<Value: Sendable>(as _: Value.Type) -> Value {
    unsafeDowncast(self, to: TypedBox<Value>.self).value
  }
}

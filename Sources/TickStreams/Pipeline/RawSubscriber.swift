/// The receiver of the events of one stage of a signal, with the types erased.
@frozen
@usableFromInline
package struct RawSubscriber: Sendable {
  /// Takes one value, which is valid for the duration of the call.
  @usableFromInline package typealias OnNext = @Sendable (borrowing ValueInFlight) -> Void
  @usableFromInline package typealias OnEnd = @Sendable (Outcome) -> Void

  @usableFromInline package let onNext: OnNext
  /// The effect of ``onEnd(_:)``.
  @usableFromInline let ending: OnEnd
  @usableFromInline let scope: Scope
  /// Whether the scope belongs to a leg, so that the end of the subscriber ends it.
  @usableFromInline let isLeg: Bool

  @inlinable
  package init(scope: Scope, onNext: @escaping OnNext, onEnd: @escaping OnEnd) {
    self.onNext = Self.checked(onNext)
    ending = Self.checked(onEnd)
    self.scope = scope
    isLeg = false
  }

  /// The subscriber of a separate leg: `leg` ends, and its feeder is disposed, before `onEnd` is called.
  @inlinable
  init(leg: Scope, onNext: @escaping OnNext, onEnd: @escaping OnEnd) {
    self.onNext = Self.checked(onNext)
    ending = Self.checked(onEnd)
    scope = leg
    isLeg = true
  }

  /// A subscriber for the upstream of `downstream` that handles the values, and passes the end straight on.
  @inlinable
  init(before downstream: RawSubscriber, onNext: @escaping OnNext) {
    self.onNext = Self.checked(onNext)
    ending = downstream.ending
    scope = downstream.scope
    isLeg = downstream.isLeg
  }

  /// Ends the leg, if there is one, and then passes the outcome on, unless the leg is disposed before.
  @inlinable
  package func onEnd(_ outcome: Outcome) {
    if !isLeg || scope.endForEvent() { ending(outcome) }
  }

  @inlinable var isEnded: Bool { scope.isEnded }

  func next(_ box: any ValueBox) {
    box.lend(onNext)
  }

  /// This subscriber, behind a leg; `effect` runs once, before the end is passed on or by a disposal.
  func disposing(_ effect: @escaping @Sendable () -> Void) -> RawSubscriber {
    let leg = Scope()
    let ending = AnyDisposable {
      leg.end()
      effect()
    }
    scope.setFeeder(ending)
    return RawSubscriber(
      leg: leg,
      onNext: onNext,
      onEnd: { outcome in
        ending.dispose()
        onEnd(outcome)
      }
    )
  }
}

/// In builds with the flag `TICKSTREAMS_LOCK_CHECKS` each stage of a signal checks that the thread holds no lock; otherwise the handlers stay as they are.
extension RawSubscriber {
  @inline(__always)
  @inlinable
  static func checked(_ onNext: @escaping OnNext) -> OnNext {
    #if TICKSTREAMS_LOCK_CHECKS
      { (value: borrowing ValueInFlight) in
        LockChecks.expectNone("a value is delivered")
        onNext(value)
      }
    #else
      onNext
    #endif
  }

  @inline(__always)
  @inlinable
  static func checked(_ onEnd: @escaping OnEnd) -> OnEnd {
    #if TICKSTREAMS_LOCK_CHECKS
      {
        LockChecks.expectNone("an end is delivered")
        onEnd($0)
      }
    #else
      onEnd
    #endif
  }
}

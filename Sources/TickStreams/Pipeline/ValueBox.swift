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

extension Boxing {
  /// A box of a value that is not in flight.
  package func box<Value>(of value: Value) -> any ValueBox {
    ValueInFlight.lending(value) { box($0) }
  }

  /// The value in a box, as the type that was boxed.
  package static func value<Value: Sendable>(_ box: any ValueBox, as _: Value.Type) -> Value {
    unsafeDowncast(box, to: TypedBox<Value>.self).value
  }
}

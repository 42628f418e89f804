// The one file that handles values through raw pointers.
//
// A generic closure stored in a generic struct costs a reabstraction thunk at every hop (6 ns), and generic code that is not specialized
// looks up the metadata of its types at every step (8 ns). So everything between the source and the subscriber is stored and run without
// types, at 3 ns a hop: a value in flight is an address that is valid during the call, and a value that is kept is a box. An operator reads
// the value inside its own specialized closure. The typed faces (`TickSignal`, `Subscriber`, `Output`) make the type that is read the type
// that was written.
//
// The address outlives no call: the type cannot be copied, and everything takes it as `borrowing`, so the compiler refuses to store it and
// to capture it in a closure that escapes. Alternatives that were considered: a closure that borrows the typed value is a generic closure
// again, with its thunk; a type that is `~Escapable` needs an annotation of lifetimes on its initializer, which is an experimental feature
// of Swift 6.3.

/// A value on its way through a chain of operators: its address, without its type.
///
/// It is valid during the call that it is passed to, and cannot be kept.
@usableFromInline
@frozen
package struct ValueInFlight: ~Copyable {
  @usableFromInline let address: UnsafeRawPointer

  @inline(always)
  @inlinable
  init(_ address: UnsafeRawPointer) {
    self.address = address
  }

  /// Runs `body` with `value` in flight.
  @inline(always)
  @inlinable
  package static func lending<Value, Result>(_ value: Value, _ body: (borrowing ValueInFlight) -> Result) -> Result {
    withUnsafePointer(to: value) { body(ValueInFlight(UnsafeRawPointer($0))) }
  }

  /// The value, as the type that was lent.
  @inline(always)
  @inlinable
  package func `as`<Value>(_: Value.Type) -> Value {
    address.assumingMemoryBound(to: Value.self).pointee
  }
}

@available(*, unavailable)
extension ValueInFlight: Sendable {}

/// The part of a subscriber that takes values, small enough to be captured by the closure of every operator.
@frozen
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

extension Output {
  /// Sends a value, with no closure in between, which would cost stack at each operator in a debug build.
  @inline(always)
  @inlinable
  func send(_ value: Value) {
    var value = value
    send(at: &value)
  }

  @inline(always)
  @inlinable
  func send(at address: UnsafePointer<Value>) {
    onNext(ValueInFlight(UnsafeRawPointer(address)))
  }
}

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

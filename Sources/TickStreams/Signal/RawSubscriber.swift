// The one file that handles values through raw pointers.
//
// A generic closure stored in a generic struct costs a reabstraction thunk at every hop. So the closures that make up a chain are stored
// at this one non-generic type, and each operator, being inlinable, reads the value from the pointer inside its own specialised closure.
// The typed faces (`Subscriber`, `Output`) make sure that the type read is the type written.

/// What a chain of operators is made of, with the types erased.
@usableFromInline
package struct RawSubscriber: Sendable {
  /// Takes a pointer to one value, which is valid for the duration of the call.
  @usableFromInline let onNext: @Sendable (UnsafeRawPointer) -> Void
  /// Takes the end: a pointer to the failure, or `nil` for completion.
  @usableFromInline let onEnd: @Sendable (UnsafeRawPointer?) -> Void
  @usableFromInline let scope: Scope

  @inlinable
  init(
    scope: Scope,
    onNext: @escaping @Sendable (UnsafeRawPointer) -> Void,
    onEnd: @escaping @Sendable (UnsafeRawPointer?) -> Void
  ) {
    self.onNext = onNext
    self.onEnd = onEnd
    self.scope = scope
  }
}

/// The value side of a subscriber, small enough to be captured by the closure of every operator.
@usableFromInline
package struct Output<Value: Sendable>: Sendable {
  @usableFromInline let onNext: @Sendable (UnsafeRawPointer) -> Void

  @inlinable
  init(onNext: @escaping @Sendable (UnsafeRawPointer) -> Void) {
    self.onNext = onNext
  }

  @inline(always)
  @inlinable
  func send(_ value: Value) {
    var value = value
    point(&value)
  }

  @inline(always)
  @inlinable
  func point(_ value: UnsafePointer<Value>) {
    onNext(UnsafeRawPointer(value))
  }

  /// Passes on a value that has the output's type already.
  @inline(always)
  @inlinable
  func forward(_ value: UnsafeRawPointer) {
    onNext(value)
  }
}

extension UnsafeRawPointer {
  /// The value behind the pointer.
  @inline(always)
  @inlinable
  func `as`<Value>(_: Value.Type) -> Value {
    assumingMemoryBound(to: Value.self).pointee
  }
}

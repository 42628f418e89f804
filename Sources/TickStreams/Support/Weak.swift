/// A weak reference that can be captured by any closure.
struct Weak<Object: AnyObject & Sendable>: Sendable {
  private final class Reference: Sendable {
    weak let object: Object?

    init(_ object: Object) {
      self.object = object
    }
  }

  private let reference: Reference

  init(_ object: Object) {
    reference = Reference(object)
  }

  /// The object, or `nil` once it has been deallocated.
  var object: Object? { reference.object }
}

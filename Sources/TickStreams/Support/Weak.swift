/// A weak reference of a known type that can be captured by any closure.
final class Weak<Object: AnyObject & Sendable>: Sendable {
  /// The object, or `nil` once it has been deallocated.
  weak let object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

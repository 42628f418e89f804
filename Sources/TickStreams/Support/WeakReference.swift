/// A weak reference to any object, which can be captured by any closure, even by those that are emitted into other modules.
@usableFromInline
final class WeakReference: Sendable {
  @usableFromInline weak let object: (any AnyObject & Sendable)?

  @usableFromInline
  init(_ object: any AnyObject & Sendable) {
    self.object = object
  }
}

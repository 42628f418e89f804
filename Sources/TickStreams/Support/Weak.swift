// `weak let` is in it, and no other compiler has been tried.
#if compiler(<6.3)
  #error("TickStreams needs the compiler of Swift 6.3 or later")
#endif

/// A weak reference that can be captured by any closure, even by those that are emitted into other modules.
@usableFromInline
final class Weak<Object: AnyObject & Sendable>: Sendable {
  /// The object, or `nil` once it has been deallocated.
  #if hasFeature(Embedded)  // no weak references: their objects are released explicitly
    let object: Object?
  #else
    @usableFromInline weak let object: Object?
  #endif

  @usableFromInline
  init(_ object: Object) {
    self.object = object
  }
}

/// A weak reference to an object of any type.
@usableFromInline
typealias WeakReference = Weak<any AnyObject & Sendable>

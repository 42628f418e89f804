/// An array for the innermost loops of the timer queue: positions are checked in debug builds only, elements are never released.
///
/// Copies share their elements, so a value that contains one must not be copied once it is in use.
///
/// Unchecked: it belongs to the queue, and is accessed only under the lock of the engine.
struct UncheckedArray<Element: Sendable>: @unchecked Sendable {
  /// One allocation; it does not end the elements, which need no end.
  private var memory: ManagedBuffer<Void, Element>?
  private var capacity = 0
  private var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0

  var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

  var isEmpty: Bool { count == 0 }

  subscript(position: Int) -> Element {
    get { elements[position] }
    nonmutating set { elements[position] = newValue }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    count += 1
    self[count - 1] = element
  }

  mutating func removeLast() -> Element {
    let last = self[count - 1]
    count -= 1
    return last
  }

  @inline(never)
  private mutating func grow() {
    let capacity = Swift.max(1, capacity * 2)
    let larger = ManagedBuffer<Void, Element>.create(minimumCapacity: capacity) { _ in }
    let start = larger.withUnsafeMutablePointerToElements { $0 }
    if let base { start.update(from: base, count: count) }
    (memory, base, self.capacity) = (larger, start, capacity)
  }
}

/// A 4-ary heap of timers, ordered by deadline and then by order of enqueueing; each timer stores its position.
///
/// Wider than a binary heap, it is half as deep, and the children of a slot lie next to each other.
///
/// - Complexity: insert, replace and remove O(log *n*).
///
/// Unchecked: unmanaged references to timers, which the queue retains as long as they are in here.
struct TimerHeap: @unchecked Sendable {
  /// Unchecked: an unmanaged reference, as of the whole.
  struct Slot: @unchecked Sendable {
    var due: TickInstant
    var sequence: UInt64
    var timer: Unmanaged<TickTimer>

    init(due: TickInstant, sequence: UInt64, timer: Unmanaged<TickTimer>) {
      (self.due, self.sequence, self.timer) = (due, sequence, timer)
    }

    init(_ timer: Unmanaged<TickTimer>) {
      let (due, sequence) = timer._withUnsafeGuaranteedRef { ($0.due, $0.sequence) }
      self.init(due: due, sequence: sequence, timer: timer)
    }

    func precedes(_ other: Slot) -> Bool {
      due != other.due ? due < other.due : sequence < other.sequence
    }
  }

  private(set) var slots = UncheckedArray<Slot>()

  var first: Slot? { slots.isEmpty ? nil : slots[0] }

  mutating func insert(_ timer: Unmanaged<TickTimer>) {
    slots.append(Slot(timer))
    siftUp(slots.count - 1)
  }

  /// Puts another timer, which does not come earlier, into the place of one.
  mutating func replace(at position: Int, with timer: Unmanaged<TickTimer>) {
    slots[position] = Slot(timer)
    siftDown(position)
  }

  /// Puts another timer into the place of one, with the key of the place instead of its own key.
  mutating func replaceKeepingKey(at position: Int, with timer: Unmanaged<TickTimer>) {
    slots.elements[position].timer = timer
    timer._withUnsafeGuaranteedRef { $0.place = .top(Int32(truncatingIfNeeded: position)) }
  }

  mutating func remove(at position: Int) {
    let last = slots.removeLast()
    guard position < slots.count else { return }
    slots[position] = last
    if position > 0, last.precedes(slots[(position - 1) / 4]) { siftUp(position) } else { siftDown(position) }
  }

  /// The positions below `position` in a heap of `count`.
  static func children(of position: Int, count: Int) -> Range<Int> {
    let first = position * 4 + 1
    return first..<Swift.max(first, Swift.min(first + 4, count))
  }

  private func siftUp(_ start: Int) {
    let slots = slots.elements
    let slot = slots[start]
    var position = start
    while position > 0 {
      let parent = (position - 1) / 4
      guard slot.precedes(slots[parent]) else { break }
      Self.place(slots[parent], at: position, in: slots)
      position = parent
    }
    Self.place(slot, at: position, in: slots)
  }

  private func siftDown(_ start: Int) {
    let slots = slots.elements
    let slot = slots[start]
    var position = start
    while true {
      let children = position * 4 + 1
      guard children < slots.count else { break }
      var least = children
      for child in (children + 1)..<Swift.max(children + 1, Swift.min(children + 4, slots.count))
      where slots[child].precedes(slots[least]) {
        least = child
      }
      guard slots[least].precedes(slot) else { break }
      Self.place(slots[least], at: position, in: slots)
      position = least
    }
    Self.place(slot, at: position, in: slots)
  }

  private static func place(_ slot: Slot, at position: Int, in slots: UnsafeMutableBufferPointer<Slot>) {
    slots[position] = slot
    slot.timer._withUnsafeGuaranteedRef { $0.place = .top(Int32(truncatingIfNeeded: position)) }
  }
}

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

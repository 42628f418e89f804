/// A first-in, first-out queue with amortized constant-time operations at both ends.
package struct FIFO<Element: Sendable>: Sendable {
  private var elements: [Element?] = []
  private var head = 0

  package init() {}

  package var isEmpty: Bool { head == elements.count }
  package var count: Int { elements.count - head }
  package var first: Element? { isEmpty ? nil : elements[head] }

  package var last: Element? { isEmpty ? nil : elements[elements.count - 1] }

  /// A queue of the transformed elements, in the same order.
  package func map<Output>(_ transform: (Element) -> Output) -> FIFO<Output> {
    var queue = FIFO<Output>()
    for element in elements[head...] { if let element { queue.append(transform(element)) } }
    return queue
  }

  package mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Takes out the element behind the first `place`; O(*n*) but for the first.
  package mutating func remove(at place: Int) -> Element? {
    place == 0 ? popFirst() : elements.remove(at: head + place)
  }

  package mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[head].take()
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: elements.capacity <= 64)
      head = 0
    } else if head >= 64, head * 2 >= elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}

/// Elements of which there are seldom more than two, which take no extra memory.
struct Few<Element> {
  private var first: Element?
  private var second: Element?
  private var others: [Element] = []

  var isEmpty: Bool { first == nil }

  mutating func append(_ element: consuming Element) {
    if first == nil {
      first = element
    } else if second == nil {
      second = element
    } else {
      others.append(element)
    }
  }

  mutating func popFirst() -> Element? {
    let next = first
    first = second
    second = others.isEmpty ? nil : others.removeFirst()
    return next
  }
}

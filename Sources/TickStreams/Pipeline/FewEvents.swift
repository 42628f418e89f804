/// Events to send, of which there are seldom more than two, which take no extra memory.
struct FewEvents {
  private var first: RawEvent?
  private var second: RawEvent?
  private var others = FIFO<RawEvent>()

  var isEmpty: Bool { first == nil }

  mutating func append(_ event: consuming RawEvent) {
    if first == nil {
      first = event
    } else if second == nil {
      second = event
    } else {
      others.append(event)
    }
  }

  mutating func popFirst() -> RawEvent? {
    let next = first
    first = second
    second = others.popFirst()
    return next
  }
}

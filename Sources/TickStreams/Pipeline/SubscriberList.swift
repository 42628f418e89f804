import Synchronization

/// The subscribers of a broadcaster, and the serializer that orders everything sent to them.
///
/// Additions and removals are serialized together with the events: so a subscriber gets exactly the events that are sent after it
/// subscribed, only the holder accesses the list, and sending takes no lock while there is no contention. A context that subscribes or
/// disposes never has to deliver the events of others.
///
/// Unchecked: `listed` is accessed only by the holder of the serializer.
final class SubscriberList: @unchecked Sendable {
  enum Item: Sendable {
    case next(any ValueBox)
    case end(Outcome)
    case add(ListedSubscriber)
    case remove(ListedSubscriber)
    /// Ends every subscription without an event.
    case endAll
  }

  private let serializer = Serializer<Item>()
  private let closed = Atomic<Bool>(false)
  private let total = Atomic<Int>(0)
  @exclusivity(unchecked)
  private var listed = LinkedSubscribers()

  /// Whether the end has been sent.
  var isClosed: Bool { closed.load(ordering: .acquiring) }

  var count: Int { total.load(ordering: .acquiring) }

  /// Sends a value.
  @inline(__always)
  func next(_ value: borrowing ValueInFlight, _ boxing: Boxing) {
    if !isClosed { next(value, takeTurn(for: value, boxing)) }
  }

  /// Takes the serializer for a value, or appends the value for the holder.
  @inline(__always)
  func takeTurn(for value: borrowing ValueInFlight, _ boxing: Boxing) -> SendingTurn {
    if serializer.enter() { return .held }
    return serializer.append(.next(boxing.box(value))) ? .heldWithItems : .passed
  }

  /// Sends a value for which the turn was taken.
  @inline(__always)
  func next(_ value: borrowing ValueInFlight, _ turn: SendingTurn) {
    if turn == .passed { return }
    if turn == .held { listed.next(value) }
    drain()
  }

  /// Appends an item to the queue.
  ///
  /// - Returns: Whether the caller now holds the serializer and has to call ``drain()`` with no lock held.
  func enqueue(_ item: Item) -> Bool {
    serializer.append(item)
  }

  /// Enqueues the end, after which no value is accepted.
  ///
  /// - Returns: As ``enqueue(_:)``.
  func close(_ outcome: Outcome) -> Bool {
    closed.store(true, ordering: .releasing)
    return serializer.append(.end(outcome))
  }

  /// Adds a subscriber, which gets every event that is sent from now on.
  func add(_ subscriber: ListedSubscriber) {
    serializer.run(orAppend: .add(subscriber)) { insert(subscriber) }
    // Counted last: a thread that has seen the count sends to this subscriber.
    total.wrappingAdd(1, ordering: .releasing)
  }

  /// Ends every subscription without an event.
  func endAll() {
    var ended: [ListedSubscriber] = []
    serializer.run(orAppend: .endAll) { ended = listed.removeAll() }
    for subscriber in ended { subscriber.target.scope.end() }
  }

  fileprivate func remove(_ subscriber: ListedSubscriber) {
    total.subtract(1, ordering: .relaxed)
    // The end removes every subscriber.
    if !isClosed { serializer.run(orAppend: .remove(subscriber)) { listed.remove(subscriber) } }
  }

  private func insert(_ subscriber: ListedSubscriber) {
    if !subscriber.isDisposed { listed.append(subscriber) }
  }

  /// Handles the queued items, and leaves.
  @inline(__always)
  func drain() {
    while let item = serializer.leave() { handle(item) }
  }

  private func handle(_ item: Item) {
    switch item {
    case .next(let value): value.lend { listed.next($0) }
    case .end(let outcome): for subscriber in listed.removeAll() where !subscriber.isDisposed { subscriber.target.onEnd(outcome) }
    case .add(let subscriber): insert(subscriber)
    case .remove(let subscriber): listed.remove(subscriber)
    case .endAll: for subscriber in listed.removeAll() { subscriber.target.scope.end() }
    }
  }
}

/// Who sends a value.
enum SendingTurn: Sendable {
  /// The caller, now.
  case held
  /// The caller, with the items that are queued.
  case heldWithItems
  /// Another thread: the value is queued.
  case passed
}

/// One subscriber of a broadcaster.
///
/// Unchecked: `previous` and `next` are accessed only by the list.
final class ListedSubscriber: Disposable, @unchecked Sendable {
  let target: RawSubscriber
  private let list: SubscriberList
  @exclusivity(unchecked)
  fileprivate var previous: Unmanaged<ListedSubscriber>?
  @exclusivity(unchecked)
  fileprivate var next: Unmanaged<ListedSubscriber>?

  init(_ target: RawSubscriber, in list: SubscriberList) {
    self.target = target
    self.list = list
  }

  var isDisposed: Bool { target.isEnded }

  func dispose() {
    list.remove(self)
  }
}

/// The subscribers in the order of subscribing, as a linked list, so that a removal takes constant time.
///
/// The list retains each subscriber once.
private struct LinkedSubscribers {
  private var first: Unmanaged<ListedSubscriber>?
  private var last: Unmanaged<ListedSubscriber>?

  /// Sends a value to every subscriber.
  @inline(__always)
  func next(_ value: borrowing ValueInFlight) {
    var next = first
    while let subscriber = next {
      next = subscriber._withUnsafeGuaranteedRef { subscriber in
        if !subscriber.target.isEnded { subscriber.target.onNext(value) }
        return subscriber.next
      }
    }
  }

  mutating func append(_ subscriber: ListedSubscriber) {
    let new = Unmanaged.passRetained(subscriber)
    subscriber.previous = last
    if let last { last._withUnsafeGuaranteedRef { $0.next = new } } else { first = new }
    last = new
  }

  mutating func remove(_ subscriber: ListedSubscriber) {
    let place = Unmanaged.passUnretained(subscriber)
    guard subscriber.previous != nil || first?.toOpaque() == place.toOpaque() else { return }
    if let previous = subscriber.previous {
      previous._withUnsafeGuaranteedRef { $0.next = subscriber.next }
    } else {
      first = subscriber.next
    }
    if let next = subscriber.next {
      next._withUnsafeGuaranteedRef { $0.previous = subscriber.previous }
    } else {
      last = subscriber.previous
    }
    subscriber.previous = nil
    subscriber.next = nil
    place.release()
  }

  mutating func removeAll() -> [ListedSubscriber] {
    var removed: [ListedSubscriber] = []
    while let subscriber = first?.takeUnretainedValue() {
      removed.append(subscriber)
      remove(subscriber)
    }
    return removed
  }
}

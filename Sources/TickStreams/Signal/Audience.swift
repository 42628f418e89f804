import Synchronization

/// The subscribers of a broadcaster, and the line through which everything reaches them.
///
/// Not only events pass the line, but also who comes and who leaves: so whoever subscribes gets exactly what is sent after that, the list of
/// subscribers is touched by the one inside only, and sending takes no lock as long as nobody meets. Who comes or leaves does so in passing, and
/// never has to deliver what others send.
///
/// Unchecked: `members` is touched only by the one inside the line.
final class Audience: @unchecked Sendable {
  enum Item: Sendable {
    case next(any ValueBox)
    case end(Outcome)
    case join(Member)
    case leave(Member)
    /// Nothing comes any more, and no end either.
    case dismiss
  }

  private let line = Line<Item>()
  private let closed = Atomic<Bool>(false)
  private let present = Atomic<Int>(0)
  @exclusivity(unchecked)
  private var members = MemberList()

  /// Whether the end has been sent.
  var isClosed: Bool { closed.load(ordering: .acquiring) }

  /// The number of subscribers.
  var count: Int { present.load(ordering: .relaxed) }

  /// Sends a value.
  @inline(__always)
  func next(_ value: UnsafeRawPointer, _ boxing: Boxing) {
    if isClosed { return }
    if line.enter() {
      members.next(value)
      open()
    } else if line.append(.next(boxing.box(value))) {
      open()
    }
  }

  /// Gives something its place in the order.
  ///
  /// True if nobody was inside: the caller is now, and has to call ``open()``, holding no lock.
  func enqueue(_ item: Item) -> Bool {
    line.append(item)
  }

  /// Lets nothing in any more but the end, which it enqueues.
  func close(_ outcome: Outcome) -> Bool {
    closed.store(true, ordering: .releasing)
    return line.append(.end(outcome))
  }

  /// Lets somebody in: to everything that is sent from now on.
  func admit(_ member: Member) {
    present.add(1, ordering: .relaxed)
    line.pass(.join(member)) { join(member) }
  }

  /// Lets go of everybody, silently.
  func dismiss() {
    var dismissed: [Member] = []
    line.pass(.dismiss) { dismissed = members.removeAll() }
    for member in dismissed { member.target.scope.end() }
  }

  fileprivate func remove(_ member: Member) {
    present.subtract(1, ordering: .relaxed)
    // Whoever sees to the end lets go of everybody.
    if !isClosed { line.pass(.leave(member)) { members.remove(member) } }
  }

  private func join(_ member: Member) {
    if !member.isDisposed { members.append(member) }
  }

  /// Sees to what is queued, and leaves.
  @inline(__always)
  func open() {
    while let item = line.leave() { see(to: item) }
  }

  private func see(to item: Item) {
    switch item {
    case .next(let value): value.withPointer { members.next($0) }
    case .end(let outcome): for member in members.removeAll() where !member.isDisposed { member.target.onEnd(outcome) }
    case .join(let member): join(member)
    case .leave(let member): members.remove(member)
    case .dismiss: for member in members.removeAll() { member.target.scope.end() }
    }
  }
}

/// One subscriber of a broadcaster.
///
/// Unchecked: the neighbours belong to the list of members.
final class Member: Disposable, @unchecked Sendable {
  let target: RawSubscriber
  private let audience: Audience
  @exclusivity(unchecked)
  fileprivate var previous: Unmanaged<Member>?
  @exclusivity(unchecked)
  fileprivate var next: Unmanaged<Member>?

  init(_ target: RawSubscriber, of audience: Audience) {
    self.target = target
    self.audience = audience
  }

  var isDisposed: Bool { target.isEnded }

  func dispose() {
    audience.remove(self)
  }
}

/// The subscribers in the order in which they came, linked, so that leaving takes constant time.
///
/// Each is retained once for its place.
private struct MemberList {
  private var first: Unmanaged<Member>?
  private var last: Unmanaged<Member>?

  /// Sends a value to everybody.
  @inline(__always)
  func next(_ value: UnsafeRawPointer) {
    var next = first
    while let member = next {
      next = member._withUnsafeGuaranteedRef { member in
        if !member.target.isEnded { member.target.onNext(value) }
        return member.next
      }
    }
  }

  mutating func append(_ member: Member) {
    let new = Unmanaged.passRetained(member)
    member.previous = last
    if let last { last._withUnsafeGuaranteedRef { $0.next = new } } else { first = new }
    last = new
  }

  mutating func remove(_ member: Member) {
    let place = Unmanaged.passUnretained(member)
    guard member.previous != nil || first?.toOpaque() == place.toOpaque() else { return }
    if let previous = member.previous { previous._withUnsafeGuaranteedRef { $0.next = member.next } } else { first = member.next }
    if let next = member.next { next._withUnsafeGuaranteedRef { $0.previous = member.previous } } else { last = member.previous }
    member.previous = nil
    member.next = nil
    place.release()
  }

  mutating func removeAll() -> [Member] {
    var members: [Member] = []
    while let member = first?.takeUnretainedValue() {
      members.append(member)
      remove(member)
    }
    return members
  }
}

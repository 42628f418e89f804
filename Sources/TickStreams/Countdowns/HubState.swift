/// The state of a hub: its keys, which of them are shown, when their figures change, and when to wake.
///
/// A key that is not shown is not kept up to date and causes no wake-up: its figure is computed from its target when it is requested. No
/// code outside the hub is called from here, except `==` and `hash(into:)` of keys. Entries that the caller has to release after unlocking
/// are put into `released`.
struct HubState: Sendable {
  typealias Entry = HubEntry
  /// An entry whose key has an owner.
  ///
  /// Whether that has been deallocated is found out without the lock, because reading a weak reference
  /// may release the object.
  typealias Owned = (entry: Entry, owner: WeakReference)

  let step: Nanoseconds

  private let entries: any HubEntries
  private var sweepAt = 64
  /// Entries that have been removed, for the caller to release after unlocking.
  private var released: [Entry] = []
  /// How many keys have an owner.
  private var owners = 0

  /// The keys that run, are not paused, and are shown.
  private var shown: [Entry] = []
  /// Those of them whose figures change alone: the keys with a phase of their own, and those that end before the next flip.
  private var changes = HubQueue()
  /// How many keys of `shown` change at flips.
  private var flipping = 0
  /// How many keys of `shown` can be moved by a wall clock or a reference clock.
  private var movable = 0
  /// When the figures of all keys without a phase of their own change next.
  private var nextFlip = TickInstant.distantFuture
  /// The latest reading of the clocks by any thread.
  private(set) var reading: ClockReading
  /// How far the wall clock is ahead of the monotonic one, as assumed by the deadlines.
  private(set) var wallOffset: Nanoseconds
  /// The earliest instant of a pass that has been requested because a clock was set, until that pass has moved the deadlines.
  private var requestedPass: TickInstant?
  /// How many signals are pausing the hub.
  private(set) var pauses = 0
  /// Whether an owner has ever been bound.
  var hasBeenBound = false

  /// For when the timer is armed, and whether it has to follow the wall clock.
  struct Arming: Sendable, Equatable {
    var instant = TickInstant.distantFuture
    var followsWallClock = false
  }

  private var arming = Announcement(Arming())

  init(_ entries: any HubEntries, step: Nanoseconds, _ reading: ClockReading) {
    self.entries = entries
    self.step = step
    self.reading = reading
    wallOffset = reading.wallOffset
  }

  /// Takes over a reading of the clocks, unless it is older than that of another thread.
  mutating func adopt(_ reading: ClockReading) {
    _ = self.reading.latest(reading)
  }

  // MARK: - The table

  /// Whether the table has doubled since it was last swept: countdowns that are not shown end unnoticed, and subscribers leave unnoticed.
  var isFull: Bool { entries.count >= sweepAt }

  /// Frees the keys that do not run and are not shown.
  mutating func sweep() {
    for entry in entries.all { removeIfIdle(entry) }
    sweepAt = Swift.max(64, entries.count * 2)
  }

  /// Frees a key, if it does not run and is not shown.
  mutating func removeIfIdle(_ entry: Entry) {
    guard !entry.isWatched, figure(of: entry) == nil, entry.isInTable else { return }
    clear(entry)
    entries.remove(entry)
    released.append(entry)
  }

  /// Takes the entries that the caller has to release after unlocking.
  mutating func takeReleased() -> [Entry] {
    defer { released = [] }
    return released
  }

  /// The entry that `find` returns, if its key has an owner; if the table has doubled, all whose keys have one.
  func owned(_ find: () -> Entry?) -> [Owned] {
    guard owners > 0 else { return [] }
    let entries = isFull ? entries.all : [find()].compactMap(\.self)
    return entries.compactMap { entry in entry.owner.map { (entry, $0) } }
  }

  /// The keys that are shown and have an owner.
  var ownedAndShown: [Owned] {
    owners == 0 ? [] : shown.compactMap { entry in entry.owner.map { (entry, $0) } }
  }

  /// Gives a key an owner, or takes it away.
  mutating func own(_ entry: Entry, _ owner: WeakReference?) {
    owners += (owner == nil ? 0 : 1) - (entry.owner == nil ? 0 : 1)
    entry.owner = owner
  }

  /// Ends the keys whose owners have been deallocated, unless they have been started again; returns those whose figure has changed.
  mutating func end(_ orphans: [Owned]) -> [Entry] {
    orphans.compactMap { entry, owner in entry.owner === owner && stop(entry) ? entry : nil }
  }

  // MARK: - Passes

  /// Counts a signal that starts or stops pausing the hub.
  mutating func pause(_ isPaused: Bool) {
    pauses += isPaused ? 1 : -1
  }

  /// Brings the figures that are shown up to date, and appends the keys whose figure has changed.
  ///
  /// At a flip these are all keys without a phase of their own; at any other time, the keys that change alone and are due.
  mutating func pass(isForced: Bool, _ changed: inout [Entry]) {
    guard pauses == 0 else { return }
    let updatesAll = moveDeadlines() || isForced
    let isFlip = reading.now >= nextFlip
    if isFlip { nextFlip = flip(after: reading.now) }
    if updatesAll || isFlip {
      for entry in shown where updatesAll || entry.target?.phase == .shared { pass(entry, &changed) }
    }
    while let entry = changes.first, entry.nextChange <= reading.now { pass(entry, &changed) }
  }

  private mutating func pass(_ entry: Entry, _ changed: inout [Entry]) {
    guard entry.isWatched else { return hide(entry) }
    if isOver(entry) {
      clear(entry)
      entry.figure.showEnd()
      changed.append(entry)
    } else if update(entry) {
      changed.append(entry)
    }
  }

  /// Computes the figure of a key that runs and is not over, and when it changes next.
  mutating func update(_ entry: Entry) -> Bool {
    guard let target = entry.target,
      let figure = target.figure(due: entry.due, now: reading.now, anchor: entry.anchor, step: step)
    else { return false }
    if entry.shownIndex >= 0 {
      switch target.phase {
      case .own: changes.schedule(entry, at: figure.change.map { reading.now.adding($0) } ?? .distantFuture)
      case .shared: changes.schedule(entry, at: target.direction == .down && entry.due < nextFlip ? entry.due : .distantFuture)
      }
    }
    return entry.figure.show(figure.value)
  }

  /// Whether a countdown has reached its deadline.
  ///
  /// A deadline on a wall clock is only exact to some milliseconds, since the clocks are not read at the same moment. So it is computed
  /// again when it is due: zero is never shown before the clock reads the date.
  func isOver(_ entry: Entry) -> Bool {
    guard let target = entry.target, target.direction == .down, entry.due <= reading.now else { return false }
    guard target.isMovable else { return true }
    entry.due = target.instant(wallOffset: reading.wallOffset)
    return entry.due <= reading.now
  }

  /// Adds a key to `shown`, if it has an owner or a subscriber.
  mutating func show(_ entry: Entry) {
    guard entry.shownIndex < 0, entry.isWatched, let target = entry.target else { return }
    entry.shownIndex = shown.count
    shown.append(entry)
    if target.isMovable { movable += 1 }
    if target.phase == .shared {
      if flipping == 0 { nextFlip = flip(after: reading.now) }
      flipping += 1
    }
  }

  /// Removes a key from `shown`, before its target is changed.
  mutating func hide(_ entry: Entry) {
    guard entry.shownIndex >= 0 else { return }
    if entry.target?.isMovable == true { movable -= 1 }
    if movable == 0 { requestedPass = nil }
    if entry.target?.phase == .shared { flipping -= 1 }
    changes.remove(entry)
    let last = shown.removeLast()
    if last !== entry {
      shown[entry.shownIndex] = last
      last.shownIndex = entry.shownIndex
    }
    entry.shownIndex = -1
  }

  /// Lets a key not run any more.
  mutating func clear(_ entry: Entry) {
    hide(entry)
    entry.target = nil
    entry.left = nil
    own(entry, nil)
  }

  private func flip(after now: TickInstant) -> TickInstant {
    now.roundedDown(to: step).adding(step)
  }

  // MARK: - The wall clock

  /// Adopts a jump of the wall clock, and schedules a pass to move the deadlines that follow it.
  mutating func adoptWallClock() {
    guard movable == 0 || reading.hasJumped(from: wallOffset) else { return }
    wallOffset = reading.wallOffset
    requestPass(at: reading.now)
  }

  /// Requests a pass that moves the deadlines of the keys that are shown, because a clock has been set.
  mutating func requestPass(at instant: TickInstant) {
    guard movable > 0 else { return }
    requestedPass = Swift.min(instant, requestedPass ?? instant)
  }

  /// Moves the deadlines that follow a wall clock or a reference clock; returns whether one has moved.
  private mutating func moveDeadlines() -> Bool {
    let hasJumped = reading.hasJumped(from: wallOffset)
    guard movable > 0, requestedPass.take() != nil || hasJumped else { return false }
    if hasJumped { wallOffset = reading.wallOffset }
    var hasMoved = false
    for entry in shown {
      guard let target = entry.target, target.isMovable else { continue }
      let due = target.instant(wallOffset: wallOffset)
      guard moves(entry, target, to: due) else { continue }
      entry.due = due
      entry.anchor = reading.now
      hasMoved = true
    }
    return hasMoved
  }

  /// Whether a deadline has moved; on a wall clock, by more than the time between reading two clocks explains.
  func moves(_ entry: Entry, _ target: HubTarget, to due: TickInstant) -> Bool {
    let isExact = target.reference?.isSynchronized ?? false
    return due.distance(from: entry.due).magnitude > (isExact ? 0 : ClockReading.leastJump)
  }

  // MARK: - The timer

  /// When a pass is due next: because a figure that is shown changes, or because a clock has been set.
  private var nextPass: TickInstant {
    guard !shown.isEmpty, pauses == 0 else { return .distantFuture }
    let nextChange = Swift.min(flipping > 0 ? nextFlip : .distantFuture, changes.first?.nextChange ?? .distantFuture)
    return Swift.min(nextChange, requestedPass ?? .distantFuture)
  }

  /// How the caller has to arm the timer after unlocking; `nil` if that has not changed, or if another thread is arming it.
  ///
  /// - Parameter rearms: Whether the timer is armed even if nothing has changed: it may have fired, and timers that were armed for the
  ///   same instant by the delivered figures fire first.
  /// - Returns: The arming, for ``Announcement/announce(_:_:next:)``.
  mutating func takeArming(rearms: Bool = false) -> Arming? {
    let new = Arming(instant: nextPass, followsWallClock: movable > 0)
    guard new != arming.value || (rearms && new.instant != .distantFuture) else { return nil }
    return arming.decide(new)
  }

  /// How the thread that has armed the timer has to arm it next; `nil` if it is done.
  mutating func nextArming() -> Arming? {
    arming.next()
  }
}

/// The state of a hub: its keys, which of them are shown, when their figures change, and for when the timer is armed.
///
/// A key that is not shown is not kept up to date and causes no wake-up: its figure is computed from its target when it is requested. No
/// code outside the hub is called from here, except `==` and `hash(into:)` of keys. Entries that the caller has to release after unlocking
/// are put into `released`.
struct HubState: Sendable {
  typealias Entry = HubEntry
  /// An entry whose key has an owner.
  ///
  /// Whether the owner has been deallocated is found out without the lock, because reading a weak reference may release the object.
  typealias Owned = (entry: Entry, owner: WeakReference)

  private let entries: any HubEntries
  private var sweepAt = 64
  /// Entries that have been removed, for the caller to release after unlocking.
  private var released: [Entry] = []
  /// The entries whose keys have an owner, in no particular order.
  private var ownedEntries: [Entry] = []
  /// From when on a pass looks at all owners again.
  private var nextOwnerCheck = TickInstant.distantPast

  private var shown: HubShownKeys
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
    shown = HubShownKeys(step: step)
    self.reading = reading
    wallOffset = reading.wallOffset
  }

  var step: Nanoseconds { shown.step }

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

  // MARK: - The owners that end keys

  /// The entry that `find` returns, if its key has an owner; if the table has doubled, all whose keys have one.
  func owned(_ find: () -> Entry?) -> [Owned] {
    guard !ownedEntries.isEmpty else { return [] }
    return owned(among: isFull ? ownedEntries : [find()].compactMap(\.self))
  }

  /// The keys with an owner that have to be checked before a pass: once in a step all, and otherwise those whose figures change.
  mutating func ownedBeforePass(isForced: Bool) -> [Owned] {
    guard !ownedEntries.isEmpty, pauses == 0 else { return [] }
    let checksAll = isForced || isClockSet || reading.now >= nextOwnerCheck
    if checksAll { nextOwnerCheck = shown.flip(after: reading.now) }
    return owned(among: checksAll ? ownedEntries : shown.due(until: reading.now))
  }

  private func owned(among entries: [Entry]) -> [Owned] {
    entries.compactMap { entry in entry.owner.map { (entry, $0) } }
  }

  /// Gives a key an owner, or takes it away.
  mutating func own(_ entry: Entry, _ owner: WeakReference?) {
    if owner != nil, entry.owner == nil {
      entry.ownedIndex = ownedEntries.count
      ownedEntries.append(entry)
    } else if owner == nil, entry.owner != nil {
      ownedEntries.swapRemove(at: entry.ownedIndex)?.ownedIndex = entry.ownedIndex
    }
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
  /// At a flip these are all keys without a phase of their own; at any other time, the keys that change alone and are due. When a clock has
  /// been set, all keys that are shown are visited.
  mutating func pass(isForced: Bool, _ changed: inout [Entry]) {
    guard pauses == 0 else { return }
    let updatesAll = moveDeadlines() || isForced
    let isFlip = shown.takeFlip(until: reading.now)
    if updatesAll || isFlip {
      for entry in shown.entries where updatesAll || entry.target?.phase == .shared { pass(entry, &changed) }
    }
    while let entry = shown.firstDue(until: reading.now) { pass(entry, &changed) }
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
      shown.schedule(
        entry, target, nextChange: figure.change.map { reading.now.adding($0) } ?? .distantFuture, now: reading.now)
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

  /// Adds a key to those that are shown, if it has an owner or a subscriber.
  mutating func show(_ entry: Entry) {
    guard entry.shownIndex < 0, entry.isWatched, let target = entry.target else { return }
    shown.insert(entry, target)
  }

  /// Removes a key from those that are shown, before its target is changed.
  mutating func hide(_ entry: Entry) {
    guard entry.shownIndex >= 0 else { return }
    shown.remove(entry)
    if shown.movable == 0 { requestedPass = nil }
  }

  /// Lets a key not run any more.
  mutating func clear(_ entry: Entry) {
    hide(entry)
    entry.target = nil
    entry.left = nil
    own(entry, nil)
  }

  // MARK: - The clocks

  /// Whether the deadlines of keys that are shown have to be computed again.
  private var isClockSet: Bool {
    shown.movable > 0 && (requestedPass != nil || reading.hasJumped(from: wallOffset))
  }

  /// Adopts a jump of the wall clock, and requests a pass to move the deadlines that follow it.
  mutating func adoptWallClock() {
    guard shown.movable == 0 || reading.hasJumped(from: wallOffset) else { return }
    wallOffset = reading.wallOffset
    requestPass(at: reading.now)
  }

  /// Requests a pass that moves the deadlines of the keys that are shown, because a clock has been set.
  mutating func requestPass(at instant: TickInstant) {
    guard shown.movable > 0 else { return }
    requestedPass = Swift.min(instant, requestedPass ?? instant)
  }

  /// Moves the deadlines that follow a wall clock or a reference clock, if one has been set; returns whether one has moved.
  private mutating func moveDeadlines() -> Bool {
    guard isClockSet else { return false }
    requestedPass = nil
    if reading.hasJumped(from: wallOffset) { wallOffset = reading.wallOffset }
    var hasMoved = false
    for entry in shown.entries {
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
    guard pauses == 0 else { return .distantFuture }
    return Swift.min(shown.nextChange, requestedPass ?? .distantFuture)
  }

  /// How the caller has to arm the timer after unlocking; `nil` if that has not changed, or if another thread is arming it.
  ///
  /// - Parameter rearms: Whether the timer is armed even if nothing has changed: it may have fired, and timers that were armed for the
  ///   same instant by the delivered figures fire first.
  /// - Returns: The arming, for ``Announcement/announce(_:_:next:)``.
  mutating func takeArming(rearms: Bool = false) -> Arming? {
    let new = Arming(instant: nextPass, followsWallClock: shown.movable > 0)
    guard new != arming.value || (rearms && new.instant != .distantFuture) else { return nil }
    return arming.decide(new)
  }

  /// How the thread that has armed the timer has to arm it next; `nil` if it is done.
  mutating func nextArming() -> Arming? {
    arming.next()
  }
}

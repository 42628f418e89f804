/// The state of a hub: which keys are shown, which end before the next flip, and when to wake.
///
/// A key that is not shown is not kept up to date and causes no wake-up: its figure is computed from its target when it is requested. No
/// code outside the hub is called from here. Objects that the caller has to release after unlocking are put into `released`.
struct HubState: Sendable {
  let step: Nanoseconds

  /// The keys that run, are not paused, and are shown.
  private(set) var shown: [HubEntry] = []
  /// The keys that end before the next flip, in descending order.
  private var endingBeforeFlip: [(due: TickInstant, entry: HubEntry)] = []
  /// Entries that were removed from `endingBeforeFlip`, for the caller to release after unlocking.
  private var released: [HubEntry] = []
  /// How many keys of `shown` can be moved by a wall clock or a reference clock.
  private var movable = 0
  /// When all figures change next.
  private var nextFlip = TickInstant.distantFuture
  /// The latest reading of the clocks by any thread.
  private var reading: ClockReading
  /// How far the wall clock is ahead of the monotonic one, as assumed by the deadlines.
  private(set) var wallOffset: Nanoseconds
  /// How many signals are pausing the hub.
  private(set) var pauses = 0
  /// Whether an owner has ever been bound.
  var hasBeenBound = false

  /// When the timer should fire, and whether it has to follow the wall clock.
  struct Wake: Sendable, Equatable {
    var instant = TickInstant.distantFuture
    var followsWallClock = false
  }

  private var wake = Announcement(Wake())
  private var unannounced: Wake?

  init(step: Nanoseconds, _ reading: ClockReading) {
    self.step = step
    self.reading = reading
    wallOffset = reading.wallOffset
  }

  /// The reading to use in place of `reading`, which may be older than that of another thread.
  mutating func latest(_ reading: ClockReading) -> ClockReading {
    self.reading.latest(reading)
  }

  // MARK: - Keys

  /// Sets the target of a key; returns whether its figure has changed, as all of these methods do.
  mutating func start(_ entry: HubEntry, _ target: HubTarget, _ reading: ClockReading) -> Bool {
    removeFromShown(entry)
    entry.target = target
    entry.left = nil
    return run(entry, reading)
  }

  /// Ends a key.
  mutating func stop(_ entry: HubEntry) -> Bool {
    removeFromShown(entry)
    entry.target = nil
    entry.left = nil
    return entry.figure.show(nil)
  }

  /// Pauses a key.
  mutating func pause(_ entry: HubEntry, _ reading: ClockReading) -> Bool {
    guard entry.target != nil, entry.left == nil else { return false }
    let hasChanged = refresh(entry, reading)
    guard entry.target != nil else { return hasChanged }
    removeFromShown(entry)
    entry.left = entry.due.distance(from: reading.now)
    return hasChanged
  }

  /// Resumes a paused key.
  mutating func resume(_ entry: HubEntry, _ reading: ClockReading) -> Bool {
    guard let target = entry.target, let left = entry.left.take() else { return false }
    if target.isSpan { entry.target?.moment = .instant(reading.now.adding(left)) }
    return run(entry, reading)
  }

  /// Runs a key that has a target.
  private mutating func run(_ entry: HubEntry, _ reading: ClockReading) -> Bool {
    guard let target = entry.target else { return false }
    adoptWallClock(reading)
    entry.due = target.instant(wallOffset: wallOffset)
    entry.anchor = reading.now
    guard !isOver(entry, reading) else {
      entry.target = nil
      entry.figure.showEnd()
      return true
    }
    addToShown(entry, reading)
    return entry.figure.show(target.figure(due: entry.due, now: reading.now, anchor: entry.anchor, step: step))
  }

  /// Brings the figure of a key up to date for a new owner or subscriber.
  ///
  /// If a countdown ended while the key was not shown, zero is not shown afterward.
  mutating func refresh(_ entry: HubEntry, _ reading: ClockReading) -> Bool {
    guard let target = entry.target, entry.left == nil else { return false }
    // While the hub is paused, no pass adjusts the deadlines of the keys that are shown.
    if entry.position < 0 || pauses > 0 {
      adoptWallClock(reading)
      let due = target.instant(wallOffset: wallOffset)
      if moves(entry, target, to: due) { entry.anchor = reading.now }
      entry.due = due
    }
    guard !isOver(entry, reading) else {
      let wasShown = entry.position >= 0
      removeFromShown(entry)
      entry.target = nil
      if wasShown { entry.figure.showEnd() }
      return wasShown || entry.figure.show(nil)
    }
    addToShown(entry, reading)
    return entry.figure.show(target.figure(due: entry.due, now: reading.now, anchor: entry.anchor, step: step))
  }

  /// The figure of a key, whether or not it is shown.
  func figure(of entry: HubEntry, _ reading: ClockReading) -> Nanoseconds? {
    guard let target = entry.target else { return nil }
    guard entry.left == nil else { return entry.figure.value }
    let due = target.isMovable ? target.instant(wallOffset: reading.wallOffset) : entry.due
    return target.figure(due: due, now: reading.now, anchor: entry.anchor, step: step)
  }

  /// Whether a countdown has reached its deadline.
  ///
  /// A deadline on a wall clock is only exact to some milliseconds, since the clocks are not read at the same moment. So it is computed
  /// again when it is due: zero is never shown before the clock reads the date.
  private func isOver(_ entry: HubEntry, _ reading: ClockReading) -> Bool {
    guard let target = entry.target, target.direction == .down, entry.due <= reading.now else { return false }
    guard target.isMovable else { return true }
    entry.due = target.instant(wallOffset: reading.wallOffset)
    return entry.due <= reading.now
  }

  /// Adopts a jump of the wall clock, and schedules a pass to move the deadlines that follow it.
  private mutating func adoptWallClock(_ reading: ClockReading) {
    guard movable == 0 || reading.hasJumped(from: wallOffset) else { return }
    wallOffset = reading.wallOffset
    if movable > 0 { wake(noLaterThan: reading.now) }
  }

  /// Adds a key to `shown`, if it has an owner or a subscriber.
  private mutating func addToShown(_ entry: HubEntry, _ reading: ClockReading) {
    guard entry.position < 0, entry.isWatched else { return }
    if shown.isEmpty {
      clearEnds()
      nextFlip = flip(after: reading.now)
    }
    entry.position = shown.count
    shown.append(entry)
    if entry.target?.isMovable == true { movable += 1 }
    queueEnd(entry)
    wake(noLaterThan: nextWake)
  }

  /// Removes a key from `shown`, if it has no owner and no subscriber any more.
  mutating func removeIfUnwatched(_ entry: HubEntry) {
    if !entry.isWatched { removeFromShown(entry) }
  }

  /// Removes a key from `shown`, before its target is changed.
  private mutating func removeFromShown(_ entry: HubEntry) {
    guard entry.position >= 0 else { return }
    if entry.target?.isMovable == true { movable -= 1 }
    let last = shown.removeLast()
    if last !== entry {
      shown[entry.position] = last
      last.position = entry.position
    }
    entry.position = -1
  }

  /// Queues a key that ends before the next flip.
  ///
  /// A key that is queued with an earlier deadline is queued again when that comes.
  private mutating func queueEnd(_ entry: HubEntry) {
    guard entry.target?.direction == .down, entry.due < nextFlip, entry.due < entry.queuedEnd else { return }
    entry.queuedEnd = entry.due
    let place = endingBeforeFlip.partitioningIndex { $0.due <= entry.due }
    endingBeforeFlip.insert((entry.due, entry), at: place)
  }

  /// Empties `endingBeforeFlip`.
  private mutating func clearEnds() {
    for (_, entry) in endingBeforeFlip {
      entry.queuedEnd = .distantFuture
      released.append(entry)
    }
    endingBeforeFlip = []
  }

  // MARK: - Pauses

  /// Counts a signal that starts or stops pausing the hub.
  mutating func pause(_ isPaused: Bool) {
    pauses += isPaused ? 1 : -1
    decide(nextWake)
  }

  // MARK: - Passes

  /// What the caller of a pass has to do after unlocking.
  struct Pass: Sendable {
    var changed: [HubEntry] = []
    var ended: [HubEntry] = []
    /// Entries to release after unlocking.
    var released: [HubEntry] = []
  }

  /// Brings the figures that are shown up to date: all of them at a flip, otherwise those of the keys that have ended.
  mutating func pass(_ reading: ClockReading, isForced: Bool = false) -> Pass {
    var pass = Pass()
    guard pauses == 0 else { return pass }
    if moveDeadlines(reading) || isForced || reading.now >= nextFlip {
      clearEnds()
      nextFlip = flip(after: reading.now)
      for entry in shown { update(entry, reading, &pass) }
    } else {
      while let (due, entry) = endingBeforeFlip.last, due <= reading.now {
        endingBeforeFlip.removeLast()
        pass.released.append(entry)
        entry.queuedEnd = .distantFuture
        if entry.position >= 0 { update(entry, reading, &pass) }
      }
    }
    pass.released += takeReleased()
    return pass
  }

  /// Takes the entries that the caller has to release after unlocking.
  mutating func takeReleased() -> [HubEntry] {
    defer { released = [] }
    return released
  }

  /// Decides when to wake next, and announces it even if it is the same as before: the timer may have fired, and timers that were armed for
  /// the same instant by the delivered figures fire first.
  mutating func wakeNext() {
    let new = Wake(instant: nextWake, followsWallClock: movable > 0)
    guard new.instant != .distantFuture || new != wake.value else { return }
    announce(new)
  }

  private mutating func update(_ entry: HubEntry, _ reading: ClockReading, _ pass: inout Pass) {
    guard entry.isWatched, let target = entry.target else {
      pass.released.append(entry)
      return removeFromShown(entry)
    }
    if isOver(entry, reading) {
      removeFromShown(entry)
      entry.target = nil
      entry.figure.showEnd()
      pass.ended.append(entry)
      pass.changed.append(entry)
    } else {
      queueEnd(entry)
      let figure = target.figure(due: entry.due, now: reading.now, anchor: entry.anchor, step: step)
      if entry.figure.show(figure) { pass.changed.append(entry) }
    }
  }

  /// Moves the deadlines that follow a wall clock or a reference clock; returns whether one has moved.
  private mutating func moveDeadlines(_ reading: ClockReading) -> Bool {
    guard movable > 0 else { return false }
    if reading.hasJumped(from: wallOffset) { wallOffset = reading.wallOffset }
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
  private func moves(_ entry: HubEntry, _ target: HubTarget, to due: TickInstant) -> Bool {
    let isExact = target.reference?.isSynchronized ?? false
    return due.distance(from: entry.due).magnitude > (isExact ? 0 : Self.smallestMove)
  }

  /// Longer than the time between reading two clocks.
  private static let smallestMove: UInt64 = 10_000_000

  private func flip(after now: TickInstant) -> TickInstant {
    now.roundedDown(to: step).adding(step)
  }

  // MARK: - The timer

  /// When a figure that is shown changes next.
  private var nextWake: TickInstant {
    shown.isEmpty || pauses > 0 ? .distantFuture : Swift.min(nextFlip, endingBeforeFlip.last?.due ?? .distantFuture)
  }

  /// Wakes at `instant`, unless an earlier wake-up has been decided.
  mutating func wake(noLaterThan instant: TickInstant) {
    guard pauses == 0, !shown.isEmpty else { return }
    decide(Swift.min(instant, wake.value.instant))
  }

  private mutating func decide(_ instant: TickInstant) {
    let new = Wake(instant: instant, followsWallClock: movable > 0)
    if new != wake.value { announce(new) }
  }

  private mutating func announce(_ new: Wake) {
    if let first = wake.decide(new) { unannounced = first }
  }

  /// Takes the decision that the caller has to pass to the timer after unlocking.
  mutating func takeAnnouncement() -> Wake? {
    if shown.isEmpty { decide(.distantFuture) }
    return unannounced.take()
  }

  /// The next decision for the thread that is arming the timer.
  mutating func nextAnnouncement() -> Wake? {
    wake.next()
  }
}

extension Array {
  /// The index of the first element that satisfies `condition`, in an array where all elements that do come last.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

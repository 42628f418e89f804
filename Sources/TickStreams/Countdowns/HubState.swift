/// The bookkeeping of a hub: which keys are shown, which end before the next flip, and when to wake.
///
/// A key that nothing shows is not kept up to date: what it counts follows from its aim whenever it is asked for. So it wakes nothing.
/// Nothing outside is called from here. What has to be released by the caller, after the lock, is put into `over`.
struct HubState: Sendable {
  let step: Nanoseconds

  /// The keys that count, are not paused, and are shown.
  private(set) var shown: [HubEntry] = []
  /// Those that end before the next flip, the first one last.
  private var endingSoon: [(due: Nanoseconds, entry: HubEntry)] = []
  /// Those that waited for their end when the last key left; a pass lets the caller release them.
  private var stale: [HubEntry] = []
  /// How many of those that are shown can be moved by a wall clock or a reference clock.
  private var movable = 0
  /// When all figures flip next.
  private var nextFlip = Nanoseconds.never
  /// The clocks, as any thread read them last.
  private var reading: ClockReading
  /// How far the wall clock is ahead of the monotonic one, as the deadlines assume.
  private(set) var wallOffset: Nanoseconds
  /// How many signals pause the hub.
  private(set) var pauses = 0
  /// Whether an owner has ever been bound.
  var hasBeenBound = false

  /// When the timer should wake, and whether it has to follow the wall clock.
  struct Wake: Sendable, Equatable {
    var instant = Nanoseconds.never
    var followsWallClock = false
  }

  private var wake = Announcement(Wake())
  private var untold: Wake?

  init(step: Nanoseconds, _ reading: ClockReading) {
    self.step = step
    self.reading = reading
    wallOffset = reading.wallOffset
  }

  /// What to do with `reading`, which may be older than what another thread has read meanwhile.
  mutating func latest(_ reading: ClockReading) -> ClockReading {
    self.reading.latest(reading)
  }

  // MARK: - Keys

  /// Aims a key anew; true if there is something new to show.
  mutating func start(_ entry: HubEntry, _ aim: HubTarget, _ reading: ClockReading) -> Bool {
    leave(entry)
    entry.aim = aim
    entry.left = nil
    return run(entry, reading)
  }

  /// Ends a key; true if there is something new to show.
  mutating func stop(_ entry: HubEntry) -> Bool {
    leave(entry)
    entry.aim = nil
    entry.left = nil
    return entry.figure.show(nil)
  }

  /// Stops a key where it is; true if there is something new to show.
  mutating func pause(_ entry: HubEntry, _ reading: ClockReading) -> Bool {
    guard entry.aim != nil, entry.left == nil else { return false }
    let hasChanged = refresh(entry, reading)
    guard entry.aim != nil else { return hasChanged }
    leave(entry)
    entry.left = entry.due.distance(from: reading.now)
    return hasChanged
  }

  /// Lets a paused key go on; true if there is something new to show.
  mutating func resume(_ entry: HubEntry, _ reading: ClockReading) -> Bool {
    guard let aim = entry.aim, let left = entry.left.take() else { return false }
    if aim.isSpan { entry.aim?.moment = .instant(reading.now.adding(left)) }
    return run(entry, reading)
  }

  /// Lets a key with an aim run; true if there is something new to show.
  private mutating func run(_ entry: HubEntry, _ reading: ClockReading) -> Bool {
    guard let aim = entry.aim else { return false }
    lookAtWallClock(reading)
    entry.due = aim.instant(wallOffset: wallOffset)
    entry.anchor = reading.now
    guard !isOver(entry, reading) else {
      entry.aim = nil
      entry.figure.showEnd()
      return true
    }
    join(entry, reading)
    return entry.figure.show(aim.figure(due: entry.due, now: reading.now, anchor: entry.anchor, step: step))
  }

  /// Brings a key up to date, because something begins to show it; true if there is something new to show.
  ///
  /// Of a countdown that ended while nothing showed it, no zero is shown afterwards.
  mutating func refresh(_ entry: HubEntry, _ reading: ClockReading) -> Bool {
    guard let aim = entry.aim, entry.left == nil else { return false }
    // While the hub is paused no pass follows the clocks for the keys that are shown.
    if entry.position < 0 || pauses > 0 {
      lookAtWallClock(reading)
      let due = aim.instant(wallOffset: wallOffset)
      if moves(entry, aim, to: due) { entry.anchor = reading.now }
      entry.due = due
    }
    guard !isOver(entry, reading) else {
      let wasShown = entry.position >= 0
      leave(entry)
      entry.aim = nil
      if wasShown { entry.figure.showEnd() }
      return wasShown || entry.figure.show(nil)
    }
    join(entry, reading)
    return entry.figure.show(aim.figure(due: entry.due, now: reading.now, anchor: entry.anchor, step: step))
  }

  /// The figure of a key, whether or not it is shown.
  func figure(of entry: HubEntry, _ reading: ClockReading) -> Nanoseconds? {
    guard let aim = entry.aim else { return nil }
    guard entry.left == nil else { return entry.figure.value }
    let due = aim.isMovable ? aim.instant(wallOffset: reading.wallOffset) : entry.due
    return aim.figure(due: due, now: reading.now, anchor: entry.anchor, step: step)
  }

  /// Whether a countdown has run out.
  ///
  /// Deadlines on a wall clock are exact to some milliseconds, since clocks are not read at the same moment, so they are looked at closely when they
  /// have come: zero is never shown before the clock shows the date.
  private func isOver(_ entry: HubEntry, _ reading: ClockReading) -> Bool {
    guard let aim = entry.aim, aim.direction == .down, entry.due <= reading.now else { return false }
    guard aim.isMovable else { return true }
    entry.due = aim.instant(wallOffset: reading.wallOffset)
    return entry.due <= reading.now
  }

  /// Takes over a jump of the wall clock; those that it moves are seen to by a pass.
  private mutating func lookAtWallClock(_ reading: ClockReading) {
    guard movable == 0 || reading.hasJumped(from: wallOffset) else { return }
    wallOffset = reading.wallOffset
    if movable > 0 { wake(noLaterThan: reading.now) }
  }

  /// Puts a key among those that are shown, if it is.
  private mutating func join(_ entry: HubEntry, _ reading: ClockReading) {
    guard entry.position < 0, entry.isWatched else { return }
    if shown.isEmpty {
      forgetEnds()
      nextFlip = flip(after: reading.now)
    }
    entry.position = shown.count
    shown.append(entry)
    if entry.aim?.isMovable == true { movable += 1 }
    wait(entry)
    wake(noLaterThan: nextWake)
  }

  /// Takes a key out that nothing shows any more.
  mutating func leaveIfUnwatched(_ entry: HubEntry) {
    if !entry.isWatched { leave(entry) }
  }

  /// Takes a key out, before its aim is changed.
  private mutating func leave(_ entry: HubEntry) {
    guard entry.position >= 0 else { return }
    if entry.aim?.isMovable == true { movable -= 1 }
    let last = shown.removeLast()
    if last !== entry {
      shown[entry.position] = last
      last.position = entry.position
    }
    entry.position = -1
  }

  /// Puts a key that ends before the next flip among those that do; one that is there already is looked at again when its turn comes.
  private mutating func wait(_ entry: HubEntry) {
    guard entry.aim?.direction == .down, entry.due < nextFlip, entry.due < entry.endsSoonAt else { return }
    entry.endsSoonAt = entry.due
    let place = endingSoon.partitioningIndex { $0.due <= entry.due }
    endingSoon.insert((entry.due, entry), at: place)
  }

  /// Empties the list of those that end before the next flip.
  private mutating func forgetEnds() {
    for (_, entry) in endingSoon {
      entry.endsSoonAt = .never
      stale.append(entry)
    }
    endingSoon = []
  }

  // MARK: - Pauses

  /// Counts a signal that pauses the hub, or that does so no more.
  mutating func pause(_ isPaused: Bool) {
    pauses += isPaused ? 1 : -1
    decide(nextWake)
  }

  // MARK: - Passes

  /// What a pass leaves to do outside the lock.
  struct Pass: Sendable {
    var changed: [HubEntry] = []
    var ended: [HubEntry] = []
    /// What may be released by then, and not under the lock.
    var over: [HubEntry] = []
  }

  /// Brings what is shown up to date: all of it at a flip, otherwise what has ended.
  mutating func pass(_ reading: ClockReading, isForced: Bool = false) -> Pass {
    var pass = Pass()
    guard pauses == 0 else { return pass }
    if aimAnew(reading) || isForced || reading.now >= nextFlip {
      forgetEnds()
      nextFlip = flip(after: reading.now)
      for entry in shown { update(entry, reading, &pass) }
    } else {
      while let (due, entry) = endingSoon.last, due <= reading.now {
        endingSoon.removeLast()
        pass.over.append(entry)
        entry.endsSoonAt = .never
        if entry.position >= 0 { update(entry, reading, &pass) }
      }
    }
    pass.over += takeStale()
    return pass
  }

  /// What may be released now, and not under the lock.
  mutating func takeStale() -> [HubEntry] {
    defer { stale = [] }
    return stale
  }

  /// Decides when to wake next, also if that is the same as before: the timer may have fired, and what figures have armed for that instant comes first.
  mutating func wakeNext() {
    let new = Wake(instant: nextWake, followsWallClock: movable > 0)
    guard new.instant != .never || new != wake.value else { return }
    announce(new)
  }

  private mutating func update(_ entry: HubEntry, _ reading: ClockReading, _ pass: inout Pass) {
    guard entry.isWatched, let aim = entry.aim else {
      pass.over.append(entry)
      return leave(entry)
    }
    if isOver(entry, reading) {
      leave(entry)
      entry.aim = nil
      entry.figure.showEnd()
      pass.ended.append(entry)
      pass.changed.append(entry)
    } else {
      wait(entry)
      let figure = aim.figure(due: entry.due, now: reading.now, anchor: entry.anchor, step: step)
      if entry.figure.show(figure) { pass.changed.append(entry) }
    }
  }

  /// Moves the deadlines that follow a wall clock or a reference clock; true if one has moved.
  private mutating func aimAnew(_ reading: ClockReading) -> Bool {
    guard movable > 0 else { return false }
    if reading.hasJumped(from: wallOffset) { wallOffset = reading.wallOffset }
    var hasMoved = false
    for entry in shown {
      guard let aim = entry.aim, aim.isMovable else { continue }
      let due = aim.instant(wallOffset: wallOffset)
      guard moves(entry, aim, to: due) else { continue }
      entry.due = due
      entry.anchor = reading.now
      hasMoved = true
    }
    return hasMoved
  }

  /// Whether a deadline has moved; on a wall clock by more than can pass between reading two clocks.
  private func moves(_ entry: HubEntry, _ aim: HubTarget, to due: Nanoseconds) -> Bool {
    let isExact = aim.reference?.isSynchronized ?? false
    return due.distance(from: entry.due).magnitude > (isExact ? 0 : Self.smallestMove)
  }

  /// Less than this can be the time between reading two clocks.
  private static let smallestMove: UInt64 = 10_000_000

  private func flip(after now: Nanoseconds) -> Nanoseconds {
    now.dividedDown(by: step).adding(1).multiplied(by: step)
  }

  // MARK: - The timer

  /// When there is something to do for what is shown.
  private var nextWake: Nanoseconds {
    shown.isEmpty || pauses > 0 ? .never : Swift.min(nextFlip, endingSoon.last?.due ?? .never)
  }

  /// Wakes at `instant`, if nothing is armed before.
  mutating func wake(noLaterThan instant: Nanoseconds) {
    guard pauses == 0, !shown.isEmpty else { return }
    decide(Swift.min(instant, wake.value.instant))
  }

  private mutating func decide(_ instant: Nanoseconds) {
    let new = Wake(instant: instant, followsWallClock: movable > 0)
    if new != wake.value { announce(new) }
  }

  private mutating func announce(_ new: Wake) {
    if let first = wake.decide(new) { untold = first }
  }

  /// What the thread that holds the lock has to tell the timer, once it has released it.
  mutating func takeUntold() -> Wake? {
    if shown.isEmpty { decide(.never) }
    return untold.take()
  }

  /// What a thread that has been telling the timer has to tell next.
  mutating func nextToTell() -> Wake? {
    wake.next()
  }
}

extension Array {
  /// The first index whose element fulfils `condition`, in an array where all that do come last.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

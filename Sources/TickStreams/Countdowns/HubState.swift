/// The bookkeeping of a hub: who runs, who ends before the next flip, and when to wake.
///
/// It calls nothing outside. What has to be released by the caller, after the lock, is put into `over`.
struct HubState: Sendable {
  let step: Nanoseconds

  private(set) var running: [HubEntry] = []
  /// Those that end before the next flip, the first one last.
  private var soon: [(due: Nanoseconds, entry: HubEntry)] = []
  /// How many of those that run can be moved by a wall clock or a reference clock.
  private(set) var movable = 0
  /// When all figures flip next.
  private var nextFlip = Nanoseconds.never
  /// How far the wall clock is ahead of the monotonic one, as the deadlines assume.
  private var wallOffset: Nanoseconds = 0
  /// How many say that the hub is paused.
  var pauses = 0

  /// When the timer should wake.
  private(set) var wake = Nanoseconds.never
  /// Counts the changes of `wake`, for whoever is telling the timer.
  private var wakeRevision = 0
  private var toldRevision = 0
  private var isTelling = false

  init(step: Nanoseconds) {
    self.step = step
  }

  // MARK: - Keys

  /// Aims a key anew; true if the figure changed.
  mutating func start(_ entry: HubEntry, _ aim: HubAim, _ reading: ClockReading) -> Bool {
    leave(entry)
    entry.aim = aim
    entry.left = nil
    return run(entry, reading)
  }

  /// Ends a key; true if the figure changed.
  mutating func stop(_ entry: HubEntry) -> Bool {
    guard entry.aim != nil else { return false }
    leave(entry)
    entry.aim = nil
    entry.left = nil
    return entry.show(nil)
  }

  mutating func pause(_ entry: HubEntry, _ reading: ClockReading) {
    guard entry.aim != nil, entry.left == nil else { return }
    leave(entry)
    entry.left = entry.due == .never ? .never : entry.due.subtracting(reading.now)
  }

  /// Lets a paused key go on; true if the figure changed.
  mutating func resume(_ entry: HubEntry, _ reading: ClockReading) -> Bool {
    guard let aim = entry.aim, let left = entry.left.take() else { return false }
    if aim.isSpan { entry.aim?.moment = .instant(reading.now.adding(left)) }
    return run(entry, reading)
  }

  /// Lets a key with an aim run; true if the figure changed.
  private mutating func run(_ entry: HubEntry, _ reading: ClockReading) -> Bool {
    guard let aim = entry.aim else { return false }
    lookAtWallClock(reading)
    entry.due = aim.instant(wallOffset: wallOffset)
    entry.anchor = reading.now
    let hasChanged = entry.show(entry.currentFigure(now: reading.now, step: step))
    if aim.direction == .down, entry.due <= reading.now {
      entry.aim = nil
      return hasChanged
    }
    if running.isEmpty { nextFlip = flip(after: reading.now) }
    join(entry)
    wait(entry)
    if pauses == 0 { wake(noLaterThan: Swift.min(nextFlip, soon.last?.due ?? .never)) }
    return hasChanged
  }

  /// Takes over a jump of the wall clock; those that it moves are seen to by a pass.
  private mutating func lookAtWallClock(_ reading: ClockReading) {
    guard movable == 0 || reading.hasJumped(from: wallOffset) else { return }
    wallOffset = reading.wallOffset
    if movable > 0, pauses == 0 { wake(noLaterThan: reading.now) }
  }

  private mutating func join(_ entry: HubEntry) {
    entry.position = running.count
    running.append(entry)
    guard entry.aim?.isMovable == true else { return }
    movable += 1
    // The timer has to follow the wall clock from now on.
    if movable == 1, wake != .never { setWake(wake) }
  }

  private mutating func leave(_ entry: HubEntry) {
    guard entry.position >= 0 else { return }
    if entry.aim?.isMovable == true { movable -= 1 }
    let last = running.removeLast()
    if last !== entry {
      running[entry.position] = last
      last.position = entry.position
    }
    entry.position = -1
  }

  /// Puts a key that ends before the next flip among those that do; one that is there already is looked at again when its turn comes.
  private mutating func wait(_ entry: HubEntry) {
    guard entry.aim?.direction == .down, entry.due < nextFlip, entry.due < entry.soon else { return }
    entry.soon = entry.due
    let place = soon.partitioningIndex { $0.due <= entry.due }
    soon.insert((entry.due, entry), at: place)
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
  ///
  /// A pass that finds nothing to do is the last, so the timer outlives the last key by one flip.
  mutating func pass(_ reading: ClockReading, isForced: Bool = false) -> Pass {
    var pass = Pass()
    guard pauses == 0, !running.isEmpty else {
      wake = .never
      return pass
    }
    if aimAnew(reading) || isForced || reading.now >= nextFlip {
      pass.over = soon.map(\.entry)
      for entry in running { update(entry, reading, &pass) }
      nextFlip = flip(after: reading.now)
      soon = []
      for entry in pass.over { entry.soon = .never }
      for entry in pass.ended { leave(entry) }
      soon = running.reversed().filter { $0.aim?.direction == .down && $0.due < nextFlip }.map { ($0.due, $0) }.sorted { $0.due > $1.due }
      for (due, entry) in soon { entry.soon = due }
    } else {
      while let (due, entry) = soon.last, due <= reading.now {
        soon.removeLast()
        pass.over.append(entry)
        entry.soon = .never
        guard entry.position >= 0 else { continue }
        if entry.due <= reading.now { update(entry, reading, &pass) } else { wait(entry) }
      }
      for entry in pass.ended { leave(entry) }
    }
    for entry in pass.ended { entry.aim = nil }
    setWake(Swift.min(nextFlip, soon.last?.due ?? .never))
    return pass
  }

  private func update(_ entry: HubEntry, _ reading: ClockReading, _ pass: inout Pass) {
    if entry.show(entry.currentFigure(now: reading.now, step: step)) { pass.changed.append(entry) }
    if entry.aim?.direction == .down, entry.due <= reading.now { pass.ended.append(entry) }
  }

  /// Moves the deadlines that follow a wall clock or a reference clock; true if one has moved.
  private mutating func aimAnew(_ reading: ClockReading) -> Bool {
    guard movable > 0 else { return false }
    if reading.hasJumped(from: wallOffset) { wallOffset = reading.wallOffset }
    var hasMoved = false
    for entry in running {
      guard let aim = entry.aim, aim.isMovable else { continue }
      let due = aim.instant(wallOffset: wallOffset)
      guard due != entry.due else { continue }
      entry.due = due
      entry.anchor = reading.now
      hasMoved = true
    }
    return hasMoved
  }

  private func flip(after now: Nanoseconds) -> Nanoseconds {
    now.dividedDown(by: step).adding(1).multiplied(by: step)
  }

  // MARK: - The timer

  /// Wakes at `instant`, if nothing is armed before.
  mutating func wake(noLaterThan instant: Nanoseconds) {
    if instant < wake { setWake(instant) }
  }

  private mutating func setWake(_ instant: Nanoseconds) {
    wake = instant
    wakeRevision += 1
  }

  /// When the timer should be told to wake, or `nil` if there is nothing to tell, or somebody is telling it who will look again.
  ///
  /// So the last word is the right one, and no lock is held. Whoever has told comes back, as the teller.
  mutating func wakeToTell(asTeller isTeller: Bool) -> Nanoseconds? {
    guard isTeller || !isTelling else { return nil }
    isTelling = wakeRevision != toldRevision && wake != .never
    toldRevision = wakeRevision
    return isTelling ? wake : nil
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

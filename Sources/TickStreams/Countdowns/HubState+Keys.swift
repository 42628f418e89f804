/// What can be done with a key. The methods that return a Boolean return whether the figure has changed.
extension HubState {
  /// Sets the target of a key.
  mutating func start(_ entry: Entry, _ target: HubTarget, owner: WeakReference? = nil) -> Bool {
    hide(entry)
    entry.target = target.started(at: reading.now)
    entry.left = nil
    own(entry, owner)
    return run(entry)
  }

  /// Ends a key.
  mutating func stop(_ entry: Entry) -> Bool {
    clear(entry)
    return entry.figure.show(nil)
  }

  /// Pauses a key.
  mutating func pause(_ entry: Entry) -> Bool {
    guard entry.target != nil, entry.left == nil else { return false }
    let hasChanged = refresh(entry)
    guard entry.target != nil else { return hasChanged }
    hide(entry)
    entry.left = entry.due.distance(from: reading.now)
    return hasChanged
  }

  /// Resumes a paused key.
  mutating func resume(_ entry: Entry) -> Bool {
    guard let target = entry.target, let left = entry.left.take() else { return false }
    if target.span != nil { entry.target?.moment = .instant(reading.now.adding(left)) }
    return run(entry)
  }

  /// Runs a key that has a target.
  private mutating func run(_ entry: Entry) -> Bool {
    guard let target = entry.target else { return false }
    adoptWallClock()
    entry.due = target.instant(wallOffset: wallOffset)
    entry.anchor = reading.now
    guard !isOver(entry) else {
      clear(entry)
      entry.figure.showEnd()
      return true
    }
    show(entry)
    return update(entry)
  }

  /// Brings the figure of a key up to date for a new owner or subscriber.
  ///
  /// If a countdown ended while the key was not shown, zero is not shown afterward.
  mutating func refresh(_ entry: Entry) -> Bool {
    guard let target = entry.target, entry.left == nil else { return false }
    // While the hub is paused, no pass adjusts the deadlines of the keys that are shown.
    if entry.shownIndex < 0 || pauses > 0 {
      adoptWallClock()
      let due = target.instant(wallOffset: wallOffset)
      if moves(entry, target, to: due) { entry.anchor = reading.now }
      entry.due = due
    }
    guard !isOver(entry) else {
      let wasShown = entry.shownIndex >= 0
      clear(entry)
      if wasShown { entry.figure.showEnd() }
      return wasShown || entry.figure.show(nil)
    }
    show(entry)
    return update(entry)
  }

  /// The figure of a key, whether or not it is shown.
  func figure(of entry: Entry) -> Nanoseconds? {
    guard let target = entry.target else { return nil }
    guard entry.left == nil else { return entry.figure.value }
    let due = target.isMovable ? target.instant(wallOffset: reading.wallOffset) : entry.due
    return target.figure(due: due, now: reading.now, anchor: entry.anchor, step: step)?.value
  }

  /// The moment that a key counts down to; a moment of the wall clock is returned as it was given.
  func deadline(of entry: Entry) -> WallInstant? {
    guard let target = entry.target, target.direction == .down, figure(of: entry) != nil else { return nil }
    if case .wall(let wall) = target.moment { return wall }
    let instant = target.span != nil ? entry.left.map { reading.now.adding($0) } : nil
    let due = instant ?? target.instant(wallOffset: reading.wallOffset)
    return due.onWallClock(aheadBy: reading.wallOffset)
  }

  // MARK: - Owners and subscribers

  /// Records that an owner shows a key; returns the number of its figure.
  mutating func bind(_ entry: Entry) -> Int {
    hasBeenBound = true
    entry.isBound = true
    return entry.figure.revision
  }

  /// The keys among these with subscribers, and those with owners.
  func recipients(of entries: [Entry]) -> (sending: [Entry], bound: [Entry]) {
    (entries.filter { $0.broadcaster != nil }, entries.filter(\.isBound))
  }

  /// The figures of these keys as they are shown.
  func shownFigures(_ entries: [Entry]) -> [HubFigure] { entries.map(\.figure) }

  /// Records that no owner shows a key any more.
  mutating func unbind(_ entry: Entry) {
    entry.isBound = false
    if !entry.isWatched { hide(entry) }
    removeIfIdle(entry)
  }

  /// Adds a subscriber to a key, up to `endSubscribing`; returns the broadcaster, and whether the figure has changed.
  mutating func beginSubscribing(_ entry: Entry) -> (Broadcaster, Bool) {
    let broadcaster = entry.broadcaster ?? Broadcaster(Boxing(Duration?.self), memory: 1)
    entry.broadcaster = broadcaster
    entry.newSubscribers += 1
    return (broadcaster, refresh(entry))
  }

  mutating func endSubscribing(_ entry: Entry) {
    entry.newSubscribers -= 1
    removeIfIdle(entry)
  }

  /// What has to be sent to the subscribers of a key, unless another thread is sending, which then sends this as well.
  ///
  /// - Parameters:
  ///   - entry: The key.
  ///   - continues: Whether the caller has been sending.
  /// - Returns: The figures to send before the next call, or `nil` if the caller is done.
  mutating func nextToSend(_ entry: Entry, continues: Bool) -> (Broadcaster, [Nanoseconds?])? {
    guard let broadcaster = entry.broadcaster, continues || !entry.isSending else { return nil }
    entry.isSending = entry.sent != entry.figure.revision
    guard entry.isSending else { return nil }
    defer { entry.sent = entry.figure.revision }
    return (broadcaster, entry.figure.unseen(after: entry.sent))
  }
}

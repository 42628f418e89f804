/// The state of a hub: its keys, which of them are shown, when their values change, and for when the timer is armed.
///
/// A value is a function of the target of its key, the clocks and the current time, by one rule (``HubEntry/value(at:every:)``), whether the
/// key is shown or not. A key that is not shown is not kept up to date and causes no wake-up. No code outside the hub is called from here,
/// except `==` and `hash(into:)` of keys.
///
/// The lock of the hub is held for a bounded number of keys at a time (``batch``): work that visits all keys continues in the next round.
struct HubState: Sendable {
  /// How many keys are visited at most while the lock is held.
  static let batch = 256

  let entries: any HubEntries
  let engine: TimerEngine
  /// The index of the entry that ``sweep()`` looked at last.
  private var sweepIndex = 0
  private var keys: HubShownKeys
  var clocks: HubClocks
  /// What the changes of this round of the lock leave to be done; it is the caller's between two rounds.
  var work = HubWork()

  /// How many signals are pausing the hub.
  private var pauses = 0
  /// Since when the ends of all keys are awaited, shown or not; `nil` while they are not.
  private var awaitsEndsSince: TickInstant?
  /// Whether an owner has ever been bound.
  private(set) var hasBeenBound = false
  /// The keys whose owners have to be shown a new value.
  var awaitingShow = FIFO<HubEntry>()
  /// Whether a hop to main is on its way, which shows them.
  var isHopping = false
  /// When the timer fires.
  private var deadline = Deadline()
  /// For when the timer was last armed, whether it also fires when the wall clock is set, and how late it may be.
  private var armed = (due: TickInstant.distantFuture, followsWallClock: false, leeway: Nanoseconds(0))

  init(_ entries: any HubEntries, step: Nanoseconds, on engine: TimerEngine) {
    self.entries = entries
    self.engine = engine
    keys = HubShownKeys(step: step)
    clocks = HubClocks(ClockReading(engine.core))
  }

  var step: Nanoseconds { keys.step }
  var now: TickInstant { clocks.now }

  /// The moment that a key counts down to; a moment of the wall clock is returned as it was given.
  func deadline(of entry: HubEntry) -> WallInstant? {
    guard let run = entry.run, let left = timeLeft(of: entry) else { return nil }
    if let date = run.target.moment.date, run.clock?.reference == nil { return date }
    return left == .never ? .distantFuture : clocks.reading.wall.adding(left)
  }

  /// How much of its time a key that counts down has left, as a fraction of the time at its start.
  func fraction(of entry: HubEntry) -> Double? {
    timeLeft(of: entry).map { Swift.max(0, Swift.min(1, Double($0) / Double(Swift.max(1, entry.run?.whole ?? 0)))) }
  }

  private func timeLeft(of entry: HubEntry) -> Nanoseconds? {
    entry.value(at: now, every: step).flatMap { _ in entry.run?.timeLeft(at: now) }
  }

  // MARK: - Keys

  /// Sets the target of a key.
  mutating func start(_ entry: HubEntry, _ target: HubTarget) {
    hide(entry)
    entry.run = HubRun(target, by: clocks.clock(of: target), at: now)
    refresh(entry, showsEnd: true)
  }

  /// Ends a key.
  mutating func stop(_ entry: HubEntry) {
    clear(entry, isNoticed: false)
    set(entry, nil)
  }

  mutating func pause(_ entry: HubEntry) {
    guard entry.run != nil, entry.run?.left == nil else { return }
    entry.audience.held = nil
    refresh(entry)
    guard let run = entry.run else { return }
    hide(entry)
    entry.run?.left = run.distance(at: now)
  }

  /// Resumes a paused key.
  mutating func resume(_ entry: HubEntry) {
    guard var run = entry.run, let left = run.left.take() else { return }
    run.anchor = now
    if run.target.span != nil {
      let moment = now.adding(left)
      run.target.moment = .instant(moment)
      // The value that has stayed may be half a step ahead of its time: it is not taken back.
      if let value = entry.latest.value { run.anchor = Swift.max(now, moment.adding(run.target.direction == .down ? -value : value)) }
    }
    entry.run = run
    refresh(entry, showsEnd: true)
  }

  /// Brings the value of a key up to date, and schedules its next change; of a key that nobody is shown, its end, if that is awaited.
  ///
  /// If a countdown ended while the key was not shown, zero is not shown afterward, unless the key has just been started or resumed.
  mutating func refresh(_ entry: HubEntry, showsEnd: Bool = false) {
    guard let run = entry.run else { return }
    if run.isOverWhilePaused(at: now) { return end(entry) }
    guard run.left == nil else { return }
    guard let value = run.value(at: now, every: step, holding: entry.audience.held) else {
      return showsEnd || entry.place == .shown ? end(entry) : lapse(entry)
    }
    let isDown = run.target.direction == .down
    keys.move(entry, to: entry.audience.isPresent ? .shown : awaitsEnds && isDown ? .awaited : .hidden)
    switch entry.place {
    case .hidden: break
    case .awaited: keys.schedule(entry, .own, nextChange: now.adding(run.waitForEnd(at: now, every: step)), isEnding: true, now: now)
    case .shown:
      let change = value.change.map { now.adding($0) } ?? .distantFuture
      let isEnding = isDown && (value.value <= step.multiplied(by: 2) || entry.audience.held != nil)
      keys.schedule(entry, run.target.phase, nextChange: change, isEnding: isEnding, now: now)
    }
    guard entry.audience.held?.contains(value.value) != true else { return }
    entry.audience.held = nil
    set(entry, value.value)
  }

  /// Ends a countdown that has reached its moment.
  private mutating func end(_ entry: HubEntry) {
    clear(entry, isNoticed: true)
    entry.latest.showEnd()
    note(entry)
  }

  /// Ends a countdown that has reached its moment while it was not shown: zero is not shown afterward.
  private mutating func lapse(_ entry: HubEntry) {
    clear(entry, isNoticed: !wasOver(entry))
    set(entry, nil)
  }

  private mutating func set(_ entry: HubEntry, _ value: Nanoseconds?) {
    if entry.latest.show(value) { note(entry) }
  }

  /// Removes a key from those that are shown, before its target is changed.
  private mutating func hide(_ entry: HubEntry) {
    keys.move(entry, to: .hidden)
    clocks.dropIdleRequest()
  }

  /// Removes the target of a key; `isNoticed` if its time is over, which is sent if ends are awaited.
  private mutating func clear(_ entry: HubEntry, isNoticed: Bool) {
    if isNoticed, awaitsEnds { work.ended.append(entry) }
    hide(entry)
    entry.run = nil
  }

  // MARK: - Freeing keys

  /// Frees a key, if it does not run and is not shown; returns whether it did.
  @inline(never) mutating func removeIfIdle(_ entry: HubEntry) -> Bool {
    guard !entry.audience.isPresent, entry.tableIndex >= 0, entry.value(at: now, every: step) == nil else { return false }
    // The end of a paused key is sent when it is resumed.
    if awaitsEnds, entry.run?.left != nil { return false }
    if entry.run != nil { clear(entry, isNoticed: !wasOver(entry)) }
    entries.remove(entry)
    work.freed.append(entry)
    return true
  }

  /// Frees keys that have ended unnoticed, or whose subscribers have left.
  ///
  /// It checks eight keys, and eight more as long as there was one to free, at most 64. Each change of a hub with more than 64 keys does
  /// this, so ended keys are freed at the pace at which keys are started.
  mutating func sweep() {
    for _ in 0..<8 {
      var hasFreed = false
      for _ in 0..<8 {
        guard entries.count > 64 else { return }
        if sweepIndex == 0 { sweepIndex = .max }
        if let entry = entries.last(before: &sweepIndex), removeIfIdle(entry) { hasFreed = true }
      }
      guard hasFreed else { return }
    }
  }

  // MARK: - Passes

  /// Takes what the timer has to do next; `rearms` if it may have fired, and code outside the hub has armed timers for the same instant.
  mutating func takeMove(rearms: Bool = false) -> Deadline.Move? {
    let before = armed
    armed.due = pauses > 0 ? .distantFuture : Swift.min(keys.nextChange, clocks.requestedPass ?? .distantFuture)
    armed.followsWallClock = clocks.followWallClock(on: engine.core)
    armed.leeway = Swift.min(keys.leeway, engine.leeway)
    // A clock that is set also moves what would never change.
    guard armed.due != .distantFuture || pauses == 0 && armed.followsWallClock else { return deadline.clear() }
    guard rearms || armed != before else { return nil }
    var move = deadline.set(armed.due, wallOffset: armed.followsWallClock ? clocks.reading.wallOffset : nil)
    move.limit = armed.leeway
    return move
  }

  /// Notes that a signal starts or stops pausing the hub; returns whether the hub resumes.
  mutating func set(_ pause: HubPause, _ isPaused: Bool?) -> Bool {
    guard let before = pause.isPaused else { return false }
    pause.isPaused = isPaused
    guard before != (isPaused ?? false) else { return false }
    pauses += before ? -1 : 1
    return pauses == 0
  }

  /// Begins to bring values up to date, those that are due or, if that is forced, all; the work continues with this.
  ///
  /// At an update all keys without `phase: .own` are visited; at any other time, the keys that change alone and are due. When a clock has
  /// been set, all keys are visited that are shown or whose end is awaited.
  mutating func beginPass(isForced: Bool) {
    work.rearms = true
    guard pauses == 0 else { return }
    let visitsAll = clocks.takeRequest(isForced: isForced)
    let isFlip = keys.takeFlip(until: now)
    var pass = HubWork.Pass(due: now, isFlip: isFlip && !visitsAll)
    if isFlip || visitsAll { pass.shown = .max }
    if visitsAll, awaitsEnds { pass.unshown = .max }
    work.pass = pass
  }

  /// Visits the next keys of the pass, if there is one; returns whether it is over.
  ///
  /// The last keys are first: one that is removed meanwhile is replaced by one that was visited.
  mutating func proceed() -> Bool {
    guard var pass = work.pass.take() else { return true }
    if pauses > 0 { (pass.shown, pass.due) = (0, .distantPast) }
    for _ in 0..<Self.batch {
      if let entry = keys.shown.last(before: &pass.shown) {
        if !pass.isFlip || entry.run?.target.phase == .shared { refresh(entry) }
      } else if let entry = entries.last(before: &pass.unshown) {
        unwatch(entry)
      } else if let entry = keys.firstDue(until: pass.due) {
        refresh(entry)
      } else {
        return true
      }
    }
    work.pass = pass
    return false
  }

  // MARK: - Owners and subscribers

  /// Records that an owner shows a key; returns the number of its value.
  mutating func bind(_ entry: HubEntry) -> Int {
    hasBeenBound = true
    entry.audience.isBound = true
    entry.audience.held = nil
    return entry.latest.revision
  }

  /// Records that no owner shows a key now.
  mutating func unbind(_ entry: HubEntry) {
    entry.audience.isBound = false
    unwatch(entry)
    note(entry)
  }

  /// Adds a subscriber to a key, up to ``endSubscribing(_:)``; returns the broadcaster, which is sent the value.
  mutating func beginSubscribing(_ entry: HubEntry) -> Broadcaster {
    let broadcaster = entry.audience.beginSubscribing(after: entry.latest)
    refresh(entry)
    note(entry)
    work.leavesTimer = true
    return broadcaster
  }

  mutating func endSubscribing(_ entry: HubEntry) {
    entry.audience.newSubscribers -= 1
    work.rearms = true
    unwatch(entry)
    note(entry)
  }

  /// Awaits only the end of a key that has no owner and no subscriber now, or if ends are not awaited, nothing.
  mutating func unwatch(_ entry: HubEntry) {
    guard !entry.audience.isPresent else { return }
    if awaitsEnds, entry.run?.left == nil { refresh(entry) } else { hide(entry) }
  }

  /// The direction and steps in which a key continues from this value, if only its owners show it.
  func canHold(_ entry: HubEntry, _ latest: HubValue) -> (CounterStyle.Direction, step: Nanoseconds)? {
    guard entry.place == .shown, entry.audience.isBound, !entry.audience.hasSubscribers else { return nil }
    guard let target = entry.run?.target else { return nil }
    return latest.value != .never && entry.latest.revision == latest.revision ? (target.direction, step) : nil
  }

  /// Skips `values`, which have the same text as `latest`, and contain it.
  mutating func hold(_ entry: HubEntry, _ latest: HubValue, _ values: ClosedRange<Nanoseconds>) {
    guard canHold(entry, latest) != nil else { return }
    entry.audience.held = values
    refresh(entry)
  }

  // MARK: - Ends

  private var awaitsEnds: Bool { awaitsEndsSince != nil }

  /// Awaits the ends of all keys from now on, or no longer; the work continues with a visit of all keys.
  ///
  /// Keys that were over before end without being announced.
  mutating func setAwaitsEnds(_ awaits: Bool) {
    guard awaits != awaitsEnds else { return }
    awaitsEndsSince = awaits ? now : nil
    work.pass = HubWork.Pass(unshown: .max)
  }

  /// Whether a key that nobody shows was over when ends began to be awaited; never one whose end is awaited already.
  private func wasOver(_ entry: HubEntry) -> Bool {
    guard entry.place == .hidden, let since = awaitsEndsSince, let run = entry.run else { return false }
    guard run.target.direction == .down, run.left == nil else { return false }
    return run.distance(at: now).adding(now.subtracting(since)) <= 0
  }
}

/// One signal that pauses a hub.
///
/// Unchecked: its variable is accessed only under the lock of the hub.
final class HubPause: @unchecked Sendable {
  /// The latest value of the signal, or `nil` once its handle has been disposed, though a value may still be arriving.
  var isPaused: Bool? = false
}

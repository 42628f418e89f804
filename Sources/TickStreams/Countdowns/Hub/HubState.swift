/// The state of a hub: its keys, which of them are shown, when their values change, and for when the timer is armed.
///
/// A value is a function of the target of its key, the clocks and the current time, by one rule (``value(of:)``), whether the key is shown
/// or not. A key that is not shown is not kept up to date and causes no wake-up. No code outside the hub is called from here, except `==`
/// and `hash(into:)` of keys.
///
/// The lock of the hub is held for a bounded number of keys at a time (``batch``): work that visits all keys continues in the next round.
struct HubState: Sendable {
  typealias Entry = HubEntry
  /// How many keys are visited at most while the lock is held.
  static let batch = 256

  let entries: any HubEntries
  /// The entry that ``sweep()`` looked at last.
  private var sweepIndex = 0

  var shown: HubShownKeys
  /// The latest reading of the scheduler's own clocks by any thread.
  private(set) var reading: ClockReading
  /// The wall clock, and the reference clocks that keys count by.
  private(set) var clocks: [HubClock]
  /// The earliest instant of a pass that has been requested because a clock was set.
  private var requestedPass: TickInstant?
  /// How many signals are pausing the hub.
  private(set) var pauses = 0
  /// Whether an owner has ever been bound.
  private(set) var hasBeenBound = false

  /// Since when the ends of all keys are awaited, shown or not; `nil` while they are not.
  var awaitsEndsSince: TickInstant?
  /// The keys whose time is over, and that have not been announced yet.
  var ended: [Entry] = []

  /// The keys whose owners have to be shown a new value.
  private var awaitingShow = FIFO<Entry>()
  /// Whether a hop to main is on its way, which shows them.
  private var isHopping = false

  /// When the timer fires.
  private var wake = Deadline()
  /// Whether it also has to fire when the wall clock is set.
  private var wakesForWallClock = false
  /// How late the pass may be that the timer is armed for.
  private var wakeLeeway: Nanoseconds = 0
  /// The timer, once there has been a deadline.
  var timer: HubTimer?

  init(_ entries: any HubEntries, step: Nanoseconds, _ reading: ClockReading) {
    self.entries = entries
    shown = HubShownKeys(step: step)
    self.reading = reading
    clocks = [HubClock(nil, reading)]
  }

  var step: Nanoseconds { shown.step }

  // MARK: - Clocks

  /// Takes over a reading of the clocks, unless it is older than the reading of another thread; requests a pass if a clock has been set that keys
  /// which are shown follow.
  mutating func adopt(_ new: HubReading) {
    guard new.local.now >= reading.now else { return }
    reading = new.local
    var isSet = clocks[0].clock.adopt(new.local, every: step) && clocks[0].shownKeys > 0
    for (clock, reading, settings) in new.references where clock.clock.adopt(reading, settings: settings, every: step) {
      isSet = isSet || clock.shownKeys > 0
    }
    if isSet { requestedPass = Swift.min(reading.now, requestedPass ?? reading.now) }
  }

  mutating func add(_ clock: HubClock) {
    clocks.append(clock)
  }

  private func clock(of target: HubTarget) -> HubClock? {
    guard target.moment.date != nil else { return nil }
    guard let reference = target.reference else { return clocks[0] }
    return clocks.first { $0.reference === reference }
  }

  // MARK: - Keys

  /// Sets the target of a key; returns whether its value has changed, as the other methods do.
  mutating func start(_ entry: Entry, _ target: HubTarget) -> Bool {
    hide(entry)
    entry.target = target.started(at: reading.now)
    entry.clock = clock(of: target)
    entry.left = nil
    entry.whole = entry.target.map { entry.distance($0, at: reading.now) } ?? 0
    return run(entry, since: reading.now)
  }

  /// Ends a key.
  mutating func stop(_ entry: Entry) -> Bool {
    clear(entry)
    return entry.figure.show(nil)
  }

  mutating func pause(_ entry: Entry) -> Bool {
    guard let target = entry.target, entry.left == nil else { return false }
    entry.held = nil
    let hasChanged = refresh(entry)
    guard entry.target != nil else { return hasChanged }
    hide(entry)
    entry.left = entry.distance(target, at: reading.now)
    return hasChanged
  }

  /// Resumes a paused key.
  mutating func resume(_ entry: Entry) -> Bool {
    guard let target = entry.target, let left = entry.left.take() else { return false }
    guard target.span != nil else { return run(entry, since: reading.now) }
    let moment = reading.now.adding(left)
    entry.target?.moment = .instant(moment)
    // The value that has stayed may be half a step ahead of its time: it is not taken back.
    let turn = entry.figure.value.map { moment.adding(target.direction == .down ? -$0 : $0) }
    return run(entry, since: Swift.max(reading.now, turn ?? reading.now))
  }

  /// Runs a key that has a target; no value is shown from before `anchor`.
  private mutating func run(_ entry: Entry, since anchor: TickInstant) -> Bool {
    guard let target = entry.target else { return false }
    entry.anchor = anchor
    guard let value = entry.value(target, at: reading.now, every: step) else { return end(entry) }
    show(entry)
    return update(entry, target, value)
  }

  /// Brings the value of a key up to date for a new owner or subscriber.
  ///
  /// If a countdown ended while the key was not shown, zero is not shown afterward.
  mutating func refresh(_ entry: Entry) -> Bool {
    guard let target = entry.target else { return false }
    guard entry.left == nil else { return entry.isOverWhilePaused(target, at: reading.now) && end(entry) }
    guard let value = entry.value(target, at: reading.now, every: step) else {
      if entry.shownIndex >= 0, !entry.isEndOnly { return end(entry) }
      return lapse(entry)
    }
    show(entry)
    return update(entry, target, value)
  }

  /// Ends a countdown that has reached its moment.
  private mutating func end(_ entry: Entry) -> Bool {
    if awaitsEnds { ended.append(entry) }
    clear(entry)
    entry.figure.showEnd()
    return true
  }

  /// Ends a countdown that has reached its moment while it was not shown: zero is not shown afterward.
  mutating func lapse(_ entry: Entry) -> Bool {
    if awaitsEnds, !wasOver(entry) { ended.append(entry) }
    clear(entry)
    return entry.figure.show(nil)
  }

  /// Shows the value of a key, and schedules its next change; of a key whose end alone is awaited, that.
  private mutating func update(_ entry: Entry, _ target: HubTarget, _ value: CounterValue) -> Bool {
    if entry.isEndOnly {
      scheduleEnd(entry, target)
    } else if entry.shownIndex >= 0 {
      let change = value.change.map { reading.now.adding($0) } ?? .distantFuture
      let isEnding = target.direction == .down && (value.value <= step.multiplied(by: 2) || entry.held != nil)
      shown.schedule(entry, target, nextChange: change, isEnding: isEnding, now: reading.now)
    }
    guard entry.held?.contains(value.value) != true else { return false }
    entry.held = nil
    return entry.figure.show(value.value)
  }

  /// Adds a key to those that are shown, if it has an owner or a subscriber; otherwise to those whose end is awaited, if it is.
  mutating func show(_ entry: Entry) {
    let isEndOnly = !entry.isWatched
    if entry.isEndOnly, !isEndOnly { hide(entry) }
    guard entry.shownIndex < 0, !isEndOnly || awaitsEnds && entry.target?.direction == .down else { return }
    shown.insert(entry, endOnly: isEndOnly)
  }

  /// Removes a key from those that are shown, before its target is changed.
  mutating func hide(_ entry: Entry) {
    guard entry.shownIndex >= 0 else { return }
    shown.remove(entry)
    if !clocks.contains(where: { $0.shownKeys > 0 }) { requestedPass = nil }
  }

  /// Ends a key.
  private mutating func clear(_ entry: Entry) {
    hide(entry)
    entry.target = nil
    entry.clock = nil
    entry.left = nil
  }

  // MARK: - Freeing keys

  /// Frees a key, if it does not run and is not shown; the caller releases it after unlocking.
  mutating func removeIfIdle(_ entry: Entry) -> Bool {
    guard !entry.isWatched, entry.tableIndex >= 0, entry.figure(at: reading.now, every: step) == nil else { return false }
    if entry.target != nil { _ = lapse(entry) }
    entries.remove(entry)
    return true
  }

  /// Frees keys that have ended unnoticed, or whose subscribers have left.
  ///
  /// It checks eight keys, and eight more as long as there was one to free, at most 64. Each change of a hub with more than 64 keys does
  /// this, so ended keys are freed at the pace at which keys are started.
  ///
  /// - Returns: The freed ones, for the caller to release after unlocking.
  mutating func sweep() -> [Entry] {
    var freed: [Entry] = []
    var before = -1
    for look in 0..<64 {
      let count = entries.count
      guard count > 64 else { break }
      if look % 8 == 0 {
        if freed.count == before { break }
        before = freed.count
      }
      sweepIndex = (1...count).contains(sweepIndex) ? sweepIndex - 1 : count - 1
      let entry = entries[index: sweepIndex]
      if removeIfIdle(entry) { freed.append(entry) }
    }
    return freed
  }

  // MARK: - Passes

  /// Counts a signal that starts or stops pausing the hub.
  mutating func pause(_ isPaused: Bool) {
    pauses += isPaused ? 1 : -1
  }

  /// Whether all keys that are shown have to be visited, because a clock has been set, or differs from the one by which their changes were
  /// scheduled.
  private var needsSchedule: Bool { requestedPass != nil || clocks.contains(where: \.hasMoved) }

  /// The rest of a pass.
  struct Pass: Sendable {
    /// Whether values are brought up to date whether or not one is due.
    let isForced: Bool
    /// The keys that are shown and have not been visited are those before this index; `nil` before the pass begins.
    fileprivate var end: Int?
    /// The entries of the keys whose end is awaited.
    fileprivate var awaitedEnd = 0
    fileprivate var isFlip = false

    init(isForced: Bool) {
      self.isForced = isForced
    }
  }

  /// Brings the next values up to date; returns the keys whose value has changed, and whether the pass is over.
  ///
  /// At an update all keys without `phase: .own` are visited; at any other time, the keys that change alone and are due. When a clock has
  /// been set, all keys that are shown are visited. The last keys are first: one that is removed meanwhile is replaced by one that was visited.
  mutating func proceed(_ pass: inout Pass) -> (changed: [Entry], isOver: Bool) {
    guard pauses == 0 else { return ([], true) }
    if pass.end == nil {
      let visitsAll = pass.isForced || needsSchedule
      requestedPass = nil
      if visitsAll { for clock in clocks { clock.didSchedule() } }
      let isFlip = shown.takeFlip(until: reading.now)
      pass.isFlip = isFlip && !visitsAll
      pass.end = isFlip || visitsAll ? shown.entries.count : 0
      pass.awaitedEnd = visitsAll ? shown.awaited.count : 0
    }
    var changed: [Entry] = []
    var visits = 0
    while visits < Self.batch, let end = pass.end, end > 0 {
      pass.end = Swift.min(end - 1, shown.entries.count)
      guard end <= shown.entries.count else { continue }
      let entry = shown.entries[end - 1]
      visits += 1
      if !pass.isFlip || entry.target?.phase == .shared, visit(entry) { changed.append(entry) }
    }
    while visits < Self.batch, pass.awaitedEnd > 0 {
      let index = pass.awaitedEnd - 1
      pass.awaitedEnd = Swift.min(index, shown.awaited.count)
      guard index < shown.awaited.count else { continue }
      let entry = shown.awaited[index]
      visits += 1
      if visit(entry) { changed.append(entry) }
    }
    guard pass.end == 0, pass.awaitedEnd == 0 else { return (changed, false) }
    while visits < Self.batch {
      guard let entry = shown.firstDue(until: reading.now) else { return (changed, true) }
      visits += 1
      if visit(entry) { changed.append(entry) }
    }
    return (changed, false)
  }

  private mutating func visit(_ entry: Entry) -> Bool {
    guard let target = entry.target, entry.isWatched || entry.isEndOnly else {
      unwatch(entry)
      return false
    }
    guard let value = entry.value(target, at: reading.now, every: step) else {
      guard entry.isEndOnly else { return end(entry) }
      _ = lapse(entry)
      return true
    }
    return update(entry, target, value)
  }

  // MARK: - Owners and subscribers

  /// Records that an owner shows a key; returns the number of its value.
  mutating func bind(_ entry: Entry) -> Int {
    hasBeenBound = true
    entry.isBound = true
    entry.held = nil
    return entry.figure.revision
  }

  /// Records that no owner shows a key now.
  mutating func unbind(_ entry: Entry) {
    entry.isBound = false
    unwatch(entry)
  }

  /// Removes a key from those that are shown, if it has no owner and no subscriber now.
  mutating func unwatch(_ entry: Entry) {
    guard !entry.isWatched, !entry.isEndOnly else { return }
    hide(entry)
    awaitEnd(entry)
  }

  /// Adds a subscriber to a key, up to `endSubscribing`; returns the broadcaster.
  mutating func beginSubscribing(_ entry: Entry) -> Broadcaster {
    let broadcaster = entry.broadcaster ?? Broadcaster(Boxing(Duration?.self), memory: 1)
    entry.broadcaster = broadcaster
    entry.newSubscribers += 1
    entry.held = nil
    return broadcaster
  }

  mutating func endSubscribing(_ entry: Entry) {
    entry.newSubscribers -= 1
    unwatch(entry)
  }

  /// Notes that the values of these keys have changed, and adds those with subscribers to `sending`.
  ///
  /// - Returns: Whether there are owners to be shown values.
  mutating func announce(_ changed: [Entry], _ sending: inout ArraySlice<Entry>) -> Bool {
    var shows = false
    for entry in changed {
      if entry.broadcaster != nil { sending.append(entry) }
      guard entry.isBound else { continue }
      shows = true
      if !entry.awaitsShow { awaitingShow.append(entry) }
      entry.awaitsShow = true
    }
    return shows
  }

  /// Whether the caller has to hop to main, since no hop is on its way.
  mutating func beginHop() -> Bool {
    !exchange(&isHopping, with: true)
  }

  mutating func endHop() {
    isHopping = false
  }

  /// The next keys whose owners have to be shown a new value, and the value.
  mutating func takeAwaitingShow() -> [(entry: Entry, figure: HubFigure)] {
    var taken: [(entry: Entry, figure: HubFigure)] = []
    while taken.count < Self.batch, let entry = awaitingShow.popFirst() {
      entry.awaitsShow = false
      taken.append((entry, entry.figure))
    }
    return taken
  }

  /// A value, the number of the one before it, and who sends it.
  typealias Sending = (Broadcaster, HubFigure, seen: Int)

  /// Returns the values to send next to subscribers of these keys.
  ///
  /// A key is taken out when nothing is left to send.
  ///
  /// - Parameters:
  ///   - entries: The keys.
  ///   - continues: Whether the caller has been sending the first one.
  /// - Returns: The values to send before the next call, or `nil` if the caller is done.
  mutating func nextToSend(_ entries: inout ArraySlice<Entry>, continues: Bool = false) -> Sending? {
    var continues = continues
    while let entry = entries.first {
      if let next = nextToSend(entry, continues: continues) { return next }
      entries.removeFirst()
      continues = false
    }
    return nil
  }

  /// Returns the values to send to the subscribers of a key, unless another thread is sending, which then sends these as well.
  ///
  /// - Parameters:
  ///   - entry: The key.
  ///   - continues: Whether the caller has been sending.
  /// - Returns: The values to send before the next call, or `nil` if the caller is done.
  private mutating func nextToSend(_ entry: Entry, continues: Bool) -> Sending? {
    guard let broadcaster = entry.broadcaster, continues || !entry.isSending else { return nil }
    entry.isSending = entry.sent != entry.figure.revision
    guard entry.isSending else { return nil }
    defer { entry.sent = entry.figure.revision }
    return (broadcaster, entry.figure, entry.sent)
  }

  // MARK: - The timer

  /// When a pass is due next: because a value that is shown changes, or because a clock has been set.
  private var nextPass: TickInstant {
    guard pauses == 0 else { return .distantFuture }
    return Swift.min(shown.nextChange, requestedPass ?? .distantFuture)
  }

  /// Decides when the timer fires.
  ///
  /// - Parameters:
  ///   - engine: The engine of the hub.
  ///   - rearms: Whether the timer is armed even if nothing has changed: it may have fired, and timers that were armed for the same instant by
  ///     the delivered values fire first.
  /// - Returns: How the caller has to move the timer after unlocking; `nil` if nothing has changed.
  mutating func takeMove(on engine: TimerEngine, rearms: Bool = false) -> Deadline.Move? {
    let (pass, follows, leeway) = (nextPass, followsWallClock(on: engine), Swift.min(shown.leeway, engine.leeway))
    let hasChanged = wake.due ?? .distantFuture != pass || wakesForWallClock != follows || wakeLeeway != leeway
    (wakesForWallClock, wakeLeeway) = (follows, leeway)
    guard pass != .distantFuture else { return wake.clear() }
    guard hasChanged || rearms else { return nil }
    var move = wake.set(pass, wallOffset: follows ? reading.wallOffset : nil)
    move.limit = leeway
    return move
  }
}

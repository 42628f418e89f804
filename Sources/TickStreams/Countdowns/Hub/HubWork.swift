/// What a change of a hub leaves to be done without the lock.
///
/// The state fills it in one round of the lock, or in several. It holds its keys to its end, which comes without the lock: another thread may have freed one, and
/// the release of a key is the user's code.
struct HubWork: Sendable {
  /// The next thing to do; after it the lock is taken again for the one that follows.
  enum Effect: Sendable {
    /// Deliver what is queued for the subscribers of a key.
    case deliver(Broadcaster)
    /// Show owners the values that wait for that, and send the keys whose time is over.
    case announce(ended: [HubEntry], showsOwners: Bool)
    /// Nothing: the lock has been held for a batch of keys, and more remain.
    case proceed
    /// Move the timer: the last thing.
    case arm(Deadline.Move?)
  }

  /// The rest of a visit of many keys, a batch of them in a round of the lock.
  struct Pass: Sendable {
    /// Of the keys that are shown, those before this index are visited.
    var shown = 0
    /// Of all other keys, those before this index.
    var unshown = 0
    /// Of the keys that change alone, those that change until then.
    var due = TickInstant.distantPast
    /// Whether it is an update: of the keys that are shown those with `phase: .own` change alone, and are not visited with them.
    var isFlip = false
  }

  /// The keys that are to be visited before anything else is done.
  var pass: Pass?
  /// The keys with subscribers whose value has changed.
  fileprivate(set) var sending: [HubEntry] = []
  /// The values of how many of them have been queued.
  fileprivate var queued = 0
  /// Values that no broadcaster remembers any more, to be released without the lock.
  var forgotten: [any ValueBox] = []
  fileprivate var showsOwners = false
  /// The keys whose time is over.
  var ended: [HubEntry] = []
  /// The keys that may neither run nor be shown.
  fileprivate var idle: [HubEntry] = []
  /// How many of them have been looked at.
  fileprivate var visited = 0
  /// The keys that have been freed, which are released with this.
  var freed: [HubEntry] = []
  /// Whether the timer is armed in any case: it may have fired, or code outside the hub has armed timers for the same instant, which fire first.
  var rearms = false
  /// Whether another change follows, which arms the timer.
  var leavesTimer = false
}

extension HubState {
  /// Lets a change fill the work of its caller, which waits with that between two rounds of the lock.
  mutating func working<Result>(on work: inout HubWork, _ body: (inout HubState) -> Result) -> Result {
    swap(&self.work, &work)
    defer { swap(&self.work, &work) }
    return body(&self)
  }

  /// Notes that the value of a key has changed.
  mutating func note(_ entry: HubEntry) {
    if entry.audience.broadcaster != nil { work.sending.append(entry) }
    // A key that is shown and has a value does not end during the delivery.
    if entry.latest.value == nil || !entry.audience.isPresent { work.idle.append(entry) }
    guard entry.audience.isBound else { return }
    work.showsOwners = true
    if !exchange(&entry.audience.awaitsShow, with: true) { awaitingShow.append(entry) }
  }

  /// Takes the next effect of the work: keys are visited, values are sent, owners are shown theirs, then ends are sent, keys are freed, and the
  /// timer is armed.
  mutating func nextEffect() -> HubWork.Effect {
    guard proceed() else { return .proceed }
    while work.queued < work.sending.count {
      let entry = work.sending[work.queued]
      work.queued += 1
      if let broadcaster = entry.audience.queue(entry.latest, &work.forgotten) {
        work.rearms = true
        return .deliver(broadcaster)
      }
    }
    if work.showsOwners || !work.ended.isEmpty {
      work.rearms = true
      return .announce(ended: exchange(&work.ended, with: []), showsOwners: exchange(&work.showsOwners, with: false))
    }
    for entry in work.idle[work.visited...].prefix(Self.batch) {
      work.visited += 1
      _ = removeIfIdle(entry)
    }
    guard work.visited == work.idle.count, work.ended.isEmpty else { return .proceed }
    return .arm(work.leavesTimer ? nil : takeMove(rearms: work.rearms))
  }

  /// The next keys whose owners have to be shown a new value, and the value.
  mutating func takeAwaitingShow() -> [(entry: HubEntry, latest: HubValue)] {
    var taken: [(entry: HubEntry, latest: HubValue)] = []
    while taken.count < Self.batch, let entry = awaitingShow.popFirst() {
      entry.audience.awaitsShow = false
      taken.append((entry, entry.latest))
    }
    return taken
  }
}

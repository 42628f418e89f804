/// The implementation of a hub, without the type of its keys.
final class HubCore: Sendable {
  private let engine: TimerEngine
  let state: Lock<HubState>
  private let timer = Lock<HubTimer?>(nil)
  private let references = Lock<[ObjectIdentifier: Followed]>([:])
  private let pausings = CompositeDisposable()
  private let step: Nanoseconds
  private let file: StaticString
  private let line: UInt

  /// The bindings, by the identity of their owner; see `HubCore+Bindings`.
  @MainActor var bindings: [ObjectIdentifier: HubBinding] = [:]
  @MainActor var sweepAt = 64

  init(_ engine: TimerEngine, step: Nanoseconds, file: StaticString, line: UInt) {
    self.engine = engine
    self.file = file
    self.line = line
    self.step = step
    state = Lock(HubState(step: step, ClockReading(engine)))
  }

  /// Ends everything when the hub is deallocated.
  func close() {
    pausings.dispose()
    let (timer, references) = (timer.withLock { $0.take() }, references.withLock { $0 })
    timer?.dispose()
    for reference in references.values { reference.subscription.dispose() }
    if state.withLock({ $0.hasBeenBound }) { onMain { self.unbindAll() } }
  }

  // MARK: - Keys

  func start(_ entry: HubEntry, _ target: HubTarget) {
    if let reference = target.reference { follow(reference) }
    change(entry) { $0.start(entry, target, $1) }
  }

  func stop(_ entry: HubEntry) {
    change(entry) { state, _ in state.stop(entry) }
  }

  func pause(_ entry: HubEntry) {
    change(entry) { $0.pause(entry, $1) }
  }

  func resume(_ entry: HubEntry) {
    change(entry) { $0.resume(entry, $1) }
  }

  /// Brings the figure of a key up to date for a new owner or subscriber.
  func refresh(_ entry: HubEntry) {
    change(entry) { $0.refresh(entry, $1) }
  }

  /// Records that no owner shows a key any more.
  func release(_ entry: HubEntry) {
    armTimer(
      state.withLock { state in
        entry.isBound = false
        state.removeIfUnwatched(entry)
        return state.takeAnnouncement()
      }
    )
  }

  private func change(_ entry: HubEntry, _ body: (inout HubState, ClockReading) -> Bool) {
    let reading = ClockReading(engine)
    let (hasChanged, wake, released) = state.withLock { state in
      (body(&state, state.latest(reading)), state.takeAnnouncement(), state.takeReleased())
    }
    withExtendedLifetime(released) {}
    armTimer(wake)
    guard hasChanged else { return }
    deliver([entry])
    wakeNext()
  }

  // MARK: - Looking

  var reading: ClockReading { ClockReading(engine) }

  /// The figures of these keys, as of now.
  func figures<Key: Sendable>(of entries: [Key: HubEntry]) -> [Key: Nanoseconds] {
    let reading = ClockReading(engine)
    return state.withLock { state in
      let reading = state.latest(reading)
      return entries.compactMapValues { state.figure(of: $0, reading) }
    }
  }

  /// The moment that a key counts down to; a moment of the wall clock is returned as it was given.
  func deadline(of entry: HubEntry) -> WallInstant? {
    let reading = ClockReading(engine)
    return state.withLock { state in
      let reading = state.latest(reading)
      guard let target = entry.target, target.direction == .down, state.figure(of: entry, reading) != nil else { return nil }
      if case .wall(let wall) = target.moment { return wall }
      let instant = target.isSpan ? entry.left.map { reading.now.adding($0) } : nil
      let due = instant ?? target.instant(wallOffset: reading.wallOffset)
      return due.onWallClock(aheadBy: reading.wallOffset)
    }
  }

  /// The keys that do not run and are not shown.
  func idle<Entry: HubEntry>(_ entries: [Entry], _ reading: ClockReading) -> [Entry] {
    state.withLock { state in
      let reading = state.latest(reading)
      return entries.filter { !$0.isWatched && state.figure(of: $0, reading) == nil }
    }
  }

  /// Sends the current figure and every later one to a subscriber.
  func subscribe(_ subscriber: RawSubscriber, to entry: HubEntry) {
    let broadcaster = state.withLock { _ in
      let output = entry.output ?? HubOutput()
      if entry.output == nil { entry.output = output }
      entry.newSubscribers += 1
      return output.broadcaster
    }
    refresh(entry)
    send(entry)
    broadcaster.subscribe(subscriber)
    state.withLock { _ in entry.newSubscribers -= 1 }
    wakeNext()
  }

  // MARK: - Passing time

  /// Brings the figures that are shown up to date, and delivers those that have changed.
  func pass(isForced: Bool = false) {
    let reading = ClockReading(engine)
    let pass = state.withLock { state in state.pass(state.latest(reading), isForced: isForced) }
    deliver(pass.changed)
    for entry in pass.ended { entry.removeIfIdle() }
    wakeNext()
  }

  /// Arms the timer after figures have been delivered, since every repeating timer is armed after its action.
  private func wakeNext() {
    armTimer(
      state.withLock { state in
        state.wakeNext()
        return state.takeAnnouncement()
      }
    )
  }

  /// Arms or disarms the timer as decided, if no other thread is doing so.
  private func armTimer(_ first: HubState.Wake?) {
    Announcement.announce(first) { wake in
      if wake.instant == .distantFuture {
        if let timer = timer.withLock({ $0 }) { engine.disarm(timer) }
      } else if wake.followsWallClock {
        engine.arm(timer(followsWallClock: true), at: wake.instant, wallOffset: state.withLock { $0.wallOffset })
      } else {
        engine.arm(timer(followsWallClock: false), at: wake.instant)
      }
    } next: {
      state.withLock { $0.nextAnnouncement() }
    }
  }

  /// The timer, which is replaced when it has to start or stop following the wall clock.
  private func timer(followsWallClock: Bool) -> HubTimer {
    let (timer, released): (HubTimer, HubTimer?) = timer.withLock { timer in
      if let timer, timer.followsWallClock == followsWallClock { return (timer, nil) }
      let new = HubTimer(engine, CallOrigin("CountdownHub", file, line), self, followsWallClock: followsWallClock)
      defer { timer = new }
      return (new, timer)
    }
    released?.dispose()
    return timer
  }

  /// A reference clock that a key counts by; the hub retains it.
  private struct Followed: Sendable {
    let clock: ReferenceClock
    let subscription: Subscription
  }

  private func follow(_ clock: ReferenceClock) {
    let identity = ObjectIdentifier(clock)
    guard references.withLock({ $0[identity] == nil }) else { return }
    let followed = Followed(clock: clock, subscription: clock.readings.subscribe(onNext: { [weak self] _ in self?.updateDeadlines() }))
    let released: Followed? = references.withLock { references in
      guard references[identity] == nil else { return followed }
      references[identity] = followed
      return nil
    }
    released?.subscription.dispose()
  }

  /// Recomputes the deadlines as soon as possible, on the scheduler.
  private func updateDeadlines() {
    let now = engine.now
    armTimer(
      state.withLock { state in
        state.wake(noLaterThan: now)
        return state.takeAnnouncement()
      }
    )
  }

  // MARK: - Pauses

  /// The state of a signal that pauses the hub.
  private enum Pausing: Sendable {
    case runs, pauses, isOver
  }

  /// Pauses the hub while the latest value of the signal is `true`.
  func pause(by isPaused: TickSignal<Bool, Never>) -> AnyDisposable {
    let signalState = Lock(Pausing.runs)
    let change: @Sendable (Pausing) -> Void = { [weak self] new in
      guard let self else { return }
      let (resumes, wake): (Bool, HubState.Wake?) = signalState.withLock { signalState in
        // A value may still be arriving when the handle is disposed.
        guard signalState != new, signalState != .isOver else { return (false, nil) }
        defer { signalState = new }
        guard (signalState == .pauses) != (new == .pauses) else { return (false, nil) }
        return self.state.withLock { state in
          state.pause(new == .pauses)
          return (state.pauses == 0, state.takeAnnouncement())
        }
      }
      armTimer(wake)
      if resumes { pass(isForced: true) }
    }
    let subscription = isPaused.subscribe(onNext: { change($0 ? .pauses : .runs) })
    pausings.add(subscription)
    return AnyDisposable {
      subscription.dispose()
      change(.isOver)
    }
  }

  // MARK: - Delivering

  /// Sends the latest figures of these keys to their owners and subscribers; to the main actor with one hop for all.
  private func deliver(_ entries: [HubEntry]) {
    guard !entries.isEmpty else { return }
    let (sending, bound) = state.withLock { _ in (entries.filter { $0.output != nil }, entries.filter(\.isBound)) }
    for entry in sending { send(entry) }
    if !bound.isEmpty { onMain { self.show(bound) } }
  }

  /// Sends the latest figure to the subscribers of a key, unless another thread is sending, which then sends this figure too.
  private func send(_ entry: HubEntry) {
    while let (broadcaster, figures) = state.withLock({ _ in entry.nextToSend() }) {
      for figure in figures { ValueInFlight.lending(figure.map(Duration.nanoseconds)) { broadcaster.next($0) } }
      state.withLock { _ in entry.output?.isSending = false }
    }
  }

  /// Runs `body` in place if this is the main queue, and otherwise asynchronously.
  ///
  /// `body` reads the latest figures, so that no older figure can follow a newer one.
  private func onMain(_ body: @escaping @Sendable @MainActor () -> Void) {
    if MainScheduler.shared.isCurrent {
      onMainActor(body)
    } else {
      MainScheduler.shared.schedule { onMainActor(body) }
    }
  }
}

extension HubEntry {
  fileprivate func nextToSend() -> (Broadcaster, [Nanoseconds?])? {
    guard let output, !output.isSending, output.sent != figure.revision else { return nil }
    self.output?.isSending = true
    self.output?.sent = figure.revision
    return (output.broadcaster, figure.unseen(after: output.sent))
  }
}

/// The timer of a hub.
///
/// Unchecked like its superclass; it adds constants only.
private final class HubTimer: TickTimer, @unchecked Sendable {
  private weak let core: HubCore?

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ core: HubCore, followsWallClock: Bool) {
    self.core = core
    super.init(engine: engine, for: origin)
    self.followsWallClock = followsWallClock
  }

  override func fire(_ tick: Tick) {
    core?.pass()
  }
}

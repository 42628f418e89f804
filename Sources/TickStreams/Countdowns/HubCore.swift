/// What a hub is made of, without the type of its keys.
final class HubCore: Sendable {
  private let engine: TimerEngine
  let state: Lock<HubState>
  private let timer = Lock<HubTimer?>(nil)
  private let references = Lock<[ObjectIdentifier: Followed]>([:])
  private let pausings = CompositeDisposable()
  private let step: Nanoseconds
  private let file: StaticString
  private let line: UInt

  /// The bindings, by the identity of their owners; see `HubCore+Bindings`.
  @MainActor var bindings: [ObjectIdentifier: HubBinding] = [:]
  @MainActor var sweepAt = 64

  init(_ engine: TimerEngine, step: Nanoseconds, file: StaticString, line: UInt) {
    self.engine = engine
    self.file = file
    self.line = line
    self.step = step
    state = Lock(HubState(step: step, ClockReading(engine)))
  }

  /// Ends everything: the hub is being deallocated.
  func close() {
    pausings.dispose()
    let (timer, references) = (timer.withLock { $0.take() }, references.withLock { $0 })
    timer?.dispose()
    for reference in references.values { reference.subscription.dispose() }
    if state.withLock({ $0.hasBeenBound }) { onMain { self.unbindAll() } }
  }

  // MARK: - Keys

  func start(_ entry: HubEntry, _ aim: HubTarget) {
    if let reference = aim.reference { follow(reference) }
    change(entry) { $0.start(entry, aim, $1) }
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

  /// Brings a key up to date, because something begins to show it.
  func refresh(_ entry: HubEntry) {
    change(entry) { $0.refresh(entry, $1) }
  }

  /// Takes note that no owner shows a key any more.
  func release(_ entry: HubEntry) {
    tellTimer(
      state.withLock { state in
        entry.isBound = false
        state.leaveIfUnwatched(entry)
        return state.takeUntold()
      }
    )
  }

  private func change(_ entry: HubEntry, _ body: (inout HubState, ClockReading) -> Bool) {
    let reading = ClockReading(engine)
    let (hasChanged, wake, over) = state.withLock { state in (body(&state, state.latest(reading)), state.takeUntold(), state.takeStale()) }
    withExtendedLifetime(over) {}
    tellTimer(wake)
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

  /// The moment a key counts down to; that of a wall clock as it was asked for.
  func deadline(of entry: HubEntry) -> WallInstant? {
    let reading = ClockReading(engine)
    return state.withLock { state in
      let reading = state.latest(reading)
      guard let aim = entry.aim, aim.direction == .down, state.figure(of: entry, reading) != nil else { return nil }
      if case .wall(let wall) = aim.moment { return wall }
      let instant = aim.isSpan ? entry.left.map { reading.now.adding($0) } : nil
      let due = instant ?? aim.instant(wallOffset: reading.wallOffset)
      let isFar = due == .never || due == .min
      return WallInstant(nanosecondsSince1970: isFar ? due : due.adding(reading.wallOffset))
    }
  }

  /// Those of these keys that count nothing, and that nothing shows.
  func idle<Entry: HubEntry>(_ entries: [Entry], _ reading: ClockReading) -> [Entry] {
    state.withLock { state in
      let reading = state.latest(reading)
      return entries.filter { !$0.isWatched && state.figure(of: $0, reading) == nil }
    }
  }

  /// Gives a subscriber the figure as it is now, and every later one.
  func subscribe(_ subscriber: RawSubscriber, to entry: HubEntry) {
    let broadcaster = state.withLock { _ in
      let feed = entry.feed ?? HubFeed()
      if entry.feed == nil { entry.feed = feed }
      entry.arriving += 1
      return feed.broadcaster
    }
    refresh(entry)
    send(entry)
    broadcaster.subscribe(subscriber)
    state.withLock { _ in entry.arriving -= 1 }
    wakeNext()
  }

  // MARK: - Passing time

  /// Brings what is shown up to date, and delivers what has changed.
  func pass(isForced: Bool = false) {
    let reading = ClockReading(engine)
    let pass = state.withLock { state in state.pass(state.latest(reading), isForced: isForced) }
    deliver(pass.changed)
    for entry in pass.ended { entry.forget() }
    wakeNext()
  }

  /// Arms the timer after figures were delivered, as every repeating timer is armed after its action.
  private func wakeNext() {
    tellTimer(
      state.withLock { state in
        state.wakeNext()
        return state.takeUntold()
      }
    )
  }

  /// Tells the one timer what was decided, if that falls to the caller.
  private func tellTimer(_ first: HubState.Wake?) {
    var next = first
    while let wake = next {
      if wake.instant == .never {
        if let timer = timer.withLock({ $0 }) { engine.disarm(timer) }
      } else if wake.followsWallClock {
        engine.arm(timer(followsWallClock: true), at: wake.instant, wallOffset: state.withLock { $0.wallOffset })
      } else {
        engine.arm(timer(followsWallClock: false), at: wake.instant)
      }
      next = state.withLock { $0.nextToTell() }
    }
  }

  /// The timer; another one if wall clocks have come to matter, or do not any more.
  private func timer(followsWallClock: Bool) -> HubTimer {
    let (timer, over): (HubTimer, HubTimer?) = timer.withLock { timer in
      if let timer, timer.followsWallClock == followsWallClock { return (timer, nil) }
      let new = HubTimer(engine.serving("CountdownHub", file, line), self, followsWallClock: followsWallClock)
      defer { timer = new }
      return (new, timer)
    }
    over?.dispose()
    return timer
  }

  /// A reference clock that some key has been aimed by; the hub keeps it.
  private struct Followed: Sendable {
    let clock: ReferenceClock
    let subscription: Subscription
  }

  private func follow(_ clock: ReferenceClock) {
    let identity = ObjectIdentifier(clock)
    guard references.withLock({ $0[identity] == nil }) else { return }
    let followed = Followed(clock: clock, subscription: clock.readings.subscribe(onNext: { [weak self] _ in self?.aimAnew() }))
    let over: Followed? = references.withLock { references in
      guard references[identity] == nil else { return followed }
      references[identity] = followed
      return nil
    }
    over?.subscription.dispose()
  }

  /// Aims anew, as soon as possible, on the scheduler.
  private func aimAnew() {
    let now = engine.now.nanoseconds
    tellTimer(
      state.withLock { state in
        state.wake(noLaterThan: now)
        return state.takeUntold()
      }
    )
  }

  // MARK: - Pauses

  /// What a signal that pauses the hub says.
  private enum Pausing: Sendable {
    case runs, pauses, isOver
  }

  /// Pauses the hub while the signal says so, or any other one does.
  func pause(by isPaused: TickSignal<Bool, Never>) -> AnyDisposable {
    let says = Lock(Pausing.runs)
    let turn: @Sendable (Pausing) -> Void = { [weak self] new in
      guard let self else { return }
      let (resumes, wake): (Bool, HubState.Wake?) = says.withLock { says in
        // A value may be on its way still when the handle is disposed.
        guard says != new, says != .isOver else { return (false, nil) }
        defer { says = new }
        guard (says == .pauses) != (new == .pauses) else { return (false, nil) }
        return self.state.withLock { state in
          state.pause(new == .pauses)
          return (state.pauses == 0, state.takeUntold())
        }
      }
      tellTimer(wake)
      if resumes { pass(isForced: true) }
    }
    let subscription = isPaused.subscribe(onNext: { turn($0 ? .pauses : .runs) })
    pausings.add(subscription)
    return AnyDisposable {
      subscription.dispose()
      turn(.isOver)
    }
  }

  // MARK: - Delivering

  /// Sends the latest figures of these keys to what shows them; to the main actor with one hop for all.
  private func deliver(_ entries: [HubEntry]) {
    guard !entries.isEmpty else { return }
    let (fed, bound) = state.withLock { _ in (entries.filter { $0.feed != nil }, entries.filter(\.isBound)) }
    for entry in fed { send(entry) }
    if !bound.isEmpty { onMain { self.show(bound) } }
  }

  /// Sends the latest figure to the signals of a key, unless another thread is sending, which will look again.
  private func send(_ entry: HubEntry) {
    while let (broadcaster, figures) = state.withLock({ _ in entry.nextToSend() }) {
      for figure in figures { withUnsafePointer(to: figure.map(Duration.nanoseconds)) { broadcaster.next($0) } }
      state.withLock { _ in entry.feed?.isSending = false }
    }
  }

  /// In place if on main already, otherwise in a turn of its own.
  ///
  /// What runs looks up the latest figures, so that no order can be broken.
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
    guard let feed, !feed.isSending, feed.sent != figure.revision else { return nil }
    self.feed?.isSending = true
    self.feed?.sent = figure.revision
    return (feed.broadcaster, figure.news(after: feed.sent))
  }
}

/// The one timer of a hub.
///
/// Unchecked as its superclass; what it adds is constant.
private final class HubTimer: TickTimer, @unchecked Sendable {
  private weak let core: HubCore?

  init(_ engine: TimerEngine, _ core: HubCore, followsWallClock: Bool) {
    self.core = core
    super.init(engine: engine)
    self.followsWallClock = followsWallClock
  }

  override func fire(_ tick: Tick) {
    core?.pass()
  }
}

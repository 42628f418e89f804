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

  /// Who is bound, by identity; see `HubCore+Bindings`.
  @MainActor var bindings: [ObjectIdentifier: HubBinding] = [:]
  @MainActor var sweepAt = 64

  init(_ engine: TimerEngine, step: Nanoseconds, file: StaticString, line: UInt) {
    self.engine = engine
    self.file = file
    self.line = line
    self.step = step
    state = Lock(HubState(step: step))
  }

  /// Ends everything: nobody holds the hub any more.
  func close() {
    pausings.dispose()
    let (timer, references) = (timer.withLock { $0.take() }, references.withLock { $0 })
    timer?.dispose()
    for reference in references.values { reference.subscription.dispose() }
    onMain { self.unbindAll() }
  }

  // MARK: - Keys

  func start(_ entry: HubEntry, _ aim: HubAim) {
    if let reference = aim.reference { follow(reference) }
    change(entry) { $0.start(entry, aim, $1) }
  }

  func stop(_ entry: HubEntry) {
    change(entry) { state, _ in state.stop(entry) }
  }

  func pause(_ entry: HubEntry) {
    refresh(entry)
    change(entry) { state, reading in
      state.pause(entry, reading)
      return false
    }
  }

  func resume(_ entry: HubEntry) {
    change(entry) { $0.resume(entry, $1) }
  }

  /// Shows the figure of the present, if another one is shown.
  func refresh(_ entry: HubEntry) {
    change(entry) { state, reading in entry.refresh(now: reading.now, step: state.step) }
  }

  private func change(_ entry: HubEntry, _ body: (inout HubState, ClockReading) -> Bool) {
    let reading = ClockReading(engine)
    let hasChanged = state.withLock { body(&$0, reading) }
    tellTimer()
    if hasChanged { deliver([entry]) }
  }

  // MARK: - Looking

  var now: Nanoseconds { engine.now.nanoseconds }

  func figure(of entry: HubEntry) -> Nanoseconds? {
    let now = engine.now.nanoseconds
    return state.withLock { entry.currentFigure(now: now, step: $0.step) }
  }

  /// The moment a key counts down to; that of a wall clock as it was asked for.
  func deadline(of entry: HubEntry) -> WallInstant? {
    let reading = ClockReading(engine)
    return state.withLock { _ in
      guard let aim = entry.aim, aim.direction == .down else { return nil }
      if case .wall(let wall) = aim.moment { return wall }
      let instant = entry.left.map { aim.isSpan ? reading.now.adding($0) : entry.due } ?? entry.due
      let isFar = instant == .never || instant == .min
      return WallInstant(nanosecondsSince1970: isFar ? instant : instant.adding(reading.wallOffset))
    }
  }

  func isIdle(_ entry: HubEntry) -> Bool {
    state.withLock { _ in entry.isIdle }
  }

  /// Gives a subscriber the figure of the present, and every later one.
  func subscribe(_ subscriber: RawSubscriber, to entry: HubEntry) {
    refresh(entry)
    let (broadcaster, hasEnded) = state.withLock { _ in
      let feed = entry.feed ?? HubFeed()
      if entry.feed == nil { entry.feed = feed }
      return (feed.broadcaster, entry.hasEnded)
    }
    send(entry)
    broadcaster.subscribe(hasEnded ? subscriber.skippingTheEnd() : subscriber)
  }

  // MARK: - Passing time

  /// Brings what is shown up to date, and delivers what has changed.
  func pass(isForced: Bool = false) {
    let reading = ClockReading(engine)
    let pass = state.withLock { $0.pass(reading, isForced: isForced) }
    tellTimer()
    deliver(pass.changed)
    for entry in pass.ended { entry.forget() }
  }

  /// Keeps the one timer armed for the instant that the state wants.
  private func tellTimer() {
    var isTeller = false
    while let wake = state.withLock({ $0.wakeToTell(asTeller: isTeller) }) {
      isTeller = true
      engine.arm(currentTimer(), at: wake)
    }
  }

  /// The timer; another one if wall clocks have come to matter, or do not any more.
  private func currentTimer() -> HubTimer {
    let followsWallClock = state.withLock { $0.movable > 0 }
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
    state.withLock { if $0.pauses == 0, $0.movable > 0 { $0.wake(noLaterThan: now) } }
    tellTimer()
  }

  // MARK: - Pauses

  /// Pauses the hub while the signal says so, or any other one does.
  func pause(by isPaused: TickSignal<Bool, Never>) -> AnyDisposable {
    let says = Lock(false)
    let turn: @Sendable (Bool) -> Void = { [weak self] isPaused in
      guard let self else { return }
      let isResumed = says.withLock { says in
        guard says != isPaused else { return false }
        says = isPaused
        return self.state.withLock { state in
          state.pauses += isPaused ? 1 : -1
          return state.pauses == 0
        }
      }
      if isResumed { self.pass(isForced: true) }
    }
    let subscription = isPaused.subscribe(onNext: turn)
    pausings.add(subscription)
    return AnyDisposable {
      subscription.dispose()
      turn(false)
    }
  }

  // MARK: - Delivering

  /// Sends the latest figures of these keys, where somebody looks; to the main actor with one hop for all.
  private func deliver(_ entries: [HubEntry]) {
    guard !entries.isEmpty else { return }
    let (fed, bound) = state.withLock { _ in (entries.filter { $0.feed != nil }, entries.filter(\.isBound)) }
    for entry in fed { send(entry) }
    if !bound.isEmpty { onMain { self.show(bound) } }
  }

  /// Sends the latest figure to the signals of a key, unless somebody is sending, who will look again.
  private func send(_ entry: HubEntry) {
    while let (broadcaster, figure) = state.withLock({ _ in entry.nextToSend() }) {
      withUnsafePointer(to: figure.map(Duration.nanoseconds)) { broadcaster.next($0) }
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

extension RawSubscriber {
  /// For who comes after the end of a countdown that others saw: it does not run, so the zero that they saw is `nil`.
  fileprivate func skippingTheEnd() -> RawSubscriber {
    let isFirst = SerialState(true)
    return RawSubscriber(
      scope: scope,
      onNext: { [onNext] value in
        let isEnd = isFirst.value && value.as(Duration?.self) == .zero
        isFirst.value = false
        if isEnd { withUnsafePointer(to: Duration?.none) { onNext(UnsafeRawPointer($0)) } } else { onNext(value) }
      },
      onEnd: onEnd
    )
  }
}

extension HubEntry {
  fileprivate func nextToSend() -> (Broadcaster, Nanoseconds?)? {
    guard let feed, !feed.isSending, feed.sent != revision else { return nil }
    self.feed?.isSending = true
    self.feed?.sent = revision
    return (feed.broadcaster, figure)
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

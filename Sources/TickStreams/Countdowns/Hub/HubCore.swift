/// The part of a hub that does not depend on the type of its keys: not generic, so it is compiled once, in this module.
///
/// A ``CountdownHub`` is this and a ``HubTable``. The state decides under the lock; this class delivers the decisions and arms the timer.
final class HubCore: Sendable {
  typealias Entry = HubEntry

  let engine: TimerEngine
  let origin: CallOrigin
  let state: Lock<HubState>
  /// The reference clocks that keys count by, and the subscriptions to their settings.
  private let references = Lock<[(clock: HubClock, subscription: Subscription)]>([])
  private let hasReferences = AtomicFlag()
  private let pausings = CompositeDisposable()
  let bindings = HubBindings()
  private let entries: any HubEntries
  /// The keys whose time is over.
  private let ends: Broadcaster

  /// Creates a hub without entries; from now on the table is accessed only under the lock of ``state``.
  init(_ entries: any HubEntries, _ boxing: Boxing, step: Nanoseconds, on engine: TimerEngine, for origin: CallOrigin) {
    self.entries = entries
    ends = Broadcaster(boxing)
    self.engine = engine
    self.origin = origin
    state = Lock(HubState(entries, step: step, ClockReading(engine)))
  }

  deinit {
    pausings.dispose()
    state.withLock { $0.timer.take() }?.dispose()
    for reference in references.withLock({ $0 }) { reference.subscription.dispose() }
    guard state.withLock({ $0.hasBeenBound }) else { return }
    MainScheduler.runInPlace { [bindings] in bindings.endAll() }
  }

  // MARK: - Reading

  /// Reads the clocks, with no lock held; the state keeps the latest reading.
  private func read() -> HubReading {
    let local = ClockReading(engine)
    guard hasReferences.isSet else { return HubReading(local: local, references: []) }
    return HubReading(
      local: local,
      references: references.withLock { $0.map(\.clock) }.compactMap { clock in
        clock.reference.map { reference in
          let (reading, settings) = reference.read(on: engine.core, local)
          return (clock, reading, settings)
        }
      })
  }

  func look<Result: Sendable>(_ body: (HubState) -> Result) -> Result {
    let reading = read()
    let (result, move) = state.withLock { state in
      state.adopt(reading)
      return (body(state), takeMove(&state))
    }
    follow(move)
    return result
  }

  // MARK: - Changes

  /// Changes a key, delivers its value if that has changed, and arms the timer.
  ///
  /// - Parameter body: Returns the entries whose value has changed; called under the lock.
  func change(_ body: (inout HubState) -> [Entry]) {
    carryOut(decide(body))
  }

  private func decide(_ body: (inout HubState) -> [Entry]) -> Round {
    let reading = read()
    return state.withLock { state in
      state.adopt(reading)
      return finish(body(&state), &state)
    }
  }

  /// The work that remains after a change.
  private struct Round: Sendable {
    var changed: [Entry] = []
    /// The keys that have subscribers, and the value to send to the subscribers of the first one.
    var sending: ArraySlice<Entry> = []
    var figures: HubState.Sending?
    var shows = false
    var move: TimerMove?
    var released: [Entry] = []
    var ended: [Entry] = []
    var delivers: Bool { shows || !sending.isEmpty || !ended.isEmpty }
  }

  /// Ends a change under the lock: work that needs no delivery is done in the same round.
  private func finish(_ changed: [Entry], _ state: inout HubState) -> Round {
    var round = Round(changed: changed, released: state.sweep())
    round.shows = state.announce(changed, &round.sending)
    round.ended = state.takeEnded()
    // This takes out the keys of which nothing is left to send.
    round.figures = state.nextToSend(&round.sending)
    if !round.delivers {
      for entry in changed where state.removeIfIdle(entry) { round.released.append(entry) }
      round.move = takeMove(&state)
    }
    return round
  }

  /// Delivers values, frees keys that are over, and arms the timer: every repeating timer is armed after its action.
  private func carryOut(_ round: Round) {
    guard round.delivers else { return follow(round.move) }
    deliverAndSettle(round)
  }

  /// Delivers values, and then frees keys that are over and arms the timer, in the round of the lock that ends the last key if it can be.
  private func deliverAndSettle(_ round: Round) {
    var rest = round.changed[...]
    var settled: Settled?
    send(round) { state in
      if !round.shows, round.ended.isEmpty { settled = settle(&rest, &state) }
    }
    tell(round.ended)
    if round.shows { show() }
    repeat {
      let part = settled.take() ?? state.withLock { settle(&rest, &$0) }
      withExtendedLifetime(part.released) {}
      tell(part.ended)
      follow(part.move)
    } while !rest.isEmpty
  }

  private typealias Settled = (released: [Entry], ended: [Entry], move: TimerMove?)

  /// Frees the next of these keys that are over.
  ///
  /// The time of some may have passed during the delivery: these are returned as ended. The last keys are returned with the instant for the
  /// timer.
  private func settle(_ rest: inout ArraySlice<Entry>, _ state: inout HubState) -> Settled {
    let released = rest.prefix(HubState.batch).filter { state.removeIfIdle($0) }
    rest = rest.dropFirst(HubState.batch)
    return (released, state.takeEnded(), rest.isEmpty ? takeMove(&state, rearms: true) : nil)
  }

  /// Brings the values that are shown up to date, and delivers those that have changed.
  func pass(isForced: Bool = false) {
    var reading: HubReading? = read()
    var round = Round()
    var (pass, isOver) = (HubState.Pass(isForced: isForced), false)
    while !isOver {
      state.withLock { state in
        if let reading = reading.take() { state.adopt(reading) }
        let new: [Entry]
        (new, isOver) = state.proceed(&pass)
        // One that is shown and has a value is not over.
        round.changed += new.filter { $0.figure.value == nil || !$0.isWatched }
        if state.announce(new, &round.sending) { round.shows = true }
        round.ended += state.takeEnded()
        if isOver { round.figures = state.nextToSend(&round.sending) }
      }
    }
    deliverAndSettle(round)
  }

  // MARK: - Delivering

  /// Sends the latest values of keys to their subscribers, in a round of the lock for each key: it ends one, and takes the next.
  ///
  /// - Parameters:
  ///   - round: The keys, and the values that are sent first.
  ///   - last: Runs in the round that ends the last key, if there is one.
  private func send(_ round: Round, last: (inout HubState) -> Void = { _ in }) {
    var (rest, next) = (round.sending, round.figures)
    while let (broadcaster, figure, seen) = next {
      figure.showUnseen(after: seen) { value in ValueInFlight.lending(value.map(Duration.nanoseconds)) { broadcaster.next($0) } }
      next = state.withLock { state in
        let next = state.nextToSend(&rest, continues: true)
        if next == nil { last(&state) }
        return next
      }
    }
  }

  /// Sends the keys whose time is over.
  private func tell(_ ended: [Entry]) {
    for entry in ended { entries.send(entry, to: ends) }
  }

  /// Has the owners shown their values: on main, with one hop for all that is waiting, so that nothing piles up while main is blocked.
  private func show() {
    if MainScheduler.shared.isCurrent { return onMainActor { showAwaiting() } }
    guard state.withLock({ $0.beginHop() }) else { return }
    MainScheduler.shared.schedule { [weak self] in
      guard let self else { return }
      state.withLock { $0.endHop() }
      onMainActor { self.showAwaiting() }
    }
  }

  /// Sends the current value of the entry that `make` returns under the lock, and every later one, to a subscriber.
  func subscribe(_ subscriber: RawSubscriber, _ make: () -> Entry) {
    var subscribed: (entry: Entry, broadcaster: Broadcaster)?
    let round = decide { state in
      let entry = make()
      subscribed = (entry, state.beginSubscribing(entry))
      _ = state.refresh(entry)
      return [entry]
    }
    follow(round.move)
    send(round)
    tell(round.ended)
    if round.shows { show() }
    if let (entry, broadcaster) = subscribed {
      let leg = Scope()
      subscriber.scope.setFeeder(
        AnyDisposable {
          leg.end()
          self.unwatch(entry)
        })
      broadcaster.subscribe(RawSubscriber(leg: leg, onNext: subscriber.onNext, onEnd: subscriber.onEnd))
      state.withLock { $0.endSubscribing(entry) }
    }
    deliverAndSettle(Round(changed: round.changed))
    withExtendedLifetime(round.released) {}
  }

  /// Makes a key that is no longer shown cause no wake-ups.
  private func unwatch(_ entry: Entry) {
    follow(
      state.withLock { state in
        state.unwatch(entry)
        return takeMove(&state)
      })
  }

  /// Sends each key whose time is over to a subscriber; as long as there is one, the ends of all keys are awaited.
  func subscribeToEnds(_ subscriber: RawSubscriber) {
    let leg = Scope()
    subscriber.scope.setFeeder(
      AnyDisposable {
        leg.end()
        self.awaitEnds()
      })
    ends.subscribe(RawSubscriber(leg: leg, onNext: subscriber.onNext, onEnd: subscriber.onEnd))
    awaitEnds()
  }

  /// Awaits the ends of all keys if there is a subscriber to them, a batch of keys at a time.
  private func awaitEnds() {
    var end = 0
    change { [ends] state in
      if state.setAwaitsEnds(ends.subscriberCount > 0) { end = .max }
      return []
    }
    while end > 0 {
      change { $0.awaitNextEnds(before: &end) }
    }
  }

  // MARK: - Owners

  /// Shows the values that wait for that, a batch at a time.
  @MainActor
  private func showAwaiting() {
    while case let batch = state.withLock({ $0.takeAwaitingShow() }), !batch.isEmpty {
      for (entry, figure) in batch {
        for binding in entry.bindings where !binding.show(figure) { unbind(binding) }
        if !bindings.texts.isEmpty { hold(entry, figure) }
      }
    }
  }

  /// Shows the entry that `make` returns in an owner, instead of the key that it showed before.
  ///
  /// - Parameters:
  ///   - owner: The object that shows it.
  ///   - make: Returns the entry; called under the lock.
  ///   - start: Starts its key, if the same call does so.
  ///   - text: Makes the text that the owner shows for a value, if it shows a text.
  ///   - update: Runs with each value.
  @MainActor
  func bind(
    _ owner: AnyObject, _ make: () -> Entry, starting start: (() -> Void)?, text: CountdownText?,
    _ update: @escaping @MainActor (AnyObject, Nanoseconds?) -> Void
  ) {
    if bindings.byOwner.count >= bindings.sweepAt { sweepBindings() }
    // Ending a binding releases objects whose deinit may bind this owner again.
    while let before = bindings.byOwner[ObjectIdentifier(owner)] { unbind(before) }
    let (entry, revision) = state.withLock { state in
      let entry = make()
      return (entry, state.bind(entry))
    }
    let binding = HubBinding(owner, entry, update)
    bindings.byOwner[binding.identity] = binding
    if let text { bindings.texts[binding.identity] = text }
    // Appended before the figure is brought up to date, because a callback may unbind the owner again, or bind it to another key.
    entry.bindings.append(binding)
    if let start { start() } else { change { $0.refresh(entry) ? [entry] : [] } }
    let figure = state.withLock { _ in entry.figure }
    binding.begin(with: figure, startedAfter: start == nil ? nil : revision)
    if !bindings.texts.isEmpty { hold(entry, figure) }
  }

  @MainActor
  func unbind(_ binding: HubBinding) {
    guard binding.end() else { return }
    if bindings.byOwner[binding.identity] === binding {
      bindings.byOwner[binding.identity] = nil
      if !bindings.texts.isEmpty { bindings.texts[binding.identity] = nil }
    }
    let entry = binding.entry
    entry.bindings.removeAll { $0 === binding }
    guard entry.bindings.isEmpty else { return }
    change { state in
      state.unbind(entry)
      return [entry]
    }
  }

  @MainActor
  private func sweepBindings() {
    for binding in bindings.byOwner.values where binding.owner == nil { unbind(binding) }
    bindings.sweepAt = Swift.max(64, bindings.byOwner.count * 2)
  }

  // MARK: - The timer

  fileprivate typealias TimerMove = (timer: HubTimer, move: Deadline.Move)

  /// How the timer has to be moved after a change, which the first move makes; called under the lock.
  private func takeMove(_ state: inout HubState, rearms: Bool = false) -> TimerMove? {
    guard let move = state.takeMove(on: engine, rearms: rearms) else { return nil }
    let timer = state.timer ?? HubTimer(self)
    state.timer = timer
    return (timer, move)
  }

  private func follow(_ move: TimerMove?) {
    if let (timer, move) = move { engine.core.follow(timer, move) }
  }

  // MARK: - Reference clocks and pauses

  /// Follows a reference clock: when a sample sets it, the values are computed again, on the scheduler.
  func follow(_ reference: ReferenceClock) {
    guard !references.withLock({ $0.contains { $0.clock.reference === reference } }) else { return }
    let (reading, settings) = reference.read(on: engine.core, ClockReading(engine))
    let clock = HubClock(reference, reading, settings: settings)
    let subscription = reference.readings.subscribe(onNext: { [weak self] _ in self?.change { _ in [] } })
    let isNew = references.withLock { references in
      guard !references.contains(where: { $0.clock.reference === reference }) else { return false }
      references.append((clock, subscription))
      return true
    }
    guard isNew else { return subscription.dispose() }
    hasReferences.set()
    state.withLock { $0.add(clock) }
  }

  /// Pauses the hub while the latest value of the signal is `true`.
  func pause(while isPaused: TickSignal<Bool, Never>) -> AnyDisposable {
    let pause = HubPause(self)
    let subscription = isPaused.subscribe(onNext: { pause.set($0) })
    pausings.add(subscription)
    return AnyDisposable {
      subscription.dispose()
      pause.set(nil)
    }
  }

  /// How the timer has to be moved, and whether the hub resumes.
  fileprivate typealias PauseChange = (move: TimerMove?, resumes: Bool)

  /// Counts a signal that starts or stops pausing the hub, as part of `decide`, which returns whether it does; shows the values on resume.
  fileprivate func setPaused(_ isPaused: Bool) -> PauseChange {
    state.withLock { state in
      state.pause(isPaused)
      return (takeMove(&state), state.pauses == 0)
    }
  }

  fileprivate func didSetPaused(_ change: PauseChange) {
    follow(change.move)
    if change.resumes { pass(isForced: true) }
  }
}

/// One signal that pauses a hub.
private final class HubPause: Sendable {
  private weak let core: HubCore?
  /// The latest value of the signal, or `nil` once its handle has been disposed, though a value may still be arriving.
  private let value = Lock<Bool?>(false)

  init(_ core: HubCore) {
    self.core = core
  }

  /// Sets the latest value, or `nil` for the end; pauses or resumes the hub if that is a change.
  func set(_ new: Bool?) {
    guard let core else { return }
    let change: HubCore.PauseChange? = value.withLock { value in
      guard let old = value else { return nil }
      value = new
      guard old != (new ?? false) else { return nil }
      return core.setPaused(!old)
    }
    if let change { core.didSetPaused(change) }
  }
}

/// The timer of a hub, which does not keep it.
///
/// Unchecked like its superclass; it adds a constant.
final class HubTimer: DeadlineTimer, @unchecked Sendable {
  private weak let core: HubCore?

  init(_ core: HubCore) {
    self.core = core
    super.init(engine: core.engine, for: core.origin)
  }

  override func fire(_ tick: Tick) {
    core?.pass()
  }
}

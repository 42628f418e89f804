/// The part of a hub that does not depend on the type of its keys: not generic, so it is compiled once, in this module.
///
/// A ``CountdownHub`` is this and a ``HubTable``. The state decides under the lock; this class delivers the decisions and arms the timer.
final class HubCore: Sendable {
  let engine: TimerEngine
  let state: Lock<HubState>
  let bindings = HubBindings()
  private let timer: HubTimer
  private let entries: any HubEntries
  /// The keys whose time is over.
  private let ends: Broadcaster
  /// Whether keys count by reference clocks.
  private let hasReferences = AtomicFlag()
  /// The subscriptions to the settings of these, and to the signals that pause the hub.
  private let subscriptions = CompositeDisposable()

  /// Creates a hub without entries; from now on the table is accessed only under the lock of ``state``.
  init(_ entries: any HubEntries, _ boxing: Boxing, step: Nanoseconds, on engine: TimerEngine, for origin: CallOrigin) {
    self.entries = entries
    self.engine = engine
    ends = Broadcaster(boxing)
    timer = HubTimer(engine: engine, for: origin)
    state = Lock(HubState(entries, step: step, on: engine))
    timer.core = self
  }

  deinit {
    subscriptions.dispose()
    timer.dispose()
    guard state.withLock({ $0.hasBeenBound }) else { return }
    MainScheduler.runInPlace { [bindings] in bindings.endAll() }
  }

  // MARK: - Reading

  /// Reads the clocks, with no lock held; the state keeps the latest reading.
  private func read() -> HubReading {
    var reading = HubReading(local: ClockReading(engine.core))
    guard hasReferences.isSet else { return reading }
    for clock in state.withLock({ $0.clocks.all }) {
      guard let (offset, settings) = clock.reference?.read(on: engine.core, reading.local) else { continue }
      reading.references.append((clock, offset, settings))
    }
    return reading
  }

  /// Reads or sets what shows no value by itself, at this moment; the timer follows, since a clock may have been set.
  func look<Result: Sendable>(_ body: (inout HubState) -> Result) -> Result {
    let reading = read()
    let (result, move) = state.withLock { state in
      state.clocks.adopt(reading, every: state.step)
      return (body(&state), state.takeMove())
    }
    timer.follow(move)
    return result
  }

  // MARK: - Changes

  /// Changes keys, delivers the values that have changed, frees keys that are over, and arms the timer.
  ///
  /// - Parameter body: Changes the state; called under the lock.
  /// - Returns: What `body` returns.
  func change<Result: Sendable>(_ body: (inout HubState) -> Result) -> Result {
    perform(at: read()) { state in
      defer { state.sweep() }
      return body(&state)
    }
  }

  /// Brings the values that are shown up to date, and delivers those that have changed.
  func pass(isForced: Bool = false) {
    perform(at: read()) { $0.beginPass(isForced: isForced) }
  }

  /// Changes the state, and carries out what that leaves to be done, one effect after each round of the lock.
  ///
  /// - Parameters:
  ///   - reading: The clocks; by default as they were read last.
  ///   - body: Changes the state; called under the lock.
  /// - Returns: What `body` returns.
  private func perform<Result: Sendable>(at reading: HubReading? = nil, _ body: (inout HubState) -> Result) -> Result {
    var work = HubWork()
    let (result, first) = state.withLock { state in
      state.working(on: &work) { state in
        if let reading { state.clocks.adopt(reading, every: state.step) }
        return (body(&state), state.nextEffect())
      }
    }
    carryOut(first, of: &work)
    return result
  }

  /// Carries out an effect, and those that follow it.
  ///
  /// It is apart from `perform`, which the compiler copies for each closure.
  @inline(never)
  private func carryOut(_ first: HubWork.Effect, of work: inout HubWork) {
    var effect = first
    while true {
      work.forgotten.removeAll(keepingCapacity: true)
      switch effect {
      case .deliver(let broadcaster): broadcaster.deliver()
      case .announce(let ended, let showsOwners):
        if showsOwners { show() }
        for entry in ended { entries.send(entry, to: ends) }
      case .proceed: break
      case .arm(let move): return timer.follow(move)
      }
      effect = state.withLock { state in state.working(on: &work) { $0.nextEffect() } }
    }
  }

  /// Sets the target of the entry that `make` returns under the lock.
  func start(_ target: HubTarget, _ make: () -> HubEntry) {
    if case .date(_, let reference?) = target.moment { follow(reference) }
    change { $0.start(make(), target) }
  }

  // MARK: - Subscribers

  /// Sends the current value of the entry that `make` returns under the lock, and every later one, to a subscriber.
  func subscribe(_ subscriber: RawSubscriber, _ make: () -> HubEntry) {
    let (entry, broadcaster) = change { state in
      let entry = make()
      return (entry, state.beginSubscribing(entry))
    }
    broadcaster.subscribe(subscriber.disposing { self.perform { $0.unwatch(entry) } })
    perform { $0.endSubscribing(entry) }
  }

  /// Sends each key whose time is over to a subscriber; as long as there is one, the ends of all keys are awaited.
  func subscribeToEnds(_ subscriber: RawSubscriber) {
    ends.subscribe(subscriber.disposing { self.awaitEnds() })
    awaitEnds()
  }

  /// Awaits the ends of all keys if there is a subscriber to them.
  private func awaitEnds() {
    change { $0.setAwaitsEnds(ends.subscriberCount > 0) }
  }

  // MARK: - Owners

  /// Has the owners shown their values: on main, with one hop for all that is waiting, so that nothing piles up while main is blocked.
  private func show() {
    if MainScheduler.shared.isCurrent { return onMainActor { showAwaiting() } }
    guard state.withLock({ !exchange(&$0.isHopping, with: true) }) else { return }
    MainScheduler.shared.schedule { [weak self] in
      guard let self else { return }
      state.withLock { $0.isHopping = false }
      onMainActor { self.showAwaiting() }
    }
  }

  /// Shows the values that wait for that, a batch at a time.
  @MainActor
  private func showAwaiting() {
    var isOver = false
    while !isOver {
      let batch = state.withLock { $0.takeAwaitingShow() }
      for (entry, latest) in batch {
        for binding in entry.bindings where !binding.show(latest) { unbind(binding) }
        hold(entry, latest)
      }
      // What is added meanwhile has a hop, or a call, of its caller.
      isOver = batch.count < HubState.batch
    }
  }

  /// Makes a key that is shown only as texts change next when one of these texts changes; `latest` is shown now.
  ///
  /// With `held`, the values for which the texts of all owners but the last stay the same, only the closure of the last is called.
  @MainActor
  private func hold(_ entry: HubEntry, _ latest: HubValue, _ held: ClosedRange<Nanoseconds>? = nil) {
    guard !bindings.texts.isEmpty, let value = latest.value else { return }
    let shown = entry.bindings.filter { !$0.hasEnded }
    let texts = shown.compactMap { bindings.texts[$0.identity] }
    guard !texts.isEmpty, texts.count == shown.count else { return }
    guard let (direction, step) = state.withLock({ $0.canHold(entry, latest) }) else { return }
    let known = held.flatMap { $0.contains(value) ? $0 : nil }
    var values = known ?? .min ... .max
    for text in texts.reversed().prefix(known == nil ? .max : 1) {
      values = text.values(from: value, direction, every: step).clamped(to: values)
      guard values.lowerBound < values.upperBound else { return }
    }
    change { $0.hold(entry, latest, values) }
  }

  /// Shows the entry that `make` returns in an owner, instead of the key that it showed before.
  ///
  /// - Parameters:
  ///   - owner: The object that shows it.
  ///   - make: Returns the entry; called under the lock.
  ///   - target: The target of its key, if the same call starts it.
  ///   - text: Makes the text that the owner shows for a value, if it shows a text.
  ///   - update: Runs with each value.
  @MainActor
  func bind(
    _ owner: AnyObject, _ make: () -> HubEntry, starting target: HubTarget?, text: CountdownText?,
    _ update: @escaping @MainActor (AnyObject, Nanoseconds?) -> Void
  ) {
    if bindings.byOwner.count >= bindings.sweepAt { sweepBindings() }
    while let before = bindings.byOwner[ObjectIdentifier(owner)] { unbind(before) }
    let (entry, held, revision) = state.withLock { state in
      let entry = make()
      return (entry, held: entry.audience.held, revision: state.bind(entry))
    }
    let binding = HubBinding(owner, entry, update)
    bindings.byOwner[binding.identity] = binding
    if let text { bindings.texts[binding.identity] = text }
    // Appended before the value is brought up to date, because a callback may unbind the owner again, or bind it to another key.
    entry.bindings.append(binding)
    if let target { start(target) { entry } } else { change { $0.refresh(entry) } }
    let latest = state.withLock { _ in entry.latest }
    // The current value in any case; before it the end of the key, if this call has started it and its time is over.
    binding.show(latest, after: Swift.min(target == nil ? .max : revision, latest.revision - 1))
    hold(entry, latest, target == nil && entry.bindings.last === binding ? held : nil)
  }

  @MainActor
  func unbind(_ binding: HubBinding) {
    // Before it is ended, which releases objects whose deinit may bind the owner again; the release of a text may, too, when that is done.
    let isListed = bindings.byOwner[binding.identity] === binding
    if isListed { bindings.byOwner[binding.identity] = nil }
    let text = isListed ? bindings.texts.removeValue(forKey: binding.identity) : nil
    defer { withExtendedLifetime(text) {} }
    guard binding.end() else { return }
    if binding.entry.removeEndedBinding() { change { $0.unbind(binding.entry) } }
  }

  @MainActor
  private func sweepBindings() {
    for binding in bindings.byOwner.values where binding.owner == nil { unbind(binding) }
    bindings.sweepAt = Swift.max(64, bindings.byOwner.count * 2)
  }

  // MARK: - Reference clocks and pauses

  /// Follows a reference clock: when a sample sets it, the values are computed again, on the scheduler.
  private func follow(_ reference: any DateClock) {
    guard state.withLock({ $0.clocks[reference] == nil }) else { return }
    let (reading, settings) = reference.read(on: engine.core, ClockReading(engine.core))
    let clock = HubClock(reference, reading, settings: settings, isForeign: reference.isForeign(to: engine.core))
    guard state.withLock({ $0.clocks.add(clock) }) else { return }
    hasReferences.set()
    subscriptions.add(reference.readings.subscribe(onNext: { [weak self] _ in self?.change { _ in } }))
  }

  /// Pauses the hub while the latest value of the signal is `true`.
  func pause(while isPaused: TickSignal<Bool, Never>) -> AnyDisposable {
    let pause = HubPause()
    let subscription = isPaused.subscribe(onNext: { [weak self] in self?.set(pause, $0) })
    subscriptions.add(subscription)
    return AnyDisposable { [weak self] in
      subscription.dispose()
      self?.set(pause, nil)
    }
  }

  /// Sets the latest value of a signal that pauses the hub, `nil` for its end; shows the values on resume.
  private func set(_ pause: HubPause, _ isPaused: Bool?) {
    if look({ $0.set(pause, isPaused) }) { pass(isForced: true) }
  }
}

/// The timer of a hub, which does not keep it.
///
/// Unchecked like its superclass; its own variable is set before it is armed.
final class HubTimer: DeadlineTimer, @unchecked Sendable {
  fileprivate(set) weak var core: HubCore?

  override func fire(_ tick: Tick) {
    core?.pass()
  }
}

/// How figures reach owners and subscribers.
extension HubCore {
  typealias Entry = HubEntry

  /// Changes a key; then delivers its figure if that has changed.
  ///
  /// The clocks are read before the lock; the state keeps the latest reading.
  func changeKey(_ body: (inout HubState) -> Entry?) {
    let reading = ClockReading(engine)
    let entry = state.withLock { state in
      state.adopt(reading)
      return body(&state)
    }
    finish(entry.map { [$0] } ?? [])
  }

  /// Brings the figures that are shown up to date, and delivers those that have changed.
  func pass(isForced: Bool = false) {
    let reading = ClockReading(engine)
    let owned = state.withLock { state in
      state.adopt(reading)
      return state.ownedBeforePass(isForced: isForced)
    }
    let orphans = owned.filter { $0.owner.object == nil }
    let changed = state.withLock { state in
      var changed = state.end(orphans)
      state.pass(isForced: isForced, &changed)
      return changed
    }
    finish(changed, rearms: true)
  }

  /// Ends a key whose owner has been deallocated; if the table has doubled, frees all that have ended.
  ///
  /// - Parameter find: Returns the entry of the key, if there is one; called under the lock.
  func expire(_ find: () -> Entry?) {
    let (isFull, owned) = state.withLock { state in (state.isFull, state.owned(find)) }
    let orphans = owned.filter { $0.owner.object == nil }
    guard isFull || !orphans.isEmpty else { return }
    let reading = ClockReading(engine)
    let changed = state.withLock { state in
      state.adopt(reading)
      let changed = state.end(orphans)
      if state.isFull { state.sweep() }
      return changed
    }
    finish(changed)
  }

  /// Delivers the figures of these keys, frees those that are over, and arms the timer: every repeating timer is armed after its action.
  private func finish(_ changed: [Entry], rearms: Bool = false) {
    if !changed.isEmpty { deliver(changed) }
    let (arming, released) = state.withLock { state in
      for entry in changed { state.removeIfIdle(entry) }
      return (state.takeArming(rearms: rearms || !changed.isEmpty), state.takeReleased())
    }
    withExtendedLifetime(released) {}
    armTimer(arming)
  }

  /// Sends the latest figures of these keys to their owners and subscribers; to the main actor with one hop for all.
  private func deliver(_ entries: [Entry]) {
    let (sending, bound) = state.withLock { $0.recipients(of: entries) }
    for entry in sending { send(entry) }
    if !bound.isEmpty { MainScheduler.runInPlace { [weak self] in self?.show(bound) } }
  }

  /// Sends the latest figure to the subscribers of a key, unless another thread is sending, which then sends this figure too.
  private func send(_ entry: Entry) {
    var continues = false
    while let (broadcaster, figures) = state.withLock({ $0.nextToSend(entry, continues: continues) }) {
      continues = true
      for figure in figures { ValueInFlight.lending(figure.map(Duration.nanoseconds)) { broadcaster.next($0) } }
    }
  }

  /// Sends the current figure of the entry that `make` returns under the lock, and every later one, to a subscriber.
  func subscribe(_ subscriber: RawSubscriber, _ make: () -> Entry) {
    let reading = ClockReading(engine)
    let (entry, broadcaster, hasChanged) = state.withLock { state in
      state.adopt(reading)
      let entry = make()
      let (broadcaster, hasChanged) = state.beginSubscribing(entry)
      return (entry, broadcaster, hasChanged)
    }
    if hasChanged { deliver([entry]) }
    send(entry)
    broadcaster.subscribe(subscriber)
    state.withLock { $0.endSubscribing(entry) }
    finish([], rearms: true)
  }

  // MARK: - Owners

  /// Shows the latest figures of these keys.
  @MainActor
  private func show(_ entries: [Entry]) {
    let figures = state.withLock { $0.shownFigures(entries) }
    for (entry, figure) in zip(entries, figures) {
      for binding in entry.bindings where !binding.show(figure) { unbind(binding) }
    }
  }

  /// Ends the binding that `owner` has, if any, and those of owners that have been deallocated, if they are many.
  @MainActor
  func prepareToBind(_ owner: AnyObject) {
    if let before = bindings.byOwner[ObjectIdentifier(owner)] { unbind(before) }
    if bindings.byOwner.count >= bindings.sweepAt { sweepBindings() }
  }

  /// Shows the entry that `make` returns in an owner without a binding.
  ///
  /// - Parameters:
  ///   - owner: What shows it.
  ///   - make: Returns the entry; called under the lock.
  ///   - start: Starts its key, if the same call does so.
  ///   - update: Runs with each figure.
  @MainActor
  func bind(
    _ owner: AnyObject, _ make: () -> Entry, starting start: (() -> Void)?, _ update: @escaping @MainActor (AnyObject, Nanoseconds?) -> Void
  ) {
    let (entry, revision) = state.withLock { state in
      let entry = make()
      return (entry, state.bind(entry))
    }
    let binding = HubBinding(owner, entry, update)
    bindings.byOwner[binding.identity] = binding
    // Appended before the figure is brought up to date, because a callback may unbind the owner again, or bind it to another key.
    entry.bindings.append(binding)
    if let start { start() } else { changeKey { $0.refresh(entry) ? entry : nil } }
    binding.begin(with: state.withLock { $0.shownFigures([entry])[0] }, startedAfter: start == nil ? nil : revision)
  }

  @MainActor
  func unbind(_ binding: HubBinding) {
    guard binding.end() else { return }
    if bindings.byOwner[binding.identity] === binding { bindings.byOwner[binding.identity] = nil }
    let entry = binding.entry
    entry.bindings.removeAll { $0 === binding }
    guard entry.bindings.isEmpty else { return }
    changeKey { state in
      state.unbind(entry)
      return nil
    }
  }

  @MainActor
  private func sweepBindings() {
    for binding in bindings.byOwner.values where binding.owner == nil { unbind(binding) }
    bindings.sweepAt = Swift.max(64, bindings.byOwner.count * 2)
  }
}

/// The owners that show keys, on the main actor.
@MainActor
extension HubCore {
  /// Shows the latest figures of these keys.
  func show(_ entries: [HubEntry]) {
    let figures = state.withLock { _ in entries.map(\.figure) }
    for (entry, figure) in zip(entries, figures) {
      for binding in entry.bindings where !binding.show(figure) { unbind(binding) }
    }
  }

  func bind(_ owner: AnyObject, to entry: HubEntry, _ update: @escaping @MainActor (AnyObject, Nanoseconds?) -> Void) {
    let identity = ObjectIdentifier(owner)
    if let before = bindings[identity] { unbind(before) }
    if bindings.count >= sweepAt { sweep() }
    let binding = HubBinding(owner, entry, update)
    bindings[identity] = binding
    state.withLock { state in
      state.hasBeenBound = true
      entry.isBound = true
    }
    // Appended before the refresh, because a callback of the refresh may unbind the owner again, or bind it to another key.
    entry.bindings.append(binding)
    refresh(entry)
    binding.begin(with: state.withLock { _ in entry.figure })
  }

  func unbind(_ owner: AnyObject) {
    if let binding = bindings[ObjectIdentifier(owner)] { unbind(binding) }
  }

  private func unbind(_ binding: HubBinding) {
    guard binding.end() else { return }
    if bindings[binding.identity] === binding { bindings[binding.identity] = nil }
    let entry = binding.entry
    entry.bindings.removeAll { $0 === binding }
    guard entry.bindings.isEmpty else { return }
    release(entry)
    entry.removeIfIdle()
  }

  private func sweep() {
    for binding in bindings.values where binding.owner == nil { unbind(binding) }
    sweepAt = Swift.max(64, bindings.count * 2)
  }

  func unbindAll() {
    for binding in bindings.values { unbind(binding) }
  }
}

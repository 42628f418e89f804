extension CountdownHub {
  /// Shows a text of a key in `owner`, instead of the key that it showed before, and wakes only when that text changes: for a label of days once a day.
  ///
  /// It shows the texts of the values that ``bind(_:to:starting:_:)`` shows, each once and at the same time: the current one before this returns, then every
  /// later one that differs. A key that is also shown by values, in another owner or by a signal, wakes for these.
  ///
  /// ```swift
  /// let days = CountdownText { "\($0.parts.days) days left" }
  /// hub.bind(cell, to: offer.id, starting: .to(offer.end), text: days) {
  ///   cell, text in cell.show(text)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: A cell, a view, a view model. An owner has one binding to this hub at a time.
  ///   - key: The key to show; it need not run yet.
  ///   - target: The new target of the key, which is then started; by default `nil`: the key stays as it is.
  ///   - text: The text of a value; called on the main actor, without a lock.
  ///   - update: Runs on the main actor; at the end of a countdown with the text of zero, then with `nil`, which means that the key does not run.
  /// - Complexity: For each text that is shown, `text` is called some forty times for a label of days, and three times for one of seconds.
  @MainActor
  public func bind<Owner: AnyObject>(
    _ owner: Owner, to key: Key, starting target: HubTarget? = nil, text: CountdownText,
    _ update: @escaping @MainActor (Owner, String?) -> Void
  ) {
    let shown = SubscriptionState(String??.none)
    bind(owner, to: key, starting: target, text: text) { owner, figure in
      let new = figure.map { text(.nanoseconds($0)) }
      guard shown.value != .some(new) else { return }
      shown.value = new
      update(unsafeDowncast(owner, to: Owner.self), new)
    }
  }
}

extension HubCore {
  /// Makes a key that is shown only as texts change next when one of these texts changes; `figure` is shown now.
  @MainActor
  func hold(_ entry: Entry, _ figure: HubFigure) {
    guard let value = figure.value else { return }
    let texts = entry.bindings.compactMap { bindings.texts[$0.identity] }
    guard !texts.isEmpty, texts.count == entry.bindings.count else { return }
    guard let (direction, step) = state.withLock({ $0.canHold(entry, figure) }) else { return }
    let figures = texts.map { $0.figures(from: value, direction, every: step) }.reduce(.min ... .max) { $0.clamped(to: $1) }
    guard figures.lowerBound < figures.upperBound else { return }
    change { $0.hold(entry, figure, figures) ? [entry] : [] }
  }
}

extension HubState {
  /// The direction and steps in which a key continues from this value, if only its owners show it.
  func canHold(_ entry: Entry, _ figure: HubFigure) -> (CounterStyle.Direction, step: Nanoseconds)? {
    guard entry.shownIndex >= 0, entry.isBound, entry.newSubscribers == 0, entry.broadcaster?.subscriberCount ?? 0 == 0 else { return nil }
    guard let target = entry.target, figure.value != .never, entry.figure.revision == figure.revision else { return nil }
    return (target.direction, step)
  }

  /// Skips `figures`, which have the same text as `figure`, and contain it; returns whether the value has changed.
  mutating func hold(_ entry: Entry, _ figure: HubFigure, _ figures: ClosedRange<Nanoseconds>) -> Bool {
    guard canHold(entry, figure) != nil else { return false }
    entry.held = figures
    return refresh(entry)
  }
}

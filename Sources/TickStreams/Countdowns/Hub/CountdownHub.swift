/// The countdowns of an app, by key, independent of the views that show them.
///
/// An *entry* is a key with its deadline (or start), and exists while the key runs. A *binding* connects an owner, such as a cell, to the
/// key that it shows, and exists as long as the owner. So reusing a cell, or leaving a screen and coming back, never restarts a countdown:
///
/// ```swift
/// let hub = CountdownHub<String>(every: .seconds(1), on: .main)
/// hub.start(offer.id, to: offer.end, by: serverClock)
/// hub.bind(cell, to: offer.id) { cell, left in cell.show(left) }
/// ```
///
/// - Values: the remaining time, rounded up to a multiple of `every` and computed from the clock each time. A key that counts up rounds down.
/// - Updates: by default, ``TickPhase/shared``, the values of all keys change at the same instants, at multiples of `every` on the scheduler's
///   clock: each change at most half a step before or after its own instant. With `phase: .own` a key changes at multiples of the step before
///   its own deadline. Zero is always sent exactly on the key's own deadline.
/// - The end: on its deadline a key sends `.zero`, immediately followed by `nil`. ``stop(_:)`` also sends `nil`. Then ``subscript(_:)`` is `nil`.
/// - Starting a key again replaces its deadline, and shows the new value before `start` returns. It never makes the key count faster.
///
/// ## First and last value
///
/// If a countdown starts between two updates, its first and last values are shown for more or less than a step, and at most for one and a half: a
/// countdown of 60 s that starts 0.3 s after an update shows 60 for 0.7 s and 1 for 1.3 s. With `phase: .own` each value is shown for a whole
/// step. A ``resume(_:)`` does not take a value back, so one that had come early may be shown for half a step more.
///
/// ## Clocks
///
/// A key that counts to a `Date` follows the device's date setting, unless a ``ReferenceClock`` reads the date. When a reference clock is
/// set, values and texts change immediately; when the wall clock is set, within a second. A wall clock that is slewed, as NTP does,
/// changes no value between two updates. On a wall clock or a reference clock, zero is never sent before the clock reads the date. A
/// reference clock of another scheduler may run at another speed, or while the clock of the hub is frozen: zero is never early on it, and
/// at most a step late.
///
/// A value is computed as of the last update, and none is shown that was over when the key was started or its clock was found to be set.
/// This applies to keys that are shown, hidden, or read. So a value never goes backward because two threads read the clock at different
/// moments. After a blocked scheduler, or hours in the background, one value is sent: the current one.
///
/// ## Threads
///
/// Any thread may call any method except `bind` and `unbind`, also from inside a callback. Owners are called on the main actor, with one
/// hop for a whole update if `scheduler` is not on main. Subscribers of signals are called in the context of the change: on the scheduler for an
/// update, in the caller's context for a `start`. The `==` and `hash(into:)` of keys run under a lock of the hub, and must not call the hub.
/// Counting ends when the hub is deallocated. Subscriptions to its signals retain it.
///
/// ## Cost
///
/// A hub has one armed timer, however many keys there are, and none if no visible key runs.
///
/// - An update visits each of the *n* keys that are shown, in one wake-up.
/// - A deadline between two updates takes one more wake-up. So does each value of a key with `phase: .own`, in O(log *n*).
/// - A key without an owner and without a subscriber arms no timer: its value and its end are computed when they are read.
/// - A value that stays for several steps, such as the zero before the start of a count-up, arms no timer either. Nor does a text that stays:
///   ``bind(_:to:starting:text:_:)``.
/// - When a clock has been set, the keys that are shown are visited.
/// - Disposing the last subscription to a signal stops the updates of its key, and the timer with the last one that is shown.
public final class CountdownHub<Key: Hashable & Sendable>: Sendable {
  let table = HubTable<Key>()
  let core: HubCore

  /// Creates a hub without entries.
  ///
  /// - Parameters:
  ///   - every: The step of the values and the time between two updates, greater than zero; anything else is a programmer error.
  ///   - scheduler: The scheduler to count on: it provides the clock, and signals are updated on it. Bound owners are called on main.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(every: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    let step = every.checkedPositive("every", file: file, line: line)
    core = HubCore(table, Boxing(Key.self), step: step, on: scheduler.engine, for: CallOrigin("CountdownHub", file, line))
  }

  // MARK: - Starting and stopping

  /// Counts down `duration` from now, or replaces the deadline of the key.
  ///
  /// If `duration` is zero or less, `.zero` and then `nil` are shown synchronously, and the key does not run.
  ///
  /// ``pause(_:)`` stops the remaining time of such a key, which continues on ``resume(_:)``.
  ///
  /// ```swift
  /// hub.start("code", for: .seconds(60), phase: .own)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to start.
  ///   - duration: The time until zero.
  ///   - phase: When values change: `.shared`, the default, together with others; `.own`, at multiples of the step before the deadline.
  public func start(_ key: Key, for duration: Duration, phase: TickPhase = .shared) {
    start(key, .for(duration, phase: phase))
  }

  /// Counts down to `deadline` on the wall clock, a `Date` for example, or on a reference clock, or replaces the deadline of the key.
  ///
  /// A moment in the past shows `.zero` and then `nil` synchronously, and the key does not run. Zero is never shown before the clock reads the
  /// date. A jump of the wall clock takes effect within a second, or with the next update, and the value may rise then. Where the user's
  /// date setting must not matter, give a reference clock: a sample that sets it takes effect immediately, on the scheduler. The hub retains it.
  ///
  /// From a moment, or up: ``start(_:_:)`` with `.since(…)` or ``HubTarget/up(from:phase:)``.
  ///
  /// - Parameters:
  ///   - key: The key to start.
  ///   - deadline: When zero is reached.
  ///   - reference: The clock that reads the deadline; by default the wall clock of the scheduler.
  ///   - phase: When values change: `.shared`, the default, together with others; `.own`, at multiples of the step before the deadline.
  public func start<Moment: WallTime>(_ key: Key, to deadline: Moment, by reference: ReferenceClock? = nil, phase: TickPhase = .shared) {
    start(key, .to(deadline, by: reference, phase: phase))
  }

  /// Counts down to an instant of the scheduler, or replaces the deadline of the key; no setting of a clock moves it.
  ///
  /// Follows the rules of ``start(_:for:phase:)``.
  ///
  /// - Parameters:
  ///   - key: The key to start.
  ///   - deadline: When zero is reached.
  ///   - phase: When values change: `.shared`, the default, together with others; `.own`, at multiples of the step before the deadline.
  public func start(_ key: Key, to deadline: TickInstant, phase: TickPhase = .shared) {
    start(key, .to(deadline, phase: phase))
  }

  /// Starts a key, or replaces its target.
  ///
  /// ```swift
  /// hub.start("ride", .since(Date.now))
  /// ```
  ///
  /// A count-up shows the time that has passed, rounded down, without an end; a start in the future shows `.zero` until then. A countdown to
  /// ``TickInstant/distantFuture`` never ends.
  public func start(_ key: Key, _ target: HubTarget) {
    core.start(target) { table.entry(key) }
  }

  /// Ends a key: its owners and subscribers get `nil`.
  ///
  /// Does nothing if the key does not run.
  public func stop(_ key: Key) {
    change(key) { state, entry in state.stop(entry) }
  }

  private func change(_ key: Key, _ body: (inout HubState, HubEntry) -> Void) {
    core.change { state in if let entry = table[key] { body(&state, entry) } }
  }

  // MARK: - Looking

  /// The value of a key, or `nil` if it does not run.
  ///
  /// The value is computed from the deadline, so it is correct whether or not the key is shown, and also while the hub is paused. It is rounded as
  /// the values of the hub are; the exact rest is the time from now to ``deadline(for:)``. From the deadline on it is `nil`. The value of a key that is
  /// paused by ``pause(_:)`` stays until its target date has passed. Any thread may call this.
  ///
  /// - Parameter key: The key to read.
  /// - Returns: The value; `nil` also for an unknown key.
  public subscript(key: Key) -> Duration? {
    look(key) { state, entry in entry.value(at: state.now, every: state.step) }.map(Duration.nanoseconds)
  }

  /// When a key reaches zero, on the wall clock as it is set now; `nil` if the key does not run, or counts up.
  ///
  /// The moment is computed by each call: for a paused span it advances with the clock, and for a key on a reference clock it follows the
  /// samples, also while the key is paused. Its `date` is a `Date`, which is wrong once the clock is set. To be saved, it is made an instant:
  ///
  /// ```swift
  /// if let end = hub.deadline(for: "code") {
  ///   let left = scheduler.wallNow.duration(to: end)
  ///   let saved = SavedMoment(scheduler.now + left, on: scheduler)
  ///   // After a launch:
  ///   hub.start("code", to: saved.restored(on: scheduler).instant)
  /// }
  /// ```
  public func deadline(for key: Key) -> WallInstant? {
    look(key) { state, entry in state.deadline(of: entry) }
  }

  /// How much of its time a key has left, for a ring or a bar: 1 when it is started, then less; `nil` from its end on, if it does
  /// not run, or counts up.
  ///
  /// The fraction is exact, and each call computes it from the time between the start of the key and its end, so a view reads it for each
  /// frame. While a key that was started for a span is paused, it stays. When the clock of a date is set, it jumps, within 0 and 1.
  public func fractionLeft(for key: Key) -> Double? {
    look(key) { state, entry in state.fraction(of: entry) }
  }

  private func look<Result: Sendable>(_ key: Key, _ body: (HubState, HubEntry) -> Result?) -> Result? {
    core.look { state in table[key].flatMap { body(state, $0) } }
  }

  /// The values of all keys that run or are paused, computed as with ``subscript(_:)``.
  ///
  /// A key that another thread starts or stops at the same time may or may not be included. Any thread may read this.
  ///
  /// - Complexity: O(*n*).
  public var snapshot: [Key: Duration] {
    var values: [Key: Duration] = [:]
    var end = Int.max
    while end > 0 {
      // The last keys come first: one that is freed meanwhile is replaced by one that was visited.
      let batch: [(key: Key, value: Nanoseconds?)] = core.look { state in
        (0..<HubState.batch).compactMap { _ in
          table.last(before: &end).map { (table.key(of: $0), $0.value(at: state.now, every: state.step)) }
        }
      }
      for (key, value) in batch { values[key] = value.map(Duration.nanoseconds) }
    }
    return values
  }

  /// Sends the current value of a key synchronously, and every later one; `nil` while the key does not run.
  ///
  /// At its end a countdown sends `.zero` and then `nil`. The signal never completes, so it continues when the key is started again, and it
  /// retains the hub while it is subscribed. Changes of a key from inside a callback of its signal are sent after that callback, each of
  /// them. If a countdown ended while the key was not shown, a later subscriber gets no zero.
  public func signal(for key: Key) -> TickSignal<Duration?, Never> {
    TickSignal(raw: { downstream in
      self.core.subscribe(self.retained(by: downstream)) { self.table.entry(key) }
    })
  }

  /// The value of a key for a SwiftUI view, which is updated when `current` changes.
  ///
  /// The value is set on main, to the latest there is, and retains the hub. As long as it is retained, each call for the key returns the same value, so rows that
  /// appear and disappear share one. Its subscription lasts as long as the value: hold it in the view's model or in a `@State`, because a
  /// value that is released after each `body` subscribes again in the next one.
  public func value(for key: Key) -> TickValue<Duration?> {
    if let value = look(key, { _, entry in entry.tickValue?.object }) { return value }
    let value = TickValue(following: signal(for: key).deliver(on: .main, buffering: .newest(2)), initially: self[key])
    let made = Weak(value)
    // The key has an entry, since the value has subscribed. Another thread may have made a value meanwhile.
    let other: TickValue<Duration?>? = look(key) { _, entry in
      if let other = entry.tickValue?.object { return other }
      entry.tickValue = made
      return nil
    }
    return other ?? value
  }

  /// The keys whose countdowns are over, each at its end, whether it is shown or not.
  ///
  /// ```swift
  /// hub.ends.subscribe(onNext: { print("sale \($0) is over") })
  ///   .store(in: bag)
  /// ```
  ///
  /// - First value: at the first end after the subscription; never before the clock of the key reads its deadline. A countdown that is
  ///   started with a deadline in the past is sent immediately. Keys that ended while the signal had no subscriber are not sent.
  /// - These are not ends: ``stop(_:)``, another ``start(_:_:)`` of the key before its end was noticed.
  /// - Pauses: a key that is paused is sent when it is resumed, if its moment has passed. While the hub is paused, only the ends that a call finds are
  ///   sent, and on resume all others.
  /// - Delivery: after the values, where they are delivered: on the scheduler, or in a call that finds that the time is over. Owners are
  ///   shown theirs before that on main, but for one that the call binds, and otherwise later. The key no longer runs, unless one of them
  ///   has started it again.
  /// - The signal never completes, and retains the hub while it is subscribed.
  /// - Cost: while there is a subscriber, O(log *n*) for a key that is started, and a wake-up for each end that is not at an update; the timer is
  ///   armed for the earliest only. The first subscription and the disposal of the last visit all keys, and so does a clock that is set in between.
  public var ends: TickSignal<Key, Never> {
    TickSignal(raw: { self.core.subscribeToEnds(self.retained(by: $0)) })
  }

  /// The subscriber, which then retains the hub.
  private func retained(by downstream: RawSubscriber) -> RawSubscriber {
    RawSubscriber(before: downstream) { value in withExtendedLifetime(self) { downstream.onNext(value) } }
  }

  // MARK: - Owners

  /// Shows a key in `owner`, instead of the key that it showed before: the current value before this returns, then every later one.
  ///
  /// The owner is not retained, and is passed to the closure so that it need not be captured. Once the owner is deallocated, its binding is
  /// removed with the next value, or earlier. The entry of the key does not depend on it.
  ///
  /// With a target the key is started, and shown with a single value: neither the value of the key that the owner showed before nor an older one
  /// of this key is shown. Other owners of the key also show the new value. If the target has passed already, `.zero` and then `nil` are shown.
  ///
  /// ```swift
  /// hub.bind(button, to: "code", starting: .for(.seconds(60))) { button, left in
  ///   button.show(left)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: A cell, a view, a view model. An owner has one binding to this hub at a time.
  ///   - key: The key to show; it need not run yet.
  ///   - target: The new target of the key, which is then started; by default `nil`: the key stays as it is.
  ///   - update: Runs on the main actor; at the end of a countdown with `.zero`, then with `nil`, which means that the key does not run.
  @MainActor
  public func bind<Owner: AnyObject>(
    _ owner: Owner, to key: Key, starting target: HubTarget? = nil, _ update: @escaping @MainActor (Owner, Duration?) -> Void
  ) {
    let entry = { self.table.entry(key) }
    core.bind(owner, entry, starting: target, text: nil) { owner, value in
      update(unsafeDowncast(owner, to: Owner.self), value.map(Duration.nanoseconds))
    }
  }

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
  ///   - text: The text of a value; called on the main actor, without a lock. It must not bind or unbind the owner.
  ///   - update: Runs on the main actor; at the end of a countdown with the text of zero, then with `nil`, which means that the key does not run.
  /// - Complexity: For each text that is shown, `text` is called some forty times for a label of days, and three times for one of seconds.
  @MainActor
  public func bind<Owner: AnyObject>(
    _ owner: Owner, to key: Key, starting target: HubTarget? = nil, text: CountdownText,
    _ update: @escaping @MainActor (Owner, String?) -> Void
  ) {
    let latest = SubscriptionState((text: String??.none, calls: 0))
    let entry = { self.table.entry(key) }
    core.bind(owner, entry, starting: target, text: text) { owner, value in
      latest.value.calls += 1
      let call = latest.value.calls
      let new = value.map { text(.nanoseconds($0)) }
      // If `text` has changed the key, a later value has been shown.
      guard latest.value.calls == call, latest.value.text != .some(new) else { return }
      latest.value.text = new
      update(unsafeDowncast(owner, to: Owner.self), new)
    }
  }

  /// Ends the binding of `owner`.
  ///
  /// The key continues. Without a binding this does nothing. A binding also ends when its owner is deallocated.
  ///
  /// - Parameter owner: The object that shows a key.
  @MainActor
  public func unbind(_ owner: AnyObject) {
    if let binding = core.bindings.byOwner[ObjectIdentifier(owner)] { core.unbind(binding) }
  }

  // MARK: - Pauses

  /// Stops showing a key.
  ///
  /// The current value stays. For a key that was started for a *span*, or that counts ``HubTarget/up(from:phase:)``, the time stops, and
  /// continues on ``resume(_:)``. For a key that counts to or from a *moment*, time continues: on resume it shows the value that is correct
  /// then. Once the moment has passed, ``subscript(_:)`` is `nil`, and a resume, a new owner or a new subscriber ends the key. Starting a
  /// paused key again lets it run. An unknown key is ignored. Any thread may call this.
  ///
  /// - Parameter key: The key to pause.
  public func pause(_ key: Key) {
    change(key) { state, entry in state.pause(entry) }
  }

  /// Resumes a paused key, and shows its value before this returns.
  ///
  /// A key that is not paused, or unknown, is ignored. Any thread may call this.
  ///
  /// - Parameter key: The key to resume.
  public func resume(_ key: Key) {
    change(key) { state, entry in state.resume(entry) }
  }

  /// Suspends updates while the latest value of the signal is `true`, as in the background.
  ///
  /// During a pause time continues, but no timer is armed. On resume every key shows one value, the correct one, immediately; the grid is
  /// kept, and a key whose deadline has passed shows `.zero` and then `nil`. Starting, stopping and binding a key during a pause shows its
  /// value as usual, and ``subscript(_:)`` stays correct. With several signals the hub is paused while any of them is `true`. When a signal
  /// completes, its last value stays in effect.
  ///
  /// - Parameter isPaused: `true` pauses, `false` resumes; repeated values change nothing.
  /// - Returns: A disposable that ends this connection before the hub is deallocated, and resumes the hub if only this signal has paused
  ///   it. It need not be kept.
  @discardableResult
  public func pause(while isPaused: TickSignal<Bool, Never>) -> AnyDisposable {
    core.pause(while: isPaused)
  }
}

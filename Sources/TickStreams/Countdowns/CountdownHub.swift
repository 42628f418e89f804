/// The countdowns of an app: what is counted, by key, independent of what shows it.
///
/// An *entry* is a key and its deadline (or start), and lives as long as it counts. A *binding* is an owner that shows a key, and lives as
/// long as its cell. So a cell that is reused, a screen that is left and entered again, never restarts a countdown:
///
/// ```swift
/// let hub = CountdownHub<SaleID>(every: .seconds(1), on: .main)
/// hub.start(sale.id, to: sale.end)
/// hub.bind(cell, to: sale.id) { cell, left in cell.show(left) }
/// ```
///
/// - Figures: the remaining time, rounded up to a multiple of `every`, computed afresh and never counted, as with ``TickPhase/shared``: those
///   of all keys flip on the same instant, at multiples of `every` on the scheduler's clock, and zero comes on its own deadline. What begins to
///   show a key between two flips gets the figure that is shown elsewhere. A key that counts up is rounded down.
/// - First and last figure: a countdown that starts between two flips shows these two for more or less than a step. One of 60 s that starts
///   0.3 s after a flip shows 60 for 1.7 s and 1 for 0.3 s.
/// - The end: on its deadline a key sends `.zero` and then, at once, `nil`, which is also what ``stop(_:)`` sends. The hub has forgotten the
///   key then, and ``current(_:)`` is `nil`. Zero is sent once, to what shows the key at that moment, and on a wall clock or a reference clock
///   never before the clock shows the date.
/// - Starting again replaces the deadline in place, and shows the new figure at once, before `start` returns. It never counts faster.
/// - Late: after a stall, or after hours in the background, there is one figure, the right one, and the grid is kept. A figure never goes
///   backward because two threads read the clock at different moments.
/// - Delivery: bindings on the main actor; with one hop for all of a flip if `scheduler` is not on main. Signals in the context of what changes
///   the figure: a flip on the scheduler, a `start` where it is called.
/// - Cost: one armed timer, however many keys. A flip visits each of the *n* keys that are shown, all in one wake-up; a deadline between two
///   flips is one more. A key that nothing shows, neither an owner nor a subscriber of its signal, arms no timer: its figure and its end follow
///   from its deadline whenever they are asked for. The timer is disarmed as soon as nothing that is shown counts. A subscriber that leaves
///   without an event costs one more flip.
///
/// Every method but `bind` and `unbind` may be called from any thread, also from inside a callback. The `==` and `hash(into:)` of keys run
/// under a lock of the hub, and must not call it. Counting ends when the hub is deallocated; its signals hold it.
public final class CountdownHub<Key: Hashable & Sendable>: Sendable {
  let core: HubCore
  private let registry: HubRegistry<Key>

  /// Creates a hub without entries.
  ///
  /// - Parameters:
  ///   - every: The step of the figures and the time between two flips, greater than zero; anything else is a programmer error.
  ///   - scheduler: Where and on which clock to count.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  public init(every: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    guard every > .zero else { programmerError(TickScheduleError.every(every).description, file: file, line: line) }
    core = HubCore(scheduler.engine, step: every.nanoseconds, file: file, line: line)
    registry = HubRegistry(core)
  }

  deinit {
    core.close()
    registry.removeAll()
  }

  // MARK: - Counting

  /// Counts down `duration` from now, or replaces the deadline of the key.
  ///
  /// With nothing left, zero or less, `.zero` and then `nil` are shown at once, and nothing runs.
  ///
  /// A ``pause(_:)`` of such a key stands still: what was left is left on ``resume(_:)``.
  public func start(_ key: Key, for duration: Duration) {
    let instant = registry.now.adding(duration.nanoseconds)
    start(key, HubTarget(direction: .down, moment: .instant(instant), isSpan: true))
  }

  /// Counts down to `deadline` on the clock of the scheduler, or replaces the deadline of the key.
  ///
  /// A deadline that is past shows `.zero` and then `nil` at once, and nothing runs; one of ``TickInstant/distantFuture`` never ends.
  public func start(_ key: Key, to deadline: TickInstant) {
    start(key, HubTarget(direction: .down, moment: .instant(deadline.nanoseconds)))
  }

  /// Counts down to `deadline` on the wall clock, a `Date` for example, whose jumps it follows, or replaces the deadline of the key.
  ///
  /// A moment that is past shows `.zero` and then `nil` at once, and nothing runs. Zero is never shown before the clock shows the date. A jump of the
  /// wall clock is followed within a second, or by the next flip, and the figure may rise then. Where the user's date setting must not matter, use ``start(_:to:by:)``.
  public func start<Moment: WallTime>(_ key: Key, to deadline: Moment) {
    start(key, HubTarget(direction: .down, moment: .wall(deadline.wallInstant)))
  }

  /// Counts down to `deadline` on a reference clock, or replaces the deadline of the key.
  ///
  /// A sample that sets the clock is followed at once, on the scheduler. The hub keeps the clock.
  public func start<Moment: WallTime>(_ key: Key, to deadline: Moment, by reference: ReferenceClock) {
    start(key, HubTarget(direction: .down, moment: .reference(reference, deadline.wallInstant)))
  }

  /// Counts up from `start` on the clock of the scheduler, without an end.
  ///
  /// The figure is the time that has passed, rounded down; a start in the future shows `.zero` until then.
  public func start(_ key: Key, since start: TickInstant) {
    self.start(key, HubTarget(direction: .up, moment: .instant(start.nanoseconds)))
  }

  /// Counts up from `start` on the wall clock, a `Date` for example, whose jumps it follows, without an end.
  ///
  /// The figure is the time that has passed, rounded down; a moment in the future shows `.zero` until then.
  public func start<Moment: WallTime>(_ key: Key, since start: Moment) {
    self.start(key, HubTarget(direction: .up, moment: .wall(start.wallInstant)))
  }

  /// Counts up from `start` on a reference clock, without an end.
  public func start<Moment: WallTime>(_ key: Key, since start: Moment, by reference: ReferenceClock) {
    self.start(key, HubTarget(direction: .up, moment: .reference(reference, start.wallInstant)))
  }

  private func start(_ key: Key, _ aim: HubTarget) {
    registry.visit(key) { core.start($0, aim) }
  }

  /// Ends a key: what shows it is shown `nil`.
  ///
  /// A key that does not run is left alone.
  public func stop(_ key: Key) {
    registry.visit(existing: key) { core.stop($0) }
  }

  // MARK: - Looking

  /// The figure of a key, or `nil` if it does not run.
  ///
  /// It is computed from the deadline, so it is right whether or not anything shows the key, and also while the hub is paused. From the deadline
  /// on it is `nil`.
  public func current(_ key: Key) -> Duration? {
    registry.entry(key).flatMap { core.figures(of: [key: $0])[key] }.map(Duration.nanoseconds)
  }

  /// When a key counts down to zero, on the wall clock as it is set now; `nil` if it does not run, or counts up.
  ///
  /// It is computed now: that of a paused span moves on with the clock, and that of a key on a reference clock follows the samples, also while
  /// the key is paused. ``deadline(_:)`` gives the same as a `Date`.
  public func wallDeadline(_ key: Key) -> WallInstant? {
    registry.entry(key).flatMap { core.deadline(of: $0) }
  }

  /// The figures of all keys that run or are paused, computed as with ``current(_:)``.
  ///
  /// - Complexity: O(*n*).
  public var snapshot: [Key: Duration] {
    registry.figures().mapValues(Duration.nanoseconds)
  }

  /// The figure of a key at once, and every later one; `nil` while it does not run.
  ///
  /// At its end a countdown sends `.zero` and then `nil`. The signal never completes, so it goes on when the key is started again, and holds the
  /// hub while it is subscribed. It is a signal of state: of two changes of a key from inside a callback it sends the later figure only. Of a
  /// countdown that ended while nothing showed it, no zero is sent afterwards.
  public func signal(_ key: Key) -> TickSignal<Duration?, Never> {
    TickSignal(raw: { downstream in
      let holding = RawSubscriber(
        scope: downstream.scope, onNext: { value in withExtendedLifetime(self) { downstream.onNext(value) } }, onEnd: downstream.onEnd
      )
      self.registry.visit(key) { self.core.subscribe(holding, to: $0) }
    })
  }

  // MARK: - Owners

  /// Shows a key in `owner`, instead of what it showed before: the current figure before this returns, then every later one.
  ///
  /// The owner is not retained, and is handed to the closure so that it need not be captured. Once it is deallocated, its binding is removed with
  /// the next figure, or before. The entry of the key does not depend on it.
  ///
  /// - Parameters:
  ///   - owner: A cell, a view, a view model. It has one binding to this hub at a time.
  ///   - key: What to show; it need not run yet.
  ///   - update: Runs on the main actor; at the end of a countdown with `.zero`, then with `nil`, which stands for a key that does not run.
  @MainActor
  public func bind<Owner: AnyObject>(_ owner: Owner, to key: Key, _ update: @escaping @MainActor (Owner, Duration?) -> Void) {
    registry.visit(key) { entry in
      core.bind(owner, to: entry) { owner, figure in
        update(unsafeDowncast(owner, to: Owner.self), figure.map(Duration.nanoseconds))
      }
    }
  }

  /// Ends the binding of `owner`.
  @MainActor
  public func unbind(_ owner: AnyObject) {
    core.unbind(owner)
  }

  // MARK: - Pauses

  /// Stops showing a key.
  ///
  /// The current figure stays. A key that was started for a *span* stands still, and what was left is left on ``resume(_:)``. One that
  /// counts to or from a *moment* cannot stand still: on resume it shows what is right then. Starting a paused key again lets it run.
  public func pause(_ key: Key) {
    registry.visit(existing: key) { core.pause($0) }
  }

  /// Lets a paused key go on, and shows its figure at once.
  public func resume(_ key: Key) {
    registry.visit(existing: key) { core.resume($0) }
  }

  /// Suspends updates while the signal is `true`, as in the background.
  ///
  /// Time goes on, and no timer is armed, from the moment of the pause. On resume every key shows one figure, the right one, at once; the grid is
  /// kept, and a key that has run out shows `.zero` and then `nil`. What is started, stopped or bound meanwhile is shown as ever, and ``current(_:)``
  /// tells what is right then. With several signals the hub pauses while any of them says so. When the signal completes, it stays as it is.
  ///
  /// - Parameter isPaused: `true` pauses, `false` resumes; repeated ones change nothing.
  /// - Returns: What ends this before the hub does, and lets the hub run if this signal alone has paused it. It need not be kept.
  @discardableResult
  public func paused(by isPaused: TickSignal<Bool, Never>) -> AnyDisposable {
    core.pause(by: isPaused)
  }
}

extension CountdownHub {
  /// Shows a key in `owner` while it runs: by the rules of the form with an optional figure, but without a call while nothing runs.
  ///
  /// So the last call at the end of a countdown is the one with `.zero`.
  @MainActor
  @_disfavoredOverload
  public func bind<Owner: AnyObject>(_ owner: Owner, to key: Key, _ update: @escaping @MainActor (Owner, Duration) -> Void) {
    bind(owner, to: key) { (owner: Owner, left: Duration?) in if let left { update(owner, left) } }
  }
}

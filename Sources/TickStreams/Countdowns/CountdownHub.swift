/// The countdowns of an app: what is counted, by key, apart from who looks at it.
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
///   of all keys flip on the same instant, at multiples of `every` on the scheduler's clock, and zero comes on its own deadline. Who looks in
///   between gets the figure that the others show. A key that counts up is rounded down.
/// - The end: `.zero` is the last that is heard of a countdown that has run out; the hub has forgotten the key then, and ``current(_:)`` is
///   `nil`. `nil` is also what ``stop(_:)`` sends.
/// - Starting again aims the key anew, in place, and shows the new figure at once, before `start` returns. It never counts faster.
/// - Late: after a stall, or after hours in the background, there is one figure, the right one, and the grid is kept.
/// - Delivery: bindings on the main actor; with one hop for all of a flip if `scheduler` is not on main. Signals in the context of what changes
///   the figure: a flip on the scheduler, a `start` where it is called.
/// - Cost: one armed timer, however many keys. A flip looks at each of *n* keys, all in one wake-up; a deadline between two flips is one more.
///   After the last key has ended the timer fires once more, at the next flip, and is not armed again.
///
/// Every method but `bind` and `unbind` may be called from any thread, also from inside a callback. The `==` and `hash(into:)` of keys run
/// under a lock of the hub, and must not call it. What counts ends when the hub goes; its signals hold it.
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
  public init(every: Duration, on scheduler: some TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    guard every > .zero else { programmerError(TickScheduleError.every(every).description, file: file, line: line) }
    core = HubCore(scheduler.engine, step: every.nanoseconds, file: file, line: line)
    registry = HubRegistry(core)
  }

  deinit {
    core.close()
    registry.removeAll()
  }

  // MARK: - Counting

  /// Counts down `duration` from now, or aims the key anew.
  ///
  /// With nothing left, zero or less, `.zero` is shown at once and nothing runs.
  ///
  /// A ``pause(_:)`` of such a key stands still: what was left is left on ``resume(_:)``.
  public func start(_ key: Key, for duration: Duration) {
    let instant = registry.now.adding(duration.nanoseconds)
    start(key, HubAim(direction: .down, moment: .instant(instant), isSpan: true))
  }

  /// Counts down to `deadline` on the clock of the scheduler, or aims the key anew.
  ///
  /// A deadline that is past shows `.zero` at once, and nothing runs; one of ``TickInstant/distantFuture`` never ends.
  public func start(_ key: Key, to deadline: TickInstant) {
    start(key, HubAim(direction: .down, moment: .instant(deadline.nanoseconds)))
  }

  /// Counts down to a moment of the wall clock, whose jumps it follows, or aims the key anew.
  ///
  /// The form with a `Date` is the usual one. A jump is followed within a second, or by the next flip.
  @_disfavoredOverload
  public func start(_ key: Key, to deadline: WallInstant) {
    start(key, HubAim(direction: .down, moment: .wall(deadline)))
  }

  /// Counts down to a moment of a reference clock, or aims the key anew.
  ///
  /// The form with a `Date` is the usual one. A sample that changes the clock is followed at once, on the scheduler.
  @_disfavoredOverload
  public func start(_ key: Key, to deadline: WallInstant, by reference: ReferenceClock) {
    start(key, HubAim(direction: .down, moment: .reference(reference, deadline)))
  }

  /// Counts up from `start` on the clock of the scheduler, without an end.
  ///
  /// The figure is the time that has passed, rounded down; a start in the future shows `.zero` until then.
  public func start(_ key: Key, since start: TickInstant) {
    self.start(key, HubAim(direction: .up, moment: .instant(start.nanoseconds)))
  }

  /// Counts up from a moment of the wall clock, whose jumps it follows.
  @_disfavoredOverload
  public func start(_ key: Key, since start: WallInstant) {
    self.start(key, HubAim(direction: .up, moment: .wall(start)))
  }

  /// Counts up from a moment of a reference clock.
  @_disfavoredOverload
  public func start(_ key: Key, since start: WallInstant, by reference: ReferenceClock) {
    self.start(key, HubAim(direction: .up, moment: .reference(reference, start)))
  }

  private func start(_ key: Key, _ aim: HubAim) {
    registry.visit(key) { core.start($0, aim) }
  }

  /// Ends a key: those who look are shown `nil`.
  ///
  /// A key that does not run is left alone.
  public func stop(_ key: Key) {
    registry.visit(existing: key) { core.stop($0) }
  }

  // MARK: - Looking

  /// The figure of a key, or `nil` if it does not run.
  public func current(_ key: Key) -> Duration? {
    registry.entry(key).flatMap { core.figures(of: [key: $0])[key] }.map(Duration.nanoseconds)
  }

  /// When a key counts down to zero, on the wall clock as it is set now; `nil` if it does not run, or counts up.
  ///
  /// That of a paused span moves on with the present. ``deadline(_:)`` gives the same as a `Date`.
  public func wallDeadline(_ key: Key) -> WallInstant? {
    registry.entry(key).flatMap { core.deadline(of: $0) }
  }

  /// The figures of all keys that run or are paused.
  ///
  /// - Complexity: O(*n*).
  public var snapshot: [Key: Duration] {
    registry.figures().mapValues(Duration.nanoseconds)
  }

  /// The figure of a key at once, and every later one; `nil` while it does not run.
  ///
  /// It never completes, so it goes on when the key is started again, and holds the hub while it is subscribed. It is a signal of state: who
  /// changes a key twice from inside a callback shows the later figure only.
  public func signal(_ key: Key) -> TickSignal<Duration?, Never> {
    TickSignal(raw: { downstream in
      let holding = RawSubscriber(
        scope: downstream.scope, onNext: { value in withExtendedLifetime(self) { downstream.onNext(value) } }, onEnd: downstream.onEnd
      )
      self.registry.visit(key) { self.core.subscribe(holding, to: $0) }
    })
  }

  // MARK: - Owners

  /// Shows a key in `owner`, instead of what it showed before: the figure of the present before this returns, then every later one.
  ///
  /// The owner is not retained, and is handed to the closure so that it need not be captured. When it has gone, the binding goes with the next
  /// figure, or before. The entry of the key does not depend on it.
  ///
  /// - Parameters:
  ///   - owner: A cell, a view, a view model. It has one binding to this hub at a time.
  ///   - key: What to show; it need not run yet.
  ///   - update: Runs on the main actor, with `nil` while the key does not run.
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
  /// The figure of the present stays. A key that was started for a *span* stands still, and what was left is left on ``resume(_:)``. One that
  /// counts to or from a *moment* cannot stand still: on resume it shows what is right then. Starting a paused key again lets it run.
  public func pause(_ key: Key) {
    registry.visit(existing: key) { core.pause($0) }
  }

  /// Lets a paused key go on, and shows its figure at once.
  public func resume(_ key: Key) {
    registry.visit(existing: key) { core.resume($0) }
  }

  /// Shows no flips while the signal says so: nobody looks, as in the background.
  ///
  /// Time goes on, no timer is armed, and on resume every key shows one figure, the right one, at once; the grid is kept. What is started,
  /// stopped or bound meanwhile is shown as ever. With several signals the hub pauses while any of them says so. When the signal completes, it
  /// stays as it is.
  ///
  /// - Parameter isPaused: `true` pauses, `false` resumes; repeated ones change nothing.
  /// - Returns: What ends this before the hub does. It need not be kept.
  @discardableResult
  public func paused(by isPaused: TickSignal<Bool, Never>) -> AnyDisposable {
    core.pause(by: isPaused)
  }
}

extension CountdownHub {
  /// Shows a key in `owner` while it runs: by the rules of the form with an optional figure, but without a call when it is stopped.
  @MainActor
  @_disfavoredOverload
  public func bind<Owner: AnyObject>(_ owner: Owner, to key: Key, _ update: @escaping @MainActor (Owner, Duration) -> Void) {
    bind(owner, to: key) { (owner: Owner, left: Duration?) in if let left { update(owner, left) } }
  }
}

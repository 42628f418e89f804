import Synchronization

/// One timer: a handle to end it or move it, and at the same time its entry in the queue of its scheduler.
///
/// A timer that is disposed or rescheduled no longer has an effect for its old deadline, even if it had already been taken from the queue: each of
/// the two starts a new ``generation``, and a firing of an older one is dropped. Letting go of the handle does not end the timer.
///
/// Sendable, unchecked: the variables of a timer belong to the queue and are accessed only under the lock of its scheduler's engine.
public class TickTimer: Disposable, @unchecked Sendable {
  package final let engine: EngineCore
  private let currentGeneration = Atomic<UInt32>(0)

  @exclusivity(unchecked)
  package final var missedTicks = MissedTicks.skip
  @exclusivity(unchecked)
  package final var phase = Phase.idle
  @exclusivity(unchecked)
  private final var flags = TimerFlags(rawValue: 0)
  /// Whether the call that arms it gave a leeway, rather than its scheduler: set before it is armed, and no flag, since it is read without the lock.
  @exclusivity(unchecked)
  private final var hasOwnLeeway = false
  /// The instant of the next firing; of a timer that is being fired, the instant it was due.
  @exclusivity(unchecked)
  package final var due = TickInstant.distantFuture
  /// The order of enqueueing, which decides between equal instants.
  @exclusivity(unchecked)
  package final var sequence: UInt64 = 0
  /// The leeway of the next firing; of a repeating timer, that of a firing after a whole interval.
  @exclusivity(unchecked)
  private final var window: Nanoseconds = 0
  // Most timers need only one of two figures, so that these share a place: an eighth less memory, and fewer cache misses.
  /// The time between two firings; of a timer that fires once, the leeway it was granted, with a minus.
  @exclusivity(unchecked)
  private final var period: Nanoseconds
  /// The number of the next firing; of the first one after less than an interval, the complement of its leeway.
  @exclusivity(unchecked)
  private final var count: Int64 = 0
  /// The end of the window in which it has to fire.
  final var end: TickInstant { due.adding(leeway) }
  @exclusivity(unchecked)
  private final var packedPlace = PackedPlace(.out)
  final var place: Place {
    get { packedPlace.place }
    set { packedPlace = PackedPlace(newValue) }
  }
  /// The timer after this one in its run.
  @exclusivity(unchecked)
  final var follower: Unmanaged<TickTimer>?

  /// Where in the queue a timer is.
  enum Place {
    case out
    /// The first of its run, at a position of the heap.
    case top(Int32)
    case behind(Unmanaged<TickTimer>)
  }

  package enum Phase: Sendable {
    case idle, queued, firing, disposed
  }

  /// Creates a timer that is not armed.
  ///
  /// - Parameters:
  ///   - engine: Where it will be armed.
  ///   - origin: The call that makes it.
  ///   - leeway: The leeway that the call gives; by default that of the engine.
  init(engine: TimerEngine, for origin: CallOrigin? = nil, leeway: Nanoseconds? = nil) {
    self.engine = engine.core
    period = -engine.leeway
    give(leeway: leeway)
    if self.engine.probes.learnTimers { self.engine.probes.didMake(self, for: origin) }
  }

  /// Gives it its own leeway, unless that is `nil`, before it is armed.
  final func give(leeway: Nanoseconds?) {
    guard let leeway else { return }
    // So that no window lasts until the timers that are never due.
    period = -Swift.min(leeway, .never / 2)
    hasOwnLeeway = true
  }

  /// The time between two firings, or 0 if there is only one: set before it is armed.
  package final var interval: Nanoseconds {
    get { Swift.max(0, period) }
    set { if newValue > 0 { (window, period) = (Swift.min(grantedLeeway, newValue / 2), newValue) } }
  }

  /// The leeway of the call that arms it, or of its scheduler: what the leeway of each firing is computed from.
  final var grantedLeeway: Nanoseconds { period > 0 ? window : -period }

  /// How often it has fired.
  package final var index: Int {
    get { Int(truncatingIfNeeded: Swift.max(0, count)) }
    set { count = Int64(newValue) }
  }

  /// How much later than `due` the next firing may be; of a repeating timer that is moved after its first firing, to less than an interval, not at all.
  package final var leeway: Nanoseconds {
    get { flags.contains(.isShort) ? (count < 0 ? ~count : 0) : window }
    set {
      let isShort = period > 0 && newValue < window
      flags.set(.isShort, isShort)
      if count <= 0 { count = isShort ? ~newValue : 0 }
      // Of a repeating timer it is read without the lock, and stays as it is.
      if !isShort, window != newValue { window = newValue }
    }
  }

  /// Its leeway if it waits for `wait`: a tick of an interval has at most half of the interval and half of its wait, or a 64th more, for the time that a
  /// call takes, and the scheduler's own leeway is at most half of the wait.
  final func leeway(ofWait wait: Nanoseconds) -> Nanoseconds {
    let half = Swift.max(0, wait / 2)
    if period > 0 { return window <= half + half / 64 ? window : half }
    return hasOwnLeeway ? -period : Swift.min(-period, half)
  }

  deinit {
    LockChecks.expectNone("a timer is released")
    if engine.probes.learnTimers { engine.probes.willDrop(self) }
  }

  /// Whether a jump of the wall clock makes this timer fire, so that it can be recomputed.
  package final var followsWallClock: Bool {
    get { flags.contains(.followsWallClock) }
    set { flags.set(.followsWallClock, newValue) }
  }

  /// Its round in the ``WallFollowers``.
  final var wallRound: Bool {
    get { flags.contains(.wallRound) }
    set { flags.set(.wallRound, newValue) }
  }

  /// Whether the timer was rescheduled to later and has not been moved yet.
  final var isPostponed: Bool {
    get { flags.contains(.isPostponed) }
    set { flags.set(.isPostponed, newValue) }
  }

  /// Whether it wakes another scheduler, so that tests take no notice of it, but of the timers there.
  package var wakesScheduler: Bool { false }

  /// It is not late before this: a clock that stood still arms its timer for a moment that is past.
  package var lateFrom: TickInstant { .distantPast }

  /// The name of the timer in reports, if it was made for no named call.
  package var purpose: String { "timer" }

  /// The action of the timer.
  ///
  /// Called in the scheduler's context, with no lock held.
  package func fire(_ tick: Tick) {}

  /// Called for each firing, with the generation that was checked.
  package func fire(_ tick: Tick, generation: Int) { fire(tick) }

  /// How long it may wait after it has fired, or 0 if it fires once: for tests that must not wait for it.
  var waitAfterFirst: Nanoseconds { interval }

  /// The instant of the next firing, or ``TickInstant/distantFuture`` if there is none, or none yet: a repeating timer is armed again after its action.
  public final var deadline: TickInstant { engine.deadline(of: self) }

  /// How often the timer has been rescheduled or disposed, modulo 2³².
  public final var generation: Int { Int(currentGeneration.load(ordering: .acquiring)) }

  /// Whether the timer was disposed.
  ///
  /// One that has fired its last is not: it can be rescheduled.
  public final var isDisposed: Bool { engine.isDisposed(self) }

  /// Ends the timer.
  ///
  /// Its action no longer starts, and is released.
  ///
  /// - Complexity: O(1) among timers that were armed in the order in which they are due, otherwise O(log *n*) in their number.
  @inline(never) public final func dispose() {
    engine.cancel(self)
    if engine.probes.learnTimers { engine.probes.didDispose(self) }
    didDispose()
  }

  /// Called after each disposal, by whoever did it: a user, the end of a subscription, or the shutdown of the scheduler; with no lock held.
  package func didDispose() {}

  /// Moves the next firing to `instant`, whether or not the timer has fired before; a repeating timer continues from there at its interval.
  ///
  /// Ignored by a timer that has been disposed. An instant that is past counts as now.
  ///
  /// - Complexity: O(1) if `instant` is not earlier than the deadline before: nothing is moved until it must.
  public final func reschedule(at instant: TickInstant) {
    engine.reset(self, to: engine.notPast(instant))
  }

  /// Moves the next firing to `duration` from now.
  ///
  /// See ``reschedule(at:)``.
  public final func reschedule(after duration: Duration) {
    engine.reset(self, to: engine.now.adding(Swift.max(0, duration.nanoseconds)))
  }

  /// Starts a new generation: a firing that is on its way is void.
  package final func invalidate() {
    currentGeneration.wrappingAdd(1, ordering: .acquiringAndReleasing)
  }
}

/// The flags of a timer, in one byte; no `OptionSet`, whose operations go through protocols in a debug build.
private struct TimerFlags {
  var rawValue: UInt8

  static let followsWallClock = TimerFlags(rawValue: 1)
  static let wallRound = TimerFlags(rawValue: 2)
  static let isPostponed = TimerFlags(rawValue: 4)
  /// The next firing of a repeating timer comes after less than an interval, and has a shorter leeway.
  static let isShort = TimerFlags(rawValue: 8)

  func contains(_ flag: TimerFlags) -> Bool { rawValue & flag.rawValue != 0 }
  mutating func set(_ flag: TimerFlags, _ isOn: Bool) { rawValue = isOn ? rawValue | flag.rawValue : rawValue & ~flag.rawValue }
}

/// The place of a timer in the bits of one pointer.
private struct PackedPlace {
  private let bits: UInt

  init(_ place: TickTimer.Place) {
    switch place {
    case .out: bits = 0
    case .top(let position): bits = UInt(truncatingIfNeeded: position) << 1 | 1
    case .behind(let timer): bits = UInt(bitPattern: timer.toOpaque())
    }
  }

  var place: TickTimer.Place {
    if bits & 1 == 1 { return .top(Int32(truncatingIfNeeded: bits >> 1)) }
    return UnsafeRawPointer(bitPattern: bits).map { .behind(.fromOpaque($0)) } ?? .out
  }
}

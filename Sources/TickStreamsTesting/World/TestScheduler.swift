public import TickStreams

/// A scheduler whose time passes only when a test moves it.
///
/// It is made of the same timer engine as the real schedulers, with the same order. Nothing waits, nothing depends on the machine:
///
/// ```swift
/// let scheduler = TestScheduler()
/// let recording = scheduler.record(
///   TickSignal.interval(.seconds(1), delay: .zero, on: scheduler).map(\.index))
/// scheduler.advance(by: .seconds(3))
/// recording.values == [0, 1, 2, 3]
/// ```
///
/// - Time starts at ``/TickStreams/TickInstant/origin`` and moves from one due instant to the next, so that every timer sees its own
///   instant; `advance(by: a)` and then `advance(by: b)` is the same as `advance(by: a + b)`.
/// - Work runs on the thread that advances, in order of deadlines and then of scheduling. Work scheduled for the current time while
///   advancing runs in the same advance.
/// - Timers fire as in the app, also those with a leeway: in their windows, and late only where that saves a wake-up. A timer without leeway fires at its
///   deadline. What the test itself does, by `schedule`, ``hot(_:values:failing:frame:file:line:)`` or
///   ``cold(_:values:failing:frame:file:line:)``, moves no timer of the app.
/// - Any thread may read the clock and schedule at any moment. Advancing from two threads concurrently, or from inside the action of a timer, is
///   a programmer error; a task that an advance runs may advance.
/// - Its `shutdown()` ends this scheduler; its siblings continue, and time passes as before.
///
/// Schedulers are independent of one another, so tests can run in parallel, each with its own.
public final class TestScheduler: OwnedScheduler {
  package let world: World

  /// The timer engine that does the work.
  public let engine: TimerEngine

  /// Creates a scheduler at time zero.
  ///
  /// - Parameters:
  ///   - wallStart: The `Date` or ``/TickStreams/WallInstant`` of the wall clock at time zero; by default the beginning of 2001, UTC.
  ///   - coalescing: Whether leeway is used, as the schedulers of an app do; otherwise each timer fires at its deadline.
  ///   - order: In which order work that is due at the same instant runs.
  ///   - jitter: How late timers fire, within their windows and beyond; by default not at all. Replaces `coalescing`.
  ///   - instantLimit: How many timers and tasks may run at one instant, at least one, and how often a source may be subscribed there, before the
  ///     test is stopped with a message, because the instant seems to have no end.
  ///   - onMistake: Called for a call that cannot be carried out, such as an advance by a negative time; that call then does nothing, or
  ///     stops where it is. By default, a mistake stops the program, and with it all other tests of the process.
  public init(
    wallStart: some WallTime = TestScheduler.wallStart, coalescing: Bool = true, order: WorkOrder = .fifo, jitter: Jitter? = nil,
    instantLimit: Int = 100_000, onMistake: (@Sendable (TestFailure) -> Void)? = nil
  ) {
    world = World(
      WorldClock(wall: wallStart.wallInstant),
      rules: World.Rules(order: order, coalesces: coalescing, jitter: jitter, instantLimit: Swift.max(1, instantLimit)),
      mistakes: MistakeReporter(onMistake: onMistake))
    engine = world.makeEngine(.continuous)
  }

  /// Creates the default scheduler of a world.
  init(world: World) {
    self.world = world
    engine = world.makeEngine(.continuous)
  }

  /// Creates a scheduler that runs work of the same instant in the order, and timers with the latencies, that `seed` decides: one of the
  /// worlds that ``explore(seedCount:lateness:onlySeed:file:line:_:)`` visits.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random numbers.
  ///   - lateness: How much later than its window of leeway a timer may fire.
  ///   - onMistake: Called for a call that cannot be carried out; by default it stops the program.
  public convenience init(seed: UInt64, lateness: Duration = .zero, onMistake: (@Sendable (TestFailure) -> Void)? = nil) {
    self.init(order: .seeded(seed), jitter: .seeded(seed, lateness: lateness), onMistake: onMistake)
  }

  /// The beginning of 2001, UTC: by default the date of the wall clock at time zero.
  public static let wallStart = WallInstant(nanosecondsSince1970: 978_307_200_000_000_000)

  /// Another scheduler in the same world: it shares time, order and ``pending``, and moves when this one advances.
  ///
  /// - Parameters:
  ///   - timebase: Which clock it runs on; a suspending one stops in ``sleepDevice(for:file:line:)``.
  ///   - name: A name that distinguishes it from others, for debugging.
  /// - Returns: The sibling.
  public func sibling(timebase: Timebase, name: String = "") -> SiblingScheduler {
    SiblingScheduler(name: name, engine: world.makeEngine(timebase, name: name))
  }

  // MARK: - Passing time

  /// Lets `duration` pass, and fires everything due up to and including its end, in order.
  ///
  /// Zero runs timers that are due now. A negative duration is a programmer error.
  ///
  /// - Parameters:
  ///   - duration: The time that passes, not negative; timers due at its end also fire.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public func advance(by duration: Duration, file: StaticString = #fileID, line: UInt = #line) {
    let site = CallSite(file, line)
    guard duration >= .zero else {
      return world.mistakes.report("time cannot be advanced backwards, by \(duration.nanoseconds.inSeconds)", site)
    }
    world.advance(to: now.adding(duration.nanoseconds), site)
  }

  /// Moves on to `instant`, and fires everything due up to and including it, in order.
  ///
  /// An instant before the current time is a programmer error.
  ///
  /// - Parameters:
  ///   - instant: The new time, not before now; timers due then also fire.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public func advance(to instant: TickInstant, file: StaticString = #fileID, line: UInt = #line) {
    let site = CallSite(file, line)
    let now = now
    guard instant >= now else { return world.mistakes.report("time cannot be advanced backwards, from \(now) to \(instant)", site) }
    world.advance(to: instant, site)
  }

  /// Moves on to the next instant at which something is due, and fires everything due then.
  ///
  /// - Returns: Whether anything was pending.
  @discardableResult
  public func advanceToNext(file: StaticString = #fileID, line: UInt = #line) -> Bool {
    world.advanceToNext(CallSite(file, line))
  }

  /// How much ``advanceUntilIdle(limit:file:line:)`` may do.
  ///
  /// A negative limit is a programmer error.
  public enum RunLimit: Sendable, Hashable {
    /// At most this number of timers is fired.
    case events(Int)
    /// At most this much time passes.
    case time(Duration)

    /// The error in it, if there is one.
    var complaint: String? {
      switch self {
      case .events(let count): count < 0 ? "limit must not be negative, but is \(count) events" : nil
      case .time(let duration): duration < .zero ? "limit must not be negative, but is \(duration.nanoseconds.inSeconds)" : nil
      }
    }
  }

  /// Runs until nothing is pending, or the limit is reached: an interval never ends by itself.
  ///
  /// - Parameters:
  ///   - limit: The limit of the run.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: Whether nothing is pending; timers that stand still, or are never due, do not count.
  @discardableResult
  public func advanceUntilIdle(limit: RunLimit, file: StaticString = #fileID, line: UInt = #line) -> Bool {
    let site = CallSite(file, line)
    if let complaint = limit.complaint {
      world.mistakes.report(complaint, site)
      return pending.isEmpty
    }
    switch limit {
    case .events(let count): return world.run(events: count, until: .distantFuture, site)
    case .time(let duration): return world.run(events: .max, until: now.adding(duration.nanoseconds), site)
    }
  }

  // MARK: - Looking

  /// The timers that are armed in this world, in the order of their deadlines; at the end those of paused schedulers, which stand still.
  public var pending: [PendingTimer] { world.pending }
}

/// A scheduler in the world of a ``TestScheduler``.
public final class SiblingScheduler: OwnedScheduler {
  /// The name of the scheduler in ``TestScheduler/pending``.
  public let name: String

  /// The timer engine that does the work.
  public let engine: TimerEngine

  init(name: String, engine: TimerEngine) {
    self.name = name
    self.engine = engine
  }
}

/// Reports mistakes to the test, or stops the program if the test does not handle them: time that should run backwards, an advance inside the action of a timer,
/// an instant that never ends.
struct MistakeReporter: Sendable {
  let onMistake: (@Sendable (TestFailure) -> Void)?

  func report(_ reason: String, _ site: CallSite?) {
    if let onMistake { return onMistake(TestFailure("scheduler mistake", reason, site: site)) }
    site.map { $0.stopProgram(reason) } ?? programmerError(reason, file: #fileID, line: #line)
  }
}

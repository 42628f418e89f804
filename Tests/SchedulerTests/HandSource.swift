@testable import TickStreams

/// A wake source whose two clocks and timer a test moves by hand; a thread can be interrupted between the readings of the two clocks.
final class HandSource: WakeSource {
  private struct State: Sendable {
    var now: Nanoseconds = 1_000_000_000
    /// How far the clock of the scheduler is ahead, because the device has slept.
    var slept: Nanoseconds = 0
    var due = Nanoseconds.never
    var period: Nanoseconds = 0
    var wallWait = Nanoseconds.never
    var interruptions: [Nanoseconds] = []
    var tellings = 0
    var readings = 0
    var other: Callback?
    var fire: Callback?
    var jobs: [Callback] = []
  }

  private let state = Lock(State())
  /// Lets the thread that fires wait in place, if there is one.
  private let parker: HandParker?

  init(parker: HandParker? = nil) {
    self.parker = parker
    parker?.serve(self)
  }

  var label: String { "hand" }
  var isCurrent: Bool { true }
  /// How often a clock was read.
  var readings: Int { state.withLock { $0.readings } }
  var tellings: Int { state.withLock { $0.tellings } }
  /// How many jobs are in the queue.
  var jobs: Int { state.withLock { $0.jobs.count } }
  var isArmed: Bool { due != .never }
  var due: Nanoseconds { state.withLock { $0.jobs.isEmpty ? $0.due : $0.now } }
  var period: Nanoseconds { state.withLock { $0.period } }
  /// How long the timer of the wall clock waits.
  var wallWait: Nanoseconds { state.withLock { $0.wallWait } }
  /// The time on the clock of the source.
  var now: Nanoseconds { state.withLock { $0.now } }

  func now(_ timebase: Timebase) -> TickInstant {
    let now = state.withLock { state in
      state.readings += 1
      return state.now + state.slept
    }
    return TickInstant(nanoseconds: now)
  }

  /// The thread is interrupted after this reading, for the next of the times that were asked for.
  var uptime: Nanoseconds {
    let (now, other) = state.withLock { state in
      state.readings += 1
      defer { if !state.interruptions.isEmpty { state.now += state.interruptions.removeFirst() } }
      return (state.now, state.other.take())
    }
    other?.run()
    return now
  }

  /// Runs `other` once, as another thread does, when the clock of the source has been read.
  func interrupt(with other: @escaping @Sendable () -> Void) { state.withLock { $0.other = Callback(other) } }

  func takeParker() -> (any Parker)? { parker?.enter() }
  func serve(_ body: () -> Void) { body() }
  func run(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.jobs.append(Callback(body)) } }
  func activate(_ fire: @escaping @Sendable () -> Void) { state.withLock { $0.fire = Callback(fire) } }
  func wakeByWallClock(after wait: Nanoseconds, leeway: Nanoseconds) { state.withLock { $0.wallWait = wait } }
  /// Releases the jobs, too, which a queue would run and then release.
  func cancel() {
    let over = state.withLock { state in
      defer { state.jobs = [] }
      return (state.fire.take(), state.other.take(), state.jobs)
    }
    withExtendedLifetime(over) {}
  }

  func wake(at deadline: Nanoseconds, every period: Nanoseconds, leeway: Nanoseconds) {
    state.withLock { state in
      (state.due, state.period) = (deadline, period)
      state.tellings += 1
    }
  }

  func interrupt(for times: Nanoseconds...) { state.withLock { $0.interruptions = times } }
  func pass(for duration: Nanoseconds) { state.withLock { $0.now += duration } }
  func sleep(for duration: Nanoseconds) { state.withLock { $0.slept += duration } }

  /// Fires for a deadline that has been forgotten meanwhile, as a source does whose event was on its way.
  func fireLate() { state.withLock { $0.fire }?.run() }

  /// Moves the clock to the armed deadline, and fires.
  func fireNext() {
    guard isArmed else { return }
    let due = state.withLock { state -> Callback? in
      if !state.jobs.isEmpty { return state.jobs.removeFirst() }
      state.now = Swift.max(state.now, state.due)
      state.due = state.period > 0 ? state.due + state.period : .never
      return state.fire
    }
    due?.run()
  }
}

/// Waits in place by moving the clock of a source.
final class HandParker: Parker {
  private struct State: Sendable {
    var source: Weak<HandSource>?
    var isWoken = false
    var isFull = false
    var inside = 0
    var waits: [Nanoseconds] = []
    var wakes = 0
    var interlude: Interlude?
  }

  private struct Interlude: Sendable {
    let time: Nanoseconds
    let run: @Sendable () -> Void
  }

  private let state = Lock(State())

  /// Until when threads have waited.
  var waits: [Nanoseconds] { state.withLock { $0.waits } }
  /// How often `unpark` was called.
  var wakes: Int { state.withLock { $0.wakes } }
  /// How many threads have a place.
  var inside: Int { state.withLock { $0.inside } }

  func serve(_ source: HandSource) { state.withLock { $0.source = Weak(source) } }
  func fill() { state.withLock { $0.isFull = true } }

  /// Runs `body` in a wait, as another thread does, some time after it has begun.
  func interrupt(after time: Nanoseconds, with body: @escaping @Sendable () -> Void) {
    state.withLock { $0.interlude = Interlude(time: time, run: body) }
  }

  func enter() -> HandParker? {
    state.withLock { state in
      guard !state.isFull else { return nil }
      state.inside += 1
      return self
    }
  }

  func leave() { state.withLock { $0.inside -= 1 } }

  func park(until deadline: Nanoseconds) {
    let (source, interlude) = state.withLock { state in
      state.waits.append(deadline)
      return (state.source?.object, state.interlude.take())
    }
    if let interlude {
      source?.pass(for: interlude.time)
      interlude.run()
    }
    let isWoken = state.withLock { state in
      defer { state.isWoken = false }
      return state.isWoken
    }
    if let source, !isWoken { source.pass(for: Swift.max(0, deadline - source.now)) }
  }

  func unpark() {
    state.withLock { state in
      state.isWoken = true
      state.wakes += 1
    }
  }
}

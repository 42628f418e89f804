@testable import TickStreams

/// The timer source of a platform, moved by hand: its handler runs on the thread that calls `strike`.
final class HandSource: WakeSource {
  private struct State: Sendable {
    var due = Nanoseconds.never
    var period: Nanoseconds = 0
    var wallDue = Nanoseconds.never
    var jobs: [@Sendable () -> Void] = []
    var fire: (@Sendable () -> Void)?
  }

  let clock: HandClock
  private let state = Lock(State())
  /// Lets the thread that strikes wait in place, if there is one.
  private let parker: HandParker?

  /// Creates a source; its thread may wait in place with `parker`, which then moves its clock.
  init(parker: HandParker? = nil, isCurrent: Bool = false) {
    self.isCurrent = isCurrent
    self.parker = parker
    clock = parker?.clock ?? HandClock()
  }

  var label: String { "hand" }
  let isCurrent: Bool

  func now(_ timebase: Timebase) -> TickInstant { TickInstant(nanoseconds: clock.now) }
  var uptime: Nanoseconds { clock.now }

  func takeParker() -> (any Parker)? { parker?.enter() }
  func serve(_ body: () -> Void) { body() }

  func run(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.jobs.append(body) } }

  func activate(_ fire: @escaping @Sendable () -> Void) { state.withLock { $0.fire = fire } }

  func wake(at deadline: Nanoseconds, every period: Nanoseconds, leeway: Nanoseconds) {
    userCode("the source is told")
    state.withLock { ($0.due, $0.period) = (deadline, period) }
  }

  func wakeByWallClock(after wait: Nanoseconds, leeway: Nanoseconds) {
    userCode("the source is told")
    let due = wait == .never ? wait : clock.now + wait
    state.withLock { $0.wallDue = due }
  }

  func cancel() {
    wake(at: .never, every: 0, leeway: 0)
    wakeByWallClock(after: .never, leeway: 0)
    let over = state.withLock { $0.fire.take() }
    withExtendedLifetime(over) {}
  }

  /// Moves the clock, and runs the handler if the source is due.
  func strike(at seconds: Double) {
    pass(to: seconds)
    strike()
  }

  /// Runs the handler if the source is due.
  func strike() {
    let now = clock.now
    while let job = next(now) { job() }
  }

  /// Moves the clock, never back.
  func pass(to seconds: Double) { clock.pass(to: Nanoseconds(seconds * 1e9)) }

  /// Moves the clock to each due instant, until `end`.
  func run(to end: Double) {
    while let due = armedAt, due <= end { strike(at: due) }
    strike(at: end)
  }

  /// The armed instant, in seconds.
  var armedAt: Double? {
    let now = clock.now
    return state.withLock { state in
      guard state.jobs.isEmpty else { return Double(now) / 1e9 }
      let due = Swift.min(state.due, state.wallDue)
      return due == .never ? nil : Double(due) / 1e9
    }
  }

  private func next(_ now: Nanoseconds) -> (@Sendable () -> Void)? {
    state.withLock { state in
      if !state.jobs.isEmpty { return state.jobs.removeFirst() }
      guard Swift.min(state.due, state.wallDue) <= now else { return nil }
      if state.wallDue <= now { state.wallDue = .never }
      if state.due <= now { state.due = state.period > 0 ? state.due + state.period : .never }
      return state.fire
    }
  }
}

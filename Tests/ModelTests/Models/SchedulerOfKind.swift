import Synchronization
import TickStreams
import TickStreamsTesting

/// A scheduler in the world of a run, of one of several kinds, whose owner shuts it down.
final class SchedulerOfKind: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case sibling, scaled, scaledTwice, own, paused

    var code: String {
      switch self {
      case .sibling: "scheduler.scheduler(timebase: …)"
      case .scaled: "ScaledScheduler(rate: 1, on: base)"
      case .scaledTwice: "ScaledScheduler(rate: 1, on: ScaledScheduler(rate: 1, on: base))"
      case .own: "OwnScheduler(base)"
      case .paused: "base.paused(while: isPaused.signal)"
      }
    }
  }

  let kind: Kind
  private let base: SiblingScheduler
  private let isPaused = TickSubject<Bool, Never>()
  private let parts = Mutex<(clock: any TickScheduler, kept: (any Disposable)?)?>(nil)

  init(_ kind: Kind, in world: TestScheduler, _ timebase: Timebase) {
    self.kind = kind
    let base = world.scheduler(timebase: timebase)
    self.base = base
    switch kind {
    case .sibling: parts.withLock { $0 = (base, nil) }
    case .scaled: parts.withLock { $0 = (ScaledScheduler(rate: 1, on: base), nil) }
    case .scaledTwice: parts.withLock { $0 = (ScaledScheduler(rate: 1, on: ScaledScheduler(rate: 1, on: base)), nil) }
    case .own:
      let clock = OwnScheduler(base)
      // The library finds out that a custom scheduler runs on another one when it has armed a timer there.
      let timer = clock.schedule(after: .zero) {}
      world.advance(by: .zero)
      parts.withLock { $0 = (clock, timer) }
    case .paused: parts.withLock { $0 = (base.paused(while: isPaused.signal), nil) }
    }
  }

  var scheduler: any TickScheduler { parts.withLock { $0?.clock } ?? base }

  /// Ends the scheduler by its base.
  func shutdown() { base.shutdown() }

  /// Stops or continues time, if the kind allows that.
  func pause(_ isPaused: Bool) { self.isPaused.next(isPaused) }
}

/// A scheduler with the required members only.
private final class OwnScheduler: TickScheduler {
  private let base: any TickScheduler

  init(_ base: any TickScheduler) { self.base = base }

  var timebase: Timebase { base.timebase }
  var now: TickInstant { base.now }
  var isCurrent: Bool { base.isCurrent }
  func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable { base.schedule(action) }
  func schedule(at instant: TickInstant, leeway: Duration, _ action: @escaping @Sendable () -> Void) -> TickTimer {
    base.schedule(at: instant, leeway: leeway, action)
  }
  func schedule(_ schedule: TickSchedule, _ action: @escaping @Sendable (Tick) -> Void) -> TickTimer { base.schedule(schedule, action) }
}

import Synchronization
import TickStreams
import TickStreamsTesting

/// A scheduler in the world of a run, of one of several kinds, whose owner shuts it down.
final class SchedulerOfKind: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case sibling, scaled, scaledTwice, paused

    var code: String {
      switch self {
      case .sibling: "scheduler.sibling(timebase: …)"
      case .scaled: "ScaledScheduler(rate: 1, on: base)"
      case .scaledTwice: "ScaledScheduler(rate: 1, on: ScaledScheduler(rate: 1, on: base))"
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
    let base = world.sibling(timebase: timebase)
    self.base = base
    switch kind {
    case .sibling: parts.withLock { $0 = (base, nil) }
    case .scaled: parts.withLock { $0 = (ScaledScheduler(rate: 1, on: base), nil) }
    case .scaledTwice: parts.withLock { $0 = (ScaledScheduler(rate: 1, on: ScaledScheduler(rate: 1, on: base)), nil) }
    case .paused: parts.withLock { $0 = (base.paused(while: isPaused.signal), nil) }
    }
  }

  var scheduler: any TickScheduler { parts.withLock { $0?.clock } ?? base }

  /// Ends the scheduler by its base.
  func shutdown() { base.shutdown() }

  /// Stops or continues time, if the kind allows that.
  func pause(_ isPaused: Bool) { self.isPaused.next(isPaused) }
}

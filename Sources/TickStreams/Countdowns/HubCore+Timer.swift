/// The timer of a hub, and what moves or stops it.
extension HubCore {
  /// Arms or disarms the timer as decided, if no other thread is doing so.
  func armTimer(_ first: HubState.Arming?) {
    Announcement.announce(first) { arming in
      if arming.instant == .distantFuture {
        if let timer = timer.withLock({ $0 }) { engine.disarm(timer) }
      } else if arming.followsWallClock {
        engine.arm(timer(followsWallClock: true), at: arming.instant, wallOffset: state.withLock { $0.wallOffset })
      } else {
        engine.arm(timer(followsWallClock: false), at: arming.instant)
      }
    } next: {
      state.withLock { $0.nextArming() }
    }
  }

  /// The timer, which is replaced when it has to start or stop following the wall clock.
  private func timer(followsWallClock: Bool) -> ActionTimer {
    let (timer, released): (ActionTimer, ActionTimer?) = timer.withLock { timer in
      if let timer, timer.followsWallClock == followsWallClock { return (timer, nil) }
      let new = ActionTimer(engine, for: origin) { [weak self] _ in self?.pass() }
      new.followsWallClock = followsWallClock
      defer { timer = new }
      return (new, timer)
    }
    released?.dispose()
    return timer
  }

  /// Follows a reference clock: as soon as a sample sets it, the deadlines are computed again, on the scheduler.
  func follow(_ clock: ReferenceClock) {
    let identity = ObjectIdentifier(clock)
    guard references.withLock({ $0[identity] == nil }) else { return }
    let subscription = clock.readings.subscribe(onNext: { [weak self, engine] _ in
      let now = engine.now
      guard let self else { return }
      armTimer(
        state.withLock { state in
          state.requestPass(at: now)
          return state.takeArming()
        }
      )
    })
    let released: Subscription? = references.withLock { references in
      guard references[identity] == nil else { return subscription }
      references[identity] = (clock, subscription)
      return nil
    }
    released?.dispose()
  }

  /// Pauses the hub while the latest value of the signal is `true`.
  func pause(by isPaused: TickSignal<Bool, Never>) -> AnyDisposable {
    let pause = HubPause(self)
    let subscription = isPaused.subscribe(onNext: { pause.set($0) })
    pausings.add(subscription)
    return AnyDisposable {
      subscription.dispose()
      pause.set(nil)
    }
  }
}

/// One signal that pauses a hub.
private final class HubPause: Sendable {
  private weak let core: HubCore?
  /// The latest value of the signal, or `nil` once its handle has been disposed, though a value may still be arriving.
  private let value = Lock<Bool?>(false)

  init(_ core: HubCore) {
    self.core = core
  }

  /// Sets the latest value, or `nil` for the end; pauses or resumes the hub if that is a change.
  func set(_ new: Bool?) {
    guard let core else { return }
    let (resumes, arming): (Bool, HubState.Arming?) = value.withLock { value in
      guard let old = value else { return (false, nil) }
      value = new
      guard old != (new ?? false) else { return (false, nil) }
      return core.state.withLock { state in
        state.pause(!old)
        return (state.pauses == 0, state.takeArming())
      }
    }
    core.armTimer(arming)
    if resumes { core.pass(isForced: true) }
  }
}

extension TickSignal {
  /// Calls closures on the main actor with the events, without changing them.
  ///
  /// ```swift
  /// user.handleEvents(
  ///   onMainSubscribe: { [weak self] in self?.isLoading = true },
  ///   onMainEnd: { [weak self] in self?.isLoading = false })
  /// ```
  ///
  /// Follows the rules of ``handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:onEnd:)`` after `deliver(on: .main)`, and so the
  /// events are delivered on main. A closure is called synchronously on main if nothing earlier of this subscription is queued, and
  /// otherwise asynchronously, in order. If a subscription is disposed before `onMainSubscribe` could be called, none of that, `onMainCancel`
  /// and `onMainEnd` is called.
  ///
  /// - Parameters:
  ///   - onMainSubscribe: Called before the first event; synchronously, so before the upstream is subscribed, if that happens on main.
  ///   - onNext: Called before a value is passed on.
  ///   - onMainFailed: Called before a failure is passed on.
  ///   - onMainCompleted: Called before completion is passed on.
  ///   - onMainCancel: Called when the subscription is disposed before its end was delivered.
  ///   - onMainEnd: Called once, after the one of the three above that was called for the end of the subscription.
  /// - Returns: The signal with the same events.
  @_disfavoredOverload
  public func handleEvents(
    onMainSubscribe: (@MainActor () -> Void)? = nil,
    onMain onNext: (@MainActor (Value) -> Void)? = nil,
    onMainFailed: (@MainActor (Failure) -> Void)? = nil,
    onMainCompleted: (@MainActor () -> Void)? = nil,
    onMainCancel: (@MainActor () -> Void)? = nil,
    onMainEnd: (@MainActor () -> Void)? = nil
  ) -> TickSignal {
    let box = MainBox(
      (
        onSubscribe: onMainSubscribe, onNext: onNext, onFailed: onMainFailed, onCompleted: onMainCompleted, onCancel: onMainCancel,
        onEnd: onMainEnd
      )
    )
    return .deferred {
      let start = MainStart()
      // If the subscription is off main, the first event may be delivered on main before the call of `begin` that is scheduled there.
      let begin: @Sendable () -> Void = { start.begin { box.contents.onSubscribe?() } }
      let event: @Sendable (@MainActor () -> Void) -> Void = { body in
        begin()
        onMainActor(body)
      }
      return deliver(on: .main)
        .handleEvents(
          onSubscribe: begin,
          onNext: { value in event { box.contents.onNext?(value) } },
          onFailed: { failure in
            event {
              box.contents.onFailed?(failure)
              box.contents.onEnd?()
            }
          },
          onCompleted: {
            event {
              box.contents.onCompleted?()
              box.contents.onEnd?()
            }
          },
          onCancel: {
            start.cancel {
              box.contents.onCancel?()
              box.contents.onEnd?()
            }
          }
        )
    }
  }
}

/// Whether `onSubscribe` has been called on main, or the disposal came first.
private final class MainStart: Sendable {
  private enum State: Sendable { case waiting, begun, canceled }

  private let state = Lock(State.waiting)

  func begin(_ body: @escaping @MainActor () -> Void) {
    MainScheduler.runInPlace { if self.move(to: .begun) == .waiting { body() } }
  }

  func cancel(_ body: @escaping @MainActor () -> Void) {
    MainScheduler.runInPlace { if self.move(to: .canceled) == .begun { body() } }
  }

  /// Sets the state, unless the subscription has begun or was canceled; returns the state before.
  private func move(to new: State) -> State {
    state.withLock { state in
      defer { if state == .waiting { state = new } }
      return state
    }
  }
}

extension TickSignal.OnMain {
  /// Calls closures on the main actor with the events, without changing them.
  ///
  /// ```swift
  /// user.onMain.handleEvents(
  ///   onSubscribe: { [weak self] in self?.isLoading = true },
  ///   onEnd: { [weak self] in self?.isLoading = false })
  /// ```
  ///
  /// Follows the rules of ``TickSignal/handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:onEnd:)``. If a subscription is disposed on main
  /// before `onSubscribe` could be called, none of that, `onCancel` and `onEnd` is called; if elsewhere, each in its order.
  ///
  /// - Parameters:
  ///   - onSubscribe: Called before the first event; synchronously, so before the upstream is subscribed, if that happens on main.
  ///   - onNext: Called before a value is passed on.
  ///   - onFailed: Called before a failure is passed on.
  ///   - onCompleted: Called before completion is passed on.
  ///   - onCancel: Called when the subscription is disposed before its end was delivered.
  ///   - onEnd: Called once, after the one of the three above that was called for the end of the subscription.
  /// - Returns: The signal with the same events.
  public func handleEvents(
    onSubscribe: (@MainActor () -> Void)? = nil,
    onNext: (@MainActor (Value) -> Void)? = nil,
    onFailed: (@MainActor (Failure) -> Void)? = nil,
    onCompleted: (@MainActor () -> Void)? = nil,
    onCancel: (@MainActor () -> Void)? = nil,
    onEnd: (@MainActor () -> Void)? = nil
  ) -> TickSignal<Value, Failure> {
    let box = MainBox(
      (onSubscribe: onSubscribe, onNext: onNext, onFailed: onFailed, onCompleted: onCompleted, onCancel: onCancel, onEnd: onEnd)
    )
    return TickSignal(raw: { [signal] downstream in
      let start = MainStart()
      // If the subscription is off main, the first event may be delivered on main before the call of `begin` that is scheduled there.
      let begin: @Sendable () -> Void = { start.begin { box.contents.onSubscribe?() } }
      let event: @Sendable (_ isEnd: Bool, @MainActor () -> Void) -> Void = { isEnd, body in
        begin()
        // `onSubscribe` may have ended the subscription.
        guard !start.isCanceled else { return }
        onMainActor {
          // An end that was on its way then is not canceled any more.
          if isEnd, downstream.isEnded { box.contents.onCancel?() } else { body() }
          if isEnd { box.contents.onEnd?() }
        }
      }
      signal.deliver(on: .main)
        .handleEvents(
          onSubscribe: begin,
          onNext: { value in event(false) { box.contents.onNext?(value) } },
          onFailed: { failure in event(true) { box.contents.onFailed?(failure) } },
          onCompleted: { event(true) { box.contents.onCompleted?() } },
          onCancel: {
            start.cancel {
              box.contents.onCancel?()
              box.contents.onEnd?()
            }
          }
        )
        .raw.run(downstream)
    })
  }
}

/// Whether `onSubscribe` has been called on main, or a disposal on main came first.
private final class MainStart: Sendable {
  private enum State: Sendable { case waiting, begun, canceled }

  private let state = Lock(State.waiting)

  var isCanceled: Bool { state.withLock { $0 == .canceled } }

  func begin(_ body: @escaping @MainActor () -> Void) {
    MainScheduler.runInPlace { if self.move(to: .begun) == .waiting { body() } }
  }

  func cancel(_ body: @escaping @MainActor () -> Void) {
    MainScheduler.runInPlace { if self.move(to: .canceled) == .begun { body() } }
  }

  /// Sets the state, unless the subscription has begun or was canceled; returns the state before.
  private func move(to new: State) -> State {
    state.withLock { state in
      defer { if state == .waiting || new == .canceled { state = new } }
      return state
    }
  }
}

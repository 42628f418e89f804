extension TickSignal where Failure == Never {
  /// Subscribes with a closure that runs on the main actor.
  ///
  /// The closure is called synchronously if the event arrives on the main queue and no earlier event of this subscription is queued, and
  /// otherwise asynchronously, in order. So a value that is sent on subscription is delivered before `subscribe` returns, if that is called
  /// on main. The closure is released on main.
  ///
  /// - Parameters:
  ///   - onNext: Called with each value.
  ///   - onCompleted: Called when the signal completes, after the last value; not on disposal.
  /// - Returns: The handle; dropping it ends the subscription. After a disposal on main nothing more is delivered.
  public func subscribe(onMain onNext: @escaping @MainActor (Value) -> Void, onCompleted: (@MainActor () -> Void)? = nil) -> Subscription {
    let box = MainBox((onNext: onNext, onCompleted: onCompleted))
    return deliver(on: .main).subscribe(
      onNext: { value in onMainActor { box.contents.onNext(value) } },
      onCompleted: { onMainActor { box.contents.onCompleted?() } }
    )
  }
}

extension TickSignal {
  /// Subscribes with closures that run on the main actor, as ``subscribe(onMain:onCompleted:)`` does.
  ///
  /// - Parameters:
  ///   - onNext: Called with each value.
  ///   - onFailed: Called with the failure that ended the signal.
  ///   - onCompleted: Called when the signal ended successfully.
  /// - Returns: The handle; dropping it ends the subscription.
  public func subscribe(
    onMain onNext: @escaping @MainActor (Value) -> Void,
    onFailed: @escaping @MainActor (Failure) -> Void,
    onCompleted: @escaping @MainActor () -> Void = {}
  ) -> Subscription {
    let box = MainBox((onNext: onNext, onFailed: onFailed, onCompleted: onCompleted))
    return deliver(on: .main).observe { event in
      onMainActor {
        switch event {
        case .next(let value): box.contents.onNext(value)
        case .failed(let failure): box.contents.onFailed(failure)
        case .completed: box.contents.onCompleted()
        }
      }
    }
  }
}

extension TickSignal.OnMain where Failure == Never {
  /// Subscribes with a closure that runs on the main actor.
  ///
  /// A value that is sent on subscription is delivered before `subscribe` returns, if that is called on main.
  ///
  /// - Parameters:
  ///   - onNext: Called with each value.
  ///   - onCompleted: Called when the signal completes, after the last value; not on disposal.
  /// - Returns: The handle; dropping it ends the subscription. After a disposal on main nothing more is delivered.
  public func subscribe(onNext: @escaping @MainActor (Value) -> Void, onCompleted: (@MainActor () -> Void)? = nil) -> Subscription {
    subscribe(onNext: onNext, onFailed: { _ in }, onCompleted: onCompleted)
  }

  /// Subscribes on behalf of `owner`, which is not retained, with closures that run on the main actor.
  ///
  /// See ``TickSignal/subscribe(with:onNext:onCompleted:)``.
  ///
  /// - Parameters:
  ///   - owner: The owner.
  ///   - onNext: Called with the owner and each value.
  ///   - onCompleted: Called when the signal completed, unless the owner has been deallocated.
  /// - Returns: The handle; dropping it ends the subscription.
  public func subscribe<Owner: AnyObject & Sendable>(
    with owner: Owner,
    onNext: @escaping @MainActor (Owner, Value) -> Void,
    onCompleted: (@MainActor (Owner) -> Void)? = nil
  ) -> Subscription {
    subscribe(with: owner, onNext: onNext, onFailed: { _, _ in }, onCompleted: onCompleted)
  }
}

extension TickSignal.OnMain {
  /// Subscribes to a signal that can fail with closures that run on the main actor.
  ///
  /// - Parameters:
  ///   - onNext: Called with each value.
  ///   - onFailed: Called with the failure that ended the signal.
  ///   - onCompleted: Called when the signal ended successfully.
  /// - Returns: The handle; dropping it ends the subscription.
  public func subscribe(
    onNext: @escaping @MainActor (Value) -> Void,
    onFailed: @escaping @MainActor (Failure) -> Void,
    onCompleted: (@MainActor () -> Void)? = nil
  ) -> Subscription {
    let box = MainBox((onNext: onNext, onFailed: onFailed, onCompleted: onCompleted))
    return signal.deliver(on: .main).observe { event in
      onMainActor {
        switch event {
        case .next(let value): box.contents.onNext(value)
        case .failed(let failure): box.contents.onFailed(failure)
        case .completed: box.contents.onCompleted?()
        }
      }
    }
  }

  /// Subscribes on behalf of `owner` to a signal that can fail, with closures that run on the main actor.
  ///
  /// ```swift
  /// user.onMain.subscribe(
  ///   with: self,
  ///   onNext: { me, user in me.name = user.name },
  ///   onFailed: { me, failure in me.message = "\(failure)" },
  ///   onCompleted: { me in me.isLoading = false })
  /// ```
  ///
  /// See ``TickSignal/subscribe(with:onNext:onFailed:onCompleted:)``.
  ///
  /// - Parameters:
  ///   - owner: The owner.
  ///   - onNext: Called with the owner and each value.
  ///   - onFailed: Called with the failure that ended the signal.
  ///   - onCompleted: Called when the signal ended successfully.
  /// - Returns: The handle; dropping it ends the subscription.
  public func subscribe<Owner: AnyObject & Sendable>(
    with owner: Owner,
    onNext: @escaping @MainActor (Owner, Value) -> Void,
    onFailed: @escaping @MainActor (Owner, Failure) -> Void,
    onCompleted: (@MainActor (Owner) -> Void)? = nil
  ) -> Subscription {
    let box = MainBox((onNext: onNext, onFailed: onFailed, onCompleted: onCompleted))
    return signal.deliver(on: .main).observe(with: owner) { owner, event in
      onMainActor {
        switch event {
        case .next(let value): box.contents.onNext(owner, value)
        case .failed(let failure): box.contents.onFailed(owner, failure)
        case .completed: box.contents.onCompleted?(owner)
        }
      }
    }
  }
}

extension TickSignal where Failure == Never {
  /// Subscribes on behalf of `owner`, which is not retained, and is passed to the closure so that it need not be captured.
  ///
  /// The subscription ends with the first event after the owner has been deallocated. To end it at that very moment, keep the handle in the
  /// owner, or use ``take(during:)-(Lifetime)``.
  ///
  /// - Parameters:
  ///   - owner: The owner.
  ///   - onNext: Called with the owner and each value, in the context in which the signal delivers.
  ///   - onCompleted: Called when the signal completed, unless the owner has been deallocated.
  /// - Returns: The handle; dropping it ends the subscription.
  public func subscribe<Owner: AnyObject & Sendable>(
    with owner: Owner,
    onNext: @escaping @Sendable (Owner, Value) -> Void,
    onCompleted: (@Sendable (Owner) -> Void)? = nil
  ) -> Subscription {
    subscribe(with: owner, onNext: onNext, onFailed: { _, _ in }, onCompleted: onCompleted)
  }

  /// Sets the property of `object` to each value, on the main actor.
  ///
  /// The object is not retained; after its deallocation the binding ends with the next event.
  ///
  /// - Returns: The handle; dropping it ends the binding.
  @MainActor
  public func bind<Object: AnyObject & Sendable>(to keyPath: ReferenceWritableKeyPath<Object, Value>, on object: Object) -> Subscription {
    onMain.subscribe(with: object) { object, value in object[keyPath: keyPath] = value }
  }

  /// Sets the optional property of `object` to each value, on the main actor.
  ///
  /// See ``bind(to:on:)-(ReferenceWritableKeyPath<Object,Value>,_)``.
  ///
  /// - Returns: The handle; dropping it ends the binding.
  @MainActor
  public func bind<Object: AnyObject & Sendable>(to keyPath: ReferenceWritableKeyPath<Object, Value?>, on object: Object) -> Subscription {
    onMain.subscribe(with: object) { object, value in object[keyPath: keyPath] = value }
  }
}

extension TickSignal {
  /// Subscribes on behalf of `owner` to a signal that can fail.
  ///
  /// The owner is not retained, and is passed to the closures so that it need not be captured. The subscription ends with the first event
  /// after the owner has been deallocated, and none of the closures is called for that event.
  ///
  /// - Parameters:
  ///   - owner: The owner.
  ///   - onNext: Called with the owner and each value, in the context in which the signal delivers.
  ///   - onFailed: Called with the failure that ended the signal.
  ///   - onCompleted: Called when the signal ended successfully.
  /// - Returns: The handle; dropping it ends the subscription.
  public func subscribe<Owner: AnyObject & Sendable>(
    with owner: Owner,
    onNext: @escaping @Sendable (Owner, Value) -> Void,
    onFailed: @escaping @Sendable (Owner, Failure) -> Void,
    onCompleted: (@Sendable (Owner) -> Void)? = nil
  ) -> Subscription {
    observe(with: owner) { owner, event in
      switch event {
      case .next(let value): onNext(owner, value)
      case .failed(let failure): onFailed(owner, failure)
      case .completed: onCompleted?(owner)
      }
    }
  }

  func observe<Owner: AnyObject & Sendable>(
    with owner: Owner, _ onEvent: @escaping @Sendable (Owner, Event<Value, Failure>) -> Void
  ) -> Subscription {
    let weakly = Weak(owner)
    return take(during: owner).observe { event in if let owner = weakly.object { onEvent(owner, event) } }
  }
}

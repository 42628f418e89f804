extension TickSignal where Failure == Never {
  /// Subscribes on behalf of `owner`, which is not retained, and is passed to the closure so that it need not be captured.
  ///
  /// The subscription ends with the first event after the owner has been deallocated. To end it at that very moment, keep the handle in the
  /// owner, or use ``take(during:)-(Lifetime)``.
  ///
  /// - Returns: The handle; dropping it ends the subscription.
  public func subscribe<Owner: AnyObject & Sendable>(
    with owner: Owner, onNext: @escaping @Sendable (Owner, Value) -> Void
  ) -> Subscription {
    let weakly = Weak(owner)
    return take(during: owner).subscribe(onNext: { value in if let owner = weakly.object { onNext(owner, value) } })
  }

  /// Subscribes on behalf of `owner` with a closure that runs on the main actor.
  ///
  /// See ``subscribe(with:onNext:)`` and ``subscribe(onMain:onCompleted:)``.
  ///
  /// - Returns: The handle; dropping it ends the subscription.
  public func subscribe<Owner: AnyObject & Sendable>(
    with owner: Owner, onMain onNext: @escaping @MainActor (Owner, Value) -> Void
  ) -> Subscription {
    let weakly = Weak(owner)
    let box = MainBox(onNext)
    return deliver(on: .main).take(during: owner)
      .subscribe(onNext: { value in
        onMainActor { if let owner = weakly.object { box.contents(owner, value) } }
      })
  }

  /// Sets the property of `object` to each value, on the main actor.
  ///
  /// The object is not retained; after its deallocation the binding ends with the next event.
  ///
  /// - Returns: The handle; dropping it ends the binding.
  @MainActor
  public func bind<Object: AnyObject & Sendable>(
    to keyPath: ReferenceWritableKeyPath<Object, Value>, on object: Object
  ) -> Subscription {
    subscribe(with: object, onMain: { object, value in object[keyPath: keyPath] = value })
  }

  /// Sets the optional property of `object` to each value, on the main actor.
  ///
  /// See ``bind(to:on:)-(ReferenceWritableKeyPath<Object,Value>,_)``.
  ///
  /// - Returns: The handle; dropping it ends the binding.
  @MainActor
  public func bind<Object: AnyObject & Sendable>(
    to keyPath: ReferenceWritableKeyPath<Object, Value?>, on object: Object
  ) -> Subscription {
    subscribe(with: object, onMain: { object, value in object[keyPath: keyPath] = value })
  }
}

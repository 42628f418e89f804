// Subscriptions of signals that cannot fail, called on one that can. See OldSources.swift.

#if Porting

  extension TickSignal {
    /// Without a closure for the failure.
    @_disfavoredOverload
    @available(*, unavailable, message: "this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it")
    public func subscribe(onNext _: @escaping @Sendable (Value) -> Void, onCompleted _: (@Sendable () -> Void)? = nil) -> Subscription {
      moved
    }

    /// Without a closure for the failure.
    @_disfavoredOverload
    @available(*, unavailable, message: "this signal can fail: use `subscribe(onMain:onFailed:)`, or `catch` before it")
    public func subscribe(onMain _: @escaping @MainActor (Value) -> Void, onCompleted _: (@MainActor () -> Void)? = nil) -> Subscription {
      moved
    }

    /// Without a closure for the failure.
    @_disfavoredOverload
    @available(*, unavailable, message: "this signal can fail: use `subscribe(with:onNext:onFailed:)`, or `catch` before it")
    public func subscribe<Owner: AnyObject & Sendable>(
      with _: Owner, onNext _: @escaping @Sendable (Owner, Value) -> Void, onCompleted _: (@Sendable (Owner) -> Void)? = nil
    ) -> Subscription { moved }

    /// Without a closure for the failure.
    @_disfavoredOverload
    @available(*, unavailable, message: "this signal can fail: use `subscribe(with:onMain:onFailed:)`, or `catch` before it")
    public func subscribe<Owner: AnyObject & Sendable>(
      with _: Owner, onMain _: @escaping @MainActor (Owner, Value) -> Void, onCompleted _: (@MainActor (Owner) -> Void)? = nil
    ) -> Subscription { moved }

    /// Without a closure for the failure.
    @_disfavoredOverload
    @available(*, unavailable, message: "this signal can fail: use `subscribe(in:onEvent:)`, or `catch` before it")
    public func subscribe<Owner: Actor>(in _: Owner, onNext _: @escaping @Sendable (isolated Owner, Value) -> Void) -> Subscription {
      moved
    }

    /// A binding has no place for a failure.
    @_disfavoredOverload
    @available(*, unavailable, message: "this signal can fail: use `catch { _ in .empty }` before it, or `.just(value)`")
    public func bind<Root: AnyObject & Sendable>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }

    /// A binding has no place for a failure.
    @_disfavoredOverload
    @available(*, unavailable, message: "this signal can fail: use `catch { _ in .empty }` before it, or `.just(value)`")
    public func bind<Root: AnyObject & Sendable>(to _: ReferenceWritableKeyPath<Root, Value?>, on _: Root) -> Subscription { moved }
  }

#endif

// swift-format-ignore-file
// Generated from Tables/FailingSubscriptions.txt by .ci/spellings.

#if !Porting

  /// Has what a signal that can fail answers.
  @_documentation(visibility: internal)
  public protocol FailingSubscription { associatedtype Value: Sendable }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it")
  extension TickSignal: FailingSubscription {}

  @_documentation(visibility: internal)
  extension FailingSubscription {
    /// Without a closure for the failure.
    public func subscribe(onNext _: @escaping @Sendable (Value) -> Void, onCompleted _: (@Sendable () -> Void)? = nil) -> Subscription { moved }
  }

  /// Has what a signal that can fail answers.
  @_documentation(visibility: internal)
  public protocol FailingSubscriptionOfOwner { associatedtype Value: Sendable }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "this signal can fail: use `subscribe(with:onNext:onFailed:)`, or `catch` before it")
  extension TickSignal: FailingSubscriptionOfOwner {}

  @_documentation(visibility: internal)
  extension FailingSubscriptionOfOwner {
    /// Without a closure for the failure.
    public func subscribe<Owner: AnyObject & Sendable>(with _: Owner, onNext _: @escaping @Sendable (Owner, Value) -> Void, onCompleted _: (@Sendable (Owner) -> Void)? = nil) -> Subscription { moved }
  }

  /// Has what a signal that can fail answers.
  @_documentation(visibility: internal)
  public protocol FailingSubscriptionOfActor { associatedtype Value: Sendable }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "this signal can fail: use `subscribe(in:onEvent:)`, or `catch` before it")
  extension TickSignal: FailingSubscriptionOfActor {}

  @_documentation(visibility: internal)
  extension FailingSubscriptionOfActor {
    /// Without a closure for the failure.
    public func subscribe<Owner: Actor>(in _: Owner, onNext _: @escaping @Sendable (isolated Owner, Value) -> Void) -> Subscription { moved }
  }

  /// Has what a signal that can fail answers.
  @_documentation(visibility: internal)
  public protocol FailingBinding { associatedtype Value: Sendable }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "this signal can fail: use `catch { _ in .empty }` before it, or `.just(value)`")
  extension TickSignal: FailingBinding {}

  @_documentation(visibility: internal)
  extension FailingBinding {
    /// A binding has no place for a failure.
    @MainActor
    public func bind<Root: AnyObject & Sendable>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }

    /// A binding has no place for a failure.
    @MainActor
    public func bind<Root: AnyObject & Sendable>(to _: ReferenceWritableKeyPath<Root, Value?>, on _: Root) -> Subscription { moved }
  }

  /// Has what a signal that can fail answers.
  @_documentation(visibility: internal)
  public protocol FailingSubscriptionOnMain { associatedtype Value: Sendable }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "this signal can fail: use `onMain.subscribe(onNext:onFailed:)`, or `catch` before it")
  extension TickSignal.OnMain: FailingSubscriptionOnMain {}

  @_documentation(visibility: internal)
  extension FailingSubscriptionOnMain {
    /// Without a closure for the failure.
    public func subscribe(onNext _: @escaping @MainActor (Value) -> Void, onCompleted _: (@MainActor () -> Void)? = nil) -> Subscription { moved }
  }

  /// Has what a signal that can fail answers.
  @_documentation(visibility: internal)
  public protocol FailingSubscriptionOfOwnerOnMain { associatedtype Value: Sendable }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "this signal can fail: use `onMain.subscribe(with:onNext:onFailed:)`, or `catch` before it")
  extension TickSignal.OnMain: FailingSubscriptionOfOwnerOnMain {}

  @_documentation(visibility: internal)
  extension FailingSubscriptionOfOwnerOnMain {
    /// Without a closure for the failure.
    public func subscribe<Owner: AnyObject & Sendable>(with _: Owner, onNext _: @escaping @MainActor (Owner, Value) -> Void, onCompleted _: (@MainActor (Owner) -> Void)? = nil) -> Subscription { moved }
  }

#endif

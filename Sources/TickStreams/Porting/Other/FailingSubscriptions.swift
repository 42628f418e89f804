// Subscriptions of signals that cannot fail, called on one that can. See OldSpelling.swift.

@_documentation(visibility: internal)
extension TickSignal {
  /// Without a closure for the failure.
  @_disfavoredOverload
  public func subscribe(
    onNext _: @escaping @Sendable (Value) -> Void, onCompleted _: (@Sendable () -> Void)? = nil,
    answer _: (some TickStreamsAPI).Type = FailingSubscription.self
  ) -> Subscription { moved }

  /// Without a closure for the failure.
  @_disfavoredOverload
  public func subscribe<Owner: AnyObject & Sendable>(
    with _: Owner, onNext _: @escaping @Sendable (Owner, Value) -> Void, onCompleted _: (@Sendable (Owner) -> Void)? = nil,
    answer _: (some TickStreamsAPI).Type = FailingSubscriptionOfOwner.self
  ) -> Subscription { moved }

  /// Without a closure for the failure.
  @_disfavoredOverload
  public func subscribe<Owner: Actor>(
    in _: Owner, onNext _: @escaping @Sendable (isolated Owner, Value) -> Void,
    answer _: (some TickStreamsAPI).Type = FailingSubscriptionOfActor.self
  ) -> Subscription { moved }

  /// A binding has no place for a failure.
  @_disfavoredOverload
  public func bind<Root: AnyObject & Sendable>(
    to _: ReferenceWritableKeyPath<Root, Value>, on _: Root, answer _: (some TickStreamsAPI).Type = FailingBinding.self
  ) -> Subscription { moved }

  /// A binding has no place for a failure.
  @_disfavoredOverload
  public func bind<Root: AnyObject & Sendable>(
    to _: ReferenceWritableKeyPath<Root, Value?>, on _: Root, answer _: (some TickStreamsAPI).Type = FailingBinding.self
  ) -> Subscription { moved }
}

@_documentation(visibility: internal)
extension TickSignal.OnMain {
  /// Without a closure for the failure.
  @_disfavoredOverload
  public func subscribe(
    onNext _: @escaping @MainActor (Value) -> Void, onCompleted _: (@MainActor () -> Void)? = nil,
    answer _: (some TickStreamsAPI).Type = FailingSubscriptionOnMain.self
  ) -> Subscription { moved }

  /// Without a closure for the failure.
  @_disfavoredOverload
  public func subscribe<Owner: AnyObject & Sendable>(
    with _: Owner, onNext _: @escaping @MainActor (Owner, Value) -> Void, onCompleted _: (@MainActor (Owner) -> Void)? = nil,
    answer _: (some TickStreamsAPI).Type = FailingSubscriptionOfOwnerOnMain.self
  ) -> Subscription { moved }
}

// MARK: - Answers

/// `subscribe(onNext:)`.
@_documentation(visibility: internal)
public enum FailingSubscription {}
@available(*, unavailable, message: "this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it")
extension FailingSubscription: TickStreamsAPI {}

/// `onMain.subscribe(onNext:)`.
@_documentation(visibility: internal)
public enum FailingSubscriptionOnMain {}
@available(*, unavailable, message: "this signal can fail: use `onMain.subscribe(onNext:onFailed:)`, or `catch` before it")
extension FailingSubscriptionOnMain: TickStreamsAPI {}

/// `subscribe(with:onNext:)`.
@_documentation(visibility: internal)
public enum FailingSubscriptionOfOwner {}
@available(*, unavailable, message: "this signal can fail: use `subscribe(with:onNext:onFailed:)`, or `catch` before it")
extension FailingSubscriptionOfOwner: TickStreamsAPI {}

/// `onMain.subscribe(with:onNext:)`.
@_documentation(visibility: internal)
public enum FailingSubscriptionOfOwnerOnMain {}
@available(*, unavailable, message: "this signal can fail: use `onMain.subscribe(with:onNext:onFailed:)`, or `catch` before it")
extension FailingSubscriptionOfOwnerOnMain: TickStreamsAPI {}

/// `subscribe(in:onNext:)`.
@_documentation(visibility: internal)
public enum FailingSubscriptionOfActor {}
@available(*, unavailable, message: "this signal can fail: use `subscribe(in:onEvent:)`, or `catch` before it")
extension FailingSubscriptionOfActor: TickStreamsAPI {}

/// `bind(to:on:)`.
@_documentation(visibility: internal)
public enum FailingBinding {}
@available(*, unavailable, message: "this signal can fail: use `catch { _ in .empty }` before it, or `.just(value)`")
extension FailingBinding: TickStreamsAPI {}

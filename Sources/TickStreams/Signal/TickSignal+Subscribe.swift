extension TickSignal {
  /// Subscribes with one closure for all events: values and the end.
  ///
  /// A trailing closure of `subscribe` gets the values only.
  ///
  /// - Parameter onEvent: Called for each event, one at a time, in the context in which the signal delivers.
  /// - Returns: The handle; dropping it ends the subscription.
  @inlinable
  public func observe(_ onEvent: @escaping @Sendable (Event<Value, Failure>) -> Void) -> Subscription {
    let scope = Scope()
    return start(
      RawSubscriber(
        leg: scope,
        onNext: { if !scope.isEnded { onEvent(.next($0.as(Value.self))) } },
        onEnd: { onEvent(Event($0)) }
      )
    )
  }

  /// Subscribes with a closure per kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Called with each value.
  ///   - onFailed: Called with the failure that ended the signal.
  ///   - onCompleted: Called when the signal ended successfully.
  /// - Returns: The handle; dropping it ends the subscription.
  @inlinable
  public func subscribe(
    onNext: @escaping @Sendable (Value) -> Void,
    onFailed: @escaping @Sendable (Failure) -> Void,
    onCompleted: (@Sendable () -> Void)? = nil
  ) -> Subscription {
    start(
      onNext: onNext,
      onEnd: { outcome in
        switch outcome {
        case .completed: onCompleted?()
        case .failed(let error): onFailed(Outcome.failure(error, as: Failure.self))
        }
      }
    )
  }

  /// Starts a subscription that gets the values, until it ends, and the end.
  @inlinable
  func start(onNext: @escaping @Sendable (Value) -> Void, onEnd: @escaping @Sendable (Outcome) -> Void) -> Subscription {
    let scope = Scope()
    return start(RawSubscriber(leg: scope, onNext: { if !scope.isEnded { onNext($0.as(Value.self)) } }, onEnd: onEnd))
  }

  /// Starts a subscription and returns its handle.
  @usableFromInline
  func start(_ subscriber: consuming RawSubscriber) -> Subscription {
    let scope = subscriber.scope
    raw.run(subscriber)
    return Subscription(scope)
  }
}

extension TickSignal where Failure == Never {
  /// Subscribes to the values of a signal that cannot fail.
  ///
  /// - Parameters:
  ///   - onNext: Called with each value, one at a time, in the context in which the signal delivers.
  ///   - onCompleted: Called when the signal completed.
  /// - Returns: The handle; dropping it ends the subscription.
  @inlinable
  public func subscribe(onNext: @escaping @Sendable (Value) -> Void, onCompleted: (@Sendable () -> Void)? = nil) -> Subscription {
    start(onNext: onNext, onEnd: Outcome.handler(onCompleted))
  }
}

/// The handle of a running subscription.
///
/// Releasing the handle ends the subscription.
///
/// Keep it (`store(in:)`), end it (``dispose()``), or let it run until the signal ends (``keepUntilFinished()``). When porting from other
/// libraries, beware: `_ = signal.subscribe(…)` ends with the statement. The compiler warns only if the result is not used at all.
public final class Subscription: Disposable, Hashable {
  private let scope: Scope

  @usableFromInline
  package init(_ scope: Scope) {
    self.scope = scope
  }

  deinit {
    if !scope.isKept { scope.dispose() }
  }

  /// Whether the subscription has ended, by a terminal event or by disposal.
  public var isDisposed: Bool { scope.isEnded }

  /// Ends the subscription: no callback starts after this returns, and everything that the subscription held is released.
  ///
  /// A callback that has started on another thread may still be running, and finishes. If events are delivered on one serial scheduler, no
  /// callback starts or continues after a disposal on that scheduler.
  public func dispose() {
    scope.dispose()
  }

  /// Keeps the subscription running until its signal ends, even after the handle has been released.
  ///
  /// The subscription to a signal that never ends is never released, nor is anything that it captured: bound it with
  /// ``TickSignal/take(until:)`` or ``TickSignal/take(during:)-(Lifetime)``.
  public func keepUntilFinished() {
    scope.keep()
  }

  /// Puts the handle into `set`.
  ///
  /// The set keeps subscriptions that have ended; a ``DisposeBag`` removes them.
  public func store(in set: inout Set<Subscription>) {
    set.insert(self)
  }

  /// Whether both are the same handle.
  public static func == (first: Subscription, second: Subscription) -> Bool {
    first === second
  }

  /// Hashes the identity of the handle.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension TickSignal {
  /// Subscribes to the upstream on `scheduler`, as soon as possible, asynchronously.
  ///
  /// ```swift
  /// // Reads on subscription.
  /// let rows = TickSignal<String, Never>.deferred { .from(readRows()) }
  ///   .start(on: background)
  /// ```
  ///
  /// Work that a cold signal does on subscription then runs on `scheduler`. This does not affect where values are delivered;
  /// ``deliver(on:file:line:)`` does. If the subscription is disposed before that, the upstream is never subscribed; disposal itself
  /// happens synchronously, on the disposing thread.
  public func start(on scheduler: any TickScheduler) -> TickSignal {
    delaySubscription(.zero, on: scheduler)
  }
}

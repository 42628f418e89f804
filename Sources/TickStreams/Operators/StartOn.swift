extension TickSignal {
  /// Subscribes upstream on `scheduler`, as soon as possible, asynchronously.
  ///
  /// So the work that a cold signal does on subscription happens there. Where values are delivered is the upstream's matter:
  /// ``deliver(on:)`` fixes that. Disposal before its turn means that the upstream is never subscribed; disposal itself happens at once, on
  /// the disposing thread.
  public func start(on scheduler: any TickScheduler) -> TickSignal {
    delaySubscription(.zero, on: scheduler)
  }
}

extension TickSignal {
  /// A signal that is created by `make` for every subscription, when the subscription starts, on the subscribing thread.
  ///
  /// ```swift
  /// // Reads anew for each subscription.
  /// let rows = TickSignal<String, Never>.deferred { .from(readRows()) }
  /// ```
  public static func deferred(_ make: @escaping @Sendable () -> TickSignal) -> TickSignal {
    TickSignal(source: { make().run($0) })
  }
}

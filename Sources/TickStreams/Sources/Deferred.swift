extension TickSignal {
  /// A signal that is made anew for every subscription, when that starts.
  public static func deferred(_ make: @escaping @Sendable () -> TickSignal) -> TickSignal {
    TickSignal(source: { make().run($0) })
  }
}

extension TickSignal {
  /// A signal that is created by `make` for every subscription, when the subscription starts, on the subscribing thread.
  ///
  /// ```swift
  /// // Reads again for each subscription.
  /// let rows = TickSignal<String, Never>.deferred { .from(readRows()) }
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function around the call, for tests that look for work that ran more than once.
  ///   - file: The file of the call, for such tests.
  ///   - line: The line of the call, for such tests.
  ///   - make: Makes the signal.
  /// - Returns: The signal.
  public static func deferred(
    function: StaticString = #function, file: StaticString = #fileID, line: UInt = #line,
    _ make: @escaping @Sendable () -> TickSignal
  ) -> TickSignal {
    TickSignal(raw: { downstream in
      let effect = EffectWatch.begin(CallOrigin(function, file, line))
      let made = make()
      if downstream.isEnded {
        effect?.dispose()
      } else {
        made.raw.run(effect.map { effect in downstream.disposing { effect.dispose() } } ?? downstream)
      }
    })
  }
}

extension Stage {
  /// Runs the signal `isOpen`, and calls `setOpen` with each value.
  ///
  /// If it ends after `false`, no value can follow, so the downstream completes.
  func runGate(_ isOpen: RawSignal, initially: Bool, _ setOpen: @escaping @Sendable (Bool) -> Void) {
    let latest = SubscriptionState(initially)
    run(
      isOpen,
      onNext: { value in
        latest.value = value.as(Bool.self)
        setOpen(latest.value)
      },
      onEnd: { _ in if !latest.value { self.finish(.completed) } }
    )
  }
}

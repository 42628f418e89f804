extension Sink {
  /// Runs a signal that opens and closes something, and calls `turn` with each value.
  ///
  /// When it ends while closed, nothing can come any more, and the downstream completes.
  func follow(_ isOpen: RawSignal, initially: Bool, _ turn: @escaping @Sendable (Bool) -> Void) {
    let latest = SerialState(initially)
    run(
      isOpen,
      onNext: { value in
        latest.value = value.as(Bool.self)
        turn(latest.value)
      },
      onEnd: { [serialized] _ in if !latest.value { serialized.finish(.completed) } }
    )
  }
}

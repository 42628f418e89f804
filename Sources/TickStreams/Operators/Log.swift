extension TickSignal {
  /// Prints what happens, one line each, without changing it.
  ///
  /// ```text
  /// beat: subscribed
  /// beat: next(3)
  /// beat: completed
  /// ```
  ///
  /// A failure reads `failed(…)`, a subscription that is ended before its end `disposed`. Each line is printed before the event is passed on.
  ///
  /// - Parameters:
  ///   - label: What the lines begin with, to tell signals apart; the name that the signal was given by ``named(_:)`` if left out.
  ///   - sink: Where the lines go, by default to the standard output; called in the context of the event.
  /// - Returns: The signal with the same events.
  public func log(_ label: String? = nil, to sink: @escaping @Sendable (String) -> Void = { print($0) }) -> TickSignal {
    let label = label ?? description
    return handleEvents(
      onSubscribe: { sink("\(label): subscribed") },
      onNext: { sink("\(label): \(Event<Value, Failure>.next($0))") },
      onFailed: { sink("\(label): \(Event<Value, Failure>.failed($0))") },
      onCompleted: { sink("\(label): \(Event<Value, Failure>.completed)") },
      onCancel: { sink("\(label): disposed") }
    )
  }
}

extension TickSignal {
  /// Prints one line for each event of a subscription, without changing the events.
  ///
  /// ```text
  /// beat: subscribed
  /// beat: next(3)
  /// beat: completed
  /// ```
  ///
  /// A failure is printed as `failed(…)`, a disposal before the end as `disposed`. Each line is printed before the event is passed on.
  ///
  /// - Parameters:
  ///   - label: The beginning of each line; the name of the signal, as set by ``named(_:)``, by default.
  ///   - sink: Called with each line, in the context of the event; prints to the standard output by default.
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

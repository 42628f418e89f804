extension TickSignal {
  /// Gives the signal a name, for debugging.
  ///
  /// ``log(_:to:)`` without a label prints the name before each line, and it is the ``description`` of the signal. It belongs to this
  /// signal: the results of further operators have no name. It costs nothing while the signal runs.
  ///
  /// ```swift
  /// TickSignal.interval(.seconds(60), on: scheduler).named("beat").log()
  /// ```
  public func named(_ name: String) -> TickSignal {
    TickSignal(raw: raw.named(name))
  }
}

extension TickSignal: CustomStringConvertible {
  /// The name of the signal, or its type if it has none.
  public var description: String { raw.name ?? "\(Self.self)" }
}

extension TickSignal {
  /// Gives the signal a name, for debugging.
  ///
  /// The name is what ``log(_:to:)`` without a label prints before each line, and what the signal's ``description`` is. It belongs to this
  /// signal: what further operators make of it has none. It costs nothing when the signal runs.
  ///
  /// ```swift
  /// TickSignal.interval(.seconds(60), on: scheduler).named("beat").log()
  /// ```
  public func named(_ name: String) -> TickSignal {
    TickSignal(raw: RawSignal(.named(raw, name)))
  }

  /// The name that ``named(_:)`` gave the signal.
  public var name: String? {
    if case .named(_, let name) = raw.step { name } else { nil }
  }
}

extension TickSignal: CustomStringConvertible {
  /// The name of the signal, or its type if it has none.
  public var description: String { name ?? "\(Self.self)" }
}

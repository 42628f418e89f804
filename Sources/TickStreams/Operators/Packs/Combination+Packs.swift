extension TickSignal {
  /// The common part of `combineLatest`, `zip` and `withLatest`.
  static func combining<each Part: Sendable>(
    _ rule: CombinationRule, _ signals: repeat TickSignal<each Part, Failure>
  ) -> TickSignal where Value == (repeat each Part) {
    var upstreams: [Upstream] = []
    for signal in repeat each signals { upstreams.append(Upstream(signal)) }
    return combining(rule, upstreams) { parts, body in
      var next = 0
      func take<One: Sendable>(_: One.Type) -> One {
        defer { next += 1 }
        return Boxing.value(parts[next], as: One.self)
      }
      let tuple: Value = (repeat take((each Part).self))
      ValueInFlight.lending(tuple) { body($0) }
    }
  }
}

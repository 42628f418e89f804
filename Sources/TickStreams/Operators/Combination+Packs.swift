extension TickSignal {
  /// Sends a tuple of the latest values of `signals` whenever one of them sends.
  ///
  /// - First tuple: when each signal has sent a value. They are subscribed in order.
  /// - At completion: a signal that has completed keeps its last value in the tuples. Completes when all have completed, even if one of
  ///   them never sent a value, as in RAC. Without any signals the result completes immediately.
  /// - At failure: the first one ends the result and disposes the others.
  /// - Delivery: in the context of the signal that sends, one at a time. For each of several values at the same instant a tuple is sent.
  ///
  /// ```text
  /// a         1---2-------|
  /// b         --x-----y-|
  /// together  --1x2x--2y--|
  /// ```
  ///
  /// Stores one value of each signal.
  public static func combineLatest<each Part: Sendable>(
    _ signals: repeat TickSignal<each Part, Failure>
  ) -> TickSignal where Value == (repeat each Part) {
    combining(.latest, repeat each signals)
  }

  /// Sends a pair of the latest values of two signals whenever one of them sends.
  ///
  /// It sends what the form for any number of signals sends; of a pair the compiler also knows the types in a closure that compares:
  ///
  /// ```swift
  /// let isShown = TickSignal.combineLatest(search, isForeground)
  ///   .map { $0 != "" && $1 }
  /// ```
  public static func combineLatest<First: Sendable, Second: Sendable>(
    _ first: TickSignal<First, Failure>, _ second: TickSignal<Second, Failure>
  ) -> TickSignal where Value == (First, Second) { combining(.latest, first, second) }

  /// Sends a tuple of the first values of `signals`, then one of their second values, and so on.
  ///
  /// - First tuple: when each signal has sent a value. They are subscribed in order.
  /// - At completion: values that are queued can still become part of a tuple. Completes as soon as no further tuple is possible: when a
  ///   signal has completed and none of its values is queued. Without any signals the result completes immediately.
  /// - At failure: the first failure ends the result immediately, disposes the other signals and drops the queued values.
  /// - Delivery: in the context of the signal that completes the tuple, one at a time.
  ///
  /// ```text
  /// a         1-2-3---------|
  /// b         ----x---y-|
  /// together  ----1x--2y|
  /// ```
  ///
  /// Queues the values of each signal until the others have sent theirs, without a bound: if a signal is always faster than another one,
  /// its queue grows. Sample or throttle it before, or use `combineLatest`.
  public static func zip<each Part: Sendable>(
    _ signals: repeat TickSignal<each Part, Failure>
  ) -> TickSignal where Value == (repeat each Part) {
    combining(.inTurn, repeat each signals)
  }

  /// Sends a pair of the first values of two signals, then one of their second values, and so on.
  ///
  /// It sends what the form for any number of signals sends; of a pair the compiler also knows the types in a closure that compares:
  ///
  /// ```swift
  /// let areEqual = TickSignal.zip(ids, prices).map { $0 == $1 }
  /// ```
  public static func zip<First: Sendable, Second: Sendable>(
    _ first: TickSignal<First, Failure>, _ second: TickSignal<Second, Failure>
  ) -> TickSignal where Value == (First, Second) { combining(.inTurn, first, second) }

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

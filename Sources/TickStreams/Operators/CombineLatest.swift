extension TickSignal {
  /// Sends an array of the latest values of `signals`, in their order, whenever one of them sends.
  ///
  /// Follows the rules of `combineLatest(_:)` of two signals.
  public static func combineLatest<Part>(_ signals: [TickSignal<Part, Failure>]) -> TickSignal where Value == [Part] {
    combining(.latest, all: signals)
  }

  /// Sends a tuple of the latest values of this signal and `other` whenever one of them sends.
  ///
  /// - First tuple: when each signal has sent a value. This signal is subscribed first.
  /// - At completion: completes when all have completed, even if one of them never sent a value. A signal that has completed keeps its last value in the tuples.
  /// - At failure: the first failure ends the result immediately, and disposes the other signal.
  /// - Delivery: in the context of the signal that sends, one at a time. Stores one value of each.
  ///
  /// ```text
  /// self                   -a---b---c-|
  /// other                  --x---y-|
  /// combineLatest(other)   --p--qr--s-|   p = ax, q = bx, r = by, s = cy
  /// ```
  public func combineLatest<A>(_ other: TickSignal<A, Failure>) -> TickSignal<(Value, A), Failure> {
    .combining(.latest, self, other)
  }

  /// Combines with two others, by the rules of ``combineLatest(_:)-(TickSignal<A,Failure>)``.
  public func combineLatest<A, B>(_ a: TickSignal<A, Failure>, _ b: TickSignal<B, Failure>) -> TickSignal<(Value, A, B), Failure> {
    .combining(.latest, self, a, b)
  }

  /// Combines with three others, by the rules of ``combineLatest(_:)-(TickSignal<A,Failure>)``.
  ///
  /// - Parameters:
  ///   - a: The first other signal.
  ///   - b: The second.
  ///   - c: The third.
  /// - Returns: The latest values of all, whenever one changes.
  public func combineLatest<A, B, C>(
    _ a: TickSignal<A, Failure>, _ b: TickSignal<B, Failure>, _ c: TickSignal<C, Failure>
  ) -> TickSignal<(Value, A, B, C), Failure> {
    .combining(.latest, self, a, b, c)
  }

  /// Sends a tuple of the latest values of this signal and of one that cannot fail.
  ///
  /// Follows the rules of ``combineLatest(_:)-(TickSignal<A,Failure>)``.
  @_disfavoredOverload
  public func combineLatest<Other>(_ other: TickSignal<Other, Never>) -> TickSignal<(Value, Other), Failure> {
    combineLatest(other.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Failure == Never {
  /// Sends a tuple of the latest values of this signal and of one that can fail.
  ///
  /// Follows the rules of ``combineLatest(_:)-(TickSignal<A,Failure>)``.
  @_disfavoredOverload
  public func combineLatest<Other, OtherFailure>(_ other: TickSignal<Other, OtherFailure>) -> TickSignal<(Value, Other), OtherFailure> {
    promoteFailure(to: OtherFailure.self).combineLatest(other)
  }
}

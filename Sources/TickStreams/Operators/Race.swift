import Synchronization

extension TickSignal {
  /// Becomes the one of `signals` that sends something first, be it a value, completion or a failure.
  ///
  /// They are subscribed in order; the first event decides, and the others are disposed before it is delivered. One that sends on
  /// subscription wins before those behind it are subscribed. Of no signals at all the result never sends anything.
  ///
  /// - Delivery: in the context of the one that won.
  ///
  /// ```text
  /// a         ----1---2---|
  /// b         --x---y---z---|
  /// together  --x---y---z---|
  /// ```
  ///
  /// Holds nothing.
  public static func race(_ signals: [TickSignal]) -> TickSignal {
    let upstreams = signals.map(\.raw)
    return TickSignal(raw: { Race($0, upstreams.count).start(upstreams) })
  }

  /// Becomes the one of `signals` that sends something first.
  ///
  /// See ``race(_:)-([TickSignal<Value,Failure>])``.
  public static func race(_ signals: TickSignal...) -> TickSignal {
    race(signals)
  }

  /// Becomes whichever of this signal and `others` sends something first.
  public func race(_ others: TickSignal...) -> TickSignal {
    .race([self] + others)
  }

  /// Becomes this signal or one that cannot fail, whichever sends something first.
  @_disfavoredOverload
  public func race(_ other: TickSignal<Value, Never>) -> TickSignal {
    race(other.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Failure == Never {
  /// Becomes this signal or one that can fail, whichever sends something first.
  @_disfavoredOverload
  public func race<OtherFailure>(_ other: TickSignal<Value, OtherFailure>) -> TickSignal<Value, OtherFailure> {
    promoteFailure(to: OtherFailure.self).race(other)
  }
}

/// Lets one of several legs through.
///
/// It needs no gate: only the winner's events pass, and those come one at a time.
private final class Race: Sendable {
  private static let nobody = -1

  private let downstream: RawSubscriber
  private let legs: [Scope]
  private let winner = Atomic<Int>(nobody)

  init(_ downstream: RawSubscriber, _ count: Int) {
    self.downstream = downstream
    legs = (0..<count).map { _ in Scope() }
  }

  func start(_ upstreams: [RawSignal]) {
    let downstream = downstream
    downstream.scope.own(CompositeDisposable(legs))
    for (index, upstream) in upstreams.enumerated() where !legs[index].isEnded {
      upstream.run(
        RawSubscriber(
          leg: legs[index],
          onNext: { if self.isWon(by: index) { downstream.onNext($0) } },
          onEnd: { if self.isWon(by: index) { downstream.onEnd($0) } }
        )
      )
    }
  }

  /// Whether the leg's events pass; true for the first to ask.
  private func isWon(by index: Int) -> Bool {
    let leader = winner.load(ordering: .acquiring)
    guard leader == Self.nobody else { return leader == index }
    guard winner.compareExchange(expected: Self.nobody, desired: index, ordering: .acquiringAndReleasing).exchanged else { return false }
    for (other, leg) in legs.enumerated() where other != index { leg.end() }
    return true
  }
}

import Synchronization

extension TickSignal {
  /// Passes on the events of the signal that is first to send one, a value, completion or a failure.
  ///
  /// The signals are subscribed in order; the first event decides, and the other signals are disposed before it is delivered. If a signal
  /// sends on subscription, the later ones are not subscribed. Without any signals the result never sends an event.
  ///
  /// - Delivery: in the context of the signal that was first.
  ///
  /// ```text
  /// a         ----1---2---|
  /// b         --x---y---z---|
  /// together  --x---y---z---|
  /// ```
  ///
  /// Holds nothing.
  public static func race(_ signals: [TickSignal]) -> TickSignal {
    let upstreams = signals.map { $0.raw }
    return TickSignal(raw: { Race($0, upstreams.count).start(upstreams) })
  }

  /// Passes on the events of the signal that is first to send one.
  ///
  /// Follows the rules of ``race(_:)-([TickSignal<Value,Failure>])``.
  public static func race(_ signals: TickSignal...) -> TickSignal {
    race(signals)
  }

  /// Passes on the events of this signal or of one of `others`, whichever is first to send one.
  ///
  /// Follows the rules of ``race(_:)-([TickSignal<Value,Failure>])``.
  ///
  /// ```text
  /// self          -a---b---c-|
  /// other         --x---y-|
  /// race(other)   -a---b---c-|
  /// ```
  public func race(_ others: TickSignal...) -> TickSignal {
    .race([self] + others)
  }
}

/// Passes on the events of the first of several legs.
///
/// It needs no serializer: only events of the winner are passed on, which arrive one at a time.
private final class Race: Sendable {
  private static let undecided = -1

  private let downstream: RawSubscriber
  private let legs: [Scope]
  private let winner = Atomic<Int>(undecided)

  init(_ downstream: RawSubscriber, _ count: Int) {
    self.downstream = downstream
    legs = (0..<count).map { _ in Scope() }
  }

  func start(_ upstreams: [RawSignal]) {
    let downstream = downstream
    downstream.scope.setFeeder(CompositeDisposable(legs.map { $0 }))
    for (index, upstream) in upstreams.enumerated() where !legs[index].isEnded {
      upstream.run(
        RawSubscriber(
          leg: legs[index],
          // The end of a loser may dispose all; ends look at that themselves.
          onNext: { if self.isWon(by: index), !downstream.isEnded { downstream.onNext($0) } },
          onEnd: { if self.isWon(by: index) { downstream.onEnd($0) } }
        )
      )
    }
  }

  /// Whether the events of the leg are passed on; the first leg that calls this wins.
  private func isWon(by index: Int) -> Bool {
    let leader = winner.load(ordering: .acquiring)
    guard leader == Self.undecided else { return leader == index }
    guard winner.compareExchange(expected: Self.undecided, desired: index, ordering: .acquiringAndReleasing).exchanged else { return false }
    for (other, leg) in legs.enumerated() where other != index { leg.end() }
    return true
  }
}

import TickStreams

/// An upstream of the operator under test: cold, fed by hand, and watched.
final class LawSource: Sendable {
  /// The events during its subscription.
  enum Opening: Sendable {
    case quiet
    case sends([LawFeed])
    /// Values until the subscription ends; the limit is there so that a broken operator does not hang.
    case endless(limit: Int)
  }

  let name: String
  private let opening: Opening
  /// Whether a subscription still sends after it has been disposed.
  private let sendsAfterDisposal: Bool
  private let probe: (@Sendable (LawPlace) -> Void)?
  private let state = Lock(State())

  private struct State: Sendable {
    var legs: [LawLeg] = []
    var witnesses: [WeakWitness] = []
    var produced = 0
  }

  init(_ name: String, opening: Opening = .quiet, sendsAfterDisposal: Bool = false, probe: (@Sendable (LawPlace) -> Void)? = nil) {
    self.name = name
    self.opening = opening
    self.sendsAfterDisposal = sendsAfterDisposal
    self.probe = probe
  }

  /// The signal; where it cannot fail, it completes instead.
  func signal<Source: LawSourceFailure>(_: Source.Type) -> TickSignal<LawValue, Source.Failure> {
    let token = watched(LawWitness(), "signal")
    return TickSignal { [token] subscriber in
      withExtendedLifetime(token) {}
      let input = LawLeg.Input(
        next: { subscriber.next($0) },
        completed: { subscriber.completed() },
        failed: { if let failure = Source.lawFailure { subscriber.failed(failure) } else { subscriber.completed() } })
      let leg = LawLeg(input, self.watched(LawWitness(), "disposable"), sendsAfterDisposal: self.sendsAfterDisposal, probe: self.probe)
      self.state.withLock { $0.legs.append(leg) }
      self.probe?(.subscription)
      switch self.opening {
      case .quiet: break
      case .sends(let feeds): for feed in feeds where !subscriber.isEnded { self.feed(feed, to: leg) }
      case .endless(let limit):
        while !subscriber.isEnded, self.produced < limit { leg.next(self.produce()) }
      }
      leg.markOpened()
      return leg
    }
  }

  /// Sends to every subscription there is.
  func feed(_ feed: LawFeed) { for leg in legs { self.feed(feed, to: leg) } }

  private func feed(_ feed: LawFeed, to leg: LawLeg) {
    switch feed {
    case .value(let number): leg.next(value(number))
    case .completion: leg.completed()
    case .failure: leg.failed()
    }
  }

  private func produce() -> LawValue {
    let number = state.withLock { state in
      state.produced += 1
      return state.produced
    }
    return LawValue(LawWitness(number))
  }

  private func value(_ number: Int) -> LawValue { LawValue(watched(LawWitness(number, probe: probe), "value \(number)")) }

  /// Releases every subscription, because one that sends after its disposal retains an object that retains this source.
  func close() {
    let legs = state.withLock { exchange(&$0.legs, with: []) }
    for leg in legs { leg.close() }
  }

  var legs: [LawLeg] { state.withLock { $0.legs } }
  var produced: Int { state.withLock { $0.produced } }
  var isOpen: Bool { legs.contains(where: \.isOpen) }

  /// The values that are still retained.
  var retained: [String] { state.withLock { $0.witnesses }.filter { $0.object != nil }.map { "\($0.name) of the \(name)" } }

  private func watched(_ witness: LawWitness, _ name: String) -> LawWitness {
    let weakly = WeakWitness(witness, name)
    state.withLock { $0.witnesses.append(weakly) }
    return witness
  }
}

/// One thing that a source does.
enum LawFeed: Sendable, Hashable {
  case value(Int)
  case completion
  case failure
}

/// A weak reference to a witness.
final class WeakWitness: Sendable {
  let name: String
  weak let object: LawWitness?

  init(_ object: LawWitness, _ name: String) {
    self.object = object
    self.name = name
  }
}

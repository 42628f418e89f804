/// A signal with its types erased: a source and the operators downstream of it, as a linked list.
///
/// ``run(_:)`` walks the list in a loop, so that subscribing needs no stack per operator.
@usableFromInline
package final class RawSignal: Sendable {
  @usableFromInline
  enum Step: Sendable {
    case source(@Sendable (RawSubscriber) -> Void)
    case stage(RawSignal, @Sendable (consuming RawSubscriber) -> RawSubscriber)
    /// Signals that run one after the other, each when the previous one has completed.
    case sequence(Parts)
    case named(RawSignal, String)
  }

  @usableFromInline let step: Step

  @inlinable
  init(_ step: Step) {
    self.step = step
  }

  #if TICKSTREAMS_LOCK_CHECKS
    deinit { LockChecks.expectNone("a signal is released") }
  #endif

  /// A signal that runs `parts` one after the other.
  convenience init(sequence parts: [RawSignal]) {
    self.init(.sequence(Parts(parts)))
  }

  /// Starts one subscription.
  @usableFromInline
  package func run(_ subscriber: consuming RawSubscriber) {
    LockChecks.expectNone("a signal is subscribed")
    var signal = Unmanaged.passUnretained(self)
    while true {
      switch signal._withUnsafeGuaranteedRef({ $0.step }) {
      case .source(let start):
        start(subscriber)
        return
      case .stage(let upstream, let attach):
        subscriber = attach(subscriber)
        if subscriber.isEnded { return }
        signal = .passUnretained(upstream)
      case .sequence(let parts):
        SequentialRunner.run(parts.signals, subscriber)
        return
      case .named(let same, _):
        signal = .passUnretained(same)
      }
    }
  }
}

/// The signals that a sequence runs.
@usableFromInline
final class Parts: Sendable {
  @exclusivity(unchecked)
  // Unsafe: changed only by a deinit that holds the last reference.
  fileprivate nonisolated(unsafe) var signals: [RawSignal]

  init(_ signals: [RawSignal]) {
    self.signals = signals
  }

  /// Takes nested sequences apart in a loop, since a nested release would need stack for each.
  deinit {
    var waiting = signals
    signals = []
    while var upstream = waiting.popLast() {
      guard isKnownUniquelyReferenced(&upstream), case .sequence(let parts) = upstream.step else { continue }
      waiting += parts.signals
      parts.signals = []
    }
  }
}

/// The parts of a sequence, and of the sequences among its parts, in order.
struct FlatParts {
  private var open: [ArraySlice<RawSignal>]

  init(_ parts: [RawSignal]) {
    open = [parts[...]]
  }

  mutating func next() -> RawSignal? {
    while var parts = open.popLast() {
      guard let upstream = parts.popFirst() else { continue }
      if !parts.isEmpty { open.append(parts) }
      guard case .sequence(let nested) = upstream.step else { return upstream }
      open.append(nested.signals[...])
    }
    return nil
  }
}

/// The recipe of a signal: a source, then operators, as a list that is walked, so that a subscription needs no stack per operator.
@usableFromInline
package final class Plan: Sendable {
  @usableFromInline
  enum Step: Sendable {
    case source(@Sendable (RawSubscriber) -> Void)
    case stage(Plan, @Sendable (consuming RawSubscriber) -> RawSubscriber)
    /// One after the other, each when the one before has completed.
    case sequence(Parts)
    case named(Plan, String)
  }

  @usableFromInline let step: Step

  @inlinable
  init(_ step: Step) {
    self.step = step
  }

  /// A plan that runs `parts` one after the other.
  convenience init(sequence parts: [Plan]) {
    self.init(.sequence(Parts(parts)))
  }

  @usableFromInline
  package func run(_ subscriber: consuming RawSubscriber) {
    var plan = Unmanaged.passUnretained(self)
    while true {
      switch plan._withUnsafeGuaranteedRef({ $0.step }) {
      case .source(let start):
        start(subscriber)
        return
      case .stage(let upstream, let attach):
        subscriber = attach(subscriber)
        if subscriber.isEnded { return }
        plan = .passUnretained(upstream)
      case .sequence(let parts):
        Succession.run(parts.plans, subscriber)
        return
      case .named(let same, _):
        plan = .passUnretained(same)
      }
    }
  }
}

/// The plans that a sequence runs.
@usableFromInline
final class Parts: Sendable {
  @exclusivity(unchecked)
  // Unsafe: changed only by a deinit that holds the last reference.
  fileprivate nonisolated(unsafe) var plans: [Plan]

  init(_ plans: [Plan]) {
    self.plans = plans
  }

  /// Takes nested sequences apart in a loop: releasing one by the other would need stack for each.
  deinit {
    var waiting = plans
    plans = []
    while var plan = waiting.popLast() {
      guard isKnownUniquelyReferenced(&plan), case .sequence(let parts) = plan.step else { continue }
      waiting += parts.plans
      parts.plans = []
    }
  }
}

/// The parts of a sequence, and of the sequences among its parts, in order.
struct FlatParts {
  private var open: [ArraySlice<Plan>]

  init(_ parts: [Plan]) {
    open = [parts[...]]
  }

  mutating func next() -> Plan? {
    while var parts = open.popLast() {
      guard let plan = parts.popFirst() else { continue }
      if !parts.isEmpty { open.append(parts) }
      guard case .sequence(let nested) = plan.step else { return plan }
      open.append(nested.plans[...])
    }
    return nil
  }
}

/// The recipe of a signal: a source, then operators, as a list that is walked, so that a subscription needs no stack per operator.
@usableFromInline
package final class Plan: Sendable {
  @usableFromInline
  enum Step: Sendable {
    case source(@Sendable (RawSubscriber) -> Void)
    case stage(Plan, @Sendable (RawSubscriber) -> RawSubscriber)
    /// One after the other, each when the one before has completed.
    case sequence([Plan])
  }

  // Unsafe: it is only changed by a deinit that holds the last reference.
  @usableFromInline nonisolated(unsafe) private(set) var step: Step

  @inlinable
  init(_ step: Step) {
    self.step = step
  }

  /// Takes nested sequences apart in a loop: releasing one by the other would need stack for each.
  deinit {
    guard case .sequence(var waiting) = step else { return }
    step = .sequence([])
    while var plan = waiting.popLast() {
      guard isKnownUniquelyReferenced(&plan), case .sequence(let parts) = plan.step else { continue }
      plan.step = .sequence([])
      waiting += parts
    }
  }

  @usableFromInline
  package func run(_ subscriber: RawSubscriber) {
    var subscriber = subscriber
    var plan = self
    while true {
      switch plan.step {
      case .source(let start):
        start(subscriber)
        return
      case .stage(let upstream, let attach):
        subscriber = attach(subscriber)
        plan = upstream
      case .sequence(let parts):
        Succession.run(parts, subscriber)
        return
      }
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
      open.append(nested[...])
    }
    return nil
  }
}

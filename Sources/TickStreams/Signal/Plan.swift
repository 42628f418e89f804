/// The recipe of a signal: a source, then operators, as a list that is walked, so that a subscription needs no stack per operator.
@usableFromInline
package final class Plan: Sendable {
  @usableFromInline
  enum Step: Sendable {
    case source(@Sendable (RawSubscriber) -> Void)
    case stage(Plan, @Sendable (RawSubscriber) -> RawSubscriber)
  }

  @usableFromInline let step: Step

  @inlinable
  init(_ step: Step) {
    self.step = step
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
      }
    }
  }
}

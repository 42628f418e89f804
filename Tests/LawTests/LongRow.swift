import Laws
import OperatorCases
import TickStreams
import TickStreamsTesting

/// An operator in a long row of its kind, on the stack of a small thread.
struct LongRow: Sendable {
  static let smallStack = 512 << 10

  enum End: CaseIterable { case completed, failed, disposed }

  let operators: OperatorCase

  func apply(_ source: OperatorCase.Source, _ scheduler: TestScheduler) -> OperatorCase.Source {
    let other: OperatorCase.Source =
      switch operators.traits.beside {
      case .never: .never
      case .empty: .empty
      case .just: .just("a")
      }
    return operators.depthRow(source, other, scheduler)
  }

  /// The stack that a row takes to be composed and released without a subscription, in bytes.
  func release(of depth: Int) -> Int {
    stackUsed(of: 4 * Self.smallStack) {
      let scheduler = TestScheduler()
      let row = (0..<depth).reduce(OperatorCase.Source.never) { signal, _ in apply(signal, scheduler) }
      withExtendedLifetime(row) {}
    }
  }

  /// The stack that the row takes to be subscribed, to deliver, to end and to be released, in bytes; and whether the end came through.
  func run(to end: End) -> (stack: Int, hasEnded: Bool) {
    let hasEnded = Lock(false)
    let stack = stackUsed(of: 4 * Self.smallStack) {
      let scheduler = TestScheduler()
      let subject = TickSubject<LawValue, LawFailure>()
      let row = (0..<operators.traits.depth).reduce(subject.signal) { signal, _ in apply(signal, scheduler) }
      let subscription = row.observe { _ in }
      scheduler.advance(by: .zero)
      subject.next("a")
      scheduler.advance(by: .milliseconds(900))
      switch end {
      case .completed: subject.completed()
      case .failed: subject.failed(LawFailure())
      case .disposed: subscription.dispose()
      }
      // The waits in each operator, one after the other.
      scheduler.advance(by: .seconds(1) * operators.traits.depth)
      hasEnded.withLock { $0 = subscription.isDisposed }
    }
    return (stack, hasEnded.withLock { $0 })
  }
}

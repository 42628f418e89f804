import Testing
import TickStreams
import TickStreamsTesting

typealias Numbers = TickSignal<Int, LawFailure>

/// A long chain of one operator, on a thread with a small stack.
struct DepthCase: Sendable, CustomTestStringConvertible {
  typealias Operator = @Sendable (Numbers, TestScheduler) -> Numbers

  static let smallStack = 512 << 10

  /// The file of the operator in Sources/TickStreams/Operators, without its suffix.
  let file: String
  let name: String
  /// How many of them a small stack holds in a debug build, rounded down.
  let depth: Int
  let apply: Operator

  init(_ depth: Int, _ file: String, _ name: String, _ apply: @escaping Operator) {
    self.depth = depth
    self.file = file
    self.name = name
    self.apply = apply
  }

  var testDescription: String { "\(depth) × \(name)" }

  enum End: CaseIterable { case completed, failed, disposed }

  /// The stack in bytes that the chain needs to be subscribed, to deliver, to end and to be released, and whether the end was delivered.
  func run(to end: End) -> (stack: Int, hasEnded: Bool) {
    let hasEnded = Lock(false)
    let stack = stackUsed(of: 4 * Self.smallStack) {
      let scheduler = TestScheduler()
      let subject = TickSubject<Int, LawFailure>()
      let row = (0..<depth).reduce(subject.signal) { signal, _ in apply(signal, scheduler) }
      let subscription = row.observe { _ in }
      scheduler.advance(by: .zero)
      subject.next(1)
      scheduler.advance(by: .seconds(1))
      switch end {
      case .completed: subject.completed()
      case .failed: subject.failed(LawFailure())
      case .disposed: subscription.dispose()
      }
      scheduler.advance(by: .seconds(1))
      hasEnded.withLock { $0 = subscription.isDisposed }
    }
    return (stack, hasEnded.withLock { $0 })
  }
}

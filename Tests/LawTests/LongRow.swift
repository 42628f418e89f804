import Foundation
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

/// Runs `body` on a thread whose stack was filled with a pattern before, and returns how much of it was used.
///
/// - Parameters:
///   - size: The size of the stack in bytes, large enough that excessive use is measured and does not crash.
///   - body: The code to run.
/// - Returns: The bytes used, from the base of the stack to the deepest page that has been written.
func stackUsed(of size: Int, by body: @escaping @Sendable () -> Void) -> Int {
  let page = 4_096
  let paint: UInt64 = 0xC0FF_EE00_C0FF_EE00
  let words = size / MemoryLayout<UInt64>.size
  let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: page)
  defer { memory.deallocate() }
  let stack = memory.bindMemory(to: UInt64.self, capacity: words)
  stack.update(repeating: paint, count: words)

  let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
  pthread_attr_init(attributes)
  pthread_attr_setstack(attributes, memory, size)
  defer {
    pthread_attr_destroy(attributes)
    attributes.deallocate()
  }
  let job = Unmanaged.passRetained(Job(body))
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let error = pthread_create(
    &thread, attributes,
    { argument in
      #if canImport(Darwin)
        let job = Unmanaged<Job>.fromOpaque(argument).takeRetainedValue()
      #else
        guard let argument else { return nil }
        let job = Unmanaged<Job>.fromOpaque(argument).takeRetainedValue()
      #endif
      job.body()
      return nil
    }, job.toOpaque())
  precondition(error == 0, "no thread with a stack of its own")
  #if canImport(Darwin)
    if let thread { pthread_join(thread, nil) }
  #else
    pthread_join(thread, nil)
  #endif
  // The stack grows downward. The lowest page still has the pattern, so a page that equals it has not been written.
  var untouched = 0
  while untouched + page <= size, memcmp(memory + untouched, memory, page) == 0 { untouched += page }
  precondition(untouched > 0, "the stack of \(size) bytes is used up")
  return size - untouched
}

private final class Job: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

// swift-format-ignore-file
// Queues passed as schedulers, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them
// with `--update`.

import Foundation
import TickStreams

private enum Flaw: Error { case broken }

private func queues(_ numbers: TickSignal<Int, Flaw>, _ queue: DispatchQueue) {
  _ = numbers.deliver(on: DispatchQueue.main)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  _ = numbers.deliver(on: queue)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  _ = numbers.deliver(on: RunLoop.main)
  // error: argument type 'RunLoop' does not conform to expected type 'TickScheduler'
  _ = numbers.deliver(on: OperationQueue.main)
  // error: argument type 'OperationQueue' does not conform to expected type 'TickScheduler'
  _ = numbers.deliver(on: 3)
  // error: argument type 'Int' does not conform to expected type 'TickScheduler'
  _ = numbers.start(on: queue)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  // warning: 'start(on:)' is deprecated: use `delaySubscription(.zero, on:)` [#DeprecatedDeclaration]
  _ = numbers.debounce(for: .seconds(1), on: DispatchQueue.main)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  _ = numbers.throttle(for: .seconds(1), on: DispatchQueue.main)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  _ = numbers.delay(.seconds(1), on: DispatchQueue.main)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  _ = numbers.timeout(after: .seconds(1), failing: .broken, on: DispatchQueue.main)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  _ = TickSignal.interval(.seconds(1), on: DispatchQueue.main)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  _ = TickSignal.countdown(for: .seconds(1), on: DispatchQueue.main)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  queue.async { print(queue.label) }
}

// swift-format-ignore-file
// Queues passed as schedulers. The compiler's messages are in `messages.txt`.

import Foundation
import TickStreams

private enum Flaw: Error { case broken }

private func queues(_ numbers: TickSignal<Int, Flaw>, _ queue: DispatchQueue) {
  _ = numbers.deliver(on: DispatchQueue.main)
  _ = numbers.deliver(on: queue)
  _ = numbers.deliver(on: RunLoop.main)
  _ = numbers.deliver(on: OperationQueue.main)
  _ = numbers.deliver(on: 3)
  _ = numbers.start(on: queue)
  _ = numbers.debounce(for: .seconds(1), on: DispatchQueue.main)
  _ = numbers.throttle(for: .seconds(1), on: DispatchQueue.main)
  _ = numbers.delay(.seconds(1), on: DispatchQueue.main)
  _ = numbers.timeout(after: .seconds(1), failing: .broken, on: DispatchQueue.main)
  _ = TickSignal.interval(.seconds(1), on: DispatchQueue.main)
  _ = TickSignal.countdown(for: .seconds(1), on: DispatchQueue.main)
  queue.async { print(queue.label) }
}

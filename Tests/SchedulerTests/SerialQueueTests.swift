import Dispatch
import TestSupport
import Testing

@testable import TickStreams

@Suite("Serial queues") struct SerialQueueTests {
  private let first = SerialQueue(DispatchQueue(label: "first"))
  private let second = SerialQueue(DispatchQueue(label: "second"))
  private let seen = Log<[Bool]>()
  private let done = DispatchSemaphore(value: 0)

  private var current: [Bool] { [first.isCurrent, second.isCurrent] }

  @Test func aQueueIsCurrentInItsOwnWorkAlone() {
    first.async { seen.append(current) }
    first.queue.sync {}
    second.async {
      seen.append(current)
      done.signal()
    }
    done.wait()
    expectEqual(seen.entries, [[true, false], [false, true]])
    expectEqual(current, [false, false])
  }

  /// A thread of Dispatch goes from one queue to another.
  @Test func aThreadIsBackWhereItWasAfterTheWork() {
    var seen: [[Bool]] = []
    first.serve {
      second.serve { seen.append(current) }
      seen.append(current)
    }
    seen.append(current)
    expectEqual(seen, [[false, true], [true, false], [false, false]])
  }

  @Test func schedulersOfOneQueueAreCurrentEachInItsOwnWork() {
    let shared = DispatchQueue(label: "shared")
    let (one, other) = (QueueScheduler(queue: shared), QueueScheduler(queue: shared))
    for scheduler in [one, other] {
      scheduler.schedule {
        seen.append([one.isCurrent, other.isCurrent])
        done.signal()
      }
      done.wait()
    }
    expectEqual(seen.entries, [[true, false], [false, true]])
    expectEqual(shared.sync { one.isCurrent || other.isCurrent }, false)
  }
}

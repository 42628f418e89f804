import Dispatch
import Foundation
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation
import TickStreams

/// Signals that are composed and kept, but not subscribed: what a type holds that offers its times as properties.
let composing: [Experiment] = [
  Experiment(
    suite: "subscribe", name: "an interval, kept", figures: figures,
    contenders: [
      Contender("TickStreams") {
        let scheduler = QueueScheduler(label: "tick-bench")
        return measure { interval(on: scheduler) }
      },
      Contender("OpenCombine") { measure { timer().eraseToAnyPublisher() } },
      Contender("FLOOR composed closures") {
        let queue = DispatchQueue(label: "tick-bench")
        return measure { handInterval(on: queue) }
      },
    ]),
  Experiment(
    suite: "subscribe", name: "interval, map, filter and debounce, kept", figures: figures,
    contenders: [
      Contender("TickStreams") {
        let scheduler = QueueScheduler(label: "tick-bench")
        return measure {
          interval(on: scheduler).map { $0.index }.filter { $0 > 0 }.debounce(for: .milliseconds(300), on: scheduler)
        }
      },
      Contender("OpenCombine") {
        let queue = DispatchQueue(label: "tick-bench").ocombine
        return measure {
          timer().map { Int($0.timeIntervalSinceReferenceDate) }.filter { $0 > 0 }.debounce(for: .milliseconds(300), scheduler: queue)
            .eraseToAnyPublisher()
        }
      },
      Contender("FLOOR composed closures") {
        let queue = DispatchQueue(label: "tick-bench")
        return measure { handInterval(on: queue).map { $0 }.filter { $0 > 0 }.debounced(for: 300, on: queue) }
      },
    ]),
]

private let figures = [Figure("heap, each", "B"), Figure("allocations", "each"), Figure("compose", "ns")]

/// Composes and keeps ten thousand, after a tenth of them to warm up; the array that keeps them does not count.
@inline(__always)
private func measure<Composed>(_ compose: () -> Composed) -> [Double] {
  let count = 10_000
  var kept: [Composed] = []
  kept.reserveCapacity(2 * count)
  for _ in 0..<count / 10 { kept.append(opaque(compose())) }
  let before = Heap.bytes
  let time = Clock.threadTime { for _ in 0..<count { kept.append(compose()) } }
  let bytes = Heap.bytes - before
  let allocations = Heap.allocations { for _ in 0..<1_000 { kept.append(compose()) } }
  withExtendedLifetime(opaque(kept)) {}
  return [bytes / Double(count), allocations / 1_000, time / Double(count)]
}

private func interval(on scheduler: QueueScheduler) -> TickSignal<Tick, Never> {
  TickSignal.interval(.seconds(1), on: scheduler)
}

private func timer() -> some Publisher<Date, Never> {
  Timer.publish(every: 1, on: .main, in: .common).autoconnect()
}

private func handInterval(on queue: DispatchQueue) -> HandSignal<Int> {
  HandSignal { next in
    let source = DispatchSource.makeTimerSource(queue: queue)
    var index = 0
    source.schedule(deadline: .now() + 1, repeating: 1)
    source.setEventHandler {
      index += 1
      next(index)
    }
    source.activate()
    return HandSubscription { source.cancel() }
  }
}

extension HandSignal {
  @inline(never)
  fileprivate func debounced(for milliseconds: Int, on queue: DispatchQueue) -> HandSignal {
    HandSignal { [subscribe] next in
      let source = DispatchSource.makeTimerSource(queue: queue)
      var last: Value?
      source.setEventHandler { if let value = last { next(value) } }
      source.activate()
      let upstream = subscribe { value in
        last = value
        source.schedule(deadline: .now() + .milliseconds(milliseconds))
      }
      return HandSubscription {
        source.cancel()
        upstream.dispose()
      }
    }
  }
}

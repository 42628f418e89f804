import Foundation
import OpenCombine
import TickStreams

/// A subscription through five operators to a subject, and its end.
let subscribing: [Experiment] = [
  Experiment(
    suite: "subscribe", name: "subscribe + dispose, 5 operators", figures: figures,
    contenders: [
      Contender("TickStreams") {
        let subject = TickSubject<Int, Never>()
        let signal = opaque(fiveOperators(subject.signal))
        return measure { signal.subscribe(onNext: { arrived = $0 }).dispose() }
      },
      Contender("OpenCombine") {
        let subject = PassthroughSubject<Int, Never>()
        let publisher = opaque(fiveOperators(subject))
        return measure { publisher.sink { arrived = $0 }.cancel() }
      },
      Contender("AsyncStream + Task") {
        measure(rounds: 20_000) {
          let (stream, continuation) = AsyncStream<Int>.makeStream()
          let end = DispatchSemaphore(value: 0)
          let task = Task.detached {
            for await number in fiveOperators(stream) { arrived = number }
            end.signal()
          }
          task.cancel()
          end.wait()
          continuation.finish()
        }
      },
      Contender("FLOOR composed closures") {
        let subject = HandSubject<Int>()
        let signal = opaque(fiveOperators(subject.signal))
        return measure { signal.subscribe { arrived = $0 }.dispose() }
      },
    ]),
  Experiment(
    suite: "subscribe", name: "compose + subscribe + dispose, 5 operators", figures: figures,
    contenders: [
      Contender("TickStreams") {
        let subject = opaque(TickSubject<Int, Never>())
        return measure {
          fiveOperators(subject.signal).subscribe(onNext: { arrived = $0 }).dispose()
        }
      },
      Contender("OpenCombine") {
        let subject = opaque(PassthroughSubject<Int, Never>())
        return measure {
          fiveOperators(subject).sink { arrived = $0 }.cancel()
        }
      },
      Contender("FLOOR composed closures") {
        let subject = opaque(HandSubject<Int>())
        return measure {
          fiveOperators(subject.signal).subscribe { arrived = $0 }.dispose()
        }
      },
    ]),
]

private let figures = [Figure("time", "ns"), Figure("allocations", "each"), Figure("bytes left behind", "B", isCompared: false)]

/// A value that arrives leaves a trace that the optimizer cannot do without.
nonisolated(unsafe) private var arrived = 0

/// Counts the time of all threads, since a subscription of a task runs on another.
private func measure(rounds: Int = 100_000, _ body: () -> Void) -> [Double] {
  for _ in 0..<rounds / 10 { body() }
  let before = Heap.bytes
  let usage = Usage.now
  for _ in 0..<rounds { body() }
  let nanoseconds = (Usage.now - usage).cpu
  let left = Heap.bytes - before
  let allocations = Heap.allocations { for _ in 0..<1_000 { body() } }
  return [nanoseconds / Double(rounds), allocations / 1_000, (left / Double(rounds)).rounded()]
}

private func fiveOperators(_ source: TickSignal<Int, Never>) -> TickSignal<Int, Never> {
  source.map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }
}

private func fiveOperators(_ source: PassthroughSubject<Int, Never>) -> some Publisher<Int, Never> {
  source.map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }
}

private func fiveOperators(_ source: AsyncStream<Int>) -> some AsyncSequence<Int, Never> {
  source.map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }
}

private func fiveOperators(_ source: HandSignal<Int>) -> HandSignal<Int> {
  source.map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }
}

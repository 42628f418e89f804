import Foundation
import OpenCombine
import TickStreams

enum TickStreamsHops {
  @inline(__always)
  static func run(_ chain: (TickSignal<Int, Never>) -> TickSignal<Int, Never>) -> [Double] {
    let subject = opaque(TickSubject<Int, Never>())
    let arrivals = Arrivals()
    let subscription = chain(subject.signal).subscribe(onNext: { arrivals.add($0) })
    defer { subscription.dispose() }
    return Arrivals.measure(arrivals) { subject.next($0) }
  }

  static func tenOperators(_ source: TickSignal<Int, Never>) -> TickSignal<Int, Never> {
    (0..<5).reduce(source) { signal, _ in signal.map { $0 &+ 1 }.filter { $0 > 0 } }
  }
}

enum OpenCombineHops {
  @inline(__always)
  static func run<Chain: Publisher<Int, Never>>(_ chain: (PassthroughSubject<Int, Never>) -> Chain) -> [Double] {
    let subject = opaque(PassthroughSubject<Int, Never>())
    let arrivals = Arrivals()
    let subscription = chain(subject).sink { arrivals.add($0) }
    defer { subscription.cancel() }
    return Arrivals.measure(arrivals) { subject.send($0) }
  }

  static func tenOperators(_ source: PassthroughSubject<Int, Never>) -> some Publisher<Int, Never> {
    twoOperators(twoOperators(twoOperators(twoOperators(twoOperators(source)))))
  }

  private static func twoOperators(_ source: some Publisher<Int, Never>) -> some Publisher<Int, Never> {
    source.map { $0 &+ 1 }.filter { $0 > 0 }
  }
}

enum AsyncStreamHops {
  /// A task takes the numbers while they are sent; measured until it has got the last one.
  @inline(__always)
  static func run<Chain: AsyncSequence<Int, Never> & SendableMetatype>(
    _ chain: @escaping @Sendable (AsyncStream<Int>) -> Chain
  ) -> [Double] {
    var nanoseconds = 0.0
    for _ in 0..<2 {
      let arrivals = Arrivals()
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      let end = DispatchSemaphore(value: 0)
      Task.detached {
        for await number in chain(stream) { arrivals.add(number) }
        end.signal()
      }
      nanoseconds = Clock.time {
        for number in 0..<Arrivals.total { continuation.yield(number) }
        continuation.finish()
        end.wait()
      }
      arrivals.verify()
    }
    return [nanoseconds / Double(Arrivals.total)]
  }

  @Sendable
  static func tenOperators(_ source: AsyncStream<Int>) -> some AsyncSequence<Int, Never> & SendableMetatype {
    twoOperators(twoOperators(twoOperators(twoOperators(twoOperators(source)))))
  }

  private static func twoOperators(
    _ source: some AsyncSequence<Int, Never> & SendableMetatype
  ) -> some AsyncSequence<Int, Never> & SendableMetatype {
    source.map { $0 &+ 1 }.filter { $0 > 0 }
  }
}

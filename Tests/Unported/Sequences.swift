// swift-format-ignore-file
// Code with old names. The compiler's messages are in `messages.txt`.

import TickStreams

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func sequencesElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.adjacentPairs()
  _ = optionals.compacted()
  _ = numbers.reductions(0) { $0 + $1 }
  _ = numbers.reductions(into: 0) { $0 += $1 }
  _ = numbers.chunks(ofCount: 3)
  _ = numbers.chunked(by: .interval(.seconds(1), on: scheduler))
  _ = numbers.chunks(ofCount: 3, or: .interval(.seconds(1), on: scheduler))
  _ = numbers.interspersed(with: 0)
  _ = signals.joined()
  _ = numbers.buffer(policy: .bounded(3))
  _ = numbers.debounce(for: .seconds(1))
}

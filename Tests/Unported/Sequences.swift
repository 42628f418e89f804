// swift-format-ignore-file
// Code in the old spellings, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares, and
// `.ci/porting-diagnostics --update` writes them anew.

import TickStreams

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func sequencesElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.adjacentPairs()
  // error: 'adjacentPairs()' has been renamed to 'pairwise()'
  _ = optionals.compacted()
  // error: 'compacted()' is unavailable: use `compactMap { $0 }`
  _ = numbers.reductions(0) { $0 + $1 }
  // error: 'reductions' has been renamed to 'scan(_:_:)'
  _ = numbers.reductions(into: 0) { $0 += $1 }
  // error: 'reductions(into:_:)' has been renamed to 'scan(into:_:)'
  _ = numbers.chunks(ofCount: 3)
  // error: 'chunks(ofCount:)' has been renamed to 'collect(count:)'
  _ = numbers.chunked(by: .interval(.seconds(1), on: scheduler))
  // error: 'chunked(by:)' is unavailable: use `collect(every:on:)`
  _ = numbers.chunks(ofCount: 3, or: .interval(.seconds(1), on: scheduler))
  // error: 'chunks(ofCount:or:)' is unavailable: use `collect(every:orCount:on:)`
  _ = numbers.interspersed(with: 0)
  // error: 'interspersed(with:)' is unavailable: use `flatMap(_:)`: after each value the separator
  _ = signals.joined()
  // error: 'joined()' is unavailable: use `flatten(maxConcurrent: 1)`
  _ = numbers.buffer(policy: .bounded(3))
  // error: 'buffer(policy:)' is unavailable: use `values(buffering:)` for an asynchronous sequence with a buffer
  _ = numbers.debounce(for: .seconds(1))
  // error: 'debounce(for:)' is unavailable: use `debounce(for:on:)`
}

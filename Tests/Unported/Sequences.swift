// swift-format-ignore-file
// Code with old names, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them with
// `--update`.

import TickStreams

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func sequencesElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.adjacentPairs()
  // warning: 'adjacentPairs()' is deprecated: renamed to 'pairwise()' [#DeprecatedDeclaration]
  _ = optionals.compacted()
  // warning: 'compacted()' is deprecated: use `compactMap { $0 }` [#DeprecatedDeclaration]
  _ = numbers.reductions(0) { $0 + $1 }
  // error: 'reductions' is unavailable: use `scan(_:_:)`
  _ = numbers.reductions(into: 0) { $0 += $1 }
  // error: 'reductions(into:_:)' is unavailable: use `scan(into:_:)`
  _ = numbers.chunks(ofCount: 3)
  // error: 'chunks(ofCount:or:)' is unavailable: use `collect(count:)`, or `collect(every:maxCount:on:)`
  _ = numbers.chunked(by: .interval(.seconds(1), on: scheduler))
  // error: 'chunked(by:)' is unavailable: use `collect(every:on:)`
  _ = numbers.chunks(ofCount: 3, or: .interval(.seconds(1), on: scheduler))
  // error: 'chunks(ofCount:or:)' is unavailable: use `collect(count:)`, or `collect(every:maxCount:on:)`
  _ = numbers.interspersed(with: 0)
  // error: 'interspersed(with:)' is unavailable: use `flatMap(_:)`: after each value the separator
  _ = signals.joined()
  // warning: 'joined()' is deprecated: use `flatten(maxConcurrent: 1)` [#DeprecatedDeclaration]
  _ = numbers.buffer(policy: .bounded(3))
  // error: 'buffer(policy:)' is unavailable: use `values(buffering:)` for an asynchronous sequence with a buffer
  _ = numbers.debounce(for: .seconds(1))
  // error: conformance of 'DebounceElsewhere' to 'TickStreamsAPI' is unavailable: use `debounce(for:on:)`, with `.main` as the scheduler
}

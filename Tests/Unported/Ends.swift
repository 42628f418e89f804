// swift-format-ignore-file
// Code with old names, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them with
// `--update`.

import TickStreams

final class Owner: Sendable {}

func ends(_ numbers: TickSignal<Int, Never>, _ trigger: TickSignal<Void, Never>, _ owner: Owner, _ scheduler: QueueScheduler) {
  _ = numbers.prefix(3)
  // warning: 'prefix' is deprecated: renamed to 'take(_:)' [#DeprecatedDeclaration]
  _ = numbers.take(first: 3)
  // warning: 'take(first:)' is deprecated: renamed to 'take(_:)' [#DeprecatedDeclaration]
  _ = numbers.take(last: 3)
  // warning: 'take(last:)' is deprecated: renamed to 'takeLast(_:)' [#DeprecatedDeclaration]
  _ = numbers.prefix(untilOutputFrom: trigger)
  // error: conformance of 'PrefixUntilElsewhere' to 'TickStreamsAPI' is unavailable: use `take(until:)`, which also ends when the other signal completes
  _ = numbers.takeUntil(trigger)
  // error: conformance of 'TakeUntilElsewhere' to 'TickStreamsAPI' is unavailable: use `take(until:)`, which also ends when the other signal completes, and ignores its failure
  _ = numbers.take(untilBlock: { $0 > 3 })
  // error: 'take(untilBlock:)' is unavailable: use `take(while:)`, with the opposite condition
  _ = numbers.take(whileBlock: { $0 < 3 })
  // error: 'take(whileBlock:)' has been renamed to 'take(while:)'
  _ = numbers.takeWhile { $0 < 3 }
  // warning: 'takeWhile' is deprecated: renamed to 'take(while:)' [#DeprecatedDeclaration]
  _ = numbers.prefix(while: { $0 < 3 })
  // warning: 'prefix(while:)' is deprecated: renamed to 'take(while:)' [#DeprecatedDeclaration]
  _ = numbers.take(duringLifetimeOf: owner)
  // error: conformance of 'TakeDuringElsewhere' to 'TickStreamsAPI' is unavailable: use `take(during:)`, which completes with the next event after the owner is gone, or immediately with a `Lifetime`
  _ = numbers.take(for: .seconds(3), scheduler: scheduler)
  // warning: 'take(for:scheduler:)' is deprecated: renamed to 'take(for:on:)' [#DeprecatedDeclaration]
  _ = numbers.skip(first: 3)
  // warning: 'skip(first:)' is deprecated: renamed to 'skip(_:)' [#DeprecatedDeclaration]
  _ = numbers.dropFirst()
  // warning: 'dropFirst' is deprecated: renamed to 'skip(_:)' [#DeprecatedDeclaration]
  _ = numbers.skip(whileBlock: { $0 < 3 })
  // error: 'skip(whileBlock:)' has been renamed to 'skip(while:)'
  _ = numbers.skip(untilBlock: { $0 > 3 })
  // error: 'skip(untilBlock:)' is unavailable: use `skip(while:)`, with the opposite condition
  _ = numbers.skipWhile { $0 < 3 }
  // warning: 'skipWhile' is deprecated: renamed to 'skip(while:)' [#DeprecatedDeclaration]
  _ = numbers.drop(while: { $0 < 3 })
  // warning: 'drop(while:)' is deprecated: renamed to 'skip(while:)' [#DeprecatedDeclaration]
  _ = numbers.drop(untilOutputFrom: trigger)
  // error: conformance of 'DropUntilElsewhere' to 'TickStreamsAPI' is unavailable: use `skip(until:)`
  _ = numbers.skipUntil(trigger)
  // error: 'skipUntil' is unavailable: use `skip(until:)`, which ignores how the other signal ends
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func endsElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.take(while: { $0 < 3 }, behavior: .inclusive)
  // warning: 'take(while:behavior:)' is deprecated: use `take(while:inclusive:)` [#DeprecatedDeclaration]
  _ = numbers.take(until: { $0 > 3 }, behavior: .inclusive)
  // warning: 'take(until:behavior:)' is deprecated: use `take(while:inclusive:)`, with the opposite condition [#DeprecatedDeclaration]
  _ = numbers.takeUntilReplacement(numbers)
  // error: 'takeUntilReplacement' is unavailable: share the replacement: `let next = replacement.share()`, and then `signal.take(until: next).merge(next)`
  _ = numbers.prefix(duration: .seconds(1), on: scheduler)
  // warning: 'prefix(duration:on:)' is deprecated: renamed to 'take(for:on:)' [#DeprecatedDeclaration]
}

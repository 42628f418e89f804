// swift-format-ignore-file
// Code in the old spellings, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares, and
// `.ci/porting-diagnostics --update` writes them anew.

import TickStreams

final class Owner: Sendable {}

func ends(_ numbers: TickSignal<Int, Never>, _ trigger: TickSignal<Void, Never>, _ owner: Owner, _ scheduler: QueueScheduler) {
  _ = numbers.prefix(3)
  // error: 'prefix' has been renamed to 'take(_:)'
  _ = numbers.take(first: 3)
  // error: 'take(first:)' has been renamed to 'take(_:)'
  _ = numbers.take(last: 3)
  // error: 'take(last:)' has been renamed to 'takeLast(_:)'
  _ = numbers.prefix(untilOutputFrom: trigger)
  // error: 'prefix(untilOutputFrom:)' has been renamed to 'take(until:)'
  _ = numbers.takeUntil(trigger)
  // error: 'takeUntil' has been renamed to 'take(until:)'
  _ = numbers.take(untilBlock: { $0 > 3 })
  // error: 'take(untilBlock:)' is unavailable: use `take(while:)`, with the opposite condition
  _ = numbers.take(whileBlock: { $0 < 3 })
  // error: 'take(whileBlock:)' has been renamed to 'take(while:)'
  _ = numbers.takeWhile { $0 < 3 }
  // error: 'takeWhile' has been renamed to 'take(while:)'
  _ = numbers.prefix(while: { $0 < 3 })
  // error: 'prefix(while:)' has been renamed to 'take(while:)'
  _ = numbers.take(duringLifetimeOf: owner)
  // error: 'take(duringLifetimeOf:)' has been renamed to 'take(during:)'
  _ = numbers.take(for: .seconds(3), scheduler: scheduler)
  // error: 'take(for:scheduler:)' has been renamed to 'take(for:on:)'
  _ = numbers.skip(first: 3)
  // error: 'skip(first:)' has been renamed to 'skip(_:)'
  _ = numbers.dropFirst()
  // error: 'dropFirst' has been renamed to 'skip(_:)'
  _ = numbers.skip(whileBlock: { $0 < 3 })
  // error: 'skip(whileBlock:)' has been renamed to 'skip(while:)'
  _ = numbers.skip(untilBlock: { $0 > 3 })
  // error: 'skip(untilBlock:)' is unavailable: use `skip(while:)`, with the opposite condition
  _ = numbers.skipWhile { $0 < 3 }
  // error: 'skipWhile' has been renamed to 'skip(while:)'
  _ = numbers.drop(while: { $0 < 3 })
  // error: 'drop(while:)' has been renamed to 'skip(while:)'
  _ = numbers.drop(untilOutputFrom: trigger)
  // error: 'drop(untilOutputFrom:)' has been renamed to 'skip(until:)'
  _ = numbers.skipUntil(trigger)
  // error: 'skipUntil' has been renamed to 'skip(until:)'
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func endsElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.take(while: { $0 < 3 }, behavior: .inclusive)
  // error: 'take(while:behavior:)' has been renamed to 'take(while:inclusive:)'
  _ = numbers.take(until: { $0 > 3 }, behavior: .inclusive)
  // error: 'take(until:behavior:)' is unavailable: use `take(while:inclusive:)`, with the opposite condition
  _ = numbers.takeUntilReplacement(numbers)
  // error: 'takeUntilReplacement' has been renamed to 'take(untilReplacement:)'
  _ = numbers.prefix(duration: .seconds(1), on: scheduler)
  // error: 'prefix(duration:on:)' has been renamed to 'take(for:on:)'
}

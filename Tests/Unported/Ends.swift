// swift-format-ignore-file
// Code with old names. The compiler's messages are in `messages.txt`.

import TickStreams

final class Owner: Sendable {}

func ends(_ numbers: TickSignal<Int, Never>, _ trigger: TickSignal<Void, Never>, _ owner: Owner, _ scheduler: QueueScheduler) {
  _ = numbers.prefix(3)
  _ = numbers.take(first: 3)
  _ = numbers.take(last: 3)
  _ = numbers.takeUntil(trigger)
  _ = numbers.take(untilBlock: { $0 > 3 })
  _ = numbers.take(whileBlock: { $0 < 3 })
  _ = numbers.takeWhile { $0 < 3 }
  _ = numbers.prefix(while: { $0 < 3 })
  _ = numbers.take(duringLifetimeOf: owner)
  _ = numbers.take(for: .seconds(3), scheduler: scheduler)
  _ = numbers.skip(first: 3)
  _ = numbers.dropFirst()
  _ = numbers.skip(whileBlock: { $0 < 3 })
  _ = numbers.skip(untilBlock: { $0 > 3 })
  _ = numbers.skipWhile { $0 < 3 }
  _ = numbers.drop(while: { $0 < 3 })
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func endsElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.take(while: { $0 < 3 }, behavior: .inclusive)
  _ = numbers.take(until: { $0 > 3 }, behavior: .inclusive)
  _ = numbers.prefix(duration: .seconds(1), on: scheduler)
}

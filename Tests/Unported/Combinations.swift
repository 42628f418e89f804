// swift-format-ignore-file
// Code with old names. The compiler's messages are in `messages.txt`.

import TickStreams

func combinations(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ signals: TickSignal<TickSignal<Int, Never>, Never>
) {
  _ = numbers.flattenMap { _ in letters }
  _ = numbers.flatMap(.latest) { _ in letters }
  _ = signals.flatten(.concat)
  _ = signals.flatten(3)
  _ = signals.merge(maxConcurrent: 3)
  _ = signals.switchLatest()
  _ = numbers.then { letters }
  _ = numbers.andThen(letters)
  _ = numbers.combineLatest(with: letters)
  _ = TickSignal.combineLatest(numbers, letters, resultSelector: { "\($0)\($1)" })
  _ = numbers.zip(with: letters)
  _ = TickSignal.zip(numbers, letters, resultSelector: { "\($0)\($1)" })
  _ = numbers.sample(with: letters)
  _ = numbers.withLatestFrom(letters)
  _ = numbers.withLatestFrom(letters) { "\($0)\($1)" }
  _ = numbers.group(by: { $0 % 2 })
  _ = numbers.groupBy { $0 % 2 }
  _ = numbers.window(timeSpan: .seconds(1), count: 10, scheduler: MainScheduler.shared)
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func combinationsElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.flatMap(maxPublishers: .max(1)) { _ in letters }
  _ = numbers.combineLatest(letters) { "\($0)\($1)" }
  _ = numbers.combineLatest(letters, letters) { "\($0)\($1)\($2)" }
  _ = numbers.zip(letters) { "\($0)\($1)" }
  _ = numbers.zip(letters, letters) { "\($0)\($1)\($2)" }
  _ = TickSignal.combineLatest(numbers, numbers, letters, resultSelector: { "\($0)\($1)\($2)" })
  _ = TickSignal.zip(numbers, numbers, letters, resultSelector: { "\($0)\($1)\($2)" })
  _ = TickSignal.combineLatest([numbers], resultSelector: { $0.count })
  _ = signals.concat()
  _ = TickSignal.amb([numbers, numbers])
  _ = numbers.withLatestFrom(value)
  _ = numbers.withLatestFrom(value) { $0 + $1 }
  _ = numbers.merge(with: value)
  _ = numbers.combineLatest(with: value)
  _ = numbers.zip(value)
}

func merged(_ numbers: TickSignal<Int, Never>) {
  _ = numbers.merge(with: .never)
}

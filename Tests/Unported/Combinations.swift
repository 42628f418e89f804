// swift-format-ignore-file
// Code in the old spellings, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares, and
// `.ci/porting-diagnostics --update` writes them anew.

import TickStreams

func combinations(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ signals: TickSignal<TickSignal<Int, Never>, Never>
) {
  _ = numbers.flattenMap { _ in letters }
  // error: 'flattenMap' has been renamed to 'flatMap(_:)'
  _ = numbers.flatMap(.latest) { _ in letters }
  // error: 'flatMap' is unavailable: use `flatMapLatest(_:)` for `.latest`, `flatMap(_:)` for `.merge`, `concatMap(_:)` for `.concat`
  _ = signals.flatten(.concat)
  // error: 'flatten' is unavailable: use `switchToLatest()` for `.latest`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat`
  _ = signals.flatten(3)
  // error: 'flatten' has been renamed to 'flatten(maxConcurrent:)'
  _ = signals.merge(maxConcurrent: 3)
  // error: 'merge(maxConcurrent:)' has been renamed to 'flatten(maxConcurrent:)'
  _ = signals.switchLatest()
  // error: 'switchLatest()' has been renamed to 'switchToLatest()'
  _ = numbers.merge(with: numbers)
  // error: 'merge(with:)' has been renamed to 'merge(_:)'
  _ = numbers.append(numbers)
  // error: 'append' has been renamed to 'concat(_:)'
  _ = numbers.then { letters }
  // error: 'then' is unavailable: use `then(_:)` with the signal itself, `.deferred { … }` if it is to be made late
  _ = numbers.andThen(letters)
  // error: 'andThen' has been renamed to 'then(_:)'
  _ = numbers.combineLatest(with: letters)
  // error: 'combineLatest(with:)' has been renamed to 'combineLatest(_:)'
  _ = TickSignal.combineLatest(numbers, letters, resultSelector: { "\($0)\($1)" })
  // error: 'combineLatest(_:_:resultSelector:)' is unavailable: use `combineLatest(_:_:).map { … }`
  _ = numbers.zip(with: letters)
  // error: 'zip(with:)' has been renamed to 'zip(_:)'
  _ = TickSignal.zip(numbers, letters, resultSelector: { "\($0)\($1)" })
  // error: 'zip(_:_:resultSelector:)' is unavailable: use `zip(_:_:).map { … }`
  _ = numbers.sample(with: letters)
  // error: 'sample(with:)' is unavailable: use `trigger.withLatest(from: signal)`, which gives the pairs the other way round
  _ = numbers.withLatestFrom(letters)
  // error: 'withLatestFrom' is unavailable: use `withLatest(from:).map(\.1)`: it sends both values
  _ = numbers.withLatestFrom(letters) { "\($0)\($1)" }
  // error: 'withLatestFrom(_:resultSelector:)' is unavailable: use `withLatest(from:).map { … }`
  _ = numbers.group(by: { $0 % 2 })
  // error: 'group(by:)' has been renamed to 'grouped(by:)'
  _ = numbers.groupBy { $0 % 2 }
  // error: 'groupBy(keySelector:)' has been renamed to 'grouped(by:)'
  _ = numbers.window(timeSpan: .seconds(1), count: 10, scheduler: MainScheduler.shared)
  // error: 'window(timeSpan:count:scheduler:)' is unavailable: use `window(every:on:)`; a window is bounded by time, not by a count
  _ = numbers.amb(numbers)
  // error: 'amb' has been renamed to 'race(_:)'
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func combinationsElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.flatMap(maxPublishers: .max(1)) { _ in letters }
  // error: 'flatMap(maxPublishers:_:)' is unavailable: use `flatten(maxConcurrent:)` behind `map(_:)`; `concatMap(_:)` runs one at a time
  _ = numbers.combineLatest(letters) { "\($0)\($1)" }
  // error: 'combineLatest' is unavailable: use `combineLatest(_:).map { … }`
  _ = numbers.combineLatest(letters, letters) { "\($0)\($1)\($2)" }
  // error: 'combineLatest' is unavailable: use `combineLatest(_:_:).map { … }`
  _ = numbers.zip(letters) { "\($0)\($1)" }
  // error: 'zip' is unavailable: use `zip(_:).map { … }`
  _ = numbers.zip(letters, letters) { "\($0)\($1)\($2)" }
  // error: 'zip' is unavailable: use `zip(_:_:).map { … }`
  _ = TickSignal.combineLatest(numbers, numbers, letters, resultSelector: { "\($0)\($1)\($2)" })
  // error: 'combineLatest(_:_:_:resultSelector:)' is unavailable: use `combineLatest(_:_:_:).map { … }`
  _ = TickSignal.zip(numbers, numbers, letters, resultSelector: { "\($0)\($1)\($2)" })
  // error: 'zip(_:_:_:resultSelector:)' is unavailable: use `zip(_:_:_:).map { … }`
  _ = TickSignal.combineLatest([numbers], resultSelector: { $0.count })
  // error: 'combineLatest(_:resultSelector:)' is unavailable: use `combineLatest(_:).map { … }`
  _ = numbers.reduceEach { $0 }
  // error: 'reduceEach' is unavailable: name the parts in the closure of `map`: `map { first, second in … }`
  _ = TickSignal.concat(numbers, numbers)
  // error: 'concat' is unavailable: use `concat([first, second])`
  _ = signals.concat()
  // error: 'concat()' is unavailable: use `flatten(maxConcurrent: 1)`
  _ = TickSignal.amb([numbers, numbers])
  // error: 'amb' has been renamed to 'race(_:)'
  _ = numbers.prepend(numbers)
  // error: 'prepend' is unavailable: use `other.concat(signal)`
  _ = numbers.prepend([1, 2])
  // error: 'prepend' is unavailable: use `TickSignal.from(values).concat(signal)`
  _ = numbers.append([1, 2])
  // error: 'append' is unavailable: use `concat(.from(values))`
  _ = numbers.withLatestFrom(value)
  // error: 'withLatestFrom' is unavailable: use `withLatest(from: value.signal).map(\.1)`: it sends both values
  _ = numbers.withLatestFrom(value) { $0 + $1 }
  // error: 'withLatestFrom(_:resultSelector:)' is unavailable: use `withLatest(from: value.signal).map { … }`
  _ = numbers.merge(with: value)
  // error: 'merge(with:)' is unavailable: pass its `signal`
  _ = numbers.combineLatest(with: value)
  // error: 'combineLatest(with:)' is unavailable: use `combineLatest` with its `signal`
  _ = numbers.combineLatest(value)
  // error: 'combineLatest' is unavailable: pass its `signal`
  _ = numbers.zip(value)
  // error: 'zip' is unavailable: pass its `signal`
}

// swift-format-ignore-file
// Code with old names, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them with
// `--update`.

import TickStreams

func combinations(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ signals: TickSignal<TickSignal<Int, Never>, Never>
) {
  _ = numbers.flattenMap { _ in letters }
  // warning: 'flattenMap' is deprecated: renamed to 'flatMap(_:)' [#DeprecatedDeclaration]
  _ = numbers.flatMap(.latest) { _ in letters }
  // warning: 'flatMap' is deprecated: use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle` [#DeprecatedDeclaration]
  _ = signals.flatten(.concat)
  // warning: 'flatten' is deprecated: use `switchToLatest()` for `.latest`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat` [#DeprecatedDeclaration]
  _ = signals.flatten(3)
  // warning: 'flatten' is deprecated: renamed to 'flatten(maxConcurrent:)' [#DeprecatedDeclaration]
  _ = signals.merge(maxConcurrent: 3)
  // warning: 'merge(maxConcurrent:)' is deprecated: renamed to 'flatten(maxConcurrent:)' [#DeprecatedDeclaration]
  _ = signals.switchLatest()
  // warning: 'switchLatest()' is deprecated: renamed to 'switchToLatest()' [#DeprecatedDeclaration]
  _ = numbers.merge(with: numbers)
  // warning: 'merge(with:)' is deprecated: renamed to 'merge(_:)' [#DeprecatedDeclaration]
  _ = numbers.append(numbers)
  // warning: 'append' is deprecated: renamed to 'concat(_:)' [#DeprecatedDeclaration]
  _ = numbers.then { letters }
  // error: 'then' is unavailable: use `then(_:)` with the signal itself, `.deferred { … }` if it is to be made late
  _ = numbers.andThen(letters)
  // warning: 'andThen' is deprecated: renamed to 'then(_:)' [#DeprecatedDeclaration]
  _ = numbers.combineLatest(with: letters)
  // warning: 'combineLatest(with:)' is deprecated: renamed to 'combineLatest(_:)' [#DeprecatedDeclaration]
  _ = TickSignal.combineLatest(numbers, letters, resultSelector: { "\($0)\($1)" })
  // warning: 'combineLatest(_:_:resultSelector:)' is deprecated: use `TickSignal.combineLatest(first, second).map { … }` [#DeprecatedDeclaration]
  _ = numbers.zip(with: letters)
  // warning: 'zip(with:)' is deprecated: renamed to 'zip(_:)' [#DeprecatedDeclaration]
  _ = TickSignal.zip(numbers, letters, resultSelector: { "\($0)\($1)" })
  // warning: 'zip(_:_:resultSelector:)' is deprecated: use `TickSignal.zip(first, second).map { … }` [#DeprecatedDeclaration]
  _ = numbers.sample(with: letters)
  // error: conformance of 'SampleWithElsewhere' to 'TickStreamsAPI' is unavailable: use `trigger.withLatest(from: signal)`, which gives the pairs the other way round
  _ = numbers.withLatestFrom(letters)
  // warning: 'withLatestFrom' is deprecated: use `withLatest(from:).map(\.1)`: it sends both values [#DeprecatedDeclaration]
  _ = numbers.withLatestFrom(letters) { "\($0)\($1)" }
  // warning: 'withLatestFrom(_:resultSelector:)' is deprecated: use `withLatest(from:).map { … }` [#DeprecatedDeclaration]
  _ = numbers.group(by: { $0 % 2 })
  // error: 'group(by:)' is unavailable: use `grouped(by:)`
  _ = numbers.groupBy { $0 % 2 }
  // error: 'groupBy(keySelector:)' is unavailable: use `grouped(by:)`
  _ = numbers.window(timeSpan: .seconds(1), count: 10, scheduler: MainScheduler.shared)
  // warning: 'window(timeSpan:count:scheduler:)' is deprecated: renamed to 'window(every:maxCount:on:)' [#DeprecatedDeclaration]
  _ = numbers.amb(numbers)
  // warning: 'amb' is deprecated: renamed to 'race(_:)' [#DeprecatedDeclaration]
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func combinationsElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.flatMap(maxPublishers: .max(1)) { _ in letters }
  // error: conformance of 'MaxPublishersElsewhere' to 'TickStreamsAPI' is unavailable: use `concatMap(_:)` for `.max(1)`, `map(_:).flatten(maxConcurrent:)` for more; meanwhile values wait
  _ = numbers.combineLatest(letters) { "\($0)\($1)" }
  // warning: 'combineLatest' is deprecated: use `combineLatest(_:).map { … }` [#DeprecatedDeclaration]
  _ = numbers.combineLatest(letters, letters) { "\($0)\($1)\($2)" }
  // warning: 'combineLatest' is deprecated: use `combineLatest(_:_:).map { … }` [#DeprecatedDeclaration]
  _ = numbers.zip(letters) { "\($0)\($1)" }
  // warning: 'zip' is deprecated: use `zip(_:).map { … }` [#DeprecatedDeclaration]
  _ = numbers.zip(letters, letters) { "\($0)\($1)\($2)" }
  // warning: 'zip' is deprecated: use `zip(_:_:).map { … }` [#DeprecatedDeclaration]
  _ = TickSignal.combineLatest(numbers, numbers, letters, resultSelector: { "\($0)\($1)\($2)" })
  // warning: 'combineLatest(_:_:_:resultSelector:)' is deprecated: use `TickSignal.combineLatest(first, second, third).map { … }` [#DeprecatedDeclaration]
  _ = TickSignal.zip(numbers, numbers, letters, resultSelector: { "\($0)\($1)\($2)" })
  // warning: 'zip(_:_:_:resultSelector:)' is deprecated: use `TickSignal.zip(first, second, third).map { … }` [#DeprecatedDeclaration]
  _ = TickSignal.combineLatest([numbers], resultSelector: { $0.count })
  // warning: 'combineLatest(_:resultSelector:)' is deprecated: use `TickSignal.combineLatest([…]).map { … }` [#DeprecatedDeclaration]
  _ = numbers.reduceEach { $0 }
  // error: 'reduceEach' is unavailable: name the parts in the closure of `map`: `map { first, second in … }`
  _ = TickSignal.concat(numbers, numbers)
  // warning: 'concat' is deprecated: use `TickSignal.concat([first, second])` [#DeprecatedDeclaration]
  _ = signals.concat()
  // warning: 'concat()' is deprecated: use `flatten(maxConcurrent: 1)` [#DeprecatedDeclaration]
  _ = TickSignal.amb([numbers, numbers])
  // warning: 'amb' is deprecated: renamed to 'race(_:)' [#DeprecatedDeclaration]
  _ = numbers.prepend(numbers)
  // warning: 'prepend' is deprecated: use `other.concat(signal)` [#DeprecatedDeclaration]
  _ = numbers.prepend([1, 2])
  // warning: 'prepend' is deprecated: use `TickSignal.from(values).concat(signal)` [#DeprecatedDeclaration]
  _ = numbers.append([1, 2])
  // warning: 'append' is deprecated: use `concat(.from(values))` [#DeprecatedDeclaration]
  _ = numbers.withLatestFrom(value)
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // warning: 'withLatestFrom' is deprecated: use `withLatest(from:).map(\.1)`: it sends both values [#DeprecatedDeclaration]
  _ = numbers.withLatestFrom(value) { $0 + $1 }
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // warning: 'withLatestFrom(_:resultSelector:)' is deprecated: use `withLatest(from:).map { … }` [#DeprecatedDeclaration]
  _ = numbers.merge(with: value)
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // warning: 'merge(with:)' is deprecated: renamed to 'merge(_:)' [#DeprecatedDeclaration]
  _ = numbers.combineLatest(with: value)
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // warning: 'combineLatest(with:)' is deprecated: renamed to 'combineLatest(_:)' [#DeprecatedDeclaration]
  _ = numbers.combineLatest(value)
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  _ = numbers.zip(value)
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
}

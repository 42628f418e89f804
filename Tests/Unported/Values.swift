// swift-format-ignore-file
// Code with old names, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them with
// `--update`.

import TickStreams

func values(_ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String?, Never>) {
  _ = numbers.mapReplace("one")
  // warning: 'mapReplace' is deprecated: renamed to 'replaceValues(with:)' [#DeprecatedDeclaration]
  _ = numbers.mapToValue("one")
  // warning: 'mapToValue' is deprecated: renamed to 'replaceValues(with:)' [#DeprecatedDeclaration]
  _ = numbers.ignore(0)
  // warning: 'ignore' is deprecated: use `filter { $0 != value }` [#DeprecatedDeclaration]
  _ = letters.skipNil()
  // warning: 'skipNil()' is deprecated: use `compactMap { $0 }` [#DeprecatedDeclaration]
  _ = numbers.scan(withStart: 0) { $0 + $1 }
  // warning: 'scan(withStart:reduce:)' is deprecated: renamed to 'scan(_:_:)' [#DeprecatedDeclaration]
  _ = numbers.aggregate(withStart: 0) { $0 + $1 }
  // warning: 'aggregate(withStart:reduce:)' is deprecated: renamed to 'reduce(_:_:)' [#DeprecatedDeclaration]
  _ = numbers.toArray()
  // warning: 'toArray()' is deprecated: renamed to 'collect()' [#DeprecatedDeclaration]
  _ = numbers.distinctUntilChanged()
  // warning: 'distinctUntilChanged()' is deprecated: renamed to 'removeDuplicates()' [#DeprecatedDeclaration]
  _ = numbers.distinctUntilChanged { $0 == $1 }
  // warning: 'distinctUntilChanged' is deprecated: renamed to 'removeDuplicates(by:)' [#DeprecatedDeclaration]
  _ = numbers.skipRepeats()
  // warning: 'skipRepeats()' is deprecated: renamed to 'removeDuplicates()' [#DeprecatedDeclaration]
  _ = numbers.skipRepeats(==)
  // warning: 'skipRepeats' is deprecated: renamed to 'removeDuplicates(by:)' [#DeprecatedDeclaration]
  _ = numbers.combinePrevious()
  // warning: 'combinePrevious()' is deprecated: renamed to 'pairwise()' [#DeprecatedDeclaration]
  _ = numbers.combinePrevious(0)
  // warning: 'combinePrevious' is deprecated: use `startWith(_:).pairwise()` [#DeprecatedDeclaration]
  _ = numbers.combinePrevious(withStart: 0) { $1 - $0 }
  // warning: 'combinePrevious(withStart:reduce:)' is deprecated: use `startWith(_:).pairwise().map { … }` [#DeprecatedDeclaration]
  _ = numbers.start(with: 0)
  // warning: 'start(with:)' is deprecated: renamed to 'startWith(_:)' [#DeprecatedDeclaration]
  _ = numbers.prefix(value: 0)
  // warning: 'prefix(value:)' is deprecated: renamed to 'startWith(_:)' [#DeprecatedDeclaration]
  _ = numbers.prepend(0)
  // warning: 'prepend' is deprecated: renamed to 'startWith(_:)' [#DeprecatedDeclaration]
  _ = numbers.ignoreElements()
  // warning: 'ignoreElements()' is deprecated: renamed to 'ignoreValues()' [#DeprecatedDeclaration]
  _ = numbers.ignoreOutput()
  // warning: 'ignoreOutput()' is deprecated: renamed to 'ignoreValues()' [#DeprecatedDeclaration]
  _ = numbers.replaceEmpty(with: 0)
  // warning: 'replaceEmpty(with:)' is deprecated: renamed to 'orIfEmpty(_:)' [#DeprecatedDeclaration]
  _ = numbers.ifEmpty(default: 0)
  // warning: 'ifEmpty(default:)' is deprecated: renamed to 'orIfEmpty(_:)' [#DeprecatedDeclaration]
  _ = numbers.doNext { print($0) }
  // warning: 'doNext' is deprecated: use `handleEvents(onNext:)` [#DeprecatedDeclaration]
  _ = numbers.doError { print($0) }
  // warning: 'doError' is deprecated: use `handleEvents(onFailed:)` [#DeprecatedDeclaration]
  _ = numbers.doCompleted { print("completed") }
  // warning: 'doCompleted' is deprecated: use `handleEvents(onCompleted:)` [#DeprecatedDeclaration]
  _ = numbers.initially { print("subscribed") }
  // warning: 'initially' is deprecated: use `handleEvents(onSubscribe:)` [#DeprecatedDeclaration]
  _ = numbers.finally { print("over") }
  // error: 'finally' is unavailable: use `handleEvents(onEnd:)`
  _ = numbers.on(value: { print($0) })
  // warning: 'on(failed:completed:value:)' is deprecated: use `handleEvents(onNext:onFailed:onCompleted:)` [#DeprecatedDeclaration]
  _ = numbers.do(onNext: { print($0) })
  // warning: 'do(onNext:onError:onCompleted:onSubscribe:)' is deprecated: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:)` [#DeprecatedDeclaration]
  _ = numbers.handleEvents(receiveOutput: { print($0) })
  // warning: 'handleEvents(receiveOutput:receiveCompletion:receiveCancel:)' is deprecated: use `handleEvents(onNext:onFailed:onCompleted:onCancel:)` [#DeprecatedDeclaration]
  _ = numbers.logAll()
  // warning: 'logAll()' is deprecated: renamed to 'log(_:)' [#DeprecatedDeclaration]
  _ = numbers.logNext()
  // error: 'logNext()' has been renamed to 'log(_:)'
  _ = numbers.logEvents(identifier: "numbers")
  // warning: 'logEvents(identifier:)' is deprecated: renamed to 'log(_:)' [#DeprecatedDeclaration]
  _ = numbers.any { $0 > 3 }
  // warning: 'any' is deprecated: renamed to 'contains(where:)' [#DeprecatedDeclaration]
  _ = numbers.all { $0 > 3 }
  // warning: 'all' is deprecated: renamed to 'allSatisfy(_:)' [#DeprecatedDeclaration]
  _ = numbers.map { $0 > 3 }.negate()
  // warning: 'negate()' is deprecated: renamed to 'not()' [#DeprecatedDeclaration]
  _ = numbers.debug("numbers")
  // warning: 'debug(_:trimOutput:)' is deprecated: renamed to 'log(_:)' [#DeprecatedDeclaration]
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func valuesElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.filterMap { Int8(exactly: $0) }
  // warning: 'filterMap' is deprecated: renamed to 'compactMap(_:)' [#DeprecatedDeclaration]
  _ = numbers.tryFilter { $0 > 3 }
  // error: 'tryFilter' is unavailable: use `tryMap(_:)`, whose closure throws, and `filter(_:)`
  _ = numbers.tryCompactMap { Int8(exactly: $0) }
  // error: 'tryCompactMap' is unavailable: use `tryMap(_:)`, whose closure throws, and `compactMap(_:)`
  _ = numbers.tryScan(0) { $0 + $1 }
  // error: 'tryScan' is unavailable: use `tryMap(_:)`, whose closure throws, and `scan(_:_:)`
  _ = numbers.tryReduce(0) { $0 + $1 }
  // error: 'tryReduce' is unavailable: use `tryMap(_:)`, whose closure throws, and `reduce(_:_:)`
  _ = numbers.tryPrefix(while: { $0 > 3 })
  // error: 'tryPrefix(while:)' is unavailable: use `tryMap(_:)`, whose closure throws, and `take(while:)`
  _ = numbers.tryDrop(while: { $0 > 3 })
  // error: 'tryDrop(while:)' is unavailable: use `tryMap(_:)`, whose closure throws, and `skip(while:)`
  _ = numbers.tryRemoveDuplicates(by: { $0 == $1 })
  // error: 'tryRemoveDuplicates(by:)' is unavailable: use `tryMap(_:)`, whose closure throws, and `removeDuplicates(by:)`
  _ = numbers.tryContains(where: { $0 > 3 })
  // error: 'tryContains(where:)' is unavailable: use `tryMap(_:)`, whose closure throws, and `contains(where:)`
  _ = numbers.tryAllSatisfy { $0 > 3 }
  // error: 'tryAllSatisfy' is unavailable: use `tryMap(_:)`, whose closure throws, and `allSatisfy(_:)`
  _ = letters.replaceNil(with: "")
  // error: conformance of 'OptionalsElsewhere' to 'TickStreamsAPI' is unavailable: leave it out: no value is `nil`; of optional values, `compactMap { $0 }` or `map { $0 ?? value }`
  _ = numbers.mapToVoid()
  // warning: 'mapToVoid()' is deprecated: use `replaceValues(with: ())` [#DeprecatedDeclaration]
  _ = numbers.last(where: { $0 > 3 })
  // warning: 'last(where:)' is deprecated: use `filter(_:).takeLast(1)` [#DeprecatedDeclaration]
  _ = numbers.single()
  // error: 'single' is unavailable: use `take(1)`; the type does not limit the number of values
  _ = numbers.single { $0 > 3 }
  // error: 'single' is unavailable: use `take(1)`; the type does not limit the number of values
  _ = numbers.output(at: 3)
  // warning: 'output(at:)' is deprecated: renamed to 'element(at:)' [#DeprecatedDeclaration]
  _ = numbers.output(in: 2..<5)
  // warning: 'output(in:)' is deprecated: use `skip(_:)` and `take(_:)` [#DeprecatedDeclaration]
  _ = numbers.elementAt(3)
  // error: 'elementAt' is unavailable: use `element(at:)`, which completes if there are fewer values
  _ = numbers.distinctUntilChanged(\.self)
  // warning: 'distinctUntilChanged' is deprecated: use `removeDuplicates { $0.key == $1.key }` [#DeprecatedDeclaration]
  _ = numbers.distinctUntilChanged(at: \.self)
  // warning: 'distinctUntilChanged(at:)' is deprecated: use `removeDuplicates { $0.key == $1.key }` [#DeprecatedDeclaration]
  _ = numbers.uniqueValues()
  // error: 'uniqueValues()' is unavailable: use `removeDuplicates()` for repetitions, `scan(into:_:)` with a set for all
  _ = numbers.removeAllDuplicates()
  // error: 'removeAllDuplicates()' is unavailable: use `removeDuplicates()` for repetitions, `scan(into:_:)` with a set for all
  _ = numbers.breakpoint()
  // error: 'breakpoint(receiveOutput:receiveCompletion:)' is unavailable: use `handleEvents(onNext:)`, with a breakpoint in the closure
  _ = numbers.breakpointOnError()
  // error: 'breakpointOnError()' is unavailable: use `handleEvents(onFailed:)`, with a breakpoint in the closure
  _ = numbers.encode(encoder: owner)
  // error: 'encode(encoder:)' is unavailable: use `tryMap { try encoder.encode($0) }`
  _ = numbers.decode(type: Int.self, decoder: owner)
  // error: 'decode(type:decoder:)' is unavailable: use `tryMap { try decoder.decode(Item.self, from: $0) }`
  _ = numbers.handleEvents(receiveCompletion: { print($0) })
  // warning: 'handleEvents(receiveOutput:receiveCompletion:receiveCancel:)' is deprecated: use `handleEvents(onNext:onFailed:onCompleted:onCancel:)` [#DeprecatedDeclaration]
  _ = numbers.handleEvents(receiveSubscription: { print($0) })
  // error: conformance of 'RequestElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:)`; nothing is requested here, every value is sent
  _ = numbers.handleEvents(receiveCancel: {})
  // warning: 'handleEvents(receiveOutput:receiveCompletion:receiveCancel:)' is deprecated: use `handleEvents(onNext:onFailed:onCompleted:onCancel:)` [#DeprecatedDeclaration]
  _ = numbers.materializeResults()
  // error: 'materializeResults()' is unavailable: use `materialize()`
  _ = numbers.lazyMap(on: scheduler, transform: { $0 })
  // error: 'lazyMap(on:transform:)' is unavailable: use `deliver(on:).map(_:)`
  _ = numbers.setNameWithFormat("numbers")
  // warning: 'setNameWithFormat' is deprecated: renamed to 'named(_:)' [#DeprecatedDeclaration]
  _ = numbers.logError()
  // error: 'logError()' has been renamed to 'log(_:)'
  _ = numbers.logCompleted()
  // error: 'logCompleted()' has been renamed to 'log(_:)'
  _ = numbers.timestamp(scheduler)
  // error: 'timestamp' is unavailable: use `timestamped(on:)`
  _ = numbers.timeInterval(scheduler)
  // error: 'timeInterval' is unavailable: use `measureInterval(on:)`
  _ = flags.toggle()
  // error: cannot find 'flags' in scope
}

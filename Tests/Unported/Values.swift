// swift-format-ignore-file
// Code in the old spellings, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares, and
// `.ci/porting-diagnostics --update` writes them anew.

import TickStreams

func values(_ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String?, Never>) {
  _ = numbers.mapReplace("one")
  // error: 'mapReplace' has been renamed to 'replaceValues(with:)'
  _ = numbers.mapToValue("one")
  // error: 'mapToValue' has been renamed to 'replaceValues(with:)'
  _ = numbers.ignore(0)
  // error: 'ignore' is unavailable: use `filter(_:)`: `filter { $0 != value }`
  _ = letters.skipNil()
  // error: 'skipNil()' is unavailable: use `compactMap { $0 }`
  _ = numbers.scan(withStart: 0) { $0 + $1 }
  // error: 'scan(withStart:reduce:)' has been renamed to 'scan(_:_:)'
  _ = numbers.aggregate(withStart: 0) { $0 + $1 }
  // error: 'aggregate(withStart:reduce:)' has been renamed to 'reduce(_:_:)'
  _ = numbers.toArray()
  // error: 'toArray()' has been renamed to 'collect()'
  _ = numbers.distinctUntilChanged()
  // error: 'distinctUntilChanged()' has been renamed to 'removeDuplicates()'
  _ = numbers.distinctUntilChanged { $0 == $1 }
  // error: 'distinctUntilChanged' has been renamed to 'removeDuplicates(by:)'
  _ = numbers.skipRepeats()
  // error: 'skipRepeats()' has been renamed to 'removeDuplicates()'
  _ = numbers.skipRepeats(==)
  // error: 'skipRepeats' has been renamed to 'removeDuplicates(by:)'
  _ = numbers.combinePrevious()
  // error: 'combinePrevious()' has been renamed to 'pairwise()'
  _ = numbers.combinePrevious(0)
  // error: 'combinePrevious' is unavailable: use `startWith(_:).pairwise()`
  _ = numbers.combinePrevious(withStart: 0) { $1 - $0 }
  // error: 'combinePrevious(withStart:reduce:)' is unavailable: use `startWith(_:).pairwise().map { … }`
  _ = numbers.start(with: 0)
  // error: 'start(with:)' has been renamed to 'startWith(_:)'
  _ = numbers.prefix(value: 0)
  // error: 'prefix(value:)' has been renamed to 'startWith(_:)'
  _ = numbers.prepend(0)
  // error: 'prepend' has been renamed to 'startWith(_:)'
  _ = numbers.ignoreElements()
  // error: 'ignoreElements()' has been renamed to 'ignoreValues()'
  _ = numbers.ignoreOutput()
  // error: 'ignoreOutput()' has been renamed to 'ignoreValues()'
  _ = numbers.replaceEmpty(with: 0)
  // error: 'replaceEmpty(with:)' has been renamed to 'orIfEmpty(_:)'
  _ = numbers.ifEmpty(default: 0)
  // error: 'ifEmpty(default:)' has been renamed to 'orIfEmpty(_:)'
  _ = numbers.doNext { print($0) }
  // error: 'doNext' is unavailable: use `handleEvents(onNext:)`
  _ = numbers.doError { print($0) }
  // error: 'doError' is unavailable: use `handleEvents(onFailed:)`
  _ = numbers.doCompleted { print("completed") }
  // error: 'doCompleted' is unavailable: use `handleEvents(onCompleted:)`
  _ = numbers.initially { print("subscribed") }
  // error: 'initially' is unavailable: use `handleEvents(onSubscribe:)`
  _ = numbers.finally { print("over") }
  // error: 'finally' is unavailable: use `handleEvents(onFailed:onCompleted:)`
  _ = numbers.on(value: { print($0) })
  // error: 'on(starting:started:event:failed:completed:interrupted:terminated:disposed:value:)' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`
  _ = numbers.do(onNext: { print($0) })
  // error: 'do(onNext:onError:onCompleted:onSubscribe:onDispose:)' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`
  _ = numbers.handleEvents(receiveOutput: { print($0) })
  // error: 'handleEvents(receiveOutput:receiveCompletion:receiveCancel:)' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`
  _ = numbers.logAll()
  // error: 'logAll()' has been renamed to 'log(_:)'
  _ = numbers.logNext()
  // error: 'logNext()' has been renamed to 'log(_:)'
  _ = numbers.logEvents(identifier: "numbers")
  // error: 'logEvents(identifier:)' has been renamed to 'log(_:)'
  _ = numbers.any { $0 > 3 }
  // error: 'any' has been renamed to 'contains(where:)'
  _ = numbers.all { $0 > 3 }
  // error: 'all' has been renamed to 'allSatisfy(_:)'
  _ = numbers.map { $0 > 3 }.negate()
  // error: 'negate()' has been renamed to 'not()'
  _ = numbers.debug("numbers")
  // error: 'debug' has been renamed to 'log(_:)'
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func valuesElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.filterMap { Int8(exactly: $0) }
  // error: 'filterMap' has been renamed to 'compactMap(_:)'
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
  // error: 'replaceNil(with:)' is unavailable: use `map { $0 ?? value }`
  _ = numbers.mapToVoid()
  // error: 'mapToVoid()' is unavailable: use `replaceValues(with: ())`
  _ = numbers.last(where: { $0 > 3 })
  // error: 'last(where:)' is unavailable: use `filter(_:).takeLast(1)`
  _ = numbers.single()
  // error: 'single()' is unavailable: use `take(1)`; nothing says that there is one value only
  _ = numbers.single { $0 > 3 }
  // error: 'single' is unavailable: use `filter(_:).take(1)`; nothing says that there is one value only
  _ = numbers.output(at: 3)
  // error: 'output(at:)' has been renamed to 'element(at:)'
  _ = numbers.output(in: 2..<5)
  // error: 'output(in:)' is unavailable: use `skip(_:)` and `take(_:)`
  _ = numbers.elementAt(3)
  // error: 'elementAt' has been renamed to 'element(at:)'
  _ = numbers.distinctUntilChanged(\.self)
  // error: 'distinctUntilChanged' is unavailable: use `removeDuplicates(by:)`
  _ = numbers.distinctUntilChanged(at: \.self)
  // error: 'distinctUntilChanged(at:)' is unavailable: use `removeDuplicates(by:)`
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
  // error: 'handleEvents(receiveCompletion:receiveCancel:)' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`
  _ = numbers.handleEvents(receiveSubscription: { print($0) })
  // error: 'handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:)' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`
  _ = numbers.handleEvents(receiveCancel: {})
  // error: 'handleEvents(receiveCancel:)' is unavailable: use `handleEvents(onCancel:)`
  _ = numbers.materializeResults()
  // error: 'materializeResults()' is unavailable: use `materialize()`
  _ = numbers.lazyMap(on: scheduler, transform: { $0 })
  // error: 'lazyMap(on:transform:)' is unavailable: use `deliver(on:).map(_:)`
  _ = numbers.setNameWithFormat("numbers")
  // error: 'setNameWithFormat' has been renamed to 'named(_:)'
  _ = numbers.logError()
  // error: 'logError()' has been renamed to 'log(_:)'
  _ = numbers.logCompleted()
  // error: 'logCompleted()' has been renamed to 'log(_:)'
  _ = numbers.timestamp(scheduler)
  // error: 'timestamp' has been renamed to 'timestamped(on:)'
  _ = numbers.timeInterval(scheduler)
  // error: 'timeInterval' has been renamed to 'measureInterval(on:)'
  _ = numbers.toggle()
  // error: 'toggle()' is unavailable: use `not()`
}

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

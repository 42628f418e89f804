// swift-format-ignore-file
// Code in the spelling of RAC, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares and
// counts, and `.ci/porting-diagnostics --update` writes them anew.

import Foundation
import TickStreams

private enum Flaw: Error { case a, b }

private final class Owner: @unchecked Sendable { var x = 0 }

private func rac(
  _ numbers: TickSignal<Int, Never>, _ failing: TickSignal<Int, Flaw>, _ trigger: TickSignal<Void, Never>, _ flags: TickSignal<Bool, Never>,
  _ optionals: TickSignal<Int?, Never>, _ subject: TickSubject<Int, Never>, _ value: TickValue<Int>, _ scheduler: QueueScheduler,
  _ owner: Owner, _ bag: DisposeBag
) {
  _ = RACSubject<Int>()
  // error: 'RACSubject' is unavailable: use `TickSubject<Value, any Error>`
  _ = RACReplaySubject<Int>(capacity: 1)
  // error: 'RACReplaySubject' is unavailable: use `TickSubject<Value, any Error>(replay:)`
  // error: 'init(capacity:)' has been renamed to 'init(replay:)'
  _ = RACReplaySubject<Int>.replaySubject(withCapacity: 1)
  // error: 'RACReplaySubject' is unavailable: use `TickSubject<Value, any Error>(replay:)`
  // error: 'replaySubject(withCapacity:)' is unavailable: use `TickSubject(replay:)`
  _ = RACSignal<Int>.empty()
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'empty' is unavailable: write it without parentheses: `.empty`
  _ = RACSignal<Int>.never()
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'never' is unavailable: write it without parentheses: `.never`
  _ = RACSignal<Int>.`return`(1)
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'return' has been renamed to 'just(_:)'
  _ = RACSignal<Int>.error(Flaw.a)
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'error' has been renamed to 'fail(_:)'
  _ = RACSignal<Int>.createSignal { numbers in numbers.sendNext(1); numbers.sendCompleted(); return nil }
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'createSignal' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // error: 'sendCompleted()' has been renamed to 'completed()'
  // error: 'sendNext' has been renamed to 'next(_:)'
  _ = RACSignal<Int>.`defer` { .empty }
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'defer' has been renamed to 'deferred(_:)'
  _ = RACSignal.combineLatest([numbers, numbers])
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'combineLatest' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.combineLatest`
  _ = RACSignal.zip([numbers, numbers])
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'zip' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.zip`
  _ = RACSignal.concat([numbers, numbers])
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'concat' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.concat`
  _ = RACScheduler(priority: 1)
  // error: 'RACScheduler' cannot be constructed because it has no accessible initializers
  _ = RACScheduler.main
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  _ = RACDisposable {}
  // error: 'RACDisposable' has been renamed to 'AnyDisposable'
  _ = RACCompoundDisposable()
  // error: 'RACCompoundDisposable' has been renamed to 'CompositeDisposable'
  _ = RACSerialDisposable()
  // error: 'RACSerialDisposable' has been renamed to 'SerialDisposable'
  _ = RACCommand()
  // error: 'RACCommand' is unavailable: use `TickCommand { input in … }`, a `TickCommand<Input, Output, Failure>`
  _ = RACTuple()
  // error: 'RACTuple' is unavailable: use a tuple
  _ = RACBehaviorSubject<Int>(defaultValue: 1)
  // error: 'RACBehaviorSubject' has been renamed to 'TickValue'
  // error: 'init(defaultValue:)' is unavailable: use `TickValue(_:)`
  _ = RACUnit.self
  // error: 'RACUnit' is unavailable: use `Void`
  _ = numbers.subscribeNext { _ in }
  // error: 'subscribeNext' is unavailable: use `subscribe(onNext:)`
  _ = failing.subscribeError { _ in }
  // error: 'subscribeError' is unavailable: use `observe { event in … }`
  _ = failing.subscribeNext({ _ in }, error: { _ in }, completed: {})
  // error: 'subscribeNext(_:error:completed:)' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`
  _ = numbers.subscribeNext({ _ in }, completed: {})
  // error: 'subscribeNext(_:completed:)' is unavailable: use `subscribe(onNext:onCompleted:)`
  _ = failing.subscribeError({ _ in }, completed: {})
  // error: 'subscribeError(_:completed:)' is unavailable: use `observe { event in … }`
  _ = numbers.mapReplace(1)
  // error: 'mapReplace' has been renamed to 'replaceValues(with:)'
  _ = numbers.ignore(1)
  // error: 'ignore' is unavailable: use `filter(_:)`: `filter { $0 != value }`
  _ = numbers.ignoreValues()
  _ = numbers.flattenMap { _ in numbers }
  // error: 'flattenMap' has been renamed to 'flatMap(_:)'
  _ = numbers.takeUntilBlock { $0 > 1 }
  // error: 'takeUntilBlock' is unavailable: use `take(while:)`, with the opposite condition
  _ = numbers.takeWhileBlock { $0 > 1 }
  // error: 'takeWhileBlock' has been renamed to 'take(while:)'
  _ = numbers.skipUntilBlock { $0 > 1 }
  // error: 'skipUntilBlock' is unavailable: use `skip(while:)`, with the opposite condition
  _ = numbers.skipWhileBlock { $0 > 1 }
  // error: 'skipWhileBlock' has been renamed to 'skip(while:)'
  _ = numbers.take(untilBlock: { $0 > 1 })
  // error: 'take(untilBlock:)' is unavailable: use `take(while:)`, with the opposite condition
  _ = numbers.takeLast(1)
  _ = numbers.takeUntilReplacement(numbers)
  // error: 'takeUntilReplacement' has been renamed to 'take(untilReplacement:)'
  _ = numbers.startWith(1)
  _ = numbers.start(with: 1)
  // error: 'start(with:)' has been renamed to 'startWith(_:)'
  _ = numbers.scan(withStart: 0, reduce: { $0 + $1 })
  // error: 'scan(withStart:reduce:)' has been renamed to 'scan(_:_:)'
  _ = numbers.aggregate(withStart: 0, reduce: { $0 + $1 })
  // error: 'aggregate(withStart:reduce:)' has been renamed to 'reduce(_:_:)'
  _ = numbers.combinePrevious(withStart: 0, reduce: { $0 + $1 })
  // error: 'combinePrevious(withStart:reduce:)' is unavailable: use `startWith(_:).pairwise().map { … }`
  _ = numbers.buffer(withTime: 1, on: scheduler)
  // error: 'buffer(withTime:on:)' has been renamed to 'collect(every:on:)': a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.bufferWithTime(1, onScheduler: scheduler)
  // error: 'bufferWithTime(_:onScheduler:)' is unavailable: use `collect(every:on:)`
  _ = numbers.collect()
  _ = numbers.toArray()
  // error: 'toArray()' has been renamed to 'collect()'
  _ = numbers.timeout(1, on: scheduler)
  // error: 'timeout(_:on:)' has been renamed to 'timeout(after:on:)': a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.delay(1.5)
  // error: 'delay' is unavailable: use `delay(_:on:)`, with a `Duration`, as in `.seconds(1)`
  _ = numbers.throttle(1)
  // error: 'throttle' is unavailable: RAC's throttle is `debounce(for:on:)`
  _ = numbers.throttle(0.5, valuesPassingTest: { $0 > 1 })
  // error: 'throttle(_:valuesPassingTest:)' is unavailable: RAC's throttle is `debounce(for:where:on:)`
  _ = numbers.deliverOnMainThread()
  // error: 'deliverOnMainThread()' is unavailable: use `deliver(on: .main)`, or `subscribe(onMain:)`, whose closure is on the main actor
  _ = numbers.deliverOn(RACScheduler.mainThread())
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  // error: 'deliverOn' has been renamed to 'deliver(on:)'
  _ = numbers.subscribe(on: RACScheduler.mainThread())
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  // error: 'subscribe(on:)' has been renamed to 'start(on:)'
  _ = numbers.subscribeOn(scheduler)
  // error: 'subscribeOn' has been renamed to 'start(on:)'
  _ = numbers.publish()
  // error: 'publish()' has been renamed to 'multicast()'
  _ = numbers.replay()
  // error: 'replay()' is unavailable: use `share(replay: .max)`; to start at once, `multicast(_:)` with a `TickSubject(replay:)`
  _ = numbers.replayLazily()
  // error: 'replayLazily()' is unavailable: use `share(replay: .max)`
  _ = numbers.multicast(subject).autoconnect()
  // error: 'autoconnect()' is unavailable: use `share()` on the signal, in place of `multicast()`
  _ = failing.catchTo(failing)
  // error: 'catchTo' is unavailable: use `catch { _ in signal }`
  _ = failing.catch(to: failing)
  // error: 'catch(to:)' is unavailable: use `catch { _ in signal }`
  _ = failing.`catch` { _ in failing }
  _ = failing.retry()
  _ = failing.`try` { _ in true }
  // error: 'try' is unavailable: use `tryMap(_:)`, whose closure throws
  _ = numbers.`repeat`()
  // error: 'repeat()' has been renamed to 'repeated()'
  _ = numbers.materialize()
  _ = numbers.logAll()
  // error: 'logAll()' has been renamed to 'log(_:)'
  _ = numbers.logNext()
  // error: 'logNext()' has been renamed to 'log(_:)'
  _ = flags.not()
  _ = numbers.any { $0 > 1 }
  // error: 'any' has been renamed to 'contains(where:)'
  _ = numbers.any()
  // error: 'any()' is unavailable: use `contains { _ in true }`
  _ = numbers.all { $0 > 1 }
  // error: 'all' has been renamed to 'allSatisfy(_:)'
  _ = numbers.doError { _ in }
  // error: 'doError' is unavailable: use `handleEvents(onFailed:)`
  _ = numbers.doCompleted {}
  // error: 'doCompleted' is unavailable: use `handleEvents(onCompleted:)`
  _ = numbers.then { numbers }
  // error: 'then' is unavailable: use `then(_:)` with the signal itself, `.deferred { … }` if it is to be made late
  _ = numbers.groupBy({ $0 }, transform: { $0 })
  // error: extra argument 'transform' in call
  _ = numbers.setKeyPath("x", on: owner)
  // error: 'setKeyPath(_:on:)' is unavailable: use `bind(to:on:)`, with a Swift key path
  _ = numbers.firstOrDefault(1)
  // error: 'firstOrDefault' is unavailable: no call blocks a thread here: `await signal.first()`
  _ = numbers.reduceEach { $0 }
  // error: 'reduceEach' is unavailable: name the parts in the closure of `map`: `map { first, second in … }`
  _ = numbers.initially {}
  // error: 'initially' is unavailable: use `handleEvents(onSubscribe:)`
  _ = numbers.distinctUntilChanged().subscribeNext { print($0) }
  // error: 'distinctUntilChanged()' has been renamed to 'removeDuplicates()'
  // error: 'subscribeNext' is unavailable: use `subscribe(onNext:)`
  _ = numbers.waitUntilCompleted(())
  // error: 'waitUntilCompleted' is unavailable: no call blocks a thread here: `await signal.first()`
  _ = numbers.setKeyPath("x", on: scheduler)
  // error: 'setKeyPath(_:on:)' is unavailable: use `bind(to:on:)`, with a Swift key path
  _ = subject.sendCompleted()
  // error: 'sendCompleted()' has been renamed to 'completed()'
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = subject.subscribeNext { _ in }
  // error: 'subscribeNext' is unavailable: use `signal.subscribe(onNext:)`
}

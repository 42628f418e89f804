// swift-format-ignore-file
// Code with the names of RAC, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares and counts them, and
// updates them with `--update`.

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
  // warning: 'init(capacity:)' is deprecated: replaced by 'init(replay:)' [#DeprecatedDeclaration]
  _ = RACReplaySubject<Int>.replaySubject(withCapacity: 1)
  // error: 'RACReplaySubject' is unavailable: use `TickSubject<Value, any Error>(replay:)`
  // error: 'replaySubject(withCapacity:)' is unavailable: use `TickSubject(replay:)`
  _ = RACSignal<Int>.empty()
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // warning: 'callAsFunction()' is deprecated: write it without parentheses: `.empty`, `.never` [#DeprecatedDeclaration]
  _ = RACSignal<Int>.never()
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // warning: 'callAsFunction()' is deprecated: write it without parentheses: `.empty`, `.never` [#DeprecatedDeclaration]
  _ = RACSignal<Int>.`return`(1)
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // warning: 'return' is deprecated: renamed to 'just(_:)' [#DeprecatedDeclaration]
  _ = RACSignal<Int>.error(Flaw.a)
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // warning: 'error' is deprecated: renamed to 'fail(_:)' [#DeprecatedDeclaration]
  _ = RACSignal<Int>.createSignal { numbers in numbers.sendNext(1); numbers.sendCompleted(); return nil }
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'createSignal' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // warning: 'sendCompleted()' is deprecated: renamed to 'completed()' [#DeprecatedDeclaration]
  // warning: 'sendNext' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  _ = RACSignal<Int>.`defer` { .empty }
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // warning: 'defer' is deprecated: renamed to 'deferred(_:)' [#DeprecatedDeclaration]
  _ = RACSignal.combineLatest([numbers, numbers])
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  _ = RACSignal.zip([numbers, numbers])
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  _ = RACSignal.concat([numbers, numbers])
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  _ = RACScheduler(priority: 1)
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
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
  // error: 'subscribeNext(_:error:completed:)' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, and keep what it returns
  _ = failing.subscribeError { _ in }
  // error: 'subscribeError(_:completed:)' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = failing.subscribeNext({ _ in }, error: { _ in }, completed: {})
  // error: 'subscribeNext(_:error:completed:)' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, and keep what it returns
  _ = numbers.subscribeNext({ _ in }, completed: {})
  // error: 'subscribeNext(_:error:completed:)' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, and keep what it returns
  _ = failing.subscribeError({ _ in }, completed: {})
  // error: 'subscribeError(_:completed:)' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = numbers.mapReplace(1)
  // warning: 'mapReplace' is deprecated: renamed to 'replaceValues(with:)' [#DeprecatedDeclaration]
  _ = numbers.ignore(1)
  // warning: 'ignore' is deprecated: use `filter { $0 != value }` [#DeprecatedDeclaration]
  _ = numbers.ignoreValues()
  _ = numbers.flattenMap { _ in numbers }
  // warning: 'flattenMap' is deprecated: renamed to 'flatMap(_:)' [#DeprecatedDeclaration]
  _ = numbers.takeUntilBlock { $0 > 1 }
  // warning: 'takeUntilBlock' is deprecated: use `take(while:)`, with the opposite condition [#DeprecatedDeclaration]
  _ = numbers.takeWhileBlock { $0 > 1 }
  // warning: 'takeWhileBlock' is deprecated: renamed to 'take(while:)' [#DeprecatedDeclaration]
  _ = numbers.skipUntilBlock { $0 > 1 }
  // warning: 'skipUntilBlock' is deprecated: use `skip(while:)`, with the opposite condition [#DeprecatedDeclaration]
  _ = numbers.skipWhileBlock { $0 > 1 }
  // warning: 'skipWhileBlock' is deprecated: renamed to 'skip(while:)' [#DeprecatedDeclaration]
  _ = numbers.take(untilBlock: { $0 > 1 })
  // error: 'take(untilBlock:)' is unavailable: use `take(while:)`, with the opposite condition
  _ = numbers.takeLast(1)
  _ = numbers.takeUntilReplacement(numbers)
  // error: 'takeUntilReplacement' is unavailable: share the replacement: `let next = replacement.share()`, and then `signal.take(until: next).merge(next)`
  _ = numbers.startWith(1)
  _ = numbers.start(with: 1)
  // warning: 'start(with:)' is deprecated: renamed to 'startWith(_:)' [#DeprecatedDeclaration]
  _ = numbers.scan(withStart: 0, reduce: { $0 + $1 })
  // warning: 'scan(withStart:reduce:)' is deprecated: renamed to 'scan(_:_:)' [#DeprecatedDeclaration]
  _ = numbers.aggregate(withStart: 0, reduce: { $0 + $1 })
  // warning: 'aggregate(withStart:reduce:)' is deprecated: renamed to 'reduce(_:_:)' [#DeprecatedDeclaration]
  _ = numbers.combinePrevious(withStart: 0, reduce: { $0 + $1 })
  // warning: 'combinePrevious(withStart:reduce:)' is deprecated: use `startWith(_:).pairwise().map { … }` [#DeprecatedDeclaration]
  _ = numbers.buffer(withTime: 1, on: scheduler)
  // error: conformance of 'BufferElsewhere' to 'TickStreamsAPI' is unavailable: use `collect(every:on:)`, whose windows are a grid; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.bufferWithTime(1, onScheduler: scheduler)
  // error: 'bufferWithTime(_:onScheduler:)' is unavailable: use `collect(every:on:)`, whose windows are a grid; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.collect()
  _ = numbers.toArray()
  // warning: 'toArray()' is deprecated: renamed to 'collect()' [#DeprecatedDeclaration]
  _ = numbers.timeout(1, on: scheduler)
  // error: conformance of 'TimeoutOfRAC' to 'TickStreamsAPI' is unavailable: use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.delay(1.5)
  // error: conformance of 'DelayElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, with a scheduler and a `Duration`, as in `.seconds(1)`
  _ = numbers.throttle(1)
  // error: conformance of 'ThrottleOfRAC' to 'TickStreamsAPI' is unavailable: RAC's throttle is `debounce(for:on:)`; for the first and the latest value, `throttle(for:on:)`
  _ = numbers.throttle(0.5, valuesPassingTest: { $0 > 1 })
  // error: conformance of 'ThrottleWhereElsewhere' to 'TickStreamsAPI' is unavailable: RAC's throttle is `debounce(for:where:on:)`
  _ = numbers.deliverOnMainThread()
  // warning: 'deliverOnMainThread()' is deprecated: use `deliver(on: .main)`, or `onMain.subscribe(onNext:)`, whose closure is on the main actor [#DeprecatedDeclaration]
  _ = numbers.deliverOn(RACScheduler.mainThread())
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  // warning: 'deliverOn' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = numbers.subscribe(on: RACScheduler.mainThread())
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  // warning: 'subscribe(on:)' is deprecated: use `delaySubscription(.zero, on:)` [#DeprecatedDeclaration]
  _ = numbers.subscribeOn(scheduler)
  // warning: 'subscribeOn' is deprecated: use `delaySubscription(.zero, on:)` [#DeprecatedDeclaration]
  _ = numbers.publish()
  // warning: 'publish()' is deprecated: renamed to 'multicast()' [#DeprecatedDeclaration]
  _ = numbers.replay()
  // error: 'replay' is unavailable: use `share(replay:)`; to connect by hand, `multicast(_:)` with a `TickSubject(replay:)`
  _ = numbers.replayLazily()
  // error: 'replayLazily(upTo:)' is unavailable: use `share(replay:)`, whose values go with the last subscriber; to keep them, `multicast(_:)` with a `TickSubject(replay:)`
  _ = numbers.multicast(subject).autoconnect()
  // error: 'autoconnect()' is unavailable: use `share()` on the signal, in place of `multicast()`
  _ = failing.catchTo(failing)
  // warning: 'catchTo' is deprecated: use `catch { _ in signal }` [#DeprecatedDeclaration]
  _ = failing.catch(to: failing)
  // warning: 'catch(to:)' is deprecated: use `catch { _ in signal }` [#DeprecatedDeclaration]
  _ = failing.`catch` { _ in failing }
  _ = failing.retry()
  _ = failing.`try` { _ in true }
  // error: 'try' is unavailable: use `tryMap(_:)`, whose closure throws
  _ = numbers.`repeat`()
  // warning: 'repeat()' is deprecated: renamed to 'repeated()' [#DeprecatedDeclaration]
  _ = numbers.materialize()
  _ = numbers.logAll()
  // warning: 'logAll()' is deprecated: renamed to 'log(_:)' [#DeprecatedDeclaration]
  _ = numbers.logNext()
  // error: 'logNext()' has been renamed to 'log(_:)'
  _ = flags.not()
  _ = numbers.any { $0 > 1 }
  // warning: 'any' is deprecated: renamed to 'contains(where:)' [#DeprecatedDeclaration]
  _ = numbers.any()
  // warning: 'any()' is deprecated: use `contains { _ in true }` [#DeprecatedDeclaration]
  _ = numbers.all { $0 > 1 }
  // warning: 'all' is deprecated: renamed to 'allSatisfy(_:)' [#DeprecatedDeclaration]
  _ = numbers.doError { _ in }
  // warning: 'doError' is deprecated: use `handleEvents(onFailed:)` [#DeprecatedDeclaration]
  _ = numbers.doCompleted {}
  // warning: 'doCompleted' is deprecated: use `handleEvents(onCompleted:)` [#DeprecatedDeclaration]
  _ = numbers.then { numbers }
  // error: 'then' is unavailable: use `then(_:)` with the signal itself, `.deferred { … }` if it is to be made late
  _ = numbers.groupBy({ $0 }, transform: { $0 })
  // error: 'groupBy(_:transform:)' is unavailable: use `grouped(by:)`, and `map(_:)` in each group
  _ = numbers.setKeyPath("x", on: owner)
  // error: 'setKeyPath(_:on:)' is unavailable: use `bind(to:on:)`, with a Swift key path
  _ = numbers.firstOrDefault(1)
  // error: 'firstOrDefault' is unavailable: no call blocks a thread here: `await signal.firstValue()`
  _ = numbers.reduceEach { $0 }
  // error: 'reduceEach' is unavailable: name the parts in the closure of `map`: `map { first, second in … }`
  _ = numbers.initially {}
  // warning: 'initially' is deprecated: use `handleEvents(onSubscribe:)` [#DeprecatedDeclaration]
  _ = numbers.distinctUntilChanged().subscribeNext { print($0) }
  // error: 'subscribeNext(_:error:completed:)' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, and keep what it returns
  // warning: 'distinctUntilChanged()' is deprecated: renamed to 'removeDuplicates()' [#DeprecatedDeclaration]
  _ = numbers.waitUntilCompleted(())
  // error: 'waitUntilCompleted' is unavailable: no call blocks a thread here: `await signal.firstValue()`
  _ = numbers.setKeyPath("x", on: scheduler)
  // error: 'setKeyPath(_:on:)' is unavailable: use `bind(to:on:)`, with a Swift key path
  _ = subject.sendCompleted()
  // warning: 'sendCompleted()' is deprecated: renamed to 'completed()' [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = subject.subscribeNext { _ in }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
}

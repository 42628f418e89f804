// swift-format-ignore-file
// Code with the names of ReactiveSwift, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares and counts
// them, and updates them with `--update`.

import Foundation
import TickStreams

private enum Flaw: Error { case a, b }

private final class Owner: @unchecked Sendable { var x = 0 }

private func reactiveSwiftOperators(
  _ numbers: TickSignal<Int, Never>, _ failing: TickSignal<Int, Flaw>, _ trigger: TickSignal<Void, Never>, _ flags: TickSignal<Bool, Never>,
  _ optionals: TickSignal<Int?, Never>, _ subject: TickSubject<Int, Never>, _ value: TickValue<Int>, _ scheduler: QueueScheduler,
  _ owner: Owner, _ bag: DisposeBag
) {
  _ = numbers.start()
  // error: conformance of 'SubscribeNothingElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { _ in })`, and keep what it returns
  _ = numbers.start { event in print(event) }
  // error: conformance of 'SubscribeEventsElsewhere' to 'TickStreamsAPI' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = numbers.startWithValues { _ in }
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  _ = failing.startWithFailed { _ in }
  // error: 'startWithFailed' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = numbers.startWithCompleted {}
  // error: 'startWithCompleted' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = numbers.observe { event in print(event) }
  _ = numbers.observeValues { _ in }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  _ = failing.observeFailed { _ in }
  // error: 'observeFailed' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = failing.observeResult { _ in }
  // error: 'observeResult' is unavailable: use `subscribe(onNext:onFailed:)`, and keep what it returns
  _ = numbers.observeCompleted {}
  // error: 'observeCompleted' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = numbers.observe(on: QueueScheduler.main)
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // warning: 'observe(on:)' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = numbers.observe(on: scheduler)
  // warning: 'observe(on:)' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = numbers.start(on: scheduler)
  // warning: 'start(on:)' is deprecated: use `delaySubscription(.zero, on:)` [#DeprecatedDeclaration]
  _ = numbers.delay(0.3, on: scheduler)
  // warning: 'delay(_:on:)' is deprecated: a span is a `Duration`, as in `.seconds(1)`: use `delay(.seconds(1), on: …)` [#DeprecatedDeclaration]
  _ = numbers.throttle(while: value, on: scheduler)
  // error: conformance of 'ThrottleWhileElsewhere' to 'TickStreamsAPI' is unavailable: use `filter(while: isPaused.not())`, which drops what comes meanwhile
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  _ = numbers.debounce(0.3, on: scheduler, discardWhenCompleted: true)
  // warning: 'debounce(_:on:discardWhenCompleted:)' is deprecated: use `debounce(for:discardWhenCompleted:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  _ = numbers.take(first: 1)
  // warning: 'take(first:)' is deprecated: renamed to 'take(_:)' [#DeprecatedDeclaration]
  _ = numbers.take(until: trigger)
  _ = numbers.take(during: Lifetime.make().lifetime)
  // error: 'make()' is unavailable: use `Lifetime()`, which ends with `dispose()` or when it is released
  _ = numbers.take(while: { $0 > 1 })
  _ = numbers.take(untilReplacement: numbers)
  // error: 'take(untilReplacement:)' is unavailable: share the replacement: `let next = replacement.share()`, and then `signal.take(until: next).merge(next)`
  _ = numbers.skip(first: 1)
  // warning: 'skip(first:)' is deprecated: renamed to 'skip(_:)' [#DeprecatedDeclaration]
  _ = numbers.skip(while: { $0 > 1 })
  _ = numbers.skip(until: trigger)
  _ = numbers.skipRepeats { $0 == $1 }
  // warning: 'skipRepeats' is deprecated: renamed to 'removeDuplicates(by:)' [#DeprecatedDeclaration]
  _ = numbers.uniqueValues()
  // error: 'uniqueValues()' is unavailable: use `removeDuplicates()` for repetitions, `scan(into:_:)` with a set for all
  _ = numbers.uniqueValues { $0 }
  // error: 'uniqueValues' is unavailable: use `scan(into:_:)` with a set
  _ = numbers.collect(count: 2)
  _ = numbers.collect { _, value in value > 1 }
  // error: conformance of 'CollectUntilElsewhere' to 'TickStreamsAPI' is unavailable: use `collect(count:)`, `collect(when:)`, or `scan(into:_:)` with an array
  _ = numbers.collect(every: .seconds(1), on: scheduler)
  _ = numbers.collect(every: .seconds(1), on: scheduler, skipEmpty: true, discardWhenCompleted: false)
  // error: conformance of 'CollectEveryElsewhere' to 'TickStreamsAPI' is unavailable: use `collect(every:skipEmpty:on:)`, which sends what waits at completion
  _ = numbers.reduce(0, +)
  _ = numbers.scan(0, +)
  _ = numbers.scan(into: 0) { $0 += $1 }
  _ = numbers.scanMap(0) { ($0, $1) }
  // error: conformance of 'ScanMapElsewhere' to 'TickStreamsAPI' is unavailable: use `scan(into:_:)` with a pair, and `map(_:)`
  _ = numbers.scanMap(into: 0) { $0 += $1; return $1 }
  // error: conformance of 'ScanMapElsewhere' to 'TickStreamsAPI' is unavailable: use `scan(into:_:)` with a pair, and `map(_:)`
  _ = numbers.flatMap(.merge) { _ in numbers }
  // warning: 'flatMap' is deprecated: use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle` [#DeprecatedDeclaration]
  _ = numbers.flatMap(.race) { _ in numbers }
  // error: 'race' is unavailable: use `TickSignal.race([…])`, with the signals in an array
  // warning: 'flatMap' is deprecated: use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle` [#DeprecatedDeclaration]
  _ = numbers.flatMap(.throttle) { _ in numbers }
  // warning: 'flatMap' is deprecated: use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle` [#DeprecatedDeclaration]
  _ = numbers.map { _ in numbers }.flatten(.merge)
  // warning: 'flatten' is deprecated: use `switchToLatest()` for `.latest`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat` [#DeprecatedDeclaration]
  _ = numbers.map { _ in numbers }.flatten(.latest)
  // warning: 'flatten' is deprecated: use `switchToLatest()` for `.latest`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat` [#DeprecatedDeclaration]
  _ = failing.flatMapError { _ in .empty }
  // warning: 'flatMapError' is deprecated: use `catch(_:)`; without a receiver, `self.catch(_:)` [#DeprecatedDeclaration]
  _ = failing.flatMapError { _ in SignalProducer(value: 1) }
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // warning: 'flatMapError' is deprecated: use `catch(_:)`; without a receiver, `self.catch(_:)` [#DeprecatedDeclaration]
  // warning: 'init(value:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  _ = failing.promoteError(Flaw.self)
  // error: conformance of 'PromotionElsewhere' to 'TickStreamsAPI' is unavailable: use `mapFailure(_:)`: this signal can fail already; `promoteFailure(to:)` is for one that cannot
  _ = numbers.promoteError(Flaw.self)
  // warning: 'promoteError' is deprecated: renamed to 'promoteFailure(to:)' [#DeprecatedDeclaration]
  _ = numbers.promoteError()
  // warning: 'promoteError()' is deprecated: renamed to 'promoteFailure(to:)' [#DeprecatedDeclaration]
  _ = failing.retry(upTo: 3, interval: 1, on: scheduler)
  // warning: 'retry(upTo:interval:on:)' is deprecated: use `retry(_:backoff:on:)`, with `.constant(.seconds(1))` for an interval [#DeprecatedDeclaration]
  _ = numbers.`repeat`(3)
  // warning: 'repeat' is deprecated: renamed to 'repeated(_:)' [#DeprecatedDeclaration]
  _ = numbers.then(SignalProducer<Int, Never>.empty)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  _ = numbers.concat(error: Flaw.a)
  // warning: 'concat(error:)' is deprecated: use `concat(.fail(error))` [#DeprecatedDeclaration]
  _ = numbers.prefix(value: 1)
  // warning: 'prefix(value:)' is deprecated: renamed to 'startWith(_:)' [#DeprecatedDeclaration]
  _ = numbers.prefix(numbers)
  // warning: 'prefix' is deprecated: use `other.concat(signal)`, or `startWith(_:)` for a value [#DeprecatedDeclaration]
  _ = numbers.merge(with: numbers)
  // warning: 'merge(with:)' is deprecated: renamed to 'merge(_:)' [#DeprecatedDeclaration]
  _ = numbers.combineLatest(with: numbers)
  // warning: 'combineLatest(with:)' is deprecated: renamed to 'combineLatest(_:)' [#DeprecatedDeclaration]
  _ = numbers.zip(with: numbers)
  // warning: 'zip(with:)' is deprecated: renamed to 'zip(_:)' [#DeprecatedDeclaration]
  _ = numbers.withLatest(from: numbers)
  _ = numbers.withLatestFrom(numbers)
  // warning: 'withLatestFrom' is deprecated: use `withLatest(from:).map(\.1)`: it sends both values [#DeprecatedDeclaration]
  _ = numbers.sample(on: trigger)
  // error: conformance of 'SampleElsewhere' to 'TickStreamsAPI' is unavailable: use `sample(when:)`, which sends a value once
  _ = numbers.logEvents()
  // warning: 'logEvents(identifier:)' is deprecated: renamed to 'log(_:)' [#DeprecatedDeclaration]
  _ = numbers.logEvents(identifier: "x")
  // warning: 'logEvents(identifier:)' is deprecated: renamed to 'log(_:)' [#DeprecatedDeclaration]
  _ = numbers.on(starting: {}, value: { _ in })
  // error: conformance of 'HookElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`
  _ = numbers.on(event: { _ in })
  // error: conformance of 'HookElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`
  _ = numbers.on(disposed: {})
  // error: conformance of 'HookElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`
  _ = numbers.attempt { _ in .success(()) }
  // error: conformance of 'AttemptElsewhere' to 'TickStreamsAPI' is unavailable: use `tryMap(_:)`, whose closure throws
  _ = failing.materialize()
  _ = failing.materializeResults()
  // error: 'materializeResults()' is unavailable: use `materialize()`
  _ = flags.negate()
  // warning: 'negate()' is deprecated: renamed to 'not()' [#DeprecatedDeclaration]
  _ = flags.and(flags)
  _ = flags.or(flags)
  _ = numbers.map(\.description)
  _ = numbers.filter { $0 > 1 }
  _ = numbers.lazyMap(on: scheduler) { $0 }
  // error: 'lazyMap(on:transform:)' is unavailable: use `deliver(on:).map(_:)`
  _ = numbers.producer
  // warning: 'producer' is deprecated: leave it out: a `TickSignal` starts with each subscription [#DeprecatedDeclaration]
  _ = numbers.single()
  // error: 'single' is unavailable: use `take(1)`; the type does not limit the number of values
  _ = numbers.wait()
  // error: 'wait()' is unavailable: no call blocks a thread here: `await signal.firstValue()`
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = numbers.observeInterrupted {}
  // error: 'observeInterrupted' is unavailable: nothing is interrupted here: use `handleEvents(onCancel:)`
  _ = optionals.skipNil()
  // warning: 'skipNil()' is deprecated: use `compactMap { $0 }` [#DeprecatedDeclaration]
  _ = numbers.take(last: 2).map { $0 }
  // warning: 'take(last:)' is deprecated: renamed to 'takeLast(_:)' [#DeprecatedDeclaration]
  _ = failing.concat(error: .a)
  // warning: 'concat(error:)' is deprecated: use `concat(.fail(error))` [#DeprecatedDeclaration]
  _ = failing.flatMapError { _ in failing }
  // warning: 'flatMapError' is deprecated: use `catch(_:)`; without a receiver, `self.catch(_:)` [#DeprecatedDeclaration]
  _ = numbers.skipNil()
  // error: conformance of 'OptionalsElsewhere' to 'TickStreamsAPI' is unavailable: leave it out: no value is `nil`; of optional values, `compactMap { $0 }` or `map { $0 ?? value }`
}

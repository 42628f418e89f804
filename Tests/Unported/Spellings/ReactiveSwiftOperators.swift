// swift-format-ignore-file
// Code in the spelling of ReactiveSwift, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares and
// counts, and `.ci/porting-diagnostics --update` writes them anew.

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
  // error: 'start()' is unavailable: use `subscribe(onNext:)` and keep the handle
  _ = numbers.start { event in print(event) }
  // error: 'start' has been renamed to 'observe(_:)'
  _ = numbers.startWithValues { _ in }
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`
  _ = failing.startWithFailed { _ in }
  // error: 'startWithFailed' is unavailable: use `observe { event in … }`
  _ = numbers.startWithCompleted {}
  // error: 'startWithCompleted' is unavailable: use `observe { event in … }`
  _ = numbers.observe { event in print(event) }
  _ = numbers.observeValues { _ in }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`
  _ = failing.observeFailed { _ in }
  // error: 'observeFailed' is unavailable: use `observe { event in … }`
  _ = failing.observeResult { _ in }
  // error: 'observeResult' is unavailable: use `subscribe(onNext:onFailed:)`
  _ = numbers.observeCompleted {}
  // error: 'observeCompleted' is unavailable: use `observe { event in … }`
  _ = numbers.observe(on: QueueScheduler.main)
  // error: 'main' is unavailable: use `.main`
  // error: 'observe(on:)' has been renamed to 'deliver(on:)'
  _ = numbers.observe(on: scheduler)
  // error: 'observe(on:)' has been renamed to 'deliver(on:)'
  _ = numbers.start(on: scheduler)
  _ = numbers.delay(0.3, on: scheduler)
  // error: 'delay(_:on:)' is unavailable: a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.throttle(while: value, on: scheduler)
  // error: cannot convert value of type 'TickValue<Int>' to expected argument type 'TickSignal<Bool, Never>'
  _ = numbers.debounce(0.3, on: scheduler, discardWhenCompleted: true)
  // error: 'debounce(_:on:discardWhenCompleted:)' is unavailable: use `debounce(for:discardWhenCompleted:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.take(first: 1)
  // error: 'take(first:)' has been renamed to 'take(_:)'
  _ = numbers.take(until: trigger)
  _ = numbers.take(during: Lifetime.make().lifetime)
  // error: 'make()' is unavailable: use `Lifetime()`, which ends with `dispose()` or when it is released
  _ = numbers.take(while: { $0 > 1 })
  _ = numbers.take(untilReplacement: numbers)
  _ = numbers.skip(first: 1)
  // error: 'skip(first:)' has been renamed to 'skip(_:)'
  _ = numbers.skip(while: { $0 > 1 })
  _ = numbers.skip(until: trigger)
  _ = numbers.skipRepeats { $0 == $1 }
  // error: 'skipRepeats' has been renamed to 'removeDuplicates(by:)'
  _ = numbers.uniqueValues()
  // error: 'uniqueValues()' is unavailable: use `removeDuplicates()` for repetitions, `scan(into:_:)` with a set for all
  _ = numbers.uniqueValues { $0 }
  // error: 'uniqueValues' is unavailable: use `scan(into:_:)` with a set
  _ = numbers.collect(count: 2)
  _ = numbers.collect { _, value in value > 1 }
  // error: trailing closure passed to parameter of type 'Int' that does not accept a closure
  _ = numbers.collect(every: .seconds(1), on: scheduler)
  _ = numbers.collect(every: .seconds(1), on: scheduler, skipEmpty: true, discardWhenCompleted: false)
  // error: 'collect(every:on:skipEmpty:discardWhenCompleted:)' is unavailable: use `collect(every:skipEmpty:on:)`
  _ = numbers.reduce(0, +)
  _ = numbers.scan(0, +)
  _ = numbers.scan(into: 0) { $0 += $1 }
  _ = numbers.scanMap(0) { ($0, $1) }
  // error: 'scanMap' is unavailable: use `scan(into:_:)` with a pair, and `map(_:)`
  _ = numbers.scanMap(into: 0) { $0 += $1; return $1 }
  // error: 'scanMap(into:_:)' is unavailable: use `scan(into:_:)` with a pair, and `map(_:)`
  _ = numbers.flatMap(.merge) { _ in numbers }
  // error: 'flatMap' is unavailable: use `flatMapLatest(_:)` for `.latest`, `flatMap(_:)` for `.merge`, `concatMap(_:)` for `.concat`
  _ = numbers.flatMap(.race) { _ in numbers }
  // error: 'flatMap' is unavailable: use `flatMapLatest(_:)` for `.latest`, `flatMap(_:)` for `.merge`, `concatMap(_:)` for `.concat`
  _ = numbers.flatMap(.throttle) { _ in numbers }
  // error: type 'FlattenStrategyOfReactiveSwift' has no member 'throttle'
  _ = numbers.map { _ in numbers }.flatten(.merge)
  // error: 'flatten' is unavailable: use `switchToLatest()` for `.latest`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat`
  _ = numbers.map { _ in numbers }.flatten(.latest)
  // error: 'flatten' is unavailable: use `switchToLatest()` for `.latest`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat`
  _ = failing.flatMapError { _ in .empty }
  // error: 'flatMapError' is unavailable: use `catch(_:)`
  _ = failing.flatMapError { _ in SignalProducer(value: 1) }
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'flatMapError' is unavailable: use `catch(_:)`
  // error: 'init(value:)' is unavailable: use `.just(_:)`
  _ = failing.promoteError(Flaw.self)
  // error: 'promoteError' has been renamed to 'promoteFailure(to:)'
  _ = numbers.promoteError(Flaw.self)
  // error: 'promoteError' has been renamed to 'promoteFailure(to:)'
  _ = numbers.promoteError()
  // error: 'promoteError()' has been renamed to 'promoteFailure(to:)'
  _ = failing.retry(upTo: 3, interval: 1, on: scheduler)
  // error: 'retry(upTo:interval:on:)' is unavailable: use `retry(_:backoff:on:)`, with `.constant(.seconds(1))` for an interval
  _ = numbers.`repeat`(3)
  // error: 'repeat' has been renamed to 'repeated(_:)'
  _ = numbers.then(SignalProducer<Int, Never>.empty)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  _ = numbers.concat(error: Flaw.a)
  // error: 'concat(error:)' is unavailable: use `concat(.fail(_:))`
  _ = numbers.prefix(value: 1)
  // error: 'prefix(value:)' has been renamed to 'startWith(_:)'
  _ = numbers.prefix(numbers)
  // error: 'prefix' is unavailable: use `startWith(_:)`, or `TickSignal.concat`
  _ = numbers.merge(with: numbers)
  // error: 'merge(with:)' has been renamed to 'merge(_:)'
  _ = numbers.combineLatest(with: numbers)
  // error: 'combineLatest(with:)' has been renamed to 'combineLatest(_:)'
  _ = numbers.zip(with: numbers)
  // error: 'zip(with:)' has been renamed to 'zip(_:)'
  _ = numbers.withLatest(from: numbers)
  _ = numbers.withLatestFrom(numbers)
  // error: 'withLatestFrom' is unavailable: use `withLatest(from:).map(\.1)`: it sends both values
  _ = numbers.sample(on: trigger)
  // error: 'sample(on:)' has been renamed to 'sample(when:)'
  _ = numbers.logEvents()
  // error: 'logEvents(identifier:)' has been renamed to 'log(_:)'
  _ = numbers.logEvents(identifier: "x")
  // error: 'logEvents(identifier:)' has been renamed to 'log(_:)'
  _ = numbers.on(starting: {}, value: { _ in })
  // error: 'on(starting:started:event:failed:completed:interrupted:terminated:disposed:value:)' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`
  _ = numbers.on(event: { _ in })
  // error: 'on(starting:started:event:failed:completed:interrupted:terminated:disposed:value:)' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`
  _ = numbers.on(disposed: {})
  // error: 'on(starting:started:event:failed:completed:interrupted:terminated:disposed:value:)' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`
  _ = numbers.attempt { _ in .success(()) }
  // error: 'attempt' is unavailable: use `tryMap(_:)`, whose closure throws
  _ = failing.materialize()
  _ = failing.materializeResults()
  // error: 'materializeResults()' is unavailable: use `materialize()`
  _ = flags.negate()
  // error: 'negate()' has been renamed to 'not()'
  _ = flags.and(flags)
  _ = flags.or(flags)
  _ = numbers.map(\.description)
  _ = numbers.filter { $0 > 1 }
  _ = numbers.lazyMap(on: scheduler) { $0 }
  // error: 'lazyMap(on:transform:)' is unavailable: use `deliver(on:).map(_:)`
  _ = numbers.producer
  // error: 'producer' is unavailable: leave it out: a `TickSignal` starts with each subscription
  _ = numbers.single()
  // error: 'single()' is unavailable: use `take(1)`; nothing says that there is one value only
  _ = numbers.wait()
  // error: 'wait()' is unavailable: no call blocks a thread here: `await signal.first()`
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = numbers.observeInterrupted {}
  // error: 'observeInterrupted' is unavailable: nothing is interrupted here: use `handleEvents(onCancel:)`
  _ = optionals.skipNil()
  // error: 'skipNil()' is unavailable: use `compactMap { $0 }`
  _ = numbers.take(last: 2).map { $0 }
  // error: 'take(last:)' has been renamed to 'takeLast(_:)'
  _ = failing.concat(error: .a)
  // error: 'concat(error:)' is unavailable: use `concat(.fail(error))`
  _ = failing.flatMapError { _ in failing }
  // error: 'flatMapError' has been renamed to 'catch(_:)'
  _ = numbers.skipNil()
  // error: 'skipNil()' is unavailable: use `compactMap { $0 }`
}

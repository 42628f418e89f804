// swift-format-ignore-file
// Code with the names of RxSwift, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares and counts them, and
// updates them with `--update`.

import Foundation
import TickStreams

private enum Flaw: Error { case a, b }

private final class Owner: @unchecked Sendable { var x = 0 }

private func rxSwiftOperators(
  _ numbers: TickSignal<Int, Never>, _ failing: TickSignal<Int, Flaw>, _ trigger: TickSignal<Void, Never>, _ flags: TickSignal<Bool, Never>,
  _ optionals: TickSignal<Int?, Never>, _ subject: TickSubject<Int, Never>, _ value: TickValue<Int>, _ scheduler: QueueScheduler,
  _ owner: Owner, _ bag: DisposeBag
) {
  _ = numbers.subscribe { event in print(event) }
  _ = numbers.subscribe(onNext: { _ in }, onDisposed: {})
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  _ = numbers.subscribe()
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  _ = numbers.subscribe(with: owner, onNext: { optionals, x in })
  _ = failing.subscribe(onSuccess: { _ in }, onFailure: { _ in })
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  _ = numbers.subscribe(subject)
  // error: conformance of 'SubscribeSubjectElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does
  _ = numbers.subscribe(value)
  // error: conformance of 'SubscribePropertyElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { property.current = $0 })`, or with `onMain:` for the main actor
  _ = numbers.bind { _ in }
  // error: conformance of 'BindElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns
  _ = numbers.bind(with: owner) { optionals, x in }
  // error: conformance of 'BindWithElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(with:onNext:)`, or `onMain.subscribe(with:onNext:)` for the main actor, and keep what it returns
  _ = numbers.bind(to: subject, subject)
  // error: conformance of 'SubscribeSubjectElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does
  _ = numbers.bindTo(subject)
  // error: 'bindTo' is unavailable: use `subscribe(onNext:)`, with a closure that sends the value, or sets `current`
  _ = numbers.drive { _ in }
  // error: conformance of 'DriveElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns
  _ = numbers.drive(onNext: { _ in }, onCompleted: {}, onDisposed: {})
  // error: conformance of 'DriveElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns
  _ = numbers.drive(subject)
  // error: conformance of 'SubscribeSubjectElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does
  _ = numbers.drive(with: owner, onNext: { optionals, x in })
  // error: conformance of 'DriveWithElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(with:onNext:onCompleted:)`, and keep what it returns
  _ = numbers.emit(to: subject)
  // error: conformance of 'SubscribeSubjectElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does
  _ = numbers.emit(onNext: { _ in })
  // error: conformance of 'DriveElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns
  _ = numbers.asDriver(onErrorDriveWith: .empty)
  // error: conformance of 'EmptyDriverElsewhere' to 'TickStreamsAPI' is unavailable: use `catch { _ in .empty }.share(replay: 1)`, and `onMain.subscribe(onNext:)`
  _ = numbers.asDriver { _ in .empty }
  // error: conformance of 'FailingDriverElsewhere' to 'TickStreamsAPI' is unavailable: use `catch { _ in .just(value) }.share(replay: 1)`, and `onMain.subscribe(onNext:)`
  _ = numbers.asSignal(onErrorJustReturn: 1)
  // error: conformance of 'FailingSignalOfRx' to 'TickStreamsAPI' is unavailable: use `catch { _ in .just(value) }.share()`, and `onMain.subscribe(onNext:)`
  _ = numbers.asSignal()
  // error: conformance of 'SignalOfRx' to 'TickStreamsAPI' is unavailable: use `share()`, which a signal of RxCocoa has, and `onMain.subscribe(onNext:)`
  _ = numbers.asSingle()
  // warning: 'asSingle()' is deprecated: leave it out; the type does not limit the number of values [#DeprecatedDeclaration]
  _ = numbers.asMaybe()
  // warning: 'asMaybe()' is deprecated: leave it out; the type does not limit the number of values [#DeprecatedDeclaration]
  _ = numbers.asCompletable()
  // warning: 'asCompletable()' is deprecated: renamed to 'ignoreValues()' [#DeprecatedDeclaration]
  _ = numbers.asInfallible(onErrorJustReturn: 1)
  // warning: 'asInfallible(onErrorJustReturn:)' is deprecated: use `catch { _ in .just(value) }` [#DeprecatedDeclaration]
  _ = numbers.asObservable()
  // warning: 'asObservable()' is deprecated: leave it out: every operator gives a `TickSignal` [#DeprecatedDeclaration]
  _ = numbers.observeOn(MainScheduler.instance)
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'observeOn' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = numbers.observe(on: MainScheduler.instance)
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'observe(on:)' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = numbers.observe(on: MainScheduler.asyncInstance)
  // error: 'asyncInstance' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // warning: 'observe(on:)' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = numbers.subscribeOn(scheduler)
  // warning: 'subscribeOn' is deprecated: use `delaySubscription(.zero, on:)` [#DeprecatedDeclaration]
  _ = numbers.subscribe(on: scheduler)
  // warning: 'subscribe(on:)' is deprecated: use `delaySubscription(.zero, on:)` [#DeprecatedDeclaration]
  _ = numbers.subscribe(on: MainScheduler.instance)
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'subscribe(on:)' is deprecated: use `delaySubscription(.zero, on:)` [#DeprecatedDeclaration]
  _ = numbers.debounce(0.3, scheduler: MainScheduler.instance)
  // warning: 'debounce(_:scheduler:)' is deprecated: use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = numbers.throttle(0.3, scheduler: MainScheduler.instance)
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'throttle(_:latest:scheduler:)' is deprecated: use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  _ = numbers.throttle(.milliseconds(300), scheduler: scheduler)
  // warning: 'throttle(_:scheduler:)' is deprecated: renamed to 'throttle(for:on:)' [#DeprecatedDeclaration]
  _ = numbers.delay(1.0, scheduler: scheduler)
  // warning: 'delay(_:scheduler:)' is deprecated: use `delay(_:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  _ = numbers.delaySubscription(.seconds(1), scheduler: scheduler)
  // warning: 'delaySubscription(_:scheduler:)' is deprecated: renamed to 'delaySubscription(_:on:)' [#DeprecatedDeclaration]
  _ = numbers.timeout(.seconds(1), other: numbers, scheduler: scheduler)
  // warning: 'timeout(_:other:scheduler:)' is deprecated: renamed to 'timeout(afterSilence:or:on:)' [#DeprecatedDeclaration]
  _ = numbers.buffer(timeSpan: .seconds(1), count: 3, scheduler: scheduler)
  // warning: 'buffer(timeSpan:count:scheduler:)' is deprecated: renamed to 'collect(every:maxCount:on:)' [#DeprecatedDeclaration]
  _ = numbers.take(1)
  _ = numbers.take(for: .seconds(1), scheduler: scheduler)
  // warning: 'take(for:scheduler:)' is deprecated: renamed to 'take(for:on:)' [#DeprecatedDeclaration]
  _ = numbers.take(while: { $0 > 1 })
  _ = numbers.take(until: { $0 > 1 }, behavior: .inclusive)
  // warning: 'take(until:behavior:)' is deprecated: use `take(while:inclusive:)`, with the opposite condition [#DeprecatedDeclaration]
  _ = numbers.takeWhile { $0 > 1 }
  // warning: 'takeWhile' is deprecated: renamed to 'take(while:)' [#DeprecatedDeclaration]
  _ = numbers.takeUntil(.inclusive) { $0 > 1 }
  // warning: 'takeUntil(_:predicate:)' is deprecated: use `take(while:inclusive:)`, with the opposite condition [#DeprecatedDeclaration]
  _ = numbers.takeLast(1)
  _ = numbers.skip(while: { $0 > 1 })
  _ = numbers.skip(until: trigger)
  _ = numbers.skipWhile { $0 > 1 }
  // warning: 'skipWhile' is deprecated: renamed to 'skip(while:)' [#DeprecatedDeclaration]
  _ = numbers.skipUntil(trigger)
  // error: 'skipUntil' is unavailable: use `skip(until:)`, which ignores how the other signal ends
  _ = numbers.elementAt(1)
  // error: 'elementAt' is unavailable: use `element(at:)`, which completes if there are fewer values
  _ = numbers.element(at: 1)
  _ = numbers.single { $0 > 1 }
  // error: 'single' is unavailable: use `take(1)`; the type does not limit the number of values
  _ = numbers.distinctUntilChanged { $0 }
  // warning: 'distinctUntilChanged' is deprecated: use `removeDuplicates { $0.key == $1.key }` [#DeprecatedDeclaration]
  _ = numbers.distinctUntilChanged(at: \.self)
  // warning: 'distinctUntilChanged(at:)' is deprecated: use `removeDuplicates { $0.key == $1.key }` [#DeprecatedDeclaration]
  _ = numbers.distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
  // warning: 'distinctUntilChanged(_:comparer:)' is deprecated: use `removeDuplicates(by:)`, which compares the keys of the two values [#DeprecatedDeclaration]
  _ = numbers.ifEmpty(default: 1)
  // warning: 'ifEmpty(default:)' is deprecated: renamed to 'orIfEmpty(_:)' [#DeprecatedDeclaration]
  _ = numbers.ifEmpty(switchTo: numbers)
  // error: 'ifEmpty(switchTo:)' is unavailable: use `concat(_:)`, or `orIfEmpty(_:)` for one value
  _ = numbers.catchAndReturn(1)
  // warning: 'catchAndReturn' is deprecated: use `catch { _ in .just(value) }` [#DeprecatedDeclaration]
  _ = failing.catchError { _ in .just(1) }
  // warning: 'catchError' is deprecated: use `catch(_:)`; without a receiver, `self.catch(_:)` [#DeprecatedDeclaration]
  _ = failing.catchErrorJustReturn(1)
  // warning: 'catchErrorJustReturn' is deprecated: use `catch { _ in .just(value) }` [#DeprecatedDeclaration]
  _ = failing.catchErrorJustComplete()
  // warning: 'catchErrorJustComplete()' is deprecated: use `catch { _ in .empty }` [#DeprecatedDeclaration]
  _ = failing.retry(3)
  _ = failing.retryWhen { e in e }
  // error: 'retryWhen' is unavailable: use `retry(_:where:backoff:on:)`; a wait that the failure decides is `catch` with `delaySubscription`
  _ = failing.retry(when: { $0.flatMap { _ in trigger } })
  // error: conformance of 'RetryWhenElsewhere' to 'TickStreamsAPI' is unavailable: use `retry(_:where:backoff:on:)`; a wait that the failure decides is `catch` with `delaySubscription`
  _ = failing.retry(.exponentialDelayed(maxCount: 3, initial: 1, multiplier: 2))
  // error: conformance of 'RetryWhenElsewhere' to 'TickStreamsAPI' is unavailable: use `retry(_:where:backoff:on:)`; a wait that the failure decides is `catch` with `delaySubscription`
  _ = numbers.reduce(0, accumulator: +)
  // warning: 'reduce(_:accumulator:)' is deprecated: renamed to 'reduce(_:_:)' [#DeprecatedDeclaration]
  _ = numbers.reduce(0) { $0 + $1 }
  _ = numbers.scan(into: 0) { $0 += $1 }
  _ = numbers.toArray()
  // warning: 'toArray()' is deprecated: renamed to 'collect()' [#DeprecatedDeclaration]
  _ = numbers.map { _ in numbers }.concat()
  // warning: 'concat()' is deprecated: use `flatten(maxConcurrent: 1)` [#DeprecatedDeclaration]
  _ = numbers.map { _ in numbers }.merge(maxConcurrent: 2)
  // warning: 'merge(maxConcurrent:)' is deprecated: renamed to 'flatten(maxConcurrent:)' [#DeprecatedDeclaration]
  _ = numbers.map { _ in numbers }.switchLatest()
  // warning: 'switchLatest()' is deprecated: renamed to 'switchToLatest()' [#DeprecatedDeclaration]
  _ = numbers.concatMap { _ in numbers }
  _ = numbers.flatMapFirst { _ in numbers }
  _ = numbers.flatMap { _ in .just(1) }
  _ = numbers.flatMapLatest { _ in Observable.just(1) }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  _ = numbers.flatMapLatest { _ in Observable<Int>.empty() }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // warning: 'callAsFunction()' is deprecated: write it without parentheses: `.empty`, `.never` [#DeprecatedDeclaration]
  _ = numbers.flatMapLatest { _ in .empty() }
  // error: conformance of 'EmptyElsewhere' to 'TickStreamsAPI' is unavailable: write it without parentheses, and with its type: `TickSignal<Value, any Error>.empty`, `TickSignal<Value, any Error>.never`
  _ = numbers.withLatestFrom(numbers) { $0 + $1 }
  // warning: 'withLatestFrom(_:resultSelector:)' is deprecated: use `withLatest(from:).map { … }` [#DeprecatedDeclaration]
  _ = numbers.withLatestFrom(numbers, resultSelector: { $0 + $1 })
  // warning: 'withLatestFrom(_:resultSelector:)' is deprecated: use `withLatest(from:).map { … }` [#DeprecatedDeclaration]
  _ = numbers.withLatestFrom(subject)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalArgument' is unavailable: pass its `signal`
  // warning: 'withLatestFrom' is deprecated: use `withLatest(from:).map(\.1)`: it sends both values [#DeprecatedDeclaration]
  _ = numbers.sample(trigger)
  // error: conformance of 'SampleElsewhere' to 'TickStreamsAPI' is unavailable: use `sample(when:)`, which sends a value once
  _ = numbers.sample(trigger, defaultValue: 1)
  // error: conformance of 'SampleElsewhere' to 'TickStreamsAPI' is unavailable: use `sample(when:)`, which sends a value once
  _ = numbers.amb(numbers)
  // warning: 'amb' is deprecated: renamed to 'race(_:)' [#DeprecatedDeclaration]
  _ = numbers.startWith(1, 2)
  _ = numbers.pairwise()
  _ = numbers.enumerated()
  _ = numbers.materialize()
  _ = numbers.map { _ in Event<Int, Flaw>.completed }.dematerialize()
  _ = numbers.timestamp()
  // error: 'timestamp' is unavailable: use `timestamped(on:)`
  _ = numbers.timeInterval()
  // error: 'timeInterval' is unavailable: use `measureInterval(on:)`
  _ = numbers.compactMap { $0 }
  _ = optionals.unwrap()
  // warning: 'unwrap()' is deprecated: use `compactMap { $0 }` [#DeprecatedDeclaration]
  _ = optionals.filterNil()
  // warning: 'filterNil()' is deprecated: use `compactMap { $0 }` [#DeprecatedDeclaration]
  _ = numbers.mapTo(1)
  // warning: 'mapTo' is deprecated: renamed to 'replaceValues(with:)' [#DeprecatedDeclaration]
  _ = numbers.mapToVoid()
  // warning: 'mapToVoid()' is deprecated: use `replaceValues(with: ())` [#DeprecatedDeclaration]
  _ = flags.not()
  _ = numbers.ignore(1)
  // warning: 'ignore' is deprecated: use `filter { $0 != value }` [#DeprecatedDeclaration]
  _ = numbers.pausable(flags)
  // error: 'pausable' is unavailable: use `filter(while: isOn.startWith(false))`
  _ = numbers.pausableBuffered(flags)
  // error: 'pausableBuffered(_:limit:flushOnCompleted:flushOnError:)' is unavailable: use `collect(when:)`, which holds all values
  _ = numbers.delay(.seconds(1))
  // error: conformance of 'DelayElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, with a scheduler and a `Duration`, as in `.seconds(1)`
  _ = numbers.nwise(2)
  // error: 'nwise' is unavailable: use `collect(count:step:)`
  _ = numbers.retry(.immediate(maxCount: 2))
  // error: conformance of 'RetryWhenElsewhere' to 'TickStreamsAPI' is unavailable: use `retry(_:where:backoff:on:)`; a wait that the failure decides is `catch` with `delaySubscription`
  _ = numbers.bufferWithTrigger(trigger)
  // error: 'bufferWithTrigger' is unavailable: use `collect(when:)`
  _ = numbers.replay(1)
  // error: 'replay' is unavailable: use `share(replay:)`; to connect by hand, `multicast(_:)` with a `TickSubject(replay:)`
  _ = numbers.replayAll()
  // error: 'replayAll()' is unavailable: use `multicast(_:)` with a `TickSubject(replay:)`
  _ = numbers.publish()
  // warning: 'publish()' is deprecated: renamed to 'multicast()' [#DeprecatedDeclaration]
  _ = numbers.publish().connect()
  // warning: 'publish()' is deprecated: renamed to 'multicast()' [#DeprecatedDeclaration]
  _ = numbers.share()
  _ = numbers.share(replay: 1)
  _ = numbers.share(replay: 1, scope: .forever)
  // error: conformance of 'ShareScopeElsewhere' to 'TickStreamsAPI' is unavailable: use `share(replay:)`, whose values go with the last subscriber and stay after completion; for `.forever`, `multicast(_:)`
  _ = numbers.shareReplay(1)
  // error: 'shareReplay' is unavailable: use `share(replay:)`, which keeps its values after completion, and does not start again
  _ = numbers.shareReplayLatestWhileConnected()
  // error: 'shareReplayLatestWhileConnected()' is unavailable: use `share(replay: 1)`, which keeps its value after completion, and does not start again
  _ = numbers.multicast { subject }
  // error: conformance of 'MulticastElsewhere' to 'TickStreamsAPI' is unavailable: use `multicast(subject)`
  _ = numbers.multicast(makeSubject: { subject })
  // error: conformance of 'MulticastElsewhere' to 'TickStreamsAPI' is unavailable: use `multicast(subject)`
  _ = numbers.debug()
  // warning: 'debug(_:trimOutput:)' is deprecated: renamed to 'log(_:)' [#DeprecatedDeclaration]
  _ = numbers.debug("x", trimOutput: true)
  // warning: 'debug(_:trimOutput:)' is deprecated: renamed to 'log(_:)' [#DeprecatedDeclaration]
  _ = numbers.`do`(onNext: { _ in }, onCompleted: {})
  // warning: 'do(onNext:onError:onCompleted:onSubscribe:)' is deprecated: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:)` [#DeprecatedDeclaration]
  _ = numbers.`do`(onDispose: {})
  // error: conformance of 'HookElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`
  _ = numbers.`do`(onSubscribe: {})
  // warning: 'do(onNext:onError:onCompleted:onSubscribe:)' is deprecated: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:)` [#DeprecatedDeclaration]
  _ = numbers.`do`(afterNext: { _ in })
  // error: conformance of 'AfterHookElsewhere' to 'TickStreamsAPI' is unavailable: nothing is called after an event: write it in the closure of the subscriber
  _ = numbers.groupBy(keySelector: { $0 })
  // error: 'groupBy(keySelector:)' is unavailable: use `grouped(by:)`
  _ = numbers.window(timeSpan: .seconds(1), count: 2, scheduler: scheduler)
  // warning: 'window(timeSpan:count:scheduler:)' is deprecated: renamed to 'window(every:maxCount:on:)' [#DeprecatedDeclaration]
  _ = numbers.toBlocking()
  // error: 'toBlocking(timeout:)' is unavailable: no call blocks a thread here: `try await signal.firstValue()`, or `collect()` for all values
  _ = numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
  // warning: 'disposed(by:)' is deprecated: renamed to 'store(in:)' [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = numbers.subscribe(onNext: { print($0) }).addDisposableTo(bag)
  // warning: 'addDisposableTo' is deprecated: renamed to 'store(in:)' [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = failing.concat(error: .a)
  // warning: 'concat(error:)' is deprecated: use `concat(.fail(error))` [#DeprecatedDeclaration]
  _ = numbers.takeWhile(.inclusive) { $0 > 1 }
  // warning: 'takeWhile(_:predicate:)' is deprecated: use `take(while:inclusive:)` [#DeprecatedDeclaration]
  _ = numbers.bindTo(value)
  // error: 'bindTo' is unavailable: use `subscribe(onNext:)`, with a closure that sends the value, or sets `current`
  _ = numbers.do(onSubscribed: {})
  // error: conformance of 'HookElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`
}

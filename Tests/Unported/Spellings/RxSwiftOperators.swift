// swift-format-ignore-file
// Code in the spelling of RxSwift, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares and
// counts, and `.ci/porting-diagnostics --update` writes them anew.

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
  // error: 'subscribe(onNext:onDisposed:)' is unavailable: use `observe { event in … }`, or `handleEvents(onCancel:)` before `subscribe(onNext:)`
  _ = numbers.subscribe()
  // error: 'subscribe()' is unavailable: use `subscribe(onNext: { _ in })`
  _ = numbers.subscribe(with: owner, onNext: { optionals, x in })
  _ = failing.subscribe(onSuccess: { _ in }, onFailure: { _ in })
  // error: 'subscribe(onSuccess:onFailure:onDisposed:)' is unavailable: use `subscribe(onNext:onFailed:)`
  _ = numbers.subscribe(subject)
  // error: 'subscribe' is unavailable: use `observe { event in subject.send(event) }`
  _ = numbers.subscribe(value)
  // error: 'subscribe' is unavailable: use `subscribe(onNext: { value in property.current = value })`
  _ = numbers.bind { _ in }
  // error: 'bind(onNext:)' is unavailable: use `subscribe(onNext:)`, or `subscribe(onMain:)`
  _ = numbers.bind(with: owner) { optionals, x in }
  // error: 'bind(with:onNext:)' is unavailable: use `subscribe(with:onNext:)`
  _ = numbers.bind(to: subject, subject)
  // error: 'bind(to:)' is unavailable: use `observe { event in subject.send(event) }`
  _ = numbers.bindTo(subject)
  // error: 'bindTo' is unavailable: use `observe { event in subject.send(event) }`
  _ = numbers.drive { _ in }
  // error: 'drive(onNext:)' is unavailable: use `subscribe(onMain:)`
  _ = numbers.drive(onNext: { _ in }, onCompleted: {}, onDisposed: {})
  // error: 'drive(onNext:onCompleted:onDisposed:)' is unavailable: use `subscribe(onMain:onCompleted:)`
  _ = numbers.drive(subject)
  // error: 'drive' is unavailable: use `deliver(on: .main).observe { event in subject.send(event) }`
  _ = numbers.drive(with: owner, onNext: { optionals, x in })
  // error: 'drive(with:onNext:)' is unavailable: use `subscribe(with:onMain:)`
  _ = numbers.emit(to: subject)
  // error: 'emit(to:)' is unavailable: use `deliver(on: .main).observe { event in subject.send(event) }`
  _ = numbers.emit(onNext: { _ in })
  // error: 'emit(onNext:)' is unavailable: use `subscribe(onMain:)`
  _ = numbers.asDriver(onErrorDriveWith: .empty)
  // error: 'asDriver(onErrorDriveWith:)' is unavailable: use `catch { _ in .empty }`; `subscribe(onMain:)` delivers on the main actor
  _ = numbers.asDriver { _ in .empty }
  // error: 'asDriver(onErrorRecover:)' is unavailable: use `catch(_:)`; `subscribe(onMain:)` delivers on the main actor
  _ = numbers.asSignal(onErrorJustReturn: 1)
  // error: 'asSignal(onErrorJustReturn:)' is unavailable: use `catch { _ in .just(value) }.share()`
  _ = numbers.asSignal()
  // error: 'asSignal()' is unavailable: leave it out; `share()` shares
  _ = numbers.asSingle()
  // error: 'asSingle()' is unavailable: leave it out; the type does not say how many values there are
  _ = numbers.asMaybe()
  // error: 'asMaybe()' is unavailable: leave it out; the type does not say how many values there are
  _ = numbers.asCompletable()
  // error: 'asCompletable()' is unavailable: use `ignoreValues()`
  _ = numbers.asInfallible(onErrorJustReturn: 1)
  // error: 'asInfallible(onErrorJustReturn:)' is unavailable: use `catch { _ in .just(value) }`
  _ = numbers.asObservable()
  // error: 'asObservable()' is unavailable: leave it out: every operator gives a `TickSignal`
  _ = numbers.observeOn(MainScheduler.instance)
  // error: 'instance' has been renamed to 'shared'
  // error: 'observeOn' has been renamed to 'deliver(on:)'
  _ = numbers.observe(on: MainScheduler.instance)
  // error: 'instance' has been renamed to 'shared'
  // error: 'observe(on:)' has been renamed to 'deliver(on:)'
  _ = numbers.observe(on: MainScheduler.asyncInstance)
  // error: 'asyncInstance' has been renamed to 'shared'
  // error: 'observe(on:)' has been renamed to 'deliver(on:)'
  _ = numbers.subscribeOn(scheduler)
  // error: 'subscribeOn' has been renamed to 'start(on:)'
  _ = numbers.subscribe(on: scheduler)
  // error: 'subscribe(on:)' has been renamed to 'start(on:)'
  _ = numbers.subscribe(on: MainScheduler.instance)
  // error: 'instance' has been renamed to 'shared'
  // error: 'subscribe(on:)' has been renamed to 'start(on:)'
  _ = numbers.debounce(0.3, scheduler: MainScheduler.instance)
  // error: 'debounce(_:scheduler:)' is unavailable: use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`
  // error: 'instance' has been renamed to 'shared'
  _ = numbers.throttle(0.3, scheduler: MainScheduler.instance)
  // error: 'instance' has been renamed to 'shared'
  // error: 'throttle(_:latest:scheduler:)' is unavailable: use `throttle(for:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.throttle(.milliseconds(300), scheduler: scheduler)
  // error: 'throttle(_:scheduler:)' has been renamed to 'throttle(for:on:)'
  _ = numbers.delay(1.0, scheduler: scheduler)
  // error: 'delay(_:scheduler:)' is unavailable: use `delay(_:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.delaySubscription(.seconds(1), scheduler: scheduler)
  // error: 'delaySubscription(_:scheduler:)' has been renamed to 'delaySubscription(_:on:)'
  _ = numbers.timeout(.seconds(1), other: numbers, scheduler: scheduler)
  // error: 'timeout(_:other:scheduler:)' has been renamed to 'timeout(between:or:on:)'
  _ = numbers.buffer(timeSpan: .seconds(1), count: 3, scheduler: scheduler)
  // error: 'buffer(timeSpan:count:scheduler:)' has been renamed to 'collect(every:orCount:on:)'
  _ = numbers.take(1)
  _ = numbers.take(for: .seconds(1), scheduler: scheduler)
  // error: 'take(for:scheduler:)' has been renamed to 'take(for:on:)'
  _ = numbers.take(while: { $0 > 1 })
  _ = numbers.take(until: { $0 > 1 }, behavior: .inclusive)
  // error: 'take(until:behavior:)' is unavailable: use `take(while:inclusive:)`, with the opposite condition
  _ = numbers.takeWhile { $0 > 1 }
  // error: 'takeWhile' has been renamed to 'take(while:)'
  _ = numbers.takeUntil(.inclusive) { $0 > 1 }
  // error: 'takeUntil(_:predicate:)' is unavailable: use `take(while:inclusive:)`, with the opposite condition
  _ = numbers.takeLast(1)
  _ = numbers.skip(while: { $0 > 1 })
  _ = numbers.skip(until: trigger)
  _ = numbers.skipWhile { $0 > 1 }
  // error: 'skipWhile' has been renamed to 'skip(while:)'
  _ = numbers.skipUntil(trigger)
  // error: 'skipUntil' has been renamed to 'skip(until:)'
  _ = numbers.elementAt(1)
  // error: 'elementAt' has been renamed to 'element(at:)'
  _ = numbers.element(at: 1)
  _ = numbers.single { $0 > 1 }
  // error: 'single' is unavailable: use `filter(_:).take(1)`; nothing says that there is one value only
  _ = numbers.distinctUntilChanged { $0 }
  // error: 'distinctUntilChanged' is unavailable: use `removeDuplicates(by:)`
  _ = numbers.distinctUntilChanged(at: \.self)
  // error: 'distinctUntilChanged(at:)' is unavailable: use `removeDuplicates(by:)`
  _ = numbers.distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
  // error: 'distinctUntilChanged(_:comparer:)' is unavailable: use `removeDuplicates(by:)`
  _ = numbers.ifEmpty(default: 1)
  // error: 'ifEmpty(default:)' has been renamed to 'orIfEmpty(_:)'
  _ = numbers.ifEmpty(switchTo: numbers)
  // error: 'ifEmpty(switchTo:)' is unavailable: use `concat(_:)`, or `orIfEmpty(_:)` for one value
  _ = numbers.catchAndReturn(1)
  // error: 'catchAndReturn' is unavailable: use `catch { _ in .just(value) }`
  _ = failing.catchError { _ in .just(1) }
  // error: 'catchError' has been renamed to 'catch(_:)'
  _ = failing.catchErrorJustReturn(1)
  // error: 'catchErrorJustReturn' is unavailable: use `catch { _ in .just(value) }`
  _ = failing.catchErrorJustComplete()
  // error: 'catchErrorJustComplete()' is unavailable: use `catch { _ in .empty }`
  _ = failing.retry(3)
  _ = failing.retryWhen { e in e }
  // error: 'retryWhen' is unavailable: use `retry(_:backoff:on:)`
  _ = failing.retry(when: { $0.flatMap { _ in trigger } })
  // error: 'retry(when:)' is unavailable: use `retry(_:backoff:on:)`
  _ = failing.retry(.exponentialDelayed(maxCount: 3, initial: 1, multiplier: 2))
  // error: type 'Int' has no member 'exponentialDelayed'
  _ = numbers.reduce(0, accumulator: +)
  // error: 'reduce(_:accumulator:)' has been renamed to 'reduce(_:_:)'
  _ = numbers.reduce(0) { $0 + $1 }
  _ = numbers.scan(into: 0) { $0 += $1 }
  _ = numbers.toArray()
  // error: 'toArray()' has been renamed to 'collect()'
  _ = numbers.map { _ in numbers }.concat()
  // error: 'concat()' is unavailable: use `flatten(maxConcurrent: 1)`
  _ = numbers.map { _ in numbers }.merge(maxConcurrent: 2)
  // error: 'merge(maxConcurrent:)' has been renamed to 'flatten(maxConcurrent:)'
  _ = numbers.map { _ in numbers }.switchLatest()
  // error: 'switchLatest()' has been renamed to 'switchToLatest()'
  _ = numbers.concatMap { _ in numbers }
  _ = numbers.flatMapFirst { _ in numbers }
  _ = numbers.flatMap { _ in .just(1) }
  _ = numbers.flatMapLatest { _ in Observable.just(1) }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  _ = numbers.flatMapLatest { _ in Observable<Int>.empty() }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'empty' is unavailable: write it without parentheses: `.empty`
  _ = numbers.flatMapLatest { _ in .empty() }
  // error: 'empty' is unavailable: write it without parentheses, and with its type: `TickSignal<Value, any Error>.empty`
  _ = numbers.withLatestFrom(numbers) { $0 + $1 }
  // error: 'withLatestFrom(_:resultSelector:)' is unavailable: use `withLatest(from:).map { … }`
  _ = numbers.withLatestFrom(numbers, resultSelector: { $0 + $1 })
  // error: 'withLatestFrom(_:resultSelector:)' is unavailable: use `withLatest(from:).map { … }`
  _ = numbers.withLatestFrom(subject)
  // error: 'withLatestFrom' is unavailable: use `withLatest(from: value.signal).map(\.1)`: it sends both values
  _ = numbers.sample(trigger)
  // error: 'sample' has been renamed to 'sample(when:)'
  _ = numbers.sample(trigger, defaultValue: 1)
  // error: 'sample(_:defaultValue:)' is unavailable: use `sample(when:)`, with `startWith(_:)` for the default
  _ = numbers.amb(numbers)
  // error: 'amb' has been renamed to 'race(_:)'
  _ = numbers.startWith(1, 2)
  _ = numbers.pairwise()
  _ = numbers.enumerated()
  _ = numbers.materialize()
  _ = numbers.map { _ in Event<Int, Flaw>.completed }.dematerialize()
  _ = numbers.timestamp()
  // error: 'timestamp()' is unavailable: use `timestamped(on:)`
  _ = numbers.timeInterval()
  // error: 'timeInterval()' is unavailable: use `measureInterval(on:)`
  _ = numbers.compactMap { $0 }
  _ = optionals.unwrap()
  // error: 'unwrap()' is unavailable: use `compactMap { $0 }`
  _ = optionals.filterNil()
  // error: 'filterNil()' is unavailable: use `compactMap { $0 }`
  _ = numbers.mapTo(1)
  // error: 'mapTo' has been renamed to 'replaceValues(with:)'
  _ = numbers.mapToVoid()
  // error: 'mapToVoid()' is unavailable: use `replaceValues(with: ())`
  _ = flags.not()
  _ = numbers.ignore(1)
  // error: 'ignore' is unavailable: use `filter(_:)`: `filter { $0 != value }`
  _ = numbers.pausable(flags)
  // error: 'pausable' is unavailable: use `gated(by:)`
  _ = numbers.pausableBuffered(flags)
  // error: value of type 'TickSignal<Int, Never>' has no member 'pausableBuffered'
  _ = numbers.delay(.seconds(1))
  // error: 'delay' is unavailable: use `delay(_:on:)`
  _ = numbers.nwise(2)
  // error: 'nwise' is unavailable: use `collect(count:step:)`
  _ = numbers.retry(.immediate(maxCount: 2))
  // error: type 'Int' has no member 'immediate'
  _ = numbers.bufferWithTrigger(trigger)
  // error: value of type 'TickSignal<Int, Never>' has no member 'bufferWithTrigger'
  _ = numbers.replay(1)
  // error: 'replay' has been renamed to 'share(replay:)'
  _ = numbers.replayAll()
  // error: 'replayAll()' is unavailable: use `share(replay: .max)`
  _ = numbers.publish()
  // error: 'publish()' has been renamed to 'multicast()'
  _ = numbers.publish().connect()
  // error: 'publish()' has been renamed to 'multicast()'
  _ = numbers.share()
  _ = numbers.share(replay: 1)
  _ = numbers.share(replay: 1, scope: .forever)
  // error: 'share(replay:scope:)' is unavailable: use `share(replay:)`, whose values are kept while it is subscribed
  _ = numbers.shareReplay(1)
  // error: 'shareReplay' has been renamed to 'share(replay:)'
  _ = numbers.shareReplayLatestWhileConnected()
  // error: 'shareReplayLatestWhileConnected()' is unavailable: use `share(replay: 1)`
  _ = numbers.multicast { subject }
  // error: 'multicast' is unavailable: use `multicast(subject)`
  _ = numbers.multicast(makeSubject: { subject })
  // error: extraneous argument label 'makeSubject:' in call
  _ = numbers.debug()
  // error: 'debug' has been renamed to 'log(_:)'
  _ = numbers.debug("x", trimOutput: true)
  // error: 'debug(_:trimOutput:)' has been renamed to 'log(_:)'
  _ = numbers.`do`(onNext: { _ in }, onCompleted: {})
  // error: 'do(onNext:onError:onCompleted:onSubscribe:onDispose:)' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`
  _ = numbers.`do`(onDispose: {})
  // error: 'do(onNext:onError:onCompleted:onSubscribe:onDispose:)' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`
  _ = numbers.`do`(onSubscribe: {})
  // error: 'do(onNext:onError:onCompleted:onSubscribe:onDispose:)' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`
  _ = numbers.`do`(afterNext: { _ in })
  // error: extra argument 'afterNext' in call
  _ = numbers.groupBy(keySelector: { $0 })
  // error: 'groupBy(keySelector:)' has been renamed to 'grouped(by:)'
  _ = numbers.window(timeSpan: .seconds(1), count: 2, scheduler: scheduler)
  // error: 'window(timeSpan:count:scheduler:)' is unavailable: use `window(every:on:)`; a window is bounded by time, not by a count
  _ = numbers.toBlocking()
  // error: 'toBlocking()' is unavailable: no call blocks a thread here: `await signal.first()`
  _ = numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
  // error: 'disposed(by:)' has been renamed to 'store(in:)'
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = numbers.subscribe(onNext: { print($0) }).addDisposableTo(bag)
  // error: 'addDisposableTo' has been renamed to 'store(in:)'
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = failing.concat(error: .a)
  // error: 'concat(error:)' is unavailable: use `concat(.fail(error))`
  _ = numbers.takeWhile(.inclusive) { $0 > 1 }
  // error: 'takeWhile(_:predicate:)' is unavailable: use `take(while:inclusive:)`
  _ = numbers.bindTo(value)
  // error: 'bindTo' is unavailable: use `subscribe(onNext: { value in property.current = value })`
  _ = numbers.do(onSubscribed: {})
  // error: 'do(onSubscribed:)' is unavailable: use `handleEvents(onSubscribe:)`
}

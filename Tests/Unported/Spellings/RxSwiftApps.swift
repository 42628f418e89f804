// swift-format-ignore-file
// Code with the names of RxSwift as apps use them, with closures that use an inherited member, with the compiler's errors below each
// statement. `.ci/porting-diagnostics` compares and counts them, and updates them with `--update`.

import Foundation
import TickStreams

private enum Flaw: Error { case a, b }

private class Base: @unchecked Sendable {
  var title = ""
  func dismiss() {}
}

private final class Screen: Base, @unchecked Sendable {
  func poll(_ tick: Tick) -> TickSignal<Int, any Error> { .just(1) }
}

private func rxSwiftApps(
  _ taps: TickSignal<Void, any Error>, _ numbers: TickSignal<Int, any Error>, _ others: TickSignal<Int, any Error>,
  _ never: TickSignal<Int, Never>, _ flags: TickSignal<Bool, any Error>, _ texts: TickSignal<String, any Error>,
  _ relay: TickSubject<Int, Never>, _ subject: TickSubject<Int, any Error>, _ value: TickValue<Int>, _ name: TickValue<String>,
  _ screen: Screen, _ bag: DisposeBag, _ scheduler: QueueScheduler
) {
  _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe(onNext: { [weak screen] _ in screen?.dismiss() })
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'FailingSubscription' to 'TickStreamsAPI' is unavailable: this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it
  // error: conformance of 'IntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:on:)`, without brackets: it sends a `Tick`, whose `index` is the count; `.seconds(1)` is a span
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = Observable<Int>.interval(1, scheduler: MainScheduler.instance).take(3).flatMap { _ in numbers }.subscribe(onNext: { print($0) })
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'FailingSubscription' to 'TickStreamsAPI' is unavailable: this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it
  // error: conformance of 'IntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:on:)`, without brackets: it sends a `Tick`, whose `index` is the count; `.seconds(1)` is a span
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = Observable<Int>.interval(1.5, scheduler: scheduler).flatMapFirst { _ in numbers }.debug("poll").subscribe()
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'IntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:on:)`, without brackets: it sends a `Tick`, whose `index` is the count; `.seconds(1)` is a span
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  // warning: 'debug(_:trimOutput:)' is deprecated: renamed to 'log(_:)' [#DeprecatedDeclaration]
  _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).map { 60 - $0 }.takeUntil(.inclusive, predicate: { $0 == 0 })
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'IntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:on:)`, without brackets: it sends a `Tick`, whose `index` is the count; `.seconds(1)` is a span
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'takeUntil(_:predicate:)' is deprecated: use `take(while:inclusive:)`, with the opposite condition [#DeprecatedDeclaration]
  _ = Observable<Int>.timer(0.0, period: 15.0, scheduler: scheduler).flatMap { _ in numbers }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'TimerPeriodElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:on:)`, without brackets: the period, then the delay; `.seconds(1)` is a span
  _ = Observable<Int>.timer(.seconds(0), period: .seconds(15), scheduler: scheduler).withLatestFrom(numbers)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'TimerPeriodElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:on:)`, without brackets: the period, then the delay; `.seconds(1)` is a span
  // warning: 'withLatestFrom' is deprecated: use `withLatest(from:).map(\.1)`: it sends both values [#DeprecatedDeclaration]
  _ = Observable<Int>.timer(1, period: 30.0, scheduler: MainScheduler.instance).withLatestFrom(numbers)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'TimerPeriodElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:on:)`, without brackets: the period, then the delay; `.seconds(1)` is a span
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'withLatestFrom' is deprecated: use `withLatest(from:).map(\.1)`: it sends both values [#DeprecatedDeclaration]
  _ = Single<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).subscribe(onSuccess: { [weak screen] _ in screen?.dismiss() })
  // error: 'Single' is unavailable: use `TickSignal<Value, any Error>`: its type does not limit the number of values
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  // error: conformance of 'TimerElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.after(_:on:)`, without brackets: it sends a `Tick`; `.seconds(1)` is a span
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = Driver<Int>.interval(.seconds(1)).drive(onNext: { [weak screen] _ in screen?.dismiss() })
  // error: 'Driver' is unavailable: use `TickSignal<Value, Never>`, with `share(replay: 1)`, which a driver has, and `onMain.subscribe(onNext:)`
  // error: conformance of 'DriveElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns
  // error: conformance of 'IntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:on:)`, without brackets: it sends a `Tick`, whose `index` is the count; `.seconds(1)` is a span
  _ = TickSignal.interval(.seconds(1), scheduler: MainScheduler.instance).take(1).map { _ in }
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'interval(_:scheduler:)' is deprecated: renamed to 'interval(_:on:)' [#DeprecatedDeclaration]
  let wait = RxTimeInterval.seconds(5)
  // error: 'RxTimeInterval' has been renamed to 'Duration'
  let pause: RxTimeInterval = .milliseconds(300)
  // error: 'RxTimeInterval' has been renamed to 'Duration'
  _ = taps.throttle(.milliseconds(300), scheduler: MainScheduler.instance).subscribe(onNext: { [weak screen] _ in screen?.dismiss() })
  // error: conformance of 'FailingSubscription' to 'TickStreamsAPI' is unavailable: this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'throttle(_:scheduler:)' is deprecated: renamed to 'throttle(for:on:)' [#DeprecatedDeclaration]
  _ = taps.throttle(0.3, scheduler: MainScheduler.instance).subscribe(onNext: { relay.accept(1) }, onError: { print($0) })
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  // warning: 'accept' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'throttle(_:latest:scheduler:)' is deprecated: use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  _ = taps.throttle(0.6, scheduler: MainScheduler.instance).withLatestFrom(value).filter { $0 > 1 }.bind { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'BindElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'throttle(_:latest:scheduler:)' is deprecated: use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  // warning: 'withLatestFrom' is deprecated: use `withLatest(from:).map(\.1)`: it sends both values [#DeprecatedDeclaration]
  _ = numbers.throttle(.seconds(1), latest: false, scheduler: MainScheduler.instance).bind(onNext: { [weak screen] in screen?.title = "\($0)" })
  // error: conformance of 'BindElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'throttle(_:latest:scheduler:)' is deprecated: renamed to 'throttle(for:latest:on:)' [#DeprecatedDeclaration]
  _ = numbers.throttle(.seconds(1), scheduler: MainScheduler.instance).observeOn(MainScheduler.instance).bind(to: relay)
  // error: conformance of 'SubscribeSubjectElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'observeOn' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  // warning: 'throttle(_:scheduler:)' is deprecated: renamed to 'throttle(for:on:)' [#DeprecatedDeclaration]
  _ = numbers.debounce(.milliseconds(300), scheduler: MainScheduler.instance).subscribe(onNext: { [weak screen] in screen?.title = "\($0)" })
  // error: conformance of 'FailingSubscription' to 'TickStreamsAPI' is unavailable: this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it
  // warning: 'debounce(_:scheduler:)' is deprecated: renamed to 'debounce(for:on:)' [#DeprecatedDeclaration]
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = numbers.debounce(0.3, scheduler: MainScheduler.asyncInstance).do(onNext: { print($0) }).subscribe()
  // error: 'asyncInstance' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  // warning: 'debounce(_:scheduler:)' is deprecated: use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  // warning: 'do(onNext:onError:onCompleted:onSubscribe:)' is deprecated: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:)` [#DeprecatedDeclaration]
  _ = never.debounce(.milliseconds(300)).drive(onNext: { [weak screen] _ in screen?.dismiss() })
  // error: conformance of 'DebounceElsewhere' to 'TickStreamsAPI' is unavailable: use `debounce(for:on:)`, with `.main` as the scheduler
  // error: conformance of 'DriveElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns
  _ = numbers.debounce(.milliseconds(300), scheduler: MainScheduler.instance).asDriver(onErrorJustReturn: 0).flatMapLatest { _ in never }
  // error: conformance of 'FailingDriverElsewhere' to 'TickStreamsAPI' is unavailable: use `catch { _ in .just(value) }.share(replay: 1)`, and `onMain.subscribe(onNext:)`
  // warning: 'debounce(_:scheduler:)' is deprecated: renamed to 'debounce(for:on:)' [#DeprecatedDeclaration]
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = subject.observeOn(MainScheduler.instance).debounce(.milliseconds(300), scheduler: MainScheduler.instance).subscribe { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'SubscribeEventsElsewhere' to 'TickStreamsAPI' is unavailable: use `observe { event in … }`, and keep what it returns
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'debounce(_:scheduler:)' is deprecated: renamed to 'debounce(for:on:)' [#DeprecatedDeclaration]
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = taps.throttle(.seconds(1), scheduler: MainScheduler.instance).asSignal(onErrorJustReturn: ()).emit { [weak screen] in screen?.dismiss() }
  // error: conformance of 'DriveElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns
  // error: conformance of 'FailingSignalOfRx' to 'TickStreamsAPI' is unavailable: use `catch { _ in .just(value) }.share()`, and `onMain.subscribe(onNext:)`
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'throttle(_:scheduler:)' is deprecated: renamed to 'throttle(for:on:)' [#DeprecatedDeclaration]
  _ = numbers.retryWhen { errors in errors.enumerated().flatMap { _ in taps } }.subscribe(onNext: { print($0) }, onError: { print($0) })
  // error: 'retryWhen' is unavailable: use `retry(_:where:backoff:on:)`; a wait that the failure decides is `catch` with `delaySubscription`
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  _ = numbers.retry(when: { errors in errors.flatMap { _ in taps } }).bind { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'BindElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns
  // error: conformance of 'RetryWhenElsewhere' to 'TickStreamsAPI' is unavailable: use `retry(_:where:backoff:on:)`; a wait that the failure decides is `catch` with `delaySubscription`
  _ = numbers.skipWhile { $0 < 0 }.timeout(.seconds(15), scheduler: MainScheduler.instance).take(1).catchError { _ in throw RxError.timeout }
  // error: 'RxError' is unavailable: use `TickTimeout`, or your own failure in `timeout(afterSilence:failing:on:)`
  // error: conformance of 'TimeoutElsewhere' to 'TickStreamsAPI' is unavailable: use `timeout(afterSilence:failing:on:)`; to complete, as Combine does, `timeout(afterSilence:or:on:)` with `.empty`
  // warning: 'catchError' is deprecated: use `catch(_:)`; in place of throwing, return `.fail(error)` [#DeprecatedDeclaration]
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'skipWhile' is deprecated: renamed to 'skip(while:)' [#DeprecatedDeclaration]
  _ = numbers.timeout(15, scheduler: MainScheduler.instance).subscribe(onNext: { [weak screen] _ in screen?.dismiss() }, onError: { print($0) })
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  // error: conformance of 'TimeoutElsewhere' to 'TickStreamsAPI' is unavailable: use `timeout(afterSilence:failing:on:)`; to complete, as Combine does, `timeout(afterSilence:or:on:)` with `.empty`
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = numbers.buffer(timeSpan: 0.2, count: 10_000, scheduler: MainScheduler.instance).filter { !$0.isEmpty }.bind { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'BindElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns
  // warning: 'buffer(timeSpan:count:scheduler:)' is deprecated: use `collect(every:maxCount:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = numbers.buffer(timeSpan: .milliseconds(200), count: 3, scheduler: scheduler).subscribe(onNext: { print($0) }, onError: { print($0) })
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  // warning: 'buffer(timeSpan:count:scheduler:)' is deprecated: renamed to 'collect(every:maxCount:on:)' [#DeprecatedDeclaration]
  _ = Observable<Void>.create { observer in observer.onNext(()); observer.onCompleted(); return Disposables.create() }.delaySubscription(.seconds(1), scheduler: scheduler)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: 'create' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // warning: 'create()' is deprecated: write `Disposables.none` [#DeprecatedDeclaration]
  // warning: 'delaySubscription(_:scheduler:)' is deprecated: renamed to 'delaySubscription(_:on:)' [#DeprecatedDeclaration]
  // warning: 'onCompleted()' is deprecated: renamed to 'completed()' [#DeprecatedDeclaration]
  // warning: 'onNext' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  _ = Observable.concat([Observable.just(1), Observable.just(2).delay(.seconds(1), scheduler: MainScheduler.instance)])
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // warning: 'delay(_:scheduler:)' is deprecated: renamed to 'delay(_:on:)' [#DeprecatedDeclaration]
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = MainScheduler.instance.scheduleRelative((), dueTime: .seconds(1)) { _ in Disposables.create() }
  // error: 'scheduleRelative(_:dueTime:action:)' is unavailable: use `schedule(after:_:)`
  // warning: 'create()' is deprecated: write `Disposables.none` [#DeprecatedDeclaration]
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = numbers.startWith(-1).withUnretained(screen).subscribe(onNext: { screen, _ in screen.dismiss() })
  // error: conformance of 'FailingSubscription' to 'TickStreamsAPI' is unavailable: this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it
  // error: conformance of 'WithUnretainedElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(with:onNext:)`, which hands the owner to the closure, or `onMain.subscribe(with:onNext:)`
  _ = flags.flatMapLatest { $0 ? .never() : numbers }.bind(with: screen) { screen, _ in screen.dismiss() }
  // error: conformance of 'BindWithElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(with:onNext:)`, or `onMain.subscribe(with:onNext:)` for the main actor, and keep what it returns
  // warning: 'callAsFunction()' is deprecated: write it without parentheses: `.empty`, `.never` [#DeprecatedDeclaration]
  _ = texts.distinctUntilChanged().observe(on: MainScheduler.instance).bind(to: name)
  // error: conformance of 'SubscribePropertyElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { property.current = $0 })`, or with `onMain:` for the main actor
  // warning: 'distinctUntilChanged()' is deprecated: renamed to 'removeDuplicates()' [#DeprecatedDeclaration]
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'observe(on:)' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = texts.asDriver(onErrorJustReturn: "").drive(name)
  // error: conformance of 'FailingDriverElsewhere' to 'TickStreamsAPI' is unavailable: use `catch { _ in .just(value) }.share(replay: 1)`, and `onMain.subscribe(onNext:)`
  // error: conformance of 'SubscribePropertyElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { property.current = $0 })`, or with `onMain:` for the main actor
  _ = texts.asDriver(onErrorDriveWith: .empty).drive(onNext: { [weak screen] in screen?.title = $0 }).disposed(by: bag)
  // error: conformance of 'DriveElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns
  // error: conformance of 'EmptyDriverElsewhere' to 'TickStreamsAPI' is unavailable: use `catch { _ in .empty }.share(replay: 1)`, and `onMain.subscribe(onNext:)`
  // warning: 'disposed(by:)' is deprecated: renamed to 'store(in:)' [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = numbers.share(replay: 1, scope: .whileConnected).subscribe(onNext: { [weak screen] _ in screen?.dismiss() }, onError: { print($0) })
  // error: conformance of 'ShareScopeElsewhere' to 'TickStreamsAPI' is unavailable: use `share(replay:)`, whose values go with the last subscriber and stay after completion; for `.forever`, `multicast(_:)`
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  _ = numbers.do(onSubscribe: { print(1) }, onDispose: { print(2) }).bind { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'BindElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns
  // error: conformance of 'HookElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`
  _ = numbers.do(onNext: { if $0 > 1 { throw Flaw.a } }).bind { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'BindElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns
  // error: conformance of 'HookElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`
  _ = numbers.subscribe(onCompleted: { [weak screen] in screen?.dismiss() })
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  _ = numbers.subscribe(onError: { [weak screen] _ in screen?.dismiss() })
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  _ = numbers.subscribe(onSuccess: { [weak screen] _ in screen?.dismiss() }, onError: { print($0) })
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  _ = numbers.subscribe(with: screen, onNext: { screen, _ in screen.dismiss() }, onError: { screen, _ in screen.dismiss() })
  // error: conformance of 'SubscribeWithElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(with:onNext:onFailed:onCompleted:)`, or with `onMain:` for the main actor, and keep what it returns
  _ = Observable.combineLatest(value, name) { "\($0) \($1)" }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'ResultSelectorElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.combineLatest(first, second).map { … }`, or `zip`; where the failures differ, with `promoteFailure()`
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  _ = Observable.combineLatest(numbers, never).subscribe(onNext: { [weak screen] _ in screen?.dismiss() }, onError: { print($0) })
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  _ = Observable.merge(numbers, relay)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalArgument' is unavailable: pass its `signal`
  _ = Single<Int>.create { single in single(.success(1)); return Disposables.create() }
  // error: 'Single' is unavailable: use `TickSignal<Value, any Error>`: its type does not limit the number of values
  // error: 'create' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // warning: 'callAsFunction' is deprecated: use `next(_:)` and `completed()` for a success, `failed(_:)` for a failure [#DeprecatedDeclaration]
  // warning: 'create()' is deprecated: write `Disposables.none` [#DeprecatedDeclaration]
  _ = Completable.create { completable in completable(.completed); return Disposables.create() }
  // error: 'Completable' is unavailable: use `TickSignal<Never, any Error>`
  // error: 'create' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // warning: 'callAsFunction' is deprecated: use `send(_:)`, or `next(_:)`, `failed(_:)` and `completed()` [#DeprecatedDeclaration]
  // warning: 'create()' is deprecated: write `Disposables.none` [#DeprecatedDeclaration]
  let clock: SchedulerType = MainScheduler.instance
  // error: 'SchedulerType' has been renamed to 'TickScheduler': as a type, `any TickScheduler`
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  let refused: RxError = .timeout
  // error: 'RxError' is unavailable: use `TickTimeout`, or your own failure in `timeout(afterSilence:failing:on:)`
  let numbersOfMine: PublishSubject<Int> = PublishSubject()
  // error: 'PublishSubject' is unavailable: use `TickSubject<Value, any Error>`
  _ = numbers.take(.seconds(3), scheduler: scheduler).bind { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'BindElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns
  // warning: 'take(_:scheduler:)' is deprecated: renamed to 'take(for:on:)' [#DeprecatedDeclaration]
  _ = numbers.skip(.seconds(3), scheduler: scheduler).bind { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'BindElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns
  // warning: 'skip(_:scheduler:)' is deprecated: renamed to 'skip(for:on:)' [#DeprecatedDeclaration]
  _ = numbers.take(until: { $0 > 1 }).bind { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'BindElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns
  // warning: 'take(until:behavior:)' is deprecated: use `take(while:inclusive:)`, with the opposite condition [#DeprecatedDeclaration]
  _ = numbers.window(timeSpan: .seconds(1), count: 3, scheduler: scheduler).bind { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'BindElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns
  // warning: 'window(timeSpan:count:scheduler:)' is deprecated: renamed to 'window(every:maxCount:on:)' [#DeprecatedDeclaration]
  _ = numbers.catchErrorJustReturn(1).asDriver().drive(onNext: { [weak screen] _ in screen?.dismiss() })
  // error: conformance of 'DriveElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns
  // error: conformance of 'DriverElsewhere' to 'TickStreamsAPI' is unavailable: use `share(replay: 1)`, which a driver has, and `onMain.subscribe(onNext:)`
  // warning: 'catchErrorJustReturn' is deprecated: use `catch { _ in .just(value) }` [#DeprecatedDeclaration]
  _ = numbers.amb(others).first().subscribe(onNext: { [weak screen] _ in screen?.dismiss() }, onError: { print($0) })
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  // warning: 'amb' is deprecated: renamed to 'race(_:)' [#DeprecatedDeclaration]
  // warning: 'first()' is deprecated: use `take(1)`, to await the value `await signal.firstValue()`; RxSwift's sends `nil` for an empty signal [#DeprecatedDeclaration]
  _ = relay.distinctUntilChanged().throttle(.seconds(1), scheduler: MainScheduler.instance).bind { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'BindElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'throttle(_:scheduler:)' is deprecated: renamed to 'throttle(for:on:)' [#DeprecatedDeclaration]
  _ = value.asDriver().debounce(.milliseconds(300)).drive(onNext: { [weak screen] _ in screen?.dismiss() })
  // error: conformance of 'DebounceElsewhere' to 'TickStreamsAPI' is unavailable: use `debounce(for:on:)`, with `.main` as the scheduler
  // error: conformance of 'DriveElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.flatMapLatest { _ in value }.subscribe(onNext: { [weak screen] _ in screen?.dismiss() })
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = numbers.map { if $0 > 1 { throw Flaw.a }; return $0 }
  // error: invalid conversion from throwing function of type '@Sendable (Int) throws -> Int' to non-throwing function type '@Sendable (Int) -> Int'
  _ = numbers.filter { x in if x > 1 { throw Flaw.a }; return true }
  // error: invalid conversion from throwing function of type '@Sendable (Int) throws -> Bool' to non-throwing function type '@Sendable (Int) -> Bool'
  _ = numbers.do(onNext: { x in if x > 1 { throw Flaw.a } })
  // error: conformance of 'HookElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`
  _ = numbers.catch { e in throw Flaw.a }
  // error: invalid conversion from throwing function of type '@Sendable (any Error) throws -> TickSignal<Int, Never>' to non-throwing function type '@Sendable (any Error) -> TickSignal<Int, Never>'
  _ = numbers.timeout(.seconds(5), other: others, scheduler: MainScheduler.instance)
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'timeout(_:other:scheduler:)' is deprecated: renamed to 'timeout(afterSilence:or:on:)' [#DeprecatedDeclaration]
  _ = numbers.timeout(5, scheduler: MainScheduler.instance)
  // error: conformance of 'TimeoutElsewhere' to 'TickStreamsAPI' is unavailable: use `timeout(afterSilence:failing:on:)`; to complete, as Combine does, `timeout(afterSilence:or:on:)` with `.empty`
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = numbers.take(.seconds(3), scheduler: MainScheduler.instance)
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'take(_:scheduler:)' is deprecated: renamed to 'take(for:on:)' [#DeprecatedDeclaration]
  _ = numbers.take(for: .seconds(3), scheduler: MainScheduler.instance)
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'take(for:scheduler:)' is deprecated: renamed to 'take(for:on:)' [#DeprecatedDeclaration]
  _ = numbers.buffer(timeSpan: .seconds(1), count: 3, scheduler: MainScheduler.instance)
  // warning: 'buffer(timeSpan:count:scheduler:)' is deprecated: renamed to 'collect(every:maxCount:on:)' [#DeprecatedDeclaration]
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = numbers.buffer(timeSpan: 1, count: 3, scheduler: MainScheduler.instance)
  // warning: 'buffer(timeSpan:count:scheduler:)' is deprecated: use `collect(every:maxCount:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = numbers.throttle(1.5, latest: false, scheduler: MainScheduler.instance)
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'throttle(_:latest:scheduler:)' is deprecated: use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  _ = numbers.throttle(RxTimeInterval.milliseconds(500), scheduler: MainScheduler.instance)
  // error: 'RxTimeInterval' has been renamed to 'Duration'
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'throttle(_:scheduler:)' is deprecated: renamed to 'throttle(for:on:)' [#DeprecatedDeclaration]
  _ = numbers.subscribe { event in switch event { case .success(let v): print(v); case .failure(let e): print(e) } }
  // error: 'let' binding pattern cannot appear in an expression
  _ = numbers.subscribe(with: screen, onNext: { screen, _ in screen.dismiss() })
  // error: conformance of 'FailingSubscriptionOfOwner' to 'TickStreamsAPI' is unavailable: this signal can fail: use `subscribe(with:onNext:onFailed:)`, or `catch` before it
  _ = numbers.asDriver(onErrorJustReturn: 1).drive(value)
  // error: conformance of 'FailingDriverElsewhere' to 'TickStreamsAPI' is unavailable: use `catch { _ in .just(value) }.share(replay: 1)`, and `onMain.subscribe(onNext:)`
  // error: conformance of 'SubscribePropertyElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { property.current = $0 })`, or with `onMain:` for the main actor
  _ = numbers.asSignal(onErrorSignalWith: .empty()).emit(onNext: { print($0) })
  // error: conformance of 'DriveElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns
  // error: conformance of 'EmptySignalOfRx' to 'TickStreamsAPI' is unavailable: use `catch { _ in .empty }.share()`, and `onMain.subscribe(onNext:)`
  // warning: 'callAsFunction()' is deprecated: write it without parentheses: `.empty`, `.never` [#DeprecatedDeclaration]
  _ = numbers.concat(others)
  _ = numbers.flatMapCompletable { _ in others }
  // error: 'flatMapCompletable' is unavailable: use `flatMap(_:)` with a signal of the failures and the completion: `task { }.ignoreValues(as:)`
  _ = numbers.scan(0, accumulator: +)
  // warning: 'scan(_:accumulator:)' is deprecated: renamed to 'scan(_:_:)' [#DeprecatedDeclaration]
  _ = numbers.ignoreElements()
  // warning: 'ignoreElements()' is deprecated: renamed to 'ignoreValues()' [#DeprecatedDeclaration]
  _ = numbers.window(timeSpan: .seconds(1), count: 3, scheduler: MainScheduler.instance)
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'window(timeSpan:count:scheduler:)' is deprecated: renamed to 'window(every:maxCount:on:)' [#DeprecatedDeclaration]
  _ = numbers.retry(when: { $0 })
  // error: conformance of 'RetryWhenElsewhere' to 'TickStreamsAPI' is unavailable: use `retry(_:where:backoff:on:)`; a wait that the failure decides is `catch` with `delaySubscription`
  _ = numbers.retry(.delayed(maxCount: 3, time: 1))
  // error: conformance of 'RetryWhenElsewhere' to 'TickStreamsAPI' is unavailable: use `retry(_:where:backoff:on:)`; a wait that the failure decides is `catch` with `delaySubscription`
  _ = numbers.withUnretained(screen).subscribe(onNext: { print($0) })
  // error: conformance of 'FailingSubscription' to 'TickStreamsAPI' is unavailable: this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it
  // error: conformance of 'WithUnretainedElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(with:onNext:)`, which hands the owner to the closure, or `onMain.subscribe(with:onNext:)`
  _ = numbers.take(until: { $0 > 1 })
  // warning: 'take(until:behavior:)' is deprecated: use `take(while:inclusive:)`, with the opposite condition [#DeprecatedDeclaration]
  _ = numbers.take(while: { $0 > 1 }, behavior: .inclusive)
  // warning: 'take(while:behavior:)' is deprecated: use `take(while:inclusive:)` [#DeprecatedDeclaration]
  _ = numbers.do(onSubscribe: { })
  // warning: 'do(onNext:onError:onCompleted:onSubscribe:)' is deprecated: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:)` [#DeprecatedDeclaration]
  _ = numbers.do(afterNext: { _ in })
  // error: conformance of 'AfterHookElsewhere' to 'TickStreamsAPI' is unavailable: nothing is called after an event: write it in the closure of the subscriber
  _ = numbers.observe(on: SerialDispatchQueueScheduler(queue: .main, internalSerialQueueName: "x"))
  // error: 'SerialDispatchQueueScheduler' has been renamed to 'QueueScheduler'
  // error: 'init(queue:internalSerialQueueName:)' is unavailable: use `QueueScheduler(queue:)` with a serial queue, `.main` for the main queue
  // warning: 'observe(on:)' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = Observable.from(optional: 1 as Int?)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // warning: 'from(optional:)' is deprecated: use `.from(_:)` with an array, or `.just(_:)` [#DeprecatedDeclaration]
  _ = Observable<Int>.error(Flaw.a)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // warning: 'error' is deprecated: renamed to 'fail(_:)' [#DeprecatedDeclaration]
  _ = Observable<Int>.timer(0, period: 2, scheduler: MainScheduler.instance)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'TimerPeriodElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:on:)`, without brackets: the period, then the delay; `.seconds(1)` is a span
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = Observable.repeatElement(1)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // warning: 'repeatElement' is deprecated: use `.just(_:).repeated()` [#DeprecatedDeclaration]
  _ = Observable.deferred { numbers }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  _ = Single<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)
  // error: 'Single' is unavailable: use `TickSignal<Value, any Error>`: its type does not limit the number of values
  // error: conformance of 'TimerElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.after(_:on:)`, without brackets: it sends a `Tick`; `.seconds(1)` is a span
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = Maybe.just(1)
  // error: 'Maybe' is unavailable: use `TickSignal<Value, any Error>`: its type does not limit the number of values
  _ = Single<Int>.create { o in o(.success(1)); return Disposables.create { } }
  // error: 'Single' is unavailable: use `TickSignal<Value, any Error>`: its type does not limit the number of values
  // error: 'create' is unavailable: use `AnyDisposable { … }`
  // error: 'create' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // warning: 'callAsFunction' is deprecated: use `next(_:)` and `completed()` for a success, `failed(_:)` for a failure [#DeprecatedDeclaration]
  _ = Observable<Int>.create { o in o.onNext(1); o.onError(Flaw.a); o.onCompleted(); return Disposables.create { } }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: 'create' is unavailable: use `AnyDisposable { … }`
  // error: 'create' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // warning: 'onCompleted()' is deprecated: renamed to 'completed()' [#DeprecatedDeclaration]
  // warning: 'onError' is deprecated: renamed to 'failed(_:)' [#DeprecatedDeclaration]
  // warning: 'onNext' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  _ = Driver.merge(flags, flags)
  // error: 'Driver' is unavailable: use `TickSignal<Value, Never>`, with `share(replay: 1)`, which a driver has, and `onMain.subscribe(onNext:)`
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  do { let x = BehaviorRelay(value: 1); x.accept(2); _ = x.value; x.asDriver().drive(onNext: { print($0) }) }
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // error: conformance of 'DriveElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  // warning: 'accept' is deprecated: set `current` [#DeprecatedDeclaration]
  // warning: 'init(value:)' is deprecated: replaced by 'init(_:)' [#DeprecatedDeclaration]
  // warning: 'value' is deprecated: renamed to 'current' [#DeprecatedDeclaration]
  // warning: result of call to 'drive(answer:onNext:onCompleted:onDisposed:)' is unused [#no-usage]
  do { let x = PublishSubject<Int>(); x.onNext(2); x.onCompleted(); x.onError(Flaw.a); x.asObserver() }
  // error: 'PublishSubject' is unavailable: use `TickSubject<Value, any Error>`
  // warning: 'asObserver()' is deprecated: leave it out: the subject itself sends [#DeprecatedDeclaration]
  // warning: 'onCompleted()' is deprecated: renamed to 'completed()' [#DeprecatedDeclaration]
  // warning: 'onError' is deprecated: renamed to 'failed(_:)' [#DeprecatedDeclaration]
  // warning: 'onNext' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  // warning: result of call to 'asObserver()' is unused [#no-usage]
  do { let x = ReplaySubject<Int>.create(bufferSize: 1); x.onNext(1) }
  // error: 'ReplaySubject' is unavailable: use `TickSubject<Value, Failure>(replay:)`
  do { let x = BehaviorSubject(value: 1); x.onNext(2); _ = try! x.value() }
  // error: 'BehaviorSubject' has been renamed to 'TickValue'
  // error: cannot call value of non-function type 'Int'
  // warning: 'init(value:)' is deprecated: replaced by 'init(_:)' [#DeprecatedDeclaration]
  // warning: 'onNext' is deprecated: set `current` [#DeprecatedDeclaration]
  do { let x = CompositeDisposable(); _ = x.insert(AnyDisposable {}) }
  // warning: 'insert' is deprecated: renamed to 'add(_:)' [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  do { let x = SerialDisposable(); x.disposable = AnyDisposable {} }
  // warning: 'disposable' is deprecated: renamed to 'inner' [#DeprecatedDeclaration]
  do { let x = SingleAssignmentDisposable(); x.setDisposable(AnyDisposable {}) }
  // error: 'SingleAssignmentDisposable' has been renamed to 'SerialDisposable'
  // warning: 'setDisposable' is deprecated: set `inner` [#DeprecatedDeclaration]
  do { let x = BooleanDisposable(); _ = x.isDisposed }
  // error: 'BooleanDisposable' has been renamed to 'AnyDisposable'
  // error: 'init()' is unavailable: use `AnyDisposable { }`, and its `isDisposed`
  do { let x = Disposables.create { }; x.disposed(by: bag) }
  // error: 'create' is unavailable: use `AnyDisposable { … }`
  // warning: 'disposed(by:)' is deprecated: renamed to 'store(in:)' [#DeprecatedDeclaration]
  _ = MainScheduler.instance.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { $0 + 1 }
  // error: 'schedulePeriodic(_:startAfter:period:action:)' is unavailable: use `schedule(TickSchedule(every:delay:)) { tick in … }`, or `TickSignal.interval`
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = RxError.timeout
  // error: 'RxError' is unavailable: use `TickTimeout`, or your own failure in `timeout(afterSilence:failing:on:)`
  _ = Binder<Int>(screen) { screen, _ in screen.dismiss() }
  // error: 'Binder' is unavailable: use `onMain.subscribe(with:onNext:)`, or `bind(to:on:)`
  _ = NotificationCenter.default.rx.notification(.init("x"))
  // error: 'rx' is unavailable: use `NotificationCenter.default.signal(for:)`
  _ = UIApplication.shared.rx.didBecomeActive
  // error: cannot find 'UIApplication' in scope
}

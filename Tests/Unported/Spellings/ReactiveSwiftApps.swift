// swift-format-ignore-file
// Code with the names of ReactiveSwift as apps use them, with closures that use an inherited member, with the compiler's errors below each
// statement. `.ci/porting-diagnostics` compares and counts them, and updates them with `--update`.

import Foundation
import TickStreams

private enum Flaw: Error { case a, b }

private class Base: @unchecked Sendable {
  var title = ""
  func dismiss() {}
}

private final class Screen: Base, @unchecked Sendable {}

private func reactiveSwiftApps(
  _ taps: TickSignal<Void, Never>, _ numbers: TickSignal<Int, Never>, _ failing: TickSignal<Int, Flaw>, _ flags: TickSignal<Bool, Never>,
  _ texts: TickSignal<String?, Never>, _ isPaused: TickValue<Bool>, _ value: TickValue<Int>, _ name: TickValue<String?>, _ screen: Screen,
  _ scheduler: QueueScheduler, _ load: @escaping @Sendable (String?) -> TickSignal<Int, Flaw>
) {
  _ = SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main).map { $0.index }.prefix(value: 0)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  // warning: 'prefix(value:)' is deprecated: renamed to 'startWith(_:)' [#DeprecatedDeclaration]
  _ = SignalProducer.timer(interval: .seconds(5), on: QueueScheduler.main).producer.startWithValues { [weak screen] _ in screen?.dismiss() }
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  // warning: 'producer' is deprecated: leave it out: a `TickSignal` starts with each subscription [#DeprecatedDeclaration]
  _ = SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main, leeway: .milliseconds(10)).map(value: ()).take(first: 1)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  // warning: 'map(value:)' is deprecated: renamed to 'replaceValues(with:)' [#DeprecatedDeclaration]
  // warning: 'take(first:)' is deprecated: renamed to 'take(_:)' [#DeprecatedDeclaration]
  _ = flags.flatMap(.latest) { $0 ? SignalProducer<Int, Never>(value: 1) : numbers.map(value: 1) }.take(first: 1)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // warning: 'flatMap' is deprecated: use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle` [#DeprecatedDeclaration]
  // warning: 'init(value:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  // warning: 'map(value:)' is deprecated: renamed to 'replaceValues(with:)' [#DeprecatedDeclaration]
  // warning: 'take(first:)' is deprecated: renamed to 'take(_:)' [#DeprecatedDeclaration]
  let now = SignalProducer.timer(interval: .seconds(1), on: scheduler)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  let action = Action<(), Int, Never>(execute: { numbers })
  // error: 'Action' has been renamed to 'TickCommand'
  // error: 'init(execute:)' is unavailable: use `TickCommand { input in … }`
  let toggle = TickCommand<Void, Int, Never> { numbers }
  toggle.apply().start()
  // error: conformance of 'ApplyElsewhere' to 'TickStreamsAPI' is unavailable: use `execute(_:)`, or `execute()`, which starts immediately; its results are sent by `outputs` and `failures`
  // error: conformance of 'SubscribeNothingElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { _ in })`, and keep what it returns
  // warning: result of call to 'start(answer:)' is unused [#no-usage]
  toggle.apply(()).startWithValues { [weak screen] _ in screen?.dismiss() }
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // error: conformance of 'ApplyElsewhere' to 'TickStreamsAPI' is unavailable: use `execute(_:)`, or `execute()`, which starts immediately; its results are sent by `outputs` and `failures`
  // warning: result of call to 'startWithValues' is unused [#no-usage]
  _ = numbers.on(value: { print($0) }).throttle(0.1, on: scheduler).startWithValues { [weak screen] _ in screen?.dismiss() }
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // error: conformance of 'ThrottleElsewhere' to 'TickStreamsAPI' is unavailable: use `throttle(for:on:)`, which sends what waits at completion; a span is a `Duration`, as in `.seconds(1)`
  // warning: 'on(failed:completed:value:)' is deprecated: use `handleEvents(onNext:onFailed:onCompleted:)` [#DeprecatedDeclaration]
  _ = texts.skipNil().throttle(0.5, on: QueueScheduler.main).observeValues { [weak screen] in screen?.title = $0 }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // error: conformance of 'ThrottleElsewhere' to 'TickStreamsAPI' is unavailable: use `throttle(for:on:)`, which sends what waits at completion; a span is a `Duration`, as in `.seconds(1)`
  // warning: 'skipNil()' is deprecated: use `compactMap { $0 }` [#DeprecatedDeclaration]
  _ = numbers.promoteError(Flaw.self).timeout(after: 3, raising: .a, on: QueueScheduler.main).flatMapError { _ in SignalProducer(value: 1) }
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // warning: 'flatMapError' is deprecated: use `catch(_:)`; without a receiver, `self.catch(_:)` [#DeprecatedDeclaration]
  // warning: 'init(value:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  // warning: 'promoteError' is deprecated: renamed to 'promoteFailure(to:)' [#DeprecatedDeclaration]
  // warning: 'timeout(after:raising:on:)' is deprecated: use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  _ = failing.delay(0.3, on: scheduler).retry(upTo: 3).materialize().startWithValues { [weak screen] _ in screen?.dismiss() }
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // warning: 'delay(_:on:)' is deprecated: a span is a `Duration`, as in `.seconds(1)`: use `delay(.seconds(1), on: …)` [#DeprecatedDeclaration]
  // warning: 'retry(upTo:)' is deprecated: renamed to 'retry(_:)' [#DeprecatedDeclaration]
  _ = failing.flatMapError { _ in .empty }.observe(on: UIScheduler()).observeValues { [weak screen] _ in screen?.dismiss() }
  // error: 'UIScheduler' has been renamed to 'MainScheduler': as an argument, `.main`
  // error: 'init(_:)' is unavailable: use `.main`
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // warning: 'flatMapError' is deprecated: use `catch(_:)`; without a receiver, `self.catch(_:)` [#DeprecatedDeclaration]
  // warning: 'observe(on:)' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = QueueScheduler.main.schedule(after: Date(timeIntervalSinceNow: 3)) { print(1) }
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // error: conformance of 'ScheduleElsewhere' to 'TickStreamsAPI' is unavailable: use `schedule(after:_:)` for a `Duration`, `schedule(at:_:)` for a moment; to repeat, `schedule(TickSchedule(every:delay:))`
  _ = scheduler.schedule(after: Date(), interval: .seconds(1)) { print(1) }
  // error: conformance of 'ScheduleElsewhere' to 'TickStreamsAPI' is unavailable: use `schedule(after:_:)` for a `Duration`, `schedule(at:_:)` for a moment; to repeat, `schedule(TickSchedule(every:delay:))`
  _ = scheduler.schedule(after: .seconds(1), interval: .seconds(1)) { print(1) }
  // error: conformance of 'ScheduleElsewhere' to 'TickStreamsAPI' is unavailable: use `schedule(after:_:)` for a `Duration`, `schedule(at:_:)` for a moment; to repeat, `schedule(TickSchedule(every:delay:))`
  let (signal, observer) = Signal<Int, Never>.pipe()
  // error: 'Signal' has been renamed to 'TickSignal': use a `TickSubject` if you send its values, and `share()` if it has several observers
  // error: 'pipe()' is unavailable: use `TickSubject()`, which sends to all that observe its `signal`
  let property = MutableProperty(false)
  // error: 'MutableProperty' has been renamed to 'TickValue': its `signal` begins with the present value, as `producer` does; `changes` does not
  _ = property.signal.negate().debounce(4, on: scheduler).observeValues { [weak screen] _ in screen?.dismiss() }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // warning: 'debounce(_:on:)' is deprecated: use `debounce(for:on:)`; a span is a `Duration`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)` [#DeprecatedDeclaration]
  // warning: 'negate()' is deprecated: renamed to 'not()' [#DeprecatedDeclaration]
  _ = name.signal.delay(0.5, on: UIScheduler()).skipNil().observeValues { [weak screen] in screen?.title = $0 }
  // error: 'UIScheduler' has been renamed to 'MainScheduler': as an argument, `.main`
  // error: 'init(_:)' is unavailable: use `.main`
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // warning: 'delay(_:on:)' is deprecated: a span is a `Duration`, as in `.seconds(1)`: use `delay(.seconds(1), on: …)` [#DeprecatedDeclaration]
  // warning: 'skipNil()' is deprecated: use `compactMap { $0 }` [#DeprecatedDeclaration]
  _ = numbers.throttle(while: isPaused, on: UIScheduler()).combineLatest(with: flags)
  // error: 'UIScheduler' has been renamed to 'MainScheduler': as an argument, `.main`
  // error: 'init(_:)' is unavailable: use `.main`
  // error: conformance of 'ThrottleWhileElsewhere' to 'TickStreamsAPI' is unavailable: use `filter(while: isPaused.not())`, which drops what comes meanwhile
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // warning: 'combineLatest(with:)' is deprecated: renamed to 'combineLatest(_:)' [#DeprecatedDeclaration]
  _ = texts.flatMap(.latest) { load($0) }.observe(on: UIScheduler()).observeResult { print($0) }
  // error: 'UIScheduler' has been renamed to 'MainScheduler': as an argument, `.main`
  // error: 'init(_:)' is unavailable: use `.main`
  // error: 'observeResult' is unavailable: use `subscribe(onNext:onFailed:)`, and keep what it returns
  // warning: 'flatMap' is deprecated: use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle` [#DeprecatedDeclaration]
  // warning: 'observe(on:)' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = texts.flatMap(.latest) { load($0).flatMapError { _ in .empty } }.observeValues { [weak screen] _ in screen?.dismiss() }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // warning: 'flatMap' is deprecated: use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle` [#DeprecatedDeclaration]
  // warning: 'flatMapError' is deprecated: use `catch(_:)`; without a receiver, `self.catch(_:)` [#DeprecatedDeclaration]
  _ = failing.timeout(after: 5, raising: .a, on: scheduler).startWithFailed { [weak screen] _ in screen?.dismiss() }
  // error: 'startWithFailed' is unavailable: use `observe { event in … }`, and keep what it returns
  // warning: 'timeout(after:raising:on:)' is deprecated: use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  _ = failing.retry(upTo: 3, interval: 1, on: scheduler).startWithResult { print($0) }
  // error: 'startWithResult' is unavailable: use `subscribe(onNext:onFailed:)`, and keep what it returns
  // warning: 'retry(upTo:interval:on:)' is deprecated: use `retry(_:backoff:on:)`, with `.constant(.seconds(1))` for an interval [#DeprecatedDeclaration]
  _ = failing.on(starting: { print(1) }, terminated: { print(2) }).start()
  // error: conformance of 'HookElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`
  // error: conformance of 'SubscribeNothingElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { _ in })`, and keep what it returns
  _ = numbers.debounce(0.3, on: scheduler).skipRepeats().take(duringLifetimeOf: screen).observeValues { [weak screen] _ in screen?.dismiss() }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // error: conformance of 'TakeDuringElsewhere' to 'TickStreamsAPI' is unavailable: use `take(during:)`, which completes with the next event after the owner is gone, or immediately with a `Lifetime`
  // warning: 'debounce(_:on:)' is deprecated: use `debounce(for:on:)`; a span is a `Duration`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)` [#DeprecatedDeclaration]
  // warning: 'skipRepeats()' is deprecated: renamed to 'removeDuplicates()' [#DeprecatedDeclaration]
  _ = numbers.sample(on: taps).observeValues { [weak screen] _ in screen?.dismiss() }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // error: conformance of 'SampleElsewhere' to 'TickStreamsAPI' is unavailable: use `sample(when:)`, which sends a value once
  _ = numbers.sample(with: flags).observeValues { [weak screen] _ in screen?.dismiss() }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // error: conformance of 'SampleWithElsewhere' to 'TickStreamsAPI' is unavailable: use `trigger.withLatest(from: signal)`, which gives the pairs the other way round
  _ = numbers.collect(every: .seconds(1), on: scheduler, skipEmpty: true).observeValues { [weak screen] _ in screen?.dismiss() }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // error: conformance of 'CollectEveryElsewhere' to 'TickStreamsAPI' is unavailable: use `collect(every:skipEmpty:on:)`, which sends what waits at completion
  _ = value.producer.skip(first: 1).startWithValues { [weak screen] _ in screen?.dismiss() }
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // warning: 'producer' is deprecated: renamed to 'signal' [#DeprecatedDeclaration]
  // warning: 'skip(first:)' is deprecated: renamed to 'skip(_:)' [#DeprecatedDeclaration]
  _ = value.signal.combineLatest(with: flags).startWithCompleted { [weak screen] in screen?.dismiss() }
  // error: 'startWithCompleted' is unavailable: use `observe { event in … }`, and keep what it returns
  // warning: 'combineLatest(with:)' is deprecated: renamed to 'combineLatest(_:)' [#DeprecatedDeclaration]
  _ = isPaused <~ flags
  // error: '<~' is unavailable: use `subscribe(onNext: { property.current = $0 })`, `bind(to:on:)`, or `TickValue(following:initially:)`
  _ = Property(initial: 1, then: numbers)
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`, or `TickSignal<Value, Never>` with `share(replay: 1)`
  // error: 'init(initial:then:)' is unavailable: use `TickValue(following: signal, initially: initial)`, and its `readOnly`
  _ = numbers.observe(on: QueueScheduler.main).observeValues { [weak screen] _ in screen?.dismiss() }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // warning: 'observe(on:)' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  let clock: DateScheduler = scheduler
  // error: 'DateScheduler' has been renamed to 'TickScheduler': as a type, `any TickScheduler`
  let any: Scheduler = scheduler
  // error: 'Scheduler' has been renamed to 'TickScheduler': as a type, `any TickScheduler`
  _ = SignalProducer<Int, Flaw> { observer, lifetime in observer.send(value: 1); observer.sendInterrupted(); lifetime.observeEnded { print(1) } }
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'init(_:)' is unavailable: use `TickSignal { subscriber in …; return disposable }`
  // error: 'sendInterrupted()' is unavailable: nothing is interrupted here: use `completed()`
  // warning: 'observeEnded' is deprecated: use `add(AnyDisposable { … })` [#DeprecatedDeclaration]
  // warning: 'send(value:)' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  _ = numbers.replayLazily(upTo: 1).startWithValues { [weak screen] _ in screen?.dismiss() }
  // error: 'replayLazily(upTo:)' is unavailable: use `share(replay:)`, whose values go with the last subscriber; to keep them, `multicast(_:)` with a `TickSubject(replay:)`
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  _ = numbers.scan(0, +).map(value: "x").concat(value: "y").startWithValues { [weak screen] in screen?.title = $0 }
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // warning: 'concat(value:)' is deprecated: renamed to 'append(_:)' [#DeprecatedDeclaration]
  // warning: 'map(value:)' is deprecated: renamed to 'replaceValues(with:)' [#DeprecatedDeclaration]
  _ = failing.observe(on: QueueScheduler(qos: .background, name: "x"))
  // error: 'init(qos:internalSerialQueueName:name:)' is unavailable: use `QueueScheduler(label:qualityOfService:)`
  // warning: 'observe(on:)' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = failing.on(starting: { }, started: { }, event: { _ in }, failed: { _ in }, completed: { }, interrupted: { }, terminated: { }, disposed: { }, value: { _ in })
  // error: conformance of 'HookElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`
  _ = failing.startWithResult { print($0) }
  // error: 'startWithResult' is unavailable: use `subscribe(onNext:onFailed:)`, and keep what it returns
  _ = failing.start { event in switch event { case let .value(v): print(v); case let .failed(e): print(e); case .completed, .interrupted: break } }
  // error: 'interrupted' is unavailable: nothing is interrupted here: use `handleEvents(onCancel:)`
  // error: pattern variable binding cannot appear in an expression
  _ = failing.flatMap(.concurrent(limit: 2)) { _ in failing }
  // warning: 'flatMap' is deprecated: use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle` [#DeprecatedDeclaration]
  _ = failing.promoteError(Flaw.self)
  // error: conformance of 'PromotionElsewhere' to 'TickStreamsAPI' is unavailable: use `mapFailure(_:)`: this signal can fail already; `promoteFailure(to:)` is for one that cannot
  _ = failing.promoteValue()
  // error: conformance of 'NegationElsewhere' to 'TickStreamsAPI' is unavailable: use `not()` for a signal of `Bool`, `ignoreValues(as:)` to give a signal without values another type
  _ = failing.debounce(0.3, on: QueueScheduler.main)
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // warning: 'debounce(_:on:)' is deprecated: use `debounce(for:on:)`; a span is a `Duration`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)` [#DeprecatedDeclaration]
  _ = failing.debounce(0.3, on: QueueScheduler.main, discardWhenCompleted: false)
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // warning: 'debounce(_:on:discardWhenCompleted:)' is deprecated: use `debounce(for:discardWhenCompleted:on:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  _ = failing.throttle(while: value, on: UIScheduler())
  // error: 'UIScheduler' has been renamed to 'MainScheduler': as an argument, `.main`
  // error: 'init(_:)' is unavailable: use `.main`
  // error: conformance of 'ThrottleWhileElsewhere' to 'TickStreamsAPI' is unavailable: use `filter(while: isPaused.not())`, which drops what comes meanwhile
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  _ = failing.delay(0.3, on: QueueScheduler.main)
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // warning: 'delay(_:on:)' is deprecated: a span is a `Duration`, as in `.seconds(1)`: use `delay(.seconds(1), on: …)` [#DeprecatedDeclaration]
  _ = failing.retry(upTo: 3, interval: 1, on: QueueScheduler.main)
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // warning: 'retry(upTo:interval:on:)' is deprecated: use `retry(_:backoff:on:)`, with `.constant(.seconds(1))` for an interval [#DeprecatedDeclaration]
  _ = failing.collect(every: .seconds(1), on: QueueScheduler.main)
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  _ = failing.take(last: 1)
  // warning: 'take(last:)' is deprecated: renamed to 'takeLast(_:)' [#DeprecatedDeclaration]
  _ = failing.skipRepeats()
  // warning: 'skipRepeats()' is deprecated: renamed to 'removeDuplicates()' [#DeprecatedDeclaration]
  _ = failing.sample(with: flags)
  // error: conformance of 'SampleWithElsewhere' to 'TickStreamsAPI' is unavailable: use `trigger.withLatest(from: signal)`, which gives the pairs the other way round
  _ = failing.then(failing)
  _ = failing.concat(value: 1)
  // warning: 'concat(value:)' is deprecated: renamed to 'append(_:)' [#DeprecatedDeclaration]
  _ = failing.map(value: 1)
  // warning: 'map(value:)' is deprecated: renamed to 'replaceValues(with:)' [#DeprecatedDeclaration]
  _ = failing.filterMap { $0 }
  // warning: 'filterMap' is deprecated: renamed to 'compactMap(_:)' [#DeprecatedDeclaration]
  _ = failing.multicast()
  _ = failing.signal
  // error: value of type 'TickSignal<Int, Flaw>' has no member 'signal'
  _ = failing.reactive
  // error: 'reactive' is unavailable: feed a `TickSubject` from the action of the control, or set a `TickValue`
  _ = SignalProducer<Int, Flaw>(error: Flaw.a)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // warning: 'init(error:)' is deprecated: use `.fail(_:)` [#DeprecatedDeclaration]
  _ = SignalProducer(result: Result<Int, Flaw>.success(1))
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // warning: 'init(result:)' is deprecated: use `.just(_:)`, or `.fail(_:)` [#DeprecatedDeclaration]
  _ = SignalProducer<Int, Flaw> { observer, lifetime in observer.send(value: 1); observer.sendCompleted(); lifetime.observeEnded { } }
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'init(_:)' is unavailable: use `TickSignal { subscriber in …; return disposable }`
  // warning: 'observeEnded' is deprecated: use `add(AnyDisposable { … })` [#DeprecatedDeclaration]
  // warning: 'send(value:)' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  // warning: 'sendCompleted()' is deprecated: renamed to 'completed()' [#DeprecatedDeclaration]
  _ = SignalProducer<Int, Flaw> { observer, lifetime in observer.send(error: Flaw.a); observer.sendInterrupted(); lifetime += AnyDisposable {} }
  // error: '+=' is unavailable: use `add(_:)`
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'init(_:)' is unavailable: use `TickSignal { subscriber in …; return disposable }`
  // error: 'sendInterrupted()' is unavailable: nothing is interrupted here: use `completed()`
  // warning: 'send(error:)' is deprecated: renamed to 'failed(_:)' [#DeprecatedDeclaration]
  _ = SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main, leeway: .milliseconds(10))
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = SignalProducer.combineLatest(failing, failing)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  do { let p = MutableProperty(1); p.value = 2; p.modify { $0 += 1 }; p.withValue { print($0) }; p.swap(3) }
  // error: 'MutableProperty' has been renamed to 'TickValue': its `signal` begins with the present value, as `producer` does; `changes` does not
  // warning: 'swap' is deprecated: use `modify(_:)`, which may run its closure again; or read `current`, then set it [#DeprecatedDeclaration]
  // warning: 'value' is deprecated: renamed to 'current' [#DeprecatedDeclaration]
  // warning: 'withValue' is deprecated: read `current` [#DeprecatedDeclaration]
  // warning: result of call to 'swap' is unused [#no-usage]
  do { let p = MutableProperty(1); p.bindingTarget <~ failing }
  // error: '<~' is unavailable: use `subscribe(onNext: { property.current = $0 })`, `bind(to:on:)`, or `TickValue(following:initially:)`
  // error: 'MutableProperty' has been renamed to 'TickValue': its `signal` begins with the present value, as `producer` does; `changes` does not
  // error: 'bindingTarget' is unavailable: use `subscribe(onNext: { property.current = $0 })`
  // warning: result of operator '<~' is unused [#no-usage]
  do { let p = MutableProperty(1); _ = p.map { $0 }; _ = p.producer; _ = p.signal }
  // error: 'MutableProperty' has been renamed to 'TickValue': its `signal` begins with the present value, as `producer` does; `changes` does not
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  // warning: 'producer' is deprecated: renamed to 'signal' [#DeprecatedDeclaration]
  do { let p = Property(initial: 1, then: failing); _ = p }
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`, or `TickSignal<Value, Never>` with `share(replay: 1)`
  // error: 'init(initial:then:)' is unavailable: use `TickValue(following: signal, initially: initial)`, and its `readOnly`
  do { let p = Property(MutableProperty(1)); _ = p }
  // error: 'MutableProperty' has been renamed to 'TickValue': its `signal` begins with the present value, as `producer` does; `changes` does not
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`, or `TickSignal<Value, Never>` with `share(replay: 1)`
  do { let p = Property.combineLatest(value, value); _ = p }
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`, or `TickSignal<Value, Never>` with `share(replay: 1)`
  // error: 'combineLatest' is unavailable: use `first.signal.combineLatest(second.signal)`
  do { let p = value.combineLatest(with: value); _ = p }
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  do { let a = Action<Int, Int, Flaw> { .init(value: $0) }; a.apply(1).start(); _ = a.isExecuting; _ = a.isEnabled; _ = a.values; _ = a.errors; _ = a.completed; _ = a.events }
  // error: 'Action' has been renamed to 'TickCommand'
  // error: 'completed' is unavailable: use `isExecuting.changes.filter { !$0 }`
  // error: 'errors' has been renamed to 'failures'
  // error: 'events' is unavailable: use `outputs` and `failures`
  // error: 'values' has been renamed to 'outputs'
  // error: conformance of 'ApplyElsewhere' to 'TickStreamsAPI' is unavailable: use `execute(_:)`, or `execute()`, which starts immediately; its results are sent by `outputs` and `failures`
  // error: conformance of 'SubscribeNothingElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { _ in })`, and keep what it returns
  // warning: 'init(value:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  // warning: result of call to 'start(answer:)' is unused [#no-usage]
  do { let a = Action<Int, Int, Flaw>(enabledIf: MutableProperty(true)) { .init(value: $0) }; _ = a }
  // error: 'Action' has been renamed to 'TickCommand'
  // error: 'MutableProperty' has been renamed to 'TickValue': its `signal` begins with the present value, as `producer` does; `changes` does not
  // error: 'init(enabledIf:execute:)' is unavailable: use `TickCommand(enabledIf: value.signal) { input in … }`
  // warning: 'init(value:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  do { let a = Action<Int, Int, Flaw>(state: MutableProperty(1), enabledIf: { $0 > 0 }) { failing, i in .init(value: i) }; _ = a }
  // error: 'Action' has been renamed to 'TickCommand'
  // error: 'MutableProperty' has been renamed to 'TickValue': its `signal` begins with the present value, as `producer` does; `changes` does not
  // error: 'init(state:enabledIf:execute:)' is unavailable: use `TickCommand(enabledIf: signal) { input in … }`, and read the state's `current` in the work
  // warning: 'init(value:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  do { let (l, token) = Lifetime.make(); _ = (l, token) }
  // error: 'make()' is unavailable: use `Lifetime()`, which ends with `dispose()` or when it is released
  do { let d = CompositeDisposable(); d += failing.start() }
  // error: '+=' is unavailable: use `add(_:)`
  // error: conformance of 'SubscribeNothingElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { _ in })`, and keep what it returns
  do { let d = CompositeDisposable(); d.add { print(1) } }
  // warning: 'add' is deprecated: use `add(AnyDisposable { … })` [#DeprecatedDeclaration]
  do { let d = SerialDisposable(); d.inner = nil }
  do { let d = ScopedDisposable(AnyDisposable()); _ = d }
  // error: 'ScopedDisposable' is unavailable: use a `Lifetime`, which disposes its members when it is released: `lifetime.add(disposable)`
  // error: 'init()' is unavailable: use `AnyDisposable { }`, and its `isDisposed`
  do { let d = ActionDisposable { }; _ = d }
  // error: 'ActionDisposable' has been renamed to 'AnyDisposable'
  _ = QueueScheduler.main.schedule { print(1) }
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  _ = QueueScheduler.main.schedule(after: .seconds(1)) { print(1) }
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  _ = QueueScheduler.main.schedule(after: Date(), interval: .seconds(1)) { print(1) }
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // error: conformance of 'ScheduleElsewhere' to 'TickStreamsAPI' is unavailable: use `schedule(after:_:)` for a `Duration`, `schedule(at:_:)` for a moment; to repeat, `schedule(TickSchedule(every:delay:))`
  _ = QueueScheduler.main.schedule(after: .seconds(1), interval: .seconds(1)) { print(1) }
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // error: conformance of 'ScheduleElsewhere' to 'TickStreamsAPI' is unavailable: use `schedule(after:_:)` for a `Duration`, `schedule(at:_:)` for a moment; to repeat, `schedule(TickSchedule(every:delay:))`
  _ = QueueScheduler.main.currentDate
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // warning: 'currentDate' is deprecated: use `now` to measure, `wallNow` or `date` for the wall clock [#DeprecatedDeclaration]
  do { let x: DateScheduler = QueueScheduler.main; _ = x }
  // error: 'DateScheduler' has been renamed to 'TickScheduler': as a type, `any TickScheduler`
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  do { let x: Scheduler = ImmediateScheduler(); _ = x }
  // error: 'Scheduler' has been renamed to 'TickScheduler': as a type, `any TickScheduler`
  do { let e: Signal<Int, Flaw>.Event = .value(1); _ = e }
  // error: 'Event' is not a member type of generic struct 'TickStreams.TickSignal<Swift.Int, ReactiveSwiftApps.Flaw>'
  do { let a = Atomic(1); a.modify { $0 += 1 }; _ = a.value }
  // error: cannot find 'Atomic' in scope
  _ = NotificationCenter.default.reactive.notifications(forName: .init("x"))
  // error: 'reactive' is unavailable: use `NotificationCenter.default.signal(for:)`
  do { let x: BindingTarget<Int>? = nil; _ = x }
  // error: 'BindingTarget' is unavailable: use `subscribe(onNext:)`, or `bind(to:on:)`
  do { let x: ActionError<Flaw>? = nil; _ = x }
  // error: 'ActionError' is unavailable: a `TickCommand` sends the failures of its work by `failures`
}

// swift-format-ignore-file
// Names that changed their meaning silently when they were ported, with the compiler's errors.
// `Tests/ClientTests/PortedMeanings.swift` has the code that these lead to, with the result of the original. `.ci/porting-diagnostics`
// compares them.

import Foundation
import TickStreams

private func meanings(
  _ numbers: TickSignal<Int, any Error>, _ never: TickSignal<Int, Never>, _ relay: TickSubject<Int, Never>, _ value: TickValue<Int>, _ bag: DisposeBag
) {
  // Hot and shared.
  let signal: Signal<Int, Never> = never
  // error: 'Signal' has been renamed to 'TickSignal': use a `TickSubject` if you send its values, and `share()` if it has several observers
  // warning: immutable value 'signal' was never used; consider replacing with '_' or removing it [#no-usage]
  let derived: Property<Int>
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`, or `TickSignal<Value, Never>` with `share(replay: 1)`
  // warning: immutable value 'derived' was never used; consider replacing with '_' or removing it [#no-usage]
  let driver: Driver<Int> = never
  // error: 'Driver' is unavailable: use `TickSignal<Value, Never>`, with `share(replay: 1)`, which a driver has, and `onMain.subscribe(onNext:)`
  // warning: immutable value 'driver' was never used; consider replacing with '_' or removing it [#no-usage]
  _ = numbers.asDriver(onErrorJustReturn: 0)
  // error: conformance of 'FailingDriverElsewhere' to 'TickStreamsAPI' is unavailable: use `catch { _ in .just(value) }.share(replay: 1)`, and `onMain.subscribe(onNext:)`
  _ = numbers.asSignal(onErrorJustReturn: 0)
  // error: conformance of 'FailingSignalOfRx' to 'TickStreamsAPI' is unavailable: use `catch { _ in .just(value) }.share()`, and `onMain.subscribe(onNext:)`
  _ = Signal<Int, Never>.pipe()
  // error: 'Signal' has been renamed to 'TickSignal': use a `TickSubject` if you send its values, and `share()` if it has several observers
  // error: 'pipe()' is unavailable: use `TickSubject()`, which sends to all that observe its `signal`
  // What is set from now on.
  let property = MutableProperty(1)
  // error: 'MutableProperty' has been renamed to 'TickValue': its `signal` begins with the present value, as `producer` does; `changes` does not
  // warning: initialization of immutable value 'property' was never used; consider replacing with assignment to '_' or removing it [#no-usage]
  // A relay that goes on.
  _ = never.bind(to: relay)
  // error: conformance of 'SubscribeSubjectElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does
  _ = numbers.bind(to: relay)
  // error: conformance of 'SubscribeSubjectElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does
  _ = never.bind(to: value)
  // error: conformance of 'SubscribePropertyElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { property.current = $0 })`, or with `onMain:` for the main actor
  // A hop to main.
  _ = numbers.observe(on: MainScheduler.asyncInstance)
  // error: 'asyncInstance' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // warning: 'observe(on:)' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = never.observe(on: QueueScheduler.main)
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // warning: 'observe(on:)' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = never.receive(on: DispatchQueue.main)
  // error: conformance of 'ReceiveElsewhere' to 'TickStreamsAPI' is unavailable: use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`
  // A shared signal that starts again.
  _ = numbers.share(replay: 1, scope: .whileConnected)
  // error: conformance of 'ShareScopeElsewhere' to 'TickStreamsAPI' is unavailable: use `share(replay:)`, whose values go with the last subscriber and stay after completion; for `.forever`, `multicast(_:)`
  _ = numbers.share(replay: 1, scope: .forever)
  // error: conformance of 'ShareScopeElsewhere' to 'TickStreamsAPI' is unavailable: use `share(replay:)`, whose values go with the last subscriber and stay after completion; for `.forever`, `multicast(_:)`
  // The handle.
  numbers.subscribe(onNext: { print($0) }, onError: { print($0) })
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  // warning: result of call to 'subscribe(onNext:onError:onCompleted:onDisposed:answer:)' is unused [#no-usage]
  never.observeValues { print($0) }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // warning: result of call to 'observeValues' is unused [#no-usage]
  never.bind { print($0) }
  // error: conformance of 'BindElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns
  // warning: result of call to 'bind(answer:onNext:)' is unused [#no-usage]
  // A condition, a trigger, a wait that the failure decides.
  _ = numbers.retry(when: { failures in failures.filter { _ in true } })
  // error: conformance of 'RetryWhenElsewhere' to 'TickStreamsAPI' is unavailable: use `retry(_:where:backoff:on:)`; a wait that the failure decides is `catch` with `delaySubscription`
  _ = numbers.retryWhen { failures in failures.flatMap { _ in never } }
  // error: 'retryWhen' is unavailable: use `retry(_:where:backoff:on:)`; a wait that the failure decides is `catch` with `delaySubscription`
  // Every end.
  _ = numbers.do(onDispose: { print("over") })
  // error: conformance of 'HookElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`
  _ = never.on(terminated: { print("over") })
  // error: conformance of 'HookElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`
  _ = numbers.subscribe(onNext: { print($0) }, onDisposed: { print("over") })
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  _ = numbers.finally { print("over") }
  // error: 'finally' is unavailable: use `handleEvents(onEnd:)`
  // What waits at completion.
  _ = never.debounce(1, on: UIScheduler())
  // error: 'UIScheduler' has been renamed to 'MainScheduler': as an argument, `.main`
  // error: 'init(_:)' is unavailable: use `.main`
  // warning: 'debounce(_:on:)' is deprecated: use `debounce(for:on:)`; a span is a `Duration`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)` [#DeprecatedDeclaration]
  _ = never.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  // warning: 'debounce(for:scheduler:)' is deprecated: use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)` [#DeprecatedDeclaration]
  // A time limit.
  _ = numbers.timeout(.seconds(5), scheduler: MainScheduler.instance)
  // error: conformance of 'TimeoutElsewhere' to 'TickStreamsAPI' is unavailable: use `timeout(afterSilence:failing:on:)`; to complete, as Combine does, `timeout(afterSilence:or:on:)` with `.empty`
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = never.timeout(.seconds(5), scheduler: DispatchQueue.main)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  // warning: 'timeout(_:scheduler:)' is deprecated: use `timeout(afterSilence:or:on:)`, with `.empty`; `timeout(afterSilence:on:)` fails [#DeprecatedDeclaration]
}

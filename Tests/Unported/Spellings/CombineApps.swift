// swift-format-ignore-file
// Code with the names of Combine as apps use them, with closures that use an inherited member, with the compiler's errors below each
// statement. `.ci/porting-diagnostics` compares and counts them, and updates them with `--update`.

import Foundation
import TickStreams

private enum Flaw: Error { case a, b }

private class Base: @unchecked Sendable {
  var title = ""
  func dismiss() {}
}

private final class Screen: Base, @unchecked Sendable {}

private func combineApps(
  _ taps: TickSignal<Void, Never>, _ numbers: TickSignal<Int, Never>, _ failing: TickSignal<Int, any Error>, _ texts: TickSignal<String, Never>,
  _ subject: TickSubject<String, Never>, _ value: TickValue<Int>, _ screen: Screen, _ scheduler: QueueScheduler,
  _ load: @escaping @Sendable (String) -> TickSignal<Int, any Error>
) {
  _ = subject.debounce(for: 0.3, scheduler: DispatchQueue.main).sink { [weak screen] in screen?.title = $0 }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates().eraseToAnyPublisher()
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'eraseToAnyPublisher()' is deprecated: leave it out: every operator gives a `TickSignal` [#DeprecatedDeclaration]
  _ = texts.debounce(for: .seconds(0.3), scheduler: RunLoop.main).sink { [weak screen] in screen?.title = $0 }
  // error: conformance of 'DebounceForElsewhere' to 'TickStreamsAPI' is unavailable: use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = texts.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).dropFirst().sink { [weak screen] in screen?.title = $0 }
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  // warning: 'debounce(for:scheduler:)' is deprecated: use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)` [#DeprecatedDeclaration]
  // warning: 'dropFirst' is deprecated: renamed to 'skip(_:)' [#DeprecatedDeclaration]
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = texts.debounce(for: 0.5, scheduler: DispatchQueue.global()).flatMap { load($0).replaceError(with: 0) }.sink { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'DebounceForElsewhere' to 'TickStreamsAPI' is unavailable: use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  // warning: 'replaceError(with:)' is deprecated: use `catch { _ in .just(value) }` [#DeprecatedDeclaration]
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = texts.flatMap { text in Future<Int, Never> { promise in promise(.success(1)) } }.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  // error: cannot convert value of type 'Future<Int, Never>' to closure result type 'TickSignal<Any, Never>'
  _ = texts.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true).sink { [weak screen] in screen?.title = $0 }
  // error: conformance of 'ThrottleForElsewhere' to 'TickStreamsAPI' is unavailable: use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = texts.throttle(for: 1.0, scheduler: DispatchQueue.main, latest: false).sink { [weak screen] in screen?.title = $0 }
  // error: conformance of 'ThrottleForElsewhere' to 'TickStreamsAPI' is unavailable: use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = value.combineLatest(value).throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
  // error: conformance of 'ThrottleForElsewhere' to 'TickStreamsAPI' is unavailable: use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = numbers.handleEvents(receiveOutput: { print($0) }).delay(for: 1, scheduler: RunLoop.main).sink { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'DelayForElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, in which a failure is not delayed; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  // warning: 'handleEvents(receiveOutput:receiveCompletion:receiveCancel:)' is deprecated: use `handleEvents(onNext:onFailed:onCompleted:onCancel:)` [#DeprecatedDeclaration]
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = numbers.delay(for: .seconds(1), scheduler: RunLoop.main, options: .none).sink { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'DelayForElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, in which a failure is not delayed; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = numbers.subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main).sink { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  // error: conformance of 'ReceiveElsewhere' to 'TickStreamsAPI' is unavailable: use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  // warning: 'subscribe(on:)' is deprecated: use `delaySubscription(.zero, on:)` [#DeprecatedDeclaration]
  _ = numbers.receive(on: RunLoop.main).sink { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'ReceiveElsewhere' to 'TickStreamsAPI' is unavailable: use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = failing.subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main).replaceError(with: 0).sink { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  // error: conformance of 'ReceiveElsewhere' to 'TickStreamsAPI' is unavailable: use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`
  // warning: 'replaceError(with:)' is deprecated: use `catch { _ in .just(value) }` [#DeprecatedDeclaration]
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  // warning: 'subscribe(on:)' is deprecated: use `delaySubscription(.zero, on:)` [#DeprecatedDeclaration]
  _ = numbers.merge(with: Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in 1 })
  // error: 'autoconnect()' is unavailable: a signal needs no connection; `share()` shares one
  // error: 'publish(every:tolerance:on:in:)' is unavailable: use `TickSignal.interval(_:on:)`, which sends a `Tick`
  // warning: 'merge(with:)' is deprecated: renamed to 'merge(_:)' [#DeprecatedDeclaration]
  _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak screen] _ in screen?.dismiss() }
  // error: 'autoconnect()' is unavailable: a signal needs no connection; `share()` shares one
  // error: 'publish(every:tolerance:on:in:)' is unavailable: use `TickSignal.interval(_:on:)`, which sends a `Tick`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = Just(()).delay(for: .seconds(5), scheduler: RunLoop.main).sink { [weak screen] in screen?.dismiss() }
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // error: conformance of 'DelayForElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, in which a failure is not delayed; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  // warning: 'init(_:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = failing.timeout(.seconds(5), scheduler: DispatchQueue.main).sink(receiveCompletion: { print($0) }, receiveValue: { [weak screen] _ in screen?.dismiss() })
  // error: conformance of 'TimeoutElsewhere' to 'TickStreamsAPI' is unavailable: use `timeout(afterSilence:failing:on:)`; to complete, as Combine does, `timeout(afterSilence:or:on:)` with `.empty`
  // warning: 'sink(receiveCompletion:receiveValue:)' is deprecated: use `subscribe(onNext:onFailed:onCompleted:)`, or with `onMain:` for the main actor [#DeprecatedDeclaration]
  _ = subject.timeout(.seconds(5), scheduler: DispatchQueue.main, customError: { Flaw.a })
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = failing.timeout(.seconds(5), scheduler: scheduler, customError: { Flaw.a }).retry(1).tryMap { $0 }.mapError { $0 }
  // warning: 'mapError' is deprecated: renamed to 'mapFailure(_:)' [#DeprecatedDeclaration]
  // warning: 'timeout(_:scheduler:customError:)' is deprecated: use `timeout(afterSilence:failing:on:)` [#DeprecatedDeclaration]
  _ = subject.collect(.byTime(DispatchQueue.main, 60)).sink { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = numbers.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 3)).sink { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'CollectElsewhere' to 'TickStreamsAPI' is unavailable: use `collect(every:maxCount:skipEmpty:on:)`, with `skipEmpty: true`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  let timer: Timer.TimerPublisher? = nil
  // error: 'TimerPublisher' is unavailable: use `TickSignal.interval(_:on:)`, a `TickSignal<Tick, Never>`
  _ = numbers.prefix(untilOutputFrom: subject).sink { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'PrefixUntilElsewhere' to 'TickStreamsAPI' is unavailable: use `take(until:)`, which also ends when the other signal completes
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalArgument' is unavailable: pass its `signal`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = texts.debounce(for: .seconds(1), scheduler: scheduler).setFailureType(to: Error.self).map { load($0) }.switchToLatest().receive(on: DispatchQueue.main)
  // error: conformance of 'ReceiveElsewhere' to 'TickStreamsAPI' is unavailable: use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`
  // warning: 'debounce(for:scheduler:)' is deprecated: use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)` [#DeprecatedDeclaration]
  // warning: 'setFailureType(to:)' is deprecated: renamed to 'promoteFailure(to:)' [#DeprecatedDeclaration]
  let clock: AnySchedulerOf<DispatchQueue> = scheduler
  // error: 'AnySchedulerOf' is unavailable: use `any TickScheduler`
  _ = scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2))) { print(1) }
  // error: conformance of 'ScheduleElsewhere' to 'TickStreamsAPI' is unavailable: use `schedule(after:_:)` for a `Duration`, `schedule(at:_:)` for a moment; to repeat, `schedule(TickSchedule(every:delay:))`
  _ = subject.measureInterval(using: RunLoop.main).sink { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = subject.combineLatest(subject, subject).sink { [weak screen] _ in screen?.dismiss() }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalArgument' is unavailable: pass its `signal`
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = Publishers.CombineLatest(subject, subject).sink { [weak screen] _ in screen?.dismiss() }
  // error: 'CombineLatest' is unavailable: use `first.combineLatest(second)`
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = Publishers.MergeMany([numbers, numbers]).sink { [weak screen] _ in screen?.dismiss() }
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  // error: conformance of 'MergeManyElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.merge([…])`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = texts.assign(to: \.title, on: screen)
  // error: 'assign(to:on:)' is unavailable: use `bind(to:on:)`, which keeps no reference to the object
  var cancellables = Set<AnyCancellable>()
  // error: 'AnyCancellable' has been renamed to 'Subscription'
  numbers.sink { [weak screen] _ in screen?.dismiss() }.store(in: &cancellables)
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  let completion: Subscribers.Completion<Flaw> = .finished
  // error: 'Subscribers' is unavailable: use the events of `observe { event in … }`: `.completed` and `.failed`
  let scheduled: any Scheduler = scheduler
  // error: 'Scheduler' has been renamed to 'TickScheduler': as a type, `any TickScheduler`
  _ = numbers.first().sink { [weak screen] _ in screen?.dismiss() }
  // warning: 'first()' is deprecated: use `take(1)`, to await the value `await signal.firstValue()`; RxSwift's sends `nil` for an empty signal [#DeprecatedDeclaration]
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = failing.materialize().values().sink { [weak screen] _ in screen?.dismiss() }
  // error: 'callAsFunction()' is unavailable: use `compactMap { $0.value }` for the values of a materialized signal, `$0.failure` for its failures
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = NotificationCenter.default.publisher(for: Notification.Name("x")).sink { [weak screen] _ in screen?.dismiss() }
  // error: 'publisher(for:object:)' is unavailable: use `signal(for:)`, with a closure that makes a value of the notification
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = failing.debounce(for: .seconds(0.3), scheduler: RunLoop.main, options: nil)
  // error: conformance of 'DebounceForElsewhere' to 'TickStreamsAPI' is unavailable: use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  _ = failing.throttle(for: 1, scheduler: RunLoop.main, latest: true)
  // error: conformance of 'ThrottleForElsewhere' to 'TickStreamsAPI' is unavailable: use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = failing.delay(for: .seconds(1), tolerance: .seconds(1), scheduler: DispatchQueue.main)
  // error: conformance of 'DelayForElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, in which a failure is not delayed; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  _ = failing.collect(.byTime(DispatchQueue.main, .seconds(1)))
  // error: conformance of 'CollectElsewhere' to 'TickStreamsAPI' is unavailable: use `collect(every:maxCount:skipEmpty:on:)`, with `skipEmpty: true`
  _ = failing.receive(on: DispatchQueue.main, options: nil)
  // error: conformance of 'ReceiveElsewhere' to 'TickStreamsAPI' is unavailable: use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`
  _ = texts.replaceError(with: "").assign(to: \.title, on: screen)
  // error: 'assign(to:on:)' is unavailable: use `bind(to:on:)`, which keeps no reference to the object
  // warning: 'replaceError(with:)' is deprecated: use `catch { _ in .just(value) }` [#DeprecatedDeclaration]
  _ = failing.tryFilter { $0 > 1 }
  // error: 'tryFilter' is unavailable: use `tryMap(_:)`, whose closure throws, and `filter(_:)`
  _ = failing.replaceError(with: 1)
  // warning: 'replaceError(with:)' is deprecated: use `catch { _ in .just(value) }` [#DeprecatedDeclaration]
  _ = failing.setFailureType(to: Error.self)
  // error: conformance of 'PromotionElsewhere' to 'TickStreamsAPI' is unavailable: use `mapFailure(_:)`: this signal can fail already; `promoteFailure(to:)` is for one that cannot
  _ = failing.assertNoFailure()
  // error: 'assertNoFailure' is unavailable: use `catch { fatalError(String(describing: $0)) }`
  _ = failing.catch { _ in Just(1) }
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // warning: 'init(_:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  _ = failing.catch { _ in Empty() }
  // error: 'Empty' is unavailable: use `TickSignal.empty`, or `.never` for one that does not complete
  // error: 'init(completeImmediately:)' is unavailable: use `.empty`, or `.never` for one that does not complete
  _ = failing.prefix(1)
  // warning: 'prefix' is deprecated: renamed to 'take(_:)' [#DeprecatedDeclaration]
  _ = failing.first { $0 > 1 }
  _ = failing.last()
  // warning: 'last()' is deprecated: use `takeLast(1)`, to await the value `await signal.lastValue()` [#DeprecatedDeclaration]
  _ = failing.output(at: 1)
  // warning: 'output(at:)' is deprecated: renamed to 'element(at:)' [#DeprecatedDeclaration]
  _ = failing.multicast(subject: PassthroughSubject())
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // warning: 'multicast(subject:)' is deprecated: renamed to 'multicast(_:)' [#DeprecatedDeclaration]
  _ = failing.flatMap(maxPublishers: .max(1)) { _ in failing }
  // error: conformance of 'MaxPublishersElsewhere' to 'TickStreamsAPI' is unavailable: use `concatMap(_:)` for `.max(1)`, `map(_:).flatten(maxConcurrent:)` for more; meanwhile values wait
  _ = failing.map { _ in failing }.switchToLatest()
  _ = failing.breakpoint()
  // error: 'breakpoint(receiveOutput:receiveCompletion:)' is unavailable: use `handleEvents(onNext:)`, with a breakpoint in the closure
  _ = failing.weakCapture(screen)
  // error: value of type 'TickSignal<Int, any Error>' has no member 'weakCapture'
  _ = Just(1)
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // warning: 'init(_:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  _ = Just(1).setFailureType(to: Error.self).eraseToAnyPublisher()
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // warning: 'eraseToAnyPublisher()' is deprecated: leave it out: every operator gives a `TickSignal` [#DeprecatedDeclaration]
  // warning: 'init(_:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  // warning: 'setFailureType(to:)' is deprecated: renamed to 'promoteFailure(to:)' [#DeprecatedDeclaration]
  _ = Empty<Int, Never>()
  // error: 'Empty' is unavailable: use `TickSignal.empty`, or `.never` for one that does not complete
  // error: 'init(completeImmediately:)' is unavailable: use `.empty`, or `.never` for one that does not complete
  _ = Empty<Int, Never>(completeImmediately: false)
  // error: 'Empty' is unavailable: use `TickSignal.empty`, or `.never` for one that does not complete
  // error: 'init(completeImmediately:)' is unavailable: use `.empty`, or `.never` for one that does not complete
  _ = Fail(outputType: Int.self, failure: Flaw.a)
  // error: 'Fail' is unavailable: use `TickSignal.fail(_:)`
  // warning: 'init(outputType:failure:)' is deprecated: use `TickSignal.fail(_:)` [#DeprecatedDeclaration]
  _ = Future<Int, Flaw> { p in p(.success(1)) }
  // error: 'Future' is unavailable: use `TickSignal { subscriber in … }`, with `share(replay: 1)` if it is to run once
  _ = Deferred { Future<Int, Flaw> { p in p(.success(1)) } }
  // error: 'Deferred' has been replaced by 'TickSignal.deferred(_:)'
  // error: 'Future' is unavailable: use `TickSignal { subscriber in … }`, with `share(replay: 1)` if it is to run once
  do { let x = PassthroughSubject<Int, Never>(); x.send(1); x.send(completion: .finished) }
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // warning: 'send' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  // warning: 'send(completion:)' is deprecated: use `completed()` or `failed(_:)` [#DeprecatedDeclaration]
  do { let x = PassthroughSubject<Int, Flaw>(); x.send(completion: .failure(Flaw.a)) }
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // warning: 'send(completion:)' is deprecated: use `completed()` or `failed(_:)` [#DeprecatedDeclaration]
  do { let x = CurrentValueSubject<Int, Flaw>(1); x.send(completion: .failure(Flaw.a)) }
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  // error: conformance of 'CompletionElsewhere' to 'TickStreamsAPI' is unavailable: a `TickValue` completes when it is released, and cannot fail: use `TickSubject(replay: 1)`
  do { let x = CurrentValueSubject<Int, Never>(1); x.map { $0 }.sink { print($0) } }
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  // warning: result of call to 'sink(receiveValue:)' is unused [#no-usage]
  do { let x = CurrentValueSubject<Int, Never>(1); x.combineLatest(x).sink { print($0) } }
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  // warning: result of call to 'sink(receiveValue:)' is unused [#no-usage]
  do { let x = CurrentValueSubject<Int, Never>(1); x.debounce(for: .seconds(1), scheduler: RunLoop.main) }
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  // warning: result of call to 'debounce(for:scheduler:options:)' is unused [#no-usage]
  do { let x = CurrentValueSubject<Int, Never>(1); x.eraseToAnyPublisher() }
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  // warning: result of call to 'eraseToAnyPublisher()' is unused [#no-usage]
  do { let x = PassthroughSubject<Int, Never>(); x.collect(.byTime(DispatchQueue.main, .seconds(1))) }
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: result of call to 'collect' is unused [#no-usage]
  do { let x = PassthroughSubject<Int, Never>(); x.timeout(.seconds(1), scheduler: DispatchQueue.main) }
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: result of call to 'timeout(_:scheduler:options:customError:)' is unused [#no-usage]
  do { let x = PassthroughSubject<Int, Never>(); x.merge(with: x).sink { print($0) } }
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalArgument' is unavailable: pass its `signal`
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  // warning: result of call to 'sink(receiveValue:)' is unused [#no-usage]
  do { let x = PassthroughSubject<Int, Never>(); x.flatMap { Just($0) }.sink { print($0) } }
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'init(_:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  // warning: result of call to 'sink(receiveValue:)' is unused [#no-usage]
  do { let x = PassthroughSubject<Int, Never>(); x.handleEvents(receiveOutput: { print($0) }) }
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: result of call to 'handleEvents(receiveOutput:)' is unused [#no-usage]
  do { let x = PassthroughSubject<Int, Never>(); x.first().sink { print($0) } }
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  // warning: result of call to 'sink(receiveValue:)' is unused [#no-usage]
  do { let x = PassthroughSubject<Int, Never>(); x.scan(0) { $0 + $1 } }
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: result of call to 'scan' is unused [#no-usage]
  do { let x = PassthroughSubject<Int, Never>(); x.measureInterval(using: RunLoop.main) }
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: result of call to 'measureInterval(using:)' is unused [#no-usage]
  do { let x = PassthroughSubject<Int, Never>(); x.print().sink { print($0) } }
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // error: value of type 'TickSubject<Int, Never>' has no member 'print'
  do { var x = Set<AnyCancellable>(); failing.sink { print($0) }.store(in: &x) }
  // error: 'AnyCancellable' has been renamed to 'Subscription'
  // error: conformance of 'FailingSubscription' to 'TickStreamsAPI' is unavailable: this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it
  do { let x: AnyPublisher<Int, Never>? = nil; _ = x }
  // error: 'AnyPublisher' has been renamed to 'TickSignal'
  do { let x: any Cancellable = AnyCancellable {}; _ = x }
  // error: 'AnyCancellable' has been renamed to 'Subscription'
  // error: 'Cancellable' has been renamed to 'Disposable'
  // error: 'init(_:)' is unavailable: use `AnyDisposable { … }`
  do { let x: Subscribers.Completion<Flaw> = .finished; _ = x }
  // error: 'Subscribers' is unavailable: use the events of `observe { event in … }`: `.completed` and `.failed`
  do { let x: AnySchedulerOf<DispatchQueue>? = nil; _ = x }
  // error: 'AnySchedulerOf' is unavailable: use `any TickScheduler`
  func g<S: Scheduler>(_ s: S) {}
  // error: 'Scheduler' has been renamed to 'TickScheduler': as a type, `any TickScheduler`
  _ = DispatchQueue.main.schedule(after: .init(.now() + 1)) { print(1) }
  // error: cannot infer contextual base in reference to member 'init'
  _ = RunLoop.main.schedule(after: .init(Date())) { print(1) }
  // error: cannot infer contextual base in reference to member 'init'
  // error: value of type 'RunLoop' has no member 'schedule'
  _ = ImmediateScheduler.shared
  // error: 'shared' is unavailable: use `ImmediateScheduler()`
}

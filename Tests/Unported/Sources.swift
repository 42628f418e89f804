// swift-format-ignore-file
// Code with old names, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them with
// `--update`.

import TickStreams

struct Oops: Error {}

func sources(_ scheduler: QueueScheduler, _ handle: any Disposable) {
  _ = TickSignal.interval(1.5, on: scheduler)
  // error: conformance of 'IntervalOfRAC' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = TickSignal.interval(60, on: scheduler, withLeeway: 1)
  // error: conformance of 'IntervalOfRAC' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = TickSignal.interval(.seconds(60), on: scheduler, withLeeway: .seconds(1))
  // error: conformance of 'IntervalOfRAC' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = TickSignal.timer(interval: .seconds(60), on: scheduler)
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = TickSignal.timer(interval: .seconds(60), on: scheduler, leeway: .seconds(1))
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = TickSignal<Int, any Error>.interval(.seconds(60), scheduler: scheduler)
  // error: conformance of 'IntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:on:)`, without brackets: it sends a `Tick`, whose `index` is the count; `.seconds(1)` is a span
  _ = TickSignal<Int, any Error>.timer(.seconds(60), scheduler: scheduler)
  // error: conformance of 'TimerElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.after(_:on:)`, without brackets: it sends a `Tick`; `.seconds(1)` is a span
  _ = TickSignal<Int, any Error>.timer(.seconds(0), period: .seconds(60), scheduler: scheduler)
  // error: conformance of 'TimerPeriodElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:on:)`, without brackets: the period, then the delay; `.seconds(1)` is a span
  _ = TickSignal<Int, Never>.interval([1, 2, 3], interval: .seconds(60), on: scheduler)
  // error: conformance of 'SequenceElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.from(_:every:on:)`, which completes with the last value
  _ = TickSignal<Int, any Error>.createSignal { subscriber in
  // error: 'createSignal' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
    subscriber.next(1)
    return nil
  }
  _ = TickSignal<Int, any Error>.create { observer in
  // error: 'create' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
    observer.next(1)
    return handle
  }
  _ = TickSignal<Int, any Error>.return(1)
  // warning: 'return' is deprecated: renamed to 'just(_:)' [#DeprecatedDeclaration]
  _ = TickSignal<Int, Never>(value: 1)
  // warning: 'init(value:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  _ = TickSignal<Int, Oops>(error: Oops())
  // warning: 'init(error:)' is deprecated: use `.fail(_:)` [#DeprecatedDeclaration]
  _ = TickSignal<Int, any Error>.error(Oops())
  // warning: 'error' is deprecated: renamed to 'fail(_:)' [#DeprecatedDeclaration]
  _ = TickSignal<Int, any Error>.of(1, 2, 3)
  // warning: 'of' is deprecated: use `.from([…])` [#DeprecatedDeclaration]
  _ = TickSignal<Int, any Error>.repeatElement(1)
  // warning: 'repeatElement' is deprecated: use `.just(_:).repeated()` [#DeprecatedDeclaration]
  _ = TickSignal<Int, any Error>.defer { .just(1) }
  // warning: 'defer' is deprecated: renamed to 'deferred(_:)' [#DeprecatedDeclaration]
  _ = TickSignal<Int, any Error>.startLazily(with: scheduler) { subscriber in subscriber.next(1) }
  // error: 'startLazily(with:block:)' is unavailable: use `.task { … }`, followed by `share(replay: 1)` to run it once
  _ = Just(1).map { $0 + 1 }
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // warning: 'init(_:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  let failing: TickSignal<Int, Oops> = Fail(error: Oops())
  // error: 'Fail' is unavailable: use `TickSignal.fail(_:)`
  // warning: 'init(error:)' is deprecated: use `.fail(_:)` [#DeprecatedDeclaration]
  let empty: TickSignal<Int, Oops> = Empty()
  // error: 'Empty' is unavailable: use `TickSignal.empty`, or `.never` for one that does not complete
  // error: 'init(completeImmediately:)' is unavailable: use `.empty`, or `.never` for one that does not complete
  _ = Deferred { failing }
  // error: 'Deferred' has been replaced by 'TickSignal.deferred(_:)'
  _ = Future<Int, Oops> { promise in promise(.success(1)) }
  // error: 'Future' is unavailable: use `TickSignal { subscriber in … }`, with `share(replay: 1)` if it is to run once
  _ = empty
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func sourcesElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = TickSignal(value: 1)
  // warning: 'init(value:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  _ = TickSignal([1, 2, 3])
  // warning: 'init(_:)' is deprecated: use `.from(_:)` [#DeprecatedDeclaration]
  _ = TickSignal<Int, Never> { observer, _ in print(observer) }
  // error: 'init(_:)' is unavailable: use `TickSignal { subscriber in …; return disposable }`
  _ = TickSignal<Int, Never>.empty()
  // warning: 'callAsFunction()' is deprecated: write it without parentheses: `.empty`, `.never` [#DeprecatedDeclaration]
  _ = TickSignal<Int, Never>.never()
  // warning: 'callAsFunction()' is deprecated: write it without parentheses: `.empty`, `.never` [#DeprecatedDeclaration]
  _ = TickSignal.using({ owner }, observableFactory: { _ in numbers })
  // error: 'using(_:observableFactory:)' is unavailable: use `.deferred { … }`, with `take(during:)` for what ends with the subscription
  _ = TickSignal<Int, Never>.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 })
  // error: 'generate(initialState:condition:iterate:)' is unavailable: use `.from(sequence(first:next:))`
  _ = TickSignal<Int, Never>.just(1, scheduler: scheduler)
  // error: 'just(_:scheduler:)' is unavailable: use `.just(_:)`, with `delaySubscription(.zero, on:)` for the scheduler
  _ = TickSignal<Int, Never>.pipe()
  // error: 'pipe()' is unavailable: use `TickSubject()`, which sends to all that observe its `signal`
  _ = TickSignal<Int, Never>.startEagerly(with: scheduler, block: { print($0) })
  // error: 'startEagerly(with:block:)' is unavailable: use `.task { … }` with `share(replay: 1)`
  _ = TickSignal.join([numbers], block: { first, _ in first })
  // error: 'join(_:block:)' is unavailable: use `.merge`, `.concat`, `.combineLatest` or `.zip`, of an array
  _ = TickSignal.if(numbers.contains(3), then: numbers, else: numbers)
  // error: 'if(_:then:else:)' is unavailable: use `flatMapLatest`, with `if` in its closure
  _ = TickSignal<Int, Never>.attempt { .success(1) }
  // error: 'attempt' is unavailable: use `.task { … }`
  _ = RACSignal.interval(60, on: RACScheduler.mainThread())
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: conformance of 'IntervalOfRAC' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = RACSignal.interval(60, on: RACScheduler.mainThread(), withLeeway: 1)
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: conformance of 'IntervalOfRAC' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = RACSignal.interval(.seconds(60), on: RACScheduler.mainThread(), withLeeway: .seconds(1))
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: conformance of 'IntervalOfRAC' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = RACSignal.interval(.seconds(60), on: RACScheduler.mainThread())
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: conformance of 'IntervalOfRAC' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = TickSignal.timer(interval: 1.5, on: scheduler)
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = AnyCancellable { print("canceled") }
  // error: 'AnyCancellable' has been renamed to 'Subscription'
  // error: 'init(_:)' is unavailable: use `AnyDisposable { … }`
  _ = UIScheduler()
  // error: 'UIScheduler' has been renamed to 'MainScheduler': as an argument, `.main`
  // error: 'init(_:)' is unavailable: use `.main`
  _ = Event<Int, Oops>.error(Oops())
  // warning: 'error' is deprecated: renamed to 'failed(_:)' [#DeprecatedDeclaration]
  _ = Event<Int, Oops>.value(1)
  // warning: 'value' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  _ = Event<Int, Oops>.failure(Oops())
  // warning: 'failure' is deprecated: renamed to 'failed(_:)' [#DeprecatedDeclaration]
  _ = Event<Int, Oops>.finished
  // warning: 'finished' is deprecated: renamed to 'completed' [#DeprecatedDeclaration]
}

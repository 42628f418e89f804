// swift-format-ignore-file
// Code in the old spellings, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares, and
// `.ci/porting-diagnostics --update` writes them anew.

import TickStreams

struct Oops: Error {}

func sources(_ scheduler: QueueScheduler, _ handle: any Disposable) {
  _ = TickSignal.interval(1.5, on: scheduler)
  // error: 'interval(_:on:)' is unavailable: a span is a `Duration`, as in `.seconds(1)`
  _ = TickSignal.interval(60, on: scheduler, withLeeway: 1)
  // error: 'interval(_:on:withLeeway:)' is unavailable: use `interval(_:leeway:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = TickSignal.interval(.seconds(60), on: scheduler, withLeeway: .seconds(1))
  // error: 'interval(_:on:withLeeway:)' is unavailable: use `interval(_:leeway:on:)`
  _ = TickSignal.timer(interval: .seconds(60), on: scheduler)
  // error: 'timer(interval:on:)' has been renamed to 'interval(_:on:)'
  _ = TickSignal.timer(interval: .seconds(60), on: scheduler, leeway: .seconds(1))
  // error: 'timer(interval:on:leeway:)' is unavailable: use `interval(_:leeway:on:)`
  _ = TickSignal<Int, any Error>.interval(.seconds(60), scheduler: scheduler)
  // error: 'interval(_:scheduler:)' has been renamed to 'interval(_:on:)': it sends a `Tick`; add `.map(\.index)` for the count
  _ = TickSignal<Int, any Error>.timer(.seconds(60), scheduler: scheduler)
  // error: 'timer(_:scheduler:)' has been renamed to 'after(_:on:)'
  _ = TickSignal<Int, any Error>.timer(.seconds(0), period: .seconds(60), scheduler: scheduler)
  // error: 'timer(_:period:scheduler:)' is unavailable: use `interval(_:delay:on:)`: the interval, then the delay of the first tick
  _ = TickSignal<Int, Never>.interval([1, 2, 3], interval: .seconds(60), on: scheduler)
  // error: 'interval(_:interval:on:)' has been renamed to 'sequence(_:every:on:)'
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
  // error: 'return' has been renamed to 'just(_:)'
  _ = TickSignal<Int, Never>(value: 1)
  // error: 'init(value:)' is unavailable: use `.just(_:)`
  _ = TickSignal<Int, Oops>(error: Oops())
  // error: 'init(error:)' is unavailable: use `.fail(_:)`
  _ = TickSignal<Int, any Error>.error(Oops())
  // error: 'error' has been renamed to 'fail(_:)'
  _ = TickSignal<Int, any Error>.of(1, 2, 3)
  // error: 'of' is unavailable: use `.from([…])`
  _ = TickSignal<Int, any Error>.repeatElement(1)
  // error: 'repeatElement' is unavailable: use `.just(_:).repeated()`
  _ = TickSignal<Int, any Error>.defer { .just(1) }
  // error: 'defer' has been renamed to 'deferred(_:)'
  _ = TickSignal<Int, any Error>.startLazily(with: scheduler) { subscriber in subscriber.next(1) }
  // error: 'startLazily(with:block:)' is unavailable: use `.task { … }`, with `share(replay: 1)` behind it if it is to run once
  _ = Just(1).map { $0 + 1 }
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // error: 'init(_:)' is unavailable: use `.just(_:)`
  let failing: TickSignal<Int, Oops> = Fail(error: Oops())
  // error: 'Fail' is unavailable: use `TickSignal.fail(_:)`
  // error: 'init(error:)' is unavailable: use `.fail(_:)`
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
  // error: 'init(value:)' is unavailable: use `.just(_:)`
  _ = TickSignal([1, 2, 3])
  // error: 'init(_:)' is unavailable: use `.from(_:)`
  _ = TickSignal<Int, Never> { observer, _ in print(observer) }
  // error: 'init(_:)' is unavailable: use `TickSignal { subscriber in …; return disposable }`
  _ = TickSignal<Int, Never>.empty()
  // error: 'empty' is unavailable: write it without parentheses: `.empty`
  _ = TickSignal<Int, Never>.never()
  // error: 'never' is unavailable: write it without parentheses: `.never`
  _ = TickSignal.using({ owner }, observableFactory: { _ in numbers })
  // error: 'using(_:observableFactory:)' is unavailable: use `.deferred { … }`, with `take(during:)` for what ends with the subscription
  _ = TickSignal<Int, Never>.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 })
  // error: 'generate(initialState:condition:iterate:)' is unavailable: use `.from(sequence(first:next:))`
  _ = TickSignal<Int, Never>.just(1, scheduler: scheduler)
  // error: 'just(_:scheduler:)' is unavailable: use `.just(_:)`, with `start(on:)` for the scheduler
  _ = TickSignal<Int, Never>.pipe()
  // error: 'pipe()' is unavailable: use `TickSubject()`, which sends, and its `signal`
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
  // error: 'interval(_:on:)' is unavailable: use `TickSignal.interval(_:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = RACSignal.interval(60, on: RACScheduler.mainThread(), withLeeway: 1)
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'interval(_:on:withLeeway:)' is unavailable: use `TickSignal.interval(_:leeway:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = RACSignal.interval(.seconds(60), on: RACScheduler.mainThread(), withLeeway: .seconds(1))
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'interval(_:on:withLeeway:)' is unavailable: use `TickSignal.interval(_:leeway:on:)`
  _ = RACSignal.interval(.seconds(60), on: RACScheduler.mainThread())
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'interval(_:on:)' is unavailable: use `TickSignal.interval(_:on:)`
  _ = TickSignal.timer(interval: 1.5, on: scheduler)
  // error: 'timer(interval:on:leeway:)' is unavailable: use `interval(_:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = AnyCancellable { print("canceled") }
  // error: 'AnyCancellable' has been renamed to 'Subscription'
  // error: 'init(_:)' is unavailable: use `AnyDisposable { … }`
  _ = UIScheduler()
  // error: 'UIScheduler' has been renamed to 'MainScheduler': as an argument, `.main`
  // error: 'init(_:)' is unavailable: use `.main`
  _ = Event<Int, Oops>.error(Oops())
  // error: 'error' has been renamed to 'failed(_:)'
  _ = Event<Int, Oops>.value(1)
  // error: 'value' has been renamed to 'next(_:)'
  _ = Event<Int, Oops>.failure(Oops())
  // error: 'failure' has been renamed to 'failed(_:)'
  _ = Event<Int, Oops>.finished
  // error: 'finished' has been renamed to 'completed'
}

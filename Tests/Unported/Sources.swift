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
  // error: 'Just' has been replaced by 'TickSignal.just(_:)'
  let failing: TickSignal<Int, Oops> = Fail(error: Oops())
  // error: 'Fail(error:)' has been replaced by 'TickSignal.fail(_:)'
  let empty: TickSignal<Int, Oops> = Empty()
  // error: 'Empty(completeImmediately:)' is unavailable: use `TickSignal.empty`, or `.never` for one that does not complete
  _ = Deferred { failing }
  // error: 'Deferred' has been replaced by 'TickSignal.deferred(_:)'
  let future: TickSignal<Int, Oops> = Future { promise in promise(.success(1)) }
  // error: 'Future' is unavailable: use `TickSignal { subscriber in … }`, with `share(replay: 1)` if it is to run once
  _ = (empty, future)
}

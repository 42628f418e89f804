// swift-format-ignore-file
// Code with old names. The compiler's messages are in `messages.txt`.

import TickStreams

struct Oops: Error {}

func sources(_ scheduler: QueueScheduler, _ handle: any Disposable) {
  _ = TickSignal.interval(1.5, on: scheduler)
  _ = TickSignal.interval(60, on: scheduler, withLeeway: 1)
  _ = TickSignal.interval(.seconds(60), on: scheduler, withLeeway: .seconds(1))
  _ = TickSignal.timer(interval: .seconds(60), on: scheduler)
  _ = TickSignal.timer(interval: .seconds(60), on: scheduler, leeway: .seconds(1))
  _ = TickSignal<Int, any Error>.interval(.seconds(60), scheduler: scheduler)
  _ = TickSignal<Int, any Error>.timer(.seconds(60), scheduler: scheduler)
  _ = TickSignal<Int, any Error>.timer(.seconds(0), period: .seconds(60), scheduler: scheduler)
  _ = TickSignal<Int, Never>.interval([1, 2, 3], interval: .seconds(60), on: scheduler)
  _ = TickSignal<Int, any Error>.createSignal { subscriber in
    subscriber.next(1)
    return nil
  }
  _ = TickSignal<Int, any Error>.create { observer in
    observer.next(1)
    return handle
  }
  _ = TickSignal<Int, any Error>.return(1)
  _ = TickSignal<Int, Never>(value: 1)
  _ = TickSignal<Int, Oops>(error: Oops())
  _ = TickSignal<Int, any Error>.error(Oops())
  _ = TickSignal<Int, any Error>.of(1, 2, 3)
  _ = TickSignal<Int, any Error>.repeatElement(1)
  _ = TickSignal<Int, any Error>.defer { .just(1) }
  _ = TickSignal<Int, any Error>.startLazily(with: scheduler) { subscriber in subscriber.next(1) }
  let failing: TickSignal<Int, Oops> = Fail(error: Oops())
  let empty: TickSignal<Int, Oops> = Empty()
  _ = Deferred { failing }
  _ = Future<Int, Oops> { promise in promise(.success(1)) }
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
  _ = TickSignal([1, 2, 3])
  _ = TickSignal<Int, Never> { observer, _ in print(observer) }
  _ = TickSignal<Int, Never>.empty()
  _ = TickSignal<Int, Never>.never()
  _ = TickSignal.using({ owner }, observableFactory: { _ in numbers })
  _ = TickSignal<Int, Never>.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 })
  _ = TickSignal<Int, Never>.just(1, scheduler: scheduler)
  _ = TickSignal<Int, Never>.pipe()
  _ = TickSignal<Int, Never>.startEagerly(with: scheduler, block: { print($0) })
  _ = TickSignal.join([numbers], block: { first, _ in first })
  _ = TickSignal.if(numbers.contains(3), then: numbers, else: numbers)
  _ = TickSignal<Int, Never>.attempt { .success(1) }
  _ = RACSignal.interval(60, on: RACScheduler.mainThread())
  _ = RACSignal.interval(60, on: RACScheduler.mainThread(), withLeeway: 1)
  _ = RACSignal.interval(.seconds(60), on: RACScheduler.mainThread(), withLeeway: .seconds(1))
  _ = RACSignal.interval(.seconds(60), on: RACScheduler.mainThread())
  _ = TickSignal.timer(interval: 1.5, on: scheduler)
  _ = AnyCancellable { print("canceled") }
  _ = Event<Int, Oops>.error(Oops())
  _ = Event<Int, Oops>.value(1)
  _ = Event<Int, Oops>.failure(Oops())
  _ = Event<Int, Oops>.finished
}

func pipes(_ disposable: AnyDisposable) {
  _ = TickSignal<Int, Never>.pipe(disposable: disposable)
  _ = TickSignal<Int, Never>.reentrantUnserializedPipe()
  _ = TickSignal<Int, Oops>([1, 2])
}

// swift-format-ignore-file
// Code with old names. The compiler's messages are in `messages.txt`.

import TickStreams

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func holdersElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = value.compactMap { Int8(exactly: $0) }
  _ = value.filter { $0 > 3 }
  _ = value.scan(0) { $0 + $1 }
  _ = value.flatMap { _ in letters }
  _ = value.flatMapLatest { _ in letters }
  _ = value.flatMap(.latest) { _ in letters }
  _ = value.take(1)
  _ = value.take(until: letters)
  _ = value.prefix(1)
  _ = value.skip(first: 1)
  _ = value.skipRepeats()
  _ = value.combinePrevious()
  _ = value.startWith(0)
  _ = value.prepend(0)
  _ = value.debounce(.seconds(1), scheduler: scheduler)
  _ = value.debounce(for: .seconds(1), scheduler: scheduler)
  _ = value.debounce(for: .seconds(1), on: scheduler)
  _ = value.throttle(.seconds(1), scheduler: scheduler)
  _ = value.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
  _ = value.throttle(for: .seconds(1), on: scheduler)
  _ = value.delay(.seconds(1), scheduler: scheduler)
  _ = value.delay(for: .seconds(1), scheduler: scheduler)
  _ = value.observe(on: scheduler)
  _ = value.receive(on: scheduler)
  _ = value.merge(with: numbers)
  _ = value.combineLatest(letters)
  _ = value.combineLatest(subject)
  _ = value.combineLatest(with: letters)
  _ = value.combineLatest(with: subject)
  _ = value.zip(letters)
  _ = value.withLatestFrom(letters)
  _ = value.share()
  _ = value.subscribeNext { print($0) }
  _ = value.subscribe(onNext: { print($0) })
  _ = value.startWithValues { print($0) }
  _ = value.observeValues { print($0) }
  _ = value.sink { print($0) }
  _ = value.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  _ = value.drive(onNext: { print($0) })
  _ = value.bind(onNext: { print($0) })
  _ = value.bind(to: subject)
  _ = value.assign(to: \.count, on: owner)
  _ = value.asObservable()
  _ = value.asDriver(onErrorJustReturn: 0)
  _ = value.asSignal()
  _ = TickValue.combineLatest(value, value)
  _ = TickValue.zip(value, value)
  _ = TickValue(initial: 1, then: numbers)
  _ = value.swap(2)
  value.onNext(1)
  value.sendNext(1)
  value.send(completion: .finished)
}

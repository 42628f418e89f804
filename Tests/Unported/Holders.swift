// swift-format-ignore-file
// Code in the old spellings, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares, and
// `.ci/porting-diagnostics --update` writes them anew.

import TickStreams

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func holdersElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = value.map { $0 + 1 }
  // error: 'map' is unavailable: use `signal.map`
  _ = value.compactMap { Int8(exactly: $0) }
  // error: 'compactMap' is unavailable: use `signal.compactMap`
  _ = value.filter { $0 > 3 }
  // error: 'filter' is unavailable: use `signal.filter`
  _ = value.scan(0) { $0 + $1 }
  // error: 'scan' is unavailable: use `signal.scan`
  _ = value.flatMap { _ in letters }
  // error: 'flatMap' is unavailable: use `signal.flatMap`
  _ = value.flatMapLatest { _ in letters }
  // error: 'flatMapLatest' is unavailable: use `signal.flatMapLatest`
  _ = value.flatMap(.latest) { _ in letters }
  // error: 'flatMap' is unavailable: use `signal.flatMapLatest` for `.latest`, `signal.flatMap` for `.merge`, `signal.concatMap` for `.concat`
  _ = value.take(1)
  // error: 'take' is unavailable: use `signal.take`
  _ = value.take(until: letters)
  // error: 'take(until:)' is unavailable: use `signal.take(until:)`
  _ = value.prefix(1)
  // error: 'prefix' is unavailable: use `signal.take(_:)`
  _ = value.first()
  // error: 'first()' is unavailable: use `signal.take(1)`
  _ = value.skip(1)
  // error: 'skip' is unavailable: use `signal.skip(_:)`
  _ = value.skip(first: 1)
  // error: 'skip(first:)' is unavailable: use `signal.skip(_:)`
  _ = value.dropFirst()
  // error: 'dropFirst' is unavailable: use `signal.skip(_:)`
  _ = value.removeDuplicates()
  // error: 'removeDuplicates()' is unavailable: use `signal.removeDuplicates()`
  _ = value.distinctUntilChanged()
  // error: 'distinctUntilChanged()' is unavailable: use `signal.removeDuplicates()`
  _ = value.skipRepeats()
  // error: 'skipRepeats()' is unavailable: use `signal.removeDuplicates()`
  _ = value.combinePrevious()
  // error: 'combinePrevious()' is unavailable: use `signal.pairwise()`
  _ = value.startWith(0)
  // error: 'startWith' is unavailable: use `signal.startWith(_:)`
  _ = value.prepend(0)
  // error: 'prepend' is unavailable: use `signal.startWith`
  _ = value.debounce(.seconds(1), scheduler: scheduler)
  // error: 'debounce(_:scheduler:)' is unavailable: use `signal.debounce(for:on:)`
  _ = value.debounce(for: .seconds(1), scheduler: scheduler)
  // error: 'debounce(for:scheduler:)' is unavailable: use `signal.debounce(for:on:)`
  _ = value.debounce(for: .seconds(1), on: scheduler)
  // error: 'debounce(for:on:)' is unavailable: use `signal.debounce(for:on:)`
  _ = value.throttle(.seconds(1), scheduler: scheduler)
  // error: 'throttle(_:latest:scheduler:)' is unavailable: use `signal.throttle(for:latest:on:)`
  _ = value.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
  // error: 'throttle(for:scheduler:latest:)' is unavailable: use `signal.throttle(for:latest:on:)`
  _ = value.throttle(for: .seconds(1), on: scheduler)
  // error: 'throttle(for:on:)' is unavailable: use `signal.throttle(for:on:)`
  _ = value.delay(.seconds(1), scheduler: scheduler)
  // error: 'delay(_:scheduler:)' is unavailable: use `signal.delay(_:on:)`
  _ = value.delay(for: .seconds(1), scheduler: scheduler)
  // error: 'delay(for:scheduler:)' is unavailable: use `signal.delay(_:on:)`
  _ = value.observe(on: scheduler)
  // error: 'observe(on:)' is unavailable: use `signal.deliver(on:)`
  _ = value.receive(on: scheduler)
  // error: 'receive(on:)' is unavailable: use `signal.deliver(on:)`
  _ = value.merge(with: numbers)
  // error: 'merge(with:)' is unavailable: use `signal.merge`
  _ = value.combineLatest(letters)
  // error: 'combineLatest' is unavailable: use `signal.combineLatest(_:)`
  _ = value.combineLatest(subject)
  // error: 'combineLatest' is unavailable: use `signal.combineLatest(_:)`, with the `signal` of the other as well
  _ = value.combineLatest(with: letters)
  // error: 'combineLatest(with:)' is unavailable: use `signal.combineLatest`
  _ = value.combineLatest(with: subject)
  // error: 'combineLatest(with:)' is unavailable: use `signal.combineLatest`, with the `signal` of the other as well
  _ = value.zip(letters)
  // error: 'zip' is unavailable: use `signal.zip`
  _ = value.withLatestFrom(letters)
  // error: 'withLatestFrom' is unavailable: use `signal.withLatest(from:).map(\.1)`: it sends both values
  _ = value.share()
  // error: 'share()' is unavailable: use `signal.share()`
  _ = value.subscribeNext { print($0) }
  // error: 'subscribeNext' is unavailable: use `signal.subscribe(onNext:)`
  _ = value.subscribe(onNext: { print($0) })
  // error: 'subscribe(onNext:onCompleted:)' is unavailable: use `signal.subscribe(onNext:)`
  _ = value.startWithValues { print($0) }
  // error: 'startWithValues' is unavailable: use `signal.subscribe(onNext:)`
  _ = value.observeValues { print($0) }
  // error: 'observeValues' is unavailable: use `signal.subscribe(onNext:)`
  _ = value.sink { print($0) }
  // error: 'sink(receiveValue:)' is unavailable: use `signal.subscribe(onNext:)`
  _ = value.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  // error: 'sink(receiveCompletion:receiveValue:)' is unavailable: use `signal.observe { event in … }`, or `signal.subscribe(onNext:onFailed:onCompleted:)`
  _ = value.drive(onNext: { print($0) })
  // error: 'drive(onNext:)' is unavailable: use `signal.subscribe(onMain:)`
  _ = value.bind(onNext: { print($0) })
  // error: 'bind(onNext:)' is unavailable: use `signal.subscribe(onNext:)`
  _ = value.bind(to: subject)
  // error: 'bind(to:)' is unavailable: use `signal.subscribe(onNext:)`, with a closure that sends to the other
  _ = value.assign(to: \.count, on: owner)
  // error: 'assign(to:on:)' is unavailable: use `signal.bind(to:on:)`
  _ = value.asObservable()
  // error: 'asObservable()' is unavailable: use `signal`
  _ = value.asDriver()
  // error: 'asDriver()' is unavailable: use `signal`
  _ = value.asDriver(onErrorJustReturn: 0)
  // error: 'asDriver(onErrorJustReturn:)' is unavailable: use `signal`, with `catch` where it can fail
  _ = value.asSignal()
  // error: 'asSignal()' is unavailable: use `signal`
  _ = value.eraseToAnyPublisher()
  // error: 'eraseToAnyPublisher()' is unavailable: use `signal`
  _ = TickValue.combineLatest(value, value)
  // error: 'combineLatest' is unavailable: use `first.signal.combineLatest(second.signal)`
  _ = TickValue.zip(value, value)
  // error: 'zip' is unavailable: use `first.signal.zip(second.signal)`
  _ = TickValue(initial: 1, then: numbers)
  // error: 'init(initial:then:)' is unavailable: use `TickValue(following: signal, initially: initial)`
  _ = value.swap(2)
  // error: 'swap' is unavailable: read `current`, then set it
  _ = value.withValue { $0 }
  // error: 'withValue' is unavailable: read `current`
  value.onNext(1)
  // error: 'onNext' is unavailable: set `current`
  value.sendNext(1)
  // error: 'sendNext' is unavailable: set `current`
  value.send(completion: .completed)
  // error: 'send(completion:)' is unavailable: a `TickValue` completes when it is released
}

// swift-format-ignore-file
// Operators that are called on a subject or a value, and what the compiler says to it: under each statement, its errors.
// `.ci/porting-diagnostics` compares, and `.ci/porting-diagnostics --update` writes them anew.

import TickStreams

final class Label: Sendable {
  nonisolated(unsafe) var text = ""
}

func subjectOperators(
  _ subject: TickSubject<Int, Never>, _ relay: TickValue<String>, _ view: TickValue<Int>.ReadOnly, _ replay: TickSubject<Int, Never>,
  _ optional: TickValue<Int?>, _ numbers: TickSignal<Int, Never>, _ scheduler: QueueScheduler, _ label: Label, _ bag: DisposeBag
) {
  _ = subject.map { $0 + 1 }
  // error: 'map' is unavailable: use `signal.map`
  _ = relay.map { $0.count }.removeDuplicates().subscribe { print($0) }
  // error: 'map' is unavailable: use `signal.map`
  _ = view.map { $0 + 1 }
  // error: 'map' is unavailable: use `signal.map`
  _ = replay.map { $0 + 1 }
  // error: 'map' is unavailable: use `signal.map`
  _ = relay.map { $0.nope }
  // error: value of type 'String' has no member 'nope'
  _ = subject.filter { $0 > 1 }.take(1).subscribe { print($0) }
  // error: 'filter' is unavailable: use `signal.filter`
  _ = relay.compactMap { Int($0) }
  // error: 'compactMap' is unavailable: use `signal.compactMap`
  _ = subject.flatMap { TickSignal<Int, Never>.just($0) }
  // error: 'flatMap' is unavailable: use `signal.flatMap`
  _ = relay.flatMapLatest { text in TickSignal<Int, Never>.just(text.count) }.subscribe { print($0) }
  // error: 'flatMapLatest' is unavailable: use `signal.flatMapLatest`
  _ = subject.flatMapFirst { TickSignal<Int, Never>.just($0) }
  // error: 'flatMapFirst' is unavailable: use `signal.flatMapFirst`
  _ = subject.flatMap(.latest) { TickSignal<Int, Never>.just($0) }
  // error: 'flatMap' is unavailable: use `signal.flatMapLatest` for `.latest`, `signal.flatMap` for `.merge`, `signal.concatMap` for `.concat`
  _ = subject.scan(0) { $0 + $1 }
  // error: 'scan' is unavailable: use `signal.scan`
  _ = relay.removeDuplicates()
  // error: 'removeDuplicates()' is unavailable: use `signal.removeDuplicates()`
  _ = relay.distinctUntilChanged().debounce(for: .seconds(1), on: scheduler).subscribe { print($0) }
  // error: 'distinctUntilChanged()' is unavailable: use `signal.removeDuplicates()`
  _ = relay.skipRepeats()
  // error: 'skipRepeats()' is unavailable: use `signal.removeDuplicates()`
  _ = optional.skipNil()
  // error: 'skipNil()' is unavailable: use `signal.compactMap { $0 }`
  _ = relay.debounce(for: .milliseconds(300), on: scheduler).removeDuplicates().subscribe { print($0) }
  // error: 'debounce(for:on:)' is unavailable: use `signal.debounce(for:on:)`
  _ = relay.debounce(for: .milliseconds(300), scheduler: scheduler)
  // error: 'debounce(for:scheduler:)' is unavailable: use `signal.debounce(for:on:)`
  _ = relay.debounce(.milliseconds(300), scheduler: scheduler)
  // error: 'debounce(_:scheduler:)' is unavailable: use `signal.debounce(for:on:)`
  _ = relay.throttle(for: .milliseconds(300), on: scheduler)
  // error: 'throttle(for:on:)' is unavailable: use `signal.throttle(for:on:)`
  _ = relay.delay(.milliseconds(300), on: scheduler)
  // error: 'delay(_:on:)' is unavailable: use `signal.delay(_:on:)`
  _ = subject.take(1)
  // error: 'take' is unavailable: use `signal.take`
  _ = subject.take(first: 1)
  // error: 'take(first:)' is unavailable: use `signal.take(_:)`
  _ = subject.take(until: numbers)
  // error: 'take(until:)' is unavailable: use `signal.take(until:)`
  _ = subject.prefix(1)
  // error: 'prefix' is unavailable: use `signal.take(_:)`
  _ = subject.skip(1)
  // error: 'skip' is unavailable: use `signal.skip(_:)`
  _ = subject.skip(first: 1)
  // error: 'skip(first:)' is unavailable: use `signal.skip(_:)`
  _ = subject.dropFirst()
  // error: 'dropFirst' is unavailable: use `signal.skip(_:)`
  _ = subject.startWith(1)
  // error: 'startWith' is unavailable: use `signal.startWith(_:)`
  _ = subject.merge(numbers)
  // error: 'merge' is unavailable: use `signal.merge(_:)`
  _ = relay.combineLatest(subject)
  // error: 'combineLatest' is unavailable: use `signal.combineLatest(_:)`, with the `signal` of the other as well
  _ = relay.combineLatest(numbers)
  // error: 'combineLatest' is unavailable: use `signal.combineLatest(_:)`
  _ = subject.withLatest(from: relay.signal)
  // error: 'withLatest(from:)' is unavailable: use `signal.withLatest(from:)`
  _ = subject.withLatestFrom(relay.signal)
  // error: 'withLatestFrom' is unavailable: use `signal.withLatest(from:).map(\.1)`: it sends both values
  _ = subject.share()
  // error: 'share()' is unavailable: use `signal.share()`
  _ = subject.deliver(on: .main)
  // error: 'deliver(on:)' is unavailable: use `signal.deliver(on:)`
  _ = subject.observe(on: scheduler)
  // error: 'observe(on:)' is unavailable: use `signal.deliver(on:)`
  _ = subject.receive(on: scheduler)
  // error: 'receive(on:)' is unavailable: use `signal.deliver(on:)`
  _ = subject.handleEvents(onNext: { print($0) })
  // error: 'handleEvents(onNext:)' is unavailable: use `signal.handleEvents`
  _ = subject.subscribe { print($0) }
  // error: 'subscribe(onNext:onCompleted:)' is unavailable: use `signal.subscribe(onNext:)`
  subject.subscribe(onNext: { print($0) }).disposed(by: bag)
  // error: 'disposed(by:)' has been renamed to 'store(in:)'
  // error: 'subscribe(onNext:onCompleted:)' is unavailable: use `signal.subscribe(onNext:)`
  _ = relay.subscribe(onMain: { print($0) })
  // error: 'subscribe(onMain:)' is unavailable: use `signal.subscribe(onMain:)`
  _ = relay.subscribe(with: label, onMain: { label, text in label.text = text })
  // error: 'subscribe(with:onMain:)' is unavailable: use `signal.subscribe(with:onMain:)`
  _ = subject.observe { print($0) }
  // error: 'observe' is unavailable: use `signal.observe`
  _ = subject.startWithValues { print($0) }
  // error: 'startWithValues' is unavailable: use `signal.subscribe(onNext:)`
  _ = subject.observeValues { print($0) }
  // error: 'observeValues' is unavailable: use `signal.subscribe(onNext:)`
  _ = subject.subscribeNext { print($0) }
  // error: 'subscribeNext' is unavailable: use `signal.subscribe(onNext:)`
  _ = subject.sink { print($0) }
  // error: 'sink(receiveValue:)' is unavailable: use `signal.subscribe(onNext:)`
  _ = subject.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  // error: 'sink(receiveCompletion:receiveValue:)' is unavailable: use `signal.observe { event in … }`, or `signal.subscribe(onNext:onFailed:onCompleted:)`
  _ = relay.drive(onNext: { print($0) })
  // error: 'drive(onNext:)' is unavailable: use `signal.subscribe(onMain:)`
  _ = relay.bind(to: \.text, on: label)
  // error: 'bind(to:on:)' is unavailable: use `signal.bind(to:on:)`
  _ = relay.assign(to: \.text, on: label)
  // error: 'assign(to:on:)' is unavailable: use `signal.bind(to:on:)`
  _ = subject.eraseToAnyPublisher().map { $0 + 1 }
  // error: 'eraseToAnyPublisher()' is unavailable: use `signal`
  let _: Property<Int>
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`
  relay.current.append("!")
  view.current = 3
  // error: cannot assign to property: 'current' is a get-only property
  relay.modify { $0.nope }
  // error: value of type 'String' has no member 'nope'
  relay.modify { $0.append(1) }
  // error: no exact matches in call to instance method 'append'
}

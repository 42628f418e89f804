// swift-format-ignore-file
// Operators that are called on a subject or a value, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares
// them, and updates them with `--update`.

import TickStreams

final class Label: Sendable {
  nonisolated(unsafe) var text = ""
}

func subjectOperators(
  _ subject: TickSubject<Int, Never>, _ relay: TickValue<String>, _ view: TickValue<Int>.ReadOnly, _ replay: TickSubject<Int, Never>,
  _ optional: TickValue<Int?>, _ numbers: TickSignal<Int, Never>, _ scheduler: QueueScheduler, _ label: Label, _ bag: DisposeBag
) {
  _ = subject.map { $0 + 1 }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = relay.map { $0.count }.removeDuplicates().subscribe { print($0) }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = view.map { $0 + 1 }
  // error: conformance of 'TickValue<Value>.ReadOnly' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = replay.map { $0 + 1 }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = relay.map { $0.nope }
  // error: value of type 'TickValue<String>.SentValue' (aka 'String') has no member 'nope'
  _ = subject.filter { $0 > 1 }.take(1).subscribe { print($0) }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = relay.compactMap { Int($0) }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = subject.flatMap { TickSignal<Int, Never>.just($0) }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = relay.flatMapLatest { text in TickSignal<Int, Never>.just(text.count) }.subscribe { print($0) }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = subject.flatMapFirst { TickSignal<Int, Never>.just($0) }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.flatMap(.latest) { TickSignal<Int, Never>.just($0) }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.scan(0) { $0 + $1 }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = relay.removeDuplicates()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = relay.distinctUntilChanged().debounce(for: .seconds(1), on: scheduler).subscribe { print($0) }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = relay.skipRepeats()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = optional.skipNil()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = relay.debounce(for: .milliseconds(300), on: scheduler).removeDuplicates().subscribe { print($0) }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = relay.debounce(for: .milliseconds(300), scheduler: scheduler)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = relay.debounce(.milliseconds(300), scheduler: scheduler)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = relay.throttle(for: .milliseconds(300), on: scheduler)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = relay.delay(.milliseconds(300), on: scheduler)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = subject.take(1)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.take(first: 1)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.take(until: numbers)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.prefix(1)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.skip(1)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.skip(first: 1)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.dropFirst()
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.startWith(1)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.merge(numbers)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = relay.combineLatest(subject)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalArgument' is unavailable: pass its `signal`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = relay.combineLatest(numbers)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = subject.withLatest(from: relay.signal)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.withLatestFrom(relay.signal)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.share()
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.deliver(on: .main)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.observe(on: scheduler)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.receive(on: scheduler)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.handleEvents(onNext: { print($0) })
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.subscribe { print($0) }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  subject.subscribe(onNext: { print($0) }).disposed(by: bag)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'disposed(by:)' is deprecated: renamed to 'store(in:)' [#DeprecatedDeclaration]
  _ = relay.subscribe(onMain: { print($0) })
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = relay.subscribe(with: label, onMain: { label, text in label.text = text })
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = subject.observe { print($0) }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.startWithValues { print($0) }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.observeValues { print($0) }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.subscribeNext { print($0) }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.sink { print($0) }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = relay.drive(onNext: { print($0) })
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = relay.bind(to: \.text, on: label)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = relay.assign(to: \.text, on: label)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = subject.eraseToAnyPublisher().map { $0 + 1 }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  let _: Property<Int>
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`, or `TickSignal<Value, Never>` with `share(replay: 1)`
  relay.current.append("!")
  view.current = 3
  // error: cannot assign to property: 'current' is a get-only property
  relay.modify { $0.nope }
  // error: value of type 'String' has no member 'nope'
  relay.modify { $0.append(1) }
  // error: no exact matches in call to instance method 'append'
}

// swift-format-ignore-file
// Code with old names, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them with
// `--update`.

import TickStreams

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func holdersElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = value.map { $0 + 1 }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.compactMap { Int8(exactly: $0) }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.filter { $0 > 3 }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.scan(0) { $0 + $1 }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.flatMap { _ in letters }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.flatMapLatest { _ in letters }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.flatMap(.latest) { _ in letters }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.take(1)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.take(until: letters)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.prefix(1)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.first()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.skip(1)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.skip(first: 1)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.dropFirst()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.removeDuplicates()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.distinctUntilChanged()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.skipRepeats()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.combinePrevious()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.startWith(0)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.prepend(0)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.debounce(.seconds(1), scheduler: scheduler)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.debounce(for: .seconds(1), scheduler: scheduler)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.debounce(for: .seconds(1), on: scheduler)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.throttle(.seconds(1), scheduler: scheduler)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.throttle(for: .seconds(1), on: scheduler)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.delay(.seconds(1), scheduler: scheduler)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.delay(for: .seconds(1), scheduler: scheduler)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.observe(on: scheduler)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.receive(on: scheduler)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.merge(with: numbers)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.combineLatest(letters)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.combineLatest(subject)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalArgument' is unavailable: pass its `signal`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.combineLatest(with: letters)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.combineLatest(with: subject)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalArgument' is unavailable: pass its `signal`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.zip(letters)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.withLatestFrom(letters)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.share()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.subscribeNext { print($0) }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.subscribe(onNext: { print($0) })
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.startWithValues { print($0) }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.observeValues { print($0) }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.sink { print($0) }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.drive(onNext: { print($0) })
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.bind(onNext: { print($0) })
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.bind(to: subject)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.assign(to: \.count, on: owner)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.asObservable()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.asDriver()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.asDriver(onErrorJustReturn: 0)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.asSignal()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.eraseToAnyPublisher()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = TickValue.combineLatest(value, value)
  // error: 'combineLatest' is unavailable: use `first.signal.combineLatest(second.signal)`
  _ = TickValue.zip(value, value)
  // error: 'zip' is unavailable: use `first.signal.zip(second.signal)`
  _ = TickValue(initial: 1, then: numbers)
  // warning: 'init(initial:then:)' is deprecated: replaced by 'init(following:initially:)' [#DeprecatedDeclaration]
  _ = value.swap(2)
  // warning: 'swap' is deprecated: use `modify(_:)`, which may run its closure again; or read `current`, then set it [#DeprecatedDeclaration]
  _ = value.withValue { $0 }
  // warning: 'withValue' is deprecated: read `current` [#DeprecatedDeclaration]
  value.onNext(1)
  // warning: 'onNext' is deprecated: set `current` [#DeprecatedDeclaration]
  value.sendNext(1)
  // warning: 'sendNext' is deprecated: set `current` [#DeprecatedDeclaration]
  value.send(completion: .finished)
  // error: conformance of 'CompletionElsewhere' to 'TickStreamsAPI' is unavailable: a `TickValue` completes when it is released, and cannot fail: use `TickSubject(replay: 1)`
}

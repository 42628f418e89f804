// swift-format-ignore-file
// Operators that are called on a subject or a value. The compiler's messages are in `messages.txt`.

import TickStreams

final class Label: Sendable {
  nonisolated(unsafe) var text = ""
}

func subjectOperators(
  _ subject: TickSubject<Int, Never>, _ relay: TickValue<String>, _ view: TickValue<Int>.ReadOnly, _ replay: TickSubject<Int, Never>,
  _ optional: TickValue<Int?>, _ numbers: TickSignal<Int, Never>, _ scheduler: QueueScheduler, _ label: Label, _ bag: DisposeBag
) {
  _ = subject.map { $0 + 1 }
  _ = relay.map { $0.count }.removeDuplicates().subscribe { print($0) }
  _ = view.map { $0 + 1 }
  _ = replay.map { $0 + 1 }
  _ = relay.map { $0.nope }
  _ = subject.filter { $0 > 1 }.take(1).subscribe { print($0) }
  _ = relay.compactMap { Int($0) }
  _ = subject.flatMap { TickSignal<Int, Never>.just($0) }
  _ = relay.flatMapLatest { text in TickSignal<Int, Never>.just(text.count) }.subscribe { print($0) }
  _ = subject.flatMapFirst { TickSignal<Int, Never>.just($0) }
  _ = subject.flatMap(.latest) { TickSignal<Int, Never>.just($0) }
  _ = relay.removeDuplicates()
  _ = relay.distinctUntilChanged().debounce(for: .seconds(1), on: scheduler).subscribe { print($0) }
  _ = relay.skipRepeats()
  _ = optional.skipNil()
  _ = relay.debounce(for: .milliseconds(300), on: scheduler).removeDuplicates().subscribe { print($0) }
  _ = relay.debounce(for: .milliseconds(300), scheduler: scheduler)
  _ = relay.debounce(.milliseconds(300), scheduler: scheduler)
  _ = relay.throttle(for: .milliseconds(300), on: scheduler)
  _ = relay.delay(.milliseconds(300), on: scheduler)
  _ = subject.take(first: 1)
  _ = subject.take(until: numbers)
  _ = subject.prefix(1)
  _ = subject.skip(1)
  _ = subject.skip(first: 1)
  _ = subject.dropFirst()
  _ = subject.startWith(1)
  _ = subject.merge(numbers)
  _ = relay.combineLatest(subject)
  _ = relay.combineLatest(numbers)
  _ = subject.withLatest(from: relay.signal)
  _ = subject.withLatestFrom(relay.signal)
  _ = subject.deliver(on: .main)
  _ = subject.observe(on: scheduler)
  _ = subject.receive(on: scheduler)
  _ = subject.handleEvents(onNext: { print($0) })
  _ = subject.subscribe { print($0) }
  subject.subscribe(onNext: { print($0) }).disposed(by: bag)
  _ = relay.subscribe(onMain: { print($0) })
  _ = relay.subscribe(with: label, onMain: { label, text in label.text = text })
  _ = subject.observe { print($0) }
  _ = subject.startWithValues { print($0) }
  _ = subject.observeValues { print($0) }
  _ = subject.subscribeNext { print($0) }
  _ = subject.sink { print($0) }
  _ = subject.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  _ = relay.drive(onNext: { print($0) })
  _ = relay.bind(to: \.text, on: label)
  _ = relay.assign(to: \.text, on: label)
  _ = subject.eraseToAnyPublisher().map { $0 + 1 }
  let _: Property<Int>
  relay.current.append("!")
  view.current = 3
  relay.modify { $0.nope }
  relay.modify { $0.append(1) }
}

// swift-format-ignore-file
// Code with old names. The compiler's messages are in `messages.txt`.

import TickStreams

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func bindingsElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  var other = numbers
  _ = numbers.bind(onNext: { print($0) })
  _ = numbers.bind(to: subject)
  _ = numbers.bind(to: value)
  _ = numbers.bind(to: optional)
  _ = numbers.drive(value)
  _ = numbers.drive(optional)
  _ = numbers.drive(onNext: { print($0) }, onCompleted: {})
  _ = numbers.drive(with: owner, onNext: { print($0, $1) })
  _ = numbers.emit(onNext: { print($0) })
  _ = numbers.emit(to: value)
  _ = numbers.subscribe(with: owner, onNext: { print($0, $1) }, onCompleted: { print($0) })
  _ = numbers.subscribe(with: owner, onNext: { print($0, $1) }, onError: { print($0, $1) })
  _ = numbers.withUnretained(owner)
  _ = numbers.withUnretained(owner) { $1 }
  _ = numbers.asDriver()
  _ = numbers.asDriver(onErrorJustReturn: 0)
  _ = numbers.asDriver(onErrorDriveWith: numbers)
  _ = numbers.asSignal(onErrorJustReturn: 0)
  _ = numbers.asSignal(onErrorSignalWith: numbers)
  _ = numbers.asInfallible(onErrorJustReturn: 0)
  numbers.startWithSignal { signal, _ in print(signal) }
  _ = numbers.startWithInterrupted {}
  _ = numbers.observeResult { print($0) }
  numbers.wait()
  numbers.assign(to: &other)
}

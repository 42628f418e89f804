// swift-format-ignore-file
// Code with old names. The compiler's messages are in `messages.txt`.

import TickStreams

func values(_ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String?, Never>) {
  _ = numbers.mapReplace("one")
  _ = numbers.mapToValue("one")
  _ = numbers.ignore(0)
  _ = letters.skipNil()
  _ = numbers.scan(withStart: 0) { $0 + $1 }
  _ = numbers.aggregate(withStart: 0) { $0 + $1 }
  _ = numbers.distinctUntilChanged()
  _ = numbers.distinctUntilChanged { $0 == $1 }
  _ = numbers.skipRepeats()
  _ = numbers.skipRepeats(==)
  _ = numbers.combinePrevious()
  _ = numbers.combinePrevious(0)
  _ = numbers.combinePrevious(withStart: 0) { $1 - $0 }
  _ = numbers.start(with: 0)
  _ = numbers.prefix(value: 0)
  _ = numbers.prepend(0)
  _ = numbers.replaceEmpty(with: 0)
  _ = numbers.ifEmpty(default: 0)
  _ = numbers.doNext { print($0) }
  _ = numbers.doError { print($0) }
  _ = numbers.doCompleted { print("completed") }
  _ = numbers.initially { print("subscribed") }
  _ = numbers.finally { print("over") }
  _ = numbers.on(value: { print($0) })
  _ = numbers.do(onNext: { print($0) })
  _ = numbers.handleEvents(receiveOutput: { print($0) })
  _ = numbers.logEvents(identifier: "numbers")
  _ = numbers.any { $0 > 3 }
  _ = numbers.all { $0 > 3 }
  _ = numbers.map { $0 > 3 }.negate()
  _ = numbers.debug("numbers")
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func valuesElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.filterMap { Int8(exactly: $0) }
  _ = numbers.tryFilter { $0 > 3 }
  _ = numbers.tryCompactMap { Int8(exactly: $0) }
  _ = numbers.tryPrefix(while: { $0 > 3 })
  _ = numbers.tryDrop(while: { $0 > 3 })
  _ = numbers.tryRemoveDuplicates(by: { $0 == $1 })
  _ = numbers.tryContains(where: { $0 > 3 })
  _ = numbers.tryAllSatisfy { $0 > 3 }
  _ = letters.replaceNil(with: "")
  _ = numbers.last(where: { $0 > 3 })
  _ = numbers.single { $0 > 3 }
  _ = numbers.output(at: 3)
  _ = numbers.output(in: 2..<5)
  _ = numbers.elementAt(3)
  _ = numbers.distinctUntilChanged(\.self)
  _ = numbers.removeAllDuplicates()
  _ = numbers.breakpoint()
  _ = numbers.encode(encoder: owner)
  _ = numbers.decode(type: Int.self, decoder: owner)
  _ = numbers.handleEvents(receiveCompletion: { print($0) })
  _ = numbers.handleEvents(receiveSubscription: { print($0) })
  _ = numbers.materializeResults()
  _ = numbers.lazyMap(on: scheduler, transform: { $0 })
  _ = numbers.setNameWithFormat("numbers")
  _ = numbers.logError()
  _ = numbers.logCompleted()
  _ = numbers.timestamp(scheduler)
  _ = numbers.timeInterval(scheduler)
  _ = flags.toggle()
}

func results(_ results: TickSignal<Result<Int, Oops>, Never>, _ lists: TickSignal<[Int], Never>) {
  _ = results.dematerializeResults()
  _ = lists.flatten()
  _ = lists.collect { $0.count == 3 }
}

func flattened(_ failing: TickSignal<TickSignal<Int, Never>, Oops>, _ signals: TickSignal<TickSignal<Int, Oops>, Never>) {
  _ = failing.flatten(.latest)
  _ = signals.flatten(.merge)
}

struct Oops: Error {}

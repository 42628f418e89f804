// swift-format-ignore-file
// Code with old names. The compiler's messages are in `messages.txt`.

import TickStreams

struct Oops: Error {}

func failures(_ numbers: TickSignal<Int, Oops>, _ letters: TickSignal<String, Never>, _ scheduler: QueueScheduler) {
  _ = numbers.catch(to: .empty)
  _ = numbers.flatMapError { _ in TickSignal<Int, Never>.just(0) }
  _ = numbers.catchError { _ in .just(0) }
  _ = numbers.catchAndReturn(0)
  _ = numbers.replaceError(with: 0)
  _ = numbers.mapError { $0 as any Error }
  _ = letters.promoteError(Oops.self)
  _ = letters.setFailureType(to: Oops.self)
  _ = numbers.attemptMap { $0 > 0 ? .success($0) : .failure(Oops()) }
  _ = numbers.attempt { $0 > 0 ? .success(()) : .failure(Oops()) }
  _ = numbers.try { $0 > 0 }
  _ = numbers.retry(upTo: 3)
  _ = numbers.retry(upTo: 3, interval: 1, on: scheduler)
  _ = numbers.retry(upTo: 3, interval: .seconds(1), on: scheduler)
  _ = numbers.repeat()
  _ = numbers.repeat(3)
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func failuresElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = failing.catchErrorJustReturn(0)
  _ = failing.ignoreFailure()
  _ = failing.tryCatch { _ in failing }
  _ = failing.retryWhen { failures in failures }
  _ = failing.repeatWhen { ends in ends }
  _ = failing.ignoreValues().promoteValue(Int.self)
  _ = failing.ignoreValues().setOutputType(to: Int.self)
}

func attempting(_ numbers: TickSignal<Int, any Error>, _ check: (Int) throws -> Void, _ scheduler: any TickScheduler) {
  _ = numbers.attempt { try check($0) }
  _ = numbers.attemptMap { (number: Int) -> Int in try check(number); return number }
  _ = scheduler.currentDate.addingTimeInterval(1)
}

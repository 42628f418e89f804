// swift-format-ignore-file
// Code in the old spellings, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares, and
// `.ci/porting-diagnostics --update` writes them anew.

import TickStreams

struct Oops: Error {}

func failures(_ numbers: TickSignal<Int, Oops>, _ letters: TickSignal<String, Never>, _ scheduler: QueueScheduler) {
  _ = numbers.catch(to: .empty)
  // error: 'catch(to:)' is unavailable: use `catch { _ in signal }`
  _ = numbers.flatMapError { _ in TickSignal<Int, Never>.just(0) }
  // error: 'flatMapError' is unavailable: use `catch(_:)`
  _ = numbers.catchError { _ in .just(0) }
  // error: 'catchError' has been renamed to 'catch(_:)'
  _ = numbers.catchAndReturn(0)
  // error: 'catchAndReturn' is unavailable: use `catch { _ in .just(value) }`
  _ = numbers.replaceError(with: 0)
  // error: 'replaceError(with:)' is unavailable: use `catch { _ in .just(value) }`
  _ = numbers.mapError { $0 as any Error }
  // error: 'mapError' has been renamed to 'mapFailure(_:)'
  _ = letters.promoteError(Oops.self)
  // error: 'promoteError' has been renamed to 'promoteFailure(to:)'
  _ = letters.setFailureType(to: Oops.self)
  // error: 'setFailureType(to:)' has been renamed to 'promoteFailure(to:)'
  _ = numbers.attemptMap { $0 > 0 ? .success($0) : .failure(Oops()) }
  // error: 'attemptMap' is unavailable: use `tryMap(_:)`, whose closure throws
  _ = numbers.attempt { $0 > 0 ? .success(()) : .failure(Oops()) }
  // error: 'attempt' is unavailable: use `tryMap(_:)`, whose closure throws
  _ = numbers.try { $0 > 0 }
  // error: 'try' is unavailable: use `tryMap(_:)`, whose closure throws
  _ = numbers.retry(upTo: 3)
  // error: 'retry(upTo:)' has been renamed to 'retry(_:)'
  _ = numbers.retry(upTo: 3, interval: 1, on: scheduler)
  // error: 'retry(upTo:interval:on:)' is unavailable: use `retry(_:backoff:on:)`, with `.constant(.seconds(1))` for an interval
  _ = numbers.retry(upTo: 3, interval: .seconds(1), on: scheduler)
  // error: 'retry(upTo:interval:on:)' is unavailable: use `retry(_:backoff:on:)`, with `.constant(_:)` for an interval
  _ = numbers.repeat()
  // error: 'repeat()' has been renamed to 'repeated()'
  _ = numbers.repeat(3)
  // error: 'repeat' has been renamed to 'repeated(_:)'
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func failuresElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = failing.catchErrorJustReturn(0)
  // error: 'catchErrorJustReturn' is unavailable: use `catch { _ in .just(value) }`
  _ = failing.catchErrorJustComplete()
  // error: 'catchErrorJustComplete()' is unavailable: use `catch { _ in .empty }`
  _ = failing.ignoreFailure()
  // error: 'ignoreFailure()' is unavailable: use `catch { _ in .empty }`
  _ = failing.tryCatch { _ in failing }
  // error: 'tryCatch' is unavailable: use `catch(_:)`; a closure that throws can return `.fail(error)`
  _ = failing.assertNoFailure()
  // error: 'assertNoFailure' is unavailable: use `catch { fatalError(String(describing: $0)) }`
  _ = failing.retryWhen { failures in failures }
  // error: 'retryWhen' is unavailable: use `retry(_:backoff:on:)`
  _ = failing.repeatWhen { ends in ends }
  // error: 'repeatWhen' is unavailable: use `repeated(_:every:on:)`
  _ = failing.ignoreValues().promoteValue(Int.self)
  // error: 'promoteValue' has been renamed to 'replaceValues(with:)'
  _ = failing.ignoreValues().setOutputType(to: Int.self)
  // error: 'setOutputType(to:)' is unavailable: use `ignoreValues()` and `map(_:)`
}

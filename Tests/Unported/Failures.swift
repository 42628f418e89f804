// swift-format-ignore-file
// Code with old names, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them with
// `--update`.

import TickStreams

struct Oops: Error {}

func failures(_ numbers: TickSignal<Int, Oops>, _ letters: TickSignal<String, Never>, _ scheduler: QueueScheduler) {
  _ = numbers.catch(to: .empty)
  // warning: 'catch(to:)' is deprecated: use `catch { _ in signal }` [#DeprecatedDeclaration]
  _ = numbers.flatMapError { _ in TickSignal<Int, Never>.just(0) }
  // warning: 'flatMapError' is deprecated: use `catch(_:)`; without a receiver, `self.catch(_:)` [#DeprecatedDeclaration]
  _ = numbers.catchError { _ in .just(0) }
  // warning: 'catchError' is deprecated: use `catch(_:)`; without a receiver, `self.catch(_:)` [#DeprecatedDeclaration]
  _ = numbers.catchAndReturn(0)
  // warning: 'catchAndReturn' is deprecated: use `catch { _ in .just(value) }` [#DeprecatedDeclaration]
  _ = numbers.replaceError(with: 0)
  // warning: 'replaceError(with:)' is deprecated: use `catch { _ in .just(value) }` [#DeprecatedDeclaration]
  _ = numbers.mapError { $0 as any Error }
  // warning: 'mapError' is deprecated: renamed to 'mapFailure(_:)' [#DeprecatedDeclaration]
  _ = letters.promoteError(Oops.self)
  // warning: 'promoteError' is deprecated: renamed to 'promoteFailure(to:)' [#DeprecatedDeclaration]
  _ = letters.setFailureType(to: Oops.self)
  // warning: 'setFailureType(to:)' is deprecated: renamed to 'promoteFailure(to:)' [#DeprecatedDeclaration]
  _ = numbers.attemptMap { $0 > 0 ? .success($0) : .failure(Oops()) }
  // error: 'attemptMap' is unavailable: use `tryMap(_:)`, whose closure throws
  _ = numbers.attempt { $0 > 0 ? .success(()) : .failure(Oops()) }
  // error: conformance of 'AttemptElsewhere' to 'TickStreamsAPI' is unavailable: use `tryMap(_:)`, whose closure throws
  _ = numbers.try { $0 > 0 }
  // error: 'try' is unavailable: use `tryMap(_:)`, whose closure throws
  _ = numbers.retry(upTo: 3)
  // warning: 'retry(upTo:)' is deprecated: renamed to 'retry(_:)' [#DeprecatedDeclaration]
  _ = numbers.retry(upTo: 3, interval: 1, on: scheduler)
  // warning: 'retry(upTo:interval:on:)' is deprecated: use `retry(_:backoff:on:)`, with `.constant(.seconds(1))` for an interval [#DeprecatedDeclaration]
  _ = numbers.retry(upTo: 3, interval: .seconds(1), on: scheduler)
  // warning: 'retry(upTo:interval:on:)' is deprecated: use `retry(_:backoff:on:)`, with `.constant(_:)` for an interval [#DeprecatedDeclaration]
  _ = numbers.repeat()
  // warning: 'repeat()' is deprecated: renamed to 'repeated()' [#DeprecatedDeclaration]
  _ = numbers.repeat(3)
  // warning: 'repeat' is deprecated: renamed to 'repeated(_:)' [#DeprecatedDeclaration]
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func failuresElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = failing.catchErrorJustReturn(0)
  // warning: 'catchErrorJustReturn' is deprecated: use `catch { _ in .just(value) }` [#DeprecatedDeclaration]
  _ = failing.catchErrorJustComplete()
  // warning: 'catchErrorJustComplete()' is deprecated: use `catch { _ in .empty }` [#DeprecatedDeclaration]
  _ = failing.ignoreFailure()
  // warning: 'ignoreFailure()' is deprecated: use `catch { _ in .empty }` [#DeprecatedDeclaration]
  _ = failing.tryCatch { _ in failing }
  // error: 'tryCatch' is unavailable: use `catch(_:)`; a closure that throws can return `.fail(error)`
  _ = failing.assertNoFailure()
  // error: 'assertNoFailure' is unavailable: use `catch { fatalError(String(describing: $0)) }`
  _ = failing.retryWhen { failures in failures }
  // error: 'retryWhen' is unavailable: use `retry(_:where:backoff:on:)`; a wait that the failure decides is `catch` with `delaySubscription`
  _ = failing.repeatWhen { ends in ends }
  // error: 'repeatWhen' is unavailable: use `repeated(_:every:on:)`
  _ = failing.ignoreValues().promoteValue(Int.self)
  // warning: 'promoteValue' is deprecated: renamed to 'ignoreValues(as:)' [#DeprecatedDeclaration]
  _ = failing.ignoreValues().setOutputType(to: Int.self)
  // warning: 'setOutputType(to:)' is deprecated: renamed to 'ignoreValues(as:)' [#DeprecatedDeclaration]
}

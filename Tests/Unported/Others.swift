// swift-format-ignore-file
// Rarer code with old names, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them
// with `--update`.

import Foundation
import TickStreams

private enum Flaw: Error { case a }

private final class Keeper: @unchecked Sendable { var count = 0 }

private func othersElsewhere(
  _ numbers: TickSignal<Int, Never>, _ failing: TickSignal<Int, Flaw>, _ flags: TickSignal<Bool, Never>,
  _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ replay: TickSubject<Int, Never>, _ value: TickValue<Int>,
  _ event: Event<Int, Never>, _ keeper: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.observe(on: OperationQueue())
  // error: conformance of 'QueueElsewhere' to 'TickStreamsAPI' is unavailable: use `deliver(on:)` or `delaySubscription(.zero, on:)`, with `.main` for main, and `QueueScheduler(queue:)` for another queue
  _ = numbers.subscribe(on: OperationQueue())
  // error: conformance of 'QueueElsewhere' to 'TickStreamsAPI' is unavailable: use `deliver(on:)` or `delaySubscription(.zero, on:)`, with `.main` for main, and `QueueScheduler(queue:)` for another queue
  _ = numbers.measureInterval(using: OperationQueue())
  // error: conformance of 'MeasureIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `measureInterval(on:)`; a run loop is `.main`
  _ = numbers.delay(for: .seconds(1), scheduler: scheduler)
  // warning: 'delay(for:scheduler:)' is deprecated: renamed to 'delay(_:on:)' [#DeprecatedDeclaration]
  _ = numbers.assign(to: \.count, on: keeper, ownership: .weak)
  // error: 'assign(to:on:ownership:)' is unavailable: use `bind(to:on:)`, which keeps no reference to the object
  _ = numbers.startWithNext { print($0) }
  // error: 'startWithNext' is unavailable: use `subscribe(onNext:onFailed:)`, and keep what it returns
  _ = failing.materialize().failures()
  // error: 'failures()' is unavailable: use `compactMap { $0.failure }`
  _ = failing.materialize().errors()
  // error: 'errors()' is unavailable: use `compactMap { $0.failure }`
  _ = failing.materialize().elements()
  // error: 'elements()' is unavailable: use `compactMap { $0.value }`
  _ = numbers.withLatestFrom(replay)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalArgument' is unavailable: pass its `signal`
  // warning: 'withLatestFrom' is deprecated: use `withLatest(from:).map(\.1)`: it sends both values [#DeprecatedDeclaration]
  _ = numbers.withLatestFrom(value.readOnly)
  // error: conformance of 'TickValue<Value>.ReadOnly' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // warning: 'withLatestFrom' is deprecated: use `withLatest(from:).map(\.1)`: it sends both values [#DeprecatedDeclaration]
  _ = numbers.promoteErrors(Flaw.self)
  // warning: 'promoteErrors' is deprecated: renamed to 'promoteFailure(to:)' [#DeprecatedDeclaration]
  _ = numbers.map(value: [1] as any Sendable)
  // error: conformance of 'ConstantElsewhere' to 'TickStreamsAPI' is unavailable: use `replaceValues(with:)`
  _ = flags.toggle()
  // warning: 'toggle()' is deprecated: renamed to 'not()' [#DeprecatedDeclaration]
  _ = signals.merge()
  // warning: 'merge()' is deprecated: use `flatten()` [#DeprecatedDeclaration]
  _ = TickSignal.timer(.seconds(1), scheduler: scheduler)
  // warning: 'timer(_:scheduler:)' is deprecated: renamed to 'after(_:on:)' [#DeprecatedDeclaration]
  _ = TickSignal.timer(.seconds(1), period: .seconds(2), scheduler: scheduler)
  // warning: 'timer(_:period:scheduler:)' is deprecated: use `interval(_:delay:on:)`: the interval, then the delay of the first tick [#DeprecatedDeclaration]
  _ = event.isCompleted
  // warning: 'isCompleted' is deprecated: use `if case .completed = event` [#DeprecatedDeclaration]
  _ = event.isTerminating
  // warning: 'isTerminating' is deprecated: renamed to 'isTerminal' [#DeprecatedDeclaration]
  _ = CompositeDisposable(AnyDisposable {}, AnyDisposable {})
  // warning: 'init(_:_:)' is deprecated: use `CompositeDisposable([…])` [#DeprecatedDeclaration]
  let success: Event<Int, Never> = .success(1)
  // error: 'success' is unavailable: use `next(_:)`, and `completed` for the end
  // warning: immutable value 'success' was never used; consider replacing with '_' or removing it [#no-usage]
  value.onError(Flaw.a)
  // error: 'onError' is unavailable: a `TickValue` cannot fail: use `TickSubject(replay: 1)`, which can
  value.onCompleted()
  // error: 'onCompleted()' is unavailable: a `TickValue` completes when it is released; `TickSubject(replay: 1)` completes by hand
}

let element: TickSignal<Int, Never>.Element = 1
// error: 'Element' has been renamed to 'Value'
let producerProtocol: SignalProducerProtocol<Int, Never>
// error: 'SignalProducerProtocol' has been renamed to 'TickSignal'
let signalProtocol: SignalProtocol<Int, Never>
// error: 'SignalProtocol' has been renamed to 'TickSignal'
let anyScheduler: AnyScheduler<Int, Int>
// error: 'AnyScheduler' is unavailable: use `any TickScheduler`
let publisher: Publisher<Int, Never>
// error: 'Publisher' has been renamed to 'TickSignal'
let immediateSchedulerType: ImmediateSchedulerType
// error: 'ImmediateSchedulerType' has been renamed to 'TickScheduler': as a type, `any TickScheduler`
let observableType: ObservableType<Int, Never>
// error: 'ObservableType' has been renamed to 'TickSignal'
let observableConvertibleType: ObservableConvertibleType<Int, Never>
// error: 'ObservableConvertibleType' has been renamed to 'TickSignal'
let sharedSequence: SharedSequence<Int, Int>
// error: 'SharedSequence' is unavailable: use `TickSignal<Value, Never>`, with `share(replay: 1)` or `share()`
let ownership: OwnershipOfCombine
// error: 'OwnershipOfCombine' is unavailable

// swift-format-ignore-file
// The twelve lines of the page `Porting`, with the compiler's errors. `.ci/porting-diagnostics` compares them.

import Foundation
import TickStreams

private func twelveLines(_ numbers: TickSignal<Int, Never>, _ value: TickValue<Int>, _ bag: DisposeBag) {
  _ = RACSignal.interval(60, on: RACScheduler.mainThread()).subscribeNext { _ in }
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'subscribeNext(_:error:completed:)' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, and keep what it returns
  // error: conformance of 'IntervalOfRAC' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = numbers.throttle(0.3)
  // error: conformance of 'ThrottleOfRAC' to 'TickStreamsAPI' is unavailable: RAC's throttle is `debounce(for:on:)`; for the first and the latest value, `throttle(for:on:)`
  _ = numbers.flattenMap { _ in numbers }
  // warning: 'flattenMap' is deprecated: renamed to 'flatMap(_:)' [#DeprecatedDeclaration]
  _ = SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = numbers.flatMap(.latest) { _ in numbers }
  // warning: 'flatMap' is deprecated: use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle` [#DeprecatedDeclaration]
  _ = MutableProperty(1).producer.startWithValues { print($0) }
  // error: 'MutableProperty' has been renamed to 'TickValue': its `signal` begins with the present value, as `producer` does; `changes` does not
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // warning: 'producer' is deprecated: renamed to 'signal' [#DeprecatedDeclaration]
  _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'IntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:on:)`, without brackets: it sends a `Tick`, whose `index` is the count; `.seconds(1)` is a span
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = BehaviorRelay(value: 1).map { $0 + 1 }
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  // warning: 'init(value:)' is deprecated: replaced by 'init(_:)' [#DeprecatedDeclaration]
  _ = numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
  // warning: 'disposed(by:)' is deprecated: renamed to 'store(in:)' [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = numbers.withLatestFrom(value)
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // warning: 'withLatestFrom' is deprecated: use `withLatest(from:).map(\.1)`: it sends both values [#DeprecatedDeclaration]
  _ = numbers.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  // warning: 'debounce(for:scheduler:)' is deprecated: use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)` [#DeprecatedDeclaration]
  _ = CurrentValueSubject<Int, Never>(1).sink { print($0) }
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
}

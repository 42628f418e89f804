// swift-format-ignore-file
// Old static functions without a type, and operators with a label that they do not have here, with the compiler's errors below each
// statement, and mistakes next to them. `.ci/porting-diagnostics` compares them, and updates them with `--update`.

import Foundation
import TickStreams

private enum Flaw: Error { case broken }

private func statics(_ numbers: TickSignal<Int, Never>, _ scheduler: QueueScheduler) {
  _ = RACSignal.empty()
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: conformance of 'EmptyElsewhere' to 'TickStreamsAPI' is unavailable: write it without parentheses, and with its type: `TickSignal<Value, any Error>.empty`, `TickSignal<Value, any Error>.never`
  _ = RACSignal.never()
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: conformance of 'EmptyElsewhere' to 'TickStreamsAPI' is unavailable: write it without parentheses, and with its type: `TickSignal<Value, any Error>.empty`, `TickSignal<Value, any Error>.never`
  _ = RACSignal.error(Flaw.broken)
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'error' is unavailable: use `TickSignal<Value, any Error>.fail(_:)`
  _ = RACSignal.createSignal { subscriber in subscriber.sendNext(1); subscriber.sendCompleted(); return nil }
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'createSignal' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // warning: 'sendCompleted()' is deprecated: renamed to 'completed()' [#DeprecatedDeclaration]
  // warning: 'sendNext' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  _ = RACSignal.defer { numbers }
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'defer' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.deferred`
  _ = RACSignal.delayTime(1, interval: 60, on: RACScheduler.mainThread(), withLeeway: 0)
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: conformance of 'IntervalOfRAC' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = RACSignal<Int>.delayTime(1, interval: 60, on: scheduler, withLeeway: 0)
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: conformance of 'IntervalOfRAC' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = Observable<Int>.deferred { numbers }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: 'deferred' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.deferred`
  _ = SignalProducer<Date, Never>.timer(interval: .seconds(1), on: QueueScheduler.main)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = SignalProducer<Date, Never>.timer(interval: DispatchTimeInterval.seconds(1), on: scheduler)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = SignalProducer.timer(interval: .seconds(1), on: scheduler)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = Fail(error: Flaw.broken)
  // error: 'Fail' is unavailable: use `TickSignal.fail(_:)`
  // error: 'init(error:)' is unavailable: use `TickSignal<Value, Failure>.fail(_:)`
  _ = CocoaAction { _ in numbers }
  // error: 'CocoaAction' is unavailable: use `TickCommand<Void, Output, Failure>`, and `execute()` in the action of the button
  _ = CocoaAction(workFactory: { _ in numbers })
  // error: 'CocoaAction' is unavailable: use `TickCommand<Void, Output, Failure>`, and `execute()` in the action of the button
  _ = numbers.multicast { TickSubject() }
  // error: conformance of 'MulticastElsewhere' to 'TickStreamsAPI' is unavailable: use `multicast(subject)`
  _ = SerialDispatchQueueScheduler(qos: .background)
  // error: 'SerialDispatchQueueScheduler' has been renamed to 'QueueScheduler'
  // error: 'init(qos:internalSerialQueueName:name:)' is unavailable: use `QueueScheduler(label:qualityOfService:)`
  _ = numbers.flatMap { _ in Fail(error: Flaw.broken) }
  // error: 'Fail' is unavailable: use `TickSignal.fail(_:)`
  // error: 'init(error:)' is unavailable: use `TickSignal<Value, Failure>.fail(_:)`
  _ = TickSignal.deferred { numbers.nope }
  // error: generic parameter 'Value' could not be inferred
  // error: value of type 'TickSignal<Int, Never>' has no member 'nope'
  _ = TickSignal<Int, Flaw>.deferred { numbers.nope }
  // error: value of type 'TickSignal<Int, Never>' has no member 'nope'
  _ = TickSignal.just(1).nope
  // error: generic parameter 'Failure' could not be inferred
  // error: value of type 'TickSignal<Int, Failure>' has no member 'nope'
}

private func labels(_ numbers: TickSignal<Int, Never>, _ failing: TickSignal<Int, Flaw>, _ scheduler: QueueScheduler) {
  _ = numbers.scan(0, accumulator: { $0 + $1 })
  // warning: 'scan(_:accumulator:)' is deprecated: renamed to 'scan(_:_:)' [#DeprecatedDeclaration]
  _ = numbers.reduce(0, accumulator: { $0 + $1 })
  // warning: 'reduce(_:accumulator:)' is deprecated: renamed to 'reduce(_:_:)' [#DeprecatedDeclaration]
  _ = numbers.race(with: numbers)
  // warning: 'race(with:)' is deprecated: renamed to 'race(_:)' [#DeprecatedDeclaration]
  _ = numbers.skip(.seconds(1), scheduler: MainScheduler.instance)
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'skip(_:scheduler:)' is deprecated: renamed to 'skip(for:on:)' [#DeprecatedDeclaration]
  _ = numbers.take(.seconds(1), scheduler: MainScheduler.instance)
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  // warning: 'take(_:scheduler:)' is deprecated: renamed to 'take(for:on:)' [#DeprecatedDeclaration]
  _ = numbers.delay(for: .seconds(1), scheduler: DispatchQueue.main, options: .none)
  // error: conformance of 'DelayForElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, in which a failure is not delayed; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  _ = numbers.delay(for: .seconds(1), tolerance: .zero, scheduler: DispatchQueue.main, options: nil)
  // error: conformance of 'DelayForElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, in which a failure is not delayed; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  _ = numbers.debounce(for: .seconds(1), scheduler: DispatchQueue.main, options: nil)
  // error: conformance of 'DebounceForElsewhere' to 'TickStreamsAPI' is unavailable: use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  _ = failing.catchTo(numbers)
  // warning: 'catchTo' is deprecated: use `catch { _ in signal }` [#DeprecatedDeclaration]
  _ = failing.catch(to: numbers)
  // warning: 'catch(to:)' is deprecated: use `catch { _ in signal }` [#DeprecatedDeclaration]
  _ = failing.catchTo(failing)
  // warning: 'catchTo' is deprecated: use `catch { _ in signal }` [#DeprecatedDeclaration]
  _ = numbers.scan(0) { $0 + $1.nope }
  // error: missing argument label 'into:' in call
  _ = numbers.reduce(0) { sum, number in sum + number.nope }
  // error: missing argument label 'into:' in call
  _ = numbers.scan(0, { (sum: Int, number: Int) in sum + number.nope })
  // error: value of type 'Int' has no member 'nope'
  _ = numbers.reduce(0, 1)
  // error: cannot convert value of type 'Int' to expected argument type '@Sendable (Int, Int) -> Int'
  _ = numbers.map { $0.nope }
  // error: value of type 'Int' has no member 'nope'
  _ = numbers.map { number in
    let text = "\(number)".nope
    // error: value of type 'String' has no member 'nope'
    return text
  }
  _ = numbers.map(3)
  // error: missing argument label 'value:' in call
  _ = numbers.map(onMian: { $0 })
  // error: extraneous argument label 'onMian:' in call
}

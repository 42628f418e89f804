// swift-format-ignore-file
// Code with the names of ReactiveSwift, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares and counts
// them, and updates them with `--update`.

import Foundation
import TickStreams

private enum Flaw: Error { case a, b }

private final class Owner: @unchecked Sendable { var x = 0 }

private func reactiveSwiftTypes(
  _ numbers: TickSignal<Int, Never>, _ failing: TickSignal<Int, Flaw>, _ trigger: TickSignal<Void, Never>, _ flags: TickSignal<Bool, Never>,
  _ optionals: TickSignal<Int?, Never>, _ subject: TickSubject<Int, Never>, _ value: TickValue<Int>, _ scheduler: QueueScheduler,
  _ owner: Owner, _ bag: DisposeBag
) {
  _ = SignalProducer<Int, Never>.empty
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  _ = SignalProducer<Int, Never>.never
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  _ = SignalProducer<Int, Never>([1, 2])
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // warning: 'init(_:)' is deprecated: use `.from(_:)` [#DeprecatedDeclaration]
  _ = SignalProducer<Int, Flaw>(result: .success(1))
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // warning: 'init(result:)' is deprecated: use `.just(_:)`, or `.fail(_:)` [#DeprecatedDeclaration]
  _ = SignalProducer<Int, Flaw> { () -> Result<Int, Flaw> in .success(1) }
  // error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
  // error: declared closure result 'Result<Int, Flaw>' is incompatible with contextual type 'any Disposable'
  _ = SignalProducer(numbers)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // warning: 'init(_:)' is deprecated: leave it out: it is a `TickSignal` already [#DeprecatedDeclaration]
  _ = SignalProducer<Int, Never>(values: 1, 2)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // warning: 'init(values:_:)' is deprecated: use `.from([…])` [#DeprecatedDeclaration]
  _ = SignalProducer<Int, Never> { observer, _ in observer.send(value: 1) }
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'init(_:)' is unavailable: use `TickSignal { subscriber in …; return disposable }`
  // warning: 'send(value:)' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  _ = Signal<Int, Never> { observer, lifetime in observer.send(value: 1) }
  // error: 'Signal' has been renamed to 'TickSignal': use a `TickSubject` if you send its values, and `share()` if it has several observers
  // error: 'init(_:)' is unavailable: use `TickSignal { subscriber in …; return disposable }`
  // warning: 'send(value:)' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  _ = Signal<Int, Never>.empty
  // error: 'Signal' has been renamed to 'TickSignal': use a `TickSubject` if you send its values, and `share()` if it has several observers
  _ = Signal<Int, Never>.never
  // error: 'Signal' has been renamed to 'TickSignal': use a `TickSubject` if you send its values, and `share()` if it has several observers
  _ = Signal.merge(numbers, numbers)
  // error: 'Signal' has been renamed to 'TickSignal': use a `TickSubject` if you send its values, and `share()` if it has several observers
  _ = Signal.merge([numbers, numbers])
  // error: 'Signal' has been renamed to 'TickSignal': use a `TickSubject` if you send its values, and `share()` if it has several observers
  _ = Signal.combineLatest(numbers, numbers)
  // error: 'Signal' has been renamed to 'TickSignal': use a `TickSubject` if you send its values, and `share()` if it has several observers
  _ = Signal.zip(numbers, numbers)
  // error: 'Signal' has been renamed to 'TickSignal': use a `TickSubject` if you send its values, and `share()` if it has several observers
  _ = SignalProducer.merge(numbers, numbers)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  _ = SignalProducer.concat([numbers, numbers])
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  _ = SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = SignalProducer.timer(interval: .seconds(1), on: scheduler, leeway: .seconds(1))
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = SignalProducer.interval(.seconds(1), on: scheduler)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  _ = SignalProducer<Date, Never>.timer(interval: .seconds(1), on: scheduler)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: conformance of 'TimerIntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span
  _ = Lifetime.make()
  // error: 'make()' is unavailable: use `Lifetime()`, which ends with `dispose()` or when it is released
  _ = SignalProducer.all([flags, flags])
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'all' is unavailable: use `combineLatest(_:).map { !$0.contains(false) }`
  _ = SignalProducer.any([flags, flags])
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'any' is unavailable: use `combineLatest(_:).map { $0.contains(true) }`
  MutableProperty(1).value = 2
  // error: 'MutableProperty' has been renamed to 'TickValue': its `signal` begins with the present value, as `producer` does; `changes` does not
  // warning: 'value' is deprecated: renamed to 'current' [#DeprecatedDeclaration]
  _ = Property(value: 1)
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`, or `TickSignal<Value, Never>` with `share(replay: 1)`
  // error: 'init(value:)' is unavailable: use `TickValue(_:)`, and its `readOnly`
  _ = Property(value)
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`, or `TickSignal<Value, Never>` with `share(replay: 1)`
  _ = Property(capturing: value)
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`, or `TickSignal<Value, Never>` with `share(replay: 1)`
  // error: 'init(capturing:)' is unavailable: use its `readOnly`
  _ = Property(initial: 0, then: numbers)
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`, or `TickSignal<Value, Never>` with `share(replay: 1)`
  // error: 'init(initial:then:)' is unavailable: use `TickValue(following: signal, initially: initial)`, and its `readOnly`
  _ = AnyProperty(1)
  // error: 'AnyProperty' is unavailable: use `TickValue`, or its `signal`
  _ = ValidatingProperty<Int, Flaw>(1) { _ in .valid }
  // error: 'ValidatingProperty' is unavailable: use `TickValue`, and a signal `signal.map { … }` of the problem with its value
  _ = BindingTarget<Int>(on: scheduler, lifetime: value.lifetime) { _ in }
  // error: 'BindingTarget' is unavailable: use `subscribe(onNext:)`, or `bind(to:on:)`
  // error: 'lifetime' is unavailable: use `take(during:)`, with the object that has the value
  _ = Action<Void, Int, Flaw> { failing }
  // error: 'Action' has been renamed to 'TickCommand'
  _ = Action<Int, Int, Never>(enabledIf: MutableProperty(true)) { _ in numbers }
  // error: 'Action' has been renamed to 'TickCommand'
  // error: 'MutableProperty' has been renamed to 'TickValue': its `signal` begins with the present value, as `producer` does; `changes` does not
  // error: 'init(enabledIf:execute:)' is unavailable: use `TickCommand(enabledIf: value.signal) { input in … }`
  _ = Action<Int, Int, Never>(execute: { _ in numbers })
  // error: 'Action' has been renamed to 'TickCommand'
  // error: 'init(execute:)' is unavailable: use `TickCommand { input in … }`
  _ = CocoaAction<Int>(1)
  // error: 'CocoaAction' is unavailable: use `TickCommand<Void, Output, Failure>`, and `execute()` in the action of the button
  _ = QueueScheduler(qos: .background, name: "x")
  // error: 'init(qos:internalSerialQueueName:name:)' is unavailable: use `QueueScheduler(label:qualityOfService:)`
  _ = QueueScheduler(name: "x")
  // error: 'init(qos:internalSerialQueueName:name:)' is unavailable: use `QueueScheduler(label:qualityOfService:)`
  _ = QueueScheduler.makeForTesting()
  // error: type 'QueueScheduler' has no member 'makeForTesting'
  _ = UIScheduler()
  // error: 'UIScheduler' has been renamed to 'MainScheduler': as an argument, `.main`
  // error: 'init(_:)' is unavailable: use `.main`
  _ = ImmediateScheduler()
  _ = scheduler.schedule {}
  _ = scheduler.schedule(after: .seconds(1)) {}
  _ = scheduler.schedule(after: Date(), interval: .seconds(1), leeway: .seconds(0)) {}
  // error: conformance of 'ScheduleElsewhere' to 'TickStreamsAPI' is unavailable: use `schedule(after:_:)` for a `Duration`, `schedule(at:_:)` for a moment; to repeat, `schedule(TickSchedule(every:delay:))`
  _ = AnyDisposable {}
  _ = ScopedDisposable(AnyDisposable {})
  // error: 'ScopedDisposable' is unavailable: use a `Lifetime`, which disposes its members when it is released: `lifetime.add(disposable)`
  _ = CompositeDisposable() += AnyDisposable {}
  // error: '+=' is unavailable: use `add(_:)`
  _ = SerialDisposable(nil)
  SerialDisposable().inner = nil
  _ = Observer<Int, Never> { _ in }
  // error: 'Observer' has been renamed to 'Subscriber'
  // error: 'init(_:)' is unavailable: use `TickSubject()`, which is a signal to send by hand, or `TickSignal { subscriber in … }`
  _ = Signal<Int, Never>.Observer { _ in }
  // error: 'Signal' has been renamed to 'TickSignal': use a `TickSubject` if you send its values, and `share()` if it has several observers
  // error: 'init(_:)' is unavailable: use `TickSubject()`, which is a signal to send by hand, or `TickSignal { subscriber in … }`
  _ = Signal<Int, Never>.Event.value(1)
  // error: type 'TickSignal<Int, Never>' has no member 'Event'
  _ = Event<Int, Flaw>.failed(.a)
  _ = Event<Int, Flaw>.interrupted
  // error: 'interrupted' is unavailable: nothing is interrupted here: use `handleEvents(onCancel:)`
  _ = Event<Int, Flaw>.completed
  _ = BindingTarget<Int>.self
  // error: 'BindingTarget' is unavailable: use `subscribe(onNext:)`, or `bind(to:on:)`
  _ = ActionDisposable {}
  // error: 'ActionDisposable' has been renamed to 'AnyDisposable'
  _ = SignalProducer<Int, NoError>.empty
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  _ = NoError.self
  // error: 'NoError' has been renamed to 'Never'
  _ = TickSignal<Int, Never>.Observer.self
  // error: 'Observer' is unavailable: use `Subscriber`
  _ = Property.combineLatest(value, value)
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`, or `TickSignal<Value, Never>` with `share(replay: 1)`
  // error: 'combineLatest' is unavailable: use `first.signal.combineLatest(second.signal)`
  _ = Property.zip(value, value)
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`, or `TickSignal<Value, Never>` with `share(replay: 1)`
  // error: 'zip' is unavailable: use `first.signal.zip(second.signal)`
  _ = value.withValue { $0 }
  // warning: 'withValue' is deprecated: read `current` [#DeprecatedDeclaration]
  _ = value.map { $0 + 1 }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.filter(initial: 1) { $0 > 1 }
  // error: 'filter(initial:_:)' is unavailable: use `signal.filter`, and `TickValue(following:initially:)` for a separate value
  _ = value.combineLatest(with: value)
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.zip(with: value)
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.combinePrevious(0)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.flatMap(.latest) { _ in value }
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.lifetime
  // error: 'lifetime' is unavailable: use `take(during:)`, with the object that has the value
  _ = value.bindingTarget
  // error: 'bindingTarget' is unavailable: use `subscribe(onNext: { property.current = $0 })`
  _ = value.negate()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.producer.startWithValues { _ in }
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  // warning: 'producer' is deprecated: renamed to 'signal' [#DeprecatedDeclaration]
  _ = value.signal.observeValues { _ in }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
}

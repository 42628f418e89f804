// swift-format-ignore-file
// Code in the spelling of ReactiveSwift, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares and
// counts, and `.ci/porting-diagnostics --update` writes them anew.

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
  // error: 'init(_:)' is unavailable: use `.from(_:)`
  _ = SignalProducer<Int, Flaw>(result: .success(1))
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'init(result:)' is unavailable: use `.just(_:)`, or `.fail(_:)`
  _ = SignalProducer<Int, Flaw> { () -> Result<Int, Flaw> in .success(1) }
  // error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
  // error: declared closure result 'Result<Int, Flaw>' is incompatible with contextual type 'any Disposable'
  _ = SignalProducer(numbers)
  // error: ambiguous use of 'init(_:)'
  _ = SignalProducer<Int, Never>(values: 1, 2)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'init(values:_:)' is unavailable: use `.from([…])`
  _ = SignalProducer<Int, Never> { observer, _ in observer.send(value: 1) }
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'init(_:)' is unavailable: use `TickSignal { subscriber in …; return disposable }`
  // error: 'send(value:)' has been renamed to 'next(_:)'
  _ = Signal<Int, Never> { observer, lifetime in observer.send(value: 1) }
  // error: 'Signal' has been renamed to 'TickSignal': one that is fed by hand is a `TickSubject`
  // error: 'init(_:)' is unavailable: use `TickSignal { subscriber in …; return disposable }`
  // error: 'send(value:)' has been renamed to 'next(_:)'
  _ = Signal<Int, Never>.empty
  // error: 'Signal' has been renamed to 'TickSignal': one that is fed by hand is a `TickSubject`
  _ = Signal<Int, Never>.never
  // error: 'Signal' has been renamed to 'TickSignal': one that is fed by hand is a `TickSubject`
  _ = Signal.merge(numbers, numbers)
  // error: 'Signal' has been renamed to 'TickSignal': one that is fed by hand is a `TickSubject`
  _ = Signal.merge([numbers, numbers])
  // error: 'Signal' has been renamed to 'TickSignal': one that is fed by hand is a `TickSubject`
  _ = Signal.combineLatest(numbers, numbers)
  // error: 'Signal' has been renamed to 'TickSignal': one that is fed by hand is a `TickSubject`
  _ = Signal.zip(numbers, numbers)
  // error: 'Signal' has been renamed to 'TickSignal': one that is fed by hand is a `TickSubject`
  _ = SignalProducer.merge(numbers, numbers)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  _ = SignalProducer.concat([numbers, numbers])
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  _ = SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'main' is unavailable: use `.main`
  // error: 'timer(interval:on:)' has been renamed to 'interval(_:on:)'
  _ = SignalProducer.timer(interval: .seconds(1), on: scheduler, leeway: .seconds(1))
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'timer(interval:on:leeway:)' is unavailable: use `interval(_:leeway:on:)`
  _ = SignalProducer.interval(.seconds(1), on: scheduler)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  _ = SignalProducer<Date, Never>.timer(interval: .seconds(1), on: scheduler)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'timer(interval:on:leeway:)' is unavailable: use `TickSignal.interval(_:on:)`, which sends a `Tick`
  _ = Lifetime.make()
  // error: 'make()' is unavailable: use `Lifetime()`, which ends with `dispose()` or when it is released
  _ = SignalProducer.all([flags, flags])
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'all' is unavailable: use `combineLatest(_:).map { !$0.contains(false) }`
  _ = SignalProducer.any([flags, flags])
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'any' is unavailable: use `combineLatest(_:).map { $0.contains(true) }`
  MutableProperty(1).value = 2
  // error: 'MutableProperty' has been renamed to 'TickValue'
  // error: 'value' has been renamed to 'current'
  _ = Property(value: 1)
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`
  // error: 'init(value:)' is unavailable: use `TickValue(_:)`, and its `readOnly`
  _ = Property(value)
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`
  _ = Property(capturing: value)
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`
  // error: 'init(capturing:)' is unavailable: use its `readOnly`
  _ = Property(initial: 0, then: numbers)
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`
  // error: 'init(initial:then:)' is unavailable: use `TickValue(following: signal, initially: initial)`, and its `readOnly`
  _ = AnyProperty(1)
  // error: 'AnyProperty' is unavailable: use `TickValue`, or its `signal`
  _ = ValidatingProperty<Int, Flaw>(1) { _ in .valid }
  // error: cannot find 'ValidatingProperty' in scope
  // error: cannot infer contextual base in reference to member 'valid'
  _ = BindingTarget<Int>(on: scheduler, lifetime: .never) { _ in }
  // error: 'BindingTarget<Int>' cannot be constructed because it has no accessible initializers
  // error: cannot infer contextual base in reference to member 'never'
  _ = Action<Void, Int, Flaw> { failing }
  // error: 'Action' has been renamed to 'TickCommand'
  _ = Action<Int, Int, Never>(enabledIf: value) { _ in numbers }
  // error: cannot convert value of type 'TickValue<Int>' to expected argument type 'TickValue<Bool>'
  _ = Action<Int, Int, Never>(execute: { _ in numbers })
  // error: 'Action' has been renamed to 'TickCommand'
  // error: 'init(execute:)' is unavailable: use `TickCommand { input in … }`
  _ = CocoaAction<Int>(1)
  // error: 'CocoaAction' is unavailable: use `TickCommand<Void, Output, Failure>`, and `execute()` in the action of the button
  _ = QueueScheduler(qos: .background, name: "x")
  // error: 'init(qos:name:)' is unavailable: use `QueueScheduler(label:qualityOfService:)`
  _ = QueueScheduler(name: "x")
  // error: 'init(qos:name:)' is unavailable: use `QueueScheduler(label:qualityOfService:)`
  _ = QueueScheduler.makeForTesting()
  // error: type 'QueueScheduler' has no member 'makeForTesting'
  _ = UIScheduler()
  // error: 'UIScheduler' has been renamed to 'MainScheduler': as an argument, `.main`
  // error: 'init(_:)' is unavailable: use `.main`
  _ = ImmediateScheduler()
  _ = scheduler.schedule {}
  _ = scheduler.schedule(after: .seconds(1)) {}
  _ = scheduler.schedule(after: Date(), interval: .seconds(1), leeway: .seconds(0)) {}
  // error: cannot convert value of type 'Date' to expected argument type '@Sendable () -> Void'
  // error: cannot infer contextual base in reference to member 'seconds'
  // error: extra arguments at positions #2, #4 in call
  // error: missing argument for parameter 'at' in call
  _ = AnyDisposable {}
  _ = ScopedDisposable(AnyDisposable {})
  _ = CompositeDisposable() += AnyDisposable {}
  // error: '+=' is unavailable: use `add(_:)`
  _ = SerialDisposable(nil)
  SerialDisposable().inner = nil
  _ = Observer<Int, Never> { _ in }
  // error: 'Observer' has been renamed to 'Subscriber'
  // error: 'init(_:)' is unavailable: use `TickSubject()`, which is a signal to send by hand, or `TickSignal { subscriber in … }`
  _ = Signal<Int, Never>.Observer { _ in }
  // error: 'Signal' has been renamed to 'TickSignal': one that is fed by hand is a `TickSubject`
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
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`
  // error: 'combineLatest' is unavailable: use `first.signal.combineLatest(second.signal)`
  _ = Property.zip(value, value)
  // error: 'Property' is unavailable: use `TickValue<Value>.ReadOnly`
  // error: 'zip' is unavailable: use `first.signal.zip(second.signal)`
  _ = value.withValue { $0 }
  // error: 'withValue' is unavailable: read `current`
  _ = value.map { $0 + 1 }
  // error: 'map' is unavailable: use `signal.map`
  _ = value.filter(initial: 1) { $0 > 1 }
  // error: 'filter(initial:_:)' is unavailable: use `signal.filter`, and `TickValue(following:initially:)` for a value of its own
  _ = value.combineLatest(with: value)
  // error: 'combineLatest(with:)' is unavailable: use `signal.combineLatest`, with the `signal` of the other as well
  _ = value.zip(with: value)
  // error: 'zip(with:)' is unavailable: use `signal.zip`
  _ = value.combinePrevious(0)
  // error: 'combinePrevious' is unavailable: use `signal.startWith(_:).pairwise()`
  _ = value.flatMap(.latest) { _ in value }
  // error: cannot convert value of type 'TickValue<Int>' to closure result type 'TickSignal<Output, InnerFailure>'
  // error: generic parameter 'InnerFailure' could not be inferred
  // error: generic parameter 'Output' could not be inferred
  _ = value.lifetime
  // error: 'lifetime' is unavailable: use `take(during:)`, with the object that has the value
  _ = value.bindingTarget
  // error: 'bindingTarget' is unavailable: use `subscribe(onNext: { value in property.current = value })`
  _ = value.negate()
  // error: 'negate()' is unavailable: use `signal.not()`
  _ = value.producer.startWithValues { _ in }
  // error: 'producer' has been renamed to 'signal'
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`
  _ = value.signal.observeValues { _ in }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`
}

// swift-format-ignore-file
// The twelve lines of the page `Porting`, and what the compiler says to them. As in the other files, `.ci/porting-diagnostics` compares.

import Foundation
import TickStreams

private func twelveLines(_ numbers: TickSignal<Int, Never>, _ value: TickValue<Int>, _ bag: DisposeBag) {
  _ = RACSignal.interval(60, on: RACScheduler.mainThread()).subscribeNext { _ in }
  // error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
  // error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'interval(_:on:)' is unavailable: use `TickSignal.interval(_:on:)`; a span is a `Duration`, as in `.seconds(1)`
  // error: 'subscribeNext' is unavailable: use `subscribe(onNext:)`
  _ = numbers.throttle(0.3)
  // error: 'throttle' is unavailable: RAC's throttle is `debounce(for:on:)`
  _ = numbers.flattenMap { _ in numbers }
  // error: 'flattenMap' has been renamed to 'flatMap(_:)'
  _ = SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main)
  // error: 'SignalProducer' has been renamed to 'TickSignal'
  // error: 'main' is unavailable: use `.main`
  // error: 'timer(interval:on:)' has been renamed to 'interval(_:on:)'
  _ = numbers.flatMap(.latest) { _ in numbers }
  // error: 'flatMap' is unavailable: use `flatMapLatest(_:)` for `.latest`, `flatMap(_:)` for `.merge`, `concatMap(_:)` for `.concat`
  _ = MutableProperty(1).producer.startWithValues { print($0) }
  // error: 'MutableProperty' has been renamed to 'TickValue'
  // error: 'producer' has been renamed to 'signal'
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`
  _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'instance' has been renamed to 'shared'
  // error: 'interval(_:scheduler:)' has been renamed to 'interval(_:on:)': it sends a `Tick`; add `.map(\.index)` for the count
  _ = BehaviorRelay(value: 1).map { $0 + 1 }
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // error: 'init(value:)' has been renamed to 'init(_:)'
  // error: 'map' is unavailable: use `signal.map`
  _ = numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
  // error: 'disposed(by:)' has been renamed to 'store(in:)'
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = numbers.withLatestFrom(value)
  // error: 'withLatestFrom' is unavailable: use `withLatest(from: value.signal).map(\.1)`: it sends both values
  _ = numbers.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
  // error: 'debounce(for:scheduler:)' has been renamed to 'debounce(for:on:)'
  _ = CurrentValueSubject<Int, Never>(1).sink { print($0) }
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  // error: 'sink(receiveValue:)' is unavailable: use `signal.subscribe(onNext:)`
}

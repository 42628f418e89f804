// swift-format-ignore-file
// The twelve lines of the page `Porting`. The compiler's messages are in `messages.txt`.

import Foundation
import TickStreams

private func twelveLines(_ numbers: TickSignal<Int, Never>, _ value: TickValue<Int>, _ bag: DisposeBag) {
  _ = RACSignal.interval(60, on: RACScheduler.mainThread()).subscribeNext { _ in }
  _ = numbers.throttle(0.3)
  _ = numbers.flattenMap { _ in numbers }
  _ = SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main)
  _ = numbers.flatMap(.latest) { _ in numbers }
  _ = MutableProperty(1).producer.startWithValues { print($0) }
  _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  _ = BehaviorRelay(value: 1).map { $0 + 1 }
  _ = numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
  _ = numbers.withLatestFrom(value)
  _ = numbers.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
  _ = CurrentValueSubject<Int, Never>(1).sink { print($0) }
}

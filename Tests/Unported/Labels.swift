// swift-format-ignore-file
// Old static functions without a type, and operators with a label that they do not have here, and mistakes next to them. The compiler's
// messages are in `messages.txt`.

import Foundation
import TickStreams

private enum Flaw: Error { case broken }

private func statics(_ numbers: TickSignal<Int, Never>, _ scheduler: QueueScheduler) {
  _ = RACSignal.empty()
  _ = RACSignal.never()
  _ = RACSignal.error(Flaw.broken)
  _ = RACSignal.createSignal { subscriber in subscriber.sendNext(1); subscriber.sendCompleted(); return nil }
  _ = RACSignal.defer { numbers }
  _ = RACSignal.delayTime(1, interval: 60, on: RACScheduler.mainThread(), withLeeway: 0)
  _ = RACSignal<Int>.delayTime(1, interval: 60, on: scheduler, withLeeway: 0)
  _ = Observable<Int>.deferred { numbers }
  _ = SignalProducer<Date, Never>.timer(interval: .seconds(1), on: QueueScheduler.main)
  _ = SignalProducer<Date, Never>.timer(interval: DispatchTimeInterval.seconds(1), on: scheduler)
  _ = SignalProducer.timer(interval: .seconds(1), on: scheduler)
  _ = Fail(error: Flaw.broken)
  _ = CocoaAction { _ in numbers }
  _ = CocoaAction(workFactory: { _ in numbers })
  _ = numbers.multicast { TickSubject() }
  _ = SerialDispatchQueueScheduler(qos: .background)
  _ = numbers.flatMap { _ in Fail(error: Flaw.broken) }
  _ = TickSignal.deferred { numbers.nope }
  _ = TickSignal<Int, Flaw>.deferred { numbers.nope }
  _ = TickSignal.just(1).nope
}

private func labels(_ numbers: TickSignal<Int, Never>, _ failing: TickSignal<Int, Flaw>, _ scheduler: QueueScheduler) {
  _ = numbers.scan(0, accumulator: { $0 + $1 })
  _ = numbers.reduce(0, accumulator: { $0 + $1 })
  _ = numbers.race(with: numbers)
  _ = numbers.skip(.seconds(1), scheduler: MainScheduler.instance)
  _ = numbers.take(.seconds(1), scheduler: MainScheduler.instance)
  _ = numbers.delay(for: .seconds(1), scheduler: DispatchQueue.main, options: .none)
  _ = numbers.delay(for: .seconds(1), tolerance: .zero, scheduler: DispatchQueue.main, options: nil)
  _ = numbers.debounce(for: .seconds(1), scheduler: DispatchQueue.main, options: nil)
  _ = failing.catchTo(numbers)
  _ = failing.catch(to: numbers)
  _ = numbers.scan(0) { $0 + $1.nope }
  _ = numbers.reduce(0) { sum, number in sum + number.nope }
  _ = numbers.scan(0, { (sum: Int, number: Int) in sum + number.nope })
  _ = numbers.reduce(0, 1)
  _ = numbers.map { $0.nope }
  _ = numbers.map { number in
    let text = "\(number)".nope
    return text
  }
  _ = numbers.map(3)
  _ = numbers.map(onMian: { $0 })
}

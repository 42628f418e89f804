// swift-format-ignore-file
// Rarer code with old names. The compiler's messages are in `messages.txt`.

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
  _ = numbers.subscribe(on: OperationQueue())
  _ = numbers.measureInterval(using: OperationQueue())
  _ = numbers.delay(for: .seconds(1), scheduler: scheduler)
  _ = numbers.assign(to: \.count, on: keeper, ownership: .weak)
  _ = numbers.startWithNext { print($0) }
  _ = failing.materialize().failures()
  _ = failing.materialize().errors()
  _ = failing.materialize().elements()
  _ = numbers.withLatestFrom(replay)
  _ = numbers.withLatestFrom(value.readOnly)
  _ = numbers.promoteErrors(Flaw.self)
  _ = numbers.map(value: [1] as any Sendable)
  _ = flags.toggle()
  _ = signals.merge()
  _ = TickSignal.timer(.seconds(1), scheduler: scheduler)
  _ = TickSignal.timer(.seconds(1), period: .seconds(2), scheduler: scheduler)
  _ = event.isTerminating
  let success: Event<Int, Never> = .success(1)
  value.onError(Flaw.a)
  value.onCompleted()
}

let element: TickSignal<Int, Never>.Element = 1
let producerProtocol: SignalProducerProtocol<Int, Never>
let signalProtocol: SignalProtocol<Int, Never>
let anyScheduler: AnyScheduler<Int, Int>
let publisher: Publisher<Int, Never>
let immediateSchedulerType: ImmediateSchedulerType
let observableType: ObservableType<Int, Never>
let observableConvertibleType: ObservableConvertibleType<Int, Never>
let sharedSequence: SharedSequence<Int, Int>
let ownership: OwnershipOfCombine

// swift-format-ignore-file
// Code with old names. The compiler's messages are in `messages.txt`.

import TickStreams

func contexts(_ numbers: TickSignal<Int, Never>, _ scheduler: QueueScheduler) {
  _ = numbers.observeOn(scheduler)
  _ = numbers.makeConnectable()
  _ = numbers.replayLast()
  _ = numbers.replayLazily(upTo: 1)
  _ = numbers.multicast().autoconnect()
  _ = numbers.multicast().refCount()
  _ = scheduler.afterDelay(1) { print("later") }
  _ = scheduler.afterDelay(.seconds(1)) { print("later") }
  _ = scheduler.currentDate
  _ = numbers.delay(.seconds(1), on: MainScheduler.instance)
  _ = numbers.delay(.seconds(1), on: MainScheduler.asyncInstance)
  _ = numbers.delay(.seconds(1), on: QueueScheduler.main)
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func contextsElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.receive(on: scheduler, options: nil)
  _ = numbers.autoconnect()
  _ = numbers.share(replay: 1, scope: .whileConnected)
  _ = numbers.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest)
  _ = QueueScheduler(label: "work", lingering: false)
  _ = QueueScheduler(qos: .background)
  _ = QueueScheduler(internalSerialQueueName: "work")
  _ = QueueScheduler(qos: .default, name: "work")
}

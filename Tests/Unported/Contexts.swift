// swift-format-ignore-file
// Code in the old spellings, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares, and
// `.ci/porting-diagnostics --update` writes them anew.

import TickStreams

func contexts(_ numbers: TickSignal<Int, Never>, _ scheduler: QueueScheduler) {
  _ = numbers.deliverOnMainThread()
  // error: 'deliverOnMainThread()' is unavailable: use `deliver(on: .main)`, or `subscribe(onMain:)`, whose closure is on the main actor
  _ = numbers.observe(on: scheduler)
  // error: 'observe(on:)' has been renamed to 'deliver(on:)'
  _ = numbers.observeOn(scheduler)
  // error: 'observeOn' has been renamed to 'deliver(on:)'
  _ = numbers.receive(on: scheduler)
  // error: 'receive(on:)' has been renamed to 'deliver(on:)'
  _ = numbers.subscribe(on: scheduler)
  // error: 'subscribe(on:)' has been renamed to 'start(on:)'
  _ = numbers.subscribeOn(scheduler)
  // error: 'subscribeOn' has been renamed to 'start(on:)'
  _ = numbers.publish()
  // error: 'publish()' has been renamed to 'multicast()'
  _ = numbers.makeConnectable()
  // error: 'makeConnectable()' has been renamed to 'multicast()'
  _ = numbers.replay()
  // error: 'replay()' is unavailable: use `share(replay: .max)`; to start at once, `multicast(_:)` with a `TickSubject(replay:)`
  _ = numbers.replayLast()
  // error: 'replayLast()' is unavailable: use `share(replay: 1)`; to start at once, `multicast(_:)` with a `TickSubject(replay:)`
  _ = numbers.replayLazily()
  // error: 'replayLazily()' is unavailable: use `share(replay: .max)`
  _ = numbers.replayLazily(upTo: 1)
  // error: 'replayLazily(upTo:)' has been renamed to 'share(replay:)'
  _ = numbers.replay(1)
  // error: 'replay' has been renamed to 'share(replay:)'
  _ = numbers.multicast().autoconnect()
  // error: 'autoconnect()' is unavailable: use `share()` on the signal, in place of `multicast()`
  _ = numbers.multicast().refCount()
  // error: 'refCount()' is unavailable: use `share()` on the signal, in place of `multicast()`
  _ = scheduler.afterDelay(1) { print("later") }
  // error: 'afterDelay(_:schedule:)' has been renamed to 'schedule(after:_:)'
  _ = scheduler.afterDelay(.seconds(1)) { print("later") }
  // error: 'afterDelay(_:schedule:)' has been renamed to 'schedule(after:_:)'
  _ = scheduler.currentDate
  // error: 'currentDate' is unavailable: use `now` to measure, `date` for the wall clock
  _ = numbers.delay(.seconds(1), on: MainScheduler.instance)
  // error: 'instance' has been renamed to 'shared'
  _ = numbers.delay(.seconds(1), on: MainScheduler.asyncInstance)
  // error: 'asyncInstance' has been renamed to 'shared'
  _ = numbers.delay(.seconds(1), on: QueueScheduler.main)
  // error: 'main' is unavailable: use `.main`
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func contextsElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.subscribe(on: scheduler)
  // error: 'subscribe(on:)' has been renamed to 'start(on:)'
  _ = numbers.receive(on: scheduler, options: nil)
  // error: 'receive(on:options:)' is unavailable: use `deliver(on:)`
  _ = numbers.autoconnect()
  // error: 'autoconnect()' is unavailable: a signal needs no connection; `share()` shares one
  _ = numbers.share(replay: 1, scope: .whileConnected)
  // error: 'share(replay:scope:)' is unavailable: use `share(replay:)`, whose values are kept while it is subscribed
  _ = numbers.multicast { subject }
  // error: 'multicast' is unavailable: use `multicast(subject)`
  _ = numbers.multicast(subject: subject)
  // error: 'multicast(subject:)' has been renamed to 'multicast(_:)'
  _ = numbers.replayAll()
  // error: 'replayAll()' is unavailable: use `share(replay: .max)`
  _ = numbers.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest)
  // error: 'buffer(size:prefetch:whenFull:)' is unavailable: use `TickSubject(replay:)` where values are to be kept; `delay` and `deliver(on:)` keep as many as there are
  _ = QueueScheduler(qos: .background)
  // error: 'init(qos:internalSerialQueueName:)' is unavailable: use `QueueScheduler(label:qualityOfService:)`
  _ = QueueScheduler(internalSerialQueueName: "work")
  // error: 'init(internalSerialQueueName:)' has been renamed to 'init(label:)'
  _ = QueueScheduler(qos: .default, name: "work")
  // error: 'init(qos:name:)' is unavailable: use `QueueScheduler(label:qualityOfService:)`
}

// swift-format-ignore-file
// Code with old names, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them with
// `--update`.

import TickStreams

func contexts(_ numbers: TickSignal<Int, Never>, _ scheduler: QueueScheduler) {
  _ = numbers.deliverOnMainThread()
  // warning: 'deliverOnMainThread()' is deprecated: use `deliver(on: .main)`, or `onMain.subscribe(onNext:)`, whose closure is on the main actor [#DeprecatedDeclaration]
  _ = numbers.observe(on: scheduler)
  // warning: 'observe(on:)' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = numbers.observeOn(scheduler)
  // warning: 'observeOn' is deprecated: renamed to 'deliver(on:)' [#DeprecatedDeclaration]
  _ = numbers.receive(on: scheduler)
  // error: conformance of 'ReceiveElsewhere' to 'TickStreamsAPI' is unavailable: use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`
  _ = numbers.subscribe(on: scheduler)
  // warning: 'subscribe(on:)' is deprecated: use `delaySubscription(.zero, on:)` [#DeprecatedDeclaration]
  _ = numbers.subscribeOn(scheduler)
  // warning: 'subscribeOn' is deprecated: use `delaySubscription(.zero, on:)` [#DeprecatedDeclaration]
  _ = numbers.publish()
  // warning: 'publish()' is deprecated: renamed to 'multicast()' [#DeprecatedDeclaration]
  _ = numbers.makeConnectable()
  // warning: 'makeConnectable()' is deprecated: renamed to 'multicast()' [#DeprecatedDeclaration]
  _ = numbers.replay()
  // error: 'replay' is unavailable: use `share(replay:)`; to connect by hand, `multicast(_:)` with a `TickSubject(replay:)`
  _ = numbers.replayLast()
  // error: 'replayLast()' is unavailable: use `share(replay: 1)`; to start immediately, `multicast(_:)` with a `TickSubject(replay:)`
  _ = numbers.replayLazily()
  // error: 'replayLazily(upTo:)' is unavailable: use `share(replay:)`, whose values go with the last subscriber; to keep them, `multicast(_:)` with a `TickSubject(replay:)`
  _ = numbers.replayLazily(upTo: 1)
  // error: 'replayLazily(upTo:)' is unavailable: use `share(replay:)`, whose values go with the last subscriber; to keep them, `multicast(_:)` with a `TickSubject(replay:)`
  _ = numbers.replay(1)
  // error: 'replay' is unavailable: use `share(replay:)`; to connect by hand, `multicast(_:)` with a `TickSubject(replay:)`
  _ = numbers.multicast().autoconnect()
  // error: 'autoconnect()' is unavailable: use `share()` on the signal, in place of `multicast()`
  _ = numbers.multicast().refCount()
  // error: 'refCount()' is unavailable: use `share()` on the signal, in place of `multicast()`
  _ = scheduler.afterDelay(1) { print("later") }
  // warning: 'afterDelay(_:schedule:)' is deprecated: use `schedule(after:_:)`; a span is a `Duration`, as in `.seconds(1)` [#DeprecatedDeclaration]
  _ = scheduler.afterDelay(.seconds(1)) { print("later") }
  // warning: 'afterDelay(_:schedule:)' is deprecated: renamed to 'schedule(after:_:)' [#DeprecatedDeclaration]
  _ = scheduler.currentDate
  // warning: 'currentDate' is deprecated: use `now` to measure, `wallNow` or `date` for the wall clock [#DeprecatedDeclaration]
  _ = numbers.delay(.seconds(1), on: MainScheduler.instance)
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = numbers.delay(.seconds(1), on: MainScheduler.asyncInstance)
  // error: 'asyncInstance' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  _ = numbers.delay(.seconds(1), on: QueueScheduler.main)
  // error: conformance of 'MainQueueOfReactiveSwift' to 'TickScheduler' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
}

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func contextsElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  _ = numbers.subscribe(on: scheduler)
  // warning: 'subscribe(on:)' is deprecated: use `delaySubscription(.zero, on:)` [#DeprecatedDeclaration]
  _ = numbers.receive(on: scheduler, options: nil)
  // error: conformance of 'ReceiveElsewhere' to 'TickStreamsAPI' is unavailable: use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`
  _ = numbers.autoconnect()
  // error: 'autoconnect()' is unavailable: a signal needs no connection; `share()` shares one
  _ = numbers.share(replay: 1, scope: .whileConnected)
  // error: conformance of 'ShareScopeElsewhere' to 'TickStreamsAPI' is unavailable: use `share(replay:)`, whose values go with the last subscriber and stay after completion; for `.forever`, `multicast(_:)`
  _ = numbers.multicast { subject }
  // error: conformance of 'MulticastElsewhere' to 'TickStreamsAPI' is unavailable: use `multicast(subject)`
  _ = numbers.multicast(subject: subject)
  // warning: 'multicast(subject:)' is deprecated: renamed to 'multicast(_:)' [#DeprecatedDeclaration]
  _ = numbers.replayAll()
  // error: 'replayAll()' is unavailable: use `multicast(_:)` with a `TickSubject(replay:)`
  _ = numbers.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest)
  // error: 'buffer(size:prefetch:whenFull:)' is unavailable: use `TickSubject(replay:)` where values are to be kept; `delay` and `deliver(on:)` keep as many as there are
  _ = QueueScheduler(qos: .background)
  // error: 'init(qos:internalSerialQueueName:name:)' is unavailable: use `QueueScheduler(label:qualityOfService:)`
  _ = QueueScheduler(internalSerialQueueName: "work")
  // error: 'init(internalSerialQueueName:)' has been renamed to 'init(label:)'
  _ = QueueScheduler(qos: .default, name: "work")
  // error: 'init(qos:internalSerialQueueName:name:)' is unavailable: use `QueueScheduler(label:qualityOfService:)`
}

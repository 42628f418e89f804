// swift-format-ignore-file
// Code with the names of Combine, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares and counts them, and
// updates them with `--update`.

import Foundation
import TickStreams

private enum Flaw: Error { case a, b }

private final class Owner: @unchecked Sendable { var x = 0 }

private func combineOperators(
  _ numbers: TickSignal<Int, Never>, _ failing: TickSignal<Int, Flaw>, _ trigger: TickSignal<Void, Never>, _ flags: TickSignal<Bool, Never>,
  _ optionals: TickSignal<Int?, Never>, _ subject: TickSubject<Int, Never>, _ value: TickValue<Int>, _ scheduler: QueueScheduler,
  _ owner: Owner, _ bag: DisposeBag
) {
  _ = numbers.sink { _ in }
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = numbers.sink(receiveValue: { _ in })
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = numbers.sink { _ in } receiveValue: { _ in }
  // warning: 'sink(receiveCompletion:receiveValue:)' is deprecated: use `subscribe(onNext:onFailed:onCompleted:)`, or with `onMain:` for the main actor [#DeprecatedDeclaration]
  _ = numbers.assign(to: \.x, on: owner)
  // error: 'assign(to:on:)' is unavailable: use `bind(to:on:)`, which keeps no reference to the object
  _ = numbers.receive(on: RunLoop.main)
  // error: conformance of 'ReceiveElsewhere' to 'TickStreamsAPI' is unavailable: use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`
  _ = numbers.receive(on: DispatchQueue.global())
  // error: conformance of 'ReceiveElsewhere' to 'TickStreamsAPI' is unavailable: use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`
  _ = numbers.receive(on: OperationQueue.main)
  // error: conformance of 'ReceiveElsewhere' to 'TickStreamsAPI' is unavailable: use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`
  _ = numbers.receive(on: scheduler)
  // error: conformance of 'ReceiveElsewhere' to 'TickStreamsAPI' is unavailable: use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`
  _ = numbers.subscribe(on: DispatchQueue.global())
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  // warning: 'subscribe(on:)' is deprecated: use `delaySubscription(.zero, on:)` [#DeprecatedDeclaration]
  _ = numbers.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  // warning: 'debounce(for:scheduler:)' is deprecated: use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)` [#DeprecatedDeclaration]
  _ = numbers.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
  // error: conformance of 'DebounceForElsewhere' to 'TickStreamsAPI' is unavailable: use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  _ = numbers.debounce(for: 0.3, scheduler: DispatchQueue.main)
  // error: conformance of 'DebounceForElsewhere' to 'TickStreamsAPI' is unavailable: use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  _ = numbers.throttle(for: 1, scheduler: RunLoop.main, latest: false)
  // error: conformance of 'ThrottleForElsewhere' to 'TickStreamsAPI' is unavailable: use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: false)
  // error: conformance of 'ThrottleForElsewhere' to 'TickStreamsAPI' is unavailable: use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.delay(for: 1, scheduler: RunLoop.main)
  // error: conformance of 'DelayForElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, in which a failure is not delayed; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  _ = numbers.delay(for: .seconds(1), tolerance: .zero, scheduler: DispatchQueue.main)
  // error: conformance of 'DelayForElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, in which a failure is not delayed; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`
  _ = numbers.timeout(.seconds(1), scheduler: DispatchQueue.main)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  // warning: 'timeout(_:scheduler:)' is deprecated: use `timeout(afterSilence:or:on:)`, with `.empty`; `timeout(afterSilence:on:)` fails [#DeprecatedDeclaration]
  _ = numbers.timeout(5, scheduler: RunLoop.main)
  // error: conformance of 'TimeoutElsewhere' to 'TickStreamsAPI' is unavailable: use `timeout(afterSilence:failing:on:)`; to complete, as Combine does, `timeout(afterSilence:or:on:)` with `.empty`
  _ = numbers.measureInterval(using: DispatchQueue.main)
  // error: conformance of 'DispatchQueue' to 'TickScheduler' is unavailable: use `.main` for the main queue, `QueueScheduler(queue:)` for another
  // warning: 'measureInterval(using:)' is deprecated: renamed to 'measureInterval(on:)' [#DeprecatedDeclaration]
  _ = numbers.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 3))
  // error: conformance of 'CollectElsewhere' to 'TickStreamsAPI' is unavailable: use `collect(every:maxCount:skipEmpty:on:)`, with `skipEmpty: true`
  _ = numbers.collect(.byTime(RunLoop.main, 1))
  // error: conformance of 'CollectElsewhere' to 'TickStreamsAPI' is unavailable: use `collect(every:maxCount:skipEmpty:on:)`, with `skipEmpty: true`
  _ = numbers.collect(2)
  // warning: 'collect' is deprecated: renamed to 'collect(count:)' [#DeprecatedDeclaration]
  _ = numbers.collect()
  _ = numbers.map(\.description)
  _ = numbers.map(\.description, \.hashValue)
  // warning: 'map' is deprecated: use `map { ($0.first, $0.second) }` [#DeprecatedDeclaration]
  _ = numbers.tryMap { _ in throw Flaw.a }
  _ = numbers.tryScan(0) { $0 + $1 }
  // error: 'tryScan' is unavailable: use `tryMap(_:)`, whose closure throws, and `scan(_:_:)`
  _ = numbers.tryReduce(0) { $0 + $1 }
  // error: 'tryReduce' is unavailable: use `tryMap(_:)`, whose closure throws, and `reduce(_:_:)`
  _ = numbers.tryCompactMap { $0 }
  // error: 'tryCompactMap' is unavailable: use `tryMap(_:)`, whose closure throws, and `compactMap(_:)`
  _ = numbers.tryRemoveDuplicates { $0 == $1 }
  // error: 'tryRemoveDuplicates(by:)' is unavailable: use `tryMap(_:)`, whose closure throws, and `removeDuplicates(by:)`
  _ = numbers.tryFirst { $0 > 1 }
  // error: 'tryFirst(where:)' is unavailable: use `tryMap(_:)`, whose closure throws, and `first(where:)`
  _ = numbers.tryLast { $0 > 1 }
  // error: 'tryLast(where:)' is unavailable: use `tryMap(_:)`, whose closure throws, and `filter(_:).takeLast(1)`
  _ = numbers.tryPrefix { $0 > 1 }
  // error: 'tryPrefix(while:)' is unavailable: use `tryMap(_:)`, whose closure throws, and `take(while:)`
  _ = numbers.tryDrop { $0 > 1 }
  // error: 'tryDrop(while:)' is unavailable: use `tryMap(_:)`, whose closure throws, and `skip(while:)`
  _ = numbers.tryContains { $0 > 1 }
  // error: 'tryContains(where:)' is unavailable: use `tryMap(_:)`, whose closure throws, and `contains(where:)`
  _ = numbers.tryAllSatisfy { $0 > 1 }
  // error: 'tryAllSatisfy' is unavailable: use `tryMap(_:)`, whose closure throws, and `allSatisfy(_:)`
  _ = numbers.min()
  // warning: 'min()' is deprecated: use `collect().compactMap { $0.min() }` [#DeprecatedDeclaration]
  _ = numbers.max()
  // warning: 'max()' is deprecated: use `collect().compactMap { $0.max() }` [#DeprecatedDeclaration]
  _ = numbers.max { $0 < $1 }
  // warning: 'max(by:)' is deprecated: use `collect().compactMap { $0.max(by: …) }` [#DeprecatedDeclaration]
  _ = numbers.count()
  _ = numbers.contains(1)
  _ = numbers.contains { $0 > 1 }
  _ = numbers.allSatisfy { $0 > 1 }
  _ = numbers.reduce(0, +)
  _ = numbers.scan(0) { $0 + $1 }
  _ = numbers.last { $0 > 1 }
  // warning: 'last(where:)' is deprecated: use `filter(_:).takeLast(1)` [#DeprecatedDeclaration]
  _ = numbers.last(where: { $0 > 1 })
  // warning: 'last(where:)' is deprecated: use `filter(_:).takeLast(1)` [#DeprecatedDeclaration]
  _ = numbers.output(in: 1...2)
  // warning: 'output(in:)' is deprecated: use `skip(_:)` and `take(_:)` [#DeprecatedDeclaration]
  _ = numbers.output(in: 1..<2)
  // warning: 'output(in:)' is deprecated: use `skip(_:)` and `take(_:)` [#DeprecatedDeclaration]
  _ = numbers.prefix(while: { $0 > 1 })
  // warning: 'prefix(while:)' is deprecated: renamed to 'take(while:)' [#DeprecatedDeclaration]
  _ = numbers.prefix { $0 > 1 }
  // warning: 'prefix(while:)' is deprecated: renamed to 'take(while:)' [#DeprecatedDeclaration]
  _ = numbers.prefix(untilOutputFrom: trigger)
  // error: conformance of 'PrefixUntilElsewhere' to 'TickStreamsAPI' is unavailable: use `take(until:)`, which also ends when the other signal completes
  _ = numbers.drop { $0 > 1 }
  // warning: 'drop(while:)' is deprecated: renamed to 'skip(while:)' [#DeprecatedDeclaration]
  _ = numbers.drop(while: { $0 > 1 })
  // warning: 'drop(while:)' is deprecated: renamed to 'skip(while:)' [#DeprecatedDeclaration]
  _ = numbers.drop(untilOutputFrom: trigger)
  // error: conformance of 'DropUntilElsewhere' to 'TickStreamsAPI' is unavailable: use `skip(until:)`
  _ = numbers.dropFirst(2)
  // warning: 'dropFirst' is deprecated: renamed to 'skip(_:)' [#DeprecatedDeclaration]
  _ = numbers.append(1)
  _ = numbers.append(numbers)
  // warning: 'append' is deprecated: renamed to 'concat(_:)' [#DeprecatedDeclaration]
  _ = numbers.append([1, 2])
  // warning: 'append' is deprecated: use `concat(.from(values))` [#DeprecatedDeclaration]
  _ = numbers.prepend(numbers)
  // warning: 'prepend' is deprecated: use `other.concat(signal)` [#DeprecatedDeclaration]
  _ = numbers.prepend([1, 2])
  // warning: 'prepend' is deprecated: use `TickSignal.from(values).concat(signal)` [#DeprecatedDeclaration]
  _ = numbers.prepend(1, 2)
  // warning: 'prepend' is deprecated: renamed to 'startWith(_:)' [#DeprecatedDeclaration]
  _ = numbers.ignoreOutput()
  // warning: 'ignoreOutput()' is deprecated: renamed to 'ignoreValues()' [#DeprecatedDeclaration]
  _ = numbers.replaceEmpty(with: 1)
  // warning: 'replaceEmpty(with:)' is deprecated: renamed to 'orIfEmpty(_:)' [#DeprecatedDeclaration]
  _ = numbers.replaceEmpty(with: 1).replaceError(with: 1)
  // warning: 'replaceEmpty(with:)' is deprecated: renamed to 'orIfEmpty(_:)' [#DeprecatedDeclaration]
  // warning: 'replaceError(with:)' is deprecated: use `catch { _ in .just(value) }` [#DeprecatedDeclaration]
  _ = optionals.replaceNil(with: 1)
  // warning: 'replaceNil(with:)' is deprecated: use `map { $0 ?? value }` [#DeprecatedDeclaration]
  _ = numbers.removeDuplicates { $0 == $1 }
  _ = numbers.removeDuplicates()
  _ = failing.`catch` { _ in Just(1) }
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // warning: 'init(_:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  _ = failing.`catch` { _ in Empty() }
  // error: 'Empty' is unavailable: use `TickSignal.empty`, or `.never` for one that does not complete
  // error: 'init(completeImmediately:)' is unavailable: use `.empty`, or `.never` for one that does not complete
  _ = failing.`catch` { _ in .just(1) }
  _ = failing.retry(2)
  _ = failing.mapError { _ in Flaw.b }
  // warning: 'mapError' is deprecated: renamed to 'mapFailure(_:)' [#DeprecatedDeclaration]
  _ = numbers.flatMap { _ in Just(1) }
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // warning: 'init(_:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  _ = numbers.flatMap { _ in numbers }
  _ = numbers.flatMap { _ in failing }
  _ = numbers.flatMap(maxPublishers: .unlimited) { _ in numbers }
  // error: conformance of 'MaxPublishersElsewhere' to 'TickStreamsAPI' is unavailable: use `concatMap(_:)` for `.max(1)`, `map(_:).flatten(maxConcurrent:)` for more; meanwhile values wait
  _ = numbers.zip(numbers, numbers)
  _ = numbers.zip(numbers) { $0 + $1 }
  // warning: 'zip' is deprecated: use `zip(_:).map { … }` [#DeprecatedDeclaration]
  _ = numbers.combineLatest(numbers, numbers)
  _ = numbers.combineLatest(numbers) { $0 + $1 }
  // warning: 'combineLatest' is deprecated: use `combineLatest(_:).map { … }` [#DeprecatedDeclaration]
  _ = numbers.combineLatest(subject)
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalArgument' is unavailable: pass its `signal`
  _ = numbers.combineLatest(value)
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  _ = numbers.merge(with: numbers, numbers)
  // warning: 'merge(with:_:_:)' is deprecated: renamed to 'merge(_:_:)' [#DeprecatedDeclaration]
  _ = numbers.merge(with: subject)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalArgument' is unavailable: pass its `signal`
  // warning: 'merge(with:)' is deprecated: renamed to 'merge(_:)' [#DeprecatedDeclaration]
  _ = numbers.merge(numbers)
  _ = numbers.share()
  _ = numbers.multicast(subject: subject)
  // warning: 'multicast(subject:)' is deprecated: renamed to 'multicast(_:)' [#DeprecatedDeclaration]
  _ = numbers.multicast(subject: subject).autoconnect()
  // error: 'autoconnect()' is unavailable: use `share()` on the signal, in place of `multicast()`
  // warning: 'multicast(subject:)' is deprecated: renamed to 'multicast(_:)' [#DeprecatedDeclaration]
  _ = numbers.multicast { PassthroughSubject<Int, Never>() }
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // error: conformance of 'MulticastElsewhere' to 'TickStreamsAPI' is unavailable: use `multicast(subject)`
  _ = numbers.makeConnectable().connect()
  // warning: 'makeConnectable()' is deprecated: renamed to 'multicast()' [#DeprecatedDeclaration]
  _ = numbers.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest)
  // error: 'buffer(size:prefetch:whenFull:)' is unavailable: use `TickSubject(replay:)` where values are to be kept; `delay` and `deliver(on:)` keep as many as there are
  _ = numbers.handleEvents(receiveSubscription: { _ in }, receiveOutput: { _ in })
  // error: conformance of 'RequestElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:)`; nothing is requested here, every value is sent
  _ = numbers.handleEvents(receiveCompletion: { _ in })
  // warning: 'handleEvents(receiveOutput:receiveCompletion:receiveCancel:)' is deprecated: use `handleEvents(onNext:onFailed:onCompleted:onCancel:)` [#DeprecatedDeclaration]
  _ = numbers.handleEvents(receiveCancel: {})
  // warning: 'handleEvents(receiveOutput:receiveCompletion:receiveCancel:)' is deprecated: use `handleEvents(onNext:onFailed:onCompleted:onCancel:)` [#DeprecatedDeclaration]
  _ = numbers.handleEvents(receiveRequest: { _ in })
  // error: conformance of 'RequestElsewhere' to 'TickStreamsAPI' is unavailable: use `handleEvents(onSubscribe:)`; nothing is requested here, every value is sent
  _ = numbers.print()
  // error: value of type 'TickSignal<Int, Never>' has no member 'print'
  _ = numbers.breakpointOnError()
  // error: 'breakpointOnError()' is unavailable: use `handleEvents(onFailed:)`, with a breakpoint in the closure
  _ = numbers.encode(encoder: JSONEncoder())
  // error: 'encode(encoder:)' is unavailable: use `tryMap { try encoder.encode($0) }`
  _ = numbers.decode(type: Int.self, decoder: JSONDecoder())
  // error: 'decode(type:decoder:)' is unavailable: use `tryMap { try decoder.decode(Item.self, from: $0) }`
  _ = numbers.receive(subscriber: subject)
  // error: conformance of 'SubscribeSubjectElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = numbers.subscribe(subject)
  // error: conformance of 'SubscribeSubjectElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does
  _ = numbers.subscribe(value)
  // error: conformance of 'SubscribePropertyElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { property.current = $0 })`, or with `onMain:` for the main actor
  _ = numbers.sink { _ in }.store(in: bag)
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = numbers.sink { _ in }.cancel()
  // warning: 'cancel()' is deprecated: renamed to 'dispose()' [#DeprecatedDeclaration]
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = numbers.eraseToAnyPublisher().map { $0 }
  // warning: 'eraseToAnyPublisher()' is deprecated: leave it out: every operator gives a `TickSignal` [#DeprecatedDeclaration]
  _ = numbers.min { $0 < $1 }
  // warning: 'min(by:)' is deprecated: use `collect().compactMap { $0.min(by: …) }` [#DeprecatedDeclaration]
  _ = numbers.min(by: { $0 < $1 })
  // warning: 'min(by:)' is deprecated: use `collect().compactMap { $0.min(by: …) }` [#DeprecatedDeclaration]
}

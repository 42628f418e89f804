// swift-format-ignore-file
// Code in the spelling of Combine, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares and
// counts, and `.ci/porting-diagnostics --update` writes them anew.

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
  // error: 'sink(receiveValue:)' is unavailable: use `subscribe(onNext:)`
  _ = numbers.sink(receiveValue: { _ in })
  // error: 'sink(receiveValue:)' is unavailable: use `subscribe(onNext:)`
  _ = numbers.sink { _ in } receiveValue: { _ in }
  // error: 'sink(receiveCompletion:receiveValue:)' is unavailable: use `observe { event in … }`, or `subscribe(onNext:onFailed:onCompleted:)`
  _ = numbers.assign(to: \.x, on: owner)
  // error: 'assign(to:on:)' has been renamed to 'bind(to:on:)'
  _ = numbers.receive(on: RunLoop.main)
  // error: 'receive(on:)' has been renamed to 'deliver(on:)'
  _ = numbers.receive(on: DispatchQueue.global())
  // error: 'receive(on:)' has been renamed to 'deliver(on:)'
  _ = numbers.receive(on: OperationQueue.main)
  // error: 'receive(on:)' has been renamed to 'deliver(on:)'
  _ = numbers.receive(on: scheduler)
  // error: 'receive(on:)' has been renamed to 'deliver(on:)'
  _ = numbers.subscribe(on: DispatchQueue.global())
  // error: 'subscribe(on:)' has been renamed to 'start(on:)'
  _ = numbers.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
  // error: 'debounce(for:scheduler:)' has been renamed to 'debounce(for:on:)'
  _ = numbers.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
  // error: 'debounce(for:scheduler:)' has been renamed to 'debounce(for:on:)'
  _ = numbers.debounce(for: 0.3, scheduler: DispatchQueue.main)
  // error: 'debounce(for:scheduler:)' is unavailable: use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.throttle(for: 1, scheduler: RunLoop.main, latest: false)
  // error: 'throttle(for:scheduler:latest:)' is unavailable: use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: false)
  // error: 'throttle(for:scheduler:latest:)' is unavailable: use `throttle(for:latest:on:)`
  _ = numbers.delay(for: 1, scheduler: RunLoop.main)
  // error: 'delay(for:scheduler:)' is unavailable: use `delay(_:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.delay(for: .seconds(1), tolerance: .zero, scheduler: DispatchQueue.main)
  // error: 'delay(for:tolerance:scheduler:)' has been renamed to 'delay(_:on:)'
  _ = numbers.timeout(.seconds(1), scheduler: DispatchQueue.main)
  // error: 'timeout(_:scheduler:)' has been renamed to 'timeout(between:on:)'
  _ = numbers.timeout(5, scheduler: RunLoop.main)
  // error: 'timeout(_:scheduler:)' is unavailable: use `timeout(between:on:)`; a span is a `Duration`, as in `.seconds(1)`
  _ = numbers.measureInterval(using: DispatchQueue.main)
  // error: 'measureInterval(using:)' has been renamed to 'measureInterval(on:)'
  _ = numbers.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 3))
  // error: 'collect' is unavailable: use `collect(every:orCount:on:)`
  _ = numbers.collect(.byTime(RunLoop.main, 1))
  // error: cannot convert value of type 'Int' to expected argument type 'Duration'
  _ = numbers.collect(2)
  // error: 'collect' has been renamed to 'collect(count:)'
  _ = numbers.collect()
  _ = numbers.map(\.description)
  _ = numbers.map(\.description, \.hashValue)
  // error: 'map' is unavailable: use `map { ($0.first, $0.second) }`
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
  // error: 'min()' is unavailable: use `collect().compactMap { $0.min() }`
  _ = numbers.max()
  // error: 'max()' is unavailable: use `collect().compactMap { $0.max() }`
  _ = numbers.max { $0 < $1 }
  // error: 'max(by:)' is unavailable: use `collect().compactMap { $0.max(by: …) }`
  _ = numbers.count()
  _ = numbers.contains(1)
  _ = numbers.contains { $0 > 1 }
  _ = numbers.allSatisfy { $0 > 1 }
  _ = numbers.reduce(0, +)
  _ = numbers.scan(0) { $0 + $1 }
  _ = numbers.last { $0 > 1 }
  // error: 'last(where:)' is unavailable: use `filter(_:).takeLast(1)`
  _ = numbers.last(where: { $0 > 1 })
  // error: 'last(where:)' is unavailable: use `filter(_:).takeLast(1)`
  _ = numbers.output(in: 1...2)
  // error: 'output(in:)' is unavailable: use `skip(_:)` and `take(_:)`
  _ = numbers.output(in: 1..<2)
  // error: 'output(in:)' is unavailable: use `skip(_:)` and `take(_:)`
  _ = numbers.prefix(while: { $0 > 1 })
  // error: 'prefix(while:)' has been renamed to 'take(while:)'
  _ = numbers.prefix { $0 > 1 }
  // error: 'prefix(while:)' has been renamed to 'take(while:)'
  _ = numbers.prefix(untilOutputFrom: trigger)
  // error: 'prefix(untilOutputFrom:)' has been renamed to 'take(until:)'
  _ = numbers.drop { $0 > 1 }
  // error: 'drop(while:)' has been renamed to 'skip(while:)'
  _ = numbers.drop(while: { $0 > 1 })
  // error: 'drop(while:)' has been renamed to 'skip(while:)'
  _ = numbers.drop(untilOutputFrom: trigger)
  // error: 'drop(untilOutputFrom:)' has been renamed to 'skip(until:)'
  _ = numbers.dropFirst(2)
  // error: 'dropFirst' has been renamed to 'skip(_:)'
  _ = numbers.append(1)
  _ = numbers.append(numbers)
  // error: 'append' has been renamed to 'concat(_:)'
  _ = numbers.append([1, 2])
  // error: 'append' is unavailable: use `concat(.from(values))`
  _ = numbers.prepend(numbers)
  // error: 'prepend' is unavailable: use `other.concat(signal)`
  _ = numbers.prepend([1, 2])
  // error: 'prepend' is unavailable: use `TickSignal.from(values).concat(signal)`
  _ = numbers.prepend(1, 2)
  // error: 'prepend' has been renamed to 'startWith(_:)'
  _ = numbers.ignoreOutput()
  // error: 'ignoreOutput()' has been renamed to 'ignoreValues()'
  _ = numbers.replaceEmpty(with: 1)
  // error: 'replaceEmpty(with:)' has been renamed to 'orIfEmpty(_:)'
  _ = numbers.replaceEmpty(with: 1).replaceError(with: 1)
  // error: 'replaceEmpty(with:)' has been renamed to 'orIfEmpty(_:)'
  // error: 'replaceError(with:)' is unavailable: use `catch { _ in .just(value) }`
  _ = optionals.replaceNil(with: 1)
  // error: 'replaceNil(with:)' is unavailable: use `map { $0 ?? value }`
  _ = numbers.removeDuplicates { $0 == $1 }
  _ = numbers.removeDuplicates()
  _ = failing.`catch` { _ in Just(1) }
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // error: 'init(_:)' is unavailable: use `.just(_:)`
  _ = failing.`catch` { _ in Empty() }
  // error: 'Empty' is unavailable: use `TickSignal.empty`, or `.never` for one that does not complete
  // error: 'init(completeImmediately:)' is unavailable: use `.empty`, or `.never` for one that does not complete
  _ = failing.`catch` { _ in .just(1) }
  _ = failing.retry(2)
  _ = failing.mapError { _ in Flaw.b }
  // error: 'mapError' has been renamed to 'mapFailure(_:)'
  _ = numbers.flatMap { _ in Just(1) }
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // error: 'init(_:)' is unavailable: use `.just(_:)`
  _ = numbers.flatMap { _ in numbers }
  _ = numbers.flatMap { _ in failing }
  _ = numbers.flatMap(maxPublishers: .unlimited) { _ in numbers }
  // error: 'flatMap(maxPublishers:_:)' is unavailable: use `flatten(maxConcurrent:)` behind `map(_:)`; `concatMap(_:)` runs one at a time
  _ = numbers.zip(numbers, numbers)
  _ = numbers.zip(numbers) { $0 + $1 }
  // error: 'zip' is unavailable: use `zip(_:).map { … }`
  _ = numbers.combineLatest(numbers, numbers)
  _ = numbers.combineLatest(numbers) { $0 + $1 }
  // error: 'combineLatest' is unavailable: use `combineLatest(_:).map { … }`
  _ = numbers.combineLatest(subject)
  // error: 'combineLatest' is unavailable: pass its `signal`
  _ = numbers.combineLatest(value)
  // error: 'combineLatest' is unavailable: pass its `signal`
  _ = numbers.merge(with: numbers, numbers)
  // error: 'merge(with:)' has been renamed to 'merge(_:)'
  _ = numbers.merge(with: subject)
  // error: 'merge(with:)' is unavailable: pass its `signal`
  _ = numbers.merge(numbers)
  _ = numbers.share()
  _ = numbers.multicast(subject: subject)
  // error: 'multicast(subject:)' has been renamed to 'multicast(_:)'
  _ = numbers.multicast(subject: subject).autoconnect()
  // error: 'autoconnect()' is unavailable: use `share()` on the signal, in place of `multicast()`
  // error: 'multicast(subject:)' has been renamed to 'multicast(_:)'
  _ = numbers.multicast { PassthroughSubject<Int, Never>() }
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // error: 'multicast' is unavailable: use `multicast(subject)`
  _ = numbers.makeConnectable().connect()
  // error: 'makeConnectable()' has been renamed to 'multicast()'
  _ = numbers.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest)
  // error: 'buffer(size:prefetch:whenFull:)' is unavailable: use `TickSubject(replay:)` where values are to be kept; `delay` and `deliver(on:)` keep as many as there are
  _ = numbers.handleEvents(receiveSubscription: { _ in }, receiveOutput: { _ in })
  // error: 'handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:)' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`
  _ = numbers.handleEvents(receiveCompletion: { _ in })
  // error: 'handleEvents(receiveCompletion:receiveCancel:)' is unavailable: use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`
  _ = numbers.handleEvents(receiveCancel: {})
  // error: 'handleEvents(receiveCancel:)' is unavailable: use `handleEvents(onCancel:)`
  _ = numbers.handleEvents(receiveRequest: { _ in })
  // error: 'handleEvents(receiveRequest:)' is unavailable: nothing is requested here: every value is sent
  _ = numbers.print()
  // error: value of type 'TickSignal<Int, Never>' has no member 'print'
  _ = numbers.breakpointOnError()
  // error: 'breakpointOnError()' is unavailable: use `handleEvents(onFailed:)`, with a breakpoint in the closure
  _ = numbers.encode(encoder: JSONEncoder())
  // error: 'encode(encoder:)' is unavailable: use `tryMap { try encoder.encode($0) }`
  _ = numbers.decode(type: Int.self, decoder: JSONDecoder())
  // error: 'decode(type:decoder:)' is unavailable: use `tryMap { try decoder.decode(Item.self, from: $0) }`
  _ = numbers.receive(subscriber: subject)
  // error: 'receive(subscriber:)' is unavailable: use `observe { event in subject.send(event) }`
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = numbers.subscribe(subject)
  // error: 'subscribe' is unavailable: use `observe { event in subject.send(event) }`
  _ = numbers.subscribe(value)
  // error: 'subscribe' is unavailable: use `subscribe(onNext: { value in property.current = value })`
  _ = numbers.sink { _ in }.store(in: bag)
  // error: 'sink(receiveValue:)' is unavailable: use `subscribe(onNext:)`
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = numbers.sink { _ in }.cancel()
  // error: 'cancel()' has been renamed to 'dispose()'
  // error: 'sink(receiveValue:)' is unavailable: use `subscribe(onNext:)`
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = numbers.eraseToAnyPublisher().map { $0 }
  // error: 'eraseToAnyPublisher()' is unavailable: leave it out: every operator gives a `TickSignal`
  _ = numbers.min { $0 < $1 }
  // error: 'min(by:)' is unavailable: use `collect().compactMap { $0.min(by: …) }`
  _ = numbers.min(by: { $0 < $1 })
  // error: 'min(by:)' is unavailable: use `collect().compactMap { $0.min(by: …) }`
}

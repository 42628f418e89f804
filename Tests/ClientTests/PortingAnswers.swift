import Foundation
import Testing
import TickStreams
import TickStreamsTesting

// Each piece of code that the message for an old name suggests, as an app would write it. The words of the message are at the end of the
// line, or above it. `.ci/porting-diagnostics` looks here for those of every declaration. It compiles, so they do; `PortedMeanings` runs
// what has to be run.

private nonisolated struct Item: Codable, Equatable, Sendable {
  var key = 0
}

private nonisolated final class Owner: Sendable {
  let shown = TickValue(0)
  var text: Int {
    get { shown.current }
    set { shown.current = newValue }
  }
}

private actor EventStore {
  private(set) var events: [Event<Int, any Error>] = []
  func take(_ event: Event<Int, any Error>) { events.append(event) }
}

private nonisolated let limit = Duration.seconds(1)

private nonisolated func values(
  _ signal: TickSignal<Int, any Error>, _ other: TickSignal<Int, any Error>, _ never: TickSignal<Int, Never>,
  _ optionals: TickSignal<Int?, Never>, _ items: TickSignal<Item, Never>, _ flags: TickSignal<Bool, Never>, _ scheduler: TestScheduler
) {
  let value = 1
  _ = signal.map { $0 + 1 }  // map(_:)
  _ = never.map { ($0, "\($0)") }.map { first, second in "\(first) \(second)" }  // map { first, second in … }
  _ = items.map { (first: $0, second: 1) }.map { ($0.first, $0.second) }  // map { ($0.first, $0.second) }
  _ = optionals.map { $0 ?? value }  // map { $0 ?? value }
  _ = optionals.compactMap { $0 }  // compactMap { $0 }
  _ = optionals.compactMap { $0.map { $0 + 1 } }  // compactMap(_:)
  _ = signal.filter { $0 > 1 }  // filter(_:)
  _ = signal.filter { $0 != value }  // filter { $0 != value }
  _ = signal.filter { $0 > 1 }.takeLast(1)  // filter(_:).takeLast(1)
  _ = TickSubject<Int, Never>().signal.filter { $0 > 1 }  // signal.filter
  _ = signal.replaceValues(with: 1)  // replaceValues(with:)
  _ = signal.replaceValues(with: ())  // replaceValues(with: ())
  _ = signal.tryMap { value throws(any Error) in value }  // tryMap(_:)
  _ = items.tryMap { try JSONEncoder().encode($0) }  // tryMap { try encoder.encode($0) }
  // tryMap { try decoder.decode(Item.self, from: $0) }
  _ = TickSignal<Data, Never>.just(Data()).tryMap { try JSONDecoder().decode(Item.self, from: $0) }
  _ = signal.scan(0) { $0 + $1 }  // scan(_:_:)
  _ = signal.scan(into: []) { $0.append($1) }  // scan(into:_:)
  _ = signal.reduce(0) { $0 + $1 }  // reduce(_:_:)
  _ = signal.removeDuplicates()  // removeDuplicates()
  _ = signal.removeDuplicates(by: { $0 == $1 })  // removeDuplicates(by:)
  _ = items.removeDuplicates { $0.key == $1.key }  // removeDuplicates { $0.key == $1.key }
  _ = signal.pairwise()  // pairwise()
  _ = signal.startWith(0)  // startWith(_:)
  _ = signal.startWith(0).pairwise()  // startWith(_:).pairwise()
  _ = signal.startWith(0).pairwise().map { $0 + $1 }  // startWith(_:).pairwise().map { … }
  _ = flags.not()  // not()
  _ = signal.collect()  // collect()
  _ = signal.collect().compactMap { $0.max() }  // collect().compactMap { $0.max() }
  _ = signal.collect().compactMap { $0.min() }  // collect().compactMap { $0.min() }
  _ = signal.collect().compactMap { $0.max(by: { $0 < $1 }) }  // collect().compactMap { $0.max(by: …) }
  _ = signal.collect().compactMap { $0.min(by: { $0 < $1 }) }  // collect().compactMap { $0.min(by: …) }
  _ = signal.collect(count: 3)  // collect(count:)
  _ = signal.collect(count: 3, step: 1)  // collect(count:step:)
  _ = signal.collect(every: limit, on: scheduler)  // collect(every:on:)
  _ = signal.collect(every: limit, maxCount: 3, on: scheduler)  // collect(every:maxCount:on:)
  _ = signal.collect(every: limit, skipEmpty: true, on: scheduler)  // collect(every:skipEmpty:on:)
  _ = signal.collect(every: limit, maxCount: 3, skipEmpty: true, on: scheduler)  // collect(every:maxCount:skipEmpty:on:)
  _ = signal.collect(when: other).filter { !$0.isEmpty }  // collect(when:) | collect(when: trigger).filter { !$0.isEmpty }
  _ = signal.element(at: 1)  // element(at:)
  _ = signal.first(where: { $0 > 1 })  // first(where:)
  _ = signal.contains(where: { $0 > 1 })  // contains(where:)
  _ = signal.contains { _ in true }  // contains { _ in true }
  _ = signal.allSatisfy { $0 > 1 }  // allSatisfy(_:)
  _ = signal.orIfEmpty(1)  // orIfEmpty(_:)
  _ = signal.ignoreValues()  // ignoreValues()
  _ = signal.ignoreValues(as: String.self)  // ignoreValues(as:)
  _ = TickSignal<Int, Never>.task { 1 }.ignoreValues(as: Int.self)  // task { }.ignoreValues(as:) | .task { … }
  _ = signal.grouped(by: { $0 % 2 })  // grouped(by:)
  _ = signal.materialize()  // materialize()
  _ = signal.map { Result.success($0) }.catch { .just(.failure($0)) }  // map { Result.success($0) }.catch { .just(.failure($0)) }
  _ = TickSignal<Result<Int, any Error>, Never>.empty.tryMap { try $0.get() }  // try $0.get()
  _ = TickSignal<[Int], Never>.empty.flatMap { .from($0) }  // flatMap { .from($0) }
  _ = signal.materialize().compactMap { $0.value }  // compactMap { $0.value }
  _ = signal.materialize().compactMap { $0.failure }  // compactMap { $0.failure }
  _ = signal.take(1)  // take(1) | take(_:)
  _ = signal.takeLast(1)  // takeLast(1) | takeLast(_:)
  _ = signal.skip(1)  // skip(_:)
  _ = signal.take(while: { $0 > 1 })  // take(while:)
  _ = signal.take(while: { $0 > 1 }, inclusive: true)  // take(while:inclusive:)
  _ = signal.skip(while: { $0 > 1 })  // skip(while:)
  _ = signal.take(until: other)  // take(until:)
  _ = signal.skip(until: other)  // skip(until:)
  _ = signal.take(during: Lifetime())  // take(during:) | Lifetime()
}

private nonisolated func times(
  _ signal: TickSignal<Int, any Error>, _ never: TickSignal<Int, Never>, _ flags: TickSignal<Bool, Never>, _ owner: Owner,
  _ scheduler: TestScheduler,
  _ queue: DispatchQueue, _ trigger: TickSignal<Void, Never>
) throws {
  _ = signal.debounce(for: limit, on: scheduler)  // debounce(for:on:) | .seconds(1)
  _ = signal.debounce(for: limit, where: { $0 > 1 }, on: scheduler)  // debounce(for:where:on:)
  _ = signal.debounce(for: limit, discardWhenCompleted: true, on: scheduler)  // debounce(for:discardWhenCompleted:on:)
  _ = signal.throttle(for: limit, on: scheduler)  // throttle(for:on:)
  _ = signal.throttle(for: limit, latest: false, on: scheduler)  // throttle(for:latest:on:)
  _ = signal.throttle(for: limit, edges: .trailing, on: scheduler)  // throttle(for:edges:on:)
  _ = signal.delay(limit, on: scheduler)  // delay(_:on:)
  _ = signal.delay(.seconds(1), on: scheduler)  // delay(.seconds(1), on: …)
  _ = signal.delay(.zero, on: .main)  // delay(.zero, on: .main)
  _ = signal.delaySubscription(limit, on: scheduler)  // delaySubscription(_:on:)
  _ = never.timeout(after: limit, failing: TickTimeout(after: limit), on: scheduler)  // timeout(after:failing:on:) | TickTimeout(after:)
  _ = signal.timeout(afterSilence: limit, failing: PostError.timedOut, on: scheduler)  // timeout(afterSilence:failing:on:)
  _ = never.timeout(afterSilence: limit, on: scheduler)  // timeout(afterSilence:on:)
  _ = never.timeout(afterSilence: limit, or: never, on: scheduler)  // timeout(afterSilence:or:on:)
  _ = signal.take(for: limit, on: scheduler)  // take(for:on:)
  _ = signal.skip(for: limit, on: scheduler)  // skip(for:on:)
  _ = signal.window(every: limit, maxCount: 2, on: scheduler)  // window(every:maxCount:on:)
  _ = signal.sample(when: trigger)  // sample(when:)
  _ = signal.timestamped(on: scheduler)  // timestamped(on:)
  _ = signal.measureInterval(on: scheduler)  // measureInterval(on:)
  _ = signal.delay(limit, on: scheduler.paused(while: flags))  // on: scheduler.paused(while: isPaused)
  _ = signal.filter(while: flags.not())  // filter(while: isPaused.not())
  _ = signal.filter(while: flags.startWith(false))  // filter(while: isOn.startWith(false))
  _ = flags.flatMapLatest { $0 ? signal : .empty }  // isOpen.flatMapLatest { $0 ? signal : .empty } | flatMapLatest(_:)
  CountdownHub<Int>(every: limit, on: scheduler).pause(while: flags)  // pause(while:)
  _ = signal.delaySubscription(.zero, on: scheduler)  // delaySubscription(.zero, on:)
  _ = signal.deliver(on: scheduler)  // deliver(on:)
  _ = signal.deliver(on: .main)  // deliver(on: .main)
  _ = signal.deliver(on: scheduler).map { $0 + 1 }  // deliver(on:).map(_:)
  _ = signal.repeated()  // repeated()
  _ = signal.repeated(3)  // repeated(_:)
  _ = signal.repeated(3, every: limit, on: scheduler)  // repeated(_:every:on:)
  _ = TickSignal.interval(limit, on: scheduler)  // TickSignal.interval(_:on:) | interval(_:on:) | TickSignal.interval(…)
  _ = TickSignal.interval(limit, delay: .zero, on: scheduler)  // TickSignal.interval(_:delay:on:) | interval(_:delay:on:)
  _ = TickSignal.interval(limit, leeway: .zero, on: scheduler)  // TickSignal.interval(_:leeway:on:)
  _ = TickSignal.interval(limit, delay: .zero, leeway: .zero, on: scheduler)  // TickSignal.interval(_:delay:leeway:on:)
  _ = TickSignal.after(limit, on: scheduler)  // TickSignal.after(_:on:) | after(_:on:)
  _ = TickSignal.from([1, 2], every: limit, on: scheduler)  // TickSignal.from(_:every:on:)
  scheduler.schedule(after: limit) {}  // schedule(after:_:)
  scheduler.schedule(after: .seconds(10)) {}  // schedule(after: .seconds(10)) { … }
  scheduler.schedule(at: scheduler.now) {}  // schedule(at:_:)
  scheduler.schedule(try TickSchedule(every: limit, delay: .zero)) { _ in }  // schedule(TickSchedule(every:delay:))
  // schedule(TickSchedule(every:delay:)) { tick in … }
  scheduler.schedule(try TickSchedule(every: limit, delay: .zero)) { tick in _ = tick.index }
  _ = (QueueScheduler(queue: queue), QueueScheduler(label: "a"))  // QueueScheduler(queue:) | init(queue:) | init(label:)
  // QueueScheduler(label:qualityOfService:) | init(label:qualityOfService:timebase:waitsOnThread:strict:)
  _ = QueueScheduler(label: "a", qualityOfService: .utility, waitsOnThread: false)
  _ = AnyDisposable { scheduler.schedule {} }  // AnyDisposable { scheduler.schedule { … } }
  _ = ImmediateScheduler()  // ImmediateScheduler()
}

private nonisolated func several(
  _ signal: TickSignal<Int, any Error>, _ first: TickSignal<Int, Never>, _ second: TickSignal<Int, Never>, _ third: TickSignal<Int, Never>,
  _ fourth: TickSignal<Int, Never>, _ flags: [TickSignal<Bool, Never>], _ value: TickValue<Int>,
  _ nested: TickSignal<TickSignal<Int, Never>, Never>
) {
  let other = first
  let trigger = first
  let values = [1, 2]
  _ = first.combineLatest(second)  // first.combineLatest(second)
  _ = first.combineLatest(second, third)  // first.combineLatest(second, third)
  _ = first.combineLatest(second, third, fourth)  // first.combineLatest(second, third, fourth)
  _ = value.signal.combineLatest(value.signal)  // first.signal.combineLatest(second.signal)
  // TickSignal.combineLatest(first, second) | TickSignal.combineLatest(signal, a, b, c, d)
  _ = (TickSignal.combineLatest(first, second), TickSignal.combineLatest(first, second, third, first, second))
  _ = TickSignal.combineLatest(first, second).map { $0 + $1 }  // TickSignal.combineLatest(first, second).map { … }
  _ = TickSignal.combineLatest(first, second, third).map { $0 + $1 + $2 }  // TickSignal.combineLatest(first, second, third).map { … }
  _ = TickSignal.combineLatest([first, second]).map { $0.count }  // TickSignal.combineLatest([…]).map { … } | combineLatest(_:)
  _ = TickSignal.combineLatest(flags).map { !$0.contains(false) }  // combineLatest(_:).map { !$0.contains(false) }
  _ = TickSignal.combineLatest(flags).map { $0.contains(true) }  // combineLatest(_:).map { $0.contains(true) }
  _ = first.combineLatest(second).map { $0 + $1 }  // combineLatest(_:).map { … }
  _ = first.combineLatest(second, third).map { $0 + $1 + $2 }  // combineLatest(_:_:).map { … }
  _ = first.zip(second)  // first.zip(second) | zip(_:)
  _ = first.zip(second, third)  // first.zip(second, third)
  _ = value.signal.zip(value.signal)  // first.signal.zip(second.signal)
  _ = first.zip(second).map { $0 + $1 }  // zip(_:).map { … }
  _ = first.zip(second, third).map { $0 + $1 + $2 }  // zip(_:_:).map { … }
  _ = TickSignal.zip(first, second, third, first, second)  // TickSignal.zip(signal, a, b, c, d)
  _ = TickSignal.zip(first, second).map { $0 + $1 }  // TickSignal.zip(first, second).map { … }
  _ = TickSignal.zip(first, second, third).map { $0 + $1 + $2 }  // TickSignal.zip(first, second, third).map { … }
  _ = (first.merge(second), first.merge(second, third))  // first.merge(second) | merge(_:) | first.merge(second, third) | merge(_:_:)
  _ = TickSignal.merge([first, second])  // TickSignal.merge([…])
  _ = (first.race(second), TickSignal.race([first, second]))  // race(_:) | TickSignal.race([…])
  _ = (first.concat(second), TickSignal.concat([first, second]))  // first.concat(second) | concat(_:) | TickSignal.concat([first, second])
  _ = other.concat(second)  // other.concat(signal)
  _ = first.concat(.from(values)).concat(.just(1))  // concat(.from(values)) | concat(.just(value))
  _ = TickSignal.from(values).concat(first)  // TickSignal.from(values).concat(signal)
  _ = signal.concat(.fail(PostError.timedOut))  // concat(.fail(error)) | .fail(error)
  _ = first.then(second)  // then(_:)
  _ = trigger.withLatest(from: second)  // trigger.withLatest(from: signal)
  _ = first.withLatest(from: second).map { $0 + $1 }  // withLatest(from:).map { … }
  _ = first.withLatest(from: second).map(\.1)  // withLatest(from:).map(\.1)
  _ = first.withLatest(from: .combineLatest(first, second, third))  // signal.withLatest(from: .combineLatest(a, b, c))
  _ = (first.flatMap { _ in second }, first.concatMap { _ in second })  // flatMap(_:) | concatMap(_:)
  _ = first.map { _ in second }.flatten(maxConcurrent: 2)  // map(_:).flatten(maxConcurrent:)
  _ = nested.flatten()  // flatten()
  _ = nested.flatten(maxConcurrent: 2)  // flatten(maxConcurrent:)
  _ = nested.flatten(maxConcurrent: 1)  // flatten(maxConcurrent: 1) | .max(1)
  _ = nested.switchToLatest()  // switchToLatest()
}

private nonisolated func sources(_ make: @escaping @Sendable () -> TickSignal<Int, any Error>) {
  let value = 1
  _ = TickSignal<Int, any Error> { subscriber in
    subscriber.next(1)
    subscriber.completed()
    return Disposables.none
  }  // TickSignal { subscriber in … } | TickSignal { subscriber in …; return disposable }
  let just: TickSignal<Int, Never> = .just(value)  // .just(value) | .just(_:) | just(_:)
  _ = TickSignal<Int, any Error>.just(1)  // TickSignal.just(_:)
  let repeated: TickSignal<Int, Never> = .just(1).repeated()  // .just(_:).repeated()
  let from: TickSignal<Int, Never> = .from([1, 2])  // .from([…]) | .from(_:)
  let long: TickSignal<Int, Never> = .from(sequence(first: 1, next: { $0 < 3 ? $0 + 1 : nil }))  // .from(sequence(first:next:))
  _ = TickSignal<Int, Never>.from([1])  // TickSignal.from(_:)
  let fail: TickSignal<Int, any Error> = .fail(PostError.timedOut)  // .fail(_:) | fail(_:)
  _ = TickSignal<Int, any Error>.fail(PostError.timedOut)  // TickSignal<Value, any Error>.fail(_:) | TickSignal.fail(_:)
  _ = TickSignal<Int, PostError>.fail(.timedOut)  // TickSignal<Value, Failure>.fail(_:)
  let deferred: TickSignal<Int, any Error> = .deferred { make() }  // .deferred { … }
  _ = TickSignal.deferred { make() }  // TickSignal.deferred { … } | TickSignal.deferred(_:) | deferred(_:)
  _ = (just, repeated, from, long, fail, deferred)
}

private nonisolated func ends(
  _ signal: TickSignal<Int, any Error>, _ never: TickSignal<Int, Never>, _ subject: TickSubject<Int, any Error>, _ scheduler: TestScheduler
) {
  let value = 1
  _ = signal.catch { _ in never }  // catch(_:) | self.catch(_:) | catch { _ in signal }
  _ = signal.catch { _ in .just(value) }  // catch { _ in .just(value) }
  _ = signal.catch { _ in .empty } as TickSignal<Int, Never>  // catch { _ in .empty }
  _ = signal.contains(1).catch { _ in .just(false) }  // catch { _ in .just(false) }
  let (other, recover) = (never, { @Sendable (_: any Error) in TickSignal<Int, Never>.empty })
  _ = signal.catch { _ in other }.share()  // catch { _ in other }.share()
  _ = signal.catch { _ in other }.share(replay: 1)  // catch { _ in other }.share(replay: 1)
  _ = signal.catch { recover($0) }  // catch { recover($0) }
  _ = signal.retry(on: scheduler) { _, retry in retry < 3 ? .seconds(1) : nil }  // retry(on:delay:)
  _ = signal.catch { _ in .just(value) }.share()  // catch { _ in .just(value) }.share()
  _ = signal.catch { _ in .just(value) }.share(replay: 1)  // catch { _ in .just(value) }.share(replay: 1)
  _ = (signal.catch { _ in .empty } as TickSignal<Int, Never>).share()  // catch { _ in .empty }.share()
  _ = (signal.catch { _ in .empty } as TickSignal<Int, Never>).share(replay: 1)  // catch { _ in .empty }.share(replay: 1)
  _ = signal.catch { fatalError(String(describing: $0)) } as TickSignal<Int, Never>  // catch { fatalError(String(describing: $0)) }
  _ = signal.mapFailure { _ in PostError.timedOut }  // mapFailure(_:)
  _ = never.promoteFailure() as TickSignal<Int, PostError>  // promoteFailure()
  _ = never.promoteFailure(to: PostError.self)  // promoteFailure(to:)
  _ = signal.retry(3)  // retry(_:)
  _ = signal.retry(3, backoff: .constant(.seconds(1)), on: scheduler)  // retry(_:backoff:on:) | .constant(.seconds(1)) | .constant(_:)
  _ = signal.retry(3, where: { _ in true }, backoff: .constant(limit), on: scheduler)  // retry(_:where:backoff:on:)
  _ = signal.handleEvents(onSubscribe: {})  // handleEvents(onSubscribe:)
  _ = signal.handleEvents(onNext: { _ in })  // handleEvents(onNext:)
  _ = signal.handleEvents(onFailed: { _ in })  // handleEvents(onFailed:)
  _ = signal.handleEvents(onFailed: { _ in }, onCompleted: {})  // handleEvents(onFailed:onCompleted:)
  _ = signal.enumerated().flatMap { .from($0.offset == 0 ? [$0.element] : [0, $0.element]) }  // enumerated()
  _ = signal.handleEvents(onCompleted: {})  // handleEvents(onCompleted:)
  _ = signal.handleEvents(onCancel: {})  // handleEvents(onCancel:)
  _ = signal.handleEvents(onEnd: {})  // handleEvents(onEnd:)
  _ = signal.handleEvents(onNext: { _ in }, onFailed: { _ in }, onCompleted: {})  // handleEvents(onNext:onFailed:onCompleted:)
  // handleEvents(onNext:onFailed:onCompleted:onCancel:)
  _ = signal.handleEvents(onNext: { _ in }, onFailed: { _ in }, onCompleted: {}, onCancel: {})
  // handleEvents(onSubscribe:onNext:onFailed:onCompleted:)
  _ = signal.handleEvents(onSubscribe: {}, onNext: { _ in }, onFailed: { _ in }, onCompleted: {})
  // handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)
  _ = signal.handleEvents(onSubscribe: {}, onNext: { _ in }, onFailed: { _ in }, onCompleted: {}, onCancel: {})
  _ = signal.share()  // share()
  _ = signal.share(replay: 1)  // share(replay: 1) | share(replay:)
  let connection = signal.multicast().connect()  // multicast() | connect()
  _ = signal.multicast(subject)  // multicast(subject) | multicast(_:)
  _ = signal.named("a").log("a")  // named(_:) | log(_:)
  withExtendedLifetime(connection) {}
}

private nonisolated func subscriptions(
  _ signal: TickSignal<Int, any Error>, _ never: TickSignal<Int, Never>, _ subject: TickSubject<Int, Never>, _ property: TickValue<Int>,
  _ failing: TickSubject<Int, any Error>, _ subscriber: Subscriber<Int, any Error>, _ owner: Owner, _ store: EventStore, _ bag: DisposeBag
) {
  signal.subscribe(in: store, onEvent: { store, event in store.take(event) }).store(in: bag)  // subscribe(in:onEvent:)
  never.subscribe(onNext: { _ in }).store(in: bag)  // subscribe(onNext:) | subscribe(onNext: { _ in }) | store(in:)
  never.subscribe(onNext: { subject.next($0) }).store(in: bag)  // subscribe(onNext: { subject.next($0) })
  never.subscribe(onNext: { property.current = $0 }).store(in: bag)  // subscribe(onNext: { property.current = $0 })
  signal.subscribe(onNext: { _ in }, onFailed: { _ in }).store(in: bag)  // subscribe(onNext:onFailed:)
  signal.subscribe(onNext: { _ in }, onFailed: { _ in }, onCompleted: {}).store(in: bag)  // subscribe(onNext:onFailed:onCompleted:)
  never.subscribe(with: owner, onNext: { _, _ in }).store(in: bag)  // subscribe(with:onNext:)
  signal.subscribe(with: owner, onNext: { _, _ in }, onFailed: { _, _ in }).store(in: bag)
  // subscribe(with:onNext:onFailed:)
  // subscribe(with:onNext:onFailed:onCompleted:)
  signal.subscribe(with: owner, onNext: { _, _ in }, onFailed: { _, _ in }, onCompleted: { _ in }).store(in: bag)
  signal.observe { event in _ = event.isTerminal }.store(in: bag)  // observe { event in … }
  signal.observe { event in subscriber.send(event) }.store(in: bag)  // observe { event in subscriber.send(event) }
  signal.observe { failing.send($0) }.store(in: bag)  // observe { subject.send($0) } | send(_:)
  failing.next(1)  // next(_:)
  TickSubject<Void, Never>().next()  // next()
  failing.failed(PostError.timedOut)  // failed(_:)
  failing.completed()  // completed() | TickSubject()
  property.modify { $0 += 1 }  // modify(_:)
  _ = subject.signal.map { $0 + 1 }  // subject.signal.map { … } | signal.map { … }
  _ = signal.values(buffering: .unbounded)  // values(buffering:)
  _ = signal.values  // signal.values
  let event = Event<Int, Never>.completed
  if case .completed = event {}  // if case .completed = event
  // add(AnyDisposable { … })
  // add(_:)
  // CompositeDisposable([…])
  // AnyDisposable { }
  // AnyDisposable { … }
  CompositeDisposable([Disposables.none]).add(AnyDisposable {})
  bag.add(AnyDisposable {})  // add(_:)
  AnyDisposable({}).dispose()  // dispose() | init(_:)
  _ = TickValue(1)  // TickValue(_:)
  // TickValue(following:initially:)
  // TickValue(following: signal, initially: initial)
  // init(following:initially:)
  _ = TickValue(following: never, initially: 1)
  _ = TickSubject<Int, any Error>(replay: 1)  // TickSubject(replay:) | TickSubject(replay: 1) | init(replay:)
  _ = TickSubject<Int, any Error>(replay: 1)  // TickSubject<Value, Failure>(replay:) | TickSubject<Value, any Error>(replay:)
  _ = TickSubject<Int, Never>(replay: .max)  // TickSubject(replay: .max) | TickSubject<Value, Never>(replay:)
  _ = NotificationCenter.default.signal(for: Notification.Name("a"))  // NotificationCenter.default.signal(for:) | signal(for:)
}

private nonisolated func commands(_ flags: TickSignal<Bool, Never>, _ value: TickValue<Bool>, _ never: TickSignal<Int, Never>) {
  let command = TickCommand<Int, Int, Never> { input in .just(input) }  // TickCommand { input in … }
  _ = TickCommand<Int, Int, Never>(enabledIf: flags) { input in .just(input) }  // TickCommand(enabledIf: signal) { input in … }
  // TickCommand(enabledIf: value.signal) { input in … }
  _ = TickCommand<Int, Int, Never>(enabledIf: value.signal) { input in .just(input) }
  command.execute(1)  // execute(_:)
  TickCommand<Void, Int, Never> { never }.execute()  // execute()
  _ = command.isExecuting.signal  // isExecuting.signal
  _ = command.isExecuting.changes.filter { !$0 }  // isExecuting.changes.filter { !$0 }
  _ = command.isEnabled.signal  // isEnabled.signal
}

@MainActor private func onMain(_ signal: TickSignal<Int, any Error>, _ never: TickSignal<Int, Never>, _ owner: Owner, _ bag: DisposeBag) {
  never.onMain.subscribe { _ in }.store(in: bag)  // onMain.subscribe(onNext:)
  never.onMain.subscribe(onNext: { _ in }, onCompleted: {}).store(in: bag)  // onMain.subscribe(onNext:onCompleted:)
  signal.onMain.subscribe(onNext: { _ in }, onFailed: { _ in }).store(in: bag)  // onMain.subscribe(onNext:onFailed:)
  never.onMain.subscribe(with: owner) { _, _ in }.store(in: bag)  // onMain.subscribe(with:onNext:)
  never.onMain.subscribe(with: owner, onNext: { _, _ in }, onCompleted: { _ in }).store(in: bag)
  // onMain.subscribe(with:onNext:onCompleted:)
  signal.onMain.subscribe(with: owner, onNext: { _, _ in }, onFailed: { _, _ in }).store(in: bag)
  // onMain.subscribe(with:onNext:onFailed:)
  never.bind(to: \.text, on: owner).store(in: bag)  // bind(to:on:)
}

private nonisolated func tests(_ signal: TickSignal<Int, any Error>) async throws {
  let scheduler = TestScheduler()  // TestScheduler()
  _ = TestScheduler(wallStart: WallInstant(nanosecondsSince1970: 0))  // TestScheduler(wallStart:)
  _ = TestScheduler(wallStart: Date())  // TestScheduler(wallStart: date)
  _ = scheduler.wallNow.advanced(by: .seconds(1))  // advanced(by: .seconds(1))
  let value = 1
  let recording = scheduler.record(signal)  // let recording = scheduler.record(signal) | scheduler.record(signal)
  #expect(recording.values == [1])  // #expect(recording.values == […])
  _ = scheduler.hot("--a--b--|", values: ["a": 1, "b": 2])  // hot("--a--b--|", values: …)
  _ = scheduler.cold("--a--b--|", values: ["a": 1, "b": 2])  // cold("--a--b--|", values: …)
  // hot([.next(value, at: .seconds(10))])
  // next(_:at:)
  // at: .seconds(10)
  let source: TestSource<Int, Never> = scheduler.hot([.next(value, at: .seconds(10))])
  let ended: TestSource<Int, PostError> = scheduler.cold([.failed(.timedOut, at: .seconds(1))])  // failed(_:at:)
  // cold([.next(value, at: .seconds(10))])
  // completed(at:)
  let cold: TestSource<Int, Never> = scheduler.cold([.next(value, at: .seconds(10)), .completed(at: .seconds(20))])
  _ = source.signal.map { $0 + 1 }  // source.signal.map { … }
  try scheduler.record(cold.signal).expect("-")  // expect(_:)
  scheduler.advance(by: .seconds(1))  // advance(by: .seconds(1)) | advance(by:)
  scheduler.advance(by: .zero)  // advance(by: .zero)
  scheduler.advance(to: scheduler.now)  // advance(to:)
  scheduler.advanceUntilIdle(limit: .events(1_000))  // advanceUntilIdle(limit:) | .events(1_000) | advanceUntilIdle(limit: .events(1_000))
  scheduler.jumpWallClock(by: .seconds(-1))  // jumpWallClock(by:)
  recording.dispose()  // recording.dispose()
  _ = UnusedScheduler()  // UnusedScheduler()
  _ = try await signal.firstValue()  // await signal.firstValue() | try await signal.firstValue()
  _ = try await signal.lastValue()  // await signal.lastValue()
  _ = ended
}

private nonisolated func today(
  _ signal: TickSignal<Int, any Error>, _ never: TickSignal<Int, Never>, _ replacement: TickSignal<Int, Never>, _ hub: CountdownHub<String>,
  _ scheduler: TestScheduler
) async throws {
  _ = never.timeout(afterSilence: limit, first: limit, on: scheduler)  // timeout(afterSilence:first:on:)
  // timeout(afterSilence:first:failing:on:)
  _ = signal.timeout(afterSilence: limit, first: limit, failing: PostError.timedOut, on: scheduler)
  _ = never.timeout(afterSilence: limit, first: limit, or: .empty, on: scheduler)  // timeout(afterSilence:first:or:on:)
  _ = never.window(every: limit, for: limit, maxCount: 2, on: scheduler)  // window(every:for:maxCount:on:)
  _ = never.collect(within: limit, maxCount: 2, on: scheduler)  // collect(within:maxCount:on:)
  _ = never.collect(within: limit, on: scheduler)  // collect(within:on:)
  _ = never.grouped(by: { $0 }, endingAfter: limit, on: scheduler)  // grouped(by:endingAfter:on:)
  // from(_:every:delay:leeway:missedTicks:on:)
  _ = TickSignal<Int, Never>.from([1], every: limit, delay: limit, leeway: .zero, missedTicks: .burst, on: scheduler)
  let (start, count) = (0, 3)
  let range: TickSignal<Int, Never> = .from(start..<start + count)  // .from(start..<start + count)
  let next = replacement.share()  // let next = replacement.share()
  _ = range.take(until: next).merge(next)
  _ = { (signal: TickSignal<Int, Never>) in signal.take(until: next).merge(next) }  // signal.take(until: next).merge(next)
  let timer = scheduler.schedule(after: limit) {}
  timer.reschedule(at: scheduler.now)  // reschedule(at:)
  timer.reschedule(after: limit)  // reschedule(after:)
  _ = TickAlignment.grid(limit)  // grid(_:)
  _ = Backoff.constant(limit).delay(at: 0)  // delay(at:)
  _ = ReferenceClock(on: scheduler).synchronize(to: scheduler.date, roundTrip: limit)  // synchronize(to:roundTrip:)
  _ = Stopwatch(on: scheduler).elapsed(every: limit, leeway: .zero)  // elapsed(every:leeway:)
  let (key, instant) = ("key", scheduler.now)
  hub.start(key, .to(instant))  // start(key, .to(instant))
  let begin = { (start: TickInstant) in hub.start(key, .since(start)) }  // start(key, .since(start))
  begin(instant)
  _ = (hub.value(for: key), hub.deadline(for: key), hub.fractionLeft(for: key))  // value(for:) | deadline(for:) | fractionLeft(for:)
  let (lifetime, disposable) = (Lifetime(), AnyDisposable {})
  lifetime.add(AnyDisposable {})  // lifetime.add(AnyDisposable { … })
  lifetime.add(AnyDisposable { hub.stop(key) })  // lifetime.add(AnyDisposable { hub.stop(key) })
  lifetime.add(disposable)  // lifetime.add(disposable)
  _ = IdleTimer(after: limit, on: scheduler).restart()  // init(after:on:) | restart()
  _ = ExpiringValue(1, for: limit, on: scheduler).extend(for: limit)  // extend(for:)
  let table = ExpiringTable<String, Int>(on: scheduler)
  table.updateValue(1, forKey: key, for: limit)  // updateValue(_:forKey:for:)
  table.extend(key, for: limit)  // extend(_:for:)
  _ = table.remaining(forKey: key)  // remaining(forKey:)
  table.removeValue(forKey: key)  // removeValue(forKey:)
  _ = try await withTimeout(after: limit, on: scheduler) { 1 }  // withTimeout(after:on:_:)
  // withRetries(_:where:backoff:within:on:_:)
  _ = try await withRetries(3, backoff: .constant(limit), on: scheduler) { () throws(PostError) in throw .timedOut }
  _ = FlightRecorder(on: scheduler).watch(scheduler, lateness: limit)  // watch(_:as:lateness:)
  let posting = never.promoteFailure(to: PostError.self)
  // retry(resetting:within:soonerWhen:showing:on:delay:) | retry(soonerWhen:showing:on:) { failure, retry in backoff.delay(at: retry) }
  _ = posting.retry(soonerWhen: never, showing: TickValue(nil), on: scheduler) { _, _ in .zero }
  try scheduler.record(posting).expect("-#", failing: .timedOut)  // expect(_:values:failing:subscription:frame:)
  await onMain(never, posting, scheduler)
  _ = scheduler.sibling(timebase: .suspending, name: "uptime")  // sibling(timebase:name:)
  try scheduler.expectWakeUps(max: 1, during: limit) {}  // expectWakeUps(max:during:_:)
  try expectNoRealTimers {}  // expectNoRealTimers(_:)
  _ = scheduler.hot("-#", failing: PostError.timedOut, frame: limit)  // hot(_:values:failing:frame:)
  _ = scheduler.cold("-#", failing: PostError.timedOut, frame: limit)  // cold(_:values:failing:frame:)
  try explore(seedCount: 1, lateness: limit) { _ in }  // explore(seedCount:lateness:_:)
  try explore(onlySeed: 1) { _ in }  // explore(onlySeed:_:)
}

@MainActor private func onMain(_ signal: TickSignal<Int, Never>, _ failing: TickSignal<Int, PostError>, _ scheduler: TestScheduler) {
  signal.onMain.subscribe { print($0) }.dispose()  // signal.onMain.subscribe { … }
  _ = signal.onMain.map { $0 + 1 }  // signal.onMain.map { … }
  _ = signal.onMain.compactMap { $0 }  // signal.onMain.compactMap { … }
  _ = signal.onMain.filter { $0 > 1 }  // signal.onMain.filter { … }
  _ = failing.onMain.catch { _ in signal }  // signal.onMain.catch { … }
  _ = signal.onMain.handleEvents(onNext: { print($0) })  // signal.onMain.handleEvents(onNext: { … })
  scheduler.onMain.schedule(after: limit) {}  // scheduler.onMain.schedule(after:) { … }
}

import Foundation
import TickStreams
import TickStreamsTesting

// What `PortingAnswers` compiles, for names with another meaning here, and for guesses.

private nonisolated let limit = Duration.seconds(1)

private nonisolated func otherMeanings(
  _ signal: TickSignal<Int, Never>, _ isPaused: TickSignal<Bool, Never>, _ other: TickSignal<Int, Never>, _ scheduler: TestScheduler
) {
  let condition: @Sendable (Int) -> Bool = { $0 > 2 }
  _ = signal.take(while: { !condition($0) })  // take(while: { !condition($0) })
  _ = signal.take(while: condition, inclusive: true)  // take(while: condition, inclusive: true)
  // concat(.empty.delaySubscription(_:on:))
  _ = signal.concat(.empty.delaySubscription(limit, on: scheduler)).delay(limit, on: scheduler)
  _ = signal.deliver(on: scheduler, buffering: .newest(1)).map { $0 + 1 }  // deliver(on:buffering: .newest(1)).map(_:)
  _ = signal.deliver(on: scheduler, buffering: .oldest(1))  // deliver(on:buffering:) | .oldest(_:)
  _ = signal.deliver(on: scheduler, buffering: .newest(1))  // .newest(_:)
  let (isOn, n, count) = (isPaused, 2, 2)
  _ = signal.collect(count: n, step: 1).filter { $0.count == n }  // collect(count: n, step: 1).filter { $0.count == n }
  // flatMapLatest { value in isOn.filter { $0 }.take(1).replaceValues(with: value) }
  _ = signal.flatMapLatest { value in isOn.filter { $0 }.take(1).replaceValues(with: value) }
  _ = signal.multicast(TickSubject(replay: count))  // multicast(TickSubject(replay: count))
  // .task { … }.multicast(TickSubject(replay: .max))
  _ = TickSignal.task { 1 }.multicast(TickSubject(replay: .max))
  // flatMapLatest { value in isPaused.filter { !$0 }.take(1).replaceValues(with: value) }
  _ = signal.flatMapLatest { value in isPaused.filter { !$0 }.take(1).replaceValues(with: value) }
  // map { Optional($0) }.orIfEmpty(nil).concatMap { $0.map { .just($0) } ?? other }
  _ = signal.map { Optional($0) }.orIfEmpty(nil).concatMap { $0.map { .just($0) } ?? other }
}

private nonisolated func guesses(
  _ signal: TickSignal<Int, any Error>, _ flags: TickSignal<Bool, Never>, _ scheduler: TestScheduler, _ replay: Replay,
  _ recorder: FlightRecorder,
  _ date: Date, _ bag: DisposeBag
) async throws {
  _ = IdleTimer(after: limit, on: scheduler)  // IdleTimer(after:on:)
  _ = TickSignal.task { 1 }  // TickSignal.task { … }
  _ = TickSignal.at(date, on: scheduler)  // at(_:on:)
  _ = TickSignal.at(each: [date], on: scheduler)  // at(each:on:)
  _ = TickSignal.countdown(for: .seconds(60), on: scheduler)  // countdown(for: .seconds(60), on: scheduler) | countdown(for:on:)
  _ = TickSignal.countdown(to: date, on: scheduler)  // countdown(to:on:)
  let watch = Stopwatch(on: scheduler)
  _ = (watch.start(), watch.pause(), watch.elapsed(every: limit))  // start() | pause() | elapsed(every:)
  // exponential(from:cap:).jittered(by:) | exponential(from:factor:cap:)
  _ = Backoff.exponential(from: limit, factor: 3, cap: limit).jittered(by: 0.2)
  _ = TickSignal.elapsed(since: scheduler.now, on: scheduler)  // elapsed(since:on:)
  _ = TickSignal.interval(limit, leeway: limit, on: scheduler)  // interval(_:leeway:on:)
  _ = signal.flatMap { value in TickSignal.task { value + 1 } }  // flatMap { value in TickSignal.task { … } }
  _ = signal.filter(while: flags)  // filter(while:)
  _ = try await signal.firstValue()  // firstValue()
  // interval(_:delay:on:).flatMapFirst { _ in TickSignal.task { … }.catch { _ in .empty } }
  _ = TickSignal.interval(limit, delay: .zero, on: scheduler).flatMapFirst { _ in
    TickSignal.task { try await Task.sleep(for: limit) }.catch { _ in .empty }
  }
  _ = signal.recorded("x", in: recorder)  // recorded(_:in:)
  _ = signal.retry(backoff: .constant(limit), on: scheduler)  // retry(backoff:on:)
  // retry(backoff:resetting: .after(…), on:)
  _ = signal.retry(backoff: .constant(limit), resetting: .after(limit), on: scheduler)
  // retry(_:backoff:resetting: .onValue, on:)
  _ = signal.retry(3, backoff: .constant(limit), resetting: .onValue, on: scheduler)
  signal.subscribe(onNext: { _ in }, onFailed: { _ in }).store(in: bag)  // subscribe(onNext:onFailed:).store(in: bag)
  flags.subscribe { _ in }.store(in: bag)  // subscribe { }.store(in: bag)
  _ = try replay.hot("x", as: Bool.self)  // hot(_:as:)
  _ = try replay.state("x", as: Bool.self)  // state(_:as:)
  _ = try replay.cold("x", as: Bool.self)  // cold(_:as:)
  try replay.compare("x", scheduler.record(flags))  // compare(_:_:)
  try scheduler.expectIdle()  // expectIdle()
  _ = (scheduler.pending.count, scheduler.pending.isEmpty)  // pending.count | pending.isEmpty
  let later = scheduler.record(TickSignal.after(.seconds(2), value: "a", on: scheduler).concat(.never))
  scheduler.advance(by: .seconds(2))
  _ = later.events == [.next("a", at: .seconds(2))]  // [.next("a", at: .seconds(2))]
  try later.expect("2s a")  // expect("2s a")
  _ = scheduler.record(signal).events.last?.event.failure  // events.last?.event.failure
  _ = signal.repeated(after: limit, on: scheduler)  // repeated(after:on:)
  _ = (signal.skip(1), signal.handleEvents(onEnd: {}), signal.description)  // skip(1) | onEnd: | description
  func wait(_ alarm: any Alarm) { if alarm.waitsOnThread { alarm.waitOnThread(until: .origin) } }  // waitsOnThread | waitOnThread(until:)
  _ = signal.scan(into: Set<Int>()) { $0.insert($1) }  // scan(into:_:)
  _ = ExpiringTable<String, Int>(on: scheduler).expirations  // expirations
  _ = (scheduler.now + .seconds(5), scheduler.now + .milliseconds(5))  // scheduler.now + .seconds(5) | scheduler.now + .milliseconds(5)
  // withRetries(_:where:backoff:on:_:)
  func isTransient(_ error: any Error) -> Bool { true }
  try await withRetries(3, where: isTransient, backoff: .constant(limit), on: scheduler) { try await Task.sleep(for: limit) }
  CountdownHub<String>(every: limit, on: scheduler).stop("x")  // stop(_:)
  _ = signal.collect(every: limit, maxCount: 5, on: scheduler)  // collect(every:maxCount:on:)
  let (condition, subject, source) = (flags, TickSubject<Int, Never>(), scheduler.hot([.next(1, at: limit)]))
  let isOn = condition.share(replay: 1)  // let isOn = condition.share(replay: 1)
  _ = (isOn, source.signal.observe { subject.send($0) })  // source.signal.observe { subject.send($0) }
  _ = (Backoff.exponential(from: limit), signal.repeated(2, after: limit, on: scheduler))  // .exponential(from:) | repeated(_:after:on:)
  _ = TickSignal.at(scheduler.now, on: scheduler)  // TickSignal.at(_:on:)
  _ = QueueScheduler(label: "a", qualityOfService: .utility)  // init(label:qualityOfService:)
}

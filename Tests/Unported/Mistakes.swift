// swift-format-ignore-file
// Ordinary mistakes, which have nothing to do with another library: the old names must not change the compiler's errors for them, which are
// in `messages.txt`.

import TickStreams

struct Oops: Error {}

func mistakes(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Oops>, _ subject: TickSubject<Int, Never>, _ value: TickValue<Int>,
  _ scheduler: QueueScheduler
) {
  _ = TickSignal.interval(.second(1), on: scheduler)
  _ = TickSignal.interval(.seconds(1))
  _ = TickSignal.interval("1", on: scheduler)
  _ = TickSignal.interval(.seconds(1), after: .zero, on: scheduler)
  _ = TickSignal<Int, Never> { subscriber in
    subscriber.nxt(1)
    return Disposables.none
  }
  _ = TickSignal<Int, Never> { subscriber in
    subscriber.next("1")
    return Disposables.none
  }
  _ = TickSignal { (subscriber: Subscriber<Int, Never>) in
    subscriber.next("1")
    return Disposables.none
  }
  _ = TickSignal<Int, Never> { subscriber in subscriber.next(1) }
  _ = TickSignal<Int, Never> { subscriber in Task { try await Task.sleep(for: .seconds(1)) } }
  _ = TickSignal<Int, Never>.just("1")
  _ = numbers.map { $0.nope }
  _ = numbers.map { (text: String) in text + "1" }.map { $0 }
  _ = numbers.map { number in
    let twice = number * "2"
    return twice
  }
  _ = numbers.flatMap { _ in 1 }
  _ = numbers.flatMapLatest { $0.nope }
  _ = numbers.take("3")
  _ = numbers.take(while: { $0 > "3" })
  _ = numbers.take(until: 3)
  _ = numbers.skip(.seconds(1))
  _ = numbers.scan(0) { $0 + $1.nope }
  _ = numbers.startWith("0")
  _ = numbers.merge(letters.map(\.count), 3)
  _ = numbers.then(3)
  _ = numbers.collect(every: 1, on: scheduler)
  _ = numbers.debounce(for: 0.3, on: scheduler)
  _ = numbers.throttle(for: 0.3, on: scheduler)
  _ = numbers.throttle(for: .milliseconds(300))
  _ = numbers.sample(every: 1, on: scheduler)
  _ = numbers.delay(.second(1), on: scheduler)
  _ = numbers.delay("1", on: scheduler)
  _ = numbers.delay(.seconds(1))
  _ = numbers.delay(.seconds(1), on: 3)
  _ = numbers.timeout(after: 20, on: scheduler)
  _ = numbers.deliver(on: 3)
  _ = letters.catch { $0.nope }
  _ = letters.retry("3")
  _ = numbers.handleEvents(onNext: { $0.nope })
  _ = numbers.subscribe { $0.nope }
  _ = numbers.subscribe { event in
    let twice = event * 2
    print(twice)
  }
  _ = numbers.subscribe(onNext: { $0.nope() })
  _ = numbers.subscribe(onNxt: { print($0) })
  _ = numbers.subscribe()
  _ = numbers.subscribe(onNext: { number in
    let twice = number * "2"
    print(twice)
  })
  _ = letters.subscribe(onNext: { print($0) })
  _ = letters.subscribe(onNext: { print($0.nope) }, onFailed: { print($0) })
  subject.send(.nxt(1))
  subject.send(.next("1"))
  subject.next("1")
  value.current = "1"
  _ = TickValue<Int>("1")
}

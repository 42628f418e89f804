// swift-format-ignore-file
// Ordinary mistakes, which have nothing to do with another library: the old names must not change the compiler's
// errors for them. `.ci/porting-diagnostics` compares these errors.

import TickStreams

struct Oops: Error {}

func mistakes(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Oops>, _ subject: TickSubject<Int, Never>, _ value: TickValue<Int>,
  _ scheduler: QueueScheduler
) {
  _ = TickSignal.interval(.second(1), on: scheduler)
  // error: reference to member 'second' cannot be resolved without a contextual type
  _ = TickSignal.interval(.seconds(1))
  // error: generic parameter 'Failure' could not be inferred
  // error: generic parameter 'Value' could not be inferred
  _ = TickSignal.interval("1", on: scheduler)
  // error: no exact matches in call to static method 'interval'
  _ = TickSignal.interval(.seconds(1), after: .zero, on: scheduler)
  // error: cannot infer contextual base in reference to member 'zero'
  // error: extra argument 'after' in call
  _ = TickSignal<Int, Never> { subscriber in
    subscriber.nxt(1)
    // error: value of type 'Subscriber<Int, Never>' has no member 'nxt'
    return Disposables.none
  }
  _ = TickSignal<Int, Never> { subscriber in
    subscriber.next("1")
    // error: cannot convert value of type 'String' to expected argument type 'Int'
    return Disposables.none
  }
  _ = TickSignal { (subscriber: Subscriber<Int, Never>) in
    subscriber.next("1")
    // error: cannot convert value of type 'String' to expected argument type 'Int'
    return Disposables.none
  }
  _ = TickSignal<Int, Never> { subscriber in subscriber.next(1) }
  // error: cannot convert value of type '()' to closure result type 'any Disposable'
  _ = TickSignal<Int, Never> { subscriber in Task { try await Task.sleep(for: .seconds(1)) } }
  // error: 'init(_:function:file:line:)' is unavailable: an error of the task would be lost: catch it there, and send it as a failure; `TickSignal.task` does so for one result
  _ = TickSignal<Int, Never>.just("1")
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  _ = numbers.map { $0.nope }
  // error: value of type 'Int' has no member 'nope'
  _ = numbers.map { number in
    let twice = number * "2"
    // error: cannot convert value of type 'String' to expected argument type 'Int'
    return twice
  }
  _ = numbers.flatMap { _ in 1 }
  // error: generic parameter 'Output' could not be inferred
  _ = numbers.flatMapLatest { $0.nope }
  // error: generic parameter 'Output' could not be inferred
  // error: value of type 'Int' has no member 'nope'
  _ = numbers.take("3")
  // error: no exact matches in call to instance method 'take'
  _ = numbers.take(while: { $0 > "3" })
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  _ = numbers.take(until: 3)
  // error: cannot convert value of type 'Int' to expected argument type '@Sendable (Int) -> Bool'
  _ = numbers.skip(.seconds(1))
  // error: type 'Int' has no member 'seconds'
  _ = numbers.scan(0) { $0 + $1.nope }
  // error: missing argument label 'into:' in call
  _ = numbers.startWith("0")
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  _ = numbers.merge(letters.map(\.count), 3)
  // error: instance method 'merge(_:answer:)' requires that 'Int' conform to 'SignalArgument'
  _ = numbers.then(3)
  // error: cannot convert value of type 'Int' to expected argument type 'TickSignal<Next, Never>'
  // error: generic parameter 'Next' could not be inferred
  _ = numbers.collect(every: 1, on: scheduler)
  // error: cannot convert value of type 'Int' to expected argument type 'Duration'
  _ = numbers.debounce(for: 0.3, on: scheduler)
  // error: cannot convert value of type 'Double' to expected argument type 'Duration'
  _ = numbers.throttle(for: 0.3, on: scheduler)
  // error: cannot convert value of type 'Double' to expected argument type 'Duration'
  _ = numbers.throttle(for: .milliseconds(300))
  // error: missing argument for parameter 'on' in call
  _ = numbers.sample(every: 1, on: scheduler)
  // error: cannot convert value of type 'Int' to expected argument type 'Duration'
  _ = numbers.delay(.second(1), on: scheduler)
  // error: type 'Duration' has no member 'second'
  _ = numbers.delay("1", on: scheduler)
  // error: cannot convert value of type 'String' to expected argument type 'Duration'
  _ = numbers.delay(.seconds(1))
  // error: conformance of 'DelayElsewhere' to 'TickStreamsAPI' is unavailable: use `delay(_:on:)`, with a scheduler and a `Duration`, as in `.seconds(1)`
  _ = numbers.delay(.seconds(1), on: 3)
  // error: argument type 'Int' does not conform to expected type 'TickScheduler'
  _ = numbers.timeout(after: 20, on: scheduler)
  // error: cannot convert value of type 'Int' to expected argument type 'Duration'
  _ = numbers.deliver(on: 3)
  // error: argument type 'Int' does not conform to expected type 'TickScheduler'
  _ = letters.catch { $0.nope }
  // error: value of type 'Oops' has no member 'nope'
  _ = letters.retry("3")
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  _ = numbers.handleEvents(onNext: { $0.nope })
  // error: value of type 'Int' has no member 'nope'
  _ = numbers.subscribe { $0.nope }
  // error: value of type 'Int' has no member 'nope'
  _ = numbers.subscribe { event in
    let twice = event * 2
    print(twice)
  }
  _ = numbers.subscribe(onNext: { $0.nope() })
  // error: value of type 'Int' has no member 'nope'
  _ = numbers.subscribe(onNxt: { print($0) })
  // error: extraneous argument label 'onNxt:' in call
  _ = numbers.subscribe()
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  _ = numbers.subscribe(onNext: { number in
    let twice = number * "2"
    // error: cannot convert value of type 'String' to expected argument type 'Int'
    print(twice)
  })
  _ = letters.subscribe(onNext: { print($0) })
  // error: conformance of 'FailingSubscription' to 'TickStreamsAPI' is unavailable: this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it
  _ = letters.subscribe(onNext: { print($0.nope) }, onFailed: { print($0) })
  // error: value of type 'String' has no member 'nope'
  subject.send(.nxt(1))
  // error: type 'Event<Int, Never>' has no member 'nxt'
  subject.send(.next("1"))
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  subject.next("1")
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  value.current = "1"
  // error: cannot assign value of type 'String' to type 'Int'
  _ = TickValue<Int>("1")
  // error: cannot convert value of type 'String' to expected argument type 'Int'
}

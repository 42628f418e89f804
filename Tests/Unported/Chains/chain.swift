// swift-format-ignore-file
// A right chain of twelve operators. `.ci/chain-diagnostics` type-checks it, and again with one mistake of `mistakes` at a time.

import TickStreams

private enum Flaw: Error { case broken }

private struct User: Sendable { var id = 0, name = "" }

private func fetch(_ id: Int) -> TickSignal<User, Flaw> { .just(User(id: id)) }

private func chain(_ numbers: TickSignal<Int, Never>, _ trigger: TickSignal<Void, Never>, _ scheduler: QueueScheduler) -> Subscription {
  numbers
    .filter { $0 > 1 }
    .removeDuplicates()
    .debounce(for: .milliseconds(300), on: scheduler)
    .flatMapLatest { fetch($0) }
    .map { $0.name }
    .catch { _ in .just("") }
    .startWith("none")
    .throttle(for: .seconds(1), on: scheduler)
    .handleEvents(onNext: { print($0) })
    .take(until: trigger)
    .deliver(on: .main)
    .subscribe(onNext: { print($0.count) })
}

private func pairs(_ numbers: TickSignal<Int, Never>, _ flags: TickSignal<Bool, Never>, _ scheduler: any TickScheduler) {
  _ = numbers.withLatest(from: flags).filter { $0.1 }.map { $0.0 }
  _ = numbers.combineLatest(flags).filter { $0.1 }.map { $0.0 }
  _ = numbers.zip(flags).filter { $0.1 }.map { $0.0 }
  _ = numbers.flatMapLatest { [scheduler] number in TickSignal.interval(.seconds(1), on: scheduler).map { _ in number } }
}

// After a closure whose result decides the type of the next operator, the compiler names a mistake only if the closure with the mistake
// declares the type of its parameter, or if the part before it has a name.
private func users(
  _ names: TickSignal<String, Never>, _ flags: TickSignal<Bool, Never>, _ load: @escaping @Sendable (String) -> TickSignal<User, Never>,
  _ scheduler: any TickScheduler
) -> Subscription {
  _ = names.flatMapLatest { load($0) }.map { $0.id }
  _ = names.flatMapLatest { load($0) }.map { (user: User) in user.id }
  let users = names
    .withLatest(from: flags)
    .filter { $0.1 }
    .map { $0.0 }
    .flatMapLatest { load($0).timeout(after: .seconds(5), failing: Flaw.broken, on: scheduler).retry(2).catch { _ in .empty } }
  return users
    .throttle(for: .seconds(2), on: scheduler)
    .collect(count: 3)
    .map { $0.map { $0.name }.joined(separator: ", ") }
    .startWith("nothing")
    .deliver(on: scheduler)
    .subscribe(onNext: { print($0.isEmpty) })
}

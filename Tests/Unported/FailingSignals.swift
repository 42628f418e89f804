// swift-format-ignore-file
// Members that only signals that cannot fail have, called on one that can fail, with the compiler's errors below each statement, and
// mistakes in such closures. `.ci/porting-diagnostics` compares them, and updates them with `--update`.

import TickStreams

private enum Flaw: Error { case broken }

private actor Keeper { func keep(_: Int) {} }

@MainActor
private final class Model {
  var number = 0
  var latest: Int?

  func failing(_ numbers: TickSignal<Int, Flaw>, _ texts: TickSignal<String, Never>, _ keeper: Keeper) {
    _ = numbers.subscribe(onNext: { print($0) })
    // error: conformance of 'FailingSubscription' to 'TickStreamsAPI' is unavailable: this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it
    _ = numbers.subscribe { print($0) }
    // error: conformance of 'SubscribeEventsElsewhere' to 'TickStreamsAPI' is unavailable: use `observe { event in … }`, and keep what it returns
    _ = numbers.subscribe(onNext: { print($0) }, onCompleted: {})
    // error: conformance of 'FailingSubscription' to 'TickStreamsAPI' is unavailable: this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it
    _ = numbers.onMain.subscribe { self.number = $0 }
    // error: conformance of 'FailingSubscriptionOnMain' to 'TickStreamsAPI' is unavailable: this signal can fail: use `onMain.subscribe(onNext:onFailed:)`, or `catch` before it
    _ = numbers.subscribe(with: self, onNext: { print($0, $1) })
    // error: conformance of 'FailingSubscriptionOfOwner' to 'TickStreamsAPI' is unavailable: this signal can fail: use `subscribe(with:onNext:onFailed:)`, or `catch` before it
    _ = numbers.onMain.subscribe(with: self) { me, number in me.number = number }
    // error: conformance of 'FailingSubscriptionOfOwnerOnMain' to 'TickStreamsAPI' is unavailable: this signal can fail: use `onMain.subscribe(with:onNext:onFailed:)`, or `catch` before it
    _ = numbers.subscribe(in: keeper, onNext: { keeper, number in keeper.keep(number) })
    // error: conformance of 'FailingSubscriptionOfActor' to 'TickStreamsAPI' is unavailable: this signal can fail: use `subscribe(in:onEvent:)`, or `catch` before it
    _ = numbers.bind(to: \.number, on: self)
    // error: conformance of 'FailingBinding' to 'TickStreamsAPI' is unavailable: this signal can fail: use `catch { _ in .empty }` before it, or `.just(value)`
    _ = numbers.bind(to: \.latest, on: self)
    // error: conformance of 'FailingBinding' to 'TickStreamsAPI' is unavailable: this signal can fail: use `catch { _ in .empty }` before it, or `.just(value)`
    _ = texts.flatMapLatest { _ in numbers }.subscribe(onNext: { print($0) })
    // error: conformance of 'FailingSubscription' to 'TickStreamsAPI' is unavailable: this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it
    _ = numbers.subscribe(onNext: { $0.nope })
    // error: value of type 'Int' has no member 'nope'
    _ = numbers.subscribe(onNext: { print($0) }, onFailed: { $0.nope })
    // error: value of type 'Flaw' has no member 'nope'
    _ = numbers.onMain.subscribe { self.number = $0.nope }
    // error: value of type 'Int' has no member 'nope'
    _ = numbers.onMain.subscribe(with: self) { me, number in me.nope = number }
    // error: value of type 'Model' has no member 'nope'
    _ = texts.subscribe { $0.nope }
    // error: value of type 'String' has no member 'nope'
    _ = texts.onMain.subscribe { print($0.nope) }
    // error: value of type 'String' has no member 'nope'
    _ = texts.onMain.subscribe(with: self) { me, text in me.number = text }
    // error: cannot assign value of type 'String' to type 'Int'
    _ = texts.bind(to: \.number, on: self)
    // error: no exact matches in call to instance method 'bind'
  }
}

// swift-format-ignore-file
// Members that only signals that cannot fail have, called on one that can fail, and mistakes in such closures. The compiler's messages are
// in `messages.txt`.

import TickStreams

private enum Flaw: Error { case broken }

private actor Keeper { func keep(_: Int) {} }

@MainActor
private final class Model {
  var number = 0
  var latest: Int?

  func failing(_ numbers: TickSignal<Int, Flaw>, _ texts: TickSignal<String, Never>, _ keeper: Keeper) {
    _ = numbers.subscribe(onNext: { print($0) })
    _ = numbers.subscribe { print($0) }
    _ = numbers.subscribe(onNext: { print($0) }, onCompleted: {})
    _ = numbers.onMain.subscribe { self.number = $0 }
    _ = numbers.subscribe(with: self, onNext: { print($0, $1) })
    _ = numbers.onMain.subscribe(with: self) { me, number in me.number = number }
    _ = numbers.subscribe(in: keeper, onNext: { keeper, number in keeper.keep(number) })
    _ = numbers.bind(to: \.number, on: self)
    _ = numbers.bind(to: \.latest, on: self)
    _ = texts.flatMapLatest { _ in numbers }.subscribe(onNext: { print($0) })
    _ = numbers.subscribe(onNext: { $0.nope })
    _ = numbers.subscribe(onNext: { print($0) }, onFailed: { $0.nope })
    _ = numbers.onMain.subscribe { self.number = $0.nope }
    _ = numbers.onMain.subscribe(with: self) { me, number in me.nope = number }
    _ = texts.subscribe { $0.nope }
    _ = texts.onMain.subscribe { print($0.nope) }
    _ = texts.onMain.subscribe(with: self) { me, text in me.number = text }
    _ = texts.bind(to: \.number, on: self)
  }
}

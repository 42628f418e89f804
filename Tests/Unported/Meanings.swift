// swift-format-ignore-file
// Names that changed their meaning silently when they were ported. `Tests/ClientTests/PortedMeanings.swift` has the code that these lead
// to, with the result of the original. The compiler's messages are in `messages.txt`.

import Foundation
import TickStreams

private func meanings(
  _ numbers: TickSignal<Int, any Error>, _ never: TickSignal<Int, Never>, _ relay: TickSubject<Int, Never>, _ value: TickValue<Int>, _ bag: DisposeBag
) {
  // Hot and shared.
  let signal: Signal<Int, Never> = never
  let derived: Property<Int>
  let driver: Driver<Int> = never
  _ = numbers.asDriver(onErrorJustReturn: 0)
  _ = numbers.asSignal(onErrorJustReturn: 0)
  _ = Signal<Int, Never>.pipe()
  // What is set from now on.
  let property = MutableProperty(1)
  // A relay that goes on.
  _ = never.bind(to: relay)
  _ = numbers.bind(to: relay)
  _ = never.bind(to: value)
  // A hop to main.
  _ = numbers.observe(on: MainScheduler.asyncInstance)
  _ = never.observe(on: QueueScheduler.main)
  _ = never.receive(on: DispatchQueue.main)
  // A shared signal that starts again.
  _ = numbers.share(replay: 1, scope: .whileConnected)
  _ = numbers.share(replay: 1, scope: .forever)
  // The handle.
  numbers.subscribe(onNext: { print($0) }, onError: { print($0) })
  never.observeValues { print($0) }
  never.bind { print($0) }
  // A condition, a trigger, a wait that the failure decides.
  _ = numbers.retry(when: { failures in failures.filter { _ in true } })
  _ = numbers.retryWhen { failures in failures.flatMap { _ in never } }
  // Every end.
  _ = numbers.do(onDispose: { print("over") })
  _ = never.on(terminated: { print("over") })
  _ = numbers.subscribe(onNext: { print($0) }, onDisposed: { print("over") })
  _ = numbers.finally { print("over") }
  // What waits at completion.
  _ = never.debounce(1, on: UIScheduler())
  _ = never.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
  // A time limit.
  _ = numbers.timeout(.seconds(5), scheduler: MainScheduler.instance)
  _ = never.timeout(.seconds(5), scheduler: DispatchQueue.main)
}

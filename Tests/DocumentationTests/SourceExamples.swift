import Foundation
import TestSupport
import TickStreams
import TickStreamsTesting

/// The section "Sources" of the page "Operators".
///
/// A frame is a second.
struct SourceExample: Sendable {
  typealias Strings = TickSignal<String, StubFailure>

  let scheduler: TestScheduler

  func after<Value>(_ seconds: Int, _ value: Value) -> TickSignal<Value, Never> { .after(.seconds(seconds), value: value, on: scheduler) }

  func ticks(_ ticks: TickSignal<Tick, Never>) -> Strings { ticks.map { "\($0.index)" }.promoteFailure() }
  func figures(_ figures: TickSignal<Duration, Never>) -> Strings {
    figures.map { "\($0 / .seconds(1))".first.map(String.init) ?? "" }.promoteFailure()
  }
}

/// The examples of sources, by their text on the page.
let sourceExamples: [String: @Sendable (SourceExample) -> SourceExample.Strings] = [
  // MARK: Sources of time
  "interval(3, …)": { $0.ticks(.interval(.seconds(3), on: $0.scheduler)) },
  "interval(3, delay: 0, …)": { $0.ticks(.interval(.seconds(3), delay: .zero, on: $0.scheduler)) },
  "interval(3, alignedTo: .grid(5), …)": { example in
    let aligned = TickSignal<Tick, Never>.interval(.seconds(3), alignedTo: .grid(.seconds(5)), on: example.scheduler)
    return example.ticks(aligned.delaySubscription(.seconds(2), on: example.scheduler))
  },
  "interval(3, on: scheduler.paused(while: isPaused))": { example in
    let isPaused = TickSignal.merge(example.after(4, true), example.after(6, false))
    return example.ticks(.interval(.seconds(3), on: example.scheduler.paused(while: isPaused)))
  },
  "after(3, …)": { $0.ticks(.after(.seconds(3), on: $0.scheduler)) },
  "after(3, value: \"a\", …)": { $0.after(3, "a").promoteFailure() },
  "at(instant, …)": { $0.ticks(.at($0.scheduler.now.advanced(by: .seconds(5)), on: $0.scheduler)) },
  "at(each: [3, 5, 6], …)": { example in
    example.ticks(.at(each: [3, 5, 6].map { TickInstant.origin.advanced(by: .seconds($0)) }, on: example.scheduler))
  },
  "after(each: [3, 2, 1], …)": { example in
    example.ticks(.after(each: [3, 2, 1].map { Duration.seconds($0) }, on: example.scheduler))
  },
  "countdown(for: 3, …)": { $0.figures(.countdown(for: .seconds(3), on: $0.scheduler)) },
  "countdown(to: deadline, …)": { $0.figures(.countdown(to: $0.scheduler.date + 5, on: $0.scheduler)) },
  "elapsed(since: start, …)": { $0.figures(.elapsed(since: $0.scheduler.now, on: $0.scheduler)) },
  "countdown(to: deadline, text: text, …)": { example in
    let text = CountdownText { $0 > .seconds(2) ? "a" : $0 > .zero ? "b" : "0" }
    return TickSignal<String, Never>.countdown(to: example.scheduler.date + 5, text: text, on: example.scheduler).promoteFailure()
  },
  "countdown(for: 5, text: text, …)": { example in
    let text = CountdownText { $0 > .seconds(2) ? "a" : $0 > .zero ? "b" : "0" }
    return TickSignal<String, Never>.countdown(for: .seconds(5), text: text, on: example.scheduler).promoteFailure()
  },
  "elapsed(since: start, text: text, …)": { example in
    let text = CountdownText { $0 < .seconds(4) ? "a" : "b" }
    return TickSignal<String, Never>.elapsed(since: example.scheduler.now, text: text, on: example.scheduler).promoteFailure()
  },
  "from(\"abc\", every: 3, …)": { TickSignal<Character, Never>.from("abc", every: .seconds(3), on: $0.scheduler).letters },

  // MARK: Other sources
  "just(\"a\")": { _ in .just("a") },
  "from(\"abc\")": { _ in TickSignal<Character, Never>.from("abc").letters },
  "empty": { _ in .empty },
  "never": { _ in .never },
  "fail(oops)": { _ in .fail(StubFailure()) },
  "deferred { makeSignal() }": { _ in .deferred { .just("a") } },
  "TickSignal { subscriber in … }": { _ in
    TickSignal { subscriber in
      subscriber.next("a")
      subscriber.next("b")
      subscriber.completed()
      return Disposables.none
    }
  },
]

extension TickSignal where Value == Character, Failure == Never {
  fileprivate var letters: SourceExample.Strings {
    let strings: TickSignal<String, Never> = map { String($0) }
    return strings.promoteFailure(to: StubFailure.self)
  }
}

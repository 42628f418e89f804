import Foundation
import Synchronization
import TestSupport
import TickStreams

/// A value, which a sanitizer sees leaked or used after its release.
final class Item: Sendable {
  let number: Int

  init(_ number: Int) { self.number = number }
}

/// One graph, the threads that use it, and the rules that have to hold.
struct RandomGraph {
  typealias Signal = TickSignal<Item, Never>

  private let seed: UInt64
  private let scheduler = QueueScheduler(label: "graph")
  private let subjects = (0..<4).map { _ in TickSubject<Item, Never>() }
  private let gate = TickValue(true)
  private let faults = Log<String>()

  init(seed: UInt64) { self.seed = seed }

  /// Sends, subscribes and disposes from four threads, and ends; returns what went wrong.
  func run() -> [String] {
    var random = SplitMix(state: seed)
    let signals = (0..<3).map { _ in signal(Int.random(in: 8..<30, using: &random), &random) }
    let scheduler = scheduler
    do {
      let bag = CompositeDisposable()
      for signal in signals { bag.add(subscribe(to: signal)) }
      let done = DispatchSemaphore(value: 0)
      for thread in 0..<4 {
        Thread { [self] in
          work(signals, SplitMix(state: seed &* 31 &+ UInt64(thread)))
          done.signal()
        }
        .start()
      }
      for _ in 0..<4 { done.wait() }
      for subject in subjects { subject.completed() }
      bag.dispose()
    }
    if !eventually({ scheduler.statistics.pending == 0 }) { faults.append("\(scheduler.statistics.pending) timers are left") }
    return faults.entries
  }

  private func signal(_ count: Int, _ random: inout SplitMix) -> Signal {
    var signal = subjects[Int.random(in: 0..<subjects.count, using: &random)].signal
    // Operators that make several values of one would multiply the values of a long chain.
    var multiplying = 3
    for _ in 0..<count {
      let kind = Int.random(in: 0..<24, using: &random)
      let multiplies = Self.multiplying.contains(kind)
      if multiplies, multiplying == 0 { continue }
      if multiplies { multiplying -= 1 }
      signal = extended(signal, kind, &random)
    }
    return signal
  }

  private static let multiplying = [2, 3, 4, 5, 12, 20, 21]

  private func extended(_ signal: Signal, _ kind: Int, _ random: inout SplitMix) -> Signal {
    let other = subjects[Int.random(in: 0..<subjects.count, using: &random)].signal
    let short = Duration.microseconds(Int.random(in: 1..<200, using: &random))
    let number = Int.random(in: 2..<6, using: &random)
    switch kind {
    case 0: return signal.map { Item($0.number + 1) }
    case 1: return signal.filter { $0.number % number != 0 }
    case 2: return signal.merge(other)
    case 3: return signal.combineLatest(other).map { Item($0.number &+ $1.number) }
    case 4: return signal.flatMapLatest { value in other.startWith(value) }
    case 5: return signal.flatMap { value in Signal.just(value).merge(other.take(1)) }
    case 6: return signal.concatMap { value in Signal.just(value).delay(short, on: scheduler) }
    case 7: return signal.debounce(for: short, on: scheduler)
    case 8: return signal.throttle(for: short, on: scheduler)
    case 9: return signal.delay(short, on: scheduler)
    case 10: return signal.deliver(on: scheduler)
    case 11: return signal.share()
    case 12: return signal.share(replay: 1, grace: short, on: scheduler)
    case 13: return signal.take(until: other.skip(200))
    case 14: return signal.scan(Item(0)) { Item($0.number &+ $1.number) }
    case 15: return signal.zip(other).map { first, _ in first }
    case 16: return signal.withLatest(from: other).map { first, _ in first }
    case 17: return signal.sample(every: short, on: scheduler)
    case 18: return signal.collect(every: short, maxCount: 5, skipEmpty: true, on: scheduler).flatMap { .from($0) }
    case 19: return signal.filter(while: gate.signal)
    case 20: return signal.timeout(afterSilence: .milliseconds(1), or: other, on: scheduler)
    case 21: return signal.flatMapFirst { value in Signal.just(value).concat(other.take(2)) }
    case 22: return signal.window(every: .milliseconds(1), on: scheduler).flatMap { $0.takeLast(2) }
    default: return signal.handleEvents(onNext: { _ in })
    }
  }

  private func work(_ signals: [Signal], _ generator: SplitMix) {
    var random = generator
    for round in 0..<300 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let subscription = subscribe(to: signals[Int.random(in: 0..<signals.count, using: &random)])
        if Bool.random(using: &random) { Thread.sleep(forTimeInterval: 0.00001) }
        subscription.dispose()
      case 1: gate.current.toggle()
      default: subjects[Int.random(in: 0..<subjects.count, using: &random)].next(Item(round))
      }
    }
  }

  /// Subscribes, and checks that events come one at a time, and none after the end; sends and disposes from inside now and then.
  private func subscribe(to signal: Signal) -> any Disposable {
    let state = SubscriberState()
    let handle = SerialDisposable()
    let subject = subjects[0]
    let enter: @Sendable (String) -> Void = { [faults] event in
      if state.inside.exchange(true, ordering: .acquiringAndReleasing) { faults.append("\(event) during another event") }
      if state.hasEnded.load(ordering: .acquiring) { faults.append("\(event) after the end") }
    }
    handle.inner = signal.subscribe(
      onNext: { [weak handle] value in
        enter("a value")
        let count = state.count.add(1, ordering: .relaxed).newValue
        if count % 50 == 0 { subject.next(Item(count)) }
        if count == 400 { handle?.dispose() }
        state.inside.store(false, ordering: .releasing)
      },
      onCompleted: {
        enter("the end")
        state.hasEnded.store(true, ordering: .releasing)
        state.inside.store(false, ordering: .releasing)
      }
    )
    return handle
  }
}

private final class SubscriberState: Sendable {
  let inside = Atomic<Bool>(false)
  let hasEnded = Atomic<Bool>(false)
  let count = Atomic<Int>(0)
}

import TestSupport
import TickStreams
import TickStreamsTesting

/// Random programs of every source and every timed operator.
struct RandomSignals: Sendable {
  let seed: UInt64
  let coalescing: Bool

  /// Subscribes to the signals of the program, lets ten seconds pass by `pass`, and returns the events with their times.
  func run(_ pass: (TestScheduler) -> Void) -> [String] {
    var random = SplitMix(state: seed)
    let scheduler = TestScheduler(coalescing: coalescing)
    let log = Log<String>()
    let bag = DisposeBag()
    for number in 0..<6 {
      var signal = source(scheduler, &random)
      for _ in 0..<Int.random(in: 0...2, using: &random) { signal = timed(signal, scheduler, &random) }
      signal.observe { log.append("\(number) \($0) at \(scheduler.now.nanoseconds)") }.store(in: bag)
    }
    pass(scheduler)
    return log.entries
  }

  private func time(_ range: ClosedRange<Int>, _ random: inout SplitMix) -> Duration {
    .milliseconds(Int.random(in: range, using: &random))
  }

  private func source(_ scheduler: TestScheduler, _ random: inout SplitMix) -> TickSignal<String, Never> {
    let step = time(50...1_500, &random)
    let delay = time(0...1_500, &random)
    let leeway = time(0...400, &random)
    let later = TickInstant.origin.advanced(by: delay * 5)
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      let policy = MissedTicks.allCases.randomElement(using: &random) ?? .skip
      return TickSignal.interval(step, delay: delay, leeway: leeway, missedTicks: policy, on: scheduler).map { "\($0.index)" }
    case 1: return TickSignal.countdown(for: step * 5, every: step, leeway: leeway, on: scheduler).map { "\($0)" }
    case 2: return TickSignal.countdown(to: later, every: step, phase: .shared, on: scheduler).map { "\($0)" }
    case 3: return TickSignal.countdown(to: scheduler.wallNow.advanced(by: delay * 4), every: step, on: scheduler).map { "\($0)" }
    case 4: return TickSignal.elapsed(since: .origin, every: step, leeway: leeway, phase: .shared, on: scheduler).map { "\($0)" }
    case 5: return TickSignal.after(step, leeway: leeway, on: scheduler).map { "\($0.index)" }
    case 6: return TickSignal.at(later, leeway: leeway, on: scheduler).map { "\($0.index)" }
    case 7: return TickSignal.at(scheduler.wallNow.advanced(by: delay * 2), on: scheduler).map { "\($0.index)" }
    case 8: return TickSignal.from((0..<9).map { "\($0)" }, every: step, delay: delay, leeway: leeway, on: scheduler)
    default: return TickSignal.after(delay, value: "x", on: scheduler).repeated(5, every: step, on: scheduler)
    }
  }

  private func timed(
    _ signal: TickSignal<String, Never>, _ scheduler: TestScheduler, _ random: inout SplitMix
  ) -> TickSignal<String, Never> {
    let time = time(0...1_500, &random)
    let period = time + .milliseconds(1)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return signal.debounce(for: time, on: scheduler)
    case 1: return signal.debounce(for: time, where: { $0.count < 2 }, on: scheduler)
    case 2: return signal.throttle(for: time, on: scheduler)
    case 3: return signal.throttle(for: time, edges: .trailing, on: scheduler)
    case 4: return signal.throttle(for: time, edges: .leading, on: scheduler)
    case 5: return signal.delay(time, on: scheduler)
    case 6: return signal.timeout(after: time * 3, on: scheduler).catch { _ in .just("late") }
    case 7:
      return signal.timeout(afterSilence: time, on: scheduler).retry(3, backoff: .constant(period), on: scheduler).catch { _ in
        .just("late")
      }
    case 8: return signal.collect(every: period, maxCount: 3, on: scheduler).map { "\($0)" }
    case 9: return signal.delaySubscription(time, on: scheduler)
    case 10: return signal.take(for: time * 4, on: scheduler)
    case 11: return signal.skip(for: time, on: scheduler)
    case 12: return signal.sample(every: period, on: scheduler)
    case 13: return signal.deliver(on: scheduler)
    case 14: return signal.delaySubscription(.zero, on: scheduler)
    case 15: return signal.repeated(3, after: time, on: scheduler)
    case 16: return signal.flatMapLatest { value in TickSignal.after(time, on: scheduler).map { "\(value)+\($0.index)" } }
    case 17: return signal.flatMapFirst { value in TickSignal.after(time, on: scheduler).map { "\(value)*\($0.index)" } }
    case 18: return signal.filter(while: TickSignal.interval(period, on: scheduler).map { $0.index % 2 == 0 })
    default: return signal.timestamped(on: scheduler).map { "\($0)" }
    }
  }
}

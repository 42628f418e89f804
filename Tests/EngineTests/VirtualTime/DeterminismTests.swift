import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Virtual time is deterministic") struct DeterminismTests {
  /// A random program of sources and timed operators, run by `pass`, which lets ten seconds pass.
  private func run(seed: UInt64, coalescing: Bool, _ pass: (TestScheduler) -> Void) -> [String] {
    var random = SplitMix(state: seed)
    let scheduler = TestScheduler(coalescing: coalescing)
    let log = Log<String>()
    let bag = DisposeBag()
    for number in 0..<8 {
      let step = Duration.milliseconds(Int.random(in: 1...1_500, using: &random))
      let delay = Duration.milliseconds(Int.random(in: 0...1_500, using: &random))
      let leeway = Duration.milliseconds(Int.random(in: 0...300, using: &random))
      let source: TickSignal<String, Never> =
        switch Int.random(in: 0..<5, using: &random) {
        case 0: TickSignal.interval(step, delay: delay, leeway: leeway, on: scheduler).map { "\($0.index)" }
        case 1: TickSignal.countdown(for: step * 5, every: step, on: scheduler).map { "\($0)" }
        case 2: TickSignal.elapsed(since: .origin, every: step, leeway: leeway, phase: .shared, on: scheduler).map { "\($0)" }
        case 3: TickSignal.after(step, on: scheduler).map { "\($0.index)" }.concat(.just("end"))
        default: TickSignal.interval(step, missedTicks: .burst, on: scheduler).map { "\($0.index)" }
        }
      let signal: TickSignal<String, Never> =
        switch Int.random(in: 0..<6, using: &random) {
        case 0: source.debounce(for: delay, on: scheduler)
        case 1: source.throttle(for: delay, on: scheduler)
        case 2: source.delay(delay, on: scheduler)
        case 3: source.flatMapLatest { value in TickSignal.after(delay, on: scheduler).map { "\(value)+\($0.index)" } }
        case 4: source.deliver(on: scheduler)
        default: source.timeout(after: delay, on: scheduler).catch { _ in .just("late") }
        }
      signal.observe { event in log.append("\(number) \(event) \(scheduler.now.nanoseconds)") }.store(in: bag)
    }
    pass(scheduler)
    return log.entries
  }

  @Test(arguments: 0..<Thorough.rounds(100 as UInt64)) func aProgramRunTwiceDoesTheSame(seed: UInt64) {
    let first = run(seed: seed, coalescing: seed % 2 == 0) { $0.advance(by: .seconds(10)) }
    let second = run(seed: seed, coalescing: seed % 2 == 0) { $0.advance(by: .seconds(10)) }
    expectEqual(first, second)
    #expect(!first.isEmpty)
  }

  @Test(arguments: 0..<Thorough.rounds(100 as UInt64)) func advancingAtOnceEqualsAnySplitOfIt(seed: UInt64) {
    let whole = run(seed: seed, coalescing: seed % 2 == 0) { $0.advance(by: .seconds(10)) }
    let split = run(seed: seed, coalescing: seed % 2 == 0) { scheduler in
      var random = SplitMix(state: seed &+ 1_000)
      var left = Nanoseconds(10_000_000_000)
      while left > 0 {
        let part = Nanoseconds.random(in: 0...Swift.min(left, 900_000_000), using: &random)
        scheduler.advance(by: .nanoseconds(part == 0 ? 1 : part))
        left -= Swift.max(part, 1)
      }
    }
    expectEqual(whole, split)
  }
}

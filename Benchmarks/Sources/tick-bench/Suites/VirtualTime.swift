import TickStreams
import TickStreamsTesting

/// Virtual time: the cost of one firing when nothing waits.
///
/// Tests run it in a debug build, for which the last two cases are.
let virtualTime: [Experiment] = [
  virtualTime(intervals: 1, seconds: 1_000_000),
  virtualTime(intervals: 100, seconds: 100),
  virtualTime(intervals: 100, seconds: 100, isStaggered: true),
  virtualTime(intervals: 10_000, seconds: 100),
  virtualTime(intervals: 10_000, seconds: 100, isStaggered: true),
  Experiment(
    suite: "virtual", name: "a tick through 2 operators", figures: [Figure(unit: "ns per tick")],
    contenders: [
      Contender("TickStreams") {
        let scheduler = TestScheduler()
        let subscription = TickSignal.interval(.seconds(1), on: scheduler).map(\.index).filter { $0 >= 0 }
          .subscribe(onNext: { _ in Fires.happened() })
        defer { subscription.dispose() }
        return perFire(1_000) { scheduler.advance(by: .seconds(1_000)) }
      }
    ]),
  Experiment(
    suite: "virtual", name: "a value into a debounce, and 1 ms", figures: [Figure(unit: "ns per value")],
    contenders: [
      Contender("TickStreams") {
        let scheduler = TestScheduler()
        let subject = TickSubject<Int, Never>()
        let subscription = subject.signal.debounce(for: .milliseconds(300), on: scheduler).subscribe(onNext: { _ in Fires.happened() })
        defer { subscription.dispose() }
        func sendValues(_ count: Int) {
          for number in 0..<count {
            subject.next(number)
            scheduler.advance(by: .milliseconds(1))
          }
        }
        sendValues(1_000)
        let nanoseconds = Clock.threadTime { sendValues(100_000) }
        check(Fires.count == 0, "a value came before its pause")
        scheduler.advance(by: .seconds(1))
        check(Fires.count == 1, "the last value did not come")
        return [nanoseconds / 100_000]
      }
    ]),
]

/// - Parameters:
///   - intervals: How many there are, each of one second.
///   - seconds: How much virtual time passes.
///   - isStaggered: Whether each timer fires at a different instant within the second, rather than all at the same one.
/// - Returns: The case.
private func virtualTime(intervals: Int, seconds: Int, isStaggered: Bool = false) -> Experiment {
  let delays = (0..<intervals).map { isStaggered ? Int64.second + Int64($0) * Int64.second / Int64(intervals) : .second }
  let phase = intervals == 1 ? "" : isStaggered ? ", staggered" : ", one phase"
  return Experiment(
    suite: "virtual", name: "\(grouped(intervals)) × \(grouped(seconds)) s\(phase)", figures: [Figure(unit: "ns per fire")],
    contenders: [
      Contender("TickStreams") {
        let scheduler = TestScheduler()
        let subscriptions = delays.map { delay in
          TickSignal.interval(.seconds(1), delay: .nanoseconds(delay), on: scheduler).subscribe(onNext: { _ in Fires.happened() })
        }
        defer { for subscription in subscriptions { subscription.dispose() } }
        return perFire(intervals * seconds) { scheduler.advance(by: .seconds(seconds + 1)) }
      },
      Contender("FLOOR heap") {
        var heap = TimerHeap()
        for delay in delays { _ = heap.insert(due: delay, period: .second, TimerAction { Fires.happened() }) }
        var now: Int64 = 0
        return perFire(intervals * seconds) {
          now += Int64(seconds + 1) * .second
          while let action = heap.popDue(now: now) { action.run() }
        }
      },
    ])
}

/// Lets the same time pass again and again until some hundred thousand fires have been measured, after a first pass to warm up.
private func perFire(_ fires: Int, _ pass: () -> Void) -> [Double] {
  let rounds = max(1, 200_000 / fires)
  pass()
  let before = Fires.count
  let nanoseconds = Clock.threadTime { for _ in 0..<rounds { pass() } }
  let fired = Fires.count - before
  check(fired >= fires * rounds, "\(fired) fires instead of \(fires * rounds)")
  return [nanoseconds / Double(fired)]
}

import Foundation
import Synchronization
import TickStreams

/// How long a lock is held by operations on many timers, keys or events: seen by a second thread, which makes cheap calls one after the
/// other.
///
/// The work runs synchronously, on an alarm whose clock is moved by hand. The time that the machine itself takes from a thread is in
/// “nothing is done”.
let holds: [Experiment] =
  [100_000, 1_000_000].flatMap { count in
    [
      Holds.experiment("\(grouped(count)) reset in any order, the first old deadline comes", [Figure("timers per hold", "each")]) {
        Holds.firstOldDeadline(count)
      },
      Holds.experiment("\(grouped(count)) canceled in any order") { Holds.cancel(count) },
      Holds.experiment("\(grouped(count)) ended by a shutdown") { Holds.shutdown(count) },
      Holds.experiment("\(grouped(count)) follow the wall clock, which is set") { Holds.wallClock(count) },
      Holds.experiment("\(grouped(count)) with open windows, the next wake-up is found") { Holds.windows(count) },
    ]
  } + [
    Holds.experiment("65,536 events of a recording are exported") { Holds.export() },
    Holds.experiment("10,000 keys of a hub flip") { Holds.flip() },
  ]

private enum Holds {
  static func experiment(_ name: String, _ more: [Figure] = [], _ run: @escaping @Sendable () -> [Double]) -> Experiment {
    Experiment(
      suite: "holds", name: name, figures: [Figure("p50", "ns"), Figure("longest", "µs")] + more,
      contenders: [
        Contender("TickStreams", run: run),
        Contender("FLOOR nothing is done") {
          let scheduler = AlarmScheduler(HandAlarm())
          let seen = measure({ _ = scheduler.statistics.pending }, during: { Clock.wait(100 * .millisecond) })
          return seen + more.map { _ in .nan }
        },
      ])
  }

  // MARK: - The work

  static func firstOldDeadline(_ count: Int) -> [Double] {
    let (alarm, scheduler, timers, order) = armed(count)
    for (place, index) in order.enumerated() { timers[index].reschedule(at: TickInstant(nanoseconds: 2 * .hour + Int64(place))) }
    let before = alarm.reads
    let seen = measure({ _ = scheduler.statistics.pending }, during: { alarm.pass(for: 2 * .hour - 1) })
    let holds = alarm.reads - before
    check(Fires.count == 0 && scheduler.statistics.pending == count, "a timer fired")
    for timer in timers { timer.dispose() }
    return seen + [Double(count) / Double(holds)]
  }

  static func cancel(_ count: Int) -> [Double] {
    let (_, scheduler, timers, order) = armed(count)
    let seen = measure({ _ = scheduler.statistics.pending }, during: { for index in order { timers[index].dispose() } })
    check(scheduler.statistics.pending == 0, "a timer is left")
    return seen
  }

  static func shutdown(_ count: Int) -> [Double] {
    let (_, scheduler, timers, _) = armed(count)
    let seen = measure({ _ = scheduler.statistics.pending }, during: { scheduler.shutdown() })
    check(timers.allSatisfy(\.isDisposed), "a timer is left")
    return seen
  }

  static func wallClock(_ count: Int) -> [Double] {
    let (alarm, scheduler) = made()
    var random = SteadyRandom()
    let start = scheduler.wallNow
    let subscriptions = (0..<count).map { _ in
      TickSignal.at(start.advanced(by: .nanoseconds(Int64.random(in: .hour..<(2 * .hour), using: &random))), on: scheduler)
        .subscribe(onNext: { _ in Fires.happened() })
    }
    let seen = measure(
      { _ = scheduler.statistics.pending },
      during: {
        scheduler.wallClockChanged()
        alarm.pass(for: 1)
      })
    check(Fires.count == 0 && scheduler.statistics.fires == count, "\(scheduler.statistics.fires) timers have looked at the clock")
    for subscription in subscriptions { subscription.dispose() }
    return seen
  }

  static func windows(_ count: Int) -> [Double] {
    let (alarm, scheduler, timers, _) = armed(count, leeway: 2 * .hour)
    scheduler.schedule(at: TickInstant(nanoseconds: 1), leeway: .zero) { Fires.happened() }
    let seen = measure({ _ = scheduler.statistics.pending }, during: { alarm.pass(for: 1) })
    check(Fires.count == 1, "\(Fires.count) timers fired")
    for timer in timers { timer.dispose() }
    return seen
  }

  static func export() -> [Double] {
    let recorder = FlightRecorder(capacity: 65_536, on: QueueScheduler())
    let subject = TickSubject<Int, Never>()
    let subscription = subject.signal.recorded("number", in: recorder).subscribe { _ in }
    for number in 0..<70_000 { subject.next(number) }
    let bytes = Mutex(0)
    let seen = measure({ subject.next(1) }, during: { bytes.withLock { $0 = recorder.export().utf8.count } })
    check(bytes.withLock { $0 } > 65_536, "the recording is not full")
    subscription.dispose()
    return seen
  }

  static func flip() -> [Double] {
    let (alarm, scheduler) = made()
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    for key in 0..<10_000 { hub.start(key, for: .seconds(3_600)) }
    let subscriptions = (0..<10_000).map { hub.signal(for: $0).subscribe(onNext: { _ in Fires.happened() }) }
    alarm.pass(for: 2 * .second)
    let shown = Fires.count
    let seen = measure({ _ = hub[5_000] }, during: { alarm.pass(for: 10 * .second) })
    check(Fires.count - shown == 100_000, "\(Fires.count - shown) figures instead of 100,000")
    for subscription in subscriptions { subscription.dispose() }
    return seen
  }

  // MARK: - The probe

  private static func made() -> (HandAlarm, AlarmScheduler) {
    let alarm = HandAlarm()
    return (alarm, AlarmScheduler(alarm))
  }

  /// A scheduler with timers in one to two hours, in no order; and another order of them.
  private static func armed(_ count: Int, leeway: Int64 = 0) -> (HandAlarm, AlarmScheduler, [TickTimer], order: [Int]) {
    let (alarm, scheduler) = made()
    var random = SteadyRandom()
    let timers = (0..<count).map { _ in
      let due = TickInstant(nanoseconds: .random(in: .hour..<(2 * .hour), using: &random))
      return scheduler.schedule(at: due, leeway: .nanoseconds(leeway)) { Fires.happened() }
    }
    return (alarm, scheduler, timers, (0..<count).shuffled(using: &random))
  }

  /// Does the work while a second thread makes the same call again and again; returns how long a call takes.
  private static func measure(_ call: @escaping @Sendable () -> Void, during work: () -> Void) -> [Double] {
    let probe = Probe()
    let (ready, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      for _ in 0..<1_000 { call() }
      ready.signal()
      probe.run(call)
      done.signal()
    }
    ready.wait()
    work()
    probe.end()
    done.wait()
    return probe.figures
  }
}

/// How long calls of one thread take.
private final class Probe: Sendable {
  private let isOver = Atomic<Bool>(false)
  private let times = Mutex<[Double]>([])

  func run(_ call: () -> Void) {
    var times: [Double] = []
    times.reserveCapacity(1_000_000)
    var longest = 0.0
    repeat {
      let time = Clock.time(call)
      longest = max(longest, time)
      if times.count < 1_000_000 { times.append(time) }
    } while !isOver.load(ordering: .relaxed)
    times.append(longest)
    self.times.withLock { $0 = times }
  }

  func end() {
    isOver.store(true, ordering: .relaxed)
  }

  /// The median in nanoseconds, and the longest in microseconds.
  var figures: [Double] {
    let sorted = times.withLock { $0 }.sorted()
    guard let longest = sorted.last else { return [.nan, .nan] }
    return [sorted[sorted.count / 2], longest / 1_000]
  }
}

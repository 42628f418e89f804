import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A repeating timer is scheduled for its next firing after its action, so that timers that the action armed for the same instant fire
/// first.
struct RepeatingOrderTests {
  private let scheduler = TestScheduler()

  /// A source or an operator that sends an event every second.
  struct Beat: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let signal: @Sendable (TestScheduler) -> TickSignal<Int, Never>

    init(_ name: String, _ signal: @escaping @Sendable (TestScheduler) -> TickSignal<Int, Never>) {
      testDescription = name
      self.signal = signal
    }
  }

  private static let second = Duration.seconds(1)

  static let beats = [
    Beat("interval") { TickSignal.interval(second, on: $0).map(\.index) },
    Beat("interval, burst") { TickSignal.interval(second, missedTicks: .burst, on: $0).map(\.index) },
    Beat("interval on a grid") { TickSignal.interval(second, alignedTo: .grid(second), on: $0).map(\.index) },
    Beat("interval on the wall clock") { TickSignal.interval(second, alignedTo: .wall(second), on: $0).map(\.index) },
    Beat("interval, pausable") { TickSignal.interval(second, on: $0.paused(while: .never)).map(\.index) },
    Beat("from") { .from(0..<20, every: second, on: $0) },
    Beat("countdown") { TickSignal.countdown(for: .seconds(9), on: $0).map(\.wholeSeconds) },
    Beat("countdown, shared") { TickSignal.countdown(for: .seconds(9), phase: .shared, on: $0).map(\.wholeSeconds) },
    Beat("countdown to a date") { TickSignal.countdown(to: $0.wallNow.advanced(by: .seconds(9)), on: $0).map(\.wholeSeconds) },
    Beat("elapsed") { TickSignal.elapsed(since: $0.now, on: $0).map(\.wholeSeconds) },
    Beat("elapsed, shared") { TickSignal.elapsed(since: $0.now, phase: .shared, on: $0).map(\.wholeSeconds) },
    Beat("elapsed since a date") { TickSignal.elapsed(since: $0.wallNow, on: $0).map(\.wholeSeconds) },
    Beat("sample") { quick($0).sample(every: second, on: $0) },
    Beat("collect") { quick($0).collect(every: second, on: $0).map(\.count) },
    Beat("collect, skipping") { quick($0).collect(every: second, skipEmpty: true, on: $0).map(\.count) },
    Beat("collect, full") { quick($0).collect(every: .seconds(60), maxCount: 4, on: $0).map(\.count) },
    Beat("throttle") { quick($0).throttle(for: second, on: $0) },
    Beat("throttle, trailing") { quick($0).throttle(for: second, edges: .trailing, on: $0) },
    Beat("window") { quick($0).window(every: second, on: $0).scan(0) { count, _ in count + 1 } },
    Beat("window, lasting") { quick($0).window(every: second, for: .milliseconds(500), on: $0).scan(0) { count, _ in count + 1 } },
    Beat("repeated") { TickSignal.just(1).repeated(every: second, on: $0) },
    Beat("repeated after") { TickSignal.just(1).repeated(after: second, on: $0) },
    Beat("hub") { scheduler in
      let hub = CountdownHub<Int>(every: second, on: scheduler)
      hub.start(1, .since(scheduler.now))
      return hub.signal(for: 1).compactMap { $0?.wholeSeconds }
    },
  ]

  private static func quick(_ scheduler: TestScheduler) -> TickSignal<Int, Never> {
    TickSignal.interval(.milliseconds(250), delay: .milliseconds(100), on: scheduler).map(\.index)
  }

  /// The values within ten and a half seconds, and the values of an operator applied to them.
  private func values(
    _ beat: Beat, _ operate: (TickSignal<Int, Never>, TestScheduler) -> TickSignal<Int, Never>
  ) -> (plain: [Int], operated: [Int]) {
    let (one, other) = (TestScheduler(), TestScheduler())
    let plain = one.record(beat.signal(one).take(10))
    let operated = other.record(operate(beat.signal(other).take(10), other))
    one.advance(by: .milliseconds(10_500))
    other.advance(by: .milliseconds(11_500))
    return (plain.values, operated.values)
  }

  @Test(arguments: beats) func debouncedForItsOwnPeriodItPassesEachValue(beat: Beat) {
    let (plain, operated) = values(beat) { $0.debounce(for: .seconds(1), on: $1) }
    expectEqual(plain.count, 10)
    expectEqual(operated, plain)
  }

  @Test(arguments: beats) func aReplyThatTakesItsOwnPeriodIsNotReplaced(beat: Beat) {
    let (plain, operated) = values(beat) { signal, scheduler in
      signal.flatMapLatest { value in .after(.seconds(1), value: value, on: scheduler) }
    }
    expectEqual(operated, plain)
  }

  @Test(arguments: beats) func throttledForItsOwnPeriodItPassesEachValue(beat: Beat) {
    for edges in [ThrottleEdges.leading, .both] {
      let (plain, operated) = values(beat) { $0.throttle(for: .seconds(1), edges: edges, on: $1) }
      expectEqual(operated, plain)
    }
  }

  @Test(arguments: beats) func itIsInTimeForItsOwnPeriod(beat: Beat) {
    let (plain, operated) = values(beat) { signal, scheduler in
      signal.timeout(afterSilence: .seconds(1), first: .milliseconds(1_200), on: scheduler).catch { _ in .just(-1) }
    }
    expectEqual(operated, plain)
  }

  @Test(arguments: beats) func aDisposalInsideTheActionStands(beat: Beat) {
    let handle = SerialDisposable()
    let seen = Log<Int>()
    handle.inner = beat.signal(scheduler)
      .subscribe(onNext: { value in
        seen.append(value)
        handle.dispose()
      })
    scheduler.advance(by: .seconds(20))
    expectEqual(seen.count, 1)
    expectEmpty(scheduler.pending)
  }

  @Test func aThrottledValueArmsWhatFollowsBeforeThePeriod() {
    let script = TestSource<String, StubFailure>(on: scheduler, "-xy")
    let signal = script.signal.throttle(for: .seconds(12), on: scheduler).debounce(for: .seconds(12), on: scheduler)
    expectEqual(scheduler.record(signal, for: .seconds(60)).line, "x at 13, y at 25")
  }

  @Test func aResetInsideTheActionStands() throws {
    let instants = Log<TickInstant>()
    let timer = Log<TickTimer>()
    timer.append(
      try scheduler.schedule(TickSchedule(every: .seconds(1))) { tick in
        instants.append(tick.fired)
        if tick.index == 0 { timer.entries.first?.reschedule(after: .seconds(5)) }
      }
    )
    scheduler.advance(by: .seconds(8))
    expectEqual(instants.entries.map(\.nanoseconds), [1, 6, 7, 8].map { $0 * 1_000_000_000 })
    scheduler.shutdown()
  }
}

extension Duration {
  fileprivate var wholeSeconds: Int { Int(components.seconds) }
}

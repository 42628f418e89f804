import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The effects of a scheduler's shutdown on signals and tasks.
@Suite("Shutdown, signals and tasks") struct ShutdownSignalTests {
  private let scheduler = TestScheduler()
  /// Goes on.
  private let outside: SiblingScheduler
  private let log = Log<String>()

  init() { outside = scheduler.sibling(timebase: .continuous, name: "outside") }

  @Test func signalsThatWaitStaySilentAndTheirSubscriptionsLast() {
    let source = TickSubject<Int, Never>()
    let values = source.signal
    let waiting: [TickSignal<Int, Never>] = [
      TickSignal.interval(.seconds(1), on: scheduler).map(\.index),
      TickSignal.after(.seconds(1), on: scheduler).map { _ in 0 },
      TickSignal.countdown(for: .seconds(3), on: scheduler).map { _ in 0 },
      values.debounce(for: .seconds(1), on: scheduler),
      values.delay(.seconds(1), on: scheduler),
      values.deliver(on: scheduler),
      values.collect(every: .seconds(1), on: scheduler).map(\.count),
      values.filter { _ in false }.timeout(after: .seconds(2), on: scheduler).catch { _ in .just(-1) },
    ]
    let recordings = waiting.map { scheduler.record($0) }
    source.next(1)
    scheduler.shutdown()
    source.next(2)
    scheduler.advance(by: .seconds(10))
    for recording in recordings { expectEmpty(recording.events) }
  }

  @Test func subscriptionsLastUntilTheyAreDisposed() {
    let source = TickSubject<Int, Never>()
    let subscription = source.signal.timeout(after: .seconds(1), on: scheduler).subscribe(onNext: { _ in }, onFailed: { _ in })
    let silenced = source.signal.debounce(for: .seconds(1), on: scheduler).subscribe(onNext: { _ in })
    scheduler.shutdown()
    #expect(!subscription.isDisposed)
    #expect(!silenced.isDisposed)
    silenced.dispose()
    #expect(source.hasSubscribers)
    subscription.dispose()
    #expect(!source.hasSubscribers)
  }

  @Test func whatDoesNotWaitGoesOn() {
    let source = TickSubject<Int, Never>()
    let recording = scheduler.record(source.signal.timeout(after: .seconds(2), on: scheduler))
    scheduler.shutdown()
    scheduler.advance(by: .seconds(10))
    source.send(1, completing: true)
    expectEqual(recording.values, [1])
    expectEqual(recording.events.last, .completed(at: .seconds(10)))
  }

  typealias Waiting = @Sendable (TickSignal<Witness, Never>, TestScheduler) -> TickSignal<[Witness], Never>
  static let waiting: [Waiting] = [
    { $0.deliver(on: $1).map { [$0] } },
    { $0.delay(.seconds(1), on: $1).map { [$0] } },
    { $0.collect(every: .seconds(1), on: $1) },
  ]

  @Test(arguments: 0..<3) func valuesThatWaitAreReleasedAndLaterOnesAreNotKept(number: Int) {
    let source = TickSubject<Witness, Never>()
    let subscription = Self.waiting[number](source.signal, scheduler).subscribe(onNext: { [log] _ in log.append("value") })
    weak var witness: Witness?
    func send() {
      let value = Witness()
      witness = value
      source.next(value)
    }
    send()
    #expect(witness != nil)
    scheduler.shutdown()
    #expect(witness == nil)
    for _ in 1...3 {
      send()
      #expect(witness == nil)
    }
    expectEqual(scheduler.statistics.queuedValues, 0)
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, [])
    subscription.dispose()
  }

  @Test(arguments: 0..<3) func theFirstValueAfterItIsNotKept(number: Int) {
    let source = TickSubject<Witness, Never>()
    let subscription = Self.waiting[number](source.signal, scheduler).subscribe(onNext: { _ in })
    scheduler.shutdown()
    weak var witness: Witness?
    for _ in 1...3 {
      let value = Witness()
      witness = value
      source.next(value)
    }
    #expect(witness == nil)
    expectEqual(scheduler.statistics.queuedValues, 0)
    subscription.dispose()
  }

  @Test(arguments: [true, false], [Duration.seconds(5), .seconds(Int64.max)])
  func theGracePeriodOfAShareIsOver(isPending: Bool, grace: Duration) {
    let source = TickSubject<Int, Never>()
    let shared = source.signal.share(grace: grace, on: scheduler)
    let subscription = shared.subscribe(onNext: { _ in })
    if !isPending { scheduler.shutdown() }
    subscription.dispose()
    expectEqual(source.hasSubscribers, isPending)
    scheduler.shutdown()
    #expect(!source.hasSubscribers)
    let again = shared.subscribe(onNext: { [log] in log.append("\($0)") })
    source.next(1)
    expectEqual(log.entries, ["1"], "a new run")
    withExtendedLifetime(again) {}
  }

  private func sleep(_ name: String) {
    scheduler.spawn { [scheduler, outside, log] in
      do throws(CancellationError) {
        try await scheduler.sleep(for: .seconds(9))
        log.append("\(name) has slept")
      } catch { log.append("\(name) \(error) at \(outside.now)") }
    }
  }

  @Test func tasksThatSleepAreToldByACancellationError() {
    sleep("first")
    scheduler.advance(by: .seconds(2))
    scheduler.shutdown()
    scheduler.advance(by: .zero)
    expectEqual(log.entries, ["first CancellationError() at 2.0 seconds"])
    sleep("second")
    scheduler.advance(by: .zero)
    expectEqual(log.entries.last, "second CancellationError() at 2.0 seconds")
  }

  @Test(arguments: [true, false]) func withTimeoutHasNoLimitAnyMore(isRunning: Bool) {
    if !isRunning { scheduler.shutdown() }
    scheduler.spawn { [scheduler, outside, log] in
      let value = try await withTimeout(after: .seconds(2), on: scheduler) {
        try await outside.sleep(for: .seconds(7))
        return 1
      }
      log.append("\(value) at \(outside.now)")
    }
    scheduler.advance(by: .seconds(1))
    scheduler.shutdown()
    scheduler.advance(by: .seconds(10))
    expectEqual(log.entries, ["1 at 7.0 seconds"])
  }

  @Test func nothingOfAnEmptySequenceIsSent() {
    let scheduler = TestScheduler()
    scheduler.shutdown()
    #expect(scheduler.record(TickSignal.from([Int](), every: .seconds(1), on: scheduler)).events.isEmpty)
  }
}

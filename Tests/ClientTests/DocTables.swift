import Testing
import TickStreams
import TickStreamsTesting

/// The tables and diagrams of the page on time semantics.
struct DocTables {
  let scheduler = TestScheduler()

  @Test(arguments: [
    (Duration?.none, [2.0, 4]), (.zero, [0, 2, 4]), (.milliseconds(400), [0.4, 2.4, 4.4]), (.seconds(3), [3, 5]),
  ])
  func firstTickAndGrid(delay: Duration?, seconds: [Double]) {
    let recording = scheduler.record(TickSignal.interval(.seconds(2), delay: delay, on: scheduler))
    scheduler.advance(by: .seconds(5))
    #expect(recording.events.map(\.time) == seconds.map { .milliseconds(Int($0 * 1_000)) })
  }

  @Test(arguments: [
    (MissedTicks.skip, [1_000, 4_200, 5_000, 6_000], [0, 3, 4, 5], [0, 2, 0, 0]),
    (.burst, [1_000, 4_200, 4_200, 4_200, 5_000, 6_000], [0, 1, 2, 3, 4, 5], [0, 0, 0, 0, 0, 0]),
    (.regrid, [1_000, 4_200, 5_200, 6_200], [0, 1, 2, 3], [0, 2, 0, 0]),
  ])
  func missedTicks(policy: MissedTicks, milliseconds: [Int], indices: [Int], missed: [Int]) {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), missedTicks: policy, on: scheduler))
    scheduler.advance(by: .milliseconds(1_500))
    scheduler.sleepDevice(for: .milliseconds(2_700))
    scheduler.advance(by: .milliseconds(2_000))
    #expect(recording.events.map(\.time) == milliseconds.map { .milliseconds($0) })
    #expect(recording.values.map(\.index) == indices)
    #expect(recording.values.map(\.missed) == missed)
  }

  @Test func countdownThroughAStall() {
    let recording = scheduler.record(TickSignal.countdown(for: .milliseconds(9_400), on: scheduler))
    scheduler.advance(by: .seconds(2))
    scheduler.sleepDevice(for: .milliseconds(5_500))
    scheduler.advance(by: .seconds(5))
    #expect(recording.values == [10, 9, 8, 2, 1, 0].map { .seconds($0) })
    #expect(recording.events.map(\.time) == [0, 400, 1_400, 7_500, 8_400, 9_400, 9_400].map { .milliseconds($0) })
  }

  // The signal that the diagram calls input: a-b-c-------d-|
  private var input: TickSignal<String, Never> {
    .merge(
      [("a", 0), ("b", 2), ("c", 4), ("d", 12)].map { TickSignal<String, Never>.after(.seconds($0.1), value: $0.0, on: scheduler) }
        + [TickSignal<Tick, Never>.after(.seconds(14), on: scheduler).filter { _ in false }.replaceValues(with: "")]
    )
  }

  private func check(_ signal: TickSignal<String, Never>, _ values: [(String, Int)], completed: Int) {
    let recording = scheduler.record(signal)
    scheduler.advance(by: .seconds(20))
    #expect(recording.events == values.map { .next($0.0, at: .seconds($0.1)) } + [.completed(at: .seconds(completed))])
  }

  @Test func debounce() { check(input.debounce(for: .seconds(3), on: scheduler), [("c", 7), ("d", 14)], completed: 14) }
  @Test func throttle() { check(input.throttle(for: .seconds(5), on: scheduler), [("a", 0), ("c", 5), ("d", 12)], completed: 14) }

  @Test func throttleWithoutTheLatest() {
    check(input.throttle(for: .seconds(5), latest: false, on: scheduler), [("a", 0), ("d", 12)], completed: 14)
  }

  @Test func delay() { check(input.delay(.seconds(3), on: scheduler), [("a", 3), ("b", 5), ("c", 7), ("d", 15)], completed: 15) }

  @Test func workScheduledFirstRunsFirst() {
    let source = TickSubject<String, Never>()
    scheduler.schedule(after: .seconds(1)) { source.next("b") }
    let recording = scheduler.record(source.signal.debounce(for: .seconds(1), on: scheduler))
    source.next("a")
    scheduler.advance(by: .seconds(3))
    #expect(recording.events == [.next("b", at: .seconds(2))])
  }

  @Test func anIntervalDebouncedForItsOwnLengthPassesEachTick() {
    let recording = scheduler.record(
      TickSignal.interval(.seconds(1), on: scheduler).map(\.index).debounce(for: .seconds(1), on: scheduler)
    )
    scheduler.advance(by: .seconds(4))
    #expect(recording.events == [.next(0, at: .seconds(2)), .next(1, at: .seconds(3)), .next(2, at: .seconds(4))])
  }

  @Test func deliveryOnTheImmediateSchedulerIsInPlace() {
    let recording = scheduler.record(TickSignal<Int, Never>.from(1...3).deliver(on: ImmediateScheduler()))
    #expect(recording.values == [1, 2, 3])
  }
}

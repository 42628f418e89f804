import Foundation
import Testing
import TickStreams
import TickStreamsTesting

// The samples of the READMEs, word for word; `SamplesInSync` compares them. `.ci/newcomer` builds and runs them in a package of their own.

private final class Cell {
  var text = ""

  func show(_ sale: (id: String, end: Date), in hub: CountdownHub<String>) {
    let cell = self
    // hub, one for the app: CountdownHub<String>(every: .seconds(1), on: .main)
    hub.start(sale.id, to: sale.end)
    hub.bind(cell, to: sale.id) { cell, left in
      cell.text = left.map { "\($0.components.seconds) s left" } ?? "over"
    }
  }
}

@Suite struct ReadmeSamples {
  @Test func aHeartbeat() {
    func start(_ phases: TickSignal<AppPhase, Never>) -> TickSignal<Tick, Never> {
      // phases: AppPhase.signal(.uiKit)
      let beats = phases.isForeground.flatMapLatest { isForeground in
        isForeground ? TickSignal.interval(.seconds(60), delay: .zero, on: .main) : .empty
      }
      return beats
    }
    let scheduler = TestScheduler()
    #expect(scheduler.record(start(.just(.background))).isFinished)
  }

  @Test func aCellThatCountsDown() {
    let scheduler = TestScheduler()
    let (cell, end) = (Cell(), scheduler.date.addingTimeInterval(90))
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    cell.show((id: "shoes", end: end), in: hub)
    scheduler.advance(by: .seconds(30))
    #expect(cell.text == "60 s left")
    #expect(scheduler.pending.count == 1)
    scheduler.advance(by: .seconds(60))
    #expect(cell.text == "over")
  }

  @Test func aTestOfAnHour() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal.interval(.seconds(60), delay: .zero, on: scheduler))
    scheduler.advance(by: .seconds(3_600))  // recording.values has 61 ticks, the last at 3600 s
    #expect(recording.values.count == 61)
    #expect(recording.events.last?.time == .seconds(3_600))
  }

  @Test func aProgram() async {
    let printed = await Transcript.awaiting {
      let beats = TickSignal.interval(.seconds(1), delay: .zero, on: .main).take(3)
      for await tick in beats.values {
        print("beat", tick.index)
      }
    }
    let expected = """
      beat 0
      beat 1
      beat 2
      """
    // Main runs other tests, too: beats that it misses meanwhile are skipped.
    let numbers = printed.compactMap { Int($0.dropFirst("beat ".count)) }
    #expect(numbers.count == 3 && numbers == numbers.sorted())
    if numbers.last == 2 { #expect(printed.joined(separator: "\n") == expected) }
  }

  @Test func itBeatsThreeTimes() throws {
    let scheduler = TestScheduler()
    let beats = scheduler.record(TickSignal.interval(.seconds(1), delay: .zero, on: scheduler).take(3))
    scheduler.advance(by: .seconds(2))
    #expect(beats.events.map(\.time) == [.zero, .seconds(1), .seconds(2), .seconds(2)])  // and the end
    try scheduler.expectIdle()
  }

  @Test func aRequestThatHangs() {
    func reply(to request: TickSignal<Int, PostError>, on scheduler: any TickScheduler) -> TickSignal<Int, Never> {
      request
        .timeout(after: .seconds(20), failing: .timedOut, on: scheduler)  // each attempt
        .retry(2, backoff: .exponential(from: .seconds(1)), on: scheduler)  // after 1 s, then after 2 s
        .catch { _ in .empty }  // the type says that it cannot fail any more
    }
    let scheduler = TestScheduler()
    let recording = scheduler.record(reply(to: .never, on: scheduler))
    scheduler.advance(by: .seconds(63) - .nanoseconds(1))
    #expect(recording.events.isEmpty)
    scheduler.advance(by: .nanoseconds(1))
    #expect(recording.events == [.completed(at: .seconds(63))])
  }

  @Test func aSearch() {
    func search(
      _ typed: TickSignal<String, Never>, find: @escaping @Sendable (String) async throws -> [String]
    ) -> TickSignal<[String], Never> {
      let results = typed.debounce(for: .milliseconds(300), on: .main).removeDuplicates()
        .flatMapLatest { text in TickSignal<[String], any Error>.task { try await find(text) }.catch { _ in .empty } }
      return results
    }
    let recording = TestScheduler().record(search(.empty, find: { [$0] }))
    #expect(recording.isFinished)
  }
}

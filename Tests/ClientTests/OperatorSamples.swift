import Testing
import TickStreams
import TickStreamsTesting

/// Operators with closures of the client, where everything is on the main actor by default.
struct OperatorSamples {
  private let scheduler = TestScheduler()

  private func answer() async -> Int { 42 }

  @Test func aTaskCallsTheMainActor() async {
    #expect(await TickSignal<Int, Never>.task { await answer() }.firstValue() == 42)
    let failing = TickSignal<Int, PostError>.task { () async throws(PostError) in throw .timedOut }
    await #expect(throws: PostError.timedOut) { try await failing.firstValue() }
  }

  @Test func groupsWindowsAndConditions() {
    let numbers = TickSignal<Int, Never>.from(1...4)
    let groups = numbers.grouped { $0 % 2 }.flatMap { group in group.signal.collect().map { "\(group.key): \($0)" } }
    #expect(scheduler.record(groups).values == ["1: [1, 3]", "0: [2, 4]"])
    #expect(scheduler.record(numbers.window(every: .seconds(1), on: scheduler).flatMap { $0.reduce(0, +) }).values == [10])
    #expect(scheduler.record(numbers.contains { $0 > 3 }.and(numbers.allSatisfy { $0 > 0 })).values == [true])
  }
}

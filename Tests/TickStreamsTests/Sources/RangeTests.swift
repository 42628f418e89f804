import Testing
import TickStreams
import TickStreamsTesting

struct RangeTests {
  let scheduler = TestScheduler()

  @Test func theNumbersComeInOrderThenCompletionOnSubscription() {
    let recording = scheduler.record(TickSignal<Int, Never>.range(start: 4, count: 2))
    #expect(recording.events == [.next(4, at: .zero), .next(5, at: .zero), .completed(at: .zero)])
  }

  @Test func ofNoNumbersItIsEmpty() {
    #expect(scheduler.record(TickSignal<Int, Never>.range(start: 4, count: 0)).events == [.completed(at: .zero)])
  }

  @Test func aNegativeCountAndASumBeyondIntEndTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = TickSignal<Int, Never>.range(start: 0, count: -1) }
    await #expect(processExitsWith: .failure) { _ = TickSignal<Int, Never>.range(start: .max, count: 1) }
  }
}

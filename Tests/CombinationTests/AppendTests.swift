import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct AppendTests {
  let scheduler = TestScheduler()

  @Test func theValuesComeAtTheCompletionOfTheSource() {
    let recording = scheduler.record(TestSource(on: scheduler, "-a-|").signal.append("x", "y"), for: .seconds(10))
    #expect(recording.line == "a at 1, x at 3, y at 3, | at 3")
  }

  @Test func behindAFailureTheyDoNotCome() {
    #expect(scheduler.record(TestSource(on: scheduler, "-a#").signal.append("x"), for: .seconds(10)).line == "a at 1, # at 2")
  }

  @Test func whatIsNotAskedForAnyMoreIsNotSent() {
    #expect(scheduler.record(TickSignal<Int, Never>.just(1).append(2, 3).take(2)).values == [1, 2])
  }
}

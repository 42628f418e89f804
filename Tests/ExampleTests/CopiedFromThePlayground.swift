import Testing
import TickStreams
import TickStreamsTesting

struct Oops: Error, Equatable {}

@Test func aCaseOfThePlayground() throws {
  let scheduler = TestScheduler()
  let input = scheduler.cold("-a-b-c-d-e-f-g-----#", error: Oops(), frame: .seconds(1)).signal
  let output = input.debounce(for: .seconds(3), on: scheduler)
  let output2 = input.throttle(for: .seconds(4), on: scheduler)
  let output3 = output2.sample(every: .seconds(3), on: scheduler)
  let recording1 = scheduler.record(output)
  let recording2 = scheduler.record(output2)
  let recording3 = scheduler.record(output3)
  scheduler.advance(by: .seconds(20))
  try recording1.expect("----------------g--#", error: Oops(), frame: .seconds(1))
  try recording2.expect("-a---c---e---g-----#", error: Oops(), frame: .seconds(1))
  try recording3.expect("---a--c--e-----g---#", error: Oops(), frame: .seconds(1))
}

import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("not, and, or") struct BoolTests {
  let scheduler = TestScheduler()

  @Test func notInvertsEachValue() {
    #expect(scheduler.record(TickSignal<Bool, Never>.from([true, false, false]).not()).values == [false, true, true])
  }

  @Test func eachCombinationOfTwo() {
    let (first, second) = (TickSubject<Bool, Never>(), TickSubject<Bool, Never>())
    let both = scheduler.record(first.signal.and(second.signal))
    let either = scheduler.record(first.signal.or(second.signal))
    first.next(true)
    #expect(both.values.isEmpty)
    #expect(either.values.isEmpty)
    for (one, other) in [(true, true), (true, false), (false, false), (false, true)] {
      first.next(one)
      second.next(other)
    }
    #expect(both.values == [true, true, false, false, false, false, false])
    #expect(either.values == [true, true, true, false, false, false, true])
  }

  @Test func theyCompleteWithTheLastOfTheTwo() {
    let (first, second) = (TickSubject<Bool, Never>(), TickSubject<Bool, Never>())
    let recording = scheduler.record(first.signal.and(second.signal))
    first.send(true, completing: true)
    second.next(true)
    #expect(recording.line == "true at 0")
    second.completed()
    #expect(recording.line == "true at 0, | at 0")
  }
}

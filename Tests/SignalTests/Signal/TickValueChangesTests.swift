import Testing
import TickStreams
import TickStreamsTesting

struct TickValueChangesTests {
  let scheduler = TestScheduler()

  @Test func changesBeginWithTheFirstValueThatIsSet() {
    let value = TickValue(1)
    value.current = 2
    let changes = scheduler.record(value.changes)
    #expect(changes.values.isEmpty)
    value.current = 3
    value.current = 3
    #expect(changes.values == [3, 3])
  }

  @Test func changesOfAViewAreThoseOfTheValue() {
    let value = TickValue(1)
    let changes = scheduler.record(value.readOnly.changes)
    value.modify { $0 += 1 }
    #expect(changes.values == [2])
  }

  @Test func changesCompleteWithTheValue() {
    var value: TickValue<Int>? = TickValue(1)
    let changes = scheduler.record(value!.changes)
    value = nil
    #expect(changes.events.map(\.event) == [.completed])
  }

  @Test func theFailureOfAnEventIsThatOfAFailedOne() {
    #expect(Event<Int, TickTimeout>.failed(TickTimeout(after: .zero)).failure == TickTimeout(after: .zero))
    #expect(Event<Int, TickTimeout>.next(1).failure == nil)
    #expect(Event<Int, TickTimeout>.completed.failure == nil)
  }
}

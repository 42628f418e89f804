import Observation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("TickValue.ReadOnly") struct TickValueReadOnlyTests {
  @Test func itShowsEachChangeAtOnce() {
    let value = TickValue(1)
    let view = value.readOnly
    expectEqual(view.current, 1)
    value.current = 2
    expectEqual(view.current, 2)
    value.modify { $0 += 1 }
    expectEqual(view.current, 3)
  }

  @Test func itsSignalSendsTheCurrentValueAndEachLaterOne() {
    let value = TickValue(1)
    let seen = Log<Int>()
    let subscription = TickValue.ReadOnly(value).signal.subscribe(onNext: { seen.append($0) })
    value.current = 2
    expectEqual(seen.entries, [1, 2])
    subscription.dispose()
  }

  @Test func anObserverOfItIsToldOfAChange() {
    let value = TickValue(1)
    let view = value.readOnly
    let changes = Log<String>()
    withObservationTracking {
      _ = view.current
    } onChange: {
      changes.append("changed")
    }
    value.current = 2
    expectEqual(changes.entries, ["changed"])
  }

  @Test func itKeepsTheValueAlive() {
    var value: TickValue<Int>? = TickValue(1)
    var view = value?.readOnly
    let events = Log<String>()
    let subscription = value?.signal.observe { events.append("\($0)") }
    value = nil
    expectEqual(view?.current, 1)
    expectEqual(events.entries, ["next(1)"])
    view = nil
    expectEqual(events.entries, ["next(1)", "completed"])
    subscription?.dispose()
  }
}

struct TickValueChangesTests {
  let scheduler = TestScheduler()

  @Test func changesBeginWithTheFirstValueThatIsSet() {
    let value = TickValue(1)
    value.current = 2
    let changes = scheduler.record(value.changes)
    expectEmpty(changes.values)
    value.current = 3
    value.current = 3
    expectEqual(changes.values, [3, 3])
  }

  @Test func changesOfAViewAreThoseOfTheValue() {
    let value = TickValue(1)
    let changes = scheduler.record(value.readOnly.changes)
    value.modify { $0 += 1 }
    expectEqual(changes.values, [2])
  }

  @Test func changesCompleteWithTheValue() {
    var value: TickValue<Int>? = TickValue(1)
    let changes = scheduler.record(value!.changes)
    value = nil
    expectEqual(changes.events.map(\.event), [.completed])
  }

  @Test func theFailureOfAnEventIsThatOfAFailedOne() {
    #expect(Event<Int, TickTimeout>.failed(TickTimeout(after: .zero)).failure == TickTimeout(after: .zero))
    #expect(Event<Int, TickTimeout>.next(1).failure == nil)
    #expect(Event<Int, TickTimeout>.completed.failure == nil)
  }
}

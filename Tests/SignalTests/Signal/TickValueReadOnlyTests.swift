import Observation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("TickValue.ReadOnly") struct TickValueReadOnlyTests {
  @Test func itShowsEachChangeAtOnce() {
    let value = TickValue(1)
    let view = value.readOnly
    #expect(view.current == 1)
    value.current = 2
    #expect(view.current == 2)
    value.modify { $0 += 1 }
    #expect(view.current == 3)
  }

  @Test func itsSignalSendsTheCurrentValueAndEachLaterOne() {
    let value = TickValue(1)
    let seen = Log<Int>()
    let subscription = TickValue.ReadOnly(value).signal.subscribe(onNext: { seen.append($0) })
    value.current = 2
    #expect(seen.entries == [1, 2])
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
    #expect(changes.entries == ["changed"])
  }

  @Test func itKeepsTheValueAlive() {
    var value: TickValue<Int>? = TickValue(1)
    var view = value?.readOnly
    let events = Log<String>()
    let subscription = value?.signal.observe { events.append("\($0)") }
    value = nil
    #expect(view?.current == 1)
    #expect(events.entries == ["next(1)"])
    view = nil
    #expect(events.entries == ["next(1)", "completed"])
    subscription?.dispose()
  }
}

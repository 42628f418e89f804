import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct FilterWhileTests {
  let scheduler = TestScheduler()
  let isOn = TickSubject<Bool, Never>()

  @Test func valuesAreDroppedWhileItIsOffAndTheUpstreamKeepsRunning() {
    let source = TestSource(on: scheduler, "a--b--c--d--e--|")
    let recording = scheduler.record(source.signal.filter(while: isOn.signal))
    scheduler.play(until: 20, [4: { isOn.next(false) }, 10: { isOn.next(true) }])
    expectEqual(recording.line, "a at 0, b at 3, e at 12, | at 15")
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(15))])
    #expect(!isOn.hasSubscribers)
  }

  @Test func anIntervalKeepsItsGrid() {
    let ticks = TickSignal.interval(.seconds(10), on: scheduler).map(\.index)
    let recording = scheduler.record(ticks.filter(while: isOn.signal))
    scheduler.play(until: 50, [14: { isOn.next(false) }, 27: { isOn.next(true) }])
    expectEqual(recording.line, "0 at 10, 2 at 30, 3 at 40, 4 at 50")
    expectEqual(scheduler.pending.count, 1)
    recording.dispose()
    expectEmpty(scheduler.pending)
    #expect(!isOn.hasSubscribers)
  }

  @Test func theConditionIsSubscribedBeforeTheUpstream() {
    expectEqual(scheduler.record(TickSignal<Int, Never>.just(1).filter(while: .never.startWith(false))).line, "| at 0")
    expectEqual(scheduler.record(TickSignal<Int, Never>.just(1).filter(while: .never)).line, "1 at 0, | at 0")
  }

  @Test func aValueOneNanosecondBeforeItIsOffPassesAndOneBehindItDoesNot() {
    let subject = TickSubject<Int, Never>()
    let recording = scheduler.record(subject.signal.filter(while: isOn.signal), for: .seconds(5) - .nanosecond)
    subject.next(1)
    scheduler.advance(by: .nanosecond)
    isOn.next(false)
    subject.next(2)
    expectEqual(recording.events, [.next(1, at: .seconds(5) - .nanosecond)])
  }

  @Test func endsOfTheUpstreamEndTheResultAlsoWhileItIsOff() {
    for (line, result) in [("a-|", "a at 0, | at 2"), ("a-#", "a at 0, # at 2")] {
      let scheduler = TestScheduler()
      let recording = scheduler.record(TestSource(on: scheduler, line).signal.filter(while: isOn.signal))
      scheduler.play(until: 60, [1: { isOn.next(false) }])
      expectEqual(recording.line, result)
      #expect(!isOn.hasSubscribers)
    }
  }

  @Test func aConditionThatCompletesWhileItIsOffCompletesTheResultAndOtherwiseStaysInEffect() {
    let ticks = TickSignal.interval(.seconds(10), on: scheduler).map(\.index)
    let off = scheduler.record(ticks.filter(while: isOn.signal))
    let on = scheduler.record(ticks.filter(while: .just(true)))
    let empty = scheduler.record(ticks.filter(while: .empty))
    scheduler.play(until: 10, [4: { isOn.next(false) }, 5: { isOn.completed() }])
    expectEqual(off.line, "| at 5")
    expectEqual(on.line, "0 at 10")
    expectEqual(empty.line, "0 at 10")
  }

  @Test func turningItOffFromInsideADeliveryWorks() {
    let ticks = TickSignal.interval(.seconds(1), on: scheduler).map(\.index)
    let seen = Log<Int>()
    let subscription = ticks.filter(while: isOn.signal)
      .subscribe(onNext: { [isOn] value in
        seen.append(value)
        if value == 2 { isOn.next(false) }
      })
    scheduler.advance(by: .seconds(60))
    expectEqual(seen.entries, [0, 1, 2])
    subscription.dispose()
    expectEmpty(scheduler.pending)
  }
}

import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The ends of keys, counts that can be paused, and the fraction that is left.
@Suite("Hub: ends, stopwatches and parts") @MainActor struct HubEndsTests {
  let scheduler: TestScheduler
  let hub: CountdownHub<Int>
  private let ended = Log<Int>()

  init() { (scheduler, hub) = secondsHub() }

  // MARK: - Ends

  @Test("A key that nobody shows is sent exactly at its end, once, and does not run any more then") func end() {
    let running = Log<Duration?>()
    hub.start(1, for: .milliseconds(2_500))
    let ended = scheduler.record(hub.ends.handleEvents(onNext: { [hub] in running.append(hub[$0]) }))
    scheduler.advance(by: .milliseconds(2_500) - .nanoseconds(1))
    expectEmpty(ended.events)
    scheduler.advance(by: .nanoseconds(1))
    expectEqual(ended.events, [.next(1, at: .milliseconds(2_500))])
    expectEqual(running.entries, [nil])
    scheduler.advance(by: .seconds(60))
    expectEqual(ended.events.count, 1)
    ended.dispose()
  }

  @Test("A key that is started again while another one ends is shown its end before") func restartedWhileAnotherEnds() {
    for key in 1...2 { hub.start(key, for: .seconds(1)) }
    let recordings = (1...2).map { key in
      scheduler.record(hub.signal(for: key).handleEvents(onNext: { [hub] in if $0 == .zero { hub.start(3 - key, for: .seconds(5)) } }))
    }
    scheduler.advance(by: .seconds(1))
    for recording in recordings { expectEqual(recording.values.prefix(4), [.seconds(1), .zero, nil, .seconds(5)], "\(recording)") }
  }

  @Test("The timer is armed for the earliest end only, and not for figures") func armedForTheEarliest() {
    let (alarm, hub) = handHub()
    for key in 1...1_000 { hub.start(key, for: .seconds(key * 10)) }
    let subscription = hub.ends.subscribe(onNext: { ended.append($0) })
    expectEqual(alarm.armed, .origin.advanced(by: .seconds(10)))
    alarm.run(until: .seconds(100))
    expectEqual(ended.entries, Array(1...10))
    expectEqual(alarm.wakeUps, 10)
    subscription.dispose()
    #expect(alarm.armed == nil)
    alarm.run(until: .seconds(20_000))
    expectEqual(alarm.wakeUps, 10)
    expectEqual(ended.count, 10)
  }

  @Test("A key that is shown is sent behind its zero and its nil, at the same instant") func shown() {
    let order = Log<String>()
    let figures = hub.signal(for: 1).subscribe(onNext: { order.append($0.map { "\($0.components.seconds)" } ?? "nil") })
    let ends = hub.ends.subscribe(onNext: { order.append("ended \($0)") })
    hub.start(1, for: .seconds(1))
    scheduler.advance(by: .seconds(1))
    expectEqual(order.entries, ["nil", "1", "0", "nil", "ended 1"])
    figures.dispose()
    let (owner, before) = (Cell(), order.count)
    hub.bind(owner, to: 1, starting: .for(.seconds(1))) { _, left in order.append(left.map { "\($0.components.seconds)" } ?? "nil") }
    scheduler.advance(by: .seconds(1))
    expectEqual(order.entries.dropFirst(before), ["1", "0", "nil", "ended 1"])
    ends.dispose()
  }

  @Test("A countdown whose deadline has passed when it is started ends at once") func past() {
    let ended = scheduler.record(hub.ends)
    hub.start(1, for: .zero)
    expectEqual(ended.events, [.next(1, at: .zero)])
    ended.dispose()
  }

  @Test("A stop and another start are no ends; a count up has none") func noEnds() {
    let ended = scheduler.record(hub.ends)
    hub.start(1, for: .seconds(1))
    hub.start(2, for: .seconds(2))
    hub.start(4, .since(scheduler.now))
    hub.start(5, .up())
    hub.stop(1)
    scheduler.advance(by: .seconds(1))
    hub.start(2, for: .seconds(9))
    scheduler.advance(by: .seconds(8))
    expectEmpty(ended.events)
    scheduler.advance(by: .seconds(1))
    expectEqual(ended.values, [2])
    ended.dispose()
  }

  @Test("The end of a paused key is sent when it is resumed, not when its owner leaves or others are started", arguments: [1, 100])
  func pausedEnd(others: Int) {
    let ended = scheduler.record(hub.ends)
    for key in 1...others { hub.start(key, for: .seconds(1_000)) }
    let cell = Cell()
    hub.bind(cell, to: -1)
    hub.start(-1, .to(scheduler.now.advanced(by: .seconds(5))))
    hub.pause(-1)
    scheduler.advance(by: .seconds(10))
    hub.unbind(cell)
    for _ in 0..<40 { hub.start(1, for: .seconds(1_000)) }
    expectEmpty(ended.values)
    hub.resume(-1)
    expectEqual(ended.values, [-1])
    ended.dispose()
  }

  @Test("What ended while nobody was subscribed is not sent") func before() {
    hub.start(1, for: .seconds(1))
    hub.start(2, for: .seconds(5))
    hub.start(3, for: .seconds(2))
    hub.start(4, for: .seconds(2) + .nanoseconds(1))
    scheduler.advance(by: .seconds(2))
    let ended = scheduler.record(hub.ends, for: .seconds(60))
    expectEqual(ended.events, [.next(4, at: .nanoseconds(1)), .next(2, at: .seconds(3))])
    ended.dispose()
  }

  @Test("What ended before is not sent either when a change of another key frees it, nor to a second subscriber")
  func manyBefore() {
    for key in 0..<1_000 { hub.start(key, for: .seconds(key < 500 ? 1 : 5)) }
    scheduler.advance(by: .seconds(2))
    let ended = scheduler.record(hub.ends)
    let second = scheduler.record(hub.ends)
    expectEqual(hub.snapshot.count, 500)
    hub.start(1_000, for: .seconds(9))
    scheduler.advance(by: .seconds(60))
    expectEqual(ended.values.sorted(), Array(500...1_000))
    expectEqual(second.values.sorted(), Array(500...1_000))
    ended.dispose()
    second.dispose()
  }

  @Test("Keys that end between the subscription and the visit of their batch are sent") func endsWhileKeysAreVisited() {
    let (alarm, hub) = handHub()
    for key in 0..<1_000 { hub.start(key, for: .seconds(10)) }
    alarm.pass(.milliseconds(9_900))
    /// Lets time pass after some readings of the clock, of which a change takes two, before the keys are visited.
    @Sendable func pass(after readings: Int) {
      alarm.interruptNextReading { if readings == 0 { alarm.pass(.milliseconds(200)) } else { pass(after: readings - 1) } }
    }
    pass(after: 2)
    let subscription = hub.ends.subscribe(onNext: { ended.append($0) })
    expectEqual(alarm.now, .seconds(10.1))
    alarm.run(until: .seconds(20))
    expectEqual(ended.entries.sorted(), Array(0..<1_000))
    subscription.dispose()
  }

  @Test("A second subscription and its disposal cost the same for any number of keys") func secondSubscriber() {
    /// How often they read the clock, which each visit of some keys does.
    func readings(keys: Int) -> Int {
      let (alarm, hub) = handHub()
      for key in 0..<keys { hub.start(key, for: .seconds(100)) }
      let first = hub.ends.subscribe(onNext: { _ in })
      let readings = Counter()
      @Sendable func count() {
        readings.increment()
        alarm.interruptNextReading(count)
      }
      alarm.interruptNextReading(count)
      hub.ends.subscribe(onNext: { _ in }).dispose()
      alarm.interruptNextReading {}
      first.dispose()
      return readings.count
    }
    expectEqual(readings(keys: 2_000), readings(keys: 1))
  }

  @Test("A key goes on being awaited when its last owner or subscriber leaves") func leaves() {
    let ended = scheduler.record(hub.ends)
    hub.start(1, for: .seconds(10))
    hub.start(2, for: .seconds(10))
    let cell = Cell()
    hub.bind(cell, to: 1)
    let subscription = hub.signal(for: 2).subscribe(onNext: { _ in })
    scheduler.advance(by: .seconds(3))
    hub.unbind(cell)
    subscription.dispose()
    scheduler.advance(by: .seconds(7))
    expectEqual(Set(ended.values), [1, 2])
    expectEqual(ended.events.map(\.time), [.seconds(10), .seconds(10)])
    ended.dispose()
  }

  @Test("When the wall clock is set, the ends of dates move with it, also of keys that are not shown") func setClock() {
    let (alarm, scheduler) = HandAlarm.scheduler()
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    let subscription = hub.ends.subscribe(onNext: { ended.append($0) })
    hub.start(1, to: alarm.wallNow.advanced(by: .seconds(100)))
    hub.start(2, for: .seconds(100))
    alarm.run(until: .seconds(10))
    alarm.jump(.seconds(80))
    scheduler.wallClockChanged()
    alarm.run(until: .seconds(20) - .nanoseconds(1))
    expectEmpty(ended.entries)
    alarm.run(until: .seconds(20))
    expectEqual(ended.entries, [1])
    alarm.run(until: .seconds(99))
    expectEqual(ended.entries, [1])
    alarm.run(until: .seconds(100))
    expectEqual(ended.entries, [1, 2])
    subscription.dispose()
  }

  @Test("While the hub is paused nothing is sent; on resume all that has ended") func pausedHub() {
    let isPaused = TickValue(false)
    let pause = hub.pause(while: isPaused.signal)
    let ended = scheduler.record(hub.ends)
    for key in 1...3 { hub.start(key, for: .seconds(key)) }
    isPaused.current = true
    scheduler.advance(by: .seconds(2))
    expectEmpty(ended.events)
    expectEmpty(scheduler.pending)
    isPaused.current = false
    expectEqual(Set(ended.values), [1, 2])
    scheduler.advance(by: .seconds(1))
    expectEqual(ended.values.last, 3)
    pause.dispose()
    ended.dispose()
  }

  @Test("A paused span does not end; a paused moment is sent on resume, if it has passed") func pausedKeys() {
    let ended = scheduler.record(hub.ends)
    hub.start(1, for: .seconds(2))
    hub.start(2, .to(scheduler.now.advanced(by: .seconds(2))))
    scheduler.advance(by: .seconds(1))
    hub.pause(1)
    hub.pause(2)
    scheduler.advance(by: .seconds(9))
    expectEmpty(ended.events)
    hub.resume(1)
    hub.resume(2)
    scheduler.advance(by: .seconds(1))
    expectEqual(ended.events, [.next(2, at: .seconds(10)), .next(1, at: .seconds(11))])
    ended.dispose()
  }

  @Test("A key may be started again from inside the signal of its end") func again() {
    let hub = hub
    let times = Log<Duration>()
    let subscription = hub.ends.subscribe(onNext: { [scheduler] key in
      times.append(TickInstant.origin.duration(to: scheduler.now))
      hub.start(key, for: .seconds(1))
    })
    hub.start(1, for: .seconds(1))
    scheduler.advance(by: .seconds(3))
    expectEqual(times.entries, [.seconds(1), .seconds(2), .seconds(3)])
    subscription.dispose()
  }

  @Test("A key whose time passes while its last value is delivered, and that nobody shows any more, is sent as well")
  func endsDuringADelivery() {
    let (alarm, hub) = handHub()
    let ends = hub.ends.subscribe(onNext: { ended.append($0) })
    let subscription = SerialDisposable()
    subscription.inner = hub.signal(for: 1).subscribe(onNext: { value in
      guard value != nil else { return }
      subscription.dispose()
      alarm.pass(.seconds(20))
      #expect(hub[2] == nil)
    })
    hub.start(1, for: .seconds(10))
    alarm.run(until: .seconds(60))
    expectEqual(ended.entries, [1])
    ends.dispose()
  }

  @Test("Ten thousand keys, more than a round visits, are awaited from the subscription on, and ended keys are freed")
  func many() {
    for key in 0..<10_000 { hub.start(key, for: .milliseconds(1_000 + key)) }
    let ended = scheduler.record(hub.ends, for: .seconds(60))
    expectEqual(ended.values, Array(0..<10_000))
    expectEmpty(hub.snapshot)
    ended.dispose()
  }

  @Test("The ends are those that subscribers of all keys see", arguments: 0..<Thorough.rounds(200 as UInt64))
  func twins(seed: UInt64) {
    var random = SplitMix(state: seed)
    let shownHub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    let hubs = [hub, shownHub]
    let zeros = Log<String>()
    let ends = Log<String>()
    let bag = DisposeBag()
    for key in 0..<5 {
      shownHub.signal(for: key).subscribe(onNext: { [scheduler] in
        if $0 == .zero { zeros.append("\(key) at \(TickInstant.origin.duration(to: scheduler.now))") }
      }).store(in: bag)
    }
    hub.ends.subscribe(onNext: { [scheduler] in ends.append("\($0) at \(TickInstant.origin.duration(to: scheduler.now))") }).store(in: bag)
    for _ in 0..<40 {
      let key = Int.random(in: 0..<5, using: &random)
      let span = Duration.milliseconds(Int.random(in: 0...6_000, using: &random))
      let step = Int.random(in: 0..<8, using: &random)
      let instant = scheduler.now.advanced(by: span)
      let date = scheduler.wallNow.advanced(by: span)
      for hub in hubs {
        switch step {
        case 0, 1: hub.start(key, for: span)
        case 2: hub.start(key, .to(instant, phase: .own))
        case 3: hub.start(key, to: date)
        case 4: hub.stop(key)
        case 5: hub.pause(key)
        case 6: hub.resume(key)
        default: break
        }
      }
      if step == 7 { scheduler.jumpWallClock(by: .seconds(Int.random(in: -3...3, using: &random))) }
      scheduler.advance(by: .milliseconds(Int.random(in: 0...2_000, using: &random)))
    }
    scheduler.advance(by: .seconds(60))
    expectEqual(ends.entries.sorted(), zeros.entries.sorted())
  }

  // MARK: - Stopwatches

  @Test("A count up from a figure is stopped by a pause and goes on from there") func stopwatch() {
    hub.start(1, .up(from: .seconds(5), phase: .own))
    expectEqual(hub[1], .seconds(5))
    scheduler.advance(by: .milliseconds(2_900))
    expectEqual(hub[1], .seconds(7))
    hub.pause(1)
    scheduler.advance(by: .seconds(60))
    expectEqual(hub[1], .seconds(7))
    hub.resume(1)
    scheduler.advance(by: .milliseconds(100) - .nanoseconds(1))
    expectEqual(hub[1], .seconds(7))
    scheduler.advance(by: .nanoseconds(1))
    expectEqual(hub[1], .seconds(8))
    expectEqual(HubTarget.up(from: .seconds(5)).description, "up from 5.0 seconds")
  }

  // MARK: - Parts

  @Test("What is left is a part from 1 to 0 of the time at the start, exact between figures, and stays while a span is paused")
  func part() {
    #expect(hub.fractionLeft(for: 1) == nil)
    hub.start(1, for: .seconds(10))
    expectEqual(hub.fractionLeft(for: 1), 1)
    scheduler.advance(by: .milliseconds(2_500))
    expectEqual(hub.fractionLeft(for: 1), 0.75)
    hub.pause(1)
    scheduler.advance(by: .seconds(60))
    expectEqual(hub.fractionLeft(for: 1), 0.75)
    hub.resume(1)
    scheduler.advance(by: .milliseconds(7_500) - .nanoseconds(1))
    #expect((hub.fractionLeft(for: 1) ?? 1) < 1e-9)
    scheduler.advance(by: .nanoseconds(1))
    #expect(hub.fractionLeft(for: 1) == nil)
    hub.start(1, .up())
    #expect(hub.fractionLeft(for: 1) == nil)
  }

  @Test("The part stays within 0 and 1 when the wall clock is set") func partOfADate() {
    hub.start(1, to: scheduler.wallNow.advanced(by: .seconds(10)))
    scheduler.jumpWallClock(by: .seconds(-5))
    expectEqual(hub.fractionLeft(for: 1), 1)
    scheduler.jumpWallClock(by: .seconds(10))
    expectEqual(hub.fractionLeft(for: 1), 0.5)
  }

  // MARK: - Values

  @Test("The value of a key is the same while somebody holds it, and another one afterwards") func sameValue() {
    hub.start(1, for: .seconds(10))
    var value: TickValue<Duration?>? = hub.value(for: 1)
    #expect(hub.value(for: 1) === value)
    #expect(hub.value(for: 2) !== value)
    weak let gone = value
    value = nil
    #expect(gone == nil)
    let another = hub.value(for: 1)
    #expect(hub.value(for: 1) === another)
    expectEqual(another.current, .seconds(10))
  }
}

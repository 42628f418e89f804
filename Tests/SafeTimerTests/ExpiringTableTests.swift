import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The rules of a table whose entries expire.
@Suite("Expiring table: rules") struct ExpiringTableTests {
  let scheduler = TestScheduler()
  private let table: ExpiringTable<String, Int>
  private let alarm = HandAlarm()

  init() { table = ExpiringTable(on: scheduler) }

  private func expirations(of table: ExpiringTable<String, Int>) -> Recording<String, Never> {
    scheduler.record(table.expirations.map { "\($0.key) \($0.value)" })
  }

  @Test("After a shutdown an expired value is not kept when its key is set again") func afterAShutdown() {
    scheduler.shutdown()
    for value in 0..<3 {
      table.updateValue(value, forKey: "a", for: .seconds(1))
      scheduler.advance(by: .seconds(1))
    }
    expectEqual(table.count, 1)
  }

  @Test("A value can be read until its deadline, and is then sent once with its key") func expires() {
    let expired = expirations(of: table)
    table.updateValue(1, forKey: "a", for: .seconds(60))
    scheduler.advance(by: .seconds(60) - .nanoseconds(1))
    expectEqual(table["a"], 1)
    expectEqual(table.remaining(forKey: "a"), .nanoseconds(1))
    expectEmpty(expired.events)
    scheduler.advance(by: .nanoseconds(1))
    #expect(table["a"] == nil)
    #expect(table.remaining(forKey: "a") == nil)
    expectEqual(table.count, 0)
    scheduler.advance(by: .seconds(600))
    expectEqual(expired.events, [.next("a 1", at: .seconds(60))])
    expectEmpty(scheduler.pending)
  }

  @Test("Each entry has a span of its own, and those with the same deadline come in the order in which they were set")
  func spans() {
    let expired = expirations(of: table)
    table.updateValue(1, forKey: "a", for: .seconds(3))
    table.updateValue(2, forKey: "b", for: .seconds(1))
    table.updateValue(3, forKey: "c", for: .seconds(3))
    scheduler.advance(by: .seconds(10))
    expectEqual(expired.events, [.next("b 2", at: .seconds(1)), .next("a 1", at: .seconds(3)), .next("c 3", at: .seconds(3))])
  }

  @Test("An extension moves the deadline to later or to earlier, and tells whether the entry is still there")
  func extensions() {
    let expired = expirations(of: table)
    table.updateValue(1, forKey: "a", for: .seconds(5))
    table.updateValue(2, forKey: "b", for: .seconds(5))
    scheduler.advance(by: .seconds(5) - .nanoseconds(1))
    #expect(table.extend("a", for: .seconds(5)))
    #expect(!table.extend("c", for: .seconds(5)))
    scheduler.advance(by: .nanoseconds(1))
    #expect(!table.extend("b", for: .seconds(5)))
    expectEqual(table["a"], 1)
    #expect(table.extend("a", for: .seconds(1)))
    scheduler.advance(by: .seconds(60))
    expectEqual(expired.events, [.next("b 2", at: .seconds(5)), .next("a 1", at: .seconds(6))])
  }

  @Test("An extension to zero or less expires the entry at once and returns false", arguments: [Duration.zero, .seconds(-5)])
  func extensionToNothing(duration: Duration) {
    let expired = expirations(of: table)
    table.updateValue(1, forKey: "a", for: .seconds(5))
    #expect(!table.extend("a", for: duration))
    #expect(table["a"] == nil)
    expectEmpty(expired.events)
    scheduler.advance(by: .zero)
    expectEqual(expired.events, [.next("a 1", at: .zero)])
  }

  @Test("A value with a span of zero or less cannot be read, and is sent as soon as possible", arguments: [Duration.zero, .seconds(-5)])
  func noSpan(duration: Duration) {
    let expired = expirations(of: table)
    #expect(table.updateValue(1, forKey: "a", for: duration) == nil)
    #expect(table["a"] == nil)
    scheduler.advance(by: .zero)
    expectEqual(expired.events, [.next("a 1", at: .zero)])
  }

  @Test("Setting a key again replaces value and deadline, and returns the old value, which is not sent") func replaced() {
    let expired = expirations(of: table)
    #expect(table.updateValue(1, forKey: "a", for: .seconds(5)) == nil)
    scheduler.advance(by: .seconds(4))
    expectEqual(table.updateValue(2, forKey: "a", for: .seconds(5)), 1)
    scheduler.advance(by: .seconds(60))
    expectEqual(expired.events, [.next("a 2", at: .seconds(9))])
  }

  @Test("A removed entry is returned and not sent, and its timer is taken out") func removed() {
    let expired = expirations(of: table)
    table.updateValue(1, forKey: "a", for: .seconds(5))
    expectEqual(table.removeValue(forKey: "a"), 1)
    #expect(table.removeValue(forKey: "a") == nil)
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(60))
    expectEmpty(expired.events)
  }

  @Test("From its deadline on an entry is not there, even if the timer is late; setting its key does not keep it from being sent")
  func lateTimer() {
    let table = ExpiringTable<String, Int>(on: AlarmScheduler(alarm))
    let expired = expirations(of: table)
    table.updateValue(1, forKey: "a", for: .seconds(60))
    alarm.pass(.seconds(60))
    #expect(table["a"] == nil)
    #expect(table.removeValue(forKey: "a") == nil)
    #expect(!table.extend("a", for: .seconds(60)))
    expectEqual(table.count, 1)
    #expect(table.updateValue(2, forKey: "a", for: .seconds(60)) == nil)
    expectEqual(table["a"], 2)
    expectEqual(table.count, 2)
    alarm.run(until: .seconds(61))
    expectEqual(expired.values, ["a 1"])
    expectEqual(table["a"], 2)
    expectEqual(table.count, 1)
    alarm.run(until: .seconds(121))
    expectEqual(expired.values, ["a 1", "a 2"])
  }

  @Test("What has expired for one thread has expired for all, also for one that read the clock before")
  func olderReading() {
    let table = ExpiringTable<String, Int>(on: AlarmScheduler(alarm))
    table.updateValue(1, forKey: "a", for: .seconds(60))
    alarm.pass(.seconds(59))
    alarm.interruptNextReading {
      alarm.pass(.seconds(1))
      #expect(table["a"] == nil)
    }
    #expect(!table.extend("a", for: .seconds(60)))
  }

  @Test("A firing for a deadline that another thread is moving removes nothing") func firingDuringAnExtension() {
    // A leeway is computed from the clock, between the decision and the move of the timer.
    let table = ExpiringTable<String, Int>(on: AlarmScheduler(alarm).withLeeway(.milliseconds(1)))
    let expired = expirations(of: table)
    table.updateValue(1, forKey: "a", for: .seconds(60))
    alarm.pass(.seconds(59))
    alarm.interruptNextReading { alarm.interruptNextReading { alarm.run(until: .seconds(61)) } }
    #expect(table.extend("a", for: .seconds(60)))
    expectEqual(alarm.now, .seconds(61))
    expectEqual(table["a"], 1)
    expectEmpty(expired.events)
    alarm.run(until: .seconds(120))
    expectEqual(expired.values, ["a 1"])
  }

  @Test("The table may be changed from inside its signal") func changedFromInside() {
    let table = table
    let expired = expirations(of: table)
    let again = table.expirations.subscribe(onNext: { table.updateValue($0.value + 1, forKey: $0.key, for: .seconds(1)) })
    table.updateValue(1, forKey: "a", for: .seconds(1))
    scheduler.advance(by: .seconds(3))
    expectEqual(expired.values, ["a 1", "a 2", "a 3"])
    again.dispose()
  }

  @Test("An expired value is released, whether or not somebody listens; so is one that is replaced, or removed, and all with the table")
  func releases() {
    var table: ExpiringTable<Int, Witness>? = ExpiringTable(on: scheduler)
    weak var (expired, replaced, removed, left): (Witness?, Witness?, Witness?, Witness?)
    func fill(_ table: ExpiringTable<Int, Witness>) {
      let values = (0..<4).map { _ in Witness() }
      (expired, replaced, removed, left) = (values[0], values[1], values[2], values[3])
      for (key, value) in values.enumerated() { table.updateValue(value, forKey: key, for: .seconds(key == 0 ? 1 : 100)) }
    }
    table.map(fill)
    scheduler.advance(by: .seconds(1))
    #expect(expired == nil && replaced != nil && removed != nil)
    table?.updateValue(Witness(), forKey: 1, for: .seconds(100))
    table?.removeValue(forKey: 2)
    #expect(replaced == nil && removed == nil && left != nil)
    table = nil
    #expect(left == nil)
    expectEmpty(scheduler.pending)
  }

  @Test("An entry whose key was set again before it was sent is released with the table, and its timer is taken out")
  func releasesLate() {
    var table: ExpiringTable<Int, Witness>? = ExpiringTable(on: scheduler)
    weak var late: Witness?
    func fill(_ table: ExpiringTable<Int, Witness>) {
      let value = Witness()
      late = value
      table.updateValue(value, forKey: 1, for: .zero)
      table.updateValue(Witness(), forKey: 1, for: .seconds(1))
    }
    table.map(fill)
    #expect(late != nil)
    table = nil
    #expect(late == nil)
    expectEmpty(scheduler.pending)
  }

  @Test("More entries than a drain fires while the clock stands still expire at their instant, in order")
  func standingClock() {
    let table = ExpiringTable<Int, Int>(on: AlarmScheduler(alarm))
    let expired = Log<Int>()
    let subscription = table.expirations.subscribe(onNext: { expired.append($0.key) })
    for key in 0..<10_100 { table.updateValue(key, forKey: key, for: .seconds(60)) }
    alarm.run(until: .seconds(60))
    expectEqual(expired.entries, Array(0..<10_100))
    expectEqual(table.count, 0)
    #expect(alarm.armed == nil)
    subscription.dispose()
  }

  @Test("After a shutdown nothing is sent, and what has expired cannot be read") func shutDown() {
    let expired = expirations(of: table)
    table.updateValue(1, forKey: "a", for: .seconds(1))
    scheduler.shutdown()
    expectEqual(table["a"], 1)
    scheduler.advance(by: .seconds(1))
    #expect(table["a"] == nil)
    expectEmpty(expired.events)
  }

  @Test("Extending thousands of entries moves nothing, and those with one deadline take one wake-up") func cost() {
    let (alarm, scheduler) = HandAlarm.scheduler()
    let table = ExpiringTable<Int, Int>(on: scheduler)
    let expired = TickValue(0)
    let subscription = table.expirations.subscribe(onNext: { _ in expired.modify { $0 += 1 } })
    for key in 0..<5_000 { table.updateValue(key, forKey: key, for: .seconds(60)) }
    alarm.pass(.seconds(30))
    for key in 0..<5_000 { table.extend(key, for: .seconds(60)) }
    alarm.run(until: .seconds(89))
    expectEqual(expired.current, 0)
    let wakeUps = scheduler.statistics.wakeUps
    alarm.run(until: .seconds(90))
    expectEqual(expired.current, 5_000)
    expectEqual(scheduler.statistics.wakeUps, wakeUps + 1)
    subscription.dispose()
  }

  @Test("Of an extension and an expiration on two threads one happens") func stressExtensionAndExpiration() {
    let scheduler = TestScheduler()
    let table = ExpiringTable<Int, Int>(on: scheduler)
    let expired = Log<Int>()
    let subscription = table.expirations.subscribe(onNext: { expired.append($0.key) })
    let count = Thorough.rounds(20_000)
    // They expire one after the other, and are extended from the last one on.
    for key in 0..<count { table.updateValue(key, forKey: key, for: .nanoseconds(key + 1)) }
    let extended = Log<Int>()
    together(2) { thread in
      if thread == 0 {
        scheduler.advance(by: .seconds(1))
      } else {
        for key in (0..<count).reversed() where table.extend(key, for: .seconds(9)) { extended.append(key) }
      }
    }
    expectEqual(expired.count + extended.count, count)
    #expect(Set(expired.entries).isDisjoint(with: extended.entries))
    subscription.dispose()
  }
}

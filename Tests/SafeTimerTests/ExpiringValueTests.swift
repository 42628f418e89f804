import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The rules of a value that expires.
@Suite("Expiring value: rules") struct ExpiringValueTests {
  let scheduler = TestScheduler()

  @Test("From its deadline on a subscriber gets nil and completion at once, even if the timer is late") func lateTimer() {
    let alarm = HandAlarm()
    let code = ExpiringValue("1234", for: .seconds(60), on: AlarmScheduler(alarm))
    let early = scheduler.record(code.changes)
    alarm.pass(.seconds(60))
    let late = scheduler.record(code.changes)
    expectEqual(early.events, [.next("1234", at: .zero)])
    expectEqual(late.events, [.next(nil, at: .zero), .completed(at: .zero)])
    alarm.run(until: .seconds(61))
    expectEqual(early.events, [.next("1234", at: .zero), .next(nil, at: .zero), .completed(at: .zero)])
    expectEqual(late.events.count, 2)
  }

  @Test("An extension to zero or less expires the value at once and returns false", arguments: [Duration.zero, .seconds(-5)])
  func extensionToNothing(duration: Duration) {
    let code = ExpiringValue("1234", for: .seconds(60), on: scheduler)
    let early = scheduler.record(code.changes)
    #expect(!code.extend(for: duration))
    #expect(code.value == nil)
    expectEqual(code.remaining, .zero)
    expectEqual(scheduler.record(code.changes).events, [.next(nil, at: .zero), .completed(at: .zero)])
    #expect(!code.extend(for: .seconds(60)))
    scheduler.advance(by: .zero)
    expectEqual(early.events, [.next("1234", at: .zero), .next(nil, at: .zero), .completed(at: .zero)])
    expectEmpty(scheduler.pending)
  }

  @Test("After a shutdown by a subscriber of its last value it does not complete") func shutdown() {
    let code = ExpiringValue("1234", for: .seconds(60), on: scheduler)
    let recording = scheduler.record(code.changes.handleEvents(onNext: { [scheduler] in if $0 == nil { scheduler.shutdown() } }))
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events, [.next("1234", at: .zero), .next(nil, at: .seconds(60))])
  }

  @Test("Once the container is deallocated a new subscriber gets nil and completion at once") func deallocated() {
    let changes = ExpiringValue("1234", for: .seconds(60), on: scheduler).changes
    expectEqual(scheduler.record(changes).events, [.next(nil, at: .zero), .completed(at: .zero)])
  }

  @Test("The first generation is 0, also of a value that was created expired", arguments: [Duration.seconds(5), .zero, .seconds(-5)])
  func firstGeneration(duration: Duration) {
    let code = ExpiringValue(7, for: duration, on: scheduler)
    expectEqual(code.generation, 0)
    let isThere = code.extend(for: .seconds(5))
    expectEqual(isThere, (duration > .zero))
    expectEqual(code.generation, (isThere ? 1 : 0))
  }

  @Test("A scheduler that is shut down in a pause does not keep it") func shutDownInAPause() {
    let paused = scheduler.paused(while: .just(true).concat(.never))
    let code = ExpiringValue("1234", for: .seconds(60), on: paused)
    paused.shutdown()
    scheduler.advance(by: .seconds(60))
    #expect(code.value == nil)
  }

  @Test("Of two extensions from two threads the last one counts, for the value, its release and its changes")
  func stressTheLastDecisionStands() {
    let scheduler = TestScheduler()
    let codes = (0..<Thorough.rounds(20_000)).map { _ in ExpiringValue(1, for: .seconds(30), on: scheduler) }
    let gone = Log<Int>()
    let bag = DisposeBag()
    for (round, code) in codes.enumerated() { code.changes.subscribe(onNext: { if $0 == nil { gone.append(round) } }).store(in: bag) }
    inStep(codes.count) { thread, round in codes[round].extend(for: .seconds(thread == 0 ? 1 : 60)) }
    let short = codes.indices.filter { codes[$0].remaining == .seconds(1) }
    scheduler.advance(by: .seconds(1))
    expectEqual(gone.entries.sorted(), short)
    withExtendedLifetime(codes) {}
  }
}

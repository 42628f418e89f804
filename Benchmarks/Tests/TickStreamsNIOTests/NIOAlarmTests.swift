import Dispatch
import NIOCore
import NIOEmbedded
import NIOPosix
import Synchronization
import Testing
import TickStreams
import TickStreamsNIO

/// The loop's time is virtual, except in the last test: the test moves it.
@Suite("An alarm on a SwiftNIO event loop")
struct NIOAlarmTests {
  private let loop = EmbeddedEventLoop()

  @Test func anIntervalTicksOnTheClockOfTheLoop() {
    let scheduler = AlarmScheduler(NIOAlarm(loop))
    let ticks = Log<Tick>()
    let subscription = TickSignal.interval(.seconds(1), on: scheduler).subscribe(onNext: { ticks.append($0) })
    loop.advanceTime(by: .milliseconds(3_500))
    #expect(ticks.entries.map(\.index) == [0, 1, 2])
    #expect(ticks.entries.map(\.fired) == (1...3).map { .origin.advanced(by: .seconds($0)) })
    #expect(ticks.entries.allSatisfy { $0.lateness == .zero })
    subscription.dispose()
  }

  @Test func nothingComesBeforeItsDeadline() {
    let scheduler = AlarmScheduler(NIOAlarm(loop))
    let log = Log<String>()
    scheduler.schedule(after: .seconds(1)) { log.append("fired") }
    loop.advanceTime(by: .nanoseconds(999_999_999))
    #expect(log.entries == [])
    loop.advanceTime(by: .nanoseconds(1))
    #expect(log.entries == ["fired"])
  }

  @Test func anEarlierTimerTakesThePlaceOfTheOneThatIsArmed() {
    let scheduler = AlarmScheduler(NIOAlarm(loop))
    let log = Log<Int>()
    for second in [10, 1, 5] {
      scheduler.schedule(after: .seconds(second)) { log.append(second) }
    }
    loop.advanceTime(by: .seconds(1))
    #expect(log.entries == [1])
    loop.advanceTime(by: .seconds(9))
    #expect(log.entries == [1, 5, 10])
  }

  @Test func timersWhoseWindowsMeetShareOneTaskOfTheLoop() {
    let scheduler = AlarmScheduler(NIOAlarm(loop))
    let log = Log<Int>()
    for number in 0..<100 {
      scheduler.schedule(at: scheduler.now.advanced(by: .milliseconds(1_000 + number)), leeway: .milliseconds(100)) { log.append(number) }
    }
    loop.advanceTime(by: .seconds(2))
    #expect(log.entries == Array(0..<100))
    #expect(scheduler.statistics.wakeUps == 1)
  }

  @Test func aTimerThatIsPastFiresAtTheNextTurnOfTheLoop() {
    loop.advanceTime(by: .seconds(5))
    let scheduler = AlarmScheduler(NIOAlarm(loop))
    let log = Log<String>()
    scheduler.schedule(at: .origin) { log.append("fired") }
    #expect(log.entries == [])
    loop.run()
    #expect(log.entries == ["fired"])
  }

  @Test func theLoopIsLeftAloneWhenTheLastTimerGoes() throws {
    let alarm = NIOAlarm(loop)
    let woken = Log<TickInstant>()
    alarm.arm(at: .origin.advanced(by: .seconds(1))) { woken.append(alarm.now) }
    alarm.arm(at: .origin.advanced(by: .seconds(2))) { woken.append(alarm.now) }
    loop.advanceTime(by: .seconds(2))
    #expect(woken.entries == [.origin.advanced(by: .seconds(2))])
    alarm.arm(at: .origin.advanced(by: .seconds(3))) { woken.append(alarm.now) }
    alarm.disarm()
    loop.advanceTime(by: .seconds(2))
    #expect(woken.entries.count == 1)
  }

  @Test func workThatIsScheduledFromAnotherThreadRunsOnTheLoop() throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let loop = group.next()
    let scheduler = AlarmScheduler(NIOAlarm(loop))
    #expect(!scheduler.isCurrent)
    let log = Log<Bool>()
    let done = DispatchSemaphore(value: 0)
    let subscription = TickSignal.interval(.milliseconds(5), on: scheduler).take(3).subscribe(
      onNext: { log.append(loop.inEventLoop && scheduler.isCurrent && $0.fired >= $0.scheduled) },
      onCompleted: { done.signal() })
    #expect(done.wait(timeout: .now() + 30) == .success)
    #expect(log.entries == [true, true, true])
    subscription.dispose()
    try group.syncShutdownGracefully()
  }
}

private final class Log<Entry: Sendable>: Sendable {
  private let list = Mutex<[Entry]>([])

  var entries: [Entry] { list.withLock { $0 } }

  func append(_ entry: Entry) {
    list.withLock { $0.append(entry) }
  }
}

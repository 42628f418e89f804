import Dispatch
import Foundation
import TestSupport
import Testing

@testable import TickStreams

#if canImport(Glibc) || canImport(Musl)
  /// Threads of private queues that wait in place, in real time; how long anything takes is not asserted.
  @Suite("Waiting in place, in real time", .serialized)
  struct RealParkingTests {
    @Test func whatIsScheduledWhileTheThreadWaitsDoesNotWaitForTheTimer() {
      let scheduler = QueueScheduler(label: "parked")
      // The thread waits in place nearly all of the time, for up to 45 ms.
      let beat = scheduler.schedule(
        TickSchedule(checked: .milliseconds(45), delay: nil, leeway: .zero, missedTicks: .skip, file: #fileID, line: #line)
      ) { _ in }
      var early = 0
      // Until one has come before the timer, or five minutes have passed: on a busy machine that may take some rounds.
      let end = ContinuousClock.now + .seconds(300)
      var round = 0
      while round < 20 || early == 0, ContinuousClock.now < end {
        round += 1
        let done = DispatchSemaphore(value: 0)
        let start = ContinuousClock.now
        if round % 2 == 0 {
          scheduler.schedule { done.signal() }
        } else {
          scheduler.schedule(after: .milliseconds(1)) { done.signal() }
        }
        #expect(done.wait(timeout: .now() + 300) == .success)
        if start.duration(to: .now) < .milliseconds(10) { early += 1 }
      }
      #expect(early > 0)
      beat.dispose()
    }

    @Test func aThreadThatWaitsIsWokenFromAnotherOne() throws {
      let parker = try #require(ThreadParker.take())
      defer { parker.leave() }
      let ended = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        parker.park(until: SystemClock.uptime + 600 * .second)
        ended.signal()
      }
      parker.unpark()
      #expect(ended.wait(timeout: .now() + 300) == .success)
    }

    @Test func noMoreThan16ThreadsHaveAPlaceAndEachHasOneOfItsOwn() {
      let taken = (0..<40).compactMap { _ in ThreadParker.take() }
      #expect((1...16).contains(taken.count))
      #expect(Set(taken.map { ObjectIdentifier($0) }).count == taken.count)
      for parker in taken { parker.leave() }
      #expect(!(0..<40).compactMap { _ in ThreadParker.take().map { $0.leave() } }.isEmpty)
    }

    @Test func aThreadWaitsUntilItsDeadline() throws {
      let parker = try #require(ThreadParker.take())
      defer { parker.leave() }
      let deadline = SystemClock.uptime + 20_000_000
      while SystemClock.uptime < deadline { parker.park(until: deadline) }
      let past = SystemClock.uptime
      parker.park(until: past - 1)
      parker.park(until: 0)
      #expect(SystemClock.uptime < deadline + 30 * .second)
    }

    @Test func theClockOfTheSourcesIsThatOfDispatch() {
      let before = DispatchTime.now().uptimeNanoseconds
      let uptime = UInt64(SystemClock.uptime)
      #expect(before <= uptime && uptime <= DispatchTime.now().uptimeNanoseconds)
    }

    @Test func aSchedulerWhoseThreadWaitsIsReleased() {
      weak var engine: TimerEngine?
      do {
        let scheduler = QueueScheduler(label: "released")
        engine = scheduler.engine
        let ticked = DispatchSemaphore(value: 0)
        let subscription = TickSignal.interval(.milliseconds(45), on: scheduler).subscribe { _ in ticked.signal() }
        ticked.wait()
        subscription.dispose()
      }
      let deadline = ContinuousClock.now + .seconds(300)
      while engine != nil, ContinuousClock.now < deadline { Thread.sleep(forTimeInterval: 0.001) }
      #expect(engine == nil)
    }

    @Test func aThousandSchedulersLeaveThreadsForOtherWork() {
      let schedulers = (0..<1_000).map { QueueScheduler(label: "one of many \($0)") }
      let group = DispatchGroup()
      for _ in schedulers { group.enter() }
      let subscriptions = schedulers.map { scheduler in
        TickSignal.interval(.milliseconds(20), on: scheduler).take(5).subscribe(onNext: { _ in }, onCompleted: { group.leave() })
      }
      for queue in [DispatchQueue.global(), DispatchQueue(label: "another")] {
        let done = DispatchSemaphore(value: 0)
        queue.async { done.signal() }
        #expect(done.wait(timeout: .now() + 300) == .success)
      }
      #expect(group.wait(timeout: .now() + 300) == .success)
      withExtendedLifetime(subscriptions) {}
    }

    /// What a thread creates would inherit it.
    @Test func theTimerSlackOfAThreadIsItsOwnWhileItWorks() throws {
      typealias Control = @convention(c) (_ option: Int32, UInt, UInt, UInt, UInt) -> Int32
      let control = unsafeBitCast(try #require(dlsym(nil, "prctl")), to: Control.self)
      let usual = control(30, 0, 0, 0, 0)
      let scheduler = QueueScheduler(label: "slack")
      let slacks = Log<Int32>()
      let done = DispatchSemaphore(value: 0)
      let subscription = TickSignal.interval(.milliseconds(5), on: scheduler).take(10)
        .subscribe(onNext: { _ in slacks.append(control(30, 0, 0, 0, 0)) }, onCompleted: { done.signal() })
      #expect(done.wait(timeout: .now() + 300) == .success)
      #expect(slacks.entries == Array(repeating: usual, count: 10))
      withExtendedLifetime(subscription) {}
    }
  }
#endif

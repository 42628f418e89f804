import Dispatch
import Foundation
import TestSupport
import Testing

@testable import TickStreams

#if canImport(Glibc) || canImport(Musl)
  /// Threads of private queues that wait for the next timer themselves, in real time; durations are not asserted.
  @Suite("Waiting in place, in real time", .serialized) struct RealParkingTests {
    @Test func whatIsScheduledWhileTheThreadWaitsDoesNotWaitForTheTimer() {
      let scheduler = QueueScheduler(label: "parked")
      // The thread waits in place nearly all of the time, for up to 45 ms. A busy machine may let it wait that long before it runs the work, but not
      // each time.
      let beat = scheduler.schedule(
        TickSchedule(checked: .milliseconds(45), delay: nil, leeway: .zero, missedTicks: .skip, file: #fileID, line: #line)
      ) { _ in }
      for wait in [Duration.zero, .milliseconds(1), .zero] {
        let early = eventually {
          let done = DispatchSemaphore(value: 0)
          let left = Log<Duration>()
          scheduler.schedule(after: wait) {
            left.append(scheduler.now.duration(to: beat.deadline))
            done.signal()
          }
          #expect(done.comes())
          return left.entries.allSatisfy { $0 > .zero }
        }
        #expect(early)
      }
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
      #expect(ended.comes())
    }

    @Test func noMoreThan16ThreadsHaveAPlaceAndEachHasOneOfItsOwn() {
      let taken = (0..<40).compactMap { _ in ThreadParker.take() }
      #expect((1...16).contains(taken.count))
      expectEqual(Set(taken.map { ObjectIdentifier($0) }).count, taken.count)
      for parker in taken { parker.leave() }
      #expect(!(0..<40).compactMap { _ in ThreadParker.take().map { $0.leave() } }.isEmpty)
    }

    @Test func aThreadWaitsUntilItsDeadline() throws {
      let parker = try #require(ThreadParker.take())
      defer { parker.leave() }
      let deadline = SystemClock.uptime + 20_000_000
      // A hundred calls that returned immediately would not last so long.
      for _ in 0..<100 where SystemClock.uptime < deadline { parker.park(until: deadline) }
      let past = SystemClock.uptime
      #expect(past >= deadline)
      // Over immediately.
      parker.park(until: past - 1)
      parker.park(until: 0)
    }

    @Test func theClockOfTheSourcesIsThatOfDispatch() {
      let before = DispatchTime.now().uptimeNanoseconds
      let uptime = UInt64(SystemClock.uptime)
      #expect(before <= uptime && uptime <= DispatchTime.now().uptimeNanoseconds)
    }

    @Test func aSchedulerWhoseThreadWaitsIsReleased() {
      weak var engine: EngineCore?
      do {
        let scheduler = QueueScheduler(label: "released")
        engine = scheduler.engine.core
        let ticked = DispatchSemaphore(value: 0)
        let subscription = TickSignal.interval(.milliseconds(45), on: scheduler).subscribe { _ in ticked.signal() }
        ticked.wait()
        subscription.dispose()
      }
      #expect(eventually { engine == nil })
    }

    @Test func veryManySchedulersLeaveThreadsForOtherWork() {
      let schedulers = (0..<Thorough.rounds(1_000, otherwise: 200)).map { QueueScheduler(label: "one of many \($0)") }
      let group = DispatchGroup()
      for _ in schedulers { group.enter() }
      let subscriptions = schedulers.map { scheduler in
        TickSignal.interval(.milliseconds(20), on: scheduler).take(5).subscribe(onNext: { _ in }, onCompleted: { group.leave() })
      }
      for queue in [DispatchQueue.global(), DispatchQueue(label: "another")] {
        let done = DispatchSemaphore(value: 0)
        queue.async { done.signal() }
        #expect(done.comes())
      }
      group.wait()
      withExtendedLifetime(subscriptions) {}
    }

    /// Threads that a thread creates would inherit it.
    @Test func theTimerSlackOfAThreadIsItsOwnWhileItWorks() throws {
      typealias Control = @convention(c) (_ option: Int32, UInt, UInt, UInt, UInt) -> Int32
      let control = unsafeBitCast(try #require(dlsym(nil, "prctl")), to: Control.self)
      let usual = control(30, 0, 0, 0, 0)
      let scheduler = QueueScheduler(label: "slack")
      let slacks = Log<Int32>()
      let done = DispatchSemaphore(value: 0)
      let subscription = TickSignal.interval(.milliseconds(5), on: scheduler).take(10)
        .subscribe(onNext: { _ in slacks.append(control(30, 0, 0, 0, 0)) }, onCompleted: { done.signal() })
      #expect(done.comes())
      expectEqual(slacks.entries, Array(repeating: usual, count: 10))
      withExtendedLifetime(subscription) {}
    }
  }
#endif

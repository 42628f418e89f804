import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("What leaves the timeline is detected") struct EscapeTests {
  private let scheduler = TestScheduler()

  @Test func aBodyThatNothingWillWakeIsReported() async throws {
    let error = await expectFailure("stuck body") {
      try await scheduler.run(patience: .milliseconds(20), file: "LoginTests/LoginTests.swift", line: 31) { [scheduler] in
        scheduler.advance(by: .seconds(4))
        var iterator = TickSignal<Int, Never>.never.values.makeAsyncIterator()
        _ = await iterator.next()
      }
    }
    #expect(
      error?.description == """
        LoginTests/LoginTests.swift:31: the body waits, at 4.0 seconds, and nothing will wake it: no timer is armed, no task can run, and nothing \
        arrived from elsewhere for 0.02 seconds of real time.
        It may wait for a value that is never sent, for a signal on another scheduler, or for a clock other than scheduler.clock.
        """)
  }

  @Test func anotherClockIsDetected() async throws {
    let error = await expectFailure("outside wake-up") {
      try await scheduler.run(file: "LoginTests/LoginTests.swift", line: 31) {
        try await ContinuousClock().sleep(for: .milliseconds(250))
      }
    }
    #expect(
      error?.description == """
        LoginTests/LoginTests.swift:31: tasks of the body were woken once by a thread that is neither the main one nor on the timeline \
        of the test, so the order may differ between runs.
        The cause may be a clock other than scheduler.clock, a Task { } or Task.detached (use scheduler.spawn), or a scheduler that runs in real time.
        """)
  }

  @Test func aDetachedTaskThatIsAwaitedIsDetected() async {
    await expectFailure("outside wake-up") {
      try await scheduler.run { try await Task.detached { try await ContinuousClock().sleep(for: .milliseconds(250)) }.value }
    }
  }

  @Test func aRealSchedulerThatIsAwaitedIsDetected() async {
    let error = await expectFailure("real time") {
      try await scheduler.run(file: "LoginTests/LoginTests.swift", line: 31) {
        _ = await TickSignal.after(.milliseconds(500), on: QueueScheduler(label: "beats")).firstValue()
      }
    }
    // A busy machine arms the timer later, with less left.
    #expect(
      error?.description.replacing(/for 0\.\d+ seconds/, with: "for 0.5 seconds") == """
        LoginTests/LoginTests.swift:31: nothing here should use real time, but this did:
          beats, for 0.5 seconds, from LoginTests/LoginTests.swift:31
        Give that code the test's scheduler.
        """)
  }

  @Test func anEndlessWaitReachesTheLimit() async throws {
    let error = await expectFailure("runaway") {
      try await scheduler.run(limit: .events(300), file: "LoginTests/LoginTests.swift", line: 31) { [scheduler] in
        for await _ in TickSignal.interval(.seconds(1), on: scheduler, file: "App/Beat.swift", line: 7).values {}
      }
    }
    #expect(
      error?.description == """
        LoginTests/LoginTests.swift:31: the body still waits, at 300.0 seconds, and the limit of the run is reached
        The last 100 of it:
          50 × a task
          50 × interval at App/Beat.swift:7
        """)
  }

  @Test func anEndlessWaitReachesTheLimitOfTime() async throws {
    let error = await expectFailure("runaway") {
      try await scheduler.run(limit: .time(.seconds(10)), file: "LoginTests/LoginTests.swift", line: 31) { [scheduler] in
        for await _ in TickSignal.interval(.seconds(1), on: scheduler).values {}
      }
    }
    expectEqual(
      error?.description, "LoginTests/LoginTests.swift:31: the body still waits, at 10.0 seconds, and the limit of the run is reached")
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(10)))
  }

  @Test func aRealSchedulerInASynchronousTestIsDetected() throws {
    let error = expectFailure("real time") {
      try expectNoRealTimers(file: "LoginTests/LoginTests.swift", line: 9) {
        let timer = QueueScheduler(label: "beats").schedule(after: .seconds(60)) {}
        timer.dispose()
      }
    }
    // The time that is left when the timer is armed: less than all, on a busy machine.
    expectEqual(error?.details.count, 1)
    #expect(error?.details.first?.wholeMatch(of: /beats, for (60\.0|[1-5]\d\.\d+) seconds/) != nil)
    expectEqual(error?.site?.line, 9)
  }

  @Test func theMainSchedulerIsCalledAsProgramsCallIt() throws {
    let error = expectFailure("real time") {
      try expectNoRealTimers {
        let recording = scheduler.record(TickSignal.after(.seconds(30), on: .main), file: "LoginTests/LoginTests.swift", line: 12)
        recording.dispose()
      }
    }
    expectEqual(error?.details.count, 1)
    let wait = /the main scheduler \(\.main\), for (30\.0|[12]\d\.\d+) seconds, from LoginTests\/LoginTests\.swift:12/
    #expect(error?.details.first?.wholeMatch(of: wait) != nil)
  }

  @Test func aTimerIsNoticedThoughTheSchedulerWaitsForAnEarlierOne() throws {
    let busy = QueueScheduler(label: "busy")
    let earlier = busy.schedule(after: .seconds(30)) {}
    let error = expectFailure("real time") { try expectNoRealTimers { busy.schedule(after: .seconds(60)) {}.dispose() } }
    expectEqual(error?.details.count, 1)
    let reset = expectFailure("real time") { try expectNoRealTimers { earlier.reschedule(after: .seconds(90)) } }
    expectEqual(reset?.details.count, 1)
    earlier.dispose()
  }

  @Test func aTimerThatAnotherThreadArmsMeanwhileIsNotThisTests() throws {
    let busy = QueueScheduler(label: "busy")
    try expectNoRealTimers {
      let isBack = onThread { busy.schedule(after: .seconds(60)) {}.dispose() }
      #expect(isBack)
    }
  }

  @Test func aSchedulerThatACallMakesWaitOftenIsNamedOnce() throws {
    let timer = QueueScheduler(label: "beats").schedule(after: .seconds(3_600)) {}
    let error = expectFailure("real time") {
      try expectNoRealTimers { for seconds in 1...3 { timer.reschedule(after: .seconds(3_600 * seconds)) } }
    }
    expectEqual(error?.details.count, 1)
    timer.dispose()
  }

  @Test(arguments: [
    TickSignal.interval(.seconds(60), delay: .zero, on: QueueScheduler(label: "beats")).map { _ in },
    TickSignal.countdown(to: .distantFuture, every: .seconds(60), on: QueueScheduler(label: "beats")).map { _ in },
    TickSignal.elapsed(since: .origin, every: .seconds(60), on: QueueScheduler(label: "beats")).map { _ in },
  ])
  func whatBeginsAtOnceAndGoesOnIsDetected(signal: TickSignal<Void, Never>) throws {
    let error = expectFailure("real time") { try expectNoRealTimers { signal.subscribe(onNext: {}).dispose() } }
    expectEqual(error?.details, ["beats, for 60.0 seconds"])
  }

  @Test func virtualTimeAndWorkForNowAreNoRealTime() throws {
    let recording = try expectNoRealTimers {
      let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler))
      QueueScheduler().schedule {}
      scheduler.advance(by: .seconds(3))
      return recording
    }
    expectEqual(recording.values.count, 3)
  }

  @Test func spawningFromAnyThreadIsNoEscape() async throws {
    try await scheduler.run { [scheduler] in
      let tasks = Log<Task<Void, any Error>>()
      onAnotherThread { tasks.append(scheduler.spawn { try await scheduler.clock.sleep(for: .seconds(1)) }) }
      try await tasks.entries[0].value
    }
  }
}

import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct SharedEffectsTests {
  let scheduler = TestScheduler()

  private func request(_ answer: Int) -> TickSignal<Int, Never> {
    TickSignal { [scheduler] subscriber in
      scheduler.schedule(after: .seconds(1)) {
        subscriber.next(answer)
        subscriber.completed()
      }
    }
  }

  /// The effects that a body repeats, if it is expected to.
  private func repeated(_ body: () throws -> Void) throws -> [String] {
    do {
      try scheduler.expectSharedEffects(body)
      return []
    } catch let error as TestFailure {
      return error.details.compactMap { $0.firstMatch(of: /`(.+)` at .+ had (\d+) subscriptions/).map { "\($0.1) \($0.2)" } }
    }
  }

  @Test func anAttemptThatFailsOnSubscriptionIsOverBeforeTheNext() throws {
    let attempts = TickSignal<Int, StubFailure>.deferred { .fail(StubFailure()) }.retry(backoff: .constant(.seconds(1)), on: scheduler)
    let named = try repeated { _ = scheduler.record(attempts, for: .seconds(9)) }
    expectEqual(named, [])
  }

  @Test func whatTwoObserveRunsTwiceAndIsNamed() throws {
    let results = request(1)
    let line = #line
    let error = expectFailure("repeated effects") {
      try scheduler.expectSharedEffects {
        let recordings = [scheduler.record(results), scheduler.record(results.map { $0 + 1 })]
        scheduler.advance(by: .seconds(2))
        expectEqual(recordings.map(\.values), [[1], [2]])
      }
    }
    expectEqual(
      error?.details,
      [
        "`request(_:)` at TestingTests/SharedEffectsTests.swift:10 had 2 subscriptions at the same time: add `share()` if one is enough"
      ])
    expectEqual(error?.site?.line, UInt(line + 2))
  }

  @Test func whatIsSharedRunsOnce() throws {
    let results = request(1).share()
    try scheduler.expectSharedEffects {
      let recordings = [scheduler.record(results), scheduler.record(results.map { $0 + 1 })]
      scheduler.advance(by: .seconds(2))
      expectEqual(recordings.map(\.values), [[1], [2]])
    }
  }

  @Test func theEventsOfTestSourcesAreNotCounted() throws {
    let (name, password, answer) = (scheduler.hot("-a"), scheduler.hot("-b"), scheduler.cold("-a-b|"))
    try scheduler.expectSharedEffects {
      let recordings = [scheduler.record(name.signal.merge(password.signal)), scheduler.record(answer.signal)]
      scheduler.advance(by: .milliseconds(9))
      expectEqual(recordings.map(\.values), [["a", "b"], ["a", "b"]])
    }
    let found = try repeated {
      withExtendedLifetime((scheduler.record(name.signal), scheduler.record(name.signal))) {}
      withExtendedLifetime((scheduler.record(answer.signal), scheduler.record(answer.signal))) {}
    }
    expectEqual(found, ["cold(_:) 2"])
  }

  @Test func whatRunsOnceAfterTheOtherIsNotRepeated() throws {
    try scheduler.expectSharedEffects {
      for _ in 1...3 { #expect(scheduler.record(request(1), for: .seconds(1)).isFinished) }
      scheduler.record(request(2)).dispose()
      scheduler.record(request(3)).dispose()
    }
  }

  @Test func whatBeginsInTheFiringThatEndedTheOneBeforeIsNotRepeated() throws {
    try scheduler.expectSharedEffects {
      let recording = scheduler.record(TickSignal.after(.seconds(1), on: scheduler).repeated(3))
      scheduler.advance(by: .seconds(5))
      #expect(recording.isFinished)
    }
  }

  @Test func timedOperatorsAreCountedByTheirPlace() throws {
    let typed = TickSubject<Int, Never>()
    let signal = typed.signal.debounce(for: .seconds(1), on: scheduler).delay(.seconds(1), on: scheduler)
    let found = try repeated {
      let recordings = [scheduler.record(signal), scheduler.record(signal), scheduler.record(signal)]
      typed.next(1)
      scheduler.advance(by: .seconds(3))
      withExtendedLifetime(recordings) {}
    }
    expectEqual(found.sorted(), ["debounce 3", "delay 3"])
  }

  @Test func oneSubscriptionOfATimedOperatorIsOneHoweverManyValuesItHolds() throws {
    let typed = TickSubject<Int, Never>()
    try scheduler.expectSharedEffects {
      let signal = typed.signal
        .delay(.seconds(5), on: scheduler)
        .throttle(for: .seconds(1), on: scheduler)
        .debounce(for: .milliseconds(1), on: scheduler)
        .timeout(afterSilence: .seconds(60), or: .never, on: scheduler)
        .sample(every: .seconds(1), on: scheduler)
      let recording = scheduler.record(signal)
      for value in 1...10 {
        typed.next(value)
        scheduler.advance(by: .milliseconds(300))
      }
      scheduler.advance(by: .seconds(10))
      withExtendedLifetime(recording) {}
    }
  }

  @Test func deferredWorkAndTasksAreCounted() async throws {
    let reads = TickSignal<Int, Never>.deferred { [scheduler] in .after(.seconds(1), value: 1, on: scheduler) }
    let tasks = TickSignal<Int, Never>.task { [scheduler] in
      try? await scheduler.sleep(for: .seconds(1))
      return 1
    }
    let found = await expectFailure("repeated effects") {
      try await scheduler.expectSharedEffects { [scheduler] in
        try await scheduler.run {
          let recordings = [scheduler.record(reads), scheduler.record(reads), scheduler.record(tasks), scheduler.record(tasks)]
          try await scheduler.sleep(for: .seconds(2))
          #expect(recordings.allSatisfy { $0.values == [1] })
        }
      }
    }
    let repeated = found?.details.filter { $0.hasPrefix("`deferredWorkAndTasksAreCounted()` ") }
    expectEqual(repeated?.map { $0.contains(" had 2 subscriptions") }, [true, true])
  }

  @Test func whatRunsOutsideOfTheBodyIsNotCounted() throws {
    let results = request(1)
    let before = scheduler.record(results)
    try scheduler.expectSharedEffects {
      #expect(scheduler.record(results, for: .seconds(2)).isFinished)
    }
    withExtendedLifetime(before) {}
  }
}

import Testing
import TickStreams
import TickStreamsTesting

// The samples and messages of the page on marbles, word for word; `SamplesInSync` compares them.

/// The message of the error that `body` throws, as if the expectation were in a test of the reader.
private func message(_ body: () throws -> Void) -> String {
  do {
    try body()
    return "nothing was thrown"
  } catch let error as TestFailure {
    guard let site = error.site else { return error.description }
    return error.description.replacing("\(site)", with: "AppTests/SearchTests.swift:21")
  } catch {
    return "\(error)"
  }
}

struct MarbleDocSamples {
  @Test func sources() throws {
    let scheduler = TestScheduler()
    let typed = scheduler.hot(
      "--a-b---c--|", values: ["a": "s", "b": "sw", "c": "swift"])
    let searches = scheduler.record(
      typed.signal.debounce(for: .milliseconds(3), on: scheduler))
    scheduler.advance(by: .milliseconds(20))

    try searches.expect("-------b---(c|)", values: ["b": "sw", "c": "swift"])
    try searches.expect("-------'sw'---('swift'|)")
    try typed.expectSubscriptions("^----------!")
  }

  @Test func longTimes() throws {
    let scheduler = TestScheduler()
    let beats = scheduler.record(
      TickSignal.interval(.seconds(60), delay: .zero, on: scheduler).map(\.index))
    scheduler.advance(by: .seconds(120))

    try beats.expect("0 59.999s 1 59.999s 2")
    try beats.expect("0-1-2", frame: .seconds(30))
    try beats.expectSilence(for: .milliseconds(59_999))
  }

  @Test func there() throws {
    let printed = try Transcript.of {
      let scheduler = TestScheduler()
      let ticks = scheduler.record(
        TickSignal.interval(.milliseconds(1_500), delay: .zero, on: scheduler).map(
          \.index
        ).take(3))
      scheduler.advance(by: .seconds(3))
      print(ticks.marbles())
      let events = try Marbles(ticks.marbles()).events(values: [
        "0": 0, "1": 1, "2": 2,
      ])
      #expect(events == ticks.events)
    }
    let expected = """
      0 1.499s 1 1.499s (2|)
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func aValueIsMissing() {
    let message = message {
      let scheduler = TestScheduler()
      let ticks = TickSignal.interval(.seconds(1), delay: .zero, on: scheduler).map(
        \.index
      ).filter { $0 != 2 }
      let recording = scheduler.record(ticks)
      scheduler.advance(by: .seconds(3))
      try recording.expect("0 999ms 1 999ms 2 999ms 3")
    }
    let expected = """
      At 2s: expected 2, but nothing came.
                  0s      1s      2s      3s
        expected  0 999ms 1 999ms 2 999ms 3
        recorded  0 999ms 1 999ms - 999ms 3
                                  ^
        AppTests/SearchTests.swift:21
      """
    #expect(message == expected)
  }

  @Test func anotherValueCame() {
    let message = message {
      let scheduler = TestScheduler()
      let source = scheduler.hot("--a-b---c--|", values: ["a": 1, "b": 2, "c": 3])
      let recording = scheduler.record(
        source.signal.debounce(for: .milliseconds(3), on: scheduler))
      scheduler.advance(by: .milliseconds(20))
      try recording.expect("-------a---(c|)", values: ["a": 1, "b": 2, "c": 3])
    }
    let expected = """
      At 7ms: expected a, but 2 came.
                         7ms 11ms
        expected  -------a---(c|)
        recorded  -------b---(c|)
                         ^
        AppTests/SearchTests.swift:21
      """
    #expect(message == expected)
  }

  @Test func anEventCameThatWasNotExpected() {
    let message = message {
      let scheduler = TestScheduler()
      scheduler.advance(by: .seconds(60))
      let recording = scheduler.record(scheduler.cold("--(abc|)").signal)
      scheduler.advance(by: .milliseconds(20))
      try recording.expect("--(abc)")
    }
    let expected = """
      At 2ms (60.002s on the clock): completion came, but nothing was expected.
                    2ms
        expected  --(abc)-
        recorded  --(abc|)
                        ^
        AppTests/SearchTests.swift:21
      """
    #expect(message == expected)
  }

  @Test func aSubscriptionEndedTooEarly() {
    let message = message {
      let scheduler = TestScheduler()
      let source = scheduler.cold("--a--b--|")
      let recording = scheduler.record(source.signal.take(1))
      scheduler.advance(by: .milliseconds(20))
      try recording.expect("--(a|)")
      try source.expectSubscriptions("^-------!")
    }
    let expected = """
      At 2ms: subscription 1 ended, but nothing was expected.
                                    2ms   8ms
        subscription 1, expected  ^-------!
        subscription 1, recorded  ^-!
                                    ^
        AppTests/SearchTests.swift:21
      """
    #expect(message == expected)
  }

  @Test func theRecordingEndedTooEarly() {
    let message = message {
      let scheduler = TestScheduler()
      let recording = scheduler.record(scheduler.cold("--a--b").signal)
      scheduler.advance(by: .milliseconds(4))
      recording.dispose()
      try recording.expect("--a", subscription: "^-----!")
    }
    let expected = """
      At 4ms: the subscription ended, but nothing was expected.
                                    0s  4ms
        expected                    --a----
        recorded                    --a----
        the subscription, expected  ^-----!
        the subscription, recorded  ^---!
                                        ^
        AppTests/SearchTests.swift:21
      """
    #expect(message == expected)
  }

  @Test func theDiagramGoesOn() {
    let message = message {
      let scheduler = TestScheduler()
      let recording = scheduler.record(TickSignal<Int, Never>.never)
      scheduler.advance(by: .seconds(1))
      try recording.expect("5s")
    }
    let expected = """
      The diagram goes on to 5s, but only 1s has passed: advance first.
        5s
        AppTests/SearchTests.swift:21
      """
    #expect(message == expected)
  }

  @Test func thereWasNoSilence() {
    let message = message {
      let scheduler = TestScheduler()
      let recording = scheduler.record(
        TickSignal.interval(.seconds(4), on: scheduler).map(\.index))
      scheduler.advance(by: .seconds(5))
      try recording.expectSilence(for: .seconds(5))
    }
    let expected = """
      At 8s: expected silence, but 1 came.
                     4s       8s
        recorded  4s 0 3.999s 1
                              ^
        AppTests/SearchTests.swift:21
      """
    #expect(message == expected)
  }

  @Test func theSilenceSaysNothing() {
    let message = message {
      let scheduler = TestScheduler()
      let recording = scheduler.record(scheduler.cold("--a--|").signal)
      scheduler.advance(by: .seconds(1))
      try recording.expectSilence(for: .seconds(5))
    }
    let expected = """
      The recording has ended at 5ms: its silence proves nothing.
                       5ms
        recorded  --a--|
                       ^
        AppTests/SearchTests.swift:21
      """
    #expect(message == expected)
  }

  @Test func aDiagramCannotBeRead() {
    let message = message {
      let scheduler = TestScheduler()
      let recording = scheduler.record(scheduler.cold("--a--|").signal)
      scheduler.advance(by: .seconds(1))
      try recording.expect("--a--|b")
    }
    let expected = """
      Marbles, column 7: nothing comes after the end
        --a--|b
              ^
      """
    #expect(message == expected)
  }

  @Test func aNameStandsForNothing() {
    let message = message {
      let scheduler = TestScheduler()
      let recording = scheduler.record(scheduler.cold("--a--b", values: ["a": 1, "b": 2]).signal)
      scheduler.advance(by: .seconds(1))
      try recording.expect("--a--c", values: ["a": 1, "b": 2])
    }
    let expected = """
      Marbles, column 6: `values:` has no 'c', only 'a', 'b'
        --a--c
             ^
      """
    #expect(message == expected)
  }
}

import Testing
import TickStreams
import TickStreamsTesting

// The samples of the page "With async/await, Combine and event loops", word for word; `SamplesInSync` compares them.

func pollTwice(by clock: any Clock<Duration>) async throws {
  for round in 1...2 {
    try await clock.sleep(for: .seconds(5))
    print("round", round)
  }
}

struct BridgeSamples {
  @Test func asynchronousFunctions() async throws {
    let printed = try await Transcript.awaiting {
      let scheduler = TestScheduler()
      try await scheduler.run {
        try await pollTwice(by: scheduler.clock)
        try await scheduler.sleep(for: .seconds(5))
        print("now it is", scheduler.now)
        do {
          try await withTimeout(after: .seconds(2), on: scheduler) {
            try await scheduler.sleep(for: .seconds(60))
          }
        } catch is TickTimeout {
          print("too late at", scheduler.now)
        }
      }
    }
    let expected = """
      round 1
      round 2
      now it is 15.0 seconds
      too late at 17.0 seconds
      """
    #expect(printed.joined(separator: "\n") == expected)
  }
}

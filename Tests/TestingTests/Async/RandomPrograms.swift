import TestSupport
import TickStreams
import TickStreamsTesting

/// Random programs of tasks that sleep, await signals, send to subjects, start children and cancel one another.
struct RandomProgram: Sendable {
  let seed: UInt64

  /// Runs the program and returns what happened, and when.
  func run(on scheduler: TestScheduler = TestScheduler()) -> [String] {
    var random = SplitMix(state: seed)
    let log = Log<String>()
    let subject = TickSubject<Int, Never>()
    let tasks = (0..<Int.random(in: 2...4, using: &random)).map { number in
      let seed = random.next()
      return scheduler.spawn { try await step(number, seed: seed, scheduler, subject, log) }
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      scheduler.advance(by: .milliseconds(Int.random(in: 0...30, using: &random)))
      subject.next(Int.random(in: 100..<200, using: &random))
      if Int.random(in: 0..<4, using: &random) == 0 { tasks.randomElement(using: &random)?.cancel() }
    }
    subject.completed()
    scheduler.advanceUntilIdle(limit: .events(1_000))
    return log.entries
  }

  private func step(
    _ number: Int, seed: UInt64, _ scheduler: TestScheduler, _ subject: TickSubject<Int, Never>, _ log: Log<String>
  ) async throws {
    var random = SplitMix(state: seed)
    @Sendable func note(_ text: String) { log.append("\(number) \(text) at \(scheduler.now.nanoseconds)") }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let time = Duration.milliseconds(Int.random(in: 0...20, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        try await scheduler.clock.sleep(for: time)
        note("slept")
      case 1:
        for await tick in TickSignal.interval(.milliseconds(5), delay: time, on: scheduler).take(2).values { note("tick \(tick.index)") }
      case 2:
        if let value = await subject.signal.firstValue() { note("got \(value)") }
      case 3:
        subject.next(number)
        note("sent")
      case 4:
        async let first: Void = scheduler.clock.sleep(for: time)
        async let second = TickSignal.after(.milliseconds(7), on: scheduler).firstValue()
        note("both \(try await first) \(await second?.index ?? -1)")
      default:
        await withTaskGroup(of: Int.self) { group in
          for child in 0..<3 {
            group.addTask {
              try? await scheduler.clock.sleep(for: time * child)
              return child
            }
          }
          for await child in group { note("child \(child)") }
        }
      }
    }
  }
}

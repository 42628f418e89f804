extension Catalog {
  static let shiftingAndThinning = Group(
    name: "Delays and rates", input: "-a-bc-----d---|",
    entries: [
      Entry("delay(2, …)", "input.delay({0}, on: scheduler)", .time("delay", 2)) { $0.input.delay($0.time(0), on: $0.scheduler) },
      Entry("delaySubscription(2, …)", "input.delaySubscription({0}, on: scheduler)", .time("delay", 2)) {
        $0.input.delaySubscription($0.time(0), on: $0.scheduler)
      },
      Entry("debounce(for: 3, …)", "input.debounce(for: {0}, on: scheduler)", .time("quiet", 3)) {
        $0.input.debounce(for: $0.time(0), on: $0.scheduler)
      },
      Entry(
        "debounce(for: 3, where: { $0 != \"b\" }, …)", "input.debounce(for: {0}, where: { $0 != \"b\" }, on: scheduler)", .time("quiet", 3)
      ) {
        $0.input.debounce(for: $0.time(0), where: { $0 != "b" }, on: $0.scheduler)
      },
      Entry("throttle(for: 4, …)", "input.throttle(for: {0}, on: scheduler)", .time("interval", 4)) {
        $0.input.throttle(for: $0.time(0), on: $0.scheduler)
      },
      Entry("throttle(for: 4, latest: false, …)", "input.throttle(for: {0}, latest: false, on: scheduler)", .time("interval", 4)) {
        $0.input.throttle(for: $0.time(0), latest: false, on: $0.scheduler)
      },
      Entry("throttle(for: 4, edges: .trailing, …)", "input.throttle(for: {0}, edges: .trailing, on: scheduler)", .time("interval", 4)) {
        $0.input.throttle(for: $0.time(0), edges: .trailing, on: $0.scheduler)
      },
      Entry("sample(every: 3, …)", "input.sample(every: {0}, on: scheduler)", .time("interval", 3)) {
        $0.input.sample(every: $0.time(0), on: $0.scheduler)
      },
    ])

  static let watchingTheTime = Group(
    name: "Time limits and timestamps", input: "-a-b-----c-|",
    entries: [
      Entry("timeout(after: 6, failing: oops, …)", "input.timeout(after: {0}, failing: Oops(), on: scheduler)", .time("duration", 6)) {
        $0.input.timeout(after: $0.time(0), failing: Oops(), on: $0.scheduler)
      },
      Entry("timeout(afterSilence: 4, …)", "input.timeout(afterSilence: {0}, on: scheduler)", .time("duration", 4)) {
        $0.infallible.timeout(afterSilence: $0.time(0), on: $0.scheduler).mapFailure { _ in Oops() }
      },
      Entry(
        "timeout(afterSilence: 4, or: .just(\"x\"), …)", "input.timeout(afterSilence: {0}, or: .just(\"x\"), on: scheduler)",
        .time("duration", 4)
      ) {
        $0.input.timeout(afterSilence: $0.time(0), or: Marbles.just("x"), on: $0.scheduler)
      },
    ])

  static let startingAgain = Group(
    name: "Repeating", input: "-a-|",
    entries: [
      Entry("repeated(2)", "input.repeated({0})", .count("count", 2)) { $0.input.repeated($0.count(0)) },
      Entry("repeated(2, every: 5, …)", "input.repeated({0}, every: {1}, on: scheduler)", .count("count", 2), .time("interval", 5)) {
        $0.input.repeated($0.count(0), every: $0.time(1), on: $0.scheduler)
      },
      Entry("repeated(2, after: 2, …)", "input.repeated({0}, after: {1}, on: scheduler)", .count("count", 2), .time("pause", 2)) {
        $0.input.repeated($0.count(0), after: $0.time(1), on: $0.scheduler)
      },
      Entry("restarted(by: .after(2, …))", "input.restarted(by: other)", other: "--(x|)") { $0.input.restarted(by: $0.other) },
    ])

  static let stoppingForAWhile = Group(
    name: "Pausing", input: "-a-b-c-d-e-|",
    entries: [
      Entry("filter(while: isOpen)", "input.filter(while: isOpen)", other: "----f---t") { $0.input.filter(while: $0.flags) },
      Entry(
        "interval(3, on: scheduler.paused(while: isPaused))",
        "TickSignal.interval({0}, on: scheduler.paused(while: isPaused))", .time("interval", 3), other: "----t-f", text: Text.tick
      ) {
        TickSignal.interval($0.time(0), on: $0.scheduler.paused(while: $0.flags)).marbles { "\($0.index)" }
      },
    ])
}

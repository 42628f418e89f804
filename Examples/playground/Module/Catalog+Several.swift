extension Catalog {
  static let severalSignals = Group(
    name: "Several signals", input: "-a---b---c-|", other: "--x---y-|",
    entries: [
      Entry("merge(other)", "TickSignal.merge(input, other)") { Marbles.merge($0.input, $0.other) },
      Entry("concat(other)", "TickSignal.concat([input, other])") { Marbles.concat([$0.input, $0.other]) },
      Entry("then(other)", "input.then(other)") { $0.input.then($0.other) },
      Entry("combineLatest(other)", "input.combineLatest(other)", text: Text.pair) { $0.input.combineLatest($0.other).map { $0 + $1 } },
      Entry("zip(other)", "input.zip(other)", text: Text.pair) { $0.input.zip($0.other).map { $0 + $1 } },
      Entry("withLatest(from: other)", "input.withLatest(from: other)", text: Text.pair) {
        $0.input.withLatest(from: $0.other).map { $0 + $1 }
      },
      Entry("race(other)", "input.race(other)") { $0.input.race($0.other) },
      Entry("sample(when: other)", "input.sample(when: other)") { $0.input.sample(when: $0.other) },
    ])

  static let signalsOfValues = Group(
    name: "Signals from values", input: "-a-b---c-|",
    entries: [
      Entry("flatMap(twice)", "input.flatMap { twice($0, {0}) }", .time("gap", 3)) { one in one.input.flatMap { one.twice($0, one.time(0)) }
      },
      Entry("flatMapLatest(twice)", "input.flatMapLatest { twice($0, {0}) }", .time("gap", 3)) { one in
        one.input.flatMapLatest { one.twice($0, one.time(0)) }
      },
      Entry("flatMapFirst(twice)", "input.flatMapFirst { twice($0, {0}) }", .time("gap", 3)) { one in
        one.input.flatMapFirst { one.twice($0, one.time(0)) }
      },
      Entry("concatMap(twice)", "input.concatMap { twice($0, {0}) }", .time("gap", 3)) { one in
        one.input.concatMap { one.twice($0, one.time(0)) }
      },
    ])

  static let failures = Group(
    name: "Failures", input: "-a-#",
    entries: [
      Entry("catch { _ in .just(\"x\") }", "input.catch { _ in .just(\"x\") }") { $0.input.catch { _ in Marbles.just("x") } },
      Entry("retry(1)", "input.retry({0})", .count("count", 1)) { $0.input.retry($0.count(0)) },
      Entry(
        "retry(1, backoff: .constant(2), …)", "input.retry({0}, backoff: .constant({1}), on: scheduler)", .count("count", 1),
        .time("backoff", 2)
      ) {
        $0.input.retry($0.count(0), backoff: .constant($0.time(1)), on: $0.scheduler)
      },
      Entry(
        "retry(backoff: .constant(2), within: 4, …)", "input.retry(backoff: .constant({0}), within: {1}, on: scheduler)",
        .time("backoff", 2),
        .time("limit", 4)
      ) {
        $0.input.retry(backoff: .constant(Swift.max(.milliseconds(500), $0.time(0))), within: $0.time(1), on: $0.scheduler)
      },
    ])

  static let trueAndFalse = Group(
    name: "Booleans", input: "t---f---t-|", other: "--t---f---|",
    entries: [
      Entry("not()", "isOn.not()", text: Text.flag) { $0.input.map { $0 == "t" }.not().map { $0 ? "t" : "f" } },
      Entry("and(other)", "isOn.and(isOpen)", text: Text.flag) {
        $0.input.map { $0 == "t" }.and($0.other.map { $0 == "t" }).map { $0 ? "t" : "f" }
      },
      Entry("or(other)", "isOn.or(isOpen)", text: Text.flag) {
        $0.input.map { $0 == "t" }.or($0.other.map { $0 == "t" }).map { $0 ? "t" : "f" }
      },
    ])

  static let contextsAndSharing = Group(
    name: "Contexts and sharing", input: "-a-b-c-|",
    entries: [
      Entry("deliver(on: scheduler)", "input.deliver(on: scheduler)") { $0.input.deliver(on: $0.scheduler) },
      Entry(
        "share(replay: 1)", "shared.delaySubscription({0}, on: scheduler)", .time("delay", 4)
      ) {
        let shared = $0.input.share(replay: 1)
        shared.observe { _ in }.keepUntilFinished()
        return shared.delaySubscription($0.time(0), on: $0.scheduler)
      },
    ])
}

/// All that the menu has, in the order of the page.
enum Catalog {
  static let groups = [
    sourcesOfTime, otherSources, changingValues, choosingValues, endings, oneResult, arraysAndGroups, shiftingAndThinning,
    watchingTheTime, startingAgain, stoppingForAWhile, severalSignals, signalsOfValues, failures, trueAndFalse, contextsAndSharing,
  ]
}

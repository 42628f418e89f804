extension Catalog {
  static let sourcesOfTime = Group(
    name: "Sources of time", input: "",
    entries: [
      Entry("interval(3, …)", "TickSignal.interval({0}, on: scheduler)", .time("interval", 3), text: Text.tick) {
        TickSignal.interval($0.time(0), on: $0.scheduler).marbles { "\($0.index)" }
      },
      Entry(
        "interval(3, delay: 0, …)", "TickSignal.interval({0}, delay: {1}, on: scheduler)", .time("interval", 3), .time("delay", 0),
        text: Text.tick
      ) {
        TickSignal.interval($0.time(0), delay: $0.time(1), on: $0.scheduler).marbles { "\($0.index)" }
      },
      Entry("after(3, …)", "TickSignal.after({0}, on: scheduler)", .time("delay", 3), text: Text.tick) {
        TickSignal.after($0.time(0), on: $0.scheduler).marbles { "\($0.index)" }
      },
      Entry("after(3, value: \"a\", …)", "TickSignal.after({0}, value: \"a\", on: scheduler)", .time("delay", 3)) {
        TickSignal.after($0.time(0), value: "a", on: $0.scheduler).promoteFailure(to: Oops.self)
      },
      Entry("countdown(for: 3, …)", "TickSignal.countdown(for: {0}, on: scheduler)", .time("duration", 3), text: Text.time) {
        TickSignal.countdown(for: $0.time(0), on: $0.scheduler).marbles { frames($0) }
      },
      Entry("from(\"abc\", every: 3, …)", "TickSignal.from(\"abc\", every: {0}, on: scheduler)", .time("interval", 3)) {
        TickSignal.from(["a", "b", "c"], every: $0.time(0), on: $0.scheduler).promoteFailure(to: Oops.self)
      },
    ])

  static let otherSources = Group(
    name: "Other sources", input: "",
    entries: [
      Entry("just(\"a\")", "TickSignal<String, Never>.just(\"a\")") { _ in .just("a") },
      Entry("from(\"abc\")", "TickSignal<Character, Never>.from(\"abc\")") { _ in .from(["a", "b", "c"]) },
      Entry("empty", "TickSignal<String, Never>.empty") { _ in .empty },
      Entry("never", "TickSignal<String, Never>.never") { _ in .never },
      Entry("fail(oops)", "TickSignal<String, Oops>.fail(Oops())") { _ in .fail(Oops()) },
    ])
}

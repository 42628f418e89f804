import Laws
import TickStreams
import TickStreamsTesting

extension OperatorCase {
  static let oneResult: [OperatorCase] = [
    OperatorCase("Reduce", #"reduce("") { $0 + $1 }"#, .depth(400), .soak(.completes)) { source in source.reduce("") { $0 + $1.letter } },
    OperatorCase("Reduce", "reduce to its own type", .unlisted, .depth(1_000), .soak(.completes)) { source in
      source.reduce(0) { LawValue($0.number + $1.number) }
    },
    OperatorCase("Reduce", #"reduce(into: "") { $0 += $1 }"#, .depth(400), .soak(.completes)) { source in
      source.reduce(into: "") { $0 += $1.letter }
    },
    OperatorCase("Count", "count()", .depth(400), .soak(.completes)) { source in source.count() },
    OperatorCase("Collect", "collect()", .depth(400), .soak(.completes)) { source in source.collect() },
    OperatorCase("Contains", #"contains("b")"#) { source in source.contains("b") },
    OperatorCase("Contains", #"contains(where: { $0 > "c" })"#) { source in source.contains(where: { $0 > "c" }) },
    OperatorCase("AllSatisfy", #"allSatisfy { $0 < "b" }"#) { source in source.allSatisfy { $0 < "b" } },
  ]

  static let arraysAndGroups: [OperatorCase] = [
    OperatorCase("Collect", "collect(count: 3)", .depth(400) { source, _ in source.collect(count: 1).map { $0[0] } }) { source in
      source.collect(count: 3)
    },
    OperatorCase("Collect", "collect(count: 2, step: 1)", .depth(400)) { source in source.collect(count: 2, step: 1) },
    OperatorCase(
      "CollectEvery", "collect(every: 4, …)",
      .depth(200) { source, scheduler in source.collect(every: frames(1), skipEmpty: true, on: scheduler).map { $0[0] } }
    ) { $0.collect(every: frames(4), on: $1) },
    OperatorCase("CollectEvery", "collect(every: 4, maxCount: 2, …)") { $0.collect(every: frames(4), maxCount: 2, on: $1) },
    OperatorCase("CollectEvery", "collect(every:maxCount:skipEmpty:)", .unlisted) {
      $0.collect(every: frames(4), maxCount: 2, skipEmpty: true, on: $1)
    },
    OperatorCase(
      "CollectWithin", "collect(within: 4, …)",
      .depth(160) { source, scheduler in source.collect(within: frames(1), maxCount: 1, on: scheduler).map { $0[0] } }
    ) { $0.collect(within: frames(4), on: $1) },
    OperatorCase("CollectWithin", "collect(within:maxCount:)", .unlisted) { $0.collect(within: frames(4), maxCount: 2, on: $1) },
    OperatorCase(
      "CollectWhen", "collect(when: .interval(4, …))", .other("----x---x---x---x---x---x---x---x---x---x"), .depth(200)
    ) { source, other, _ in source.collect(when: other) },
    OperatorCase(
      "Window", "window(every: 4, …).flatMap { $0.collect() }",
      .depth(100) { $0.window(every: .seconds(10), on: $1).flatMap { $0 } }
    ) { $0.window(every: frames(4), on: $1).flatMap { $0.collect() } },
    OperatorCase("Window", "window(every: 4, maxCount: 2, …).flatMap { $0.collect() }") {
      $0.window(every: frames(4), maxCount: 2, on: $1).flatMap { $0.collect() }
    },
    OperatorCase("Window", "window(every:maxCount:), with its windows", .unlisted) {
      $0.window(every: frames(4), maxCount: 2, on: $1).flatMap { $0 }
    },
    OperatorCase("Window", "window(every:)", .unlisted) { $0.window(every: frames(4), on: $1) },
    OperatorCase("Window", "window(every:for:), with its windows", .unlisted) {
      $0.window(every: frames(4), for: frames(2), on: $1).flatMap { $0 }
    },
    OperatorCase("GroupedBy", #"grouped(by: { $0 < "c" }).flatMap { $0.signal.collect() }"#, .soak(.completes)) { source in
      source.grouped(by: { $0 < "c" }).flatMap { $0.signal.collect() }
    },
    OperatorCase(
      "GroupedByIdle", #"grouped(by: { $0 < "c" }, endingAfter: 4, …).flatMap { $0.signal.collect() }"#, .allowing(.outlivesScheduler),
      .soak(.completes)
    ) { $0.grouped(by: { $0 < "c" }, endingAfter: frames(4), on: $1).flatMap { $0.signal.collect() } },
    OperatorCase("GroupedByIdle", "grouped(by:endingAfter:), with its groups", .unlisted, .allowing(.outlivesScheduler)) {
      $0.grouped(by: { $0.number % 2 }, endingAfter: frames(4), on: $1).flatMap(\.signal)
    },
    OperatorCase("GroupedBy", "grouped(by:)", .unlisted, .soak(.completes)) { source in source.grouped { $0.number % 2 } },
    OperatorCase("GroupedBy", "grouped(by:), with its groups", .unlisted, .depth(100)) { source in
      source.grouped { $0.number % 2 }.flatMap(\.signal)
    },
  ]
}

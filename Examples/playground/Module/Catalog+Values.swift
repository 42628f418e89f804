extension Catalog {
  static let changingValues = Group(
    name: "Changing values", input: "-a-b-c-|",
    entries: [
      Entry("map { $0.uppercased() }", "input.map { $0.uppercased() }") { $0.input.map { $0.uppercased() } },
      Entry("replaceValues(with: \"x\")", "input.replaceValues(with: \"x\")") { $0.input.replaceValues(with: "x") },
      Entry("compactMap { number($0) }", "input.compactMap { number($0) }") {
        $0.input.compactMap { $0 == "b" ? nil : Catalog.number($0) }
      },
      Entry("scan(\"\") { $0 + $1 }", "input.scan(\"\") { $0 + $1 }") { $0.input.scan("") { $0 + $1 } },
      Entry("scan(into: \"\") { $0 += $1 }", "input.scan(into: \"\") { $0 += $1 }") { $0.input.scan(into: "") { $0 += $1 } },
      Entry("pairwise()", "input.pairwise()", text: Text.pair) { $0.input.pairwise().map { $0 + $1 } },
      Entry("enumerated()", "input.enumerated()", text: Text.numbered) { $0.input.enumerated().map { "\($0)\($1)" } },
      Entry("startWith(\"x\")", "input.startWith(\"x\")") { $0.input.startWith("x") },
      Entry("timestamped(on: scheduler)", "input.timestamped(on: scheduler)", text: Text.timestamp) {
        $0.input.timestamped(on: $0.scheduler).map { $0.value + frames(TickInstant.origin.duration(to: $0.instant)) }
      },
      Entry("measureInterval(on: scheduler)", "input.measureInterval(on: scheduler)", text: Text.time) {
        $0.input.measureInterval(on: $0.scheduler).map { frames($0) }
      },
      Entry("materialize().dematerialize()", "input.materialize().dematerialize()") { $0.input.materialize().dematerialize() },
    ])

  /// The place of a letter in the alphabet.
  static func number(_ letter: String) -> String {
    guard let scalar = letter.unicodeScalars.first else { return letter }
    return "\(Int(scalar.value) - 96)"
  }

  static let choosingValues = Group(
    name: "Choosing values", input: "-a-b-b-c-|",
    entries: [
      Entry("filter { $0 != \"a\" }", "input.filter { $0 != \"a\" }") { $0.input.filter { $0 != "a" } },
      Entry("removeDuplicates()", "input.removeDuplicates()") { $0.input.removeDuplicates() },
      Entry("removeDuplicates(by: { $0 <= $1 })", "input.removeDuplicates(by: { $0 <= $1 })") {
        $0.input.removeDuplicates(by: { $0 <= $1 })
      },
      Entry("skip(2)", "input.skip({0})", .count("count", 2)) { $0.input.skip($0.count(0)) },
      Entry("skip(while: { $0 != \"b\" })", "input.skip(while: { $0 != \"b\" })") { $0.input.skip(while: { $0 != "b" }) },
      Entry("skip(for: 4, …)", "input.skip(for: {0}, on: scheduler)", .time("duration", 4)) {
        $0.input.skip(for: $0.time(0), on: $0.scheduler)
      },
      Entry("skip(until: .after(6, …))", "input.skip(until: other)", other: "------x") { $0.input.skip(until: $0.other) },
      Entry("ignoreValues()", "input.ignoreValues()") { $0.input.ignoreValues(as: String.self) },
      Entry("filter { _ in false }.orIfEmpty(\"x\")", "input.filter { _ in false }.orIfEmpty(\"x\")") {
        $0.input.filter { _ in false }.orIfEmpty("x")
      },
    ])

  static let endings = Group(
    name: "Ending a signal", input: "-a-b-c-d-|",
    entries: [
      Entry("take(2)", "input.take({0})", .count("count", 2)) { $0.input.take($0.count(0)) },
      Entry("first(where: { $0 > \"b\" })", "input.first(where: { $0 > \"b\" })") { $0.input.first(where: { $0 > "b" }) },
      Entry("element(at: 1)", "input.element(at: {0})", .count("index", 1)) { $0.input.element(at: $0.count(0)) },
      Entry("takeLast(2)", "input.takeLast({0})", .count("count", 2)) { $0.input.takeLast($0.count(0)) },
      Entry("take(while: { $0 < \"c\" })", "input.take(while: { $0 < \"c\" })") { $0.input.take(while: { $0 < "c" }) },
      Entry("take(while: { $0 < \"c\" }, inclusive: true)", "input.take(while: { $0 < \"c\" }, inclusive: true)") {
        $0.input.take(while: { $0 < "c" }, inclusive: true)
      },
      Entry("take(for: 4, …)", "input.take(for: {0}, on: scheduler)", .time("duration", 4)) {
        $0.input.take(for: $0.time(0), on: $0.scheduler)
      },
      Entry("take(until: .after(6, …))", "input.take(until: other)", other: "------x") { $0.input.take(until: $0.other) },
    ])

  static let oneResult = Group(
    name: "One result", input: "-a-b-c-|",
    entries: [
      Entry("reduce(\"\") { $0 + $1 }", "input.reduce(\"\") { $0 + $1 }") { $0.input.reduce("") { $0 + $1 } },
      Entry("count()", "input.count()") { $0.input.count().map { "\($0)" } },
      Entry("collect()", "input.collect()", text: Text.array) { $0.input.collect().map { Catalog.text($0) } },
      Entry("contains(\"b\")", "input.contains(\"b\")", text: Text.flag) { $0.input.contains("b").map { $0 ? "t" : "f" } },
      Entry("contains(where: { $0 > \"c\" })", "input.contains(where: { $0 > \"c\" })", text: Text.flag) {
        $0.input.contains(where: { $0 > "c" }).map { $0 ? "t" : "f" }
      },
      Entry("allSatisfy { $0 < \"b\" }", "input.allSatisfy { $0 < \"b\" }", text: Text.flag) {
        $0.input.allSatisfy { $0 < "b" }.map { $0 ? "t" : "f" }
      },
    ])

  static let arraysAndGroups = Group(
    name: "Arrays and groups", input: "-a-b--c--d-|",
    entries: [
      Entry("collect(count: 3)", "input.collect(count: {0})", .count("count", 3), text: Text.array) {
        $0.input.collect(count: Swift.max(1, $0.count(0))).map { Catalog.text($0) }
      },
      Entry("collect(count: 2, step: 1)", "input.collect(count: {0}, step: {1})", .count("count", 2), .count("step", 1), text: Text.array) {
        $0.input.collect(count: Swift.max(1, $0.count(0)), step: Swift.max(1, $0.count(1))).map { Catalog.text($0) }
      },
      Entry("collect(every: 4, …)", "input.collect(every: {0}, on: scheduler)", .time("interval", 4), text: Text.array) {
        $0.input.collect(every: $0.time(0), on: $0.scheduler).map { Catalog.text($0) }
      },
      Entry(
        "collect(every: 4, maxCount: 2, …)", "input.collect(every: {0}, maxCount: {1}, on: scheduler)", .time("interval", 4),
        .count("count", 2), text: Text.array
      ) {
        $0.input.collect(every: $0.time(0), maxCount: Swift.max(1, $0.count(1)), on: $0.scheduler).map { Catalog.text($0) }
      },
      Entry("collect(when: .interval(4, …))", "input.collect(when: other)", other: "----x---x---x", text: Text.array) {
        $0.input.collect(when: $0.other).map { Catalog.text($0) }
      },
      Entry(
        "window(every: 4, …).flatMap { $0.collect() }", "input.window(every: {0}, on: scheduler).flatMap { $0.collect() }",
        .time("interval", 4), text: Text.array
      ) {
        $0.input.window(every: $0.time(0), on: $0.scheduler).flatMap { $0.collect() }.map { Catalog.text($0) }
      },
      Entry(
        "window(every: 4, maxCount: 2, …).flatMap { $0.collect() }",
        "input.window(every: {0}, maxCount: {1}, on: scheduler).flatMap { $0.collect() }", .time("interval", 4), .count("count", 2),
        text: Text.array
      ) {
        $0.input.window(every: $0.time(0), maxCount: Swift.max(1, $0.count(1)), on: $0.scheduler).flatMap { $0.collect() }
          .map { Catalog.text($0) }
      },
    ])

  static func text(_ values: [String]) -> String { values.reduce("") { $0 + $1 } }
}

import Laws
import TickStreams
import TickStreamsTesting

extension OperatorCase {
  static let changingValues: [OperatorCase] = [
    OperatorCase("Map", "map { $0.uppercased() }", .depth(400)) { source in source.map { $0.letter.uppercased() } },
    OperatorCase("Map", "map to its own type", .unlisted, .depth(1_000)) { source in source.map { LawValue($0.number + 1) } },
    OperatorCase("ReplaceValues", #"replaceValues(with: "x")"#, .depth(400)) { source in source.replaceValues(with: "x") },
    OperatorCase("CompactMap", "compactMap { number($0) }", .depth(400)) { source in source.compactMap { $0 == "b" ? nil : "\($0.number)" }
    },
    OperatorCase("CompactMap", "compactMap to its own type", .unlisted, .depth(1_000)) { source in
      source.compactMap { $0 == "b" ? nil : $0 }
    },
    OperatorCase("TryMap", "tryMap { try number($0) }", .depth(400)) { source in
      source.tryMap { value throws(LawFailure) in if value == "b" { throw LawFailure() } else { "\(value.number)" } }
    },
    OperatorCase("TryMap", "tryMap to its own type", .unlisted, .depth(700)) { source in
      source.tryMap { value throws(LawFailure) in if value == "c" { throw LawFailure() } else { value } }
    },
    OperatorCase("Scan", #"scan("") { $0 + $1 }"#, .depth(400), .unsoaked("its text grows")) { source in source.scan("") { $0 + $1.letter }
    },
    OperatorCase("Scan", "scan to its own type", .unlisted, .depth(700)) { source in
      source.scan(0) { LawValue($0.number &+ $1.number) }
    },
    OperatorCase("Scan", #"scan(into: "") { $0 += $1 }"#, .depth(400), .unsoaked("its text grows")) { source in
      source.scan(into: "") { $0 += $1.letter }
    },
    OperatorCase("Scan", "scan(into:) to a number", .unlisted, .depth(400)) { source in source.scan(into: 0) { $0 &+= $1.number } },
    OperatorCase("Pairwise", "pairwise()", .depth(400) { source, _ in source.startWith(0).pairwise().map { $1 } }) { source in
      source.pairwise()
    },
    OperatorCase("Enumerated", "enumerated()", .depth(400) { source, _ in source.enumerated().map(\.element) }) { source in
      source.enumerated()
    },
    OperatorCase("StartWith", #"startWith("x")"#, .depth(1_000) { source, _ in source.startWith() }) { source in source.startWith("x") },
    OperatorCase("StartWith", "startWith of two", .unlisted) { source in source.startWith(-1, 0) },
    OperatorCase(
      "Timestamped", "timestamped(on: scheduler)", .depth(400),
      .example { source, _, scheduler in source.timestamped(on: scheduler) }
    ) { source, scheduler in source.timestamped(on: scheduler).map(\.value) },
    OperatorCase("MeasureInterval", "measureInterval(on: scheduler)", .depth(400)) { $0.measureInterval(on: $1) },
    OperatorCase("Materialize", "materialize()", .allowing(.catchesFailures), .depth(400)) { source in source.materialize() },
    OperatorCase("Dematerialize", "materialize().dematerialize()", .depth(400)) { source in source.materialize().dematerialize() },
  ]
}

/// The figures of a run over all cases of a file.
struct Report {
  let name: String
  private(set) var run = 0
  private(set) var passed = 0
  /// Cases that neither pass nor fall under a rule, and how they differ.
  private(set) var failures: [String] = []
  private var excluded: [String: [String]] = [:]
  private var missing: [String: Int] = [:]

  init(of name: String) {
    self.name = name
  }

  /// How many cases fall under a rule.
  func count(of exclusion: Exclusion) -> Int { excluded[exclusion.rule]?.count ?? 0 }

  mutating func add(_ record: Record, _ verdict: Verdict) {
    run += 1
    if case .passed = verdict {
      passed += 1
      return
    }
    if case .notOffered(let names) = verdict {
      for name in Set(names) { missing[name, default: 0] += 1 }
    }
    if let exclusion = Exclusion.covering(record, verdict) {
      excluded[exclusion.rule, default: []].append(record.id)
    } else {
      failures.append("\(record.id): \(verdict.explanation)")
    }
  }
}

extension Verdict {
  var explanation: String {
    switch self {
    case .passed: "passed"
    case .notOffered(let names): "not offered: \(names.joined(separator: ", "))"
    case .unfit(let forms): "not offered in this form: \(forms.joined(separator: ", "))"
    case .differs(let differences): differences.map { "\n    \($0.text)" }.joined()
    }
  }
}

extension Report: CustomStringConvertible {
  var description: String {
    var lines = ["conformance: \(name): run \(run), passed \(passed), excluded \(excluded.values.joined().count), failed \(failures.count)"]
    for exclusion in Exclusion.all {
      guard let ids = excluded[exclusion.rule] else { continue }
      lines.append("  \(ids.count) excluded: \(exclusion.rule): \(exclusion.reason)")
      lines.append("    \(ids.joined(separator: " "))")
    }
    for (name, count) in missing.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("  not offered: \(count) × \(name)")
    }
    return lines.joined(separator: "\n")
  }
}

import Foundation

/// The figures of one contender in one case.
struct Row: Encodable {
  let suite: String
  let `case`: String
  let who: String
  let median: Double
  let min: Double
  let max: Double
  let unit: String

  init?(_ experiment: Experiment, _ figure: Figure, _ contender: Contender, _ values: [Double]) {
    let sorted = values.filter(\.isFinite).sorted()
    guard let least = sorted.first, let most = sorted.last else { return nil }
    suite = experiment.suite
    `case` = experiment.caseName(figure)
    who = contender.who
    median = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    min = least
    max = most
    unit = figure.unit
  }
}

/// Writes what was measured, a case at a time.
struct Report {
  let isJSON: Bool
  private var suite = ""

  init(isJSON: Bool) {
    self.isJSON = isJSON
  }

  /// - Parameters:
  ///   - experiment: What was measured.
  ///   - results: For each contender, its figures in each run.
  /// - Throws: If a row cannot be encoded.
  mutating func add(_ experiment: Experiment, _ results: [(contender: Contender, runs: [[Double]])]) throws {
    for (index, figure) in experiment.figures.enumerated() {
      let rows = results.compactMap { result in
        Row(experiment, figure, result.contender, result.runs.map { $0[index] }).map { (result.contender, $0) }
      }
      if isJSON { try writeJSON(rows.map(\.1)) } else { writeTable(experiment, figure, rows) }
    }
  }

  private func writeJSON(_ rows: [Row]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for row in rows { write(String(decoding: try encoder.encode(row), as: UTF8.self)) }
  }

  private mutating func writeTable(_ experiment: Experiment, _ figure: Figure, _ rows: [(Contender, Row)]) {
    if suite != experiment.suite {
      suite = experiment.suite
      write("\n## \(suite)")
    }
    let best = !figure.isCompared ? nil : rows.filter { !$0.0.isFloor && !$0.0.isOurs }.map(\.1.median).filter { $0 > 0 }.min()
    let number = rows.isEmpty ? 0 : experiment.runs
    write("\n**\(experiment.caseName(figure))**, \(figure.unit), \(number == 1 ? "one run" : "median of \(number)")\n")
    write("| | median | min | max | of the best peer |\n|---|---:|---:|---:|---:|")
    for (contender, row) in rows.sorted(by: { $0.1.median < $1.1.median }) {
      let who = contender.isOurs ? "**\(row.who)**" : row.who
      let ratio = best.map { Self.digits(row.median / $0) + " ×" } ?? ""
      write("| \(who) | \(Self.digits(row.median)) | \(Self.digits(row.min)) | \(Self.digits(row.max)) | \(ratio) |")
    }
  }

  /// Three digits that count, or all before the point.
  private static func digits(_ value: Double) -> String {
    let size = abs(value)
    return String(format: size >= 99.95 || size == 0 ? "%.0f" : size >= 9.995 ? "%.1f" : size >= 0.9995 ? "%.2f" : "%.3f", value)
  }

  private func write(_ line: String) {
    print(line)
    fflush(nil)
  }
}

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

/// Writes the measurements, a case at a time.
struct Report {
  let isJSON: Bool
  private var suite = ""
  /// One line per figure that we have.
  private(set) var lines: [Line] = []
  private var hasNotes = false

  /// Ours, the best peer's and the lowest floor's.
  struct Line {
    let suite: String
    let name: String
    let unit: String
    let ours: Double
    /// Only of a figure that is compared.
    let ratio: Double?
    let peer: (who: String, value: Double)?
    let floor: (who: String, value: Double)?
  }

  init(isJSON: Bool) {
    self.isJSON = isJSON
  }

  /// - Parameters:
  ///   - experiment: The experiment that was measured.
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
    let sorted = rows.sorted { $0.1.median < $1.1.median }
    let best = sorted.first { !$0.0.isFloor && !$0.0.isOurs }
    func ratio(_ row: Row) -> String {
      guard figure.isCompared, let best, best.1.median > 0 else { return "" }
      return Self.digits(row.median / best.1.median) + "×"
    }
    write("\n**\(experiment.caseName(figure))**, \(figure.unit), \(experiment.runs == 1 ? "one run" : "median of \(experiment.runs)")\n")
    write("| | median | min | max | of the best peer |\n|---|---:|---:|---:|---:|")
    let noted = Recorded.figures(experiment.suite, experiment.caseName(figure))
    for (contender, row) in sorted {
      let who = contender.isOurs ? "**\(row.who)**" : row.who
      write("| \(who) | \(Self.digits(row.median)) | \(Self.digits(row.min)) | \(Self.digits(row.max)) | \(ratio(row)) |")
    }
    for peer in noted { write("| \(peer.who), noted | \(Self.digits(peer.value)) | | | |") }
    hasNotes = hasNotes || !noted.isEmpty
    guard let ours = sorted.first(where: { $0.0.who == "TickStreams" }) else { return }
    let floor = sorted.first { $0.0.isFloor }
    lines.append(
      Line(
        suite: suite, name: experiment.caseName(figure), unit: figure.unit, ours: ours.1.median,
        ratio: best.flatMap { figure.isCompared && $0.1.median > 0 ? ours.1.median / $0.1.median : nil },
        peer: best.map { ($0.1.who, $0.1.median) }, floor: floor.map { ($0.1.who.replacing("FLOOR ", with: ""), $0.1.median) })
    )
  }

  /// Writes the summary.
  func finish() {
    if hasNotes { write("\n\(Recorded.note)") }
    guard !lines.isEmpty else { return }
    write("\n## Summary\n\n| suite | case | TickStreams | best peer | of the best peer | floor |\n|---|---|---:|---:|---:|---:|")
    func cell(_ other: (who: String, value: Double)?) -> String { other.map { "\(Self.digits($0.value)) \($0.who)" } ?? "" }
    for line in lines {
      let ratio = line.ratio.map { Self.digits($0) + "×" } ?? ""
      write(
        "| \(line.suite) | \(line.name), \(line.unit) | \(Self.digits(line.ours)) | \(cell(line.peer)) | \(ratio) | \(cell(line.floor)) |")
    }
  }

  /// Three digits that count, or all before the point.
  static func digits(_ value: Double) -> String {
    let size = abs(value)
    return String(format: size >= 99.95 || size == 0 ? "%.0f" : size >= 9.995 ? "%.1f" : size >= 0.9995 ? "%.2f" : "%.3f", value)
  }

  private func write(_ line: String) {
    print(line)
    fflush(nil)
  }
}

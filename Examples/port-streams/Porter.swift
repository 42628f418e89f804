import Foundation

/// Ports files in rounds.
final class Porter {
  typealias Check = (_ files: [PortedFile], _ limit: Duration) throws -> [Diagnostic]?

  private let files: [PortedFile]
  private let check: Check
  private var left: [Diagnostic] = []
  private var history: [String] = []

  /// - Parameters:
  ///   - files: The files to change.
  ///   - check: What the compiler says of them, or `nil` if it has not finished after the limit.
  init(_ files: [PortedFile], check: @escaping Check) {
    self.files = files
    self.check = check
  }

  /// Whether everything compiles without a porting message.
  var isDone: Bool { !left.contains { $0.kind == .error || $0.isAnswer } }

  func run(atMost rounds: Int) throws {
    for file in files { file.replaceImports() }
    let start = ContinuousClock.now
    guard let before = try check(files, .seconds(600)) else { throw SlowCheck() }
    // A chain that the type checker cannot resolve takes minutes. A short check may take longer, since fewer errors let it do more.
    let limit = max(start.duration(to: .now) * 2, .seconds(10))
    defer { keepWhatGotWorse(before) }
    left = before
    for round in 1...max(1, rounds) {
      let errors = left.count { $0.kind == .error }
      let answers = left.count { $0.isAnswer }
      let texts = files.map(\.text)
      var applied = 0
      for file in files { applied += apply(to: file, isFirst: round == 1) }
      history.append("round \(round): \(errors) errors, \(answers) answers, \(applied) applied")
      // A replacement that changes nothing would come again in each round.
      if files.map(\.text) == texts { return }
      do {
        guard let now = try check(files, limit) else { throw SlowRound(limit: limit) }
        left = now
      } catch let error where error is SlowRound || error is CompilerError {
        for (file, text) in zip(files, texts) { file.text = text }
        history.append("round \(round) is taken back: \(error)")
        return
      }
    }
  }

  /// Leaves a file as it was, if the changes have given it more errors than the compiler found with its imports changed alone.
  private func keepWhatGotWorse(_ before: [Diagnostic]) {
    for file in files {
      let errors = [before, left].map { $0.count { $0.file == file.url.path && $0.kind == .error } }
      guard errors[1] > errors[0] else { continue }
      file.restore()
      left = left.filter { $0.file != file.url.path } + before.filter { $0.file == file.url.path }
      history.append("\(file.name): left as it was, with \(errors[0]) errors; the changes would have given it \(errors[1])")
    }
  }

  /// Applies the replacements that are possible in a file, and returns their number.
  private func apply(to file: PortedFile, isFirst: Bool) -> Int {
    let source = Source(file.text)
    let rules = Rules(source: source)
    // Before all others, since some of those write `.signal`.
    var edits: [[Edit]] = isFirst && file.imports.contains("ReactiveSwift") ? Properties.edits(source).map { [$0] } : []
    if edits.isEmpty {
      edits = Schedulers.edits(source).map { [$0] }
      for diagnostic in left where diagnostic.file == file.url.path && diagnostic.isAnswer {
        guard let offset = file.offset(line: diagnostic.line, column: diagnostic.column) else { continue }
        let found = rules.edits(for: diagnostic, at: offset)
        if !found.isEmpty { edits.append(found) }
      }
    }
    // From the end to the beginning, and none that meets one before: the next round has it.
    var taken: [Edit] = []
    var applied = 0
    for group in Set(edits).sorted(by: { ($0[0].start, $0[0].end) > ($1[0].start, $1[0].end) }) {
      let meets = group.contains { new in taken.contains { new.start < $0.end && $0.start < new.end || new.start == $0.start } }
      if meets { continue }
      taken += group
      applied += 1
    }
    var bytes = source.bytes
    for edit in taken.sorted(by: { $0.start > $1.start }) { bytes.replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf8)) }
    file.text = String(decoding: bytes, as: UTF8.self)
    return applied
  }

  // MARK: - The report

  var report: String {
    var lines = history
    let differences = files.map(\.difference).filter { !$0.isEmpty }
    if !differences.isEmpty { lines += ["", differences.joined()] }
    for file in files {
      let source = file.text.lines
      let open = left.filter { $0.file == file.url.path && ($0.kind == .error || $0.isAnswer) }
        .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      let traps = Traps.lines(of: file)
      guard !open.isEmpty || !traps.isEmpty else { continue }
      lines.append("== \(file.name)")
      for diagnostic in open {
        let code = source.indices.contains(diagnostic.line - 1) ? source[diagnostic.line - 1].trimmingCharacters(in: .whitespaces) : ""
        lines += ["\(diagnostic.line): \(code)", "  \(diagnostic.kind.rawValue): \(diagnostic.text)"]
      }
      if !traps.isEmpty { lines.append("-- what no compiler can check, by the lines of the original") }
      lines += traps
    }
    let errors = left.count { $0.kind == .error }
    let answers = left.count { $0.kind == .warning && $0.isAnswer }
    lines.append(isDone ? "everything compiles" : "left: \(errors) errors, \(answers) old spellings that compile")
    return lines.joined(separator: "\n")
  }
}

/// The compiler does not finish in time with the changes of a round.
private struct SlowRound: Error, CustomStringConvertible {
  let limit: Duration
  var description: String { "with its changes the check took longer than \(limit.components.seconds) s" }
}

/// The compiler does not finish with the files as they are.
struct SlowCheck: Error, CustomStringConvertible {
  var description: String { "the compiler needs more than ten minutes for these files: pass fewer" }
}

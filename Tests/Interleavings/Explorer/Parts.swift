import Foundation

/// Runs the programs in as many processes as there are processors, since one process lets one thread run at a time.
struct Parts {
  /// The result of a process: the last line that it prints.
  private struct Total {
    var passed = 0
    var failed = 0
    var runs = 0
  }

  private let count = ProcessInfo.processInfo.activeProcessorCount
  private let options: Options

  init(_ options: Options) { self.options = options }

  /// Runs all processes, prints their output, and returns the exit status.
  func run() -> Int32 {
    let beginning = ContinuousClock.now
    var total = Total()
    let children = (0..<count).map { start(part: $0) }
    for (part, child) in children.enumerated() {
      let text = String(decoding: child.output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      child.process.waitUntilExit()
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      let numbers = lines.last?.split(separator: " ").compactMap { Int($0) } ?? []
      if lines.last?.hasPrefix(Self.mark) == true, numbers.count == 3 {
        lines.removeLast()
        total.passed += numbers[0]
        total.failed += numbers[1]
        total.runs += numbers[2]
      } else {
        lines.append("part \(part) ended early")
        total.failed += 1
      }
      print(lines.joined(separator: "\n"))
    }
    Report.finish(passed: total.passed, failed: total.failed, runs: total.runs, since: beginning)
    return total.failed == 0 ? 0 : 1
  }

  static let mark = "part:"

  private func start(part: Int) -> (process: Foundation.Process, output: Pipe) {
    let (process, output) = (Foundation.Process(), Pipe())
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--part", "\(part)/\(count)"] + (options.limit.map { ["--limit", "\($0)"] } ?? [])
    process.standardOutput = output
    do { try process.run() } catch { Options.stop("cannot run another process: \(error)") }
    return (process, output)
  }
}

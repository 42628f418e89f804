import Foundation

/// Runs one contender once, in a new process.
enum Worker {
  /// In the worker: finds the contender that is named exactly so, runs it and prints its figures.
  static func work(_ options: Options) throws {
    for experiment in experiments where options.suites.contains(experiment.suite) && experiment.name == options.caseFilter {
      for contender in experiment.contenders where contender.who == options.whoFilter {
        print(contender.run().map { "\($0)" }.joined(separator: " "))
        return
      }
    }
    throw Complaint("there is no contender “\(options.whoFilter)” in “\(options.caseFilter)”")
  }

  /// In the parent: starts a worker and reads its figures.
  static func run(_ contender: Contender, of experiment: Experiment) throws -> [Double] {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["--worker", experiment.suite, "--case", experiment.name, "--who", contender.who]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let values = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard process.terminationStatus == 0, values.count == experiment.figures.count else {
      throw Complaint("\(contender.who) failed in \(experiment.suite), \(experiment.name): \(text)")
    }
    return values
  }
}

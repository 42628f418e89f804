import Foundation

// swift run -c release --package-path Benchmarks tick-bench [SUITE …] [--quick] [--json]

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.isHelp {
    print(Options.usage)
  } else if options.isWorker {
    try Worker.work(options)
  } else {
    // For the workers, which are separate processes.
    if options.isQuick { setenv("TICK_BENCH_QUICK", "1", 1) }
    var report = Report(isJSON: options.isJSON)
    for experiment in experiments where options.wants(experiment) {
      try measure(experiment, options, &report)
    }
    report.finish()
    if let path = options.chart { try Chart(report.lines).write(to: path) }
  }
} catch let complaint as Complaint {
  FileHandle.standardError.write(Data("tick-bench: \(complaint.words)\n\n\(Options.usage)\n".utf8))
  exit(2)
}

/// Runs the contenders in turn, so that a busy minute of the machine burdens all of them alike.
func measure(_ planned: Experiment, _ options: Options, _ report: inout Report) throws {
  var experiment = planned
  experiment.runs = options.runs ?? (options.isQuick ? Quick.runs(planned) : planned.runs)
  let contenders = experiment.contenders.filter { options.wants($0, in: planned) }
  var runs = contenders.map { _ in [[Double]]() }
  for run in 0..<experiment.runs {
    for (index, contender) in contenders.enumerated() {
      progress("\(experiment.suite), \(experiment.name): run \(run + 1) of \(experiment.runs), \(contender.who)")
      runs[index].append(try Worker.run(contender, of: experiment))
    }
  }
  progress("")
  try report.add(experiment, Array(zip(contenders, runs)).map { (contender: $0.0, runs: $0.1) })
}

/// A line on standard error for the current step.
func progress(_ text: String) {
  let isTerminal = isatty(STDERR_FILENO) == 1
  if isTerminal {
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  } else if !text.isEmpty {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

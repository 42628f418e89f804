/// The options on the command line.
struct Options {
  var suites: Set<String> = []
  var isJSON = false
  /// Only cases whose name contains this.
  var caseFilter = ""
  /// Only contenders whose name contains this.
  var whoFilter = ""
  /// Instead of each case's own number of runs.
  var runs: Int?
  /// Run one contender once, in this process, and print its figures.
  var isWorker = false
  /// A selection that takes some minutes.
  var isQuick = false
  /// Where to write the chart, without the suffix.
  var chart: String?
  var isHelp = false

  static let usage = """
    usage: tick-bench [SUITE …] [--quick] [--chart PATH] [--json] [--case TEXT] [--who TEXT] [--runs N]

    SUITE        \(suiteNames.joined(separator: ", ")); all of them if left out
    --quick      the whole picture in some minutes: a case or two of each suite, without tasks and streams
    --chart PATH writes PATH.svg and PATH~dark.svg: what we cost beside the best peer
    --json       one object a line instead of a table
    --case TEXT  only cases whose name contains TEXT
    --who TEXT   only contenders whose name contains TEXT
    --runs N     N runs of each, instead of 7 (3 for the long ones)
    --worker     with one suite, case and contender named: one run, in this process, for profilers
    """

  static var suiteNames: [String] {
    experiments.map(\.suite).reduce(into: []) { names, suite in if names.last != suite { names.append(suite) } }
  }

  /// - Throws: ``Complaint`` about an unknown option.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Complaint("\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--quick": isQuick = true
      case "--chart": chart = try value(of: argument)
      case "--worker": isWorker = true
      case "--help", "-h": isHelp = true
      case "--case": caseFilter = try value(of: argument)
      case "--who": whoFilter = try value(of: argument)
      case "--runs":
        guard let number = Int(try value(of: argument)), number > 0 else { throw Complaint("--runs needs a number above zero") }
        runs = number
      case let suite where Self.suiteNames.contains(suite): suites.insert(suite)
      default: throw Complaint("there is no \(argument)")
      }
    }
  }

  func wants(_ experiment: Experiment) -> Bool {
    (suites.isEmpty || suites.contains(experiment.suite)) && (!isQuick || Quick.has(experiment))
      && (caseFilter.isEmpty || experiment.name.contains(caseFilter))
  }

  func wants(_ contender: Contender, in experiment: Experiment) -> Bool {
    (whoFilter.isEmpty || contender.who.contains(whoFilter)) && (!isQuick || Quick.has(contender, in: experiment))
  }
}

/// A reason to stop, in words.
struct Complaint: Error {
  let words: String

  init(_ words: String) {
    self.words = words
  }
}

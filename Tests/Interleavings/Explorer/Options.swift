import Foundation

/// The options of the command line.
struct Options {
  var lists = false
  /// Whether to count the locks of some ways instead.
  var counts = false
  var program: String?
  var replay: Schedule?
  /// Which share of the programs to run.
  var part: (index: Int, count: Int)?
  /// How many runs the search for all orders may take, for every program.
  var limit: Int?

  init(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      switch option {
      case "--list": lists = true
      case "--walks": counts = true
      case "--program": program = rest.popFirst()
      case "--limit": limit = rest.popFirst().flatMap { Int($0) }
      case "--replay":
        guard let text = rest.popFirst(), let schedule = Schedule(text) else { Self.stop("--replay needs a list such as 0:>1,17:1>0") }
        replay = schedule
      case "--part":
        let numbers = rest.popFirst()?.split(separator: "/").compactMap { Int($0) } ?? []
        guard numbers.count == 2, numbers[1] > 0 else { Self.stop("--part needs two numbers such as 0/2") }
        part = (numbers[0], numbers[1])
      default: Self.stop("unknown option \(option)")
      }
    }
    if replay != nil, program == nil { Self.stop("--replay needs --program") }
  }

  /// Whether a program is to be run.
  func takes(_ program: Program, at index: Int) -> Bool {
    if let name = self.program { return program.name == name }
    return part.map { index % $0.count == $0.index } ?? true
  }

  static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }
}

import Foundation

/// What the command line says.
struct Options {
  var lists = false
  var program: String?
  var replay: Schedule?
  /// How many runs the search for all orders may take, for every program.
  var limit: Int?

  init(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      switch option {
      case "--list": lists = true
      case "--program": program = rest.popFirst()
      case "--limit": limit = rest.popFirst().flatMap { Int($0) }
      case "--replay":
        guard let text = rest.popFirst(), let schedule = Schedule(text) else { Self.stop("--replay needs a list such as 0:>1,17:1>0") }
        replay = schedule
      default: Self.stop("unknown option \(option)")
      }
    }
  }

  static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }
}

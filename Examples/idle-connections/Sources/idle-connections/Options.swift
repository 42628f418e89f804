import Foundation

/// The options on the command line.
struct Options {
  var connections = 5_000
  var time = Duration.seconds(10)
  var limit = Duration.seconds(2)

  init(_ arguments: ArraySlice<String>) {
    var arguments = arguments
    while let name = arguments.popFirst() {
      if ["--help", "-h"].contains(name) {
        print(Self.help)
        exit(0)
      }
      guard ["--connections", "--seconds", "--limit"].contains(name) else { Self.stop("unknown option '\(name)'") }
      let text = arguments.popFirst()
      guard let value = text.flatMap({ Double($0) }), value > 0, value <= 1_000_000 else {
        Self.stop("\(name) needs a number from 0 to 1000000, not '\(text ?? "")'")
      }
      switch name {
      case "--connections": connections = Int(value.rounded(.up))
      case "--seconds": time = .seconds(value)
      default: limit = .seconds(value)
      }
    }
  }

  private static let help = """
    usage: idle-connections [--connections N] [--seconds S] [--limit S]

    An echo server with an idle timer for each connection, and its clients in the same process. Some clients go on
    talking, others fall silent and are closed; the figures of the server's scheduler come at the end.

      --connections N  how many clients, 5000
      --seconds S      how long they talk, 10
      --limit S        how long a connection may be silent, 2
      --help           prints this

    For example: idle-connections --connections 200 --seconds 5 --limit 1.5
    """

  private static func stop(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("idle-connections: \(reason)\nidle-connections --help tells more\n".utf8))
    exit(64)
  }
}

/// Lets the process have as many open files as it may: two for each connection.
func raiseFileLimit() {
  var limit = rlimit()
  #if canImport(Glibc)
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    let files = RLIMIT_NOFILE
  #endif
  guard getrlimit(files, &limit) == 0 else { return }
  limit.rlim_cur = limit.rlim_max
  _ = setrlimit(files, &limit)
}

/// The processor time of the process.
func processorTime() -> Duration { .seconds(Double(clock()) / Double(CLOCKS_PER_SEC)) }

extension Double {
  /// With one digit after the point.
  var formatted: String { String(format: "%.1f", self) }
}

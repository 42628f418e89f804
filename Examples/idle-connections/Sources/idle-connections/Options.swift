import Foundation

/// What the command line says.
struct Options {
  var connections = 5_000
  var time = Duration.seconds(10)
  var limit = Duration.seconds(2)

  init(_ arguments: ArraySlice<String>) {
    var arguments = arguments
    while let name = arguments.popFirst() {
      guard let value = arguments.popFirst().flatMap({ Double($0) }), value > 0 else { Self.stop() }
      switch name {
      case "--connections": connections = Int(value)
      case "--seconds": time = .seconds(value)
      case "--limit": limit = .seconds(value)
      default: Self.stop()
      }
    }
  }

  private static func stop() -> Never {
    print("usage: idle-connections [--connections 5000] [--seconds 10] [--limit 2]")
    exit(2)
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
  /// With one digit behind the point.
  var formatted: String { String(format: "%.1f", self) }
}

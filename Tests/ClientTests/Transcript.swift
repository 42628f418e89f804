import Synchronization

/// Collects the output of a sample, so that it can be compared with the output in the documentation.
nonisolated final class Transcript: Sendable {
  @TaskLocal static var current: Transcript?

  private let lines = Mutex<[String]>([])

  /// The lines that `sample` prints.
  static func of(_ sample: () throws -> Void) rethrows -> [String] {
    let transcript = Transcript()
    try $current.withValue(transcript) { try sample() }
    return transcript.lines.withLock { $0 }
  }

  /// The lines that an asynchronous `sample` prints.
  static func awaiting(_ sample: () async throws -> Void) async rethrows -> [String] {
    let transcript = Transcript()
    try await $current.withValue(transcript) { try await sample() }
    return transcript.lines.withLock { $0 }
  }

  fileprivate func add(_ line: String) { lines.withLock { $0.append(line) } }
}

/// Hides the function of the standard library, of which it has the signature, in the samples: output that no test compares is not printed.
nonisolated func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let line = items.map { "\($0)" }.joined(separator: separator)
  Transcript.current?.add(line)
}

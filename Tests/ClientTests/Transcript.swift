import Synchronization

/// Collects what a sample prints, so that it can be compared with the output that the documentation shows.
nonisolated final class Transcript: Sendable {
  @TaskLocal static var current: Transcript?

  private let lines = Mutex<[String]>([])

  /// What `sample` prints, line by line.
  static func of(_ sample: () throws -> Void) rethrows -> [String] {
    let transcript = Transcript()
    try $current.withValue(transcript) { try sample() }
    return transcript.lines.withLock { $0 }
  }

  /// What an asynchronous `sample` prints, line by line.
  static func awaiting(_ sample: () async throws -> Void) async rethrows -> [String] {
    let transcript = Transcript()
    try await $current.withValue(transcript) { try await sample() }
    return transcript.lines.withLock { $0 }
  }

  fileprivate func add(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}

/// What samples call instead of the standard library's, whose signature it has in order to hide it.
nonisolated func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let line = items.map { "\($0)" }.joined(separator: separator)
  if let transcript = Transcript.current { transcript.add(line) } else { Swift.print(line, terminator: terminator) }
}

// Lines on standard output and standard error.
//
//   swift run reconnecting-socket | head -3

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes whole lines, unbuffered, so that a reader gets each one when it is written.
enum Console {
  /// Ends the program quietly if the reader has gone.
  static func print(_ line: String) {
    if !write(line, to: STDOUT_FILENO) { exit(errno == EPIPE ? 0 : 74) }
  }

  static func note(_ line: String) {
    _ = write(line, to: STDERR_FILENO)
  }

  private static func write(_ line: String, to descriptor: Int32) -> Bool {
    var rest = Array("\(line)\n".utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send($0, to: descriptor) }
      if count > 0 { rest.removeFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }

  private static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Makes a write to a closed pipe fail, instead of ending the program with SIGPIPE.
  static func expectClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}

// Lines on standard output and standard error.
//
//   swift run heartbeat --virtual
import Foundation

/// Writes whole lines, unbuffered, so that a reader gets each one when it is written.
enum Console {
  /// Ends the program if nothing more can be written: quietly if the reader has closed its end.
  static func print(_ line: some CustomStringConvertible) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
      if (error as NSError).codes.contains(Int(EPIPE)) { exit(0) }
      note("heartbeat: \(error.localizedDescription)")
      exit(74)
    }
  }

  static func note(_ line: some CustomStringConvertible) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Makes a write to a closed pipe fail, instead of ending the program with SIGPIPE.
  static func expectClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Beats go to standard output, the outcomes of their requests to standard error.
  static func show(_ report: Report) {
    if case .beat = report { print(report) } else { note(report) }
  }
}

extension NSError {
  /// Its code, and the codes of the underlying errors.
  fileprivate var codes: [Int] {
    [code] + ((userInfo[NSUnderlyingErrorKey] as? NSError)?.codes ?? [])
  }
}

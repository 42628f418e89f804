// Lines on standard output and standard error.
//
//   swift run heartbeat --virtual
import Foundation

/// Writes whole lines, unbuffered, so that a reader gets each one when it is written.
enum Console {
  /// Ends the program if nothing more can be written: quietly if the reader has closed its end, where the caller can also go on, with the result `false`.
  @discardableResult
  static func print(_ line: some CustomStringConvertible, endsIfClosed: Bool = true) -> Bool {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
      return true
    } catch {
      if (error as NSError).codes.contains(Int(EPIPE)) {
        if endsIfClosed { exit(0) }
        return false
      }
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
  @discardableResult
  static func show(_ report: Report, endsIfClosed: Bool = true) -> Bool {
    if case .beat = report { return print(report, endsIfClosed: endsIfClosed) }
    note(report)
    return true
  }
}

extension NSError {
  /// Its code, and the codes of the underlying errors.
  fileprivate var codes: [Int] {
    [code] + ((userInfo[NSUnderlyingErrorKey] as? NSError)?.codes ?? [])
  }
}
